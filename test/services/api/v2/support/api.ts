import { onTestFinished } from 'vitest';
import { type ApiServer, startApi } from '#services/api/server.ts';
import { loadConfig } from '#shared/config.ts';
import { openPrisma, type PrismaClient } from '#shared/database.ts';
import { createKey, type NewKey } from '#shared/keys.ts';
import { createLog } from '#shared/log.ts';
import { freshDatabase } from '#test/support/database.ts';
import { openPublisher, type Publisher } from './seed.ts';

/** One API on a port of its own, and what a caller sees of it. */
export type TestApi = {
  url: string;
  /** Requests a path with the test's key; `key: null` sends none. */
  get: (path: string, options?: Ask) => Promise<Reply>;
  stop: () => Promise<void>;
};

export type Ask = { key?: string | null; headers?: Record<string, string>; method?: string };

/** The parts of an envelope that tests read; `json` is null where the body is none. */
export type Reply = { status: number; headers: Headers; text: string; json: Envelope };
export type Envelope = {
  success: boolean;
  data: unknown;
  meta: Meta;
  error: string;
  code: string;
  message: string;
  requestId: string;
  docs: string;
  timestamp: string;
  details: { parameter: string; reason: string }[];
};
export type Meta = {
  requestId: string;
  totalCount: number;
  totalCountRelation?: string;
  nextCursor: string | null;
  hasNext: boolean;
  hasPrev: boolean;
  page: number;
  limit: number;
  pageSize: number;
  totalPages: number;
  query: string;
  rateLimit: { limit: number; remaining: number; reset: string; policy: string };
};

export const SECRET = 'a secret of the tests, long enough';

/** Everything a test of the API needs: a database of its own, a publisher, keys, an API. All ends with the test. */
export type Harness = {
  databaseUrl: string;
  publisher: Publisher;
  prisma: PrismaClient;
  key: string;
  newKey: (given?: Partial<NewKey>) => Promise<{ id: string; key: string }>;
  api: TestApi;
  startAnother: (settings?: Record<string, string>) => Promise<TestApi>;
  end: () => Promise<void>;
};

/** More calls than any test makes. */
const PLENTY = { daily: 1_000_000, monthly: 10_000_000 };

/** Builds a harness that the caller ends, for suites that share one. */
export async function buildHarness(settings: Record<string, string> = {}): Promise<Harness> {
  const database = await freshDatabase();
  const publisher = await openPublisher(database.url);
  const prisma = openPrisma({ url: database.url, role: 'tender_operator', name: 'test' });
  const newKey = (given: Partial<NewKey> = {}) =>
    createKey(prisma, { name: 'test', tier: 'enterprise', limits: PLENTY, ...given });
  const { key } = await newKey();
  const apis: TestApi[] = [];
  const startAnother = async (extra: Record<string, string> = {}) => {
    const api = await startTestApi({ DATABASE_URL: database.url, ...settings, ...extra }, key);
    apis.push(api);
    return api;
  };
  const api = await startAnother();
  return {
    databaseUrl: database.url,
    publisher,
    prisma,
    key,
    newKey,
    api,
    startAnother,
    end: async () => {
      await Promise.all(apis.map(({ stop }) => stop()));
      await Promise.all([publisher.close(), prisma.$disconnect()]);
      await database.drop();
    },
  };
}

/** A harness of one test, which ends with it. */
export async function harness(settings: Record<string, string> = {}): Promise<Harness> {
  const built = await buildHarness(settings);
  onTestFinished(built.end);
  return built;
}

async function startTestApi(settings: Record<string, string>, key: string): Promise<TestApi> {
  const config = loadConfig({ JWT_SECRET: SECRET, PORT: '0', ...settings });
  const server = await startApi(config, createLog('test', 'silent'));
  return {
    url: server.url,
    get: (path, options) => ask(server.url, path, key, options),
    stop: stopping(server),
  };
}

function stopping(server: ApiServer): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    for (const step of Object.values(server.steps)) await step();
  };
  return () => (stopped ??= stop());
}

async function ask(
  url: string,
  path: string,
  own: string,
  { key = own, headers = {}, method = 'GET' }: Ask = {},
): Promise<Reply> {
  const response = await fetch(url + path, {
    method,
    headers: { ...(key === null ? {} : { authorization: `Bearer ${key}` }), ...headers },
  });
  const text = await response.text();
  const isJson = text !== '' && /\bjson/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: (isJson ? JSON.parse(text) : null) as Envelope,
  };
}
