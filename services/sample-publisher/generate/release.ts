import { awardsOf } from './awards.ts';
import { provinceName } from './buyers.ts';
import { documentEntry } from './documents/files.ts';
import { historyOf, stateAt, type TenderState } from './history.ts';
import { deliveryLocation } from './places.ts';
import { type Random, randomOf, weighted } from './random.ts';
import { type Tender, type TenderKey, tenderOf } from './tender.ts';
import { dayOf, falseZ, midnight, NO_DATE } from './times.ts';
import { tradeOf } from './trades.ts';

export const OCID_PREFIX = 'ocds-9t57fa-';

/** Identifies a release: its tender, the time at which it is read, and whether it has the shape of earlier years. */
export type ReleaseKey = TenderKey & { time: number; old: boolean };

/**
 * Writes a release in the form that the publisher's API serves at a time, with the fields in the publisher's order.
 * @param key with `old` it has the shape of the releases of 2025: no province, contact, briefing, place, status or awards
 * @param base the publisher's own address, for links to documents
 */
export function releaseAt(key: ReleaseKey, base: string): object {
  const { seed, number, published, time, old } = key;
  const tender = tenderOf(key);
  const state = stateAt(tender, historyOf(seed, tender), time);
  const oddity = randomOf(seed, 'oddities', number);
  const ocid = `${OCID_PREFIX}${number}`;
  const shown = state.awarded && !old;
  const { parties, awards } = shown
    ? awardsOf(seed, tender, state.awardCorrected)
    : { parties: [], awards: [] };
  return {
    ocid,
    id: `${ocid}-${dayOf(published)}`,
    date: falseZ(midnight(published)),
    tag: ['compiled'],
    initiationType: 'tender',
    tender: tenderBlock(key, tender, state, oddity, base),
    planning: { rationale: '', budget: { description: ' - ' }, documents: [] },
    parties,
    buyer: { id: tender.buyer.id, name: tender.buyer.name },
    language: oddity.chance(0.02) ? 'en' : 'en-za',
    awards,
    contracts: [],
  };
}

/** The release in the monthly bulk files: it has fewer fields, and closed tenders are `complete`. */
export function archivedRelease(key: ReleaseKey, base: string): object {
  const { seed, number, published, time } = key;
  const tender = tenderOf(key);
  const state = stateAt(tender, historyOf(seed, tender), time);
  const ocid = `${OCID_PREFIX}${number}`;
  const reference = tender.wording.number.trim();
  return {
    ocid,
    id: `${ocid}-${dayOf(published)}`,
    date: falseZ(midnight(published)),
    tag: ['compiled'],
    tender: {
      id: reference,
      title: reference,
      status: state.status === 'active' && state.closing <= time ? 'complete' : state.status,
      mainProcurementCategory: tradeOf(tender.trade).kind,
      description: state.title,
      value: { amount: 0, currency: 'ZAR' },
      documents: state.files.map((file) => documentEntry(seed, number, file, base)),
      tenderPeriod: { startDate: falseZ(midnight(published)), endDate: falseZ(state.closing) },
    },
    buyer: { id: tender.buyer.id, name: tender.buyer.name },
  };
}

/** Nearly all values are 0, as at the real publisher; a few are the buyer's estimate, and one in a thousand is text. */
const values = weighted<(random: Random, expected: number) => number | string>([
  [() => 0, 992],
  [
    (random, expected) =>
      Math.max(1, Math.round((expected * (0.75 + 0.5 * random.fraction())) / 10_000)) * 10_000,
    7,
  ],
  [() => 'R 1 200 000,00', 1],
]);

function tenderBlock(
  { seed, old }: ReleaseKey,
  tender: Tender,
  state: TenderState,
  oddity: Random,
  base: string,
): object {
  const bought = oddity.chance(0.03) ? '' : tradeOf(tender.trade).kind;
  const entity = { id: tender.buyer.id, name: tender.buyer.name };
  return {
    id: oddity.chance(0.03) ? tender.wording.number.trim() : String(tender.number),
    title: tender.wording.number,
    status: old ? '' : state.status,
    category: tender.category.name,
    ...(old
      ? {}
      : { province: provinceName(tender.province), deliveryLocation: deliveryLocation(tender.place) }),
    ...(tender.specialConditions === null ? {} : { specialConditions: tender.specialConditions }),
    mainProcurementCategory: bought,
    ...(oddity.chance(0.6) ? { additionalProcurementCategories: bought === '' ? [] : [bought] } : {}),
    description: state.title,
    value: { amount: values(oddity)(oddity, tender.expected), currency: 'ZAR' },
    documents: state.files.map((file) => documentEntry(seed, tender.number, file, base)),
    tenderPeriod: {
      startDate: oddity.chance(0.003) ? NO_DATE : falseZ(midnight(tender.published)),
      endDate: oddity.chance(0.003) ? NO_DATE : falseZ(state.closing),
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
