import type { RegisterFile } from '#services/sample-publisher/generate/registers/files.ts';
import type { PublishedList } from '#services/sample-publisher/generate/restricted-lists/edition.ts';
import type { Portal } from './portal/portal.ts';

/** The releases that are visible in a span of publication days, newest first. */
export type Listing = {
  readonly length: number;
  /** The ocid at a position from 0. */
  at(position: number): string;
};

/** A file with its content, the type it is given, and, for files of tenders, the time in milliseconds when it was put there. */
export type PublishedFile = { content: Buffer; type: string; modified?: number };

/**
 * Everything a publisher holds, generated or replayed. Days are `YYYY-MM-DD` in South Africa; `base` is the address
 * under which the publisher is reached, for links. As long as a release does not change, its JSON text stays the same.
 */
export type Catalogue = {
  /** Releases whose `date` lies between two days, both included. */
  between(from: string, to: string): Listing;
  /** The current JSON text of a release; null when no such release is published (yet). */
  release(ocid: string, base: string): string | null;
  /** The JSON text of a release in the monthly archive; null when the archive leaves it out. */
  archived(ocid: string, base: string): string | null;
  /** The months the archive has, `YYYY-MM`, newest first. */
  archivedMonths(): string[];
  /** A tender's file by its blob name; null when there is none. */
  file(blobName: string): Promise<PublishedFile | null>;
  /** The current edition of a list of restricted suppliers. */
  supplierList(list: PublishedList): Promise<PublishedFile>;
  /** The file of a register of companies or directors; null where real data is replayed. */
  register(name: RegisterFile): string | null;
  /** Publishes the next releases at once; returns their ocids, none when the catalogue is replayed. */
  publish(count: number): string[];
  /** The same tenders in the lists of the portal. */
  portal: Portal;
  /** Every ocid ever visible, in order of publication. */
  ocids(): Iterable<string>;
};
