import type { ApiContext } from '#services/api/http/context.ts';
import { RequestError } from '#shared/errors.ts';

/**
 * Rejects a request that does not name one host. With several, a proxy may route by one of them while this server sees
 * another. Node keeps the first only, so the header fields are read as they were sent.
 * @throws RequestError 400; the connection is closed after it, because what follows on it cannot be trusted either
 */
export function checkHost({ req }: Pick<ApiContext, 'req'>): void {
  const { rawHeaders, httpVersion } = req;
  let named = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at]!)) named += 1;
  if (named > 1 || (named === 0 && httpVersion === '1.1')) {
    const message = named > 1 ? 'The header Host was sent more than once.' : 'The header Host is missing.';
    throw new RequestError('BAD_REQUEST', message, undefined, { Connection: 'close' });
  }
}

const isHost = (name: string): boolean => name.length === 4 && name.toLowerCase() === 'host';
