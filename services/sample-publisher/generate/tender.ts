import type { Category } from '#shared/codelists/categories.ts';
import type { ProvinceCode } from '#shared/codelists/provinces.ts';
import { type Buyer, buyerFor, statedProvince } from './buyers.ts';
import { specialConditions } from './conditions.ts';
import { type TenderFile, tenderFiles } from './documents/files.ts';
import { withPerson } from './identity-numbers.ts';
import { demandFor } from './market.ts';
import { notices } from './notices.ts';
import { type ContactPerson, contactPerson } from './people.ts';
import { type DeliveryPlace, deliveryPlace, townIn, village } from './places.ts';
import { type Random, randomOf, weighted } from './random.ts';
import { DAY, falseZ, HOUR, MINUTE, midnight, NO_DATE, onWorkday } from './times.ts';
import { readvertisedWording, trialWording, type Wording, writeWording } from './wording.ts';

/**
 * Identifies a tender: the seed, its number, its time of publication, and the earlier tender that it advertises again,
 * if any. Everything about the tender follows from these.
 */
export type TenderKey = { seed: number; number: number; published: number; earlier: EarlierTender | null };
export type EarlierTender = { number: number; published: number };

/** A tender in its state at publication. */
export type Tender = {
  number: number;
  published: number;
  closing: number;
  buyer: Buyer;
  category: Category;
  trade: string;
  province: ProvinceCode | null;
  type: string;
  wording: Wording;
  place: DeliveryPlace;
  specialConditions: string | null;
  briefing: Briefing;
  contact: ContactPerson;
  files: readonly TenderFile[];
  /** The price in rand that fits what is bought. Nothing that is published tells it. */
  expected: number;
  /** What contractors for works need, such as `6CE`; null for other purchases. */
  grade: string | null;
  /** Duration of the contract, if the title states it. */
  months: number | null;
};
export type Briefing = { isSession: boolean; compulsory: boolean; date: string; venue: string };

const QUOTATION = 'Request for Quotation';
/** Days from publication to closing: the 5 %, 10 %, … 95 % quantiles of the measured distribution. */
const ADVERTISED = [7, 9, 13, 15, 18, 21, 22, 23, 25, 28, 29, 30, 31, 32, 34, 35, 39, 44, 60];
const ADVERTISED_QUOTATION = [3, 4, 5, 6, 7, 7, 8, 9, 10, 14];
const closingMinutes = weighted([
  [660, 40],
  [720, 35],
  [600, 16],
  [960, 3],
  [1410, 2],
  [900, 1.5],
  [630, 1],
  [810, 1],
  [840, 0.5],
]);

/** Share of tenders with which an official only tried the portal out and that were never withdrawn. */
const TRIAL = 0.002;

/** The tender of a key. A readvertised tender keeps the buyer, category, type, place and contact of the earlier one. */
export function tenderOf({ seed, number, published, earlier }: TenderKey): Tender {
  const random = randomOf(seed, 'tender', number);
  const buyer = buyerFor(random);
  const { category, trade } = demandFor(buyer.kind, random);
  const province = statedProvince(buyer, random);
  const town = townIn(province ?? buyer.province ?? 'GP', random);
  const type = notices.types(random);
  const quotation = type === QUOTATION;
  const days = random.pick(quotation ? ADVERTISED_QUOTATION : ADVERTISED);
  const closing = onWorkday(midnight(published) + days * DAY + closingMinutes(random) * MINUTE);
  const {
    wording: written,
    expected,
    grade,
    months,
  } = writeWording(
    seed,
    { buyer, trade, town, province, at: published, quotation },
    random,
    randomOf(seed, 'price', number),
  );
  const place = deliveryPlace(town, random);
  const own = {
    specialConditions: withPerson(specialConditions(province, grade, random), seed, number),
    briefing: briefing(published, closing, random),
  };
  const contact = contactPerson(buyer, random);
  const again = earlier && tenderOf({ ...earlier, seed, earlier: null });
  const oddity = randomOf(seed, 'repeat', number);
  const trial = !again && oddity.chance(TRIAL);
  const wording = again
    ? readvertisedWording(again.wording, written.number, oddity)
    : trial
      ? trialWording(written.number, oddity)
      : written;
  const kept = again ?? { buyer, category, trade, province, type, place, contact, expected, grade, months };
  return {
    ...kept,
    ...own,
    ...{ number, published, closing, wording },
    months: trial ? null : kept.months,
    files: tenderFiles(
      { number: wording.number, title: wording.title, published, quotation: kept.type === QUOTATION },
      random,
    ),
  };
}

/** No briefing 61 %, compulsory 26 %, voluntary 8.5 %, compulsory without a date 4.5 % (measured on 200 adverts). */
function briefing(published: number, closing: number, random: Random): Briefing {
  const { venues } = notices;
  const kind = random.fraction();
  if (kind < 0.61)
    return { isSession: false, compulsory: false, date: NO_DATE, venue: random.chance(0.97) ? 'N/A' : '' };
  const halfway = published + (closing - published) * (0.25 + random.fraction() * 0.3);
  const held = onWorkday(
    midnight(halfway) + random.pick([9, 10, 10, 11, 11, 12, 14]) * HOUR + random.pick([0, 0, 0, 30]) * MINUTE,
  );
  const venue = random.chance(0.35)
    ? random.pick(venues.remote)
    : `${random.pick(venues.rooms)}, ${village(random)}`;
  return {
    isSession: true,
    compulsory: kind < 0.87 || kind >= 0.955,
    date: kind >= 0.955 ? NO_DATE : falseZ(held),
    venue,
  };
}
