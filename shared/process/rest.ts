import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How long a process must rest. */
const REST_MS = 10_000;
/** With more of a processor than this share a process works: queues that are asked for messages and signs of life take less. */
const WORK = 0.05;
/** A collection is worth its time when this was taken since the last one. */
const TAKEN_BYTES = 16 * 1024 * 1024;

/**
 * Has a process give back what its work took, once it rests. V8 collects where new objects need room, so that a process
 * that makes few keeps its garbage and a young generation of the size that its work had: half of its memory or more.
 * A collection takes some tenths of a second. Work that comes meanwhile waits so long, so that the API, which people wait for,
 * does without.
 */
export function giveBackAtRest(restMs = REST_MS): void {
  const collect = collector();
  let left = 0;
  let before = process.cpuUsage();
  setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const rests = user + system <= WORK * restMs * 1_000;
    if (rests && process.memoryUsage.rss() > left + TAKEN_BYTES) {
      // Such as before V8 gives up for lack of memory: the young generation shrinks, and empty pages are given back.
      collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
      left = process.memoryUsage.rss();
    }
    // After the collection, which is no work.
    before = process.cpuUsage();
  }, restMs).unref();
}

/** V8's own function. The flag is taken back, because compiled modules are kept for processes with the same flags. */
function collector(): NonNullable<typeof globalThis.gc> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return collect;
}
