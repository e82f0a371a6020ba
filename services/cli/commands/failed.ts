import type { Pool } from '#shared/database/connection.ts';
import { UsageError } from '#shared/errors.ts';
import type { FailedMessage, Queues } from '#shared/queues/enqueue.ts';
import { plural } from '#shared/text/plural.ts';
import { southAfricanTime } from '#shared/time.ts';
import { type Command, type CommandOutcome, type Context, flag } from '../command.ts';
import { minute, short, table } from '../table.ts';

type Action = (queues: Queues, context: Context, pool: Pool) => Promise<CommandOutcome>;

const actions: Record<string, Action> = {
  list: async (queues) => {
    const messages = await queues.failed();
    return {
      code: 0,
      json: { failed: messages },
      text: table(
        ['queue', 'message', 'attempts', 'failed at', 'reason'],
        messages.map(({ queue, id, attempts, failedAt, reason }) => [
          queue,
          id,
          attempts,
          minute(southAfricanTime(new Date(failedAt))),
          short(reason),
        ]),
        'no message has failed',
      ),
    };
  },
  retry: async (queues, { args: [, id] }) => {
    const retried = await queues.retryFailed(id);
    if (id !== undefined && retried === 0)
      return { code: 1, json: { retried }, text: `there is no failed message ${id}` };
    return { code: 0, json: { retried }, text: `${plural(retried, 'message')} will be tried again` };
  },
  purge: async (queues, { options }, pool) => {
    const lost = await lossesOf(pool, await queues.failed());
    if (options['yes'] !== true && (lost.responses > 0 || lost.requests.length > 0))
      return { code: 1, json: { purged: 0, wouldLose: lost }, text: describeLosses(lost) };
    const purged = await queues.purgeFailed();
    return { code: 0, json: { purged, lost }, text: `${plural(purged, 'message')} deleted` };
  },
};

export const command: Command = {
  usage: ['failed list [--json]', 'failed retry [<id>] [--json]', 'failed purge [--yes] [--json]'],
  options: { yes: flag('purge even if data will then be missing') },
  run: async (context) => {
    const [action = '', ...rest] = context.args;
    const most = action === 'retry' ? 1 : 0;
    if (!Object.hasOwn(actions, action) || rest.length > most) {
      throw new UsageError(
        `failed takes one of ${Object.keys(actions).join(', ')}; retry takes the id of a message, or none for all`,
      );
    }
    const connections = await context.connect();
    return actions[action]!(await connections.queues(), context, connections.pool);
  },
};

/** What nobody will do once failed messages are deleted. The work of other messages is found in the tables by `requeue`. */
type Losses = {
  /** Responses that will not be read, and records in them. */
  responses: number;
  records: number;
  /** Requests of syncs that will not run, such as `ocds gaps`. */
  requests: string[];
};

async function lossesOf(pool: Pool, messages: readonly FailedMessage[]): Promise<Losses> {
  const of = (queue: string) =>
    messages.filter((one) => one.queue === queue).map(({ message }) => message as Record<string, string>);
  const { rows } = await pool.query<{ responses: number; records: number }>(
    `select count(*)::int as responses, coalesce(sum(captures), 0)::int as records from raw.response
     where id = any($1::bigint[]) and normalised_at is null and fault is null`,
    [of('normalise').map(({ responseId }) => responseId)],
  );
  const requests = of('plan').map(({ source, mode }) => `${source} ${mode}`);
  return { ...rows[0]!, requests };
}

const describeLosses = ({ responses, records, requests }: Losses): string =>
  [
    'nothing was deleted, because this data would be missing:',
    ...(responses > 0
      ? [
          `  ${plural(records, 'record')} in ${plural(responses, 'response')}, which stay unread until a rebuild or \`tenders quarantine release\``,
        ]
      : []),
    ...requests.map((request) => `  a requested sync: ${request}`),
    '`tenders failed retry` tries them again; with --yes they are deleted.',
  ].join('\n');
