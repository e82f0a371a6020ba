import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { createApp } from '#services/api/app.ts';
import { exportLimits } from '#services/api/application/exports/limits.ts';
import { loginSettings } from '#services/api/application/settings.ts';
import { vaultSettings } from '#services/api/application/vault/settings.ts';
import { apiProcesses, type Config, requireSetting } from '#shared/config.ts';
import { openPool, sharedLogin } from '#shared/database/connection.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { createServer } from '#shared/http/node-http.ts';
import type { Logger } from '#shared/log.ts';
import { createMetrics, requestMetrics, shareMetrics } from '#shared/operator/metrics.ts';
import { startOperator } from '#shared/operator/server.ts';
import { openStorage } from '#shared/storage/open.ts';

/** A running API. */
export type ApiServer = {
  /** Where it listens, such as `http://127.0.0.1:8080`. */
  url: string;
  /** Where its health and metrics are; null for one of several processes, whose keeper shows those of all. */
  operatorUrl: string | null;
  /** Knows afterwards of every publication that was committed before the call: for programs that publish and ask in one process. */
  catchUp: () => Promise<void>;
  /** Stop it, in this order: finish the requests under way, write what is in memory, close the connections. */
  steps: Record<'requests' | 'records' | 'connections', () => Promise<void>>;
};

/** More than the longest address that is read, so that our own error explains the limit and not Node's. */
const MAX_HEADER_BYTES = 32 * 1024;
/** Until the header of a request is there. */
const HEADER_MS = 30_000;
/** Until a whole request is there: 10 MB over a line of half a megabit a second. A caller who sends nothing is cut long before. */
const REQUEST_MS = 180_000;
/** While stopping, how long requests under way may take; then their connections are closed. */
const FINISH_MS = 5_000;
/** Longer than load balancers keep idle connections, so that they are the ones to close them. */
const KEEP_ALIVE_MS = 65_000;
/** While stopping, how often connections that have become idle are closed. */
const IDLE_CHECK_MS = 50;

/**
 * Opens the connections that the settings name and listens for requests.
 * @param options whether this is one of several processes that share a port
 * @throws ConfigError for a missing setting, EnvironmentError when the address cannot be listened on
 */
export async function startApi(
  config: Config,
  log: Logger,
  { oneOfSeveral = false }: { oneOfSeveral?: boolean } = {},
): Promise<ApiServer> {
  const url = requireSetting(config, 'DATABASE_URL');
  const secret = requireSetting(config, 'JWT_SECRET');
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: HEADER_MS,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // `checkHost` in http/requests.ts rejects such a request, with a body that says why.
    requireHostHeader: false,
  });
  // Node counts what a connection takes and sends: this is a caller that neither asks nor reads.
  server.setTimeout(config.READER_TIMEOUT_MS);
  const address = await listen(server, config.HOST, config.PORT);

  const role = 'tender_api';
  const shared = sharedLogin(url, role);
  if (shared !== null) log.warn(shared);
  const pool = openPool({ url, role, name: 'api', size: config.DATABASE_POOL }, log);
  const listener = openPool({ url, role, name: 'api-versions', size: 1 }, log);
  const publicUrl = (config.PUBLIC_URL ?? address).replace(/\/+$/, '');
  const metrics = createMetrics(pool);
  const { app, start, catchUp, stopWaiting, close } = createApp({
    log,
    pool,
    listener,
    secret,
    previousSecrets: config.JWT_PREVIOUS_SECRETS,
    publicUrl,
    login: loginSettings(config),
    storage: openStorage(config, publicUrl),
    exports: { hours: config.EXPORT_HOURS, limits: exportLimits(config) },
    trustedProxies: config.TRUSTED_PROXIES,
    processes: apiProcesses(config),
    vault: vaultSettings(config),
    observe: requestMetrics(metrics),
  });
  const handle = app.callback();
  let stopping = false;
  server.on('request', (request, response) => {
    // Makes a busy caller open its next connection to another process.
    if (stopping) response.shouldKeepAlive = false;
    handle(request, response);
  });
  server.on('clientError', rejectInvalid);
  await start();
  if (oneOfSeveral) shareMetrics(metrics);
  const operator = oneOfSeveral ? null : await startOperator({ config, metrics, reasons: () => [], log });
  return {
    url: address,
    operatorUrl: operator?.url ?? null,
    catchUp,
    steps: {
      requests: () => {
        stopping = true;
        stopWaiting();
        return closed(server);
      },
      records: close,
      connections: async () => {
        await Promise.all([operator?.close(), listener.end(), pool.end()]);
      },
    },
  };
}

function listen(server: Server, host: string, port: number): Promise<string> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: 'another program uses it; stop that one or set PORT',
        EACCES: 'this user may not; set PORT to 1024 or more',
        EADDRNOTAVAIL: 'this machine has no such address; set HOST',
      };
      const reason = reasons[error.code ?? ''] ?? error.message;
      fail(
        new EnvironmentError(`port ${port} of ${host} cannot be listened on: ${reason}`, { cause: error }),
      );
    });
    server.listen(port, host, () => {
      const { address, family, port: actual } = server.address() as AddressInfo;
      done(`http://${family === 'IPv6' ? `[${address}]` : address}:${actual}`);
    });
  });
}

/** Stops listening and waits a while for the requests under way; connections are closed once they are idle. */
function closed(server: Server): Promise<void> {
  return new Promise((done) => {
    const timer = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const late = setTimeout(() => server.closeAllConnections(), FINISH_MS);
    server.close(() => {
      clearInterval(timer);
      clearTimeout(late);
      done();
    });
  });
}

/** Rejects bytes that are not valid HTTP. There is no request, so there is no request id either. */
function rejectInvalid(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return;
  const [status, code, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'BAD_REQUEST', 'The request headers are too long.']
      : ['400 Bad Request', 'BAD_REQUEST', 'The request is not valid HTTP.'];
  const body = JSON.stringify({
    success: false,
    error: 'Bad request',
    code,
    message,
    timestamp: new Date().toISOString(),
  });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
