import { addDays } from '#shared/time.ts';
import type { Bid } from '../layout.ts';
import { valueFields } from '../truth.ts';
import { phrases } from '../wordings/phrases.ts';
import type { Scope } from './slots.ts';

const levelsOf = new Map(
  Object.values(phrases.criteria).flatMap((criteria) =>
    criteria.map(({ name, levels }) => [name, levels] as const),
  ),
);

/** What a layout can say of a bid, by name: the fields of its truth, and what follows from them. */
export function scopeOf({ truth, ...bid }: Bid): Scope {
  const { values, lists } = truth;
  const { submission, evaluationSystem, functionalityThreshold: threshold } = values;
  const total = lists.functionality.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
  const returnables = (mandatory: boolean | null): string[] =>
    lists.returnables.filter((item) => item.mandatory === mandatory).map(({ text }) => text);
  const [price, goals] = evaluationSystem?.split('/') ?? [];
  return {
    ...bid,
    forms: bid.municipal ? 'MBD' : 'SBD',
    dayAfterAdvert: addDays(bid.advertised, 1),
    ...Object.fromEntries(valueFields.map((field) => [field, null])),
    ...values,
    submission: submission && {
      ...submission,
      method: submission.methods[0],
      moreCopies: submission.copies === null ? null : submission.copies - 1,
    },
    pointsFor: { price, goals },
    /** All points for functionality, and those of them that are the minimum. */
    total,
    minimum: threshold === undefined ? null : (threshold * total) / 100,
    ...lists,
    functionality: lists.functionality.map((item) => ({ ...item, levels: levelsOf.get(item.name) ?? [] })),
    mandatory: phrases.mandatory,
    grounds: lists.disqualifiers.filter((text) => text !== phrases.mandatory),
    mandatoryReturnables: returnables(true),
    otherReturnables: returnables(false),
    plainReturnables: returnables(null),
  };
}
