import { containsIdentityNumber } from '#shared/text/identity-number.ts';
import { canonicalRegistration } from '#shared/text/registration.ts';
import { isDay } from '#shared/time.ts';
import { addressOf, isOfficeAddress, telephoneOf } from './office-contact.ts';

/**
 * What an operator may add to an organization from a file: fields that no publisher gives. Each is read strictly, because a
 * value that is shown as a fact must not be a guess at what a file meant.
 */

/** A value as it is stored and published. */
export type EnrichmentValue = string | number | readonly string[];
/** Why a text is no value of its column, as the end of a sentence: "… must be a web address". */
export type BrokenColumnRule = { must: string };
type Read = (text: string) => EnrichmentValue | BrokenColumnRule;

const MAX_TEXT = 2_000;
const MAX_URI = 2_048;
const MAX_LIST = 50;

const must = (rule: string): BrokenColumnRule => ({ must: rule });

const text: Read = (given) =>
  given.length <= MAX_TEXT ? given : must(`have at most ${MAX_TEXT} characters, not ${given.length}`);

const matching =
  (pattern: RegExp, rule: string): Read =>
  (given) =>
    pattern.test(given) ? given : must(rule);

const uri: Read = (given) => {
  const url = given.length <= MAX_URI && URL.canParse(given) ? new URL(given) : null;
  const isOpen = url !== null && url.username === '' && url.password === '';
  return isOpen && /^https?:$/.test(url.protocol) && url.hostname.includes('.')
    ? given
    : must('be a web address that begins with https:// or http://, without a password');
};

const whole =
  (min: number, max: number): Read =>
  (given) =>
    /^\d{1,9}$/.test(given) && Number(given) >= min && Number(given) <= max
      ? Number(given)
      : must(`be a whole number from ${min} to ${max}`);

const rating: Read = (given) =>
  /^[1-5](?:\.\d{1,2})?$/.test(given) && Number(given) <= 5 ? Number(given) : must('be a number from 1 to 5');

/** Several values with semicolons between them. */
const list: Read = (given) => {
  const items = given
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return items.length <= MAX_LIST ? items : must(`have at most ${MAX_LIST} values, not ${items.length}`);
};

/** Every column that a file may have besides those that name the organization, with what it must look like. */
export const enrichmentColumns = {
  legal_name: text,
  registration_number: (given) =>
    canonicalRegistration(given) ?? must('be a registration number such as 2002/015527/30'),
  tax_number: matching(/^\d{10}$/, 'be a tax number of ten digits'),
  bbbee_level: whole(1, 8),
  bbbee_certificate_url: uri,
  industry_codes: list,
  contact_email: (given) => addressOf(given) ?? must('be one e-mail address'),
  contact_email_source_url: uri,
  contact_email_confidence: matching(/^(?:high|medium|low)$/, 'be high, medium or low'),
  contact_email_verified_at: (given) => (isDay(given) ? given : must('be a day such as 2026-08-14')),
  contact_phone: (given) => telephoneOf(given) ?? must('be a South African number such as 021-400-0000'),
  website: uri,
  physical_address: text,
  postal_address: text,
  csd_number: matching(/^MAAA\d{7}$/, 'be a supplier number such as MAAA0012345'),
  salga_municipality_code: matching(
    /^(?:BUF|CPT|EKU|ETH|JHB|MAN|NMA|TSH|DC\d{1,2}|(?:EC|FS|GT|KZN|LIM|MP|NC|NW|WC)\d{3})$/,
    'be a demarcation code such as CPT, DC21 or EC108',
  ),
  wikidata_id: matching(/^Q[1-9]\d{0,9}$/, 'be an item such as Q5456'),
  wikidata_label: text,
  wikidata_description: text,
  gov_directory_url: uri,
  google_place_id: matching(/^[\w-]{10,300}$/, 'be the id of a place, without blanks'),
  google_rating: rating,
  google_user_ratings_total: whole(0, 100_000_000),
  google_map_url: uri,
  google_website: uri,
  google_address: text,
  google_types: list,
} as const satisfies Record<string, Read>;

export type EnrichmentColumn = keyof typeof enrichmentColumns;

export const isEnrichmentColumn = (name: string): name is EnrichmentColumn =>
  Object.hasOwn(enrichmentColumns, name);

/**
 * Columns that say something about the value of another one, stand beside it in a file, and are replaced with it: a day on
 * which an address was checked says nothing about the address of a later file.
 */
const about: Partial<Record<EnrichmentColumn, readonly EnrichmentColumn[]>> = {
  contact_email: ['contact_email_source_url', 'contact_email_confidence', 'contact_email_verified_at'],
  wikidata_id: ['wikidata_label', 'wikidata_description'],
  google_place_id: [
    'google_rating',
    'google_user_ratings_total',
    'google_map_url',
    'google_website',
    'google_address',
    'google_types',
  ],
};

/** @returns the columns that are replaced with this one */
export const replacedWith = (column: string): readonly EnrichmentColumn[] =>
  isEnrichmentColumn(column) ? (about[column] ?? []) : [];

const subjects = new Map(
  Object.entries(about).flatMap(([subject, columns]) => columns.map((column) => [column, subject] as const)),
);

/**
 * @param given a text that is not empty, without outer blanks
 * @param others the columns that have a value in the same row
 * @returns the value, or what the text must be
 */
export function readEnrichment(
  column: EnrichmentColumn,
  given: string,
  others: ReadonlySet<string>,
): EnrichmentValue | BrokenColumnRule {
  if (containsIdentityNumber(given)) return must('contain no identity number of a person');
  const needed = subjects.get(column);
  if (needed !== undefined && !others.has(needed)) return must(`stand beside a ${needed}`);
  return enrichmentColumns[column](given);
}

export const isUnreadable = (read: EnrichmentValue | BrokenColumnRule): read is BrokenColumnRule =>
  typeof read === 'object' && 'must' in read;

/** @returns `1` where an address stands for an office, `0` for a person, as published */
export const roleOfAddress = (address: string): string => (isOfficeAddress(address) ? '1' : '0');
