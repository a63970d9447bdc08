/* Sentences in pairs: English, German. A key may begin with the id of a game, `<game>.deal`: there it is said differently. */
export type Sentences = Readonly<Record<string, readonly [en: string, de: string]>>;
