import { hash } from 'node:crypto';

/**
 * Permanent ids: UUIDv5 of the publisher's names of things, so that a rebuild from raw gives the same ids and links stay
 * valid. Any change here changes all ids that were ever served.
 */

/** The namespace of every id of this project: UUIDv5 of `tender-data-api` in the DNS namespace. */
const NAMESPACE = Buffer.from('9e865050b5d35e3d8d14be720881a2e8', 'hex');

/** Separates the parts of a name. Publishers' texts do not contain it, because control characters are removed. */
const SEPARATOR = '\u001f';

/** Buffer for namespace and name, reused for speed: a backfill makes millions of ids. */
const buffer = Buffer.alloc(4_096);
NAMESPACE.copy(buffer);
/** One UTF-16 unit takes at most three bytes of UTF-8. */
const MAX_LENGTH_IN_BUFFER = Math.floor((buffer.length - NAMESPACE.length) / 3);

function digest(name: string): Buffer {
  if (name.length > MAX_LENGTH_IN_BUFFER)
    return hash('sha1', Buffer.concat([NAMESPACE, Buffer.from(name)]), 'buffer');
  const end = NAMESPACE.length + buffer.write(name, NAMESPACE.length);
  return hash('sha1', buffer.subarray(0, end), 'buffer');
}

/** @returns UUIDv5 of the parts, in lower case; one part gives the plain UUIDv5 of that text */
export function uuidOf(...parts: readonly string[]): string {
  const bytes = digest(parts.join(SEPARATOR));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex', 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

export const tenderIdentity = (ocid: string): string => uuidOf(ocid);

/** @param document the publisher's id of the document, otherwise its URL, otherwise its name */
export const documentIdentity = (ocid: string, document: string): string =>
  uuidOf(ocid, 'document', document);

/**
 * @param archive id of the document that is the archive
 * @param path of the member as it is shown: an id made of an identity number would tell the number to whoever tries all of them
 * @param repetition how many members before it are called the same
 */
export const memberIdentity = (archive: string, path: string, repetition: number): string =>
  uuidOf(archive, 'member', path, ...(repetition > 0 ? [String(repetition)] : []));

/** @param award the publisher's id of the award, unique within the process */
export const awardIdentity = (ocid: string, award: string): string => uuidOf(ocid, 'award', award);

/** @param name the subcontractor's name as `companyKey` of `names.ts` gives it */
export const subcontractorIdentity = (ocid: string, award: string, name: string): string =>
  uuidOf(ocid, 'subcontractor', award, name);

/** @param name the bidder's name as `companyKey` of `names.ts` gives it */
export const bidderIdentity = (ocid: string, name: string): string => uuidOf(ocid, 'bidder', name);

/** @param contract the publisher's id of the contract, unique within the process */
export const contractIdentity = (ocid: string, contract: string): string =>
  uuidOf(ocid, 'contract', contract);

/** @param milestone the publisher's id of the milestone, unique within the process */
export const milestoneIdentity = (ocid: string, milestone: string): string =>
  uuidOf(ocid, 'milestone', milestone);

/** @param category slug of the category */
export const categoryRelationIdentity = (ocid: string, category: string): string =>
  uuidOf(ocid, 'category', category);

/** @param fields the origins of a tender's values, as JSON text */
export const provenanceIdentity = (fields: string): string => uuidOf('provenance', fields);

/** @param party the publisher's id of the party, otherwise its name */
export const partyIdentity = (ocid: string, party: string): string => uuidOf(ocid, 'party', party);

/** @param state key of the state that the event led to, which distinguishes several changes of one thing */
export const eventIdentity = (ocid: string, type: string, subject: string, state: string): string =>
  uuidOf(ocid, 'event', type, subject, state);

/** @param key the organisation's name as `organizationKey` of `names.ts` gives it */
export const organizationIdentity = (key: string): string => uuidOf('organization', key);

/** @param anchor a key that identifies a company, as `anchorsOf` of `domain/suppliers/anchors.ts` gives it */
export const companyIdentity = (anchor: string): string => uuidOf('company', anchor);

/** @param record id of the award or bidder whose text mentions the supplier */
export const mentionIdentity = (record: string, position: number): string =>
  uuidOf('mention', record, String(position));

/** @param parts what distinguishes a spelling of a supplier: kind, name, registration number and supplier number */
export const spellingIdentity = (...parts: readonly string[]): string => uuidOf('spelling', ...parts);

/** @param naturalKey who is restricted and since when, as `register.ts` of `domain/supplier-lists` gives it */
export const restrictionIdentity = (register: string, naturalKey: string): string =>
  uuidOf('restricted-supplier', register, naturalKey);

/** @param sha256 of the bytes of the edition, hexadecimal */
export const editionIdentity = (register: string, sha256: string): string =>
  uuidOf('supplier-list-edition', register, sha256);

/** @param resource the resource that publishes the entry of a codelist, such as `province` */
export const entryIdentity = (resource: string, slug: string): string => uuidOf('vocabulary', resource, slug);

/** @param company the registration number of an entry of the company register, otherwise the key of its name */
export const enrichmentIdentity = (company: string): string => uuidOf('cipc-enrichment', company);

/** @param parts hash of the person's identity number; without one, company and name */
export const personIdentity = (...parts: readonly string[]): string => uuidOf('person', ...parts);

/** @param parts what distinguishes an entry of a register of directors: company, person, role and appointment */
export const companyDirectorIdentity = (...parts: readonly string[]): string =>
  uuidOf('company-director', ...parts);

/** @param parts what distinguishes such an entry: organization, person and position */
export const sourceDirectorIdentity = (...parts: readonly string[]): string =>
  uuidOf('source-director', ...parts);

/** @param slug of the source */
export const intelSourceIdentity = (slug: string): string => uuidOf('intel-source', slug);

/** @param what the canonical address of the item, otherwise the hash of its content */
export const intelItemIdentity = (what: string): string => uuidOf('intel-item', what);
/** @param kind the resource that publishes the record, such as `article` */
export const contentIdentity = (kind: string, slug: string): string => uuidOf('content', kind, slug);
