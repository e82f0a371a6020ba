import type { Capture, State } from '#shared/domain/tenders/capture.ts';
import type { TenderFields } from '#shared/domain/tenders/records.ts';
import type { Rejection } from '#shared/domain/tenders/source-record.ts';

/** How captures of one publisher are read. All functions are pure. */
export type RecordReader = {
  /** Where each value is in a capture, such as `tender/tenderPeriod/endDate`. */
  paths: Readonly<Partial<Record<keyof TenderFields, string>>>;
  /** Whether the ocid ends in the publisher's own number of the tender. */
  numbered: boolean;
  /** Judges a capture before it is read. @returns null if it can be read */
  rejectionOf: (release: unknown, ocid: string | null) => Rejection | null;
  /** @param captures of one process in order, none of them rejected */
  shownBy: (ocid: string, captures: readonly Capture[]) => Shown;
};

/** What a publisher's captures show of a process. Errors in a state are issues of its source record. */
export type Shown = {
  /** The captures that count, in order: the first of each content. */
  contents: Capture[];
  /** The states in these captures, in order. */
  states: State[];
};
