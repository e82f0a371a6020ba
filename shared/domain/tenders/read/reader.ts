import type { Capture, State } from '#shared/domain/tenders/capture.ts';
import type { TenderFields } from '#shared/domain/tenders/records.ts';
import type { Rejection } from '#shared/domain/tenders/source-record.ts';

/** How one publisher's captures are understood. Everything is pure. */
export type Reader = {
  /** Where in a capture each value stands, such as `tender/tenderPeriod/endDate`. */
  paths: Readonly<Partial<Record<keyof TenderFields, string>>>;
  /** Whether the ocid ends in the publisher's own number of the tender. */
  numbered: boolean;
  /** Judges a capture before it is read. @returns null for one that can be read */
  rejectionOf: (release: unknown, ocid: string | null) => Rejection | null;
  /** Of a process's captures in order, those that count: the first of each content. */
  contentsOf: (captures: readonly Capture[]) => Capture[];
  /** The states that such captures show, in order; whatever is wrong in them is an issue of the notice. */
  statesOf: (ocid: string, contents: readonly Capture[]) => State[];
};
