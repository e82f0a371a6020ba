/**
 * What is in files of OCDS that somebody downloads: release packages, record packages, the monthly archive, and lists or
 * lines of packages, records and releases.
 */

/** A release in a file, and the dates that say as of when it is. */
export type Published = {
  /** As it is, of any type. */
  release: unknown;
  /** When its package was published, as written; undefined without a package. */
  packageDate: unknown;
  /** Whether the file has several releases of this process, so that each is a state at its own date. */
  oneOfSeveral: boolean;
};

/** A record that has only links to its releases, and no compiled release. Its content is elsewhere. */
export const LINKED_RECORD = Symbol('a record without content');

type Json = Record<string, unknown>;

/** The lists of releases of a package; the monthly archive writes its names in Pascal case. */
const RELEASE_LISTS = ['releases', 'Releases'] as const;

/**
 * Finds the releases in a value of JSON. Of a record those are its releases where they are embedded, else its compiled
 * release, else {@link LINKED_RECORD}. Anything that is no package, record or list is taken to be a release.
 * @param packageDate of the package that the value is in, where there is one
 * @returns none for an empty package and for `{}`
 */
export function publishedIn(value: unknown, packageDate?: unknown): Published[] {
  if (Array.isArray(value)) return value.flatMap((item) => publishedIn(item, packageDate));
  if (!isObject(value)) return [releaseOf(value, packageDate)];
  if (Object.keys(value).length === 0) return [];
  const date = dateOfPackage(value) ?? packageDate;
  if (isRecord(value)) return publishedInRecord(value, date);
  const { records } = value;
  if (Array.isArray(records)) return records.flatMap((record) => publishedInRecord(record, date));
  const list = RELEASE_LISTS.map((name) => value[name]).find((found) => found !== undefined);
  if (list === undefined) return [releaseOf(value, packageDate)];
  return Array.isArray(list) ? list.map((release) => releaseOf(release, date)) : [];
}

/** @param record an item of a record package */
export function publishedInRecord(record: unknown, packageDate: unknown): Published[] {
  if (!isObject(record)) return [releaseOf(record, packageDate)];
  const { releases, compiledRelease } = record;
  const embedded = Array.isArray(releases) ? releases.filter((release) => !isLink(release)) : [];
  if (embedded.length > 0)
    return embedded.map((release) => ({ release, packageDate, oneOfSeveral: embedded.length > 1 }));
  return [releaseOf(isObject(compiledRelease) ? compiledRelease : LINKED_RECORD, packageDate)];
}

/** @returns when a package was published, as written; undefined where it does not say */
export const dateOfPackage = (value: Json): unknown => value['publishedDate'] ?? value['PublishedDate'];

/** @returns whether an item of a record's `releases` is the address of a release instead of a release */
export const isLink = (release: unknown): boolean =>
  isObject(release) && release['url'] !== undefined && release['ocid'] === undefined;

const isRecord = (value: Json): boolean =>
  value['ocid'] !== undefined && (Array.isArray(value['releases']) || value['compiledRelease'] !== undefined);

const releaseOf = (release: unknown, packageDate: unknown): Published => ({
  release,
  packageDate,
  oneOfSeveral: false,
});

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
