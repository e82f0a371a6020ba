import { readvertises, sameTender } from '#shared/domain/tenders/relation.ts';
import type { LabelledPair } from './pairs.ts';
import type { MergingRow } from './rows.ts';

/** A way to tell whether two rows are one tender. */
export type Rule = { name: string; joins: (one: MergingRow, other: MergingRow) => boolean };

export type Score = { found: number; missed: number; wrong: number; precision: number; recall: number };

/** The rule of the product, and what stands beside it. */
export const ourRule: Rule = {
  name: 'the rule',
  joins: (one, other) => sameTender(one.tender, other.tender),
};

export const baselineRules: readonly Rule[] = [
  {
    name: 'the same number to the letter',
    joins: (one, other) => one.number !== '' && one.number === other.number,
  },
  {
    name: 'the same description to the letter',
    joins: (one, other) => one.description !== '' && one.description === other.description,
  },
];

/** Precision 1 where nothing was joined; recall NaN where there is nothing to find. */
function scoreOf(found: number, missed: number, wrong: number): Score {
  return {
    found,
    missed,
    wrong,
    precision: found + wrong === 0 ? 1 : found / (found + wrong),
    recall: found / (found + missed),
  };
}

/** How well a rule tells same pairs from all others. */
export function scoreSame(pairs: readonly LabelledPair[], { joins }: Rule = ourRule): Score {
  const counts = { found: 0, missed: 0, wrong: 0 };
  for (const { one, other, label } of pairs) {
    const joined = joins(one, other);
    if (label === 'same') counts[joined ? 'found' : 'missed'] += 1;
    else if (joined) counts.wrong += 1;
  }
  return scoreOf(counts.found, counts.missed, counts.wrong);
}

/** How well the rule tells, of two rows, that the first advertises the second again. */
export function scoreAgain(pairs: readonly LabelledPair[]): Score {
  const counts = { found: 0, missed: 0, wrong: 0 };
  for (const { one, other, label } of pairs) {
    const forward = readvertises(one.tender, other.tender);
    if (label === 'again') counts[forward ? 'found' : 'missed'] += 1;
    else if (forward || readvertises(other.tender, one.tender)) counts.wrong += 1;
  }
  return scoreOf(counts.found, counts.missed, counts.wrong);
}
