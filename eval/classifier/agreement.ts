import { foldText } from '#shared/domain/categories/features.ts';
import type { RealExample } from './examples.ts';
import { tenderOf } from './split.ts';

/** How far officials agree on the category of one wording. */
export type Agreement = {
  /** Notices whose wording another tender has too. */
  notices: number;
  /** How often two tenders of the same wording have the same category. */
  agreement: number;
  /**
   * No way of telling the category from the wording can be right more often than this. Where categories of a wording
   * have the shares p, two tenders agree with probability Σp², the best answer is right with max p ≤ √Σp², and by
   * Jensen's inequality the mean of the roots is at most the root of the mean.
   */
  bound: number;
};

/**
 * Compares notices of the same wording that are different tenders: other tender numbers where the file has them, else
 * other days of publication (lists of cancelled tenders). Most are tenders advertised again by the same office.
 */
export function measureAgreement(examples: readonly RealExample[]): Agreement {
  const byText = Map.groupBy(examples, ({ text }) => foldText(text));
  let notices = 0;
  let agreed = 0;
  for (const alike of byText.values()) {
    const tenders = onceEachTender(alike);
    if (tenders.length < 2) continue;
    let same = 0;
    for (const [at, { slug }] of tenders.entries())
      for (const other of tenders.slice(0, at)) if (other.slug === slug) same += 1;
    notices += tenders.length;
    agreed += (tenders.length * same) / ((tenders.length * (tenders.length - 1)) / 2);
  }
  const agreement = agreed / notices;
  return { notices, agreement, bound: Math.sqrt(agreement) };
}

/** Lists with and without tender numbers hold the same tenders, so that only notices of one list can be compared. */
function onceEachTender(alike: readonly RealExample[]): RealExample[] {
  const lists = Map.groupBy(alike, ({ list }) => list);
  const larger = [...lists.values()].sort((one, other) => other.length - one.length)[0] ?? [];
  const tenders = new Map(larger.map((example) => [tenderOf(example) ?? example.day, example]));
  return [...tenders.values()];
}
