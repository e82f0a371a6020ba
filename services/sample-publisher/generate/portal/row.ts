import { type Buyer, provinceName } from '#services/sample-publisher/generate/buyers.ts';
import { documentId } from '#services/sample-publisher/generate/documents/ids.ts';
import { historyOf, stateAt, type TenderState } from '#services/sample-publisher/generate/history.ts';
import { notices } from '#services/sample-publisher/generate/notices.ts';
import { landLine, officialAddress } from '#services/sample-publisher/generate/people.ts';
import { type Random, randomOf } from '#services/sample-publisher/generate/random.ts';
import type { ReleaseKey } from '#services/sample-publisher/generate/release.ts';
import { electronicBids, validityOf } from '#services/sample-publisher/generate/submission.ts';
import { type Tender, tenderOf } from '#services/sample-publisher/generate/tender.ts';
import { midnight, NO_DATE, wallClock } from '#services/sample-publisher/generate/times.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { type ListNumber, type OrderColumn, type OrderKey, orderKey, type PortalRow } from './lists.ts';
import { awardFields, cancellationFields } from './outcome.ts';
import { withTicks } from './ticks.ts';

const statuses: Record<ListNumber, string> = { 1: 'Published', 2: 'Awarded', 3: 'Closed', 4: 'Cancelled' };
/** The id of the category that occurs in rows but not in the portal's list of categories. */
const UNLISTED_CATEGORY = 91;
/** One organ of state in so many is written with a blank at the end. */
const BLANK_ENDED = 61;
const NO_TIME = '0001-01-01T00:00:00';

/** The list a tender is in at a time, and the time until which it stays there. */
export function placeAt(key: ReleaseKey): { list: ListNumber; until: number } {
  const tender = tenderOf(key);
  const history = historyOf(key.seed, tender);
  const state = stateAt(tender, history, key.time);
  const ahead = history.flatMap(({ at }) => (at > key.time ? [at] : []));
  const closing = state.closing > key.time ? [state.closing] : [];
  return {
    list: listOf(state, key.time),
    until: Math.min(...ahead, ...closing, Number.POSITIVE_INFINITY),
  };
}

function listOf({ status, awardListed, closing }: TenderState, time: number): ListNumber {
  if (status === 'cancelled') return 4;
  if (awardListed) return 2;
  return closing <= time ? 3 : 1;
}

/** Writes the row of a tender at a time, with the fields in the portal's order and times without an offset. */
export function rowAt(key: ReleaseKey): PortalRow {
  const { seed, number, time } = key;
  const tender = tenderOf(key);
  const history = historyOf(seed, tender);
  const state = stateAt(tender, history, time);
  const cancelled = history.find((change) => change.kind === 'cancelled' && change.at <= time);
  const random = randomOf(seed, 'portal', number);
  const { buyer, wording, place, contact } = tender;
  const username = officialAddress(buyer, contact.email, random);
  const organ = organName(buyer);
  const province = provinces.find(({ code }) => code === tender.province)!;
  const category = {
    categoriesID: tender.category.portalId ?? UNLISTED_CATEGORY,
    name: tender.category.name,
  };
  const department = { departmentsID: Number(buyer.id), name: organ };
  const suburb = place.suburb === place.town && random.chance(0.12) ? null : place.suburb;
  return {
    id: number,
    tender_No: wording.number,
    description: state.title,
    category: category.name,
    type: tender.type,
    organ_of_State: organ,
    status: statuses[listOf(state, time)],
    clustersID: 0,
    closing_Date: wallClock(state.closing),
    date_Published: wallClock(midnight(tender.published)),
    ...briefingFields(tender, random),
    streetname: place.street,
    surburb: suburb,
    town: place.town,
    code: place.code,
    conditions: tender.specialConditions ?? notices.empty(random),
    contactPerson: contact.name,
    email: contact.email,
    telephone: contact.telephoneNumber,
    fax: contact.faxNumber ?? (random.chance(0.85) ? 'N/A' : landLine(buyer.province, random)),
    username,
    ...briefingFlags(tender, random),
    validity: validityOf(seed, tender).portal,
    provincesID: province.portalId,
    provinces: { provincesID: province.portalId, name: province.name },
    province: provinceName(tender.province),
    categoriesID: category.categoriesID,
    departmentsID: department.departmentsID,
    departments: department,
    department: organ,
    categories: category,
    biddersListDocument: null,
    biddersListDocumentGuid: null,
    eSubmission: electronicBids(seed, number),
    twoEnvelopeSubmission: random.chance(0.006),
    supportDocument: state.files.map((file) => ({
      supportDocumentID: documentId(seed, number, file.position),
      fileName: file.name,
      extension: file.name.slice(file.name.lastIndexOf('.')),
      tendersID: number,
      active: true,
      updatedBy: username,
      dateModified: withTicks(
        file.modified ?? file.published,
        randomOf(seed, 'ticks', number, file.position).integer(0, 9_999_999),
      ),
    })),
    biddersListDocuments: null,
    isModified: null,
    questionsAndAnswers: null,
    esubRequiredDocuments: null,
    discussions: null,
    discussion: null,
    awards: null,
    bidders: null,
    cancelled: null,
    closed: null,
    clusters: null,
    releaseId: 0,
    ocid: null,
    sysStartTime: NO_TIME,
    sysEndTime: NO_TIME,
    actions: { authorized: false, tender_No: wording.number, notification: false, bookmark: false },
    delivery: [place.street, suburb, place.town, place.code].map((part) => part ?? '').join('-'),
    ...(state.awardListed ? awardFields(seed, tender, state.awardCorrected) : {}),
    ...(cancelled ? cancellationFields(seed, tender, cancelled.at, username) : {}),
  };
}

/** The value by which rows are compared when their list is ordered by a column. */
export function orderKeyAt(key: ReleaseKey, column: OrderColumn): OrderKey {
  if (column === 'date_Published') return midnight(key.published);
  if (column === 'eSubmission') return orderKey(electronicBids(key.seed, key.number));
  const tender = tenderOf(key);
  if (column === 'category') return orderKey(tender.category.name);
  const { title, closing } = stateAt(tender, historyOf(key.seed, tender), key.time);
  return column === 'closing_Date' ? closing : orderKey(title);
}

const organName = ({ id, name }: Buyer): string => (Number(id) % BLANK_ENDED === 0 ? `${name} ` : name);

/** In spite of its name, the date field is filled for voluntary briefings too. */
function briefingFields({ briefing: { isSession, date, venue } }: Tender, random: Random) {
  return {
    compulsory_briefing_session: date === NO_DATE ? null : date.replace(/Z$/, ''),
    briefingVenue: isSession && !(date === NO_DATE && random.chance(0.15)) ? venue : null,
  };
}

function briefingFlags({ briefing: { isSession, compulsory } }: Tender, random: Random) {
  if (isSession) return { briefingSession: true, briefingCompulsory: compulsory };
  const unsaid = random.fraction();
  return {
    briefingSession: unsaid < 0.01 ? null : false,
    briefingCompulsory: unsaid < 0.02 ? null : false,
  };
}
