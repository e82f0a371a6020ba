import { categories } from '#shared/codelists/categories.ts';
import { organsOfState } from '#shared/codelists/organs-of-state.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { type Buyer, describeBuyer } from '#shared/domain/buyers/buyer.ts';
import { numberOf } from '#shared/domain/captures/ocds-package.ts';
import { readBriefing } from '#shared/domain/tenders/read/fields/briefing.ts';
import { readEmail, readTelephone } from '#shared/domain/tenders/read/fields/contact.ts';
import {
  readCategory,
  readProvince,
  readTenderType,
} from '#shared/domain/tenders/read/fields/portal-lists.ts';
import type { Json, Reading } from '#shared/domain/tenders/read/fields/reading.ts';
import { titlesOf } from '#shared/domain/tenders/read/fields/titles.ts';
import type { TenderFields } from '#shared/domain/tenders/records.ts';
import type { Cancellation } from './cancellation.ts';
import { fieldOf, fieldReader, nameIn, type RowField, type RowValue } from './fields.ts';
import { readValidity } from './validity.ts';

/** Names in the portal's code lists by id, for rows that have an id without its name. */
const categoryNames = namesById(categories);
const provinceNames = namesById(provinces);
const organNames = namesById(organsOfState);

function namesById(list: readonly { portalId: number | null; name: string }[]): ReadonlyMap<number, string> {
  return new Map(
    list.flatMap(({ portalId, name }) => (portalId === null ? [] : [[portalId, name] as const])),
  );
}

/** Reads the buyer: the organ's name, otherwise the name that its id has in the portal's list. */
export function readBuyer(reading: Reading, row: Json): Buyer | null {
  const id = idOf(row, 'organId');
  const given = nameIn(row, 'organ');
  const name = reading.line(given.value, given.path) ?? (id === null ? null : (organNames.get(id) ?? null));
  return name === null ? null : describeBuyer(name, id === null ? null : String(id));
}

/** Reads the fields of the tender. The caller sets `validation_errors`, from all issues. */
export function readTender(
  reading: Reading,
  row: Json,
  buyer: Buyer | null,
  cancellation: Cancellation,
): TenderFields {
  const { by, text, line, time, flag } = fieldReader(reading, row);
  const email = by((value, path) => readEmail(reading, value, path));
  const telephone = by((value, path) => readTelephone(reading, value, path));
  const titles = titlesOf(reading, line('number'), text('description'), {
    number: fieldOf(row, 'number').path,
    full: fieldOf(row, 'description').path,
  });
  const published = time('published');
  const closes = time('closes');
  if (published !== null && closes !== null && Date.parse(closes) < Date.parse(published)) {
    reading.raise('closes-before-publication', fieldOf(row, 'closes').path, { published, closes });
  }
  const province = nameOrIdName(row, 'province', 'provinceId', provinceNames);
  const category = nameOrIdName(row, 'category', 'categoryId', categoryNames);
  return {
    tender_id: readNumber(reading, row),
    title: titles.title,
    description: titles.description,
    reference_number: titles.reference,
    source_status: line('status'),
    type: by((value, path) => readTenderType(reading, value, path))('type'),
    procurement_method: null,
    main_procurement_category: null,
    category: readCategory(reading, category.value, category.path),
    ...readProvince(reading, province.value, province.path, buyer),
    delivery: readDelivery(reading, row),
    organization_id: buyer?.organization.id ?? null,
    organization_name: buyer?.name ?? null,
    department: buyer?.department ?? null,
    municipality: buyer?.municipality ?? null,
    publication_date_time: published,
    opening_date_time: null,
    closing_date_time: closes,
    value_amount: null,
    value_currency: null,
    requirements: text('conditions'),
    eligibility_criteria: null,
    submission_method: null,
    electronic_submission: flag('eSubmission'),
    two_envelope_submission: flag('twoEnvelopes'),
    validity_period: readValidity(reading, fieldOf(row, 'validity'), published, closes),
    ...readBriefing(reading, {
      session: fieldOf(row, 'session'),
      compulsory: fieldOf(row, 'compulsory'),
      at: fieldOf(row, 'briefing'),
      venue: fieldOf(row, 'venue'),
    }),
    contact_name: line('contact'),
    contact_email: email('email'),
    contact_telephone: telephone('telephone'),
    contact_fax: telephone('fax'),
    language: null,
    cancelled_at: cancellation.at,
    cancellation_reason: cancellation.reason,
    validation_errors: [],
  };
}

/** @returns the number in the ocid, which collect made of the row's id */
function readNumber(reading: Reading, row: Json): string {
  const { ocid } = reading;
  const number = numberOf(ocid);
  const id = idOf(row, 'id');
  if (number === null) return ocid;
  if (id !== null && id !== number) reading.raise('ocid-number-differs', 'id', { id, number });
  return String(number);
}

/** @returns the stated name, otherwise the name that the row's id has in the portal's list */
function nameOrIdName(
  row: Json,
  field: RowField,
  idField: RowField,
  names: ReadonlyMap<number, string>,
): RowValue {
  const given = nameIn(row, field);
  const id = idOf(row, idField);
  return given.value === null && id !== null
    ? { value: names.get(id) ?? null, path: fieldOf(row, idField).path }
    : given;
}

/** @returns the address as the feed writes it, `street - suburb - town - code`, without empty parts */
function readDelivery(reading: Reading, row: Json): string | null {
  const parts = (['street', 'suburb', 'town', 'code'] as const).flatMap((field) => {
    const { value, path } = fieldOf(row, field);
    return reading.line(typeof value === 'number' ? String(value) : value, path) ?? [];
  });
  return parts.length > 0 ? parts.join(' - ') : fieldReader(reading, row).line('delivery');
}

/** @returns an id of the portal's lists; null for 0, which means none */
function idOf(row: Json, field: RowField): number | null {
  const { value } = fieldOf(row, field);
  const id = typeof value === 'string' && /^\s*\d{1,10}\s*$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 ? id : null;
}
