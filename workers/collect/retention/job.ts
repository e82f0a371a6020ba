import type { Pool } from '#shared/database/connection.ts';
import { formatOf } from '#shared/domain/captures/format.ts';
import { INTEL_PAGE_DAYS } from '#shared/operator/retention.ts';
import { eachApart } from '#workers/pipeline/each.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';
import { moveContents, removeBlobs, removeFaults, responsesWithContents } from './blobs.ts';
import { removePages } from './pages.ts';

/** Maximum time of one run; the next one continues. Other jobs wait for it. */
const RUN_MS = 20_000;
/** Number of days for which unusable responses are kept: long enough to show a publisher what was wrong. */
const FAULT_DAYS = 90;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Number of responses of an earlier release that are processed together. */
const RESPONSES = 100;

/**
 * Removes old data from raw: pages after RAW_PAGE_DAYS days, faults later. Contents and runs stay. Safe to run twice:
 * each step is a transaction that finds nothing to do if another one has done it.
 * @param now the time that ages are measured at
 * @returns how many pages and faults were removed, and contents moved
 * @throws the failure of a response that could not be moved, after everything else is done
 */
export async function removeOld(
  { pool, config, signal }: Pick<StageContext, 'pool' | 'config' | 'signal'>,
  now: Date,
): Promise<number> {
  const end = performance.now() + RUN_MS;
  const goesOn = () => performance.now() < end && !signal?.aborted;
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  let done = 0;
  let freed = false;
  let failure: unknown = null;

  for (let after = '0'; goesOn(); ) {
    const responses = await responsesWithContents(pool, after, RESPONSES);
    const last = responses.at(-1);
    if (last === undefined) break;
    // A response that cannot be moved stays whole, and does not stop the removal of other responses and pages.
    await eachApart(responses, async (id) => {
      if (goesOn()) done += await moveContents(pool, id, formatOf);
    }).catch((error: unknown) => {
      failure ??= error;
    });
    after = last;
  }

  for (const source of await storedSources(pool)) {
    while (goesOn()) {
      const days = source.startsWith('intel:') ? INTEL_PAGE_DAYS : config.RAW_PAGE_DAYS;
      const removed = await removePages(pool, source, ago(days * DAY_MS));
      if (removed.pages === 0) break;
      done += removed.pages;
      freed ||= removed.freed;
    }
  }
  const faults = goesOn() ? await removeFaults(pool, ago(FAULT_DAYS * DAY_MS)) : 0;
  if (freed || faults > 0) await removeBlobs(pool, ago(HOUR_MS));
  if (failure !== null) throw failure;
  return done + faults;
}

/** @returns the sources of all responses, found through the index on them */
async function storedSources(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ source: string }>(
    `with recursive step (source) as (
       select min(source) from raw.response
       union all
       select (select min(source) from raw.response where source > step.source) from step where step.source is not null
     )
     select source from step where source is not null`,
  );
  return rows.map(({ source }) => source);
}
