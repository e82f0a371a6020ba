import type { AwardRow } from '#shared/domain/tenders/records.ts';
import { checksOf, hasIssue } from './check.ts';
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

export const supplierChecks = checksOf('suppliers', [
  {
    name: 'supplier-placeholder',
    meaning: 'A word for "nobody", "various" or "see attached" is given as the supplier.',
    severity: 'warning',
    weight: 0.1,
    fails: (record) => hasIssue(record, 'supplier-placeholder'),
  },
  {
    name: 'award-without-supplier',
    meaning: 'An award was made, and no publisher gives the supplier.',
    severity: 'error',
    weight: 0.1,
    fails: ({ awards }) => {
      for (const { status, supplier_name, validation_errors } of awards)
        if (
          status === 'awarded' &&
          supplier_name === null &&
          !validation_errors.includes('supplier-placeholder')
        )
          return true;
      return false;
    },
  },
  {
    name: 'duplicate-supplier',
    meaning: 'Two awards have the same supplier and amount; the first is served.',
    severity: 'warning',
    weight: 0.03,
    fails: (record) => hasIssue(record, 'duplicate-supplier'),
  },
  {
    name: 'supplier-is-buyer',
    meaning: "An award's supplier has the name of the buyer.",
    severity: 'error',
    weight: 0.1,
    fails: ({ tender: { organization_name }, awards }) => {
      if (organization_name === null) return false;
      for (const { supplier_name } of awards)
        if (supplier_name !== null && sameLetters(supplier_name, organization_name)) return true;
      return false;
    },
  },
  {
    name: 'supplier-is-identity-number',
    meaning: "A supplier's name contains a natural person's identity number.",
    severity: 'error',
    weight: 0.15,
    fails: ({ awards }) => nameFails(awards, hasIdentityNumber),
  },
  {
    name: 'supplier-is-number',
    meaning: "A supplier's name is a number, such as a telephone number, or has fewer than two letters.",
    severity: 'error',
    weight: 0.1,
    fails: ({ awards }) => nameFails(awards, isNumber),
  },
  {
    name: 'supplier-is-address',
    meaning: "A supplier's name is an e-mail address.",
    severity: 'warning',
    weight: 0.05,
    fails: ({ awards }) => nameFails(awards, isAddress),
  },
  {
    name: 'supplier-not-among-bidders',
    meaning: 'The bidders are known, and a supplier with an award is not among them.',
    severity: 'info',
    weight: 0.02,
    fails: ({ awards, bidders }) => {
      if (bidders.length === 0) return false;
      for (const { status, supplier_name } of awards) {
        if (status !== 'awarded' || supplier_name === null) continue;
        let bid = false;
        for (const { name } of bidders) bid ||= sameLetters(name, supplier_name);
        if (!bid) return true;
      }
      return false;
    },
  },
  {
    name: 'subcontractor-is-supplier',
    meaning: 'A supplier is its own subcontractor.',
    severity: 'warning',
    weight: 0.02,
    fails: ({ awards, subcontractors }) => {
      for (const { award_id, name } of subcontractors)
        for (const { id, supplier_name } of awards)
          if (id === award_id && supplier_name !== null && sameLetters(supplier_name, name)) return true;
      return false;
    },
  },
]);
