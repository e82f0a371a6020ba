import { z } from 'zod';
import { scoreInputNames, scoreNames } from '#shared/domain/suppliers/score.ts';
import { withoutIdentityNumbers } from '#shared/resources/definition/privacy.ts';

/** Parts of a company's record; docs/data.md says exactly what each figure counts. */

const count = (description: string) => z.int().min(0).meta({ description });
const awards = count('Awards that were made with it.');
const id = z.uuid().meta({ description: 'Permanent id.' });

/** A value and the number of awards with it. */
export const countedName = z.object({ name: z.string().meta({ description: 'The name.' }), awards });
/** The same of something that has a record. */
export const countedRecord = z.object({ id, name: z.string().meta({ description: 'Its name.' }), awards });
export const namedRecord = z.object({ id, name: z.string().meta({ description: 'Its name.' }) });

export const spelledName = z.object({
  name: z.string().meta({ description: 'Name as published, without numbers.' }),
  awards: count('Awards that give it, whatever became of them; 0 for one that only bids give.'),
});

export const statedValue = z.object({
  value: z.string().meta({ description: 'The value.' }),
  from: z.iso.date().meta({ description: 'Day of the first award that states it.' }),
  until: z.iso.date().meta({ description: 'Day of the last award that states it.' }),
  awards: count('Awards that state it.'),
});

export const sharedNumber = z.object({
  registration: z.string().meta({ description: 'The registration number.' }),
  names: z.array(z.string()).meta({ description: 'Names beside it that do not resemble each other.' }),
});

export const scoreInput = z.object({
  score: z.enum(scoreNames).meta({ description: 'The score that it is an input of.' }),
  input: z.enum(scoreInputNames).meta({ description: 'What is looked at.' }),
  value: z.number().min(0).max(1).nullable().meta({ description: '0 to 1; null where it is not known.' }),
  weight: z.number().meta({ description: 'Points that the value 1 gives.' }),
  points: z.number().nullable().meta({ description: 'Value times weight; null where it is not known.' }),
  reason: z.string().nullable().meta({ description: 'Why the value is not known; null where it is.' }),
});

type Named = { name: string };

/** Masks the identity numbers in the names of a list. */
export const namesWithoutIdentityNumbers = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one: Named) => ({ ...one, name: withoutIdentityNumbers(one.name) }))
    : value;

/** The same in the names that stand beside one number. */
export const sharedWithoutIdentityNumbers = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one: { names: string[] }) => ({ ...one, names: one.names.map(withoutIdentityNumbers) }))
    : value;
