/**
 * What can be wrong with a release, by name. Each finding is a real defect of one record: it becomes a note that names
 * the ocid and the path, and, where `flag` is set, a suspicion on the served record. Values are kept unless `means`
 * says otherwise; raw keeps everything.
 *
 * Conventions of a publisher are not defects and leave no note; the reader handles them silently:
 *
 * | convention | handled by |
 * |---|---|
 * | South African wall clock with a false `Z` | the dialect's `time` |
 * | year 1 for "no date" | `#shared/time.ts` |
 * | `title` is the number, `description` the title; the number repeated before it; stray blanks | `titles.ts` |
 * | `value.amount` 0 for "not published" | `amount.ts` |
 * | `N/A`, `None`, ` - `, `000-000-0000`, empty text | `reading.ts`, `contact.ts` |
 * | `tag` always `compiled`, `date` and `id` constant while the content changes | `compile.ts` compares captures |
 * | a supplier party's contact point holds the buyer's details | `parties.ts` never reads it |
 * | `award.id` is the party's id, `suppliers[].id` another number | `awards.ts` |
 * | awards without a date, all `active` | `awards.ts` |
 * | `description` of an award is the enterprise type | `awards.ts` |
 * | the archive's `tender.id` is the reference number | `tender.ts` |
 * | `briefingSession` with `isSession: false`, year 1 and `N/A` | `tender.ts` |
 * | the portal's rows: times without an offset, other writings of dates | `etenders/dates.ts` |
 * | two vocabularies for one row | `etenders/fields.ts` |
 * | `validity` that is the days of the advertisement, or too few for any bid | `etenders/validity.ts` |
 * | amounts as text, keys of awards in several spellings | `etenders/awards.ts`, `etenders/spellings.ts` |
 * | documents and awards that were taken back | `etenders/documents.ts`, `etenders/awards.ts` |
 * | e-mail addresses of the officials who typed a row | never read |
 */
export const findings = {
  'invalid-date': { means: 'A date that is none, or out of any plausible range; left out.', flag: false },
  'closes-before-publication': { means: 'The closing time is before the day of publication.', flag: true },
  'invalid-amount': { means: 'An amount that is not a number; left out.', flag: false },
  'amount-text': { means: 'An amount written as text; read by the rule of the last mark.', flag: false },
  'suspect-amount': {
    means: 'An amount too small or too large to believe, or for its enterprise.',
    flag: true,
  },
  'unknown-currency': { means: 'A currency that is no three-letter code; left out.', flag: false },
  'wrong-type': {
    means: 'A field of another type than the standard gives it; left out unless readable.',
    flag: false,
  },
  'number-as-text': { means: 'A number where text belongs; read as its digits.', flag: false },
  'overlong-text': { means: 'A text beyond any plausible length; cut.', flag: true },
  'control-characters': {
    means: 'Control characters or broken surrogates inside a text; removed.',
    flag: false,
  },
  'html-in-text': { means: 'HTML inside a text; tags removed, entities decoded.', flag: false },
  mojibake: { means: 'UTF-8 decoded as Windows-1252 once too often; decoded back.', flag: false },
  'lost-characters': { means: 'Replacement characters: the publisher lost what stood there.', flag: false },
  'title-and-number-swapped': {
    means: 'Words in `title` and the number in `description`; exchanged.',
    flag: false,
  },
  'title-not-number': { means: 'Words in `title` and no `description`; taken as the title.', flag: false },
  'no-title': { means: 'Nothing that could be a title.', flag: true },
  'ocid-number-differs': { means: '`tender.id` is another number than the ocid ends in.', flag: true },
  'unknown-status': { means: 'A status outside the standard; read as active.', flag: false },
  'unknown-province': { means: 'A province that is none; left out.', flag: false },
  'unknown-category': { means: 'A category outside the list; kept as written.', flag: false },
  'unknown-procurement-category': {
    means: 'A main procurement category outside the standard; left out.',
    flag: false,
  },
  'unknown-tender-type': { means: 'A tender type outside the list; kept as written.', flag: false },
  'unknown-field': {
    means: 'A field never met before, or never with a value; not read. Noted once per field.',
    flag: false,
  },
  'invalid-email': { means: 'An e-mail address that is none; left out.', flag: false },
  'invalid-url': { means: 'A document address that is no web address; left out.', flag: false },
  'duplicate-document': { means: 'A document listed twice; the last one counts.', flag: false },
  'duplicate-award': { means: 'An award id listed twice; the last one counts.', flag: false },
  'duplicate-supplier': {
    means: 'The same supplier and amount under two award ids; the first one counts.',
    flag: true,
  },
  'several-suppliers': { means: 'More than one supplier in one award; their names are joined.', flag: false },
  'supplier-placeholder': { means: 'A word for "nobody" as supplier; left out.', flag: true },
  'empty-award': { means: 'An award without supplier and amount; left out.', flag: false },
  'place-conflict': {
    means: 'Buyer, place of delivery or text name another place than the one that was kept.',
    flag: false,
  },
  'publishers-differ': {
    means: 'Two publishers give different values; the table of precedence decides.',
    flag: false,
  },
  'amount-lost-decimals': {
    means:
      'An amount a hundred times the one of the other publisher: its decimal mark was lost; the other counts.',
    flag: true,
  },
  'unknown-bee-level': { means: 'A B-BBEE level that is none of the eight; left out.', flag: false },
  'invalid-points': {
    means: 'Points or a percentage that are no number from 0 to 100; left out.',
    flag: false,
  },
  'invalid-supplier-number': {
    means: 'A supplier number other than MAAA and seven digits; left out.',
    flag: false,
  },
  'invalid-validity': {
    means: 'Days of validity that are no number of days, or beyond belief; left out.',
    flag: false,
  },
  'csd-number-in-name': { means: 'A supplier number glued to the name; taken off.', flag: false },
} as const satisfies Record<string, { means: string; flag: boolean }>;

export type FindingKind = keyof typeof findings;

/** One finding in one release. */
export type Finding = {
  kind: FindingKind;
  /** Where in the release, such as `awards/0/value/amount`. */
  path: string;
  detail?: Record<string, unknown>;
};

/** What is wrong, and in whose publication. */
export type SourcedFinding = Finding & { source: string };

/** @returns names of the suspicions among the findings, sorted, each once */
export const flagsOf = (found: readonly Finding[]): string[] =>
  [...new Set(found.filter(({ kind }) => findings[kind].flag).map(({ kind }) => kind))].sort();
