import { awardsOf } from './awards.ts';
import { provinceName } from './buyers.ts';
import { documentEntry } from './documents.ts';
import { historyOf, type Standing, standingAt } from './history.ts';
import { deliveryLocation } from './places.ts';
import { type Random, randomOf, weighted } from './random.ts';
import { type Tender, type TenderKey, tenderOf } from './tender.ts';
import { dayOf, falseZ, midnight, NO_DATE } from './times.ts';
import { trades } from './trades.ts';

export const OCID_PREFIX = 'ocds-9t57fa-';

/** Which release to write: the tender, and the time at which it is looked at. */
export type ReleaseKey = TenderKey & { time: number; old: boolean };

/**
 * Writes a release as the publisher's API serves it at a time, its fields in the publisher's order.
 * @param key `old` gives the shape of 2025's captures: no province, contact, briefing, place or status, never awards
 * @param base the publisher's own address, for links to documents
 */
export function releaseAt(key: ReleaseKey, base: string): object {
  const { seed, number, published, time, old } = key;
  const tender = tenderOf(key);
  const standing = standingAt(tender, historyOf(seed, tender), time);
  const oddity = randomOf(seed, 'oddities', number);
  const ocid = `${OCID_PREFIX}${number}`;
  const shown = standing.awarded && !old;
  const { parties, awards } = shown
    ? awardsOf(seed, tender, standing.awardCorrected)
    : { parties: [], awards: [] };
  return {
    ocid,
    id: `${ocid}-${dayOf(published)}`,
    date: falseZ(midnight(published)),
    tag: ['compiled'],
    initiationType: 'tender',
    tender: tenderBlock(key, tender, standing, oddity, base),
    planning: { rationale: '', budget: { description: ' - ' }, documents: [] },
    parties,
    buyer: { id: tender.buyer.id, name: tender.buyer.name },
    language: oddity.chance(0.02) ? 'en' : 'en-za',
    awards,
    contracts: [],
  };
}

/** The thinner release of the monthly bulk files; finished tenders are `complete` there. */
export function archivedRelease(key: ReleaseKey, base: string): object {
  const { seed, number, published, time } = key;
  const tender = tenderOf(key);
  const standing = standingAt(tender, historyOf(seed, tender), time);
  const ocid = `${OCID_PREFIX}${number}`;
  const reference = tender.notice.number.trim();
  return {
    ocid,
    id: `${ocid}-${dayOf(published)}`,
    date: falseZ(midnight(published)),
    tag: ['compiled'],
    tender: {
      id: reference,
      title: reference,
      status: standing.status === 'active' && standing.closing <= time ? 'complete' : standing.status,
      mainProcurementCategory: trades[tender.trade].kind,
      description: standing.title,
      value: { amount: 0, currency: 'ZAR' },
      documents: standing.files.map((file) => documentEntry(seed, number, file, base)),
      tenderPeriod: { startDate: falseZ(midnight(published)), endDate: falseZ(standing.closing) },
    },
    buyer: { id: tender.buyer.id, name: tender.buyer.name },
  };
}

/** Nothing is published of a tender's value, but for a few; one client even met text. */
const values = weighted<(random: Random) => number | string>([
  [() => 0, 992],
  [(random) => random.integer(2, 900) * 10_000, 7],
  [() => 'R 1 200 000,00', 1],
]);

function tenderBlock(
  { seed, old }: ReleaseKey,
  tender: Tender,
  standing: Standing,
  oddity: Random,
  base: string,
): object {
  const bought = oddity.chance(0.03) ? '' : trades[tender.trade].kind;
  const entity = { id: tender.buyer.id, name: tender.buyer.name };
  return {
    id: oddity.chance(0.03) ? tender.notice.number.trim() : String(tender.number),
    title: tender.notice.number,
    status: old ? '' : standing.status,
    category: tender.category.name,
    ...(old
      ? {}
      : { province: provinceName(tender.province), deliveryLocation: deliveryLocation(tender.place) }),
    ...(tender.specialConditions === null ? {} : { specialConditions: tender.specialConditions }),
    mainProcurementCategory: bought,
    ...(oddity.chance(0.6) ? { additionalProcurementCategories: bought === '' ? [] : [bought] } : {}),
    description: standing.title,
    value: { amount: values(oddity)(oddity), currency: 'ZAR' },
    documents: standing.files.map((file) => documentEntry(seed, tender.number, file, base)),
    tenderPeriod: {
      startDate: oddity.chance(0.003) ? NO_DATE : falseZ(midnight(tender.published)),
      endDate: oddity.chance(0.003) ? NO_DATE : falseZ(standing.closing),
    },
    tenderers: [],
    procuringEntity: entity,
    procurementMethod: /limited|deviation/i.test(tender.type) ? 'selective' : 'open',
    procurementMethodDetails: tender.type,
    ...(old ? {} : { briefingSession: tender.briefing, contactPerson: tender.contact }),
    ...(oddity.chance(0.02)
      ? { eligibilityCriteria: 'N/A', submissionMethod: ['electronicSubmission'] }
      : {}),
  };
}
