import type { Fault } from '../fault.ts';
import { freeze, thaw } from '../signals.ts';
import { redisOf, type World } from '../world.ts';

/** Records are read without queues; calls are counted in PostgreSQL. */
const READABLE = { answers: { cached: [200], new: [200] }, within: 3_500 } as const;

/** Changes without a message, as after the loss of one. */
export const plantUntold = async ({ rows }: World): Promise<unknown> =>
  rows(`insert into core.outbox (resource, entity_id) select 'tender', id from core.tender limit 20`);

export const queueFaults: readonly Fault[] = [
  {
    name: 'Redis stopped for 20 s',
    lasts: 20,
    only: 'redis',
    begins: (world) => redisOf(world).stop(),
    ends: (world) => redisOf(world).start(),
    tells: /Redis does not answer/,
    ...READABLE,
  },
  {
    name: 'Redis frozen for 20 s',
    lasts: 20,
    only: 'redis',
    begins: (world) => freeze(redisOf(world)),
    ends: (world) => thaw(redisOf(world)),
    tells: /Redis does not answer/,
    ...READABLE,
  },
  {
    name: 'the queues emptied',
    lasts: 1,
    begins: ({ emptyQueues }) => emptyQueues(),
    ends: async () => undefined,
    tells: null,
    ...READABLE,
  },
  {
    name: 'changes of which no message tells, for 60 s',
    lasts: 60,
    // At the end of the load, when no message of another change finds them.
    when: 'settled',
    begins: plantUntold,
    ends: async () => undefined,
    tells: /work of publish .* without a message/,
    ...READABLE,
  },
];
