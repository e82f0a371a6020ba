/**
 * Which addresses and numbers belong to an office of a buyer and not to a person. People change their posts, and their
 * addresses are theirs; so the contact of an organization is always an office's. Notices mostly name persons.
 *
 * The expressions are written so that PostgreSQL understands them as JavaScript does: derive applies them to many rows
 * (workers/derive/sql/organization_contact.sql), and an import of organizations to what a file gives.
 */

/** One address, in lower case. */
export const ADDRESS = String.raw`^[a-z0-9._%+'&-]+@(?:[a-z0-9-]+\.)+[a-z]{2,12}$`;

/** Words that are telling anywhere in the name before the `@`, such as `lihlescm` or `tenderqueries`. */
const ANYWHERE = 'tender|scm|procure|supply[._-]?chain|quotation|enquir|inquir|queries|helpdesk|purchas';
/** Words that are telling where they stand alone, such as `bids.east`: they are also parts of people's names. */
const ALONE =
  'bids?|bidding|bids?(?:office|admin|department)|rf[bpq]s?|quotes?|info|information|admin|office|offices|contracts?|sourcing|' +
  'finance|records|registry|reception|secretariat|communications?|acquisitions?|demand|support|services?|webmaster|contact|contactus';

/** The name of an address, without its domain, that stands for an office. In lower case. */
export const OFFICE_NAME = String.raw`${ANYWHERE}|(?:^|[._-])(?:${ALONE})\d*(?:[._-]|$)`;

/** A domain at which anybody may have an address. In lower case. */
export const FREE_MAIL_DOMAIN = String.raw`^(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|aol|webmail|mweb|telkomsa|vodamail|iafrica|lantic|absamail|proton(?:mail)?)\.(?:com|net|me|co\.za|co\.uk)$`;

/** The ten digits of a number of a place: of a land line, toll-free, at a shared charge, or over the Internet. */
export const OFFICE_NUMBER = String.raw`^0(?:[1-5]\d|80|86|87)\d{7}$`;
/** Numbers that were made up to fill the field. Spelled out, because PostgreSQL is slow with references to groups. */
export const INVENTED_NUMBER = '(?:0{7}|1{7}|2{7}|3{7}|4{7}|5{7}|6{7}|7{7}|8{7}|9{7})$|1234567';

const address = new RegExp(ADDRESS);
const officeName = new RegExp(OFFICE_NAME);
const officeNumber = new RegExp(OFFICE_NUMBER);
const inventedNumber = new RegExp(INVENTED_NUMBER);

/** @returns the address in lower case; null for a text that is not exactly one address */
export function addressOf(text: string): string | null {
  const bare = text.trim().toLowerCase();
  return bare.length <= MAX_ADDRESS && address.test(bare) ? bare : null;
}
/** Longest address by the standard of electronic mail. */
const MAX_ADDRESS = 254;

/** @param given an address as `addressOf` gives it */
export const isOfficeAddress = (given: string): boolean => officeName.test(given.split('@')[0] ?? '');

/**
 * @returns a South African number as `021-400-0000`, whatever stands between its digits, with 0 or 27 in front; null for
 *   other texts. An extension behind the number is left out.
 */
export function telephoneOf(text: string): string | null {
  const digits = text.replace(/\D/g, '').replace(/^(?:00)?27(?=[1-9]\d{8})/, '0');
  return /^0[1-9]\d{8}/.test(digits)
    ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6, 10)}`
    : null;
}

/** @param given a number as `telephoneOf` gives it */
export function isOfficeNumber(given: string): boolean {
  const digits = given.replaceAll('-', '');
  return officeNumber.test(digits) && !inventedNumber.test(digits);
}

/**
 * How many tenders must show the address of an office before it is relied on. How far it is trusted:
 *
 * | confidence | condition |
 * |---|---|
 * | high | at the domain of at least half of the buyer's notices with an address, and at least three tenders show it |
 * | medium | at that domain, or three tenders at another organization's |
 * | low | one or two tenders at another domain, or free mail, where anybody may have an address |
 */
export const RELIED_ON = 3;
