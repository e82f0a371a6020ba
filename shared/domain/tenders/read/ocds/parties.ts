import { supplierPlaceholder } from '#shared/codelists/placeholders.ts';
import type { Json, Reading } from '#shared/domain/tenders/read/fields/reading.ts';
import type { PartyRow } from '#shared/domain/tenders/records.ts';
import { partyIdentity } from '#shared/text/identity.ts';
import { splitSupplierName } from '#shared/text/supplier-numbers.ts';
import type { Dialect } from './dialects.ts';

/**
 * Reads the buyer, the procuring entity and `parties`: one row per party with all its roles. Contact points are not
 * read, because those of suppliers contain the buyer's staff. Where the publisher numbers suppliers and buyers
 * separately, a supplier and a buyer with equal ids are different parties.
 */
export function readParties(reading: Reading, dialect: Dialect, release: Json): PartyRow[] {
  const rows = new Map<string, PartyRow>();
  // Issues of the buyer's name were already raised when the organisation was read.
  const silent = reading.silent();
  const add = (source: Reading, value: Json, path: string, scope: string, roles: string[]): void => {
    const id = source.line(typeof value['id'] === 'number' ? String(value['id']) : value['id'], `${path}/id`);
    const given = source.line(value['name'], `${path}/name`);
    const name = given === null ? null : (splitSupplierName(given).name ?? given);
    if (name === null || supplierPlaceholder(name) !== null || name.length < 2) return;
    const key = `${scope}${id ?? name}`;
    const earlier = rows.get(key);
    rows.set(key, {
      id: partyIdentity(reading.ocid, key),
      tender_id: reading.tenderId,
      ocds_party_id: id,
      name: earlier?.name ?? name,
      roles: [...new Set([...(earlier?.roles ?? []), ...roles])],
    });
  };
  const buyers = dialect.partiesAreSuppliers ? 'buyer/' : '';
  const tender = silent.object(release['tender'], 'tender');
  add(silent, silent.object(release['buyer'], 'buyer'), 'buyer', buyers, ['buyer']);
  add(
    silent,
    silent.object(tender['procuringEntity'], 'tender/procuringEntity'),
    'tender/procuringEntity',
    buyers,
    ['procuringEntity'],
  );
  for (const { item, path } of reading.list(release['parties'], 'parties')) {
    add(reading, item, path, '', readRoles(reading, item['roles'], `${path}/roles`));
  }
  return [...rows.values()];
}

function readRoles(reading: Reading, value: unknown, path: string): string[] {
  const given: unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return given.flatMap((role) => reading.line(role, path) ?? []);
}
