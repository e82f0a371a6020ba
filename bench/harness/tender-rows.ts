import { provinceName } from '#services/sample-publisher/generate/buyers.ts';
import { deliveryLocation } from '#services/sample-publisher/generate/places.ts';
import { type Random, randomOf, weighted } from '#services/sample-publisher/generate/random.ts';
import { tenderOf } from '#services/sample-publisher/generate/tender.ts';
import { tradeOf } from '#services/sample-publisher/generate/trades.ts';
import { readvertisement } from '#shared/domain/tenders/readvertised.ts';
import { slugify } from '#shared/text/slug.ts';

/**
 * Tenders for the bench: those of the sample publisher with the many rare place names that real titles have. In
 * 12,000 real titles there are 12,000 different words, half of which occur in one title only.
 */

/** Columns of `core.tender`; `buyer` is the publisher's id of the buyer. */
export type TenderRow = { title: string; reference_number: string; buyer_name: string } & Record<
  string,
  unknown
>;

const SEED = 1;
/** Number of the oldest tender; larger than any of the sample publisher. */
export const FIRST_NUMBER = 10_000_001;
/** Time between two publications; a day has about 200. */
export const APART_MS = 7 * 60_000;
const MAX_SLUG_LENGTH = 80;

const NAMES = 30_000;
const BEGINNINGS =
  'ba bo bu de di du ga ha ke ko kwa le li lu ma me mo mpu na nda ngo nko nya pha pie ra ro se si so ta tha tshi um va vu wa we zi zu'.split(
    ' ',
  );
const MIDDLES = 'ba di fe ga kge la li lo ma mbe nga ni ra sha ti vha'.split(' ');
const ENDS = 'berg dorp fontein hle kane kraal la lethu na ng ni nyane plaas rust'.split(' ');

/** @returns the place name of a rank: the lower the rank, the more titles have it */
export function placeName(rank: number): string {
  const rest = Math.floor(rank / BEGINNINGS.length);
  let name = BEGINNINGS[rank % BEGINNINGS.length]!;
  for (let left = Math.floor(rest / ENDS.length); left > 0; left = Math.floor(left / MIDDLES.length))
    name += MIDDLES[left % MIDDLES.length]!;
  name += ENDS[rest % ENDS.length]!;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Zipf's distribution, flattened so that the most common name is in half a percent of the titles. */
const anyRank = weighted(Array.from({ length: NAMES }, (_, rank) => [rank, 1 / (rank + 60)] as const));
const anyName = (random: Random): string => placeName(anyRank(random));

const DESCRIPTION =
  'Bidders must be registered on the Central Supplier Database and attend the briefing; the works are to be completed within the period that the bid document states.';

/** @returns the nth of `count` tenders, the last of which is published now */
export function tenderRow(n: number, count: number, now: number): TenderRow {
  const number = FIRST_NUMBER + n;
  const published = now - (count - n) * APART_MS;
  const tender = tenderOf({ seed: SEED, number, published, earlier: null });
  const random = randomOf(SEED, 'place', number);
  const place = `${anyName(random)}${random.chance(0.5) ? ` and ${anyName(random)}` : ''}`;
  const title = `${tender.wording.title.trim()}${random.pick([' at ', ' in ', ': ', ' - '])}${place}`;
  const ended = random.chance(0.7) ? 'closed' : 'awarded';
  const { buyer, briefing, contact } = tender;
  const reference_number = tender.wording.number.trim();
  return {
    ocid: `ocds-9t57fa-${number}`,
    tender_id: String(number),
    title,
    description: random.chance(0.25) ? `${title}. ${DESCRIPTION}` : null,
    reference_number,
    // Without them PostgreSQL's statistics say that no tender has a number, and it plans the search for related ones by
    // them.
    ...readvertisement({ reference_number, title }),
    slug: `${slugify(title).slice(0, MAX_SLUG_LENGTH)}-${number}`,
    status: tender.closing > now ? 'active' : ended,
    type: tender.type,
    main_procurement_category: tradeOf(tender.trade).kind,
    category: tender.category.name,
    province: provinceName(tender.province),
    delivery: deliveryLocation(tender.place),
    buyer: buyer.id,
    buyer_name: buyer.name,
    publication_date_time: new Date(published).toISOString(),
    closing_date_time: new Date(tender.closing).toISOString(),
    requirements: tender.specialConditions,
    briefing_session: briefing.isSession,
    briefing_compulsory: briefing.compulsory,
    briefing_venue: briefing.venue,
    contact_name: contact.name,
    contact_email: contact.email,
    contact_telephone: contact.telephoneNumber,
  };
}
