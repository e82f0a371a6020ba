import { publicRegistration, withoutIdentityNumbers } from '#shared/resources/definition/privacy.ts';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An entry of the company register inside its company, as anybody may see it. */
export function publicEntry(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { name, registrationNumber, taxNumber: _, company: __, ...entry } = value as Record<string, unknown>;
  return {
    ...{ id: entry['id'], name: withoutIdentityNumbers(name) },
    ...{ registrationNumber: publicRegistration(registrationNumber), ...entry },
  };
}
