import { flush } from '#test/support/redis.ts';
import type { Fault } from '../fault.ts';
import { freeze, thaw } from '../signals.ts';

/** Records are read without Redis; calls are counted until it is back. */
const READABLE = { answers: { cached: [200], new: [200] }, within: 3_500 } as const;

export const queueFaults: readonly Fault[] = [
  {
    name: 'Redis stopped for 20 s',
    lasts: 20,
    begins: ({ redis }) => redis.stop(),
    ends: ({ redis }) => redis.start(),
    tells: true,
    ...READABLE,
  },
  {
    name: 'Redis frozen for 20 s',
    lasts: 20,
    begins: ({ redis }) => freeze(redis),
    ends: ({ redis }) => thaw(redis),
    tells: true,
    ...READABLE,
  },
  {
    name: 'Redis flushed',
    lasts: 1,
    begins: ({ redis }) => flush(redis.url),
    ends: async () => undefined,
    tells: false,
    ...READABLE,
  },
];
