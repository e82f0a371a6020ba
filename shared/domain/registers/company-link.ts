import type { companyLinks } from '#shared/tables/company-register.ts';
import { fullNameKey } from '#shared/text/names.ts';

/** A company that awards name, as far as an entry of a register is compared with it. */
export type LinkCandidate = {
  id: string;
  name: string;
  nameKeys: readonly string[];
  registrationNumbers: readonly string[];
};

export type CompanyLink = { id: string; reason: (typeof companyLinks)[number]; confidence: number };

/** How sure each link is. A number is copied wrongly more often than a name that fits it. */
const CONFIDENCE = { numberAndName: 1, number: 0.9, nameAndForm: 0.85, name: 0.7 };

/**
 * Finds the company of an entry: by registration number, which is decisive; otherwise by name, where no number contradicts.
 * Of several companies that fit, the one whose name fits better; none where that does not tell them apart.
 */
export function linkCompany(
  entry: { registrationNumber: string | null; nameKey: string; name: string },
  candidates: readonly LinkCandidate[],
): CompanyLink | null {
  const { registrationNumber: number, nameKey } = entry;
  const named = candidates.filter(({ nameKeys }) => nameKey !== '' && nameKeys.includes(nameKey));
  const numbered = candidates.filter((one) => number !== null && one.registrationNumbers.includes(number));
  if (numbered.length > 0) {
    const both = only(numbered.filter((one) => named.includes(one)));
    if (both !== null)
      return { id: both.id, reason: 'registration-number', confidence: CONFIDENCE.numberAndName };
    const one = only(numbered);
    return one && { id: one.id, reason: 'registration-number', confidence: CONFIDENCE.number };
  }
  const possible = named.filter((one) => number === null || one.registrationNumbers.length === 0);
  const full = fullNameKey(entry.name);
  const exact = only(possible.filter(({ name }) => fullNameKey(name) === full));
  if (exact !== null) return { id: exact.id, reason: 'name-and-form', confidence: CONFIDENCE.nameAndForm };
  const alone = only(possible);
  return alone && { id: alone.id, reason: 'name', confidence: CONFIDENCE.name };
}

const only = (found: readonly LinkCandidate[]): LinkCandidate | null =>
  found.length === 1 ? (found[0] ?? null) : null;
