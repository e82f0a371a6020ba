import { containsIdentityNumber } from '#shared/text/identity-number.ts';
import {
  cutAtWords,
  DESCRIPTION_LENGTH,
  plainText,
  SHARED_LENGTH,
  TITLE_LENGTH,
  withoutEnd,
} from './lengths.ts';
import { type Measures, measure } from './measures.ts';
import { PAGE_RULES } from './rules.ts';
import { shortSubject } from './short-subject.ts';
import { subjectOf } from './subject.ts';
import { toldBy, wordsOf } from './telling-parts.ts';
import { dayInShort, dayInWords, timeInWords } from './wording.ts';

/** The record from which the texts of a tender's page are made. */
export type TenderFacts = {
  id: string;
  tender_id: string;
  /** The buyer's own number, as published. */
  reference_number: string | null;
  slug: string;
  title: string | null;
  description: string | null;
  buyer: string | null;
  province: string | null;
  municipality: string | null;
  locality: string | null;
  category: string | null;
  status: 'active' | 'closed' | 'awarded' | 'cancelled';
  /** An instant. */
  closes_at: string | null;
};

/** Texts of a tender's page, by column of the resource `tender_seo`. */
export type TenderTexts = Measures & {
  seo_title: string;
  seo_description: string;
  seo_keywords: string[];
  og_title: string;
  og_description: string;
  twitter_title: string;
  twitter_description: string;
  generated_by: string;
};

/** Maximum number of characters of a number that is shown whole. */
const MARK_LENGTH = 20;
const MAX_KEYWORDS = 10;

/**
 * Writes the texts of a tender's page. Titles say what is bought, where, and until which day bids can be handed in,
 * which tells most tenders apart. Titles and description contain the unique end of the slug: the publisher's number,
 * otherwise the beginning of the permanent id. The description also contains the buyer's own number, which bidders look
 * for.
 */
export function tenderTexts(facts: TenderFacts): TenderTexts {
  const mark = markOf(facts);
  const subject = subjectOf(plainText(facts.title)) || plainText(facts.category) || 'Tender';
  const day = closing(facts);
  const ending = day === null ? ` | Tender ${mark}` : ` | ${day} | ${mark}`;
  const titled = (max: number): string => {
    const named = placed(subject, facts, max - ending.length);
    return named === '' ? `Tender ${mark}` : joined(`${named}${ending}`, `Tender ${mark}`);
  };
  const title = titled(TITLE_LENGTH);
  const shared = titled(SHARED_LENGTH);
  const description = joined(
    cutAtWords(sentencesOf(facts, mark, subject).join(' '), DESCRIPTION_LENGTH),
    `Tender ${mark}: ${stateOf(facts)}`,
  );
  const keywords = keywordsOf(facts);
  const places = [facts.province, facts.municipality, facts.locality].flatMap(
    (place) => plainText(place) || [],
  );
  return {
    seo_title: title,
    seo_description: description,
    seo_keywords: keywords,
    og_title: shared,
    og_description: description,
    twitter_title: shared,
    twitter_description: description,
    generated_by: PAGE_RULES,
    ...measure([title, description, shared], keywords, places),
  };
}

/** Bits of a place: one that the subject itself names, another one, and a province, which many tenders share. */
const [OWN_PLACE, PLACE, PROVINCE] = [20, 8, 3];
/** Minimum number of characters of the subject beside a place. */
const LEAST = 12;

const names = (text: string, place: string): boolean => text.toLowerCase().includes(place.toLowerCase());

/** @returns what is bought, where, and by whom, as far as these fit: a place replaces words with fewer bits */
function placed(
  subject: string,
  { buyer, municipality, locality, province }: TenderFacts,
  max: number,
): string {
  const places = [locality, municipality, buyer, province].flatMap((place) => plainText(place) || []);
  const known = new Set(places.flatMap(wordsOf));
  const whole = shortSubject(subject, max, known);
  // A place that is already named is not repeated.
  if (places.some((place) => place !== province && names(whole, place))) return withBuyer(whole, buyer, max);
  let [best, most] = [whole, toldBy(whole, known)];
  for (const place of places) {
    const room = max - place.length - 2;
    const cut = room < LEAST ? '' : shortSubject(subject, room, known);
    const own = names(subject, place) ? OWN_PLACE : place === plainText(province) ? PROVINCE : PLACE;
    const told = toldBy(cut, known) + own;
    if (cut !== '' && !names(cut, place) && told > most) [best, most] = [`${cut}, ${place}`, told];
  }
  return withBuyer(best, buyer, max);
}

/** Tenders for the same thing in one place differ by buyer. */
function withBuyer(text: string, buyer: string | null, max: number): string {
  const name = plainText(buyer);
  const both = `${text}, ${name}`;
  return name === '' || names(text, name) || both.length > max ? text : both;
}

/** @returns the day until which bids can be, or could be, submitted; null if it is unknown or useless */
const closing = ({ status, closes_at: closes }: TenderFacts): string | null =>
  closes === null || status === 'cancelled' ? null : dayInShort(closes);

/** @returns the buyer's own number, if it is a number and short enough to be read; otherwise empty */
function referenceOf({ reference_number: reference }: TenderFacts): string {
  const plain = plainText(reference);
  return /\d/.test(plain) && plain.length <= MARK_LENGTH && !containsIdentityNumber(plain) ? plain : '';
}

/** @returns the end of the slug, if it is short enough to be read; otherwise the end of slugs without a number */
function markOf({ slug, tender_id, id }: TenderFacts): string {
  const numbered =
    slug.endsWith(`-${tender_id}`) && tender_id.length <= MARK_LENGTH && /^[\w-]+$/.test(tender_id);
  return numbered && !containsIdentityNumber(tender_id) ? tender_id : `x${id.slice(0, 8)}`;
}

/** Parts without an identity number may look like one side by side; then the other text is taken. */
const joined = (text: string, otherwise: string): string =>
  text === '' || containsIdentityNumber(text) ? otherwise : text;

function sentencesOf(facts: TenderFacts, mark: string, subject: string): string[] {
  const buyer = plainText(facts.buyer);
  const place = plainText(facts.municipality) || plainText(facts.province);
  const by = buyer === '' ? '' : ` by ${buyer}`;
  const where = place === '' || buyer.includes(place) ? '' : ` in ${place}`;
  const told = plainText(facts.description);
  const reference = referenceOf(facts);
  const own = reference === '' || reference === mark ? '' : ` (${reference})`;
  return [
    `Tender ${mark}${own}${by}${where}: ${stateOf(facts)}`,
    `${withoutEnd(subject) || subject}.`,
    ...(told === '' || told === subject ? [] : [told]),
  ];
}

function stateOf({ status, closes_at: closes }: TenderFacts): string {
  if (status === 'cancelled') return 'cancelled.';
  if (status === 'awarded') return 'awarded.';
  if (closes === null) return status === 'closed' ? 'closed.' : 'open for bids.';
  return status === 'closed'
    ? `closed on ${dayInWords(closes)}.`
    : `closes on ${dayInWords(closes)} at ${timeInWords(closes)}.`;
}

function keywordsOf({ category, province, municipality, locality, buyer }: TenderFacts): string[] {
  const [of, at] = [plainText(category).toLowerCase(), plainText(province)];
  const words = [
    of,
    of && 'tenders',
    of && at && `${of} tenders ${at}`,
    at && `tenders ${at}`,
    plainText(municipality),
    plainText(locality),
    plainText(buyer),
    'South Africa',
  ].filter((word) => word !== '' && !containsIdentityNumber(word));
  return [...new Set(words)].slice(0, MAX_KEYWORDS);
}
