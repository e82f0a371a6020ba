import { randomUUID } from 'node:crypto';
import { UsageError } from '#shared/errors.ts';
import { grouped, plural } from '#shared/text/plural.ts';
import { southAfricanTime } from '#shared/time.ts';
import { type Command, type CommandOutcome, type Context, flag } from '../command.ts';
import { followSnapshot, type SnapshotState } from '../snapshotting.ts';
import { minute, short, table } from '../table.ts';

const MB = 1_000_000;

export const command: Command = {
  usage: ['snapshot [--no-wait] [--json]', 'snapshot list [--json]'],
  options: { 'no-wait': flag('request the snapshot without following it') },
  run: async (context) => {
    const [word, ...rest] = context.args;
    if (rest.length > 0 || (word !== undefined && word !== 'list'))
      throw new UsageError(`snapshot takes nothing or list, not ${context.args.join(' ')}`);
    return word === 'list' ? list(context) : take(context);
  },
};

/** Has the stage exports take a snapshot now, besides that of the day. */
async function take(context: Context): Promise<CommandOutcome> {
  const connections = await context.connect();
  const queues = await connections.queues();
  const requestId = randomUUID();
  await queues.send('exports', { snapshot: requestId });
  if (context.options['no-wait'])
    return {
      code: 0,
      json: { requestId, following: 'no' },
      text: `requested a snapshot (${requestId}); \`tenders snapshot list\` shows it`,
    };
  const state = await followSnapshot(context, requestId);
  return {
    code: state.following === 'ended' && state.status !== 'ready' ? 1 : 0,
    json: state,
    text: sentence(state),
  };
}

function sentence({ following, status, records, files, bytes, failure, seconds }: SnapshotState): string {
  if (following === 'stopped')
    return 'the snapshot is written in the background; `tenders snapshot list` shows it';
  if (status !== 'ready')
    return `the snapshot has failed: ${failure ?? 'no reason recorded'}; the former one stays`;
  return `the snapshot is complete: ${plural(records, 'record')} in ${plural(files, 'file')} of ${megabytes(bytes)} MB, in ${Math.round(seconds)} s`;
}

type Listed = {
  requestId: string;
  status: string;
  createdAt: string;
  takenAt: string | null;
  records: number;
  files: number;
  bytes: number;
  failure: string | null;
};

const LISTED = 30;

async function list({ connect }: Context): Promise<CommandOutcome> {
  const { pool } = await connect();
  const { rows } = await pool.query<Listed>(
    `select request_id as "requestId", status, created_at as "createdAt", taken_at as "takenAt", snapshot.records::float8 as records,
       count(name)::int as files, coalesce(sum(bytes), 0)::float8 as bytes, failure
     from ops.snapshot left join ops.snapshot_file on snapshot_id = id group by id order by created_at desc limit ${LISTED}`,
  );
  return {
    code: 0,
    json: { snapshots: rows },
    text: table(
      ['as of', 'state', 'records', 'files', 'megabytes', 'request', 'reason'],
      rows.map((row) => [
        minute(southAfricanTime(new Date(row.takenAt ?? row.createdAt))),
        ...[row.status, grouped(row.records), row.files, megabytes(row.bytes)],
        ...[row.requestId, short(row.failure)],
      ]),
      'no snapshot was taken yet',
    ),
  };
}

const megabytes = (bytes: number): string => (bytes / MB).toFixed(1);
