import type { NumberFault } from '#shared/domain/suppliers/numbers.ts';
import { excerpt, type Json, type Reading } from '#shared/domain/tenders/read/fields/reading.ts';
import { supplierKey } from '#shared/text/names.ts';
import { canonicalRegistration } from '#shared/text/registration.ts';
import { splitRegistrations } from '#shared/text/registrations-in-names.ts';
import { splitSupplierName } from '#shared/text/supplier-numbers.ts';

/** @returns the registration number that a release gives as identifier beside a name, unchanged */
export type NumberOfSupplier = (name: string | null) => string | null;

/** Codes of org-id.guide for the company register of South Africa, and publishers' spellings of its later name. */
const COMPANY_REGISTER = /^ZA-CIP(?:C|RO)?$/i;

/**
 * Reads identifiers of the company register in `parties` and `awards[].suppliers`. The name beside a number decides
 * whose it is, because some publishers number parties and suppliers separately. If a name has two numbers, or a number
 * two names, one of them was copied; then no number is used, and an issue is raised.
 */
export function supplierNumbers(reading: Reading, release: Json): NumberOfSupplier {
  const byName = new Map<string, Set<string>>();
  const namesOf = new Map<string, Set<string>>();
  for (const { name, number } of statedNumbers(reading, release)) {
    byName.set(name, (byName.get(name) ?? new Set()).add(number));
    namesOf.set(number, (namesOf.get(number) ?? new Set()).add(name));
  }
  const doubted = new Set(
    [...namesOf].flatMap(([number, names]) =>
      names.size > 1 || [...names].some((name) => byName.get(name)?.size !== 1) ? number : [],
    ),
  );
  const fault: NumberFault = 'contradicted';
  for (const number of doubted)
    reading.raise('invalid-registration-number', 'parties', { text: excerpt(number), fault });
  return (name) => {
    const [number] = byName.get(keyOf(name)) ?? [];
    return number === undefined || doubted.has(number) ? null : number;
  };
}

/** @returns each identifier with the key of the name beside it; registration numbers in canonical form */
function statedNumbers(reading: Reading, release: Json): { name: string; number: string }[] {
  // Issues of these values are raised where parties and awards are read.
  const silent = reading.silent();
  const suppliers = silent
    .list(release['awards'], 'awards')
    .flatMap(({ item, path }) => silent.list(item['suppliers'], `${path}/suppliers`));
  return [...silent.list(release['parties'], 'parties'), ...suppliers].flatMap(({ item, path }) => {
    const name = keyOf(silent.words(item['name'], path));
    const given = [
      silent.object(item['identifier'], path),
      ...silent.list(item['additionalIdentifiers'], path).map((other) => other.item),
    ];
    return given.flatMap(({ scheme, id }) => {
      const text = COMPANY_REGISTER.test(silent.line(scheme, path) ?? '') ? silent.line(id, path) : null;
      return text === null || name === '' ? [] : { name, number: canonicalRegistration(text) ?? text };
    });
  });
}

const keyOf = (name: string | null): string =>
  name === null ? '' : supplierKey(splitSupplierName(splitRegistrations(name).name).name ?? '');
