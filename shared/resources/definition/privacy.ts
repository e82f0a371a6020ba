import { z } from 'zod';
import {
  MASK,
  MASKED_DIRECTOR,
  maskDirectorNumber,
  maskSuspectedNumbers,
} from '#shared/text/identity-number.ts';
import { companyKey } from '#shared/text/names.ts';
import { canonicalRegistration, registrationKey } from '#shared/text/registration.ts';

/**
 * Identity numbers of natural persons must not be published. Sources have them within other texts, and registers state
 * them in place of a company's number; all values of publishing statements that may contain one pass these functions.
 */

/** Masks the identity numbers in a text. */
export const withoutIdentityNumbers = (value: unknown): unknown =>
  typeof value === 'string' ? maskSuspectedNumbers(value) : value;

/** The same in the names of a list. */
export const namesWithoutIdentityNumbers = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one: { name: string }) => ({ ...one, name: withoutIdentityNumbers(one.name) }))
    : value;

/** Converts a registration number to its canonical form; the identity number of a person is masked. */
export const publicRegistration = (value: unknown): unknown =>
  typeof value === 'string' ? (canonicalRegistration(value) ?? maskSuspectedNumbers(value)) : value;

/** The key by which a registration number is looked up; null for the identity number of a person. */
export const registrationColumn = (value: unknown): string | null =>
  typeof value === 'string' && !value.includes(MASK) ? registrationKey(value) || null : null;

/**
 * The key of a company's name, masked first: a key has no separators by which an identity number could be recognised.
 */
export const publicCompanyKey = (value: unknown): unknown =>
  typeof value === 'string' ? companyKey(maskSuspectedNumbers(value)) : value;

/** A director inside a company. */
export const directorSummary = z.object({
  name: z.string().describe('Name of the person.'),
  idNumber: z
    .string()
    .regex(MASKED_DIRECTOR)
    .nullable()
    .describe('Identity number: first six digits, four asterisks, last three.'),
});

/** Masks the identity numbers of directors; one that cannot be masked is left out. */
export const maskDirectors = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((director: { name: string; idNumber?: string | null }) => ({
        name: maskSuspectedNumbers(director.name),
        idNumber: director.idNumber ? maskDirectorNumber(director.idNumber) : null,
      }))
    : value;

/** Masks the identity number of a director; null for what cannot be masked. */
export const maskedNumber = (value: unknown): unknown =>
  typeof value === 'string' ? maskDirectorNumber(value) : value;
