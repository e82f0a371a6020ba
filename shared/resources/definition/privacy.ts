import { z } from 'zod';
import { MASKED, maskIdentityNumber, maskIdentityNumbers } from '#shared/text/identity-number.ts';
import { companyKey } from '#shared/text/names.ts';
import { canonicalRegistration, registrationKey } from '#shared/text/registration.ts';

/**
 * Identity numbers of natural persons must not leave the service. Sources mix them into other texts, registers give
 * them in the place of a company's number; whatever a publishing statement selects passes through these.
 */

/** Makes a text free of identity numbers. */
export const withoutIdentityNumbers = (value: unknown): unknown =>
  typeof value === 'string' ? maskIdentityNumbers(value) : value;

/** Makes a registration number canonical where it is one; the number of a person is masked. */
export const publicRegistration = (value: unknown): unknown =>
  typeof value === 'string' ? (canonicalRegistration(value) ?? maskIdentityNumbers(value)) : value;

/** What a registration number is found by; null for the number of a person, which nobody can look up. */
export const registrationColumn = (value: unknown): string | null =>
  typeof value === 'string' && !/\d\*{4}\d/.test(value) ? registrationKey(value) || null : null;

/** Makes the key of a company's name. Masked first: a key has no gaps in which a number would be recognised. */
export const publicCompanyKey = (value: unknown): unknown =>
  typeof value === 'string' ? companyKey(maskIdentityNumbers(value)) : value;

/** A director as shown inside a company. */
export const directorSummary = z.object({
  name: z.string(),
  idNumber: z
    .string()
    .regex(MASKED)
    .nullable()
    .meta({ description: 'Identity number: first six digits, four asterisks, last three.' }),
});

/** Masks the identity numbers of directors; one that cannot be masked is left out. */
export const maskDirectors = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((director: { name: string; idNumber?: string | null }) => ({
        name: maskIdentityNumbers(director.name),
        idNumber: director.idNumber ? maskIdentityNumber(director.idNumber) : null,
      }))
    : value;
