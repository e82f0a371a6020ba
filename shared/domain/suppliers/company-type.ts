import { splitTradingName, wordsOfName } from '#shared/text/names.ts';
import { formOfRegistration, type LegalForm, readLegalForm } from './legal-form.ts';

const NAMES: Readonly<Record<LegalForm, string>> = {
  'private-company': 'Private company',
  'public-company': 'Public company',
  'state-owned-company': 'State-owned company',
  'close-corporation': 'Close corporation',
  'non-profit': 'Non-profit company',
  incorporated: 'Personal liability company',
  trust: 'Trust',
  cooperative: 'Co-operative',
};

/**
 * @param registration canonical registration number, whose last two digits are the legal form
 * @returns the legal form in words: that of the number, otherwise that of the name; null if neither states one
 */
export function legalFormOf(given: {
  kind: 'company' | 'joint-venture';
  name: string;
  registration: string | null;
}): string | null {
  const { kind, name, registration } = given;
  if (kind === 'joint-venture') return 'Joint venture';
  const { legal } = splitTradingName(name);
  const form =
    (registration === null ? null : formOfRegistration(registration)) ??
    readLegalForm(wordsOfName(legal)).form;
  return form === null ? null : NAMES[form];
}
