import type { Capture, State } from '#workers/normalise/capture.ts';
import type { Notice } from '#workers/normalise/notice.ts';
import type { Reader } from '#workers/normalise/reader.ts';

/** What one publisher has shown of a process, from its first content to its latest. */
export type Strand = {
  source: string;
  reader: Reader;
  /** At least one each, in order. */
  contents: readonly [Capture, ...Capture[]];
  states: readonly [State, ...State[]];
};

/** @returns what the publisher shows now */
export const present = ({ states }: Strand): Notice => (states.at(-1) ?? states[0]).notice;
