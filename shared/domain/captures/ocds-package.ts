import { hash } from 'node:crypto';
import { isPlaceholder } from '#shared/codelists/placeholders.ts';
import { containsIdentityNumber } from '#shared/text/identity-number.ts';

/**
 * The envelope of OCDS answers and the identity of what is in them. Collect and normalise must agree on both: collect
 * records one capture per release, normalise finds the release again by its position.
 */

/** Longest ocid believed: the standard's are about 30 characters; anything far beyond is not an id. */
const LONGEST_OCID = 200;

/** Members of a package that may hold its releases: those of the API and of the monthly archive. */
export const releaseLists: readonly string[] = ['releases', 'Releases'];

/**
 * Finds the releases of an answer, in order; a capture's position is the index here.
 * @param json a release package `{ releases }`, the monthly archive's `{ Releases }`, an array of releases, or one bare
 *   release
 * @returns the releases as they are, each of any type; none for an empty package and for `{}`, which means "never
 *   published"
 */
export function releasesOf(json: unknown): unknown[] {
  if (Array.isArray(json)) return json;
  if (json === null || typeof json !== 'object') return [];
  for (const key of releaseLists) {
    if (!Object.hasOwn(json, key)) continue;
    const list = (json as Record<string, unknown>)[key];
    return Array.isArray(list) ? list : [];
  }
  return Object.keys(json).length === 0 ? [] : [json];
}

/**
 * @returns the release's ocid without outer blanks, or null where it names none that could be one; a person's identity
 *   number is no part of an ocid
 */
export function ocidOf(release: unknown): string | null {
  if (release === null || typeof release !== 'object' || Array.isArray(release)) return null;
  const { ocid } = release as { ocid?: unknown };
  if (typeof ocid !== 'string') return null;
  const text = ocid.trim();
  return text.length <= LONGEST_OCID &&
    /^[\x21-\x7e]+$/.test(text) &&
    !isPlaceholder(text) &&
    !containsIdentityNumber(text)
    ? text
    : null;
}

/**
 * @returns the running number that ends an ocid such as `ocds-9t57fa-165050`, or null where it does not end in one that
 *   fits a 32-bit integer
 */
export function numberOf(ocid: string): number | null {
  const digits = /-(\d{1,10})$/.exec(ocid)?.[1];
  const number = digits === undefined ? Number.NaN : Number(digits);
  return number <= 2_147_483_647 ? number : null;
}

/** @returns SHA-256 of the release as JSON text: equal for equal content in equal order, whatever the answer's blanks were */
export const hashOf = (release: unknown): Buffer =>
  hash('sha256', JSON.stringify(release) ?? 'null', 'buffer');

const utf8 = new TextDecoder();

/**
 * Reads an answer's bytes as JSON in UTF-8; a byte order mark is skipped, bytes that are no UTF-8 become U+FFFD.
 * @throws SyntaxError where they are no JSON
 */
export const jsonOf = (bytes: Uint8Array): unknown => JSON.parse(utf8.decode(bytes));
