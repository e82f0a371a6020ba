import type { Capture, State } from '#shared/domain/tenders/capture.ts';
import type { RecordReader } from '#shared/domain/tenders/read/reader.ts';
import type { SourceRecord } from '#shared/domain/tenders/source-record.ts';

/** All contents and states that one publisher has shown of a process, from the first to the latest. */
export type SourceHistory = {
  source: string;
  reader: RecordReader;
  contents: readonly [Capture, ...Capture[]];
  states: readonly [State, ...State[]];
};

/** The histories of a process in the order of precedence; there is at least one. */
export type SourceHistories = readonly [SourceHistory, ...SourceHistory[]];

/** @returns what the publisher shows now */
export const latestRecord = ({ states }: SourceHistory): SourceRecord => (states.at(-1) ?? states[0]).record;

/** @returns the capture that first showed the publisher's latest content */
export const latestContent = ({ contents }: SourceHistory): Capture => contents.at(-1) ?? contents[0];
