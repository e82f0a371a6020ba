import { type Checked, checksOf, hasIssue } from './check.ts';

const ADDRESS = "[a-z0-9._%+'&-]+@(?:[a-z0-9-]+\\.)+[a-z]{2,12}";
/** One or several addresses, with the separators that people use. */
const ADDRESSES = new RegExp(
  `^${ADDRESS}(?:(?:\\s*[;,/&|]\\s*|\\s+(?:and|or|en)\\s+|\\s+)${ADDRESS})*[;,.]?$`,
  'i',
);
const FREE_MAIL =
  /@(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|aol|webmail|mweb|telkomsa|vodamail|iafrica|lantic|absamail|proton(?:mail)?)\.(?:com|net|me|co\.za|co\.uk)\b/i;
const NUMBER_OR_ADDRESS = /\d{7}|@/;

/**
 * Begins with a South African number: ten digits that start with 0, or 27 and nine digits. Blanks and brackets may separate
 * them; an extension or another number may follow.
 */
const TELEPHONE = /^\D*(?:0\D{0,2}[1-9](?:\D{0,2}\d){8}|(?:00\D?)?27(?:\D{0,2}0)?(?:\D{0,2}\d){9})(?!\d)/;
/** Seven equal digits at the end, or the digits 1 to 7 in their order. */
const INVENTED = /(\d)(?:[\s()-]*\1){6}\D*$|(?:1[\s-]*2[\s-]*3[\s-]*4[\s-]*5[\s-]*6[\s-]*7)/;

const hasNoContact = ({ tender }: Checked): boolean =>
  tender.contact_email === null && tender.contact_telephone === null;

export const contactChecks = checksOf('contact', [
  {
    name: 'no-contact',
    meaning: 'There is neither an e-mail address nor a telephone number.',
    severity: 'warning',
    weight: 0.1,
    fails: hasNoContact,
  },
  {
    name: 'no-contact-email',
    meaning: 'There is a telephone number, but no e-mail address.',
    severity: 'info',
    weight: 0.03,
    fails: (record) =>
      record.tender.contact_email === null && !hasNoContact(record) && !hasIssue(record, 'invalid-email'),
  },
  {
    name: 'no-contact-telephone',
    meaning: 'There is an e-mail address, but no telephone number.',
    severity: 'info',
    weight: 0.02,
    fails: (record) => record.tender.contact_telephone === null && !hasNoContact(record),
  },
  {
    name: 'invalid-email',
    meaning: 'The e-mail address of the contact is invalid.',
    severity: 'warning',
    weight: 0.03,
    fails: (record) => {
      const { contact_email } = record.tender;
      return (contact_email !== null && !ADDRESSES.test(contact_email)) || hasIssue(record, 'invalid-email');
    },
  },
  {
    name: 'free-mail-contact',
    meaning: 'The e-mail address of the contact is at a free mail service for private persons.',
    severity: 'info',
    weight: 0.02,
    fails: ({ tender: { contact_email } }) => contact_email !== null && FREE_MAIL.test(contact_email),
  },
  {
    name: 'unusual-telephone',
    meaning: 'The telephone number has another number of digits than South African numbers have.',
    severity: 'warning',
    weight: 0.02,
    fails: ({ tender: { contact_telephone } }) =>
      contact_telephone !== null && !TELEPHONE.test(contact_telephone),
  },
  {
    name: 'invented-telephone',
    meaning: 'The telephone number is made up to fill the field, such as 012 345 6789.',
    severity: 'warning',
    weight: 0.03,
    fails: ({ tender: { contact_telephone } }) =>
      contact_telephone !== null && INVENTED.test(contact_telephone),
  },
  {
    name: 'contact-name-is-number',
    meaning: "An e-mail address or a telephone number is given as the contact's name.",
    severity: 'info',
    weight: 0.01,
    fails: ({ tender: { contact_name } }) => contact_name !== null && NUMBER_OR_ADDRESS.test(contact_name),
  },
]);
