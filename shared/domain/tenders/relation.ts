import { type Instant, southAfricanDay } from '#shared/time.ts';
import type { NoticeFields } from './notices/notice.ts';
import type { ReadvertisementKeys } from './readvertised.ts';
import type { TenderFields } from './records.ts';

/**
 * Rules for two tenders of one buyer: whether they are the same tender, published twice; whether the later one
 * readvertises the earlier one; and whether the later one is a notice about the earlier one. The derivation
 * tender_relation uses the same rules in SQL (workers/derive/sql/tender_relation.sql).
 */

/** The fields that are compared. Times are ISO 8601 with an offset. */
export type RelatedTender = Pick<
  TenderFields,
  'tender_id' | 'organization_id' | 'title' | 'publication_date_time' | 'closing_date_time'
> &
  ReadvertisementKeys &
  NoticeFields;

/**
 * @returns whether two tenders have the same number and nearly the same title, and were published or close on the same
 *   day; otherwise one is a new advertisement. A marker of readvertisement is ignored, because perhaps only one of the
 *   two notices has it. If only the digits of the numbers are equal, the title and both days must be equal.
 */
export function sameTender(one: RelatedTender, other: RelatedTender): boolean {
  if (one.notice_kind !== other.notice_kind) return false;
  if (!sameBuyer(one, other) || one.reference_key === null || other.reference_key === null) return false;
  const closing = sameDay(one.closing_date_time, other.closing_date_time);
  const published = sameDay(one.publication_date_time, other.publication_date_time);
  if (one.reference_key === other.reference_key) return (closing || published) && titlesAgree(one, other);
  return (
    closing &&
    published &&
    sameTitle(one, other) &&
    digitsOf(one.reference_key) === digitsOf(other.reference_key) &&
    digitsOf(one.reference_key).length >= MIN_DIGITS
  );
}

const digitsOf = (key: string): string => key.replace(/[^0-9]/g, '');

/** Fewer digits do not identify a number. */
const MIN_DIGITS = 3;

/**
 * @returns whether the later tender advertises the earlier one again. Either it has a marker and the earlier one's
 *   title; or it has the earlier one's number and a similar title: somewhat similar if it has a marker, nearly equal if
 *   it has none and closes later. A number alone proves nothing, because buyers use one number twice: `62/2026/27_` and
 *   `62/26/27`
 */
export function readvertises(later: RelatedTender, earlier: RelatedTender): boolean {
  if (later.notice_kind !== null || earlier.notice_kind !== null) return false;
  if (!sameBuyer(later, earlier) || !isBefore(earlier, later) || sameTender(later, earlier)) return false;
  if (later.readvertised && sameTitle(later, earlier)) return true;
  if (!sameNumberOrMarked(later, earlier)) return false;
  return later.readvertised
    ? titlesAgree(later, earlier, MIN_OVERLAP_OF_MARKED)
    : titlesAgree(later, earlier) && closesLater(later, earlier);
}

/**
 * @returns whether a notice is about an earlier tender: one of the notice's possible numbers is the tender's, and the
 *   notice's title without its own words agrees with the tender's title. Of several tenders, the latest is meant.
 */
export function speaksOf(notice: RelatedTender, earlier: RelatedTender): boolean {
  if (notice.notice_kind === null || earlier.notice_kind !== null) return false;
  if (!sameBuyer(notice, earlier) || !isBefore(earlier, notice)) return false;
  if (earlier.reference_key === null || !notice.notice_keys?.includes(earlier.reference_key)) return false;
  return (
    notice.notice_title === null || titleOverlap(notice.notice_title, earlier.title ?? '') >= MIN_OVERLAP
  );
}

const sameBuyer = (one: RelatedTender, other: RelatedTender): boolean =>
  one.organization_id !== null && one.organization_id === other.organization_id;

const sameTitle = (one: RelatedTender, other: RelatedTender): boolean =>
  one.title_key !== null && one.title_key === other.title_key;

/** @returns whether the later number equals the earlier one, or adds an R at its end: `GNP-031-25`, `GNP-031-25R` */
const sameNumberOrMarked = (
  { reference_key: later }: RelatedTender,
  { reference_key: earlier }: RelatedTender,
) => earlier !== null && later !== null && (later === earlier || later.replace(/re?$/, '') === earlier);

/** Minimum overlap of titles that may differ by corrections, cuts and preceding words. */
const MIN_OVERLAP = 0.75;

/**
 * Minimum overlap of two titles with the same number if the later one is marked as readvertised: it may be reworded.
 */
const MIN_OVERLAP_OF_MARKED = 0.5;

const titlesAgree = (one: RelatedTender, other: RelatedTender, least = MIN_OVERLAP): boolean =>
  sameTitle(one, other) || titleOverlap(one.title ?? '', other.title ?? '') >= least;

/**
 * @returns the share of the shorter title's trigrams that the longer title also has, from 0 to 1: 1 if one title is
 *   part of the other, 0 if one has no letters. The trigrams are those of PostgreSQL's `show_trgm`.
 */
export function titleOverlap(one: string, other: string): number {
  const [trigrams, others] = [trigramsOf(one), trigramsOf(other)];
  const fewer = Math.min(trigrams.size, others.size);
  const shared = [...trigrams].filter((trigram) => others.has(trigram)).length;
  return fewer === 0 ? 0 : shared / fewer;
}

function trigramsOf(title: string): Set<string> {
  const trigrams = new Set<string>();
  for (const [word] of title.toLowerCase().matchAll(/[\p{Letter}\p{Number}]+/gu)) {
    const letters = [...`  ${word} `];
    for (let at = 0; at + 3 <= letters.length; at += 1) trigrams.add(letters.slice(at, at + 3).join(''));
  }
  return trigrams;
}

const sameDay = (one: Instant | null, other: Instant | null): boolean =>
  one !== null && other !== null && southAfricanDay(new Date(one)) === southAfricanDay(new Date(other));

const closesLater = (later: RelatedTender, earlier: RelatedTender): boolean =>
  later.closing_date_time !== null &&
  earlier.closing_date_time !== null &&
  Date.parse(later.closing_date_time) > Date.parse(earlier.closing_date_time);

/** Orders by publication, then by the publisher's number; a tender without a date comes before those with one. */
function isBefore(one: RelatedTender, other: RelatedTender): boolean {
  const [published, otherPublished] = [
    timeOf(one.publication_date_time),
    timeOf(other.publication_date_time),
  ];
  if (published !== otherPublished) return published < otherPublished;
  const longer = one.tender_id.length - other.tender_id.length;
  return longer === 0 ? one.tender_id < other.tender_id : longer < 0;
}

const timeOf = (instant: Instant | null): number => (instant === null ? -Infinity : Date.parse(instant));
