import type { ApiContext } from '#services/api/http/context.ts';
import type { UsageLog } from '#services/api/v2/access/usage.ts';
import type { RequestError } from '#shared/errors.ts';

/** @returns what notes each answer given to a key; calls without a known key are nobody's usage */
export const metering =
  (usage: UsageLog) =>
  ({ req, state }: ApiContext, status: number, error: RequestError | null): void => {
    const { key, endpoint } = state;
    if (!key || !endpoint) return;
    usage.record({
      key: key.id,
      tier: key.tier,
      endpoint: endpoint.path,
      method: req.method ?? '',
      status,
      took: performance.now() - state.startedAt,
      userAgent: req.headers['user-agent'] ?? null,
      address: req.socket.remoteAddress ?? null,
      error: error && `${error.code} ${error.message}`,
      counted: state.counted,
    });
  };
