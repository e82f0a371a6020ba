import { z } from 'zod';

/** A file in DATA_DIR (mode 600) by which other programs of the same user find the one-command stack. */
export const stackFile = z.object({
  /** As the login of commands. */
  databaseUrl: z.string(),
  /** As the login of workers, for imports. */
  workerDatabaseUrl: z.string(),
  /** Null when the queues are in PostgreSQL. */
  redisUrl: z.string().nullable(),
  apiUrl: z.string(),
  /** For commands that import registers of persons. */
  identityKey: z.string().optional(),
  /** For commands that issue tokens of users. */
  jwtSecret: z.string().optional(),
  /** Hosts inside the network from which the workers read news. */
  intelAllowedHosts: z.array(z.string()).optional(),
});

export const STACK_FILE = 'stack.json';
