import { supplierPlaceholder } from '#shared/codelists/placeholders.ts';
import type { AwardFields } from '#shared/domain/tenders/records.ts';
import { supplierKey } from '#shared/text/names.ts';
import { splitRegistrations } from '#shared/text/registrations-in-names.ts';
import { type SupplierName as NameAndNumbers, splitSupplierName } from '#shared/text/supplier-numbers.ts';
import { excerpt, type Reading } from './reading.ts';

/** The enterprise classes, by their abbreviations and full names. */
const enterprises: readonly (readonly [RegExp, string])[] = [
  [/^(?:eme|exempted?\s+micro\s+enterprises?)\b/i, 'EME'],
  [/^(?:qse|qualifying\s+small\s+enterprises?)\b/i, 'QSE'],
];
const MAX_ENTERPRISE_LENGTH = 40;
const MAX_INTEGER = 2_147_483_647;

/** A supplier's name without the registration and supplier numbers that publishers append to it. */
export type SupplierName = NameAndNumbers & {
  /** Whether the publisher gave no name, or a word that means nobody or suppliers named elsewhere. */
  placeholder: boolean;
  /** Whether the word says that the suppliers are named elsewhere, so that there is an award. */
  elsewhere: boolean;
};

/** @returns whether the text says that nobody won */
export const isNonAward = (text: string | null): boolean =>
  /^(?:non[\s-]*award(?:ed)?|no awards?(?: made)?|not awarded)$/i.test(text?.trim() ?? '');

/**
 * Separates name and supplier numbers; a single letter, or a word that means "nobody" or "see attached", is not a name.
 */
export function readSupplierName(reading: Reading, raw: string | null, path: string): SupplierName {
  const text = raw?.trim() ?? '';
  const stands = supplierPlaceholder(text);
  if (stands !== null || isNonAward(text) || /^[\p{Letter}\p{Punctuation}]$/u.test(text)) {
    if (raw !== null) reading.raise('supplier-placeholder', path, { text: excerpt(text) });
    return { name: null, csd: null, members: null, placeholder: true, elsewhere: stands === 'elsewhere' };
  }
  const { name, csd, members } = splitSupplierName(splitRegistrations(text).name);
  const numbers = members?.map(({ csdNumber }) => csdNumber) ?? (csd === null ? [] : [csd]);
  for (const number of numbers) reading.raise('csd-number-in-name', path, { number });
  return { name, csd, members, placeholder: false, elsewhere: false };
}

/** @returns the enterprise class that a text names; another short text unchanged; null for a longer one */
export function enterpriseOf(description: string | null): string | null {
  const text = description?.trim() ?? '';
  const known = enterprises.find(([pattern]) => pattern.test(text))?.[1];
  return known ?? (text !== '' && text.length <= MAX_ENTERPRISE_LENGTH && !/\d|\n/.test(text) ? text : null);
}

/** @returns the publisher's id of an award as a number; null if it is not a 32-bit integer */
export function integerOf(id: string | null): number | null {
  const number = id !== null && /^\d{1,10}$/.test(id) ? Number(id) : Number.NaN;
  return number <= MAX_INTEGER ? number : null;
}

/**
 * Removes repeated awards. A supplier listed twice with the same amount, or once without an amount, has one award; with
 * two amounts it has two.
 * @param awards in the publisher's order, each with its path and other data
 */
export function withoutRepetitions<Found extends { award: AwardFields; path: string }>(
  reading: Reading,
  awards: readonly Found[],
): Found[] {
  const kept: Found[] = [];
  const places = new Map<string, number[]>();
  for (const found of awards) {
    const { award, path } = found;
    const name = award.supplier_name;
    const own = name === null ? [] : placesOf(places, `${award.status} ${supplierKey(name)}`);
    const same = own.find((place) => {
      const other = kept[place];
      return other !== undefined && amountsAgree(award, other.award);
    });
    const first = same === undefined ? undefined : kept[same];
    if (same === undefined || first === undefined) {
      own.push(kept.length);
      kept.push({ ...found, award: { ...award, position: kept.length } });
      continue;
    }
    reading.raise('duplicate-supplier', path, { id: award.award_key, same: first.award.award_key });
    const better = first.award.amount === null && award.amount !== null ? found : first;
    const validation_errors = [...new Set([...better.award.validation_errors, 'duplicate-supplier'])].sort();
    kept[same] = { ...better, award: { ...better.award, position: first.award.position, validation_errors } };
  }
  return kept;
}

/** @returns the list of a key, which is created if necessary */
export function placesOf(places: Map<string, number[]>, key: string): number[] {
  const known = places.get(key);
  if (known) return known;
  const own: number[] = [];
  places.set(key, own);
  return own;
}

/** @returns whether two amounts may belong to the same award: they are equal, or one is unknown */
export const amountsAgree = (one: AwardFields, other: AwardFields): boolean =>
  one.amount === null || other.amount === null || one.amount === other.amount;
