/** How texts of PostgreSQL's tsquery are put together. */

/**
 * What the index is asked for: a record is found where all texts of one alternative match. The index is asked for each text on
 * its own, because it goes from one match of all to the next then; in one tsquery it would look at every record that has the
 * rarest words of any alternative.
 */
export type Alternatives = readonly (readonly string[])[];

/**
 * Joins terms of which each must be found. What neighbours have in common, such as the acronym of the name that they are the
 * words of, is written once for all of them, because PostgreSQL would evaluate it for each: (a | x) & (b | x) is (a & b) | x.
 * @param terms the alternatives of each term
 */
export const allOf = (terms: Alternatives): string => runsOf(terms).map(textOf).join(' & ');

/**
 * The same as alternatives for the index.
 * @param terms the alternatives of each term
 * @param also texts that must match, too
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

/** Texts of which one is enough. */
export const eitherOf = (texts: readonly string[]): string => {
  const [first = '', ...others] = new Set(texts);
  return others.length === 0 ? first : `( ${[first, ...others].join(' | ')} )`;
};

/** Adjacent terms with alternatives in common; `own` has what is left of each, none where the common ones suffice. */
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

/** Single words are asked for together; a phrase is asked for alone, because its matches must be read to be sure. */
function alternativesOf({ shared, own }: Run): Alternatives {
  const words = shared.filter((text) => !isPhrase(text));
  return [
    ...(own.length === 0 ? [] : [runsOf(own).map(textOf)]),
    ...(words.length === 0 ? [] : [[eitherOf(words)]]),
    ...shared.filter(isPhrase).map((text) => [text]),
  ];
}

const isPhrase = (text: string): boolean => text.includes('<');
