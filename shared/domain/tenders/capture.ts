import type { Instant } from '#shared/time.ts';
import type { Notice } from './source-record.ts';

/** One release or row as it was seen once. */
export type Capture = {
  source: string;
  responseId: string;
  /** Place of the release in its response, 0-based. */
  position: number;
  /** ISO 8601 in UTC with six decimals, so that the order of texts is the order of times. */
  capturedAt: Instant;
  /** Hexadecimal SHA-256 of the release. */
  hash: string;
  release: unknown;
};

/** A state of the process as one publisher showed it, and since when that is known. */
export type State = {
  notice: Notice;
  /** What tells its events from those of other states: the moment of capture, or the release that brought it. */
  key: string;
  /** When it was captured. */
  capturedAt: Instant;
  /** When the publisher says it came about; null where it does not. */
  statedAt: Instant | null;
};

/** One content per moment: of two in one answer the last one counts, because there was only one truth then. */
export const settled = (captures: readonly Capture[]): Capture[] =>
  captures.filter(({ capturedAt }, index) => capturedAt !== captures[index + 1]?.capturedAt);

/** Captures at which the content changed. */
export const withoutRepeats = (captures: readonly Capture[]): Capture[] =>
  captures.filter(({ hash }, index) => hash !== captures[index - 1]?.hash);
