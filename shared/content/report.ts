import type { ContentKind } from '#shared/tables/content.ts';
import type { ContentFault } from './fault.ts';

/** What an import of a folder with content found, and what it did. */
export type ContentReport = {
  folder: string;
  dryRun: boolean;
  /** `partial`: some files or records have faults; all others were imported. */
  status: 'completed' | 'partial';
  /** Files that were read. */
  files: number;
  /** Records in them that have no fault. */
  records: number;
  added: ContentChange[];
  changed: ContentChange[];
  removed: ContentChange[];
  /** Records whose file is gone but that were kept, because --prune was not given. */
  gone: ContentChange[];
  faults: ContentFault[];
  /** Files that are not content, by folder and name. */
  ignored: string[];
};

/** A record that an import adds, changes or removes. */
export type ContentChange = {
  kind: ContentKind;
  slug: string;
  /** The columns that change; empty for added and removed records. */
  fields: string[];
};
