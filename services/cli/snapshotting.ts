import { waitingForRoom } from '#shared/health/conditions/room.ts';
import { plural } from '#shared/text/plural.ts';
import type { Context } from './command.ts';
import { type Following, followed, reporter } from './reporting.ts';

/** Progress of a snapshot, or how it ended. */
export type SnapshotState = Following & {
  requestId: string;
  /** none (not started by a worker yet), queued, running, ready or failed */
  status: string;
  /** Records written so far. */
  records: number;
  files: number;
  bytes: number;
  /** Why the latest attempt ended without the files. */
  failure: string | null;
  /** From the request until now, or until it was ready. */
  seconds: number;
};

const STATE = `
select status, records::float8 as records, failure, extract(epoch from coalesce(ready_at, now()) - created_at)::float8 as seconds,
  (select count(*)::int from ops.snapshot_file where snapshot_id = id) as files,
  (select coalesce(sum(bytes), 0)::float8 from ops.snapshot_file where snapshot_id = id) as bytes
from ops.snapshot where request_id = $1`;

type State = Omit<SnapshotState, 'requestId' | 'following'>;
const NONE: State = { status: 'none', records: 0, files: 0, bytes: 0, failure: null, seconds: 0 };

/** Follows a snapshot until it has ended. Ctrl-C ends the following, not the snapshot. */
export async function followSnapshot(context: Context, requestId: string): Promise<SnapshotState> {
  const { pool } = await context.connect();
  let room: string | null = null;
  const report = reporter({ what: 'snapshot', stage: 'exports' }, context.say, (state: State) =>
    room === null ? sentence(state) : room,
  );
  return followed(async () => {
    const { rows } = await pool.query<State>(STATE, [requestId]);
    const state = rows[0] ?? NONE;
    const ended = state.status === 'ready' || state.status === 'failed';
    room = state.status === 'queued' ? await waitingForRoom(pool) : null;
    if (!ended) report(state);
    return { state: { ...state, requestId }, ended };
  });
}

function sentence({ status, records, failure }: State): string {
  if (status === 'none') return 'waiting for a worker to start the snapshot';
  if (status === 'queued') return failure === null ? 'waiting for its turn' : `tried again: ${failure}`;
  return `${plural(records, 'record')} written`;
}
