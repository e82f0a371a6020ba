import type { ContentReport } from '#shared/content/report.ts';

/** What a process that imports files tells the command that has started it. */

/** What was found in a file and done with it. */
export type FileReport = {
  name: string;
  /** Releases found. */
  releases: number;
  /** Stored by this import. */
  stored: number;
  /** Stored by an earlier import, of this file or another one with the same releases. */
  known: number;
  /** Not stored, because they cannot be read or are of another publisher; each is an issue, up to a limit. */
  rejected: number;
  /** Responses that were stored. */
  responses: number;
  /** Why the file could not be read to its end; null where it was. */
  error: string | null;
};

export type ImportReport = {
  source: string;
  dryRun: boolean;
  /** `partial`: some files could not be read to their ends, or the import was stopped. */
  status: 'completed' | 'partial' | 'failed';
  /** Id of the run in the run log; null for a dry run. */
  requestId: string | null;
  stopped: boolean;
  files: FileReport[];
} & Omit<FileReport, 'name'>;

/** What was found in a file with an edition of a list of restricted suppliers, and whether it was imported. */
export type ListReport = {
  /** The list, as the name of its source. */
  source: string;
  /** Of the file. */
  name: string;
  dryRun: boolean;
  /** Id of the run in the run log; null where nothing was stored. */
  requestId: string | null;
  form: string;
  /** Day on which the list was made, `YYYY-MM-DD`; null where it does not say. */
  reportDate: string | null;
  entries: number;
  /** Places that cannot be read, each with page, row and column. */
  problems: string[];
  /** Whether the same bytes had been received before. */
  known: boolean;
  /** Why it was not imported; null where it was. */
  error: string | null;
};

export type ImportProgress = {
  /** Number of the file that is being read, from 1, and of all files. */
  file: number;
  files: number;
  name: string;
  /** Stored bytes read so far, and of all files; null where that is not known. */
  bytes: number;
  allBytes: number | null;
  releases: number;
  stored: number;
  rejected: number;
  /**
   * Responses that wait for normalise, changes that wait for publish, and whether a disk is low, while reading waits for
   * them; else null.
   */
  waiting: { responses: number; changes: number; diskLow: boolean } | null;
};

/** A message of the importing process. `failed`: nothing was imported, for a reason that an operator can mend. */
export type ImportMessage =
  | { progress: ImportProgress }
  | { report: ImportReport | ListReport | ContentReport }
  /** One of several imports of a folder that is watched. */
  | { imported: ContentReport }
  | { failed: string };
