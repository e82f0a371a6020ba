import type { AwardRow } from '#shared/domain/tenders/records.ts';
import { type Checked, checksOf, hasIssue } from './check.ts';

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

/** @returns the total of the awards in rand; 0 where no amount is known */
function awarded({ awards }: Checked): number {
  let sum = 0;
  for (const award of awards) if (isMade(award) && award.amount !== null) sum += Number(award.amount);
  return sum;
}

export const amountChecks = checksOf('amounts', [
  {
    name: 'suspect-amount',
    meaning:
      'An amount is below R100 or above a billion, or above the turnover of its enterprise class (EME R10 million, QSE R50 million), as if it had lost its decimal mark.',
    severity: 'warning',
    weight: 0.1,
    fails: (record) => hasIssue(record, 'suspect-amount'),
  },
  {
    name: 'impossible-amount',
    meaning: 'An amount is negative or above 50 billion rand.',
    severity: 'error',
    weight: 0.1,
    fails: ({ tender, awards, contracts }) => {
      if (isImpossible(tender.value_amount)) return true;
      for (const { amount } of awards) if (isImpossible(amount)) return true;
      for (const { amount } of contracts) if (isImpossible(amount)) return true;
      return false;
    },
  },
  {
    name: 'amount-lost-decimals',
    meaning: 'One publisher gives a hundred times the amount of the other; the smaller amount is served.',
    severity: 'warning',
    weight: 0.03,
    fails: (record) => hasIssue(record, 'amount-lost-decimals'),
  },
  {
    name: 'award-far-from-estimate',
    meaning:
      'The total of the awards is at least ten times the estimated value, or at most a tenth of it, and no single award is twenty times the estimate.',
    severity: 'warning',
    weight: 0.1,
    fails: (record) => {
      const estimate = Number(record.tender.value_amount);
      if (!(estimate > 0) || hasIssue(record, 'award-above-estimate')) return false;
      const sum = awarded(record);
      return sum > 0 && (sum >= estimate * ORDER_OF_MAGNITUDE || sum * ORDER_OF_MAGNITUDE <= estimate);
    },
  },
  {
    name: 'award-above-estimate',
    meaning: 'One award is at least twenty times the estimated value.',
    severity: 'warning',
    weight: 0.1,
    fails: (record) => hasIssue(record, 'award-above-estimate'),
  },
  {
    name: 'award-above-plausible',
    meaning: 'One award is above the largest plausible amount for the category of the tender.',
    severity: 'warning',
    weight: 0.1,
    fails: (record) => hasIssue(record, 'award-above-plausible'),
  },
  {
    name: 'award-without-amount',
    meaning: 'An award was made, and no publisher gives its amount.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ awards }) => {
      for (const award of awards) if (isMade(award) && award.amount === null) return true;
      return false;
    },
  },
  {
    name: 'amount-in-other-currency',
    meaning: 'An amount is not in rand.',
    severity: 'info',
    weight: 0.01,
    fails: ({ tender, awards, contracts }) => {
      if (isForeign(tender.value_amount, tender.value_currency)) return true;
      for (const { amount, currency } of awards) if (isForeign(amount, currency)) return true;
      for (const { amount, currency } of contracts) if (isForeign(amount, currency)) return true;
      return false;
    },
  },
  {
    name: 'same-amount-for-several',
    meaning: 'Two suppliers won the same amount, as if a total had been repeated for each.',
    severity: 'info',
    weight: 0.02,
    fails: ({ awards }) => {
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
  },
]);
