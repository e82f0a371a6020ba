import { itemsOf, ocidOf as ocidOfRow, rowLists } from '#shared/domain/captures/etenders-rows.ts';
import { ocidOf, releaseLists, releasesOf } from '#shared/domain/captures/ocds-package.ts';
import { entryOf, type SourceName } from '#shared/sources.ts';

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

export const formats: Formats = { ocds: releaseFormat, etenders: rowFormat };

/** @returns the format of a source's responses; @throws Error for an unknown source */
export const formatOf = (source: string): Format => entryOf(formats, source);
