/**
 * The sources: whose responses are collected, by the name that tables, messages and commands use. A new source begins
 * here; nothing compiles until it has everything else that a source needs.
 */

/** What the captures of a source are about. */
export type Subject =
  /** A contracting process; the natural key of a capture is its ocid. */
  | 'process'
  /** An edition of a register of suppliers that may not do business with the state. */
  | 'restricted-supplier-list'
  /** A company as a register has it; the natural key is its registration number. */
  | 'company-register'
  /** A news item; the natural key is its address. */
  | 'news';

/** The most official source of a subject comes first. */
const subjects = {
  ocds: 'process',
  etenders: 'process',
  'treasury-restricted': 'restricted-supplier-list',
  'treasury-defaulters': 'restricted-supplier-list',
} as const satisfies Readonly<Record<string, Subject>>;

export type SourceName = keyof typeof subjects;

/** Names of the sources about one subject. */
export type SourceNameOf<About extends Subject> = {
  [Name in SourceName]: (typeof subjects)[Name] extends About ? Name : never;
}[SourceName];
export type ProcessSourceName = SourceNameOf<'process'>;
export type ListSourceName = SourceNameOf<'restricted-supplier-list'>;

export const sourceNames = Object.keys(subjects) as readonly SourceName[];

/** @returns the sources about a subject, the most official first */
const namesAbout = <const About extends Subject>(about: About): readonly SourceNameOf<About>[] =>
  sourceNames.filter((name): name is SourceNameOf<About> => subjects[name] === about);

export const processSourceNames = namesAbout('process');
export const listSourceNames = namesAbout('restricted-supplier-list');

/** @throws Error for an unknown source */
export const subjectOf = (source: string): Subject => entryOf(subjects, source);

/**
 * @param registry has one entry for each source it is for
 * @throws Error that names the source, where it has no entry: nothing is assumed of an unknown source
 */
export function entryOf<Entry>(registry: Readonly<Record<string, Entry>>, source: string): Entry {
  const entry = Object.hasOwn(registry, source) ? registry[source] : undefined;
  if (entry === undefined) {
    throw new Error(`there is no such source here: ${source}; known are ${Object.keys(registry).join(', ')}`);
  }
  return entry;
}
