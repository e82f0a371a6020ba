import { validationErrorsOf } from '#shared/domain/quality/issues.ts';
import { checkAmount, type Money, readAmount, readMoney } from '#shared/domain/tenders/read/fields/amount.ts';
import { excerpt, isObject, type Json, type Reading } from '#shared/domain/tenders/read/fields/reading.ts';
import {
  amountsAgree,
  enterpriseOf,
  integerOf,
  isNonAward,
  placesOf,
  readSupplierName,
  type SupplierName,
  withoutRepetitions,
} from '#shared/domain/tenders/read/fields/suppliers.ts';
import type { AwardFields, SubcontractorRow } from '#shared/domain/tenders/records.ts';
import { awardIdentity } from '#shared/text/identity.ts';
import { companyKey } from '#shared/text/names.ts';
import { isGiven, isOfAwards, type ReportKey, type RowValue } from './fields.ts';
import { itemsOf, namesIn } from './names.ts';
import { type FieldsByMeaning, partsOf } from './parts.ts';
import { readLevel, readPoints } from './points.ts';
import { isSpelled, partOf, rankOf } from './spellings.ts';
import { readSubcontractors } from './subcontractors.ts';

/** What reading the awards of a row needs. */
export type AwardContext = { reading: Reading; reportKey: ReportKey };

type Draft = { award: AwardFields; path: string; list: number; subcontractors: RowValue };

/** The awards of a row and their subcontractors. */
export type Awards = { awards: AwardFields[]; subcontractors: SubcontractorRow[] };

/**
 * Reads the awards of a row, which may be a list of objects, one object, or a text with names. No awarded row has been
 * captured yet, so keys are recognised by several spellings, and unknown keys are reported. If a row has two lists of
 * awards, the first one is used, and the other fills its empty fields.
 */
export function readAwards(context: AwardContext, row: Json): Awards {
  const drafts = listsOf(row).flatMap(({ value, path }, list) =>
    itemsOf(context.reading, value, path).flatMap(({ item, path: at }) =>
      objectsOf(context.reading, item, at, row).flatMap(
        (object) => readAward(context, object, at, list) ?? [],
      ),
    ),
  );
  const awards = withIds(context.reading.ocid, withoutRepetitions(context.reading, combineLists(drafts)));
  const subcontractors = awards.flatMap(({ award, subcontractors: given }) =>
    readSubcontractors(context, given, award),
  );
  return { awards: awards.map(({ award }) => award), subcontractors };
}

/** The lists of awards in a row, in the order of their keys' spellings. */
const listsOf = (row: Json): RowValue[] =>
  Object.entries(row)
    .filter(([key, value]) => isSpelled('awards', key) && isOfAwards(key) && isGiven(value))
    .map(([path, value]) => ({ value, path }))
    .sort((a, b) => rankOf('awards', a.path) - rankOf('awards', b.path));

/** Returns an object unchanged, and a text as one object per name; a single name gets the award fields of the row. */
function objectsOf(reading: Reading, item: unknown, path: string, row: Json): Json[] {
  if (isObject(item)) return [item];
  const entries = namesIn(reading.text(item, path) ?? '');
  if (entries.length !== 1) return entries.map(nameAndAmount);
  const awardFields = Object.entries(row).filter(
    ([key]) => isOfAwards(key) && partOf('flatAward', key) !== null,
  );
  return entries.map((entry) => ({ ...Object.fromEntries(awardFields), ...nameAndAmount(entry) }));
}

const MAX_NAME_LENGTH = 300;

/** Separates name and amount: `Zed CC (R347 760,00)`, `Zed CC - R 10 000.00`. */
function nameAndAmount(entry: string): Json {
  const split = entry.length > MAX_NAME_LENGTH ? null : /^(.+?)[\s:(–-]+(R\s?\d[\d\s.,]*)\)?$/.exec(entry);
  return split !== null && /\p{Letter}/u.test(split[1] ?? '')
    ? { company: split[1], amount: split[2] }
    : { company: entry };
}

function readAward(context: AwardContext, object: Json, path: string, list: number): Draft | null {
  const { reading, reportKey } = context;
  const part = partsOf(reportKey, 'award', object, path);
  // The portal keeps withdrawn awards and marks them.
  if (reading.flag(part('deleted').value, part('deleted').path) === true) return null;
  const before = reading.issues.length;
  const supplier = readSupplier(context, part);
  const money = readValue(reading, part('amount'));
  const { name, csd, members, elsewhere } = supplier;
  const stated = name !== null || csd !== null || members !== null || money.amount !== null || elsewhere;
  if (!stated && !isNonAward(supplier.raw)) {
    reading.raise('empty-award', path);
    return null;
  }
  const enterprise = enterpriseOf(reading.text(part('enterprise').value, part('enterprise').path));
  checkAmount(reading, money.amount, part('amount').path, enterprise);
  const level = readLevel(reading, part('level'));
  const id = idText(reading, part('id'));
  const award: AwardFields = {
    id: '',
    tender_id: reading.tenderId,
    position: 0,
    award_key: `portal:${keyOf(name, csd) || (id ?? path)}`,
    ocds_award_id: null,
    etenders_award_id: integerOf(id),
    title: null,
    status: isNonAward(supplier.raw) ? 'unsuccessful' : readStatus(reading, part('status')),
    description: null,
    enterprise_type: enterprise,
    bee_level: level.level,
    bee_points: readPoints(reading, part('levelPoints')) ?? level.points,
    points: readPoints(reading, part('points')),
    awarded_at: reading.time(part('date').value, part('date').path),
    amount: money.amount,
    currency: money.amount === null ? null : (money.currency ?? 'ZAR'),
    supplier_name: name,
    supplier_raw_name: supplier.placeholder ? null : supplier.raw,
    supplier_id: idText(reading, part('supplierId')),
    supplier_party_id: null,
    supplier_csd_number: csd,
    supplier_registration_number: null,
    supplier_members: members,
    validation_errors: [],
  };
  award.validation_errors = validationErrorsOf(reading.issues.slice(before));
  return { award, path, list, subcontractors: part('subcontractors') };
}

const keyOf = (name: string | null, csd: string | null): string =>
  (name === null ? '' : companyKey(name)) || csd || '';

type Supplier = SupplierName & { raw: string | null };

/** Reads the supplier's name and number from the award, or from an object inside it. */
function readSupplier({ reading, reportKey }: AwardContext, part: FieldsByMeaning<'award'>): Supplier {
  const given = part('supplier');
  const own = isObject(given.value) ? partsOf(reportKey, 'award', given.value, given.path) : null;
  const field = own?.('supplier') ?? given;
  const raw = reading.words(field.value, field.path);
  const stated = readCsd(reading, part('csd')) ?? (own === null ? null : readCsd(reading, own('csd')));
  const supplier = readSupplierName(reading, raw, field.path);
  return { ...supplier, raw, csd: stated ?? supplier.csd };
}

function readCsd(reading: Reading, { value, path }: RowValue): string | null {
  const text = reading.line(value, path);
  if (text === null) return null;
  const digits = /^(?:M\s?A\s?A\s?A)?[\s:-]*(\d{7})$/i.exec(text)?.[1];
  if (digits === undefined) reading.raise('invalid-supplier-number', path, { text: excerpt(text) });
  return digits === undefined ? null : `MAAA${digits}`;
}

/** Reads an amount: `R347 760,00`, a number, or an OCDS value. */
const readValue = (reading: Reading, { value, path }: RowValue): Money =>
  isObject(value) ? readMoney(reading, value, path) : readAmount(reading, value, path);

const idText = (reading: Reading, { value, path }: RowValue): string | null => {
  const text = reading.line(typeof value === 'number' ? String(value) : value, path);
  return text === '0' ? null : text;
};

function readStatus(reading: Reading, { value, path }: RowValue): AwardFields['status'] {
  const text = reading.line(value, path)?.toLowerCase() ?? 'awarded';
  if (/^cancell?ed$/.test(text)) return 'cancelled';
  if (text === 'pending' || text === 'unsuccessful') return text;
  if (text !== 'awarded' && text !== 'active') reading.raise('unknown-status', path, { text: excerpt(text) });
  return 'awarded';
}

/** Combines the lists of a row: an award of a later list fills the empty fields of the same award in an earlier one. */
function combineLists(drafts: readonly Draft[]): Draft[] {
  const kept: Draft[] = [];
  const places = new Map<string, number[]>();
  for (const draft of drafts) {
    const own = placesOf(places, draft.award.award_key);
    const at = own.find((place) => {
      const other = kept[place];
      return other !== undefined && other.list !== draft.list && amountsAgree(other.award, draft.award);
    });
    const first = at === undefined ? undefined : kept[at];
    if (at === undefined || first === undefined) {
      own.push(kept.length);
      kept.push(draft);
      continue;
    }
    const given = Object.entries(first.award).filter(([, value]) => value !== null);
    kept[at] = {
      ...first,
      award: { ...draft.award, ...Object.fromEntries(given) },
      subcontractors: isGiven(first.subcontractors.value) ? first.subcontractors : draft.subcontractors,
    };
  }
  return kept;
}

/**
 * Sets the permanent ids, which are made from the supplier's key. If a supplier has several awards, the award with the
 * smallest amount has the key alone, and the others have the key with their amount, so that ids do not depend on the
 * order of the list.
 */
function withIds(ocid: string, awards: readonly Draft[]): Draft[] {
  const smallest = new Map<string, Draft>();
  for (const draft of awards) {
    const other = smallest.get(draft.award.award_key);
    if (other === undefined || Number(draft.award.amount) < Number(other.award.amount)) {
      smallest.set(draft.award.award_key, draft);
    }
  }
  return awards.map((draft, position) => {
    const { award } = draft;
    const isSmallest = smallest.get(award.award_key) === draft;
    const key = isSmallest ? award.award_key : `${award.award_key}:${award.amount ?? position}`;
    return { ...draft, award: { ...award, id: awardIdentity(ocid, key), position, award_key: key } };
  });
}
