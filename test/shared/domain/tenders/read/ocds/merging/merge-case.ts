import type { Json } from '#shared/domain/tenders/read/fields/reading.ts';

/**
 * What the merge routine of OCDS must do, case by case. They cover the behaviours that the test cases of the standard's
 * reference implementation cover, and some have their names, so that the two can be compared.
 */
export type MergeCase = {
  name: string;
  /** Releases without their metadata, which `release` adds: the first is of 1 January 2014, the second of the 2nd … */
  releases: Json[];
  /** The compiled release without its metadata. */
  compiled: Json;
};

export const OCID = 'ocds-213czf-1';

/** @param number 1 for the release of 1 January 2014, 2 for that of the 2nd … */
export const release = (number: number, content: Json): Json => ({
  ocid: OCID,
  id: String(number),
  date: dateOf(number),
  tag: [number === 1 ? 'tender' : 'tenderUpdate'],
  ...content,
});

export const dateOf = (number: number): string => `2014-01-0${number}T00:00:00Z`;
