import { isPlaceholder } from '#shared/codelists/placeholders.ts';
import { excerpt, isObject, type Json, type Reading } from '#shared/domain/tenders/read/fields/reading.ts';
import { isSpelled, partOf } from './spellings.ts';

/**
 * Keys of a row, in the order of trust, by what they say. The portal speaks two vocabularies: the full one of
 * `PaginatedTenderOpportunities` and the short one of `TenderOpportunities` (`bf`, `bc`, `sd`, `cd`, `dp`, `brief`).
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
  // Filled for sessions that are not compulsory, too.
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

/** Keys that are known and not read: `username` and the clusters of the list page say nothing about the tender. */
const unread = [
  ...['username', 'clustersID', 'releaseId', 'ocid', 'sysStartTime', 'sysEndTime', 'actions'],
  ...['biddersdoc', 'biddersdoclink'],
];
/** Keys without a value in every row met so far. One with a value is as new as a new key. */
const empty = new Set([
  ...['biddersListDocument', 'biddersListDocumentGuid', 'biddersListDocuments', 'isModified', 'clusters'],
  ...['questionsAndAnswers', 'esubRequiredDocuments', 'discussions', 'discussion'],
]);
const known = new Set<string>([...Object.values(keys).flat(), ...unread]);

/** Keys of a support document. `updatedBy` is the e-mail address of an official and is never read. */
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

/** A value of a row and the key it stands under, for issues. */
export type Field = { value: unknown; path: string };

/** @returns the first value there is under the keys of a field; null under its first key where there is none */
export function fieldOf(row: Json, field: RowField): Field {
  const names: readonly string[] = keys[field];
  const path = names.find((name) => isGiven(row[name]) && !isNothing(row[name]));
  return path === undefined ? { value: null, path: names[0] ?? field } : { value: row[path], path };
}

const isNothing = (value: unknown): boolean => typeof value === 'string' && isPlaceholder(value);

/** @returns the text of a field, or the name in it where the portal gives an object `{ …ID, name }` */
export function nameIn(row: Json, field: RowField): Field {
  const { value, path } = fieldOf(row, field);
  return isObject(value) ? { value: value['name'] ?? null, path: `${path}/name` } : { value, path };
}

/** Notes a key that is new, by the kind of object and its name. */
export type NoteNew = (path: string) => void;

/** A row with more new keys is another interface; it need not be noted key by key. */
const MOST_NEW = 50;

/** @returns what notes new keys as issues, each once */
export function startNoting(reading: Reading): NoteNew {
  const noted = new Set<string>();
  return (path) => {
    const text = excerpt(path);
    if (noted.size >= MOST_NEW || noted.has(text)) return;
    noted.add(text);
    reading.raise('unknown-field', text);
  };
}

/** Notes new keys of the row and its documents; readers of other objects note theirs. */
export function noteNewKeys(note: NoteNew, row: Json): void {
  const awarded = Object.entries(row).some(([key, value]) => isSpelled('awards', key) && isGiven(value));
  for (const [key, value] of Object.entries(row)) {
    const expected = known.has(key) || isSpelled('awards', key) || (awarded && isOfAwards(key));
    if (empty.has(key) ? isGiven(value) : !expected) note(key);
  }
  const { value } = fieldOf(row, 'documents');
  for (const document of Array.isArray(value) ? value : []) {
    if (!isObject(document)) continue;
    for (const key of Object.keys(document)) if (!documentKeys.has(key)) note(`supportDocument/${key}`);
  }
}

/** @returns whether a key that is none of a row's own tells of awards: their list, or a part of a lone award */
export const isOfAwards = (key: string): boolean =>
  !known.has(key) && !empty.has(key) && (isSpelled('awards', key) || partOf('flatAward', key) !== null);

export const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
