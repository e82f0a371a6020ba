import type Router from '@koa/router';
import type { RequestContext } from '#services/api/http/context.ts';
import { send } from '#services/api/http/send.ts';
import type { ApiVerdict } from '#services/api/http/verdict.ts';

const FIELDS = ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store'];

/**
 * `/healthz`: the process responds. `/readyz`: so does its database, 503 while it does not; the body also says whether the
 * service is healthy, and why not. A late source does not make it 503, because another process could serve no better; nor
 * does a service that has no records yet, because everything but records can be had.
 */
export function healthRoutes(router: Router<RequestContext>, verdict: () => Promise<ApiVerdict>): void {
  router.get('/healthz', (context) => {
    send(context, { status: 200, fields: FIELDS, body: Buffer.from('{"status":"alive"}') });
  });
  router.get('/readyz', async (context) => {
    const { ready, state, reasons } = await verdict();
    const served = state === 'starting' ? 'starting' : 'ready';
    const body = { status: ready ? served : 'no database', healthy: state === 'healthy', reasons };
    send(context, { status: ready ? 200 : 503, fields: FIELDS, body: Buffer.from(JSON.stringify(body)) });
  });
}
