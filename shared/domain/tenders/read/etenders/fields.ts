import { isPlaceholder } from '#shared/codelists/placeholders.ts';
import { excerpt, isObject, type Json, type Reading } from '#shared/domain/tenders/read/fields/reading.ts';
import { isSpelled, partOf } from './spellings.ts';

/**
 * The keys of each field, in the order in which they are tried. The portal has two sets of keys: the full ones of
 * `PaginatedTenderOpportunities` and the short ones of `TenderOpportunities` (`bf`, `bc`, `sd`, `cd`, `dp`, `brief`).
 */
const keys = {
  id: ['id'],
  number: ['tender_No'],
  description: ['description'],
  category: ['category', 'categories'],
  categoryId: ['categoriesID'],
  type: ['type'],
  organ: ['organ_of_State', 'department', 'departments'],
  organId: ['departmentsID', 'departmentId'],
  province: ['province', 'provinces'],
  provinceId: ['provincesID', 'provinceId'],
  status: ['status'],
  published: ['date_Published', 'dp'],
  closes: ['closing_Date', 'cd'],
  street: ['streetname'],
  suburb: ['surburb', 'suburb'],
  town: ['town'],
  code: ['code'],
  delivery: ['delivery'],
  conditions: ['conditions'],
  contact: ['contactPerson'],
  email: ['email'],
  telephone: ['telephone'],
  fax: ['fax'],
  session: ['briefingSession', 'bf'],
  compulsory: ['briefingCompulsory', 'bc', 'cbrief'],
  // Despite its name, it is filled for sessions that are not compulsory as well.
  briefing: ['compulsory_briefing_session', 'brief'],
  venue: ['briefingVenue'],
  validity: ['validity'],
  eSubmission: ['eSubmission'],
  twoEnvelopes: ['twoEnvelopeSubmission'],
  documents: ['supportDocument', 'sd'],
  bidders: ['bidders'],
  cancelled: ['cancelled', 'canceled'],
  cancelledAt: ['cancelled_Date', 'canceled_Date'],
  reason: ['reason'],
  closed: ['closed'],
} as const satisfies Record<string, readonly string[]>;

export type RowField = keyof typeof keys;

/** Known keys that are not read, because they are not about the tender, such as `username`. */
const unread = [
  ...['username', 'clustersID', 'releaseId', 'ocid', 'sysStartTime', 'sysEndTime', 'actions'],
  ...['biddersdoc', 'biddersdoclink'],
];
/** Keys that have had no value in any row so far. With a value, they are reported like unknown keys. */
const empty = new Set([
  ...['biddersListDocument', 'biddersListDocumentGuid', 'biddersListDocuments', 'isModified', 'clusters'],
  ...['questionsAndAnswers', 'esubRequiredDocuments', 'discussions', 'discussion'],
]);
const known = new Set<string>([...Object.values(keys).flat(), ...unread]);

/** Keys of a support document. `updatedBy` is the e-mail address of an official and is not read. */
const documentKeys = new Set([
  ...[
    'supportDocumentID',
    'fileName',
    'extension',
    'tendersID',
    'active',
    'updatedBy',
    'dateModified',
    'tenders',
  ],
]);

/** A value of a row and its key, as the path of issues. */
export type RowValue = { value: unknown; path: string };

/** @returns the value of the first key of a field that has one; null with its first key where none has */
export function fieldOf(row: Json, field: RowField): RowValue {
  const names: readonly string[] = keys[field];
  const path = names.find((name) => isGiven(row[name]) && !isPlaceholderText(row[name]));
  return path === undefined ? { value: null, path: names[0] ?? field } : { value: row[path], path };
}

/** Reads fields of a row by their names. */
export function fieldReader(reading: Reading, row: Json) {
  const by =
    <Result>(read: (value: unknown, path: string) => Result) =>
    (field: RowField): Result => {
      const { value, path } = fieldOf(row, field);
      return read(value, path);
    };
  const { text, line, time, flag } = reading;
  return { by, text: by(text), line: by(line), time: by(time), flag: by(flag) };
}

const isPlaceholderText = (value: unknown): boolean => typeof value === 'string' && isPlaceholder(value);

/** @returns the text of a field; its name where the portal gives an object `{ …ID, name }` */
export function nameIn(row: Json, field: RowField): RowValue {
  const { value, path } = fieldOf(row, field);
  return isObject(value) ? { value: value['name'] ?? null, path: `${path}/name` } : { value, path };
}

/** Reports an unknown key, with the kind of its object as a prefix. */
export type ReportKey = (path: string) => void;

/** A row with more unknown keys is from another interface, so not all of its keys need to be reported. */
const MAX_REPORTED = 50;

/** @returns a function that raises an issue for each unknown key once */
export function keyReporter(reading: Reading): ReportKey {
  const reported = new Set<string>();
  return (path) => {
    const text = excerpt(path);
    if (reported.size >= MAX_REPORTED || reported.has(text)) return;
    reported.add(text);
    reading.raise('unknown-field', text);
  };
}

/** Reports unknown keys of the row and its documents; the readers of other objects report the keys of these. */
export function reportUnknownKeys(reportKey: ReportKey, row: Json): void {
  const awarded = Object.entries(row).some(([key, value]) => isSpelled('awards', key) && isGiven(value));
  for (const [key, value] of Object.entries(row)) {
    const expected = known.has(key) || isSpelled('awards', key) || (awarded && isOfAwards(key));
    if (empty.has(key) ? isGiven(value) : !expected) reportKey(key);
  }
  const { value } = fieldOf(row, 'documents');
  for (const document of Array.isArray(value) ? value : []) {
    if (!isObject(document)) continue;
    for (const key of Object.keys(document)) if (!documentKeys.has(key)) reportKey(`supportDocument/${key}`);
  }
}

/** @returns whether a key that is no field of the row is about awards: their list, or a part of a single award */
export const isOfAwards = (key: string): boolean =>
  !known.has(key) && !empty.has(key) && (isSpelled('awards', key) || partOf('flatAward', key) !== null);

export const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
