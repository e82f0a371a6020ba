/**
 * How much an issue matters. An `error` is certainly wrong or makes the record useless; a `warning` is probably wrong; an
 * `info` is worth knowing. Errors and warnings are listed in a record's `validation_errors`.
 */
export type Severity = 'error' | 'warning' | 'info';

/**
 * Every kind of issue that reading, combining and resolving may raise. The publisher's value is kept unless the meaning
 * says otherwise; raw keeps everything. `info` covers what was repaired, left out or kept as written: where the served
 * record suffers from it, a check of the same name says so (`checks/`) and has the severity for the record.
 *
 * Conventions of a publisher are no issues. Its reader follows them silently:
 *
 * | convention | followed in |
 * |---|---|
 * | South African wall-clock time with a false `Z` | `time` of the dialect |
 * | year 1 for "no date" | `#shared/time.ts` |
 * | `title` is the number and `description` the title; the number repeated before it; stray blanks | `fields/titles.ts` |
 * | `value.amount` 0 for "not published" | `fields/amount.ts` |
 * | `N/A`, `None`, ` - `, `000-000-0000`, empty text | `fields/reading.ts`, `fields/contact.ts` |
 * | `tag` always `compiled`; `date` and `id` constant while the content changes | captures are compared by content |
 * | the contact point of a supplier party has the buyer's details | `ocds/parties.ts` never reads it |
 * | `award.id` is the party's id, `suppliers[].id` another number | `ocds/awards.ts` |
 * | awards without a date, all `active` | `ocds/awards.ts` |
 * | `description` of an award is the enterprise type | `ocds/awards.ts` |
 * | `tender.id` of the archive is the reference number | `ocds/tender.ts` |
 * | `briefingSession` with `isSession: false`, year 1 and `N/A` | `ocds/tender.ts` |
 * | portal rows: times without offset, other date formats | `etenders/dates.ts` |
 * | portal rows: two sets of keys | `etenders/fields.ts` |
 * | `validity` equal to the days of the advertisement, or shorter than any bid's | `etenders/validity.ts` |
 * | amounts as text, keys of awards in several spellings | `etenders/awards.ts`, `etenders/spellings.ts` |
 * | withdrawn documents and awards | `etenders/documents.ts`, `etenders/awards.ts` |
 * | e-mail addresses of the officials who typed a row | never read |
 */
export const issueKinds = {
  'invalid-date': { severity: 'info', meaning: 'Not a date, or outside any plausible range; left out.' },
  'closes-before-publication': {
    severity: 'error',
    meaning: 'The closing time is before the day of publication.',
  },
  'invalid-amount': { severity: 'info', meaning: 'An amount that is not a number; left out.' },
  'amount-text': {
    severity: 'info',
    meaning:
      'An amount written as text; its last comma or point is read as the decimal mark where two digits follow it.',
  },
  'suspect-amount': {
    severity: 'warning',
    meaning: 'An amount that is implausibly small or large, in general or for the enterprise type.',
  },
  'award-above-estimate': {
    severity: 'warning',
    meaning: 'An award of at least twenty times the estimated value of the tender.',
  },
  'award-above-plausible': {
    severity: 'warning',
    meaning: 'An award above the largest plausible amount for the category of the tender.',
  },
  'unknown-currency': { severity: 'info', meaning: 'A currency that is no three-letter code; left out.' },
  'wrong-type': {
    severity: 'info',
    meaning: 'A field of another type than the standard gives it; left out unless it can be read.',
  },
  'number-as-text': { severity: 'info', meaning: 'A number in a text field; read as its digits.' },
  'overlong-text': { severity: 'warning', meaning: 'A text longer than any plausible length; cut.' },
  'control-characters': {
    severity: 'info',
    meaning: 'Control characters or broken surrogates in a text; removed.',
  },
  'html-in-text': { severity: 'info', meaning: 'HTML in a text; tags removed, entities decoded.' },
  mojibake: { severity: 'info', meaning: 'UTF-8 that was decoded as Windows-1252; decoded correctly.' },
  'identity-number-masked': {
    severity: 'info',
    meaning: 'The identity number of a natural person in a text; replaced by `[identity number]`.',
  },
  'lost-characters': {
    severity: 'info',
    meaning: 'Replacement characters in a text: the publisher lost the original characters.',
  },
  'title-and-number-swapped': {
    severity: 'info',
    meaning: 'Words in `title` and the number in `description`; exchanged.',
  },
  'title-not-number': {
    severity: 'info',
    meaning: 'Words in `title` and no `description`; used as the title.',
  },
  'no-title': { severity: 'error', meaning: 'No text that could be a title.' },
  'ocid-number-differs': {
    severity: 'error',
    meaning: '`tender.id` differs from the number at the end of the ocid.',
  },
  'unknown-status': { severity: 'info', meaning: 'A status that is not in the standard; read as active.' },
  'unknown-province': { severity: 'info', meaning: 'Not the name of a province; left out.' },
  'unknown-category': { severity: 'info', meaning: 'A category that is not in the list; kept as written.' },
  'unknown-procurement-category': {
    severity: 'info',
    meaning: 'A main procurement category that is not in the standard; left out.',
  },
  'unknown-tender-type': {
    severity: 'info',
    meaning: 'A tender type that is not in the list; kept as written.',
  },
  'unknown-field': {
    severity: 'info',
    meaning:
      'A field that the publisher has not given before, or has given without a value only; not read. Reported once per field.',
  },
  'invalid-email': { severity: 'info', meaning: 'Not an e-mail address; left out.' },
  'invalid-url': { severity: 'info', meaning: 'A document address that is no web address; left out.' },
  'duplicate-document': { severity: 'info', meaning: 'A document listed twice; the last one is used.' },
  'duplicate-award': { severity: 'info', meaning: 'An award id listed twice; the last one is used.' },
  'duplicate-supplier': {
    severity: 'warning',
    meaning: 'The same supplier and amount under two award ids; the first award is used.',
  },
  'several-suppliers': {
    severity: 'info',
    meaning: 'More than one supplier in one award; their names are joined.',
  },
  'supplier-placeholder': {
    severity: 'warning',
    meaning: 'A word for "nobody", "various" or "see attached" as supplier; left out.',
  },
  'empty-award': { severity: 'info', meaning: 'An award without supplier and amount; left out.' },
  'place-conflict': {
    severity: 'info',
    meaning: 'Buyer, delivery address or text name another place than the one that was chosen.',
  },
  'publishers-differ': {
    severity: 'info',
    meaning: 'Two publishers give different values; the table of precedence decides.',
  },
  'amount-lost-decimals': {
    severity: 'warning',
    meaning:
      'An amount a hundred times the other publisher’s, because its decimal mark was lost; the smaller one is used.',
  },
  'unknown-bee-level': {
    severity: 'info',
    meaning: 'A B-BBEE level that is none of the eight; left out.',
  },
  'invalid-points': {
    severity: 'info',
    meaning: 'Points or a percentage that are no number from 0 to 100; left out.',
  },
  'invalid-supplier-number': {
    severity: 'info',
    meaning: 'A supplier number other than MAAA and seven digits; left out.',
  },
  'invalid-registration-number': {
    severity: 'info',
    meaning:
      'A registration number of a supplier that cannot be one (of a year to come, of an unknown legal form, or without a serial number), or that the same publication contradicts; left out.',
  },
  'shared-registration-number': {
    severity: 'info',
    meaning:
      'A registration number beside clearly different names: a company that was renamed, or a number that was copied wrongly. It links the names all the same.',
  },
  'ambiguous-supplier': {
    severity: 'info',
    meaning:
      'A spelling of a supplier that resembles those of another company, while numbers, legal forms, a third company or an operator keep them apart. `tenders companies explain` shows both.',
  },
  'award-to-restricted-supplier': {
    severity: 'warning',
    meaning:
      'An award to a supplier that was restricted on the day of the award, by a certain match or one that a reviewer has confirmed.',
  },
  'wrong-identity-number': {
    severity: 'info',
    meaning:
      'A number in an imported register that is no identity number, by its date of birth or check digit; the entry is kept without it. Only imports that were told so leave numbers out.',
  },
  'invalid-validity': {
    severity: 'info',
    meaning: 'A validity that is no number of days, or implausibly long; left out.',
  },
  'evidence-missing': {
    severity: 'error',
    meaning:
      'A value that was read from a document, and whose passage the stored text of the document does not have; left out.',
  },
  'csd-number-in-name': {
    severity: 'info',
    meaning: 'A supplier number joined to the supplier’s name; removed from it.',
  },
} as const satisfies Record<string, { severity: Severity; meaning: string }>;

export type IssueKind = keyof typeof issueKinds;
