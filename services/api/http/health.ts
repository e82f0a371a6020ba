import { setTimeout as wait } from 'node:timers/promises';
import type Router from '@koa/router';
import type { RequestContext } from '#services/api/http/context.ts';
import { send } from '#services/api/http/send.ts';
import type { Pool } from '#shared/database.ts';

/** A database that is silent for so long does not respond. */
const SILENCE_MS = 2_000;
const FIELDS = ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store'];

/** `/healthz`: the process responds. `/readyz`: so does its database; 503 while it does not. */
export function healthRoutes(router: Router<RequestContext>, pool: Pool): void {
  router.get('/healthz', (context) => {
    send(context, { status: 200, fields: FIELDS, body: Buffer.from('{"status":"alive"}') });
  });
  router.get('/readyz', async (context) => {
    const ready = await responds(pool);
    const body = Buffer.from(ready ? '{"status":"ready"}' : '{"status":"no database"}');
    send(context, { status: ready ? 200 : 503, fields: FIELDS, body });
  });
}

async function responds(pool: Pool): Promise<boolean> {
  const silence = new AbortController();
  const responded = await Promise.race([
    pool.query('select 1').then(
      () => true,
      () => false,
    ),
    wait(SILENCE_MS, false, { signal: silence.signal }).catch(() => false),
  ]);
  silence.abort();
  return responded;
}
