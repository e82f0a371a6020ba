import type { Instant } from '#shared/time.ts';
import type { Accepted } from './judge.ts';

/** Releases of one file with the same time, which are stored as one response. */
export type Batch = {
  at: Instant;
  releases: Accepted[];
  /** Places of the first and the last in the file, from 1. */
  first: number;
  last: number;
  bytes: number;
};

/** Maximum number of releases in a response: it is normalised in about a second, so that others do not wait. */
const MAX_RELEASES = 250;
/**
 * Maximum size of a response: a release has 3 kB, and a response of long ones should not be many times larger than
 * usual.
 */
const MAX_BYTES = 4_194_304;
/**
 * Maximum size of all open batches: batches of several times are open at once if a file is not in the order of time.
 */
const MAX_HELD_BYTES = 33_554_432;

/** Groups the releases of a file by their times, because a response has one time. */
export function openBatches() {
  const open = new Map<Instant, Batch>();
  let held = 0;
  const take = (batch: Batch): Batch => {
    open.delete(batch.at);
    held -= batch.bytes;
    return batch;
  };
  return {
    /** @returns the batches that are now full */
    add: (place: number, release: Accepted): Batch[] => {
      const { at, text } = release;
      const batch = open.get(at) ?? { at, releases: [], first: place, last: place, bytes: 0 };
      open.set(at, batch);
      batch.releases.push(release);
      batch.last = place;
      batch.bytes += text.length;
      held += text.length;
      if (batch.releases.length >= MAX_RELEASES || batch.bytes >= MAX_BYTES) return [take(batch)];
      if (held < MAX_HELD_BYTES) return [];
      return [take([...open.values()].reduce((most, each) => (each.bytes > most.bytes ? each : most)))];
    },
    /** @returns the remaining batches, the oldest first */
    rest: (): Batch[] => [...open.values()].sort((a, b) => Date.parse(a.at) - Date.parse(b.at)).map(take),
  };
}
