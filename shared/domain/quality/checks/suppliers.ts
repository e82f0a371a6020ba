import type { AwardRow } from '#shared/domain/tenders/records.ts';
import { checksOf, error, info, warning } from './check.ts';
import { IDENTITY_NUMBER, sameLetters } from './patterns.ts';

const TWO_LETTERS = /\p{Letter}\P{Letter}*\p{Letter}/u;
const E_MAIL = /[^\s@]@[^\s@]+\.[a-z]/i;

const nameFails = (awards: readonly AwardRow[], isWrong: (name: string) => boolean): boolean => {
  for (const { supplier_name } of awards) if (supplier_name !== null && isWrong(supplier_name)) return true;
  return false;
};
const isNumber = (name: string): boolean => !TWO_LETTERS.test(name) && !IDENTITY_NUMBER.test(name);
const hasIdentityNumber = (name: string): boolean => IDENTITY_NUMBER.test(name);
const isAddress = (name: string): boolean => E_MAIL.test(name);

export const supplierChecks = checksOf('suppliers', {
  'supplier-placeholder': warning(
    0.1,
    'A word for "nobody", "various" or "see attached" is given as the supplier.',
  ),
  'award-without-supplier': error(
    0.1,
    'An award was made, but no publisher gives the supplier.',
    ({ awards }) => {
      for (const { status, supplier_name, validation_errors } of awards)
        if (
          status === 'awarded' &&
          supplier_name === null &&
          !validation_errors.includes('supplier-placeholder')
        )
          return true;
      return false;
    },
  ),
  'duplicate-supplier': warning(0.03, 'Two awards have the same supplier and amount; the first is served.'),
  'supplier-is-buyer': error(
    0.1,
    "An award's supplier has the name of the buyer.",
    ({ tender: { organization_name }, awards }) => {
      if (organization_name === null) return false;
      for (const { supplier_name } of awards)
        if (supplier_name !== null && sameLetters(supplier_name, organization_name)) return true;
      return false;
    },
  ),
  'supplier-is-identity-number': error(
    0.15,
    "A supplier's name contains a natural person's identity number.",
    ({ awards }) => nameFails(awards, hasIdentityNumber),
  ),
  'supplier-is-number': error(
    0.1,
    "A supplier's name is a number, such as a telephone number, or has fewer than two letters.",
    ({ awards }) => nameFails(awards, isNumber),
  ),
  'supplier-is-address': warning(0.05, "A supplier's name is an e-mail address.", ({ awards }) =>
    nameFails(awards, isAddress),
  ),
  'supplier-not-among-bidders': info(
    0.02,
    'The bidders are known, but a supplier with an award is not among them.',
    ({ awards, bidders }) => {
      if (bidders.length === 0) return false;
      for (const { status, supplier_name } of awards) {
        if (status !== 'awarded' || supplier_name === null) continue;
        let bid = false;
        for (const { name } of bidders) bid ||= sameLetters(name, supplier_name);
        if (!bid) return true;
      }
      return false;
    },
  ),
  'subcontractor-is-supplier': warning(
    0.02,
    'A supplier is its own subcontractor.',
    ({ awards, subcontractors }) => {
      for (const { award_id, name } of subcontractors)
        for (const { id, supplier_name } of awards)
          if (id === award_id && supplier_name !== null && sameLetters(supplier_name, name)) return true;
      return false;
    },
  ),
});
