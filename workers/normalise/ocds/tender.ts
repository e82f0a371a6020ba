import { numberOf } from '#shared/ocds/package.ts';
import { findCategory } from '#shared/vocabulary/categories.ts';
import { findProvince } from '#shared/vocabulary/provinces.ts';
import { findTenderType } from '#shared/vocabulary/tender-types.ts';
import type { Buyer } from '#workers/normalise/buyers/buyer.ts';
import { judgeAmount, readMoney } from '#workers/normalise/reading/amount.ts';
import { readContact } from '#workers/normalise/reading/contact.ts';
import { excerpt, type Json, type Reading } from '#workers/normalise/reading/reading.ts';
import type { TenderFields } from '#workers/normalise/records.ts';
import type { Dialect } from './dialects.ts';

const mainCategories = new Set(['goods', 'services', 'works']);

/** Reads a release's `tender` and what stands beside it. Flags are set by the caller, from all that was found. */
export function readTender(
  reading: Reading,
  dialect: Dialect,
  release: Json,
  ocid: string,
  buyer: Buyer | null,
): TenderFields {
  const tender = reading.object(release['tender'], 'tender');
  const titles = dialect.titles(reading, tender);
  const period = reading.object(tender['tenderPeriod'], 'tender/tenderPeriod');
  const published = reading.time(release['date'], 'date');
  const opens = reading.time(period['startDate'], 'tender/tenderPeriod/startDate');
  const closes = reading.time(period['endDate'], 'tender/tenderPeriod/endDate');
  if (published !== null && closes !== null && Date.parse(closes) < Date.parse(published)) {
    reading.found('closes-before-publication', 'tender/tenderPeriod/endDate', { published, closes });
  }
  const money = readMoney(reading, tender['value'], 'tender/value');
  judgeAmount(reading, money.amount, 'tender/value/amount');
  return {
    tender_id: readNumber(reading, dialect, tender['id'], ocid, titles.reference),
    title: titles.title,
    description: titles.description,
    reference_number: titles.reference,
    source_status: reading.line(tender['status'], 'tender/status'),
    type: readType(reading, dialect, tender['procurementMethodDetails']),
    procurement_method:
      reading.line(tender['procurementMethod'], 'tender/procurementMethod')?.toLowerCase() ?? null,
    main_procurement_category: readMainCategory(reading, tender['mainProcurementCategory']),
    category: readCategory(reading, dialect, tender['category']),
    ...readProvince(reading, tender['province'], buyer),
    delivery: reading.line(tender['deliveryLocation'], 'tender/deliveryLocation'),
    organization_id: buyer?.organization.id ?? null,
    organization_name: buyer?.organization.name ?? null,
    department: buyer?.department ?? null,
    municipality: buyer?.municipality ?? null,
    published_at: published,
    opens_at: opens,
    closes_at: closes,
    value_amount: money.amount,
    value_currency: money.currency,
    requirements: reading.text(tender['specialConditions'], 'tender/specialConditions'),
    eligibility_criteria: reading.text(tender['eligibilityCriteria'], 'tender/eligibilityCriteria'),
    submission_method: readCodes(reading, tender['submissionMethod'], 'tender/submissionMethod'),
    ...readBriefing(reading, tender['briefingSession'], 'tender/briefingSession'),
    ...readContact(reading, tender['contactPerson'], 'tender/contactPerson'),
    language: reading.line(release['language'], 'language')?.toLowerCase() ?? null,
    flags: [],
  };
}

/** The number in the ocid, where the publisher counts; `tender.id` repeats it or, in the archive, the reference. */
function readNumber(
  reading: Reading,
  dialect: Dialect,
  value: unknown,
  ocid: string,
  reference: string | null,
): string {
  const id = reading.line(typeof value === 'number' ? String(value) : value, 'tender/id');
  const number = dialect.numbered ? numberOf(ocid) : null;
  if (number === null) return id ?? ocid;
  if (id !== null && id !== String(number) && id !== reference && /^\d+$/.test(id)) {
    reading.found('ocid-number-differs', 'tender/id', { id, number });
  }
  return String(number);
}

function readType(reading: Reading, dialect: Dialect, value: unknown): string | null {
  const text = reading.line(value, 'tender/procurementMethodDetails');
  if (text === null || !dialect.portalLists) return text;
  const type = findTenderType(text);
  if (type === null)
    reading.found('unknown-tender-type', 'tender/procurementMethodDetails', { text: excerpt(text) });
  return type?.portalName ?? text;
}

function readMainCategory(reading: Reading, value: unknown): string | null {
  const text = reading.line(value, 'tender/mainProcurementCategory')?.toLowerCase() ?? null;
  if (text === null || mainCategories.has(text)) return text;
  reading.found('unknown-procurement-category', 'tender/mainProcurementCategory', { text: excerpt(text) });
  return null;
}

function readCategory(reading: Reading, dialect: Dialect, value: unknown): string | null {
  const text = reading.line(value, 'tender/category');
  if (text === null || !dialect.portalLists) return text;
  const category = findCategory(text);
  if (category === null) reading.found('unknown-category', 'tender/category', { text: excerpt(text) });
  return category?.name ?? text;
}

/** The stated province, else the one the buyer's name begins with. */
function readProvince(
  reading: Reading,
  value: unknown,
  buyer: Buyer | null,
): Pick<TenderFields, 'province' | 'province_source'> {
  const text = reading.line(value, 'tender/province');
  const stated = text === null ? null : findProvince(text);
  if (stated !== null) return { province: stated.name, province_source: 'publisher' };
  if (text !== null) reading.found('unknown-province', 'tender/province', { text: excerpt(text) });
  if (buyer?.province) return { province: buyer.province, province_source: 'buyer' };
  return { province: null, province_source: null };
}

/** A list of codes, or a text. */
const readCodes = (reading: Reading, value: unknown, path: string): string | null =>
  Array.isArray(value)
    ? value.flatMap((code: unknown, index) => reading.line(code, `${path}/${index}`) ?? []).join(', ') || null
    : reading.line(value, path);

type Briefing = Pick<
  TenderFields,
  'briefing_session' | 'briefing_compulsory' | 'briefing_at' | 'briefing_venue'
>;

/** No session has neither date nor venue, whatever stands there; a date without a word about a session means one. */
function readBriefing(reading: Reading, value: unknown, path: string): Briefing {
  const given = reading.object(value, path);
  const session = reading.flag(given['isSession'], `${path}/isSession`);
  const compulsory = reading.flag(given['compulsory'], `${path}/compulsory`);
  if (session === false) {
    return { briefing_session: false, briefing_compulsory: false, briefing_at: null, briefing_venue: null };
  }
  const at = reading.time(given['date'], `${path}/date`);
  return {
    briefing_session: session ?? (at !== null || compulsory === true ? true : null),
    briefing_compulsory: compulsory,
    briefing_at: at,
    briefing_venue: reading.line(given['venue'], `${path}/venue`),
  };
}
