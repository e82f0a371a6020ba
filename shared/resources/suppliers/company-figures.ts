import { z } from 'zod';
import { registerInputNames, scoreInputNames, scoreNames } from '#shared/codelists/company-scores.ts';
import { withoutIdentityNumbers } from '#shared/resources/definition/privacy.ts';

/** Parts of a company's record; docs/data/companies.md says exactly what each figure counts. */

const count = (description: string) => z.int().min(0).meta({ description });
const awards = count('Awards that were made with it.');
const id = z.uuid().describe('Permanent id.');

/** A value and the number of awards with it. */
export const countedName = z.object({ name: z.string().describe('The name.'), awards });
/** The same of something that has a record. */
export const countedRecord = z.object({ id, name: z.string().describe('Its name.'), awards });
/** Awards of a year. */
export const yearOfAwards = z.object({
  year: z.int().describe('Year by South African time.'),
  awards: count('Awards that were made, including those of joint ventures.'),
  countedAwards: count('Its own awards whose amount counts.'),
  value: z.number().nullable().describe('Their sum in rand; null if none counts.'),
});
export const namedRecord = z.object({ id, name: z.string().describe('Its name.') });

export const spelledName = z.object({
  name: z.string().describe('Name as published, without numbers.'),
  awards: count('Awards in any state that use the name; 0 for a name that only bids use.'),
});

export const statedValue = z.object({
  value: z.string().describe('The value.'),
  from: z.iso.date().describe('Day of the first award that states the value.'),
  until: z.iso.date().describe('Day of the last award that states the value.'),
  awards: count('Awards that state the value.'),
});

export const sharedNumber = z.object({
  registration: z.string().describe('The registration number.'),
  names: z.array(z.string()).describe('Names that occur with the number and do not resemble each other.'),
});

export const restrictedEntry = z.object({
  id: z.uuid().describe('Permanent id of the entry of the list.'),
  name: z.string().describe('Name in the list.'),
  matchConfidence: z.number().min(0).max(1).describe('Similarity of the names, from 0.7 to 1.'),
  matchMethod: z.string().describe('Which rule decided.'),
  matchReason: z.string().describe('Why the entry matches, in one sentence.'),
  verdict: z
    .enum(['open', 'confirmed'])
    .describe('Whether a reviewer has confirmed the match; dismissed matches are left out.'),
  inForce: z.boolean().describe('Whether the restriction holds today.'),
});

const inputShape = {
  score: z.enum(scoreNames).describe('The score that it is an input of.'),
  value: z.number().min(0).max(1).nullable().describe('0 to 1; null if it is not known.'),
  weight: z.number().describe('Points that the value 1 gives.'),
  points: z.number().nullable().describe('Value times weight; null if it is not known.'),
  reason: z.string().nullable().describe('Why the value is not known; null if it is known.'),
};
const lookedAt = { description: 'What is looked at.' };

export const scoreInput = z.object({ ...inputShape, input: z.enum(scoreInputNames).meta(lookedAt) });

/** An input of a score of the company register, which names the evidence. */
export const registerInput = z.object({
  ...inputShape,
  input: z.enum(registerInputNames).meta(lookedAt),
  evidence: z
    .string()
    .nullable()
    .describe('The evidence for the value, in words; null if the value is not known.'),
});

/** What the company register says about a company, inside the company. */
export const registerEntry = z.object({
  id: z.uuid().describe('Permanent id of the entry.'),
  name: z.string().describe('Name in the register.'),
  registrationNumber: z.string().nullable().describe('Registration number in the register.'),
  enterpriseType: z.string().nullable().describe('Kind of enterprise.'),
  status: z.string().nullable().describe('Standing, in the words of the register.'),
  statusDate: z.iso.date().nullable().describe('Day of that standing.'),
  registrationDate: z.iso.date().nullable().describe('Day of the registration.'),
  complianceScore: z.int().nullable().describe('Compliance with the registrar, 0 to 100.'),
  forensicRiskScore: z.int().nullable().describe('Forensic risk, 0 (none) to 100.'),
});

type Named = { name: string };

/** Masks the identity numbers in entries of lists of restricted suppliers, and in why they match. */
export const entriesWithoutIdentityNumbers = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one: Named & { matchReason: string }) => ({
        ...one,
        name: withoutIdentityNumbers(one.name),
        matchReason: withoutIdentityNumbers(one.matchReason),
      }))
    : value;

/** The same in the names with one number. */
export const sharedWithoutIdentityNumbers = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one: { names: string[] }) => ({ ...one, names: one.names.map(withoutIdentityNumbers) }))
    : value;
