import { supplierPlaceholder } from '#shared/codelists/placeholders.ts';
import { isObject, type Json, type Reading } from '#shared/domain/tenders/read/fields/reading.ts';
import type { AwardFields, SubcontractorRow } from '#shared/domain/tenders/records.ts';
import { subcontractorIdentity } from '#shared/text/identity.ts';
import { companyKey } from '#shared/text/names.ts';
import { splitSupplierName } from '#shared/text/supplier-numbers.ts';
import type { ReportKey, RowValue } from './fields.ts';
import { itemsOf, namesIn } from './names.ts';
import { partsOf } from './parts.ts';
import { readLevel, readPoints } from './points.ts';

/** Reads the subcontractors of an award. The portal's form always has a first line, which is often empty. */
export function readSubcontractors(
  { reading, reportKey }: { reading: Reading; reportKey: ReportKey },
  { value, path }: RowValue,
  award: AwardFields,
): SubcontractorRow[] {
  const rows = new Map<string, SubcontractorRow>();
  for (const { item, path: at } of itemsOf(reading, value, path)) {
    for (const object of objectsOf(item)) {
      const part = partsOf(reportKey, 'subcontractor', object, at);
      const given = splitSupplierName(reading.words(part('name').value, part('name').path) ?? '').name;
      const key = given === null || supplierPlaceholder(given) !== null ? '' : companyKey(given);
      if (given === null || key === '' || rows.has(key)) continue;
      rows.set(key, {
        id: subcontractorIdentity(reading.ocid, award.award_key, key),
        tender_id: reading.tenderId,
        award_id: award.id,
        position: rows.size,
        name: given,
        percentage: readPoints(reading, part('percentage')),
        bee_level: readLevel(reading, part('level')).level,
        black_youth: readOwned(reading, part('youth')),
        black_women: readOwned(reading, part('women')),
        black_disabled: readOwned(reading, part('disabled')),
        black_military: readOwned(reading, part('military')),
        black_rural: readOwned(reading, part('rural')),
      });
    }
  }
  return [...rows.values()];
}

const objectsOf = (item: unknown): Json[] =>
  isObject(item) ? [item] : typeof item === 'string' ? namesIn(item).map((name) => ({ name })) : [];

/** Reads whether a group owns the subcontractor: yes or no, or the share that it owns. */
const readOwned = (reading: Reading, { value, path }: RowValue): boolean | null =>
  typeof value === 'number' ? value > 0 : reading.flag(value, path);
