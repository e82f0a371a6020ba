import { readFileSync } from 'node:fs';

/** One query with the rules by which its results are judged. */
export type JudgedQuery = { q: string; best: RegExp[]; good: RegExp[]; never: RegExp[] };

const rulesOf = (text: string): RegExp[] =>
  text === '-' ? [] : text.split(' & ').map((rule) => new RegExp(rule));

/**
 * Queries as people type them, judged by a reader of the real rows. One query on each line, with three rules separated by
 * bars: what is meant (grade 3, looked for in the title), what is of use (grade 1, looked for in all texts), and what must
 * not be among the first ten. A rule is a list of regular expressions, all of which must be found; `-` is no rule. Texts are
 * in lower case, with a blank in the place of everything but letters and digits.
 */
export const judgedQueries: readonly JudgedQuery[] = readFileSync(
  new URL('judged-queries.txt', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [q = '', best = '-', good = '-', never = '-'] = line.split(' | ');
    return { q, best: rulesOf(best), good: rulesOf(good), never: rulesOf(never) };
  });
