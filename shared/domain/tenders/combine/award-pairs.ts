import type { AwardFields } from '#shared/domain/tenders/records.ts';
import { companyKey } from '#shared/text/names.ts';

/** Whether two awards are the same award. A list of rules begins with the most certain one. */
export type PairRule = (one: AwardFields, other: AwardFields) => boolean;

/** An amount a hundred times the other one has lost its decimal mark: `R217 967,78` published as 21796778. */
const LOST_MARK_FACTOR = 100;

export const sameNumber: PairRule = (one, other) =>
  (one.etenders_award_id !== null && one.etenders_award_id === other.etenders_award_id) ||
  (one.ocds_award_id !== null && one.ocds_award_id === other.ocds_award_id);

export const sameSupplier: PairRule = (one, other) => {
  if (one.supplier_csd_number !== null && one.supplier_csd_number === other.supplier_csd_number) return true;
  if (one.supplier_name === null || other.supplier_name === null)
    return one.supplier_name === other.supplier_name && one.status === other.status;
  return companyKey(one.supplier_name) === companyKey(other.supplier_name);
};

export const equalAmounts: PairRule = ({ amount: one }, { amount: other }) =>
  one !== null && other !== null && Number(one) === Number(other);

/** @returns whether the first amount has lost its decimal mark and the second has not */
export const lostMark: PairRule = ({ amount: one }, { amount: other }) =>
  one !== null && other !== null && Math.abs(Number(one) - LOST_MARK_FACTOR * Number(other)) < 1;

const sameId: PairRule = (one, other) => one.id === other.id;

const unknownAmount: PairRule = (one, other) => one.amount === null || other.amount === null;

/** Rules for the awards of two publishers whose ids have been set by `nameAwards`. */
export const betweenPublishers: readonly PairRule[] = [
  sameNumber,
  (one, other) => sameSupplier(one, other) && equalAmounts(one, other),
  sameId,
  (one, other) => sameSupplier(one, other) && (unknownAmount(one, other) || lostMark(one, other)),
  sameSupplier,
];

/**
 * Rules for two states of one publisher. The publisher's number alone does not suffice at first, because the portal may
 * repeat it.
 */
export const betweenStates: readonly PairRule[] = [
  (one, other) => sameNumber(one, other) && sameSupplier(one, other),
  (one, other) => sameSupplier(one, other) && equalAmounts(one, other),
  sameNumber,
  sameId,
];

/**
 * Pairs two lists of awards, each award at most once: all pairs of the first rule, then those of the next. Awards with
 * an amount come first, so that awards without one take the rest.
 * @param awardOf returns the award to compare for an item of the first list
 * @returns the items of the first list by the award of the second
 */
export function pairAwards<Item, Award extends AwardFields>(
  items: Iterable<Item>,
  awardOf: (item: Item) => AwardFields | undefined,
  awards: readonly Award[],
  rules: readonly PairRule[],
): Map<Award, Item> {
  const free = new Set(items);
  const pairs = new Map<Award, Item>();
  for (const rule of rules) {
    for (const award of withAmountsFirst(awards)) {
      if (pairs.has(award)) continue;
      for (const item of free) {
        const own = awardOf(item);
        if (own === undefined || !rule(own, award)) continue;
        pairs.set(award, item);
        free.delete(item);
        break;
      }
    }
  }
  return pairs;
}

const withAmountsFirst = <Award extends AwardFields>(awards: readonly Award[]): Award[] =>
  [...awards].sort(
    (a, b) => Number(a.amount === null) - Number(b.amount === null) || a.position - b.position,
  );
