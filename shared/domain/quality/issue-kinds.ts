/**
 * How much an issue matters. An `error` is certainly wrong or makes the record useless; a `warning` is probably wrong; an
 * `info` is worth knowing. Errors and warnings are listed in a record's `validation_errors`.
 */
export type Severity = 'error' | 'warning' | 'info';

const kind = (severity: Severity) => (meaning: string) => ({ severity, meaning });
const [error, warning, info] = [kind('error'), kind('warning'), kind('info')];

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
  'invalid-date': info('Not a date, or outside any plausible range; left out.'),
  'closes-before-publication': error('The closing time is before the day of publication.'),
  'invalid-amount': info('An amount that is not a number; left out.'),
  'amount-text': info(
    'An amount written as text; its last comma or point is read as the decimal mark if two digits follow it.',
  ),
  'suspect-amount': warning(
    'An amount that is implausibly small or large, in general or for the enterprise type.',
  ),
  'award-above-estimate': warning('An award of at least twenty times the estimated value of the tender.'),
  'award-above-plausible': warning(
    'An award above the largest plausible amount for the category of the tender.',
  ),
  'unknown-currency': info('A currency that is not a three-letter code; left out.'),
  'wrong-type': info('A field whose type differs from the standard; left out unless it can be read.'),
  'number-as-text': info('A number in a text field; read as its digits.'),
  'overlong-text': warning('A text longer than any plausible length; cut.'),
  'control-characters': info('Control characters or broken surrogates in a text; removed.'),
  'html-in-text': info('HTML in a text; tags removed, entities decoded.'),
  mojibake: info('UTF-8 that was decoded as Windows-1252; decoded correctly.'),
  'identity-number-masked': info(
    'The identity number of a natural person in a text; replaced by `[identity number]`.',
  ),
  'lost-characters': info('Replacement characters in a text: the publisher lost the original characters.'),
  'title-and-number-swapped': info('Words in `title` and the number in `description`; exchanged.'),
  'title-not-number': info('Words in `title` and no `description`; used as the title.'),
  'no-title': error('No text that could be a title.'),
  'ocid-number-differs': error('`tender.id` differs from the number at the end of the ocid.'),
  'unknown-status': info('A status that is not in the standard; read as active.'),
  'unknown-province': info('Not the name of a province; left out.'),
  'unknown-category': info('A category that is not in the list; kept as written.'),
  'unknown-procurement-category': info('A main procurement category that is not in the standard; left out.'),
  'unknown-tender-type': info('A tender type that is not in the list; kept as written.'),
  'unknown-field': info(
    'A field that the publisher has not sent before, or only without a value; not read. Reported once per field.',
  ),
  'invalid-email': info('Not an e-mail address; left out.'),
  'invalid-url': info('A document address that is not a web address; left out.'),
  'duplicate-document': info('A document listed twice; the last one is used.'),
  'duplicate-award': info('An award id listed twice; the last one is used.'),
  'duplicate-supplier': warning('The same supplier and amount under two award ids; the first award is used.'),
  'several-suppliers': info('More than one supplier in one award; their names are joined.'),
  'supplier-placeholder': warning('A word for "nobody", "various" or "see attached" as supplier; left out.'),
  'empty-award': info('An award without supplier and amount; left out.'),
  'place-conflict': info('Buyer, delivery address or text name a place other than the chosen one.'),
  'publishers-differ': info('Two publishers give different values; the table of precedence decides.'),
  'amount-lost-decimals': warning(
    'An amount that is a hundred times the other publisher’s, because its decimal mark was lost; the smaller one is used.',
  ),
  'unknown-bee-level': info('A B-BBEE level that is none of the eight; left out.'),
  'invalid-points': info('Points or a percentage that are not a number from 0 to 100; left out.'),
  'invalid-supplier-number': info('A supplier number that is not MAAA and seven digits; left out.'),
  'invalid-registration-number': info(
    'An impossible registration number of a supplier (with a future year, an unknown legal form, or without a serial number), or one that the same publication contradicts; left out.',
  ),
  'shared-registration-number': info(
    'A registration number with clearly different names: a company was renamed, or a number was copied wrongly. The number links the names anyway.',
  ),
  'ambiguous-supplier': info(
    'A spelling of a supplier that resembles spellings of another company, but numbers, legal forms, a third company or an operator keep them apart. `tenders companies explain` shows both.',
  ),
  'award-to-restricted-supplier': warning(
    'An award to a supplier that was restricted on the day of the award, by a match that is certain or that a reviewer has confirmed.',
  ),
  'wrong-identity-number': info(
    'A number in an imported register whose date of birth or check digit is not that of an identity number; the entry is kept without it. Only imports with the option for this leave numbers out.',
  ),
  'invalid-validity': info('A validity that is not a number of days, or implausibly long; left out.'),
  'evidence-missing': error(
    'A value from a document whose passage is not in the stored text of the document; left out.',
  ),
  'csd-number-in-name': info('A supplier number joined to the supplier’s name; removed from it.'),
} as const;

export type IssueKind = keyof typeof issueKinds;
