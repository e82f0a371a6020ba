import { awardIdentity } from '#shared/text/identity.ts';
import { splitSupplierName, supplierKey } from '#shared/text/names.ts';
import { isPlaceholder } from '#shared/vocabulary/placeholders.ts';
import { judgeAmount, readMoney } from '#workers/normalise/reading/amount.ts';
import { flagsOf } from '#workers/normalise/reading/findings.ts';
import { excerpt, type Json, type Reading } from '#workers/normalise/reading/reading.ts';
import type { AwardFields } from '#workers/normalise/records.ts';
import type { Dialect } from './dialects.ts';

const statuses: Readonly<Record<string, AwardFields['status']>> = {
  active: 'awarded',
  awarded: 'awarded',
  pending: 'pending',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  unsuccessful: 'unsuccessful',
};

/** Words that stand for the enterprise classes in full. */
const enterprises: readonly (readonly [RegExp, string])[] = [
  [/^(?:eme|exempted?\s+micro\s+enterprises?)\b/i, 'EME'],
  [/^(?:qse|qualifying\s+small\s+enterprises?)\b/i, 'QSE'],
];
const LONGEST_ENTERPRISE = 40;
const LARGEST_INTEGER = 2_147_483_647;

/** Reads `awards`: one award per id, none that says nothing, none that repeats another. */
export function readAwards(
  reading: Reading,
  dialect: Dialect,
  release: Json,
  ocid: string,
  tenderId: string,
): AwardFields[] {
  const rows = new Map<string, AwardFields>();
  const paths = new Map<string, string>();
  const parties = partyIds(release);
  for (const { item, path } of reading.list(release['awards'], 'awards')) {
    const before = reading.findings.length;
    const row = readAward(reading, dialect, item, path, { ocid, tenderId, parties });
    if (row === null) continue;
    row.flags = flagsOf(reading.findings.slice(before));
    const earlier = rows.get(row.id);
    if (earlier) reading.found('duplicate-award', path, { id: row.ocds_award_id });
    rows.set(row.id, { ...row, position: earlier?.position ?? rows.size });
    paths.set(row.id, path);
  }
  return withoutRepetitions(reading, [...rows.values()], paths);
}

type Context = { ocid: string; tenderId: string; parties: ReadonlySet<string> };

function readAward(
  reading: Reading,
  dialect: Dialect,
  item: Json,
  path: string,
  context: Context,
): AwardFields | null {
  const title = reading.words(item['title'], `${path}/title`);
  const description = reading.text(item['description'], `${path}/description`);
  const supplier = readSuppliers(reading, item['suppliers'], `${path}/suppliers`);
  const raw = supplier.name ?? (dialect.supplierInTitle ? title : null);
  const { name, csd, placeholder } = nameOf(reading, raw, path);
  const { amount, currency } = readMoney(reading, item['value'], `${path}/value`);
  if (name === null && csd === null && amount === null && !isNonAward(raw)) {
    reading.found('empty-award', path, { id: typeof item['id'] === 'string' ? excerpt(item['id']) : null });
    return null;
  }
  const enterprise = dialect.enterpriseInDescription ? enterpriseOf(description) : null;
  judgeAmount(reading, amount, `${path}/value/amount`, enterprise);
  const id = reading.line(typeof item['id'] === 'number' ? String(item['id']) : item['id'], `${path}/id`);
  const identity = id ?? csd ?? name ?? path;
  return {
    id: awardIdentity(context.ocid, identity),
    tender_id: context.tenderId,
    position: 0,
    ocds_award_id: identity,
    etenders_award_id: dialect.numbered ? integerOf(id) : null,
    title: title === null || isPlaceholder(title) ? null : title,
    status: isNonAward(raw) ? 'unsuccessful' : readStatus(reading, item['status'], `${path}/status`),
    description,
    enterprise_type: enterprise,
    award_date: reading.time(item['date'], `${path}/date`),
    amount,
    currency: amount === null ? null : currency,
    supplier_name: name,
    supplier_raw_name: placeholder ? null : raw,
    supplier_id: supplier.id,
    supplier_party_id:
      id !== null && context.parties.has(id)
        ? id
        : supplier.id !== null && context.parties.has(supplier.id)
          ? supplier.id
          : null,
    supplier_csd: csd,
    flags: [],
  };
}

/** The suppliers' names, joined where there are several, and the first one's id. */
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
  if (names.size > 1) reading.found('several-suppliers', path, { count: names.size });
  return {
    name: names.size > 0 ? [...names.values()].join('; ') : null,
    id: suppliers.find(({ id }) => id !== null)?.id ?? null,
  };
}

const isNonAward = (text: string | null): boolean => /^non[\s-]*award(?:ed)?$/i.test(text?.trim() ?? '');

/** Takes off what is glued to a name; a word for "nobody" or a single letter is no name. */
function nameOf(
  reading: Reading,
  raw: string | null,
  path: string,
): { name: string | null; csd: string | null; placeholder: boolean } {
  const text = raw?.trim() ?? '';
  if (text === '' || isPlaceholder(text) || isNonAward(text) || /^[\p{Letter}\p{Punctuation}]$/u.test(text)) {
    if (raw !== null) reading.found('supplier-placeholder', `${path}/suppliers`, { text: excerpt(text) });
    return { name: null, csd: null, placeholder: true };
  }
  const { name, csd } = splitSupplierName(text);
  if (csd !== null) reading.found('csd-number-in-name', `${path}/suppliers`, { number: csd });
  return { name, csd, placeholder: false };
}

function enterpriseOf(description: string | null): string | null {
  const text = description?.trim() ?? '';
  const known = enterprises.find(([pattern]) => pattern.test(text))?.[1];
  return known ?? (text !== '' && text.length <= LONGEST_ENTERPRISE && !/\d|\n/.test(text) ? text : null);
}

function readStatus(reading: Reading, value: unknown, path: string): AwardFields['status'] {
  const text = reading.line(value, path)?.toLowerCase() ?? 'active';
  const status = Object.hasOwn(statuses, text) ? statuses[text] : undefined;
  if (status === undefined) reading.found('unknown-status', path, { text: excerpt(text) });
  return status ?? 'awarded';
}

function integerOf(id: string | null): number | null {
  const number = id !== null && /^\d{1,10}$/.test(id) ? Number(id) : Number.NaN;
  return number <= LARGEST_INTEGER ? number : null;
}

/** One supplier listed twice with one amount, or once without, is one award; with two amounts it won two lots. */
function withoutRepetitions(
  reading: Reading,
  rows: AwardFields[],
  paths: ReadonlyMap<string, string>,
): AwardFields[] {
  const kept: AwardFields[] = [];
  for (const row of rows) {
    const same = kept.findIndex(
      (other) =>
        sameSupplier(row, other) &&
        (row.amount === null || other.amount === null || row.amount === other.amount),
    );
    const first = kept[same];
    if (first === undefined) {
      kept.push({ ...row, position: kept.length });
      continue;
    }
    reading.found('duplicate-supplier', paths.get(row.id) ?? 'awards', {
      id: row.ocds_award_id,
      same: first.ocds_award_id,
    });
    const better = first.amount === null && row.amount !== null ? row : first;
    kept[same] = {
      ...better,
      position: first.position,
      flags: [...new Set([...better.flags, 'duplicate-supplier'])].sort(),
    };
  }
  return kept;
}

const sameSupplier = (one: AwardFields, other: AwardFields): boolean =>
  one.supplier_name !== null &&
  other.supplier_name !== null &&
  one.status === other.status &&
  supplierKey(one.supplier_name) === supplierKey(other.supplier_name);

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
