import type { AwardRow } from '#shared/domain/tenders/records.ts';
import { type Checked, checksOf, error, hasIssue, info, warning } from './check.ts';

/** In rand. Smaller amounts may still fail `suspect-amount`. */
const MAX_POSSIBLE = 50_000_000_000;
const ORDER_OF_MAGNITUDE = 10;
/** In rand. Smaller amounts are often equal by chance, or by the price lists of panels. */
const MIN_REPEATED = 100_000;

const isImpossible = (amount: string | null): boolean =>
  amount !== null && (Number(amount) > MAX_POSSIBLE || Number(amount) < 0);

const isForeign = (amount: string | null, currency: string | null): boolean =>
  amount !== null && currency !== null && currency !== 'ZAR';

const isMade = ({ status }: AwardRow): boolean => status === 'awarded';

/** @returns the total of the awards in rand; 0 if no amount is known */
function awarded({ awards }: Checked): number {
  let sum = 0;
  for (const award of awards) if (isMade(award) && award.amount !== null) sum += Number(award.amount);
  return sum;
}

export const amountChecks = checksOf('amounts', {
  'suspect-amount': warning(
    0.1,
    'An amount is below R100 or above a billion, or above the turnover of its enterprise class (EME R10 million, QSE R50 million), as if it had lost its decimal mark.',
  ),
  'impossible-amount': error(
    0.1,
    'An amount is negative or above 50 billion rand.',
    ({ tender, awards, contracts }) => {
      if (isImpossible(tender.value_amount)) return true;
      for (const { amount } of awards) if (isImpossible(amount)) return true;
      for (const { amount } of contracts) if (isImpossible(amount)) return true;
      return false;
    },
  ),
  'amount-lost-decimals': warning(
    0.03,
    'One publisher gives a hundred times the amount of the other; the smaller amount is served.',
  ),
  'award-far-from-estimate': warning(
    0.1,
    'The total of the awards is at least ten times the estimated value, or at most a tenth of it, and no single award is twenty times the estimate.',
    (record) => {
      const estimate = Number(record.tender.value_amount);
      if (!(estimate > 0) || hasIssue(record, 'award-above-estimate')) return false;
      const sum = awarded(record);
      return sum > 0 && (sum >= estimate * ORDER_OF_MAGNITUDE || sum * ORDER_OF_MAGNITUDE <= estimate);
    },
  ),
  'award-above-estimate': warning(0.1, 'One award is at least twenty times the estimated value.'),
  'award-above-plausible': warning(
    0.1,
    'One award is above the largest plausible amount for the category of the tender.',
  ),
  'award-without-amount': warning(
    0.05,
    'An award was made, but no publisher gives its amount.',
    ({ awards }) => {
      for (const award of awards) if (isMade(award) && award.amount === null) return true;
      return false;
    },
  ),
  'amount-in-other-currency': info(0.01, 'An amount is not in rand.', ({ tender, awards, contracts }) => {
    if (isForeign(tender.value_amount, tender.value_currency)) return true;
    for (const { amount, currency } of awards) if (isForeign(amount, currency)) return true;
    for (const { amount, currency } of contracts) if (isForeign(amount, currency)) return true;
    return false;
  }),
  'same-amount-for-several': info(
    0.02,
    'Two suppliers won the same amount, as if each had the total of both.',
    ({ awards }) => {
      for (let one = 0; one < awards.length - 1; one += 1) {
        const award = awards[one]!;
        // Only neighbours are compared: a repeated total is in consecutive awards, and panels are long.
        const next = awards[one + 1]!;
        if (
          award.amount === next.amount &&
          Number(award.amount) >= MIN_REPEATED &&
          isMade(award) &&
          isMade(next)
        )
          return true;
      }
      return false;
    },
  ),
});
