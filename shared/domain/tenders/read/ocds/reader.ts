import { type Capture, lastOfEachTime, type State, withoutRepeats } from '#shared/domain/tenders/capture.ts';
import { isObject, type Json } from '#shared/domain/tenders/read/fields/reading.ts';
import type { RecordReader, Shown } from '#shared/domain/tenders/read/reader.ts';
import { snapshotsOf } from '#shared/domain/tenders/read/snapshots.ts';
import type { Instant } from '#shared/time.ts';
import type { Dialect } from './dialects.ts';
import { mergeRelease } from './merging/compiled-release.ts';
import { releasePaths, standardPaths } from './paths.ts';
import { readSourceRecord, rejectionOf } from './source-record.ts';

/** @returns the reader of a publisher that uses OCDS in the given dialect */
export const ocdsReader = (dialect: Dialect): RecordReader => ({
  paths: dialect.numbered ? releasePaths : standardPaths,
  numbered: dialect.numbered,
  rejectionOf: (release, ocid) => rejectionOf(dialect, release, ocid),
  shownBy: (ocid, captures) =>
    dialect.snapshots ? snapshots(dialect, ocid, captures) : merged(dialect, ocid, captures),
});

const snapshots = (dialect: Dialect, ocid: string, captures: readonly Capture[]): Shown =>
  snapshotsOf(
    withoutRepeats(lastOfEachTime(captures)).map((capture) => ({
      capture,
      record: readSourceRecord(dialect, capture.release as Json, ocid),
    })),
  );

function merged(dialect: Dialect, ocid: string, captures: readonly Capture[]): Shown {
  const contents = withoutRepeats(captures);
  return { contents, states: mergedStates(dialect, ocid, contents) };
}

/** Merges tagged releases in the order of their dates; of captures with the same release id, the latest one is used. */
function mergedStates(dialect: Dialect, ocid: string, contents: readonly Capture[]): State[] {
  const byId = new Map<unknown, { key: string; release: Json; capturedAt: Instant; date: Instant | null }>();
  for (const { release, hash, capturedAt } of contents) {
    if (!isObject(release)) continue;
    const { id } = release;
    const key = typeof id === 'string' || typeof id === 'number' ? id : hash;
    const parsed = dialect.time(release['date']);
    const date = parsed.kind === 'instant' ? parsed.instant : null;
    byId.set(key, {
      key: `${typeof id} ${key}`,
      release,
      capturedAt: byId.get(key)?.capturedAt ?? capturedAt,
      date,
    });
  }
  const moment = ({ date, capturedAt }: { date: Instant | null; capturedAt: Instant }): number =>
    Date.parse(date ?? capturedAt);
  const ordered = [...byId.values()].sort((a, b) => moment(a) - moment(b));
  const published = ordered.find(({ date }) => date !== null)?.release['date'];
  let state: Json | null = null;
  return ordered.flatMap(({ key, release, capturedAt, date }) => {
    state = mergeRelease(isCompiled(release) ? null : state, release);
    if (!isObject(state['tender']) && !Array.isArray(state['awards'])) return [];
    return [
      {
        record: readSourceRecord(dialect, { ...state, date: published }, ocid),
        key,
        capturedAt,
        statedAt: date,
      },
    ];
  });
}

/** A publisher may also give compiled releases. Each contains the complete state, not a change. */
const isCompiled = ({ tag }: Json): boolean => Array.isArray(tag) && tag.includes('compiled');
