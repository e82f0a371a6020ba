import { type Instant, southAfricanDay } from '#shared/time.ts';
import type { ReadvertisementKeys } from './readvertised.ts';
import type { TenderFields } from './records.ts';

/**
 * When two tenders of one buyer are the same one published twice, and when the later one advertises the earlier one
 * again. The derivation tender_relation says the same in SQL (workers/derive/sql/tender_relation.sql).
 */

/** What is compared. Moments are ISO 8601 with an offset. */
export type RelatedTender = Pick<
  TenderFields,
  'tender_id' | 'organization_id' | 'title' | 'publication_date_time' | 'closing_date_time'
> &
  ReadvertisementKeys;

/**
 * The number is the same, the titles are nearly so, and the notices were published or close on the same day. Two dates
 * that both differ are another round. A round that says so on one of two notices only is still the same round. Where
 * other words stand around the number, so that only its digits are the same, title and both dates have to be, too.
 */
export function sameTender(one: RelatedTender, other: RelatedTender): boolean {
  if (!sameBuyer(one, other) || one.reference_key === null || other.reference_key === null) return false;
  const closing = sameDay(one.closing_date_time, other.closing_date_time);
  const published = sameDay(one.publication_date_time, other.publication_date_time);
  if (one.reference_key === other.reference_key) return (closing || published) && titlesAgree(one, other);
  return (
    closing &&
    published &&
    sameTitle(one, other) &&
    digitsOf(one.reference_key) === digitsOf(other.reference_key) &&
    digitsOf(one.reference_key).length >= FEWEST_DIGITS
  );
}

const digitsOf = (key: string): string => key.replace(/[^0-9]/g, '');

/** Fewer digits are no number. */
const FEWEST_DIGITS = 3;

/**
 * Whether the later tender is the earlier one advertised again: it says so and has the number or the title of the
 * earlier one; or it does not say so, has both, and closes later.
 */
export function readvertises(later: RelatedTender, earlier: RelatedTender): boolean {
  if (!sameBuyer(later, earlier) || !isBefore(earlier, later) || sameTender(later, earlier)) return false;
  const numbered = numberOfRound(later, earlier);
  if (later.readvertised && (numbered || sameTitle(later, earlier))) return true;
  return numbered && titlesAgree(later, earlier) && closesLater(later, earlier);
}

const sameBuyer = (one: RelatedTender, other: RelatedTender): boolean =>
  one.organization_id !== null && one.organization_id === other.organization_id;

const sameTitle = (one: RelatedTender, other: RelatedTender): boolean =>
  one.title_key !== null && one.title_key === other.title_key;

/** The earlier number, or that with the letter that buyers put behind it: `GNP-031-25` and `GNP-031-25R`. */
const numberOfRound = ({ reference_key: later }: RelatedTender, { reference_key: earlier }: RelatedTender) =>
  earlier !== null && later !== null && (later === earlier || later.replace(/re?$/, '') === earlier);

/** Titles are corrected, cut off and led in by other words. */
const AGREEMENT = 0.75;

const titlesAgree = (one: RelatedTender, other: RelatedTender): boolean =>
  sameTitle(one, other) || titleOverlap(one.title ?? '', other.title ?? '') >= AGREEMENT;

/**
 * @returns the share of the shorter title's three-letter pieces that the longer one has too, from 0 to 1: 1 where one is
 *   part of the other, 0 where one has no letters. Pieces are those of PostgreSQL's `show_trgm`.
 */
export function titleOverlap(one: string, other: string): number {
  const [pieces, others] = [piecesOf(one), piecesOf(other)];
  const fewer = Math.min(pieces.size, others.size);
  const shared = [...pieces].filter((piece) => others.has(piece)).length;
  return fewer === 0 ? 0 : shared / fewer;
}

function piecesOf(title: string): Set<string> {
  const pieces = new Set<string>();
  for (const [word] of title.toLowerCase().matchAll(/[\p{Letter}\p{Number}]+/gu)) {
    const letters = [...`  ${word} `];
    for (let at = 0; at + 3 <= letters.length; at += 1) pieces.add(letters.slice(at, at + 3).join(''));
  }
  return pieces;
}

const sameDay = (one: Instant | null, other: Instant | null): boolean =>
  one !== null && other !== null && southAfricanDay(new Date(one)) === southAfricanDay(new Date(other));

const closesLater = (later: RelatedTender, earlier: RelatedTender): boolean =>
  later.closing_date_time !== null &&
  earlier.closing_date_time !== null &&
  Date.parse(later.closing_date_time) > Date.parse(earlier.closing_date_time);

/** By publication, then by the publisher's count; one without a date comes before all that have one. */
function isBefore(one: RelatedTender, other: RelatedTender): boolean {
  const [published, otherwise] = [momentOf(one.publication_date_time), momentOf(other.publication_date_time)];
  if (published !== otherwise) return published < otherwise;
  const longer = one.tender_id.length - other.tender_id.length;
  return longer === 0 ? one.tender_id < other.tender_id : longer < 0;
}

const momentOf = (instant: Instant | null): number => (instant === null ? -Infinity : Date.parse(instant));
