import { supplierPlaceholder } from '#shared/codelists/placeholders.ts';
import { validationErrorsOf } from '#shared/domain/quality/issues.ts';
import { checkAmount, readMoney } from '#shared/domain/tenders/read/fields/amount.ts';
import { excerpt, type Json, type Reading } from '#shared/domain/tenders/read/fields/reading.ts';
import {
  enterpriseOf,
  integerOf,
  isNonAward,
  readSupplierName,
  withoutRepetitions,
} from '#shared/domain/tenders/read/fields/suppliers.ts';
import type { AwardFields } from '#shared/domain/tenders/records.ts';
import { awardIdentity } from '#shared/text/identity.ts';
import { supplierKey } from '#shared/text/names.ts';
import { splitSupplierName } from '#shared/text/supplier-numbers.ts';
import type { Dialect } from './dialects.ts';
import { type NumberOfSupplier, supplierNumbers } from './supplier-numbers.ts';

const statuses: Readonly<Record<string, AwardFields['status']>> = {
  active: 'awarded',
  awarded: 'awarded',
  pending: 'pending',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  unsuccessful: 'unsuccessful',
};

/** Reads `awards`: one award per id, without empty and repeated ones. */
export function readAwards(reading: Reading, dialect: Dialect, release: Json): AwardFields[] {
  const rows = new Map<string, AwardFields>();
  const paths = new Map<string, string>();
  const parties = partyIds(release);
  const numberOf = supplierNumbers(reading, release);
  for (const { item, path } of reading.list(release['awards'], 'awards')) {
    const before = reading.issues.length;
    const row = readAward(reading, dialect, item, path, { parties, numberOf });
    if (row === null) continue;
    row.validation_errors = validationErrorsOf(reading.issues.slice(before));
    const earlier = rows.get(row.id);
    if (earlier) reading.raise('duplicate-award', path, { id: row.ocds_award_id });
    rows.set(row.id, { ...row, position: earlier?.position ?? rows.size });
    paths.set(row.id, path);
  }
  return withoutRepetitions(
    reading,
    [...rows.values()].map((award) => ({ award, path: paths.get(award.id) ?? 'awards' })),
  ).map(({ award }) => award);
}

type Context = { parties: ReadonlySet<string>; numberOf: NumberOfSupplier };

function readAward(
  reading: Reading,
  dialect: Dialect,
  item: Json,
  path: string,
  { parties, numberOf }: Context,
): AwardFields | null {
  const title = reading.words(item['title'], `${path}/title`);
  const description = reading.text(item['description'], `${path}/description`);
  const supplier = readSuppliers(reading, item['suppliers'], `${path}/suppliers`);
  const raw = supplier.name ?? (dialect.supplierInTitle ? title : null);
  const { name, csd, members, placeholder, elsewhere } = readSupplierName(reading, raw, `${path}/suppliers`);
  const { amount, currency } = readMoney(reading, item['value'], `${path}/value`);
  const stated = name !== null || csd !== null || members !== null || amount !== null || elsewhere;
  if (!stated && !isNonAward(raw)) {
    reading.raise('empty-award', path, { id: typeof item['id'] === 'string' ? excerpt(item['id']) : null });
    return null;
  }
  const enterprise = dialect.enterpriseInDescription ? enterpriseOf(description) : null;
  checkAmount(reading, amount, `${path}/value/amount`, enterprise);
  const id = reading.line(typeof item['id'] === 'number' ? String(item['id']) : item['id'], `${path}/id`);
  const identity = id ?? csd ?? name ?? path;
  return {
    id: awardIdentity(reading.ocid, identity),
    tender_id: reading.tenderId,
    position: 0,
    award_key: identity,
    ocds_award_id: identity,
    etenders_award_id: dialect.numbered ? integerOf(id) : null,
    title: isOwnText(title, raw, name) ? title : null,
    status: isNonAward(raw) ? 'unsuccessful' : readStatus(reading, item['status'], `${path}/status`),
    description: enterprise === null && isOwnText(description, raw, name) ? description : null,
    enterprise_type: enterprise,
    bee_level: null,
    bee_points: null,
    points: null,
    awarded_at: reading.time(item['date'], `${path}/date`),
    amount,
    currency: amount === null ? null : currency,
    supplier_name: name,
    supplier_raw_name: placeholder ? null : raw,
    supplier_id: supplier.id,
    supplier_party_id:
      id !== null && parties.has(id)
        ? id
        : supplier.id !== null && parties.has(supplier.id)
          ? supplier.id
          : null,
    supplier_csd_number: csd,
    supplier_registration_number: numberOf(name),
    supplier_members: members,
    validation_errors: [],
  };
}

/** @returns the suppliers' names, joined if there are several, and the first supplier's id */
function readSuppliers(
  reading: Reading,
  value: unknown,
  path: string,
): { name: string | null; id: string | null } {
  const suppliers = reading.list(value, path).map(({ item, path: at }) => ({
    id: reading.line(typeof item['id'] === 'number' ? String(item['id']) : item['id'], `${at}/id`),
    name: reading.words(item['name'], `${at}/name`),
  }));
  const names = new Map(
    suppliers.flatMap(({ name }) =>
      name === null || name === '' ? [] : [[supplierKey(name), name] as const],
    ),
  );
  if (names.size > 1) reading.raise('several-suppliers', path, { count: names.size });
  return {
    name: names.size > 0 ? [...names.values()].join('; ') : null,
    id: suppliers.find(({ id }) => id !== null)?.id ?? null,
  };
}

/** @returns whether a text adds anything: not if it repeats the supplier or the words given instead of one */
function isOwnText(text: string | null, raw: string | null, supplier: string | null): boolean {
  if (text === null || text === raw || supplierPlaceholder(text) !== null) return false;
  const named = splitSupplierName(text).name;
  return named !== null && (supplier === null || supplierKey(named) !== supplierKey(supplier));
}

function readStatus(reading: Reading, value: unknown, path: string): AwardFields['status'] {
  const text = reading.line(value, path)?.toLowerCase() ?? 'active';
  const status = Object.hasOwn(statuses, text) ? statuses[text] : undefined;
  if (status === undefined) reading.raise('unknown-status', path, { text: excerpt(text) });
  return status ?? 'awarded';
}

function partyIds(release: Json): ReadonlySet<string> {
  const { parties } = release;
  if (!Array.isArray(parties)) return new Set();
  return new Set(
    parties.flatMap((party: { id?: unknown } | null) =>
      party !== null &&
      typeof party === 'object' &&
      (typeof party.id === 'string' || typeof party.id === 'number')
        ? [String(party.id).trim()]
        : [],
    ),
  );
}
