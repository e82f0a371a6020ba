import { itemsOf, ocidOf as ocidOfRow, rowLists } from '#shared/domain/captures/etenders-rows.ts';
import { ocidOf, releaseLists, releasesOf } from '#shared/domain/captures/ocds-package.ts';
import { entryOf, type ListSourceName, type SourceName } from '#shared/sources.ts';

/**
 * How a response is cut into records, and what each is about. Collect stores the records, normalise finds them again by
 * their place, so both ask here.
 */
export type Format = {
  /** Items of a response in order; a capture's position is the index here. */
  itemsOf: (json: unknown, url: string) => unknown[];
  /** What an item is about, by the key its publishers know it by: for a contracting process its ocid. Null where it names none. */
  naturalKeyOf: (item: unknown) => string | null;
  /** Members of a response that may hold its list of records; the first that is present counts, in this order. */
  lists: readonly string[];
  /** Whether a response is a file that is stored as a whole. Its only item is the hash of its bytes. */
  isFile?: boolean;
};

export type Formats = Readonly<Record<SourceName, Format>>;

/** Release packages and single releases of the Open Contracting Data Standard. */
export const releaseFormat: Format = {
  itemsOf: releasesOf,
  naturalKeyOf: ocidOf,
  lists: releaseLists,
};

const rowFormat: Format = {
  itemsOf: (json, url) => itemsOf(json, url) ?? [],
  naturalKeyOf: ocidOfRow,
  lists: rowLists,
};

/** A list of restricted suppliers as a file. @param list its natural key, the same for all editions */
const listFileFormat = (list: ListSourceName): Format => ({
  itemsOf: (hash) => [hash],
  naturalKeyOf: () => list,
  lists: [],
  isFile: true,
});

export const formats: Formats = {
  ocds: releaseFormat,
  etenders: rowFormat,
  'treasury-restricted': listFileFormat('treasury-restricted'),
  'treasury-defaulters': listFileFormat('treasury-defaulters'),
};

/** Sources whose responses are files. */
export const fileSources: readonly string[] = Object.entries(formats).flatMap(([name, { isFile }]) =>
  isFile ? [name] : [],
);

/** @returns the format of a source's responses; @throws Error for an unknown source */
export const formatOf = (source: string): Format => entryOf(formats, source);
