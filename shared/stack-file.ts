import { z } from 'zod';

/** What the one-command stack leaves in DATA_DIR so that other programs of the same user find it; mode 600. */
export const stackFile = z.object({
  databaseUrl: z.string(),
  /** Null where PostgreSQL carries the queues. */
  redisUrl: z.string().nullable(),
  apiUrl: z.string(),
});

export const STACK_FILE = 'stack.json';
