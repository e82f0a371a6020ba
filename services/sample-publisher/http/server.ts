import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Catalogue } from '#services/sample-publisher/catalogue/catalogue.ts';
import { type Clock, createClock } from '#services/sample-publisher/catalogue/clock.ts';
import { generatedCatalogue } from '#services/sample-publisher/catalogue/generated.ts';
import { replayedCatalogue } from '#services/sample-publisher/catalogue/replayed.ts';
import { EnvironmentError } from '#shared/errors.ts';
import { createServer } from '#shared/http/node-http.ts';
import { southAfricanTime } from '#shared/time.ts';
import { control } from './control.ts';
import { download } from './download.ts';
import { createFaults } from './faults.ts';
import { send, write } from './faulty-responses.ts';
import { archiveFile, archiveListing, listReleases, oneRelease } from './feed.ts';
import { news, newsArticle, robots } from './news.ts';
import { details, opportunities, paginated } from './portal.ts';
import { register } from './registers.ts';
import { type PublisherRequest, queryOf, type ServedCatalogue } from './request.ts';
import { json, type ResponseContent, text } from './response.ts';
import { listPaths, supplierList } from './supplier-lists.ts';

export type PublisherOptions = {
  /** 0, the default, takes a free port. */
  port?: number;
  /** Address to listen on; by default only this machine. */
  host?: string;
  /** How many releases are published at the start; by default 2,000. */
  releases?: number;
  /** The same seed gives the same data. */
  seed?: number;
  /** Fault spec as in faults.ts; by default none. */
  faults?: string;
  /** Folder of real releases and portal rows to serve instead of generated ones. */
  files?: string;
  /** Time of the clock at the start; by default the real time. */
  now?: Date;
  /** Clock seconds per second: 1 by default, 0 stands still. */
  clockRate?: number;
  /** Beginning of the publications, to continue the data of an earlier run (its `since`); by default computed from `releases`. */
  since?: Date;
  /** Largest page a list gives, whatever the request asks for; by default 1,000. */
  pageCap?: number;
};

export type Publisher = {
  url: string;
  catalogue: Catalogue;
  clock: Clock;
  /** When generated publications begin; null for replayed ones. */
  since: Date | null;
  /** One sentence for each file of a replayed folder that was skipped. */
  notes: readonly string[];
  /** Stops listening and cuts all connections. */
  close(): Promise<void>;
};

/** Default for the largest page: generous, so that large pages can be tried; the real publisher's limit varies. */
const PAGE_CAP = 1_000;

type Route = {
  path: string;
  /** Whether the path takes one more piece, such as an ocid. */
  below?: boolean;
  /** Whether the faults of lists apply. */
  list?: boolean;
  respond(served: ServedCatalogue, request: PublisherRequest): ResponseContent | Promise<ResponseContent>;
};

/** The interfaces of the feed, its archive and the portal, and the lists of restricted suppliers; paths are compared without regard to case. */
const routes: readonly Route[] = [
  { path: '/api/ocdsreleases', list: true, respond: listReleases },
  { path: '/api/ocdsreleases/release', below: true, respond: oneRelease },
  { path: '/home/getfiles', respond: archiveListing },
  { path: '/home/downloadfile', respond: archiveFile },
  { path: '/home/download', respond: download },
  { path: '/home/paginatedtenderopportunities', list: true, respond: paginated },
  { path: '/home/tenderopportunities', list: true, respond: opportunities },
  ...Object.values(listPaths).map((path) => ({ path: path.toLowerCase(), respond: supplierList })),
  { path: '/registers', below: true, respond: register },
  { path: '/news', below: true, respond: news },
  { path: '/news/articles', below: true, respond: newsArticle },
  { path: '/robots.txt', respond: robots },
  { path: '/home/tenderdetails', respond: details },
  { path: '/home/tenderdetails', below: true, respond: details },
];

/**
 * Starts a sample publisher in this process.
 * @throws UsageError for a wrong fault spec or folder; EnvironmentError when it cannot listen on the port
 */
export async function startPublisher(options: PublisherOptions = {}): Promise<Publisher> {
  const {
    port = 0,
    host = '127.0.0.1',
    releases = 2_000,
    seed = 1,
    files,
    now = new Date(),
    clockRate = 1,
    since,
    pageCap = PAGE_CAP,
  } = options;
  const clock = createClock(now.getTime(), clockRate);
  const faults = createFaults(seed, options.faults ?? '');
  const generated =
    files === undefined
      ? generatedCatalogue({ releases, seed, clock, ...(since ? { since: since.getTime() } : {}) })
      : null;
  const replayed = files === undefined ? null : replayedCatalogue(files);
  const catalogue = generated ?? replayed!;
  const served: ServedCatalogue = { catalogue, clock, pageCap };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = request.url ?? '/';
    const url = URL.parse(address, 'http://publisher');
    if (!url) return write(response, text(400, 'Bad request.'));
    const base = `http://${request.headers.host ?? `${host}:${port}`}`;
    const query = queryOf(url.searchParams);
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    const path = url.pathname.replace(/\/$/, '');
    if (path.startsWith('/__control/')) {
      return write(
        response,
        await control({ catalogue, clock, faults }, path.slice('/__control/'.length), method, query, base),
      );
    }
    if (method !== 'GET')
      return write(response, { ...text(405, 'Method not allowed.'), headers: { allow: 'GET, HEAD' } });
    if (path === '/health')
      return write(
        response,
        json(JSON.stringify({ status: 'ok', now: southAfricanTime(new Date(clock.now())) })),
      );
    const [route, rest] = routeOf(path);
    if (!route) return write(response, text(404, 'Not found.'));
    const requestFaults = faults.of(address);
    await send(response, requestFaults, route.list === true, () =>
      route.respond(served, {
        ...{ base, rest, query, path, faults: requestFaults },
        ifNoneMatch: request.headers['if-none-match'] ?? null,
      }),
    );
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) => {
      if (response.headersSent) response.destroy(error);
      else return write(response, text(500, error.stack ?? error.message));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new EnvironmentError(`the publisher cannot listen on ${host}:${port}: ${error.message}`)),
    );
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    catalogue,
    clock,
    since: generated ? new Date(generated.since) : null,
    notes: replayed?.notes ?? [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function routeOf(path: string): [Route | undefined, string] {
  const lower = path.toLowerCase();
  const exact = routes.find((route) => !route.below && route.path === lower);
  if (exact) return [exact, ''];
  const cut = path.lastIndexOf('/');
  return [routes.find((route) => route.below && route.path === lower.slice(0, cut)), path.slice(cut + 1)];
}
