import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Child } from '#services/local/child.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { makeKey } from './database.ts';
import type { Harness } from './harness.ts';

/** The API process as it runs in production, and a key to it. */
export type Api = {
  url: string;
  headers: Record<string, string>;
  pid: number;
  /** Stops it before the harness ends. */
  stop: () => Promise<void>;
};

/** The run cannot be reached from outside, so its secret protects nothing. */
export const SECRET = 'measured on one machine only';

/**
 * @param redisUrl empty if PostgreSQL counts the quota
 * @param given further settings
 * @param root folder of another checkout
 */
export async function startApi(
  harness: Harness,
  databaseUrl: string,
  redisUrl: string,
  given: Record<string, string> = {},
  root?: string,
): Promise<Api> {
  const key = await makeKey(databaseUrl);
  const settings = {
    ...{ PORT: '0', API_PROCESSES: '1', DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, JWT_SECRET: SECRET },
    ...given,
  };
  const child = await harness.start('services/api/main.ts', [], settings, root);
  const { message, pid, stop } = child;
  return { url: String(message.ready), headers: { authorization: `Bearer ${key}` }, pid, stop };
}

/** Starts a Koa application whose every response is `body`. */
export async function startConstant(harness: Harness, body: string | Buffer): Promise<Child> {
  const file = join(harness.folder, 'body.json');
  await writeFile(file, body);
  return harness.start('bench/harness/constant.ts', [file]);
}

/** @throws EnvironmentError when the API does not answer 200 */
export async function ask({ url, headers }: Pick<Api, 'url' | 'headers'>, path: string): Promise<Buffer> {
  const response = await fetch(`${url}${path}`, { headers });
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) {
    throw new EnvironmentError(
      `${path} was answered with ${response.status}: ${body.toString().slice(0, 300)}`,
    );
  }
  return body;
}
