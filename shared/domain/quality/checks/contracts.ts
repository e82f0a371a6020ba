import { dayOf, isAhead, timeOf } from './calendar.ts';
import { checksOf, error, info, warning } from './check.ts';

const MAX_CONTRACT_DAYS = 50 * 365;
const ORDER_OF_MAGNITUDE = 10;

export const contractChecks = checksOf('contracts', {
  'contract-without-award': info(
    0.02,
    'A contract belongs to no award of the tender.',
    ({ contracts, awards }) => {
      for (const { award_id } of contracts) {
        let known = false;
        for (const { id } of awards) known ||= id === award_id;
        if (!known) return true;
      }
      return false;
    },
  ),
  'contract-ends-before-it-begins': error(
    0.05,
    'A contract ends before it begins, or lasts more than fifty years.',
    ({ contracts }) => {
      for (const { starts_at, ends_at } of contracts) {
        const days = dayOf(ends_at) - dayOf(starts_at);
        if (days < 0 || days > MAX_CONTRACT_DAYS) return true;
      }
      return false;
    },
  ),
  'contract-signed-before-closing': warning(
    0.03,
    'A contract was signed before the closing time.',
    ({ tender, contracts }) => {
      for (const { signed_at } of contracts)
        if (signed_at !== null && timeOf(signed_at) < timeOf(tender.closing_date_time)) return true;
      return false;
    },
  ),
  'contract-signed-in-the-future': warning(
    0.03,
    'A contract was signed more than a day after the record was captured.',
    ({ tender, contracts }) => {
      for (const { signed_at } of contracts) if (isAhead(signed_at, tender.captured_at)) return true;
      return false;
    },
  ),
  'contract-differs-from-award': warning(
    0.05,
    'The amount of a contract is more than ten times the amount of its award, or less than a tenth of it.',
    ({ contracts, awards }) => {
      for (const { award_id, amount } of contracts) {
        if (award_id === null || amount === null) continue;
        for (const award of awards) {
          if (award.id !== award_id || award.amount === null) continue;
          const [signed, won] = [Number(amount), Number(award.amount)];
          if (signed > won * ORDER_OF_MAGNITUDE || signed * ORDER_OF_MAGNITUDE < won) return true;
        }
      }
      return false;
    },
  ),
});
