import type { Instant } from '#shared/time.ts';
import type { SourceRecord } from './source-record.ts';

/** The content of one release or portal row, as it was in a response. */
export type Capture = {
  source: string;
  responseId: string;
  /** Place of the release in its response, 0-based. */
  position: number;
  /** ISO 8601 in UTC with six decimals, so that texts compare in the order of time. */
  capturedAt: Instant;
  /** Hexadecimal SHA-256 of the release. */
  hash: string;
  release: unknown;
};

/** A state of the process as one publisher showed it, and since when. */
export type State = {
  record: SourceRecord;
  /** Part of the ids of the state's events: the time of capture, or the id of the release that led to the state. */
  key: string;
  /** When it was first captured. */
  capturedAt: Instant;
  /** The date that the publisher gives the state; null where it gives none. */
  statedAt: Instant | null;
};

/** Keeps the last of several captures with equal capture times, because a response shows only one state. */
export const lastOfEachTime = (captures: readonly Capture[]): Capture[] =>
  captures.filter(({ capturedAt }, index) => capturedAt !== captures[index + 1]?.capturedAt);

/** Keeps the captures whose content differs from the capture before. */
export const withoutRepeats = (captures: readonly Capture[]): Capture[] =>
  captures.filter(({ hash }, index) => hash !== captures[index - 1]?.hash);
