import { createHash } from 'node:crypto';
import { personName } from '#services/sample-publisher/generate/people.ts';
import { type Random, randomOf } from '#services/sample-publisher/generate/random.ts';
import { restrictedSuppliers } from '#services/sample-publisher/generate/restricted.ts';
import { supplierOf } from '#services/sample-publisher/generate/suppliers/roster.ts';
import { formVariant, registeredName } from '#services/sample-publisher/generate/suppliers/supplier.ts';
import type { Executor } from '#shared/database/connection.ts';
import type { Restriction } from '#shared/domain/screening/restriction.ts';
import { promotedColumns, recordValue, renderRecord } from '#shared/resources/definition/resource.ts';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';
import { MASK } from '#shared/text/identity-number.ts';
import { placeName } from './tender-rows.ts';

/**
 * Restricted suppliers and suppliers for the bench: those of the sample publisher with rare words, of which real names have one
 * nearly always, and of which the generator has few.
 */

const SEED = 1;
const PLACES = 30_000;
/** Suppliers that can be drawn. */
const COMPANIES = 500_000;
/** Share of suppliers that are persons, and of those that stand on the list under another spelling of their name. */
const [PERSONS, LISTED] = [0.1, 0.02];
const LONG = 0.3;

/** `Mabala`, or for some `Mabalakopano` */
const rareWord = (random: Random): string =>
  `${placeName(random.integer(0, PLACES - 1))}${random.chance(LONG) ? placeName(random.integer(0, PLACES - 1)).toLowerCase() : ''}`;

/** @returns a list with companies and persons, half of each */
export function restrictionsOf(count: number): Restriction[] {
  const random = randomOf(SEED, 'restrictions');
  return restrictedSuppliers(SEED, count).map((entry, at) => ({
    ...{ id: idOf(at), status: 'active', severity: 'high', restrictionType: 'RESTRICTED_SUPPLIER' },
    supplierName:
      entry.kind === 'company' ? `${rareWord(random)} ${entry.name}` : `${entry.name} ${rareWord(random)}`,
    registrationNumber: entry.kind === 'person' ? MASK : entry.registrationOrIdNumber,
    ...{ restrictionReason: entry.reason, authorizedBy: entry.authority, reference: `DRS-${at}` },
    ...{ periodFrom: entry.from, periodTo: entry.to, regulatoryReferences: [] },
  }));
}

/**
 * @param key seed: the same key gives the same names
 * @returns names of suppliers, nearly all different; a few are on the list, some of them with an error
 */
export function supplierNamesOf(key: string, count: number, list: readonly Restriction[]): string[] {
  const random = randomOf(SEED, 'suppliers', key);
  return Array.from({ length: count }, () => {
    if (random.chance(LISTED)) return misspelt(random.pick(list).supplierName, random);
    if (random.chance(PERSONS)) return `${personName(random).trim()} ${rareWord(random)}`;
    const supplier = supplierOf(SEED, random.integer(0, COMPANIES));
    return `${rareWord(random)} ${random.chance(0.5) ? registeredName(supplier) : formVariant(supplier, random)}`;
  });
}

function misspelt(name: string, random: Random): string {
  const at = random.integer(0, Math.max(0, name.length - 2));
  return random.chance(0.5) ? name : name.slice(0, at) + name.slice(at + 1);
}

/** Writes the list into its read table, as publish does. */
export async function publishRestrictions(database: Executor, list: readonly Restriction[]): Promise<void> {
  const columns = promotedColumns(restrictedSupplier);
  const rows = list.map((entry, at) => {
    const row = rowOf(entry);
    const promoted = columns.map(({ name, field, of }) => [
      name,
      of(recordValue(restrictedSupplier, field, row)),
    ]);
    return {
      id: entry.id,
      change_seq: at + 1,
      ...renderRecord(restrictedSupplier, row),
      ...Object.fromEntries(promoted),
    };
  });
  const names = ['id', 'change_seq', 'body', 'detail', ...columns.map(({ name }) => name)].join(', ');
  await database.query(
    `insert into read.restricted_supplier (${names}, published_at)
     select ${names}, now() from jsonb_populate_recordset(null::read.restricted_supplier, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
  await database.query(
    `insert into read.version (resource, change_seq) values ('restricted_supplier', $1)
     on conflict (resource) do update set change_seq = excluded.change_seq, published_at = now()`,
    [list.length],
  );
}

const rowOf = (entry: Restriction): Record<string, unknown> => ({
  ...{ id: entry.id, supplier_name: entry.supplierName, registration_number: entry.registrationNumber },
  ...{ restriction_type: entry.restrictionType, status: entry.status, severity: entry.severity },
  ...{
    restriction_reason: entry.restrictionReason,
    authorized_by: entry.authorizedBy,
    reference: entry.reference,
  },
  ...{ period_from: entry.periodFrom, period_to: entry.periodTo, regulatory_references: [] },
  ...{ updated_at: '2026-08-14T20:00:00Z', synced_at: '2026-08-14T20:00:00Z' },
});

/** A UUID that follows from a number. */
function idOf(n: number): string {
  const hex = createHash('sha256').update(`restriction ${n}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
