import { itemsOf, ocidOf as ocidOfRow } from '#shared/domain/captures/etenders-rows.ts';
import { ocidOf, releasesOf } from '#shared/domain/captures/ocds-package.ts';

/**
 * What counts as one capture in a stored answer, and which process it belongs to. Collect records captures by position,
 * normalise finds them again by it, so both ask here.
 */

type Format = {
  /** Items of an answer in order; a capture's position is the index here. */
  itemsOf: (json: unknown, url: string) => unknown[];
  ocidOf: (item: unknown) => string | null;
};

const ocds: Format = { itemsOf: releasesOf, ocidOf };
const formats: Readonly<Record<string, Format>> = {
  etenders: { itemsOf: (json, url) => itemsOf(json, url) ?? [], ocidOf: ocidOfRow },
};

/** @returns the format of a source's answers: OCDS unless it is known to be another */
export const formatOf = (source: string): Format =>
  (Object.hasOwn(formats, source) ? formats[source] : undefined) ?? ocds;
