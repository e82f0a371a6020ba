import { UsageError } from '#shared/errors.ts';
import type { Queues } from '#shared/queues/enqueue.ts';
import { southAfricanTime } from '#shared/time.ts';
import type { Command, Outcome } from '../command.ts';
import { minute, plural, short, table } from '../table.ts';

const actions: Record<string, (queues: Queues) => Promise<Outcome>> = {
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
  retry: async (queues) => {
    const retried = await queues.retryFailed();
    return { code: 0, json: { retried }, text: `${plural(retried, 'message')} will be tried again` };
  },
  purge: async (queues) => {
    const purged = await queues.purgeFailed();
    return { code: 0, json: { purged }, text: `${plural(purged, 'message')} deleted` };
  },
};

export const failed: Command = {
  name: 'failed',
  summary: 'list, retry or delete messages that were given up after repeated failures',
  usage: ['failed list [--json]', 'failed retry [--json]', 'failed purge [--json]'],
  options: {},
  run: async (context) => {
    const [action = '', ...rest] = context.args;
    if (!Object.hasOwn(actions, action) || rest.length > 0) {
      throw new UsageError(`failed takes one of ${Object.keys(actions).join(', ')}`);
    }
    const connections = await context.connect();
    return actions[action]!(await connections.queues());
  },
};
