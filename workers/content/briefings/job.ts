import { randomUUID } from 'node:crypto';
import { databaseTime, transaction } from '#shared/database/connection.ts';
import { type Week, weekOf, weeksLater } from '#shared/domain/content/briefing/week.ts';
import { southAfricanDay } from '#shared/time.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/** Records wait this long only while many are being loaded; single ones wait only a moment. */
const LATE = '1 minute';
/** Number of weeks whose briefings are corrected if their figures change. */
const WEEKS = 4;

/**
 * Writes the briefings of the week that has ended, and corrects existing ones of earlier weeks. It does nothing while a
 * source is being loaded or many records wait to be published, because figures of incomplete data would soon need
 * corrections. May run twice.
 * @returns number of resources with changes
 */
export async function writeBriefings(context: StageContext): Promise<number> {
  const { pool, queues, config } = context;
  if (await isBehind(context)) return 0;
  const today = southAfricanDay(await databaseTime(pool));
  const site = config.SITE_URL?.replace(/\/$/, '') ?? null;
  const { writeWeek } = await import('./write.ts');
  const changed = new Set<'article' | 'newsletter_edition'>();
  for (const week of await weeksToWrite(context, weeksLater(weekOf(today), -1)))
    for (const kind of await transaction(pool, (client) => writeWeek(client, week, site)))
      if (kind === 'article' || kind === 'newsletter_edition') changed.add(kind);
  const cause = `briefings-${randomUUID()}`;
  if (changed.size > 0)
    await queues.send('publish', ...[...changed].map((resource) => ({ resource, cause })));
  return changed.size;
}

/** @returns the earlier weeks with briefings, oldest first, and the last one */
async function weeksToWrite({ pool }: Pick<StageContext, 'pool'>, last: Week): Promise<Week[]> {
  const { rows } = await pool.query<{ from: string }>(
    `select distinct week_start_date::text as "from" from core.article
     where origin = 'composed' and week_start_date < $1::date and week_start_date >= $2::date order by 1`,
    [last.from, weeksLater(last, 1 - WEEKS).from],
  );
  return [...rows.map(({ from }) => weekOf(from)), last];
}

/** @returns whether only a part of the data is published, or nothing yet */
export async function isBehind({ pool }: Pick<StageContext, 'pool'>): Promise<boolean> {
  const { rows } = await pool.query<{ behind: boolean }>(
    `select exists (select from ops.cron_runs where kind = 'sync' and mode = 'backfill' and status = 'running')
       or exists (select from core.outbox where at < now() - interval '${LATE}'
         and resource in ('tender', 'award', 'company', 'organization', 'restricted_supplier'))
       or not exists (select from read.tender) as behind`,
  );
  return rows[0]?.behind ?? true;
}

/** As `writeBriefings`, but only if the week that has ended has no briefings yet. */
export async function writeMissingBriefings(context: StageContext): Promise<number> {
  const week = weeksLater(weekOf(southAfricanDay(await databaseTime(context.pool))), -1);
  const { rows } = await context.pool.query(
    `select from core.article where origin = 'composed' and week_start_date = $1::date limit 1`,
    [week.from],
  );
  return rows.length > 0 ? 0 : writeBriefings(context);
}
