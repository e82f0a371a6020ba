import { setTimeout as wait } from 'node:timers/promises';
import type { Middleware } from '#services/api/http/context.ts';
import type { UnknownPath } from '#services/api/http/nearest-path.ts';
import { send } from '#services/api/http/send.ts';
import type { Pool } from '#shared/database.ts';

const SILENCE_MS = 2_000;
const FIELDS = ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store'];

/** Last: `/healthz`, the process answers; `/readyz`, and so does its database, 503 while it does not; else 404. */
export const health =
  (pool: Pool, unknown: UnknownPath): Middleware =>
  async (context) => {
    const { url = '', method = '' } = context.req;
    if (url === '/healthz')
      send(context, { status: 200, fields: FIELDS, body: Buffer.from('{"status":"alive"}') });
    else if (url === '/readyz') {
      const ready = await reaches(pool);
      const body = Buffer.from(ready ? '{"status":"ready"}' : '{"status":"no database"}');
      send(context, { status: ready ? 200 : 503, fields: FIELDS, body });
    } else throw unknown(method, url);
  };

async function reaches(pool: Pool): Promise<boolean> {
  const silence = new AbortController();
  const answered = await Promise.race([
    pool.query('select 1').then(
      () => true,
      () => false,
    ),
    wait(SILENCE_MS, false, { signal: silence.signal }).catch(() => false),
  ]);
  silence.abort();
  return answered;
}
