// How the characters look that sit down when a bot is asked to play, by their ids in src/novastate/server/cast.toml,
// and the leaders of 51st State. Whoever is not named here is drawn from the id alone.
import type { Parts } from './look';

type Row = [hat: string, eyes: string, mouth: string, skin: number, hair?: number];

const WASTELAND: Record<string, Row> = {
  magda_voss: ['aviator', 'goggles_up', 'plain', 0, 1],
  old_tully: ['miner', 'plain', 'beard', 1, 5],
  sister_ash: ['hood', 'paint', 'mask', 6, 0],
  deacon_pike: ['cowboy', 'scar', 'moustache', 2, 0],
  juno_wrench: ['mohawk', 'goggles', 'smile', 3, 6],
  mama_diesel: ['wrap', 'plain', 'smile', 4, 0],
  kit_sparrow: ['cap', 'plain', 'bandana', 5, 2],
  ezra_flint: ['bald', 'patch', 'stubble', 1, 0],
  vera_sand: ['long', 'glasses', 'plain', 2, 0],
  gus_tallow: ['cowboy', 'plain', 'beard', 0, 2],
  queenie_bolt: ['bun', 'paint', 'plain', 3, 4],
  nails_ohara: ['none', 'scar', 'cigar', 0, 2],
  bishop_rook: ['hood', 'plain', 'beard', 4, 4],
  dr_halloran: ['none', 'glasses', 'moustache', 5, 4],
  little_moss: ['aviator', 'goggles', 'smile', 6, 1],
  ratchet: ['curls', 'goggles_up', 'bandana', 3, 0],
  ada_grit: ['miner', 'glasses', 'smile', 3, 0],
  tom_cinder: ['curls', 'plain', 'beard', 4, 0],
  yara_quill: ['long', 'paint', 'plain', 1, 6],
  boris_kettle: ['cap', 'plain', 'moustache', 0, 3],
  widow_lark: ['wrap', 'patch', 'plain', 5, 5],
  sal_copper: ['bald', 'goggles', 'cigar', 2, 1],
  iris_hollow: ['bun', 'scar', 'bandana', 4, 0],
  hob_rattle: ['mohawk', 'plain', 'stubble', 6, 3],
};

type OldRow = [...Row, dress: string];

const HISTORY: Record<string, OldRow> = {
  tavia_corvo: ['laurel', 'plain', 'plain', 1, 1, 'toga'],
  neferu: ['nemes', 'paint', 'plain', 3, 0, 'collar'],
  wen_daolan: ['topknot', 'plain', 'moustache', 5, 0, 'robe'],
  brann_hollin: ['crest', 'plain', 'beard', 0, 2, 'toga'],
  itzel_kan: ['plumes', 'paint', 'smile', 2, 0, 'collar'],
  otilie_brandt: ['wimple', 'plain', 'plain', 0, 3, 'robe'],
  yusuf_darani: ['turban', 'plain', 'beard', 2, 0, 'robe'],
  lorenz_amsel: ['beret', 'plain', 'plain', 1, 3, 'ruff'],
  temur_khal: ['fur', 'scar', 'moustache', 5, 0, 'robe'],
  abena_oti: ['crown', 'plain', 'smile', 4, 0, 'collar'],
  shen_miao: ['scholar', 'plain', 'plain', 5, 0, 'robe'],
  edith_farrow: ['bonnet', 'glasses', 'smile', 0, 2, 'cravat'],
  augustin_prell: ['top', 'plain', 'moustache', 1, 4, 'lapels'],
  leilani_kea: ['garland', 'plain', 'smile', 3, 0, 'robe'],
  marcel_dufrene: ['bicorne', 'plain', 'plain', 0, 1, 'cravat'],
  priya_nandal: ['shawl', 'glasses', 'plain', 2, 0, 'robe'],
};

/** The virtual rival of a solo game, and leaders whose names say how they look. */
const OTHERS: Record<string, Row> = {
  reaver: ['hood', 'goggles', 'mask', 5, 0],
  mr_president: ['none', 'glasses', 'smile', 0, 4],
  baby_swift: ['curls', 'goggles_up', 'smile', 5, 3],
  quartermaster_doyle: ['cap', 'glasses', 'beard', 2, 1],
  scout_ramirez: ['long', 'plain', 'bandana', 2, 0],
  foreman_kowalski: ['miner', 'plain', 'moustache', 0, 2],
  colonel_hatch: ['cap', 'patch', 'cigar', 2, 4],
  madame_fontaine: ['bun', 'plain', 'smile', 0, 6],
  hoarder_pike: ['hood', 'glasses', 'stubble', 1, 4],
};

const rows = (table: Record<string, Row | OldRow>): [string, Parts][] =>
  Object.entries(table).map(([id, [hat, eyes, mouth, skin, hair, dress]]) => [
    id,
    {
      hat,
      eyes,
      mouth,
      skin,
      ...(hair === undefined ? {} : { hair }),
      ...(dress ? { dress } : {}),
    },
  ]);

export const CAST: Readonly<Record<string, Parts>> = Object.fromEntries([
  ...rows(WASTELAND),
  ...rows(HISTORY),
  ...rows(OTHERS),
]);
