/** Legal forms of suppliers, as the end of a name states them in English or Afrikaans. */

export const legalForms = [
  'private-company',
  'public-company',
  'state-owned-company',
  'close-corporation',
  'non-profit',
  'incorporated',
  'trust',
  'cooperative',
] as const;
export type LegalForm = (typeof legalForms)[number];

/**
 * The meaning of an ending. `limited` alone is a public company, together with `private` a private one; `none` has no
 * meaning.
 */
type Ending =
  | 'private'
  | 'limited'
  | 'state'
  | 'close'
  | 'non-profit'
  | 'incorporated'
  | 'cooperative'
  | 'none';

/** Words of one ending, the longest first, including publishers' frequent typing errors. */
const endings: readonly (readonly [Ending, readonly string[]])[] = [
  ['state', ['state owned company', 'soc']],
  ['non-profit', ['non profit company', 'nonprofit company', 'non profit organisation', 'npc', 'npo']],
  ['close', ['close corporation', 'cc', 'bk', 'c c']],
  ['cooperative', ['co operative', 'cooperative', 'koop']],
  [
    'private',
    [
      'proprietary',
      'propriety',
      'proprietory',
      'proprietry',
      'eiendoms',
      'edms',
      'pty',
      'pty0',
      'pyt',
      'ptty',
      'ptyltd',
    ],
  ],
  ['limited', ['limited', 'limted', 'limitted', 'beperk', 'bpk', 'ltd', 'ldt', 'ltd0']],
  ['incorporated', ['incorporated', 'ingelyf', 'inc']],
  ['none', ['rf']],
];

/** Endings by their last word, so that a name is compared with few of them. */
const byLastWord = Map.groupBy(
  endings.flatMap(([says, texts]) => texts.map((text) => ({ says, words: text.split(' ') }))),
  ({ words }) => words.at(-1) ?? '',
);

/** The words for a cooperative or trust stay in the name: a trust and a company with one name are two persons. */
const KEPT: ReadonlySet<Ending> = new Set(['cooperative']);

/**
 * Removes the legal form from the end of a name: `zed trading pty ltd` is `zed trading`, a private company.
 * @param words of a folded name, in order
 * @returns the remaining words, never none; the form, or null if the name states none
 */
export function readLegalForm(words: readonly string[]): { words: string[]; form: LegalForm | null } {
  const said = new Set<Ending>();
  let rest = words.slice();
  for (;;) {
    const ending = endingOf(rest);
    if (ending === undefined || ending.words.length >= rest.length) break;
    said.add(ending.says);
    if (KEPT.has(ending.says)) break;
    rest = rest.slice(0, -ending.words.length);
  }
  return { words: rest, form: rest.at(-1) === 'trust' && rest.length > 1 ? 'trust' : formOf(said) };
}

const endingOf = (words: readonly string[]) =>
  byLastWord
    .get(words.at(-1) ?? '')
    ?.find((ending) =>
      ending.words.every((word, at) => words[words.length - ending.words.length + at] === word),
    );

function formOf(said: ReadonlySet<Ending>): LegalForm | null {
  if (said.has('state')) return 'state-owned-company';
  if (said.has('non-profit')) return 'non-profit';
  if (said.has('close')) return 'close-corporation';
  if (said.has('cooperative')) return 'cooperative';
  if (said.has('private')) return 'private-company';
  if (said.has('incorporated')) return 'incorporated';
  return said.has('limited') ? 'public-company' : null;
}

/** Forms by the last two digits of a registration number; null if we have no name for the form. */
const formsOfCodes: Readonly<Record<string, LegalForm | null>> = {
  '06': 'public-company',
  '07': 'private-company',
  '08': 'non-profit',
  '09': null,
  '10': null,
  '11': null,
  '12': null,
  '20': null,
  '21': 'incorporated',
  '22': null,
  '23': 'close-corporation',
  '24': 'cooperative',
  '25': 'cooperative',
  '26': 'cooperative',
  '30': 'state-owned-company',
  '31': null,
};

/** @returns whether the company register knows the code of a legal form */
export const isKnownFormCode = (code: string): boolean => code in formsOfCodes;

/** @returns the form that a canonical registration number states */
export const formOfRegistration = (registration: string): LegalForm | null =>
  formsOfCodes[registration.slice(-2)] ?? null;

/**
 * Forms that names of one company omit or confuse: `Zed Ltd` is often written for `Zed (Pty) Ltd`. Names with forms of
 * two groups are two companies, such as `Zed CC` and `Zed (Pty) Ltd`.
 */
const groups: Readonly<Record<LegalForm, string>> = {
  'private-company': 'company',
  'public-company': 'company',
  'state-owned-company': 'company',
  'close-corporation': 'close-corporation',
  'non-profit': 'non-profit',
  incorporated: 'incorporated',
  trust: 'trust',
  cooperative: 'cooperative',
};

/** @returns the group of forms that are not distinguished; null if none is stated */
export const formGroup = (form: LegalForm | null): string | null => (form === null ? null : groups[form]);
