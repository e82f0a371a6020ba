import autocannon from 'autocannon';

/**
 * The load generator, a process of its own: it receives a `Shot` by `process.send` and replies with a `Hit`. Every
 * connection sends its next request as soon as it has the response to the last one.
 */
export type Shot = {
  url: string;
  connections: number;
  seconds: number;
  headers: Record<string, string>;
  /** Paths to request instead of the URL's own; each connection repeats its share of them. */
  paths?: string[];
  /** Number of callers behind a proxy that states their addresses; each connection has its share of them. */
  callers?: number;
};
export type Hit = {
  /** Responses with a 2xx status, per second. */
  perSecond: number;
  /** Responses with any other status, and requests without a response. */
  failed: number;
  p99: number;
};

async function shoot({ url, connections, seconds, headers, paths, callers = 0 }: Shot): Promise<Hit> {
  let dealt = 0;
  const get = (path: string, own: Record<string, string>) => ({
    ...{ method: 'GET' as const, path, headers: { ...headers, ...own } },
  });
  const { pathname, search } = new URL(url);
  const requests = [
    ...(paths ?? []).map((path) => get(path, {})),
    ...Array.from({ length: callers }, (_, nth) =>
      get(pathname + search, { 'x-forwarded-for': `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}` }),
    ),
  ];
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    ...(requests.length > 0 && {
      setupClient: (client) => {
        const first = dealt;
        dealt += 1;
        client.setRequests(requests.filter((_, index) => index % connections === first));
      },
    }),
  });
  return {
    perSecond: result['2xx'] / result.duration,
    failed: result.non2xx + result.errors + result.timeouts,
    p99: result.latency.p99,
  };
}

process.on('message', (shot: Shot) => {
  shoot(shot).then(
    (hit) => process.send?.({ hit }),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true });
