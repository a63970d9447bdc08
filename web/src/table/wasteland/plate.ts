/* What can be done at a base. */
export interface PlateInfo {
  /** The key of the choices' targets. */
  key: string;
  /** What kind of action it is; tests and colours know it by this. */
  code: string;
  label: string;
  effect: string;
  colour: string;
  used: boolean;
}
