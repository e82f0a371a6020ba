import type { Buyer } from '#shared/domain/buyers/buyer.ts';
import { numberOf } from '#shared/domain/captures/ocds-package.ts';
import { checkAmount, readMoney } from '#shared/domain/tenders/read/fields/amount.ts';
import { readBriefing } from '#shared/domain/tenders/read/fields/briefing.ts';
import { readContact } from '#shared/domain/tenders/read/fields/contact.ts';
import {
  readCategory,
  readProvince,
  readTenderType,
} from '#shared/domain/tenders/read/fields/portal-lists.ts';
import { excerpt, type Json, type Reading } from '#shared/domain/tenders/read/fields/reading.ts';
import type { TenderFields } from '#shared/domain/tenders/records.ts';
import type { Dialect } from './dialects.ts';

const mainCategories = new Set(['goods', 'services', 'works']);

/** Reads `tender` and the top-level fields of a release. The caller sets `validation_errors`, from all issues. */
export function readTender(
  reading: Reading,
  dialect: Dialect,
  release: Json,
  buyer: Buyer | null,
): TenderFields {
  const tender = reading.object(release['tender'], 'tender');
  const titles = dialect.titles(reading, tender);
  const period = reading.object(tender['tenderPeriod'], 'tender/tenderPeriod');
  const published = reading.time(release['date'], 'date');
  const opens = reading.time(period['startDate'], 'tender/tenderPeriod/startDate');
  const closes = reading.time(period['endDate'], 'tender/tenderPeriod/endDate');
  if (published !== null && closes !== null && Date.parse(closes) < Date.parse(published)) {
    reading.raise('closes-before-publication', 'tender/tenderPeriod/endDate', { published, closes });
  }
  const listed = (read: typeof readCategory, value: unknown, path: string): string | null =>
    dialect.portalLists ? read(reading, value, path) : reading.line(value, path);
  const money = readMoney(reading, tender['value'], 'tender/value');
  checkAmount(reading, money.amount, 'tender/value/amount');
  return {
    tender_id: readNumber(reading, dialect, tender['id'], titles.reference),
    title: titles.title,
    description: titles.description,
    reference_number: titles.reference,
    source_status: reading.line(tender['status'], 'tender/status'),
    type: listed(readTenderType, tender['procurementMethodDetails'], 'tender/procurementMethodDetails'),
    procurement_method:
      reading.line(tender['procurementMethod'], 'tender/procurementMethod')?.toLowerCase() ?? null,
    main_procurement_category: readMainCategory(reading, tender['mainProcurementCategory']),
    category: listed(readCategory, tender['category'], 'tender/category'),
    ...readProvince(reading, tender['province'], 'tender/province', buyer),
    delivery: reading.line(tender['deliveryLocation'], 'tender/deliveryLocation'),
    organization_id: buyer?.organization.id ?? null,
    organization_name: buyer?.name ?? null,
    department: buyer?.department ?? null,
    municipality: buyer?.municipality ?? null,
    publication_date_time: published,
    opening_date_time: opens,
    closing_date_time: closes,
    value_amount: money.amount,
    value_currency: money.currency,
    requirements: reading.text(tender['specialConditions'], 'tender/specialConditions'),
    eligibility_criteria: reading.text(tender['eligibilityCriteria'], 'tender/eligibilityCriteria'),
    submission_method: readCodes(reading, tender['submissionMethod'], 'tender/submissionMethod'),
    electronic_submission: null,
    two_envelope_submission: null,
    validity_period: null,
    ...readBriefing(reading, briefingOf(reading, tender['briefingSession'], 'tender/briefingSession')),
    ...readContact(reading, tender['contactPerson'], 'tender/contactPerson'),
    language: reading.line(release['language'], 'language')?.toLowerCase() ?? null,
    cancelled_at: null,
    cancellation_reason: null,
    validation_errors: [],
  };
}

/**
 * @returns the number at the end of the ocid, if the dialect has one, otherwise `tender.id`. In the portal's releases
 *   `tender.id` repeats the number; in its archive it repeats the reference.
 */
function readNumber(reading: Reading, dialect: Dialect, value: unknown, reference: string | null): string {
  const { ocid } = reading;
  const id = reading.line(typeof value === 'number' ? String(value) : value, 'tender/id');
  const number = dialect.numbered ? numberOf(ocid) : null;
  if (number === null) return id ?? ocid;
  if (id !== null && id !== String(number) && id !== reference && /^\d+$/.test(id)) {
    reading.raise('ocid-number-differs', 'tender/id', { id, number });
  }
  return String(number);
}

function readMainCategory(reading: Reading, value: unknown): string | null {
  const text = reading.line(value, 'tender/mainProcurementCategory')?.toLowerCase() ?? null;
  if (text === null || mainCategories.has(text)) return text;
  reading.raise('unknown-procurement-category', 'tender/mainProcurementCategory', { text: excerpt(text) });
  return null;
}

/** Reads a list of codes, or a text. */
const readCodes = (reading: Reading, value: unknown, path: string): string | null =>
  Array.isArray(value)
    ? value.flatMap((code: unknown, index) => reading.line(code, `${path}/${index}`) ?? []).join(', ') || null
    : reading.line(value, path);

function briefingOf(reading: Reading, value: unknown, path: string): Parameters<typeof readBriefing>[1] {
  const given = reading.object(value, path);
  return {
    session: { value: given['isSession'], path: `${path}/isSession` },
    compulsory: { value: given['compulsory'], path: `${path}/compulsory` },
    at: { value: given['date'], path: `${path}/date` },
    venue: { value: given['venue'], path: `${path}/venue` },
  };
}
