import { findCategory } from '#shared/codelists/categories.ts';
import { findProvince } from '#shared/codelists/provinces.ts';
import { findTenderType } from '#shared/codelists/tender-types.ts';
import type { Buyer } from '#shared/domain/buyers/buyer.ts';
import type { TenderFields } from '#shared/domain/tenders/records.ts';
import { excerpt, type Reading } from './reading.ts';

/** Reads values of the portal's code lists, which occur in the feed and in the portal's rows. */

/** @returns the type in the portal's spelling; an unknown type as written, with an issue */
export function readTenderType(reading: Reading, value: unknown, path: string): string | null {
  const text = reading.line(value, path);
  if (text === null) return null;
  const type = findTenderType(text);
  if (type === null) reading.raise('unknown-tender-type', path, { text: excerpt(text) });
  return type?.portalName ?? text;
}

/** @returns the category in the portal's spelling; an unknown category as written, with an issue */
export function readCategory(reading: Reading, value: unknown, path: string): string | null {
  const text = reading.line(value, path);
  if (text === null) return null;
  const category = findCategory(text);
  if (category === null) reading.raise('unknown-category', path, { text: excerpt(text) });
  return category?.name ?? text;
}

/** @returns the stated province, otherwise the province with which the buyer's name begins */
export function readProvince(
  reading: Reading,
  value: unknown,
  path: string,
  buyer: Buyer | null,
): Pick<TenderFields, 'province' | 'province_source'> {
  const text = reading.line(value, path);
  const stated = text === null ? null : findProvince(text);
  if (stated !== null) return { province: stated.name, province_source: 'publisher' };
  if (text !== null) reading.raise('unknown-province', path, { text: excerpt(text) });
  if (buyer?.province) return { province: buyer.province, province_source: 'buyer' };
  return { province: null, province_source: null };
}
