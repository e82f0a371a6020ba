import { foldText } from '#shared/domain/categories/features.ts';
import type { RealExample } from './examples.ts';
import { tenderOf } from './split.ts';

/** How often officials choose the same category for the same wording. */
export type Agreement = {
  /** Tenders whose wording another tender has as well. */
  notices: number;
  /** Share of the pairs of tenders with the same wording that have the same category. */
  agreement: number;
  /**
   * Upper bound for the accuracy of any classifier that knows only the wording. Where the categories of a wording have
   * the shares p, two tenders agree with probability Σp², the best prediction is right with probability max p ≤ √Σp², and by
   * Jensen's inequality the mean of the roots is at most the root of the mean.
   */
  bound: number;
};

/**
 * Compares different tenders with the same wording. Tenders are different if their numbers are; in files without numbers
 * (lists of cancelled tenders), if their days of publication are. Most of them were advertised again by the same office.
 */
export function measureAgreement(examples: readonly RealExample[]): Agreement {
  const byText = Map.groupBy(examples, ({ text }) => foldText(text));
  let notices = 0;
  let agreed = 0;
  for (const alike of byText.values()) {
    const tenders = differentTenders(alike);
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

/** Keeps tenders of one list only, because the lists with and without tender numbers contain the same tenders. */
function differentTenders(alike: readonly RealExample[]): RealExample[] {
  const lists = Map.groupBy(alike, ({ list }) => list);
  const larger = [...lists.values()].sort((one, other) => other.length - one.length)[0] ?? [];
  const tenders = new Map(larger.map((example) => [tenderOf(example) ?? example.day, example]));
  return [...tenders.values()];
}
