/** How texts of PostgreSQL's tsquery are put together. */

/**
 * What the index is queried for: a record is found if all texts of one alternative match. Each text is a separate
 * condition, because the index then goes from one common match to the next; with one tsquery it would look at every
 * record that has the rarest words of any alternative.
 */
export type Alternatives = readonly (readonly string[])[];

/**
 * Joins terms that must all be found. Alternatives that neighbouring terms share, such as the acronym of the name that
 * they form, are written once for all of them, because PostgreSQL would evaluate them for each term: (a | x) & (b | x)
 * is (a & b) | x.
 * @param terms the alternatives of each term
 */
export const allOf = (terms: Alternatives): string => runsOf(terms).map(textOf).join(' & ');

/**
 * The same as alternatives for the index.
 * @param terms the alternatives of each term
 * @param also further texts that must match
 */
export function askedFor(terms: Alternatives, also: readonly string[] = []): Alternatives {
  const runs = runsOf(terms);
  const [only] = runs;
  const alternatives = runs.length === 1 && only ? alternativesOf(only) : [runs.map(textOf)];
  return alternatives.map((texts) => [...texts, ...also]);
}

/** @returns a lexeme as text of a tsvector or tsquery */
export const quoted = (lexeme: string): string =>
  `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Joins texts of which one suffices. */
export const eitherOf = (texts: readonly string[]): string => {
  const [first = '', ...others] = new Set(texts);
  return others.length === 0 ? first : `( ${[first, ...others].join(' | ')} )`;
};

/**
 * Adjacent terms with shared alternatives; `own` has the other alternatives of each, none if the shared ones suffice.
 */
type Run = { shared: readonly string[]; own: Alternatives };

function runsOf(terms: Alternatives): Run[] {
  const runs: Run[] = [];
  for (let start = 0; start < terms.length; ) {
    let shared = terms[start] ?? [];
    let end = start + 1;
    for (; end < terms.length; end += 1) {
      const common = shared.filter((text) => terms[end]?.includes(text));
      if (common.length === 0) break;
      shared = common;
    }
    const all = shared;
    const own = terms.slice(start, end).map((term) => term.filter((text) => !all.includes(text)));
    runs.push({ shared, own: own.some((texts) => texts.length === 0) ? [] : own });
    start = end;
  }
  return runs;
}

const textOf = ({ shared, own }: Run): string =>
  eitherOf(own.length === 0 ? shared : [`( ${allOf(own)} )`, ...shared]);

/** Single words are queried together; a phrase is queried alone, because its matches must be read to be certain. */
function alternativesOf({ shared, own }: Run): Alternatives {
  const words = shared.filter((text) => !isPhrase(text));
  return [
    ...(own.length === 0 ? [] : [runsOf(own).map(textOf)]),
    ...(words.length === 0 ? [] : [[eitherOf(words)]]),
    ...shared.filter(isPhrase).map((text) => [text]),
  ];
}

const isPhrase = (text: string): boolean => text.includes('<');
