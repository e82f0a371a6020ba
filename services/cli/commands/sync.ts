import type { Pool } from '#shared/database/connection.ts';
import { UsageError } from '#shared/errors.ts';
import { type SyncMode, syncModes } from '#shared/queues/contracts.ts';
import { sourceNames } from '#shared/sources.ts';
import { type Command, flag, textOption, valued } from '../command.ts';
import { requestAndFollow, sourceNamed } from '../request.ts';

export const command: Command = {
  usage: ['sync [source] [--mode incremental|gaps|refetch|backfill] [--no-wait] [--json]'],
  options: {
    mode: valued(
      '<mode>',
      'incremental (default): new releases; gaps: numbers that are missing among the latest; refetch: releases that may have changed; backfill: all releases',
    ),
    'no-wait': flag('request the run without following it'),
  },
  run: async (context) => {
    const [source, ...rest] = context.args;
    if (rest.length > 0) throw new UsageError(`sync takes one source, not ${context.args.join(' ')}`);
    const mode = textOption(context, 'mode') ?? 'incremental';
    if (!isMode(mode)) throw new UsageError(`--mode must be ${syncModes.join(', ')}; not ${mode}`);
    const named = source === undefined ? null : sourceNamed(source);
    const { pool } = await context.connect();
    const sources = named === null ? await knownSources(pool) : [named];
    return requestAndFollow(
      context,
      sources.map((name) => ({ source: name, mode })),
      !context.options['no-wait'],
    );
  },
};

const isMode = (mode: string): mode is SyncMode => (syncModes as readonly string[]).includes(mode);

/** @returns every source that was ever synchronised; all sources if none was */
async function knownSources(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ entity: string }>(
    `select distinct entity from ops.cron_runs where exists (select from ops.task where run_id = cron_runs.id)
     order by entity`,
  );
  return rows.length === 0 ? [...sourceNames] : rows.map(({ entity }) => entity);
}
