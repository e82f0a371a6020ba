import { foldName } from '#shared/text/names.ts';
import type { Item } from './corpus.ts';
import type { JudgedQuery } from './judged-queries.ts';

/** Records that are looked at. */
export const TOP = 10;

/** A query's nDCG@10, and the shown records that must not come. */
export type Judgement = { q: string; ndcg: number; forbidden: string[] };

/** A record's texts as the rules read them. */
export type Text = { id: string; title: string; all: string };

export const textOf = ({ id, title, description, buyer, place, reference }: Item): Text => ({
  id,
  title: foldName(title),
  all: foldName([title, description, buyer, place, reference].join(' ')),
});

const fits = (rules: readonly RegExp[], text: string): boolean =>
  rules.length > 0 && rules.every((rule) => rule.test(text));

const gradeOf = ({ best, good }: JudgedQuery, { title, all }: Text): number =>
  fits(best, title) ? 3 : fits(good, all) ? 1 : 0;

/** Discounted gain of grades in the order in which they are shown. */
const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, TOP).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/**
 * @param shown ids of the first ten records, in their order
 * @returns nDCG@10 against the best order of all records; if no record is of use, 1 for an empty list, otherwise 0
 */
export function judge(
  query: JudgedQuery,
  texts: ReadonlyMap<string, Text>,
  shown: readonly string[],
): Judgement {
  const found = shown.flatMap((id) => texts.get(id) ?? []);
  const ideal = gainOf([...texts.values()].map((text) => gradeOf(query, text)).toSorted((a, b) => b - a));
  const ndcg =
    ideal === 0 ? Number(found.length === 0) : gainOf(found.map((text) => gradeOf(query, text))) / ideal;
  const forbidden = found.filter((text) => fits(query.never, text.all)).map(({ title }) => title);
  return { q: query.q, ndcg, forbidden };
}
