import { randomUUID } from 'node:crypto';
import { type Pool, transaction } from '#shared/database/connection.ts';
import { INTEL_RULES_VERSION } from '#shared/domain/intel/version.ts';
import { INTEL_PAGE_DAYS } from '#shared/operator/retention.ts';
import { sourcesToDo } from '#workers/collect/intel/sources.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';
import type { Job, StageContext } from '#workers/pipeline/stage.ts';

/** Items that are analysed in one transaction. */
const BATCH = 200;

/** The recurring work for news. */
export const intelJobs: readonly Job[] = [
  {
    name: 'intel-due',
    cron: '* * * * *',
    reason: 'each source has its own time between requests, and a command of an operator counts at once',
    quiet: true,
    run: async ({ pool, queues }) => {
      const ids = await sourcesToDo(pool);
      await queues.send('intel', ...ids.map((sourceId) => ({ sourceId, cause: `due-${randomUUID()}` })));
      return ids.length;
    },
  },
  {
    name: 'intel-again',
    cron: '50 3 * * *',
    reason:
      'tenders and buyers that were published after the news of them are linked, and new rules read old items',
    quiet: true,
    run: analyseAgain,
  },
  {
    name: 'intel-retention',
    cron: '35 4 * * *',
    reason: 'texts of linked pages are kept as long as the pages themselves',
    quiet: true,
    run: async ({ pool }) => {
      const { rowCount } = await pool.query(
        `update core.intel_item set page_text = null, feed_text = null
         where (page_text is not null or feed_text is not null)
           and greatest(ingested_at, updated_at, page_read_at) < now() - $1 * interval '1 day'`,
        [INTEL_PAGE_DAYS],
      );
      return rowCount ?? 0;
    },
  },
];

/** Applies the rules again to recent items and to those read with earlier rules. @returns how many differ */
async function analyseAgain({ pool, queues, signal }: StageContext): Promise<number> {
  const { analyseItems } = await import('#workers/collect/intel/analyse.ts');
  let after = '00000000-0000-0000-0000-000000000000';
  let changed = 0;
  while (!signal?.aborted) {
    const ids = await nextIds(pool, after);
    const last = ids.at(-1);
    if (last === undefined) break;
    changed += await transaction(pool, async (client) =>
      emitChanges(client, 'intel_item', await analyseItems(client, ids)),
    );
    after = last;
  }
  if (changed > 0)
    await queues.send('publish', { resource: 'intel_item', cause: `intel-again-${randomUUID()}` });
  return changed;
}

/**
 * A tender may be published after the news about it, so recent items are compared with our records again. If the text
 * of a page was removed, the rules would find less than before, so such items are left out.
 */
async function nextIds(pool: Pool, after: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select item.id from core.intel_item item left join core.intel_analysis analysis using (id)
     where item.id > $1 and (page_read_at is null or page_fault is not null or page_text is not null)
       and (analysis.rules_version is distinct from $2 or ingested_at > now() - $3 * interval '1 day')
     order by item.id limit $4`,
    [after, INTEL_RULES_VERSION, INTEL_PAGE_DAYS - 1, BATCH],
  );
  return rows.map(({ id }) => id);
}
