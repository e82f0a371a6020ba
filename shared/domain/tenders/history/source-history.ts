import type { Capture, State } from '#shared/domain/tenders/capture.ts';
import type { Reader } from '#shared/domain/tenders/read/reader.ts';
import type { Notice } from '#shared/domain/tenders/source-record.ts';

/** What one publisher has shown of a process, from its first content to its latest. */
export type SourceHistory = {
  source: string;
  reader: Reader;
  /** At least one each, in order. */
  contents: readonly [Capture, ...Capture[]];
  states: readonly [State, ...State[]];
};

/** @returns what the publisher shows now */
export const present = ({ states }: SourceHistory): Notice => (states.at(-1) ?? states[0]).notice;
