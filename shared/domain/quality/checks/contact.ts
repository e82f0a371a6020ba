import { type Checked, checksOf, hasIssue, info, warning } from './check.ts';

const NAME = /^[a-z0-9._%+'&-]+$/i;
/** The text between two @: a domain, a separator that people use, and the name before the next @. */
const DOMAIN_AND_NAME =
  /^(?:[a-z0-9-]+\.)+[a-z]{2,12}(?:\s*[;,/&|]\s*|\s+(?:and|or|en)\s+|\s+)[a-z0-9._%+'&-]+$/i;
const DOMAIN_AT_END = /^(?:[a-z0-9-]+\.)+[a-z]{2,12}[;,.]?$/i;

/** @returns whether a text is one address, or several; each @ is looked at on its own, so that the time is linear */
export function areAddresses(text: string): boolean {
  const [name = '', ...parts] = text.split('@');
  const last = parts.pop();
  return (
    last !== undefined &&
    NAME.test(name) &&
    parts.every((part) => DOMAIN_AND_NAME.test(part)) &&
    DOMAIN_AT_END.test(last)
  );
}

const FREE_MAIL =
  /@(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|aol|webmail|mweb|telkomsa|vodamail|iafrica|lantic|absamail|proton(?:mail)?)\.(?:com|net|me|co\.za|co\.uk)\b/i;
const NUMBER_OR_ADDRESS = /\d{7}|@/;

/**
 * Begins with a South African number: ten digits that start with 0, or 27 and nine digits. Blanks and brackets may separate
 * them; an extension or another number may follow.
 */
const TELEPHONE = /^\D*(?:0\D{0,2}[1-9](?:\D{0,2}\d){8}|(?:00\D?)?27(?:\D{0,2}0)?(?:\D{0,2}\d){9})(?!\d)/;
/** @returns whether there are seven equal digits at the end, or the digits 1 to 7 in their order */
const isInvented = (telephone: string): boolean =>
  /(\d)\1{6}\D*$/.test(telephone.replace(/[\s()-]/g, '')) ||
  telephone.replace(/[\s-]/g, '').includes('1234567');

const hasNoContact = ({ tender }: Checked): boolean =>
  tender.contact_email === null && tender.contact_telephone === null;

export const contactChecks = checksOf('contact', {
  'no-contact': warning(0.1, 'There is neither an e-mail address nor a telephone number.', hasNoContact),
  'no-contact-email': info(
    0.03,
    'There is a telephone number, but no e-mail address.',
    (record) =>
      record.tender.contact_email === null && !hasNoContact(record) && !hasIssue(record, 'invalid-email'),
  ),
  'no-contact-telephone': info(
    0.02,
    'There is an e-mail address, but no telephone number.',
    (record) => record.tender.contact_telephone === null && !hasNoContact(record),
  ),
  'invalid-email': warning(0.03, 'The e-mail address of the contact is invalid.', (record) => {
    const { contact_email } = record.tender;
    return (contact_email !== null && !areAddresses(contact_email)) || hasIssue(record, 'invalid-email');
  }),
  'free-mail-contact': info(
    0.02,
    'The e-mail address of the contact is at a free mail service for private persons.',
    ({ tender: { contact_email } }) => contact_email !== null && FREE_MAIL.test(contact_email),
  ),
  'unusual-telephone': warning(
    0.02,
    'The telephone number does not have the number of digits of South African numbers.',
    ({ tender: { contact_telephone } }) => contact_telephone !== null && !TELEPHONE.test(contact_telephone),
  ),
  'invented-telephone': warning(
    0.03,
    'The telephone number is made up to fill the field, such as 012 345 6789.',
    ({ tender: { contact_telephone } }) => contact_telephone !== null && isInvented(contact_telephone),
  ),
  'contact-name-is-number': info(
    0.01,
    "An e-mail address or a telephone number is given as the contact's name.",
    ({ tender: { contact_name } }) => contact_name !== null && NUMBER_OR_ADDRESS.test(contact_name),
  ),
});
