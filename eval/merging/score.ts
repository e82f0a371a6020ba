import { readvertises, sameTender } from '#shared/domain/tenders/relation.ts';
import type { LabelledPair } from './pairs.ts';
import type { MergingRow } from './rows.ts';

/** A rule that decides whether two rows are the same tender. */
export type Rule = { name: string; joins: (one: MergingRow, other: MergingRow) => boolean };

export type Score = { found: number; missed: number; wrong: number; precision: number; recall: number };

/** The rule that this project uses. */
export const ourRule: Rule = {
  name: 'the rule',
  joins: (one, other) => sameTender(one.tender, other.tender),
};

/** Simple rules to compare it with. */
export const baselineRules: readonly Rule[] = [
  {
    name: 'exactly the same number',
    joins: (one, other) => one.number !== '' && one.number === other.number,
  },
  {
    name: 'exactly the same description',
    joins: (one, other) => one.description !== '' && one.description === other.description,
  },
];

/** Precision is 1 if no pair was recognised; recall is NaN if there is no pair to recognise. */
function scoreOf(found: number, missed: number, wrong: number): Score {
  return {
    found,
    missed,
    wrong,
    precision: found + wrong === 0 ? 1 : found / (found + wrong),
    recall: found / (found + missed),
  };
}

/** Scores how well a rule recognises the pairs labelled `same`. */
export function scoreSame(pairs: readonly LabelledPair[], { joins }: Rule = ourRule): Score {
  const counts = { found: 0, missed: 0, wrong: 0 };
  for (const { one, other, label } of pairs) {
    const joined = joins(one, other);
    if (label === 'same') counts[joined ? 'found' : 'missed'] += 1;
    else if (joined) counts.wrong += 1;
  }
  return scoreOf(counts.found, counts.missed, counts.wrong);
}

/** Scores how well the rule recognises the pairs labelled `again`. */
export function scoreAgain(pairs: readonly LabelledPair[]): Score {
  const counts = { found: 0, missed: 0, wrong: 0 };
  for (const { one, other, label } of pairs) {
    const forward = readvertises(one.tender, other.tender);
    if (label === 'again') counts[forward ? 'found' : 'missed'] += 1;
    else if (forward || readvertises(other.tender, one.tender)) counts.wrong += 1;
  }
  return scoreOf(counts.found, counts.missed, counts.wrong);
}
