import type { ApiContext } from '#services/api/http/context.ts';
import type { UsageLog } from '#services/api/v2/access/usage.ts';
import type { Call } from '#services/api/v2/call.ts';
import type { RequestError } from '#shared/errors.ts';

/** Adds a call to the usage log; calls without a known key are not logged there. */
export function meter(
  usage: UsageLog,
  { req, state }: ApiContext,
  { key, endpoint, counted, waited }: Call,
  status: number,
  error: RequestError | null,
): void {
  if (!key || !endpoint) return;
  usage.record({
    key: key.id,
    tier: key.tier,
    endpoint: endpoint.path,
    method: req.method ?? '',
    status,
    took: performance.now() - state.startedAt - waited,
    userAgent: req.headers['user-agent'] ?? null,
    address: state.address || null,
    error: error && `${error.code} ${error.message}`,
    counted,
  });
}
