import { excerpt, type Reading } from './reading.ts';

/** The contact for questions about a tender. */
export type Contact = {
  contact_name: string | null;
  contact_email: string | null;
  contact_telephone: string | null;
  contact_fax: string | null;
};

/** Reads `tender.contactPerson`; invalid numbers (`000-000-0000`, `N/A`) and e-mail addresses are null. */
export function readContact(reading: Reading, value: unknown, path: string): Contact {
  const { name, email, telephoneNumber, telephone, faxNumber } = reading.object(value, path);
  return {
    contact_name: reading.line(name, `${path}/name`),
    contact_email: readEmail(reading, email, `${path}/email`),
    contact_telephone: readTelephone(reading, telephoneNumber ?? telephone, `${path}/telephoneNumber`),
    contact_fax: readTelephone(reading, faxNumber, `${path}/faxNumber`),
  };
}

/** @returns an e-mail address; null for a text that contains none */
export function readEmail(reading: Reading, value: unknown, path: string): string | null {
  const text = reading.line(value, path);
  if (text === null || /[^\s@]@[^\s@]+\.[^\s@]/.test(text)) return text;
  reading.raise('invalid-email', path, { text: excerpt(text) });
  return null;
}

/** @returns a telephone number; null for a text with fewer than seven digits, or with only equal digits */
export function readTelephone(reading: Reading, value: unknown, path: string): string | null {
  const given = typeof value === 'number' ? String(value) : value;
  const text = reading.line(given, path);
  const digits = text?.replace(/\D/g, '') ?? '';
  return digits.length >= 7 && !/^(\d)\1*$/.test(digits) ? text : null;
}
