import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { expect } from 'vitest';
import { startApi } from '#services/api/server.ts';
import { loadConfig } from '#shared/config.ts';
import type { Executor } from '#shared/database/connection.ts';
import { createLog } from '#shared/log.ts';
import { addKey } from './keys.ts';
import { launchProcess } from './processes.ts';

/** A running API, with a key that has more calls than any test needs. */
export type TestApi = {
  url: string;
  /** Address of its health and metrics; null for an API process, which writes it to its log. */
  operatorUrl: string | null;
  key: string;
  get: (path: string, options?: RequestOptions) => Promise<ApiResponse>;
  /** Sends a request that must succeed. @returns the `data` of the response */
  data: <Shape = never>(path: string, options?: RequestOptions) => Promise<Shape>;
  /** Sends a request with a wrong parameter. @returns the `details` of the response */
  refused: (path: string, options?: RequestOptions) => Promise<Envelope['details']>;
  /** Reads a list to its end by cursor. @returns the records of all pages */
  everyPage: <Shape = never>(path: string) => Promise<Shape[]>;
  /** Requests a page as a browser does, without a key. */
  page: (path: string, headers?: Record<string, string>) => Promise<ApiResponse>;
  /** Makes an API in this process aware of everything that is published. An API process learns of it by itself. */
  catchUp: () => Promise<void>;
  /** Ends the API in order; only the first call has an effect. @returns the exit code, 0 for an API in this process */
  stop: () => Promise<number | NodeJS.Signals>;
};

/** `key: null` sends none; by default the API's own key is sent. */
export type RequestOptions = { key?: string | null; headers?: Record<string, string>; method?: string };

/** A response as a caller gets it; `json` is null if the body is not JSON. */
export type ApiResponse = { status: number; headers: Headers; text: string; json: Envelope };

/** @returns the whole response, its body read */
export const readResponse = async (response: Response): Promise<ApiResponse> =>
  responseOf(response.status, response.headers, await response.text());

/** By `Content-Encoding`, for tests that ask for it. */
const unpack: Record<string, (packed: Uint8Array) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync };

/**
 * Sends a request and does not follow redirects. `fetch` would take three times the processor time, half of it because
 * it has each response compressed.
 */
export async function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  content?: string | Buffer,
): Promise<ApiResponse> {
  const response = await request(url, { method: method as 'GET', headers, body: content ?? null });
  const fields = Object.entries(response.headers).flatMap(([name, value = '']) =>
    [value].flat().map((each): [string, string] => [name, each]),
  );
  const received = new Headers(fields);
  const bytes = Buffer.from(await response.body.bytes());
  const unpacked = unpack[received.get('content-encoding') ?? '']?.(bytes) ?? bytes;
  return responseOf(response.statusCode, received, unpacked.toString());
}

function responseOf(status: number, headers: Headers, text: string): ApiResponse {
  const isJson = text !== '' && /\bjson/.test(headers.get('content-type') ?? '');
  return { status, headers, text, json: (isJson ? JSON.parse(text) : null) as Envelope };
}

/** @returns the JSON values of a text with one on each line */
export const linesIn = <Line = never>(text: string): Line[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** The members of an envelope that tests read; each is present only if the API documents it. */
export type Envelope = Record<string, unknown> & {
  success: boolean;
  /** Has the type that the test expects. */
  data: never;
  meta: Meta;
  error: string;
  code: string;
  message: string;
  requestId: string;
  docs: string;
  timestamp: string;
  details: { parameter: string; reason: string }[];
};
type Meta = Record<string, unknown> & {
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

type Settings = Record<string, string>;

/** Starts the API in this process. @param operator a connection that may add its key */
export async function startApiServer(settings: Settings, operator: Executor): Promise<TestApi> {
  const server = await startApi(loadConfig(settings), createLog('test', 'silent'));
  return testApi(server, operator, async () => {
    for (const step of Object.values(server.steps)) await step();
    return 0;
  });
}

/** Starts the API as a process. */
export async function startApiProcess(settings: Settings, operator: Executor): Promise<TestApi> {
  const launched = await launchProcess('services/api/main.ts', [], settings);
  const catchUp = async () => undefined;
  return testApi({ url: String(launched.ready), operatorUrl: null, catchUp }, operator, () => launched.end());
}

async function testApi(
  { url, operatorUrl, catchUp }: Pick<TestApi, 'url' | 'operatorUrl' | 'catchUp'>,
  operator: Executor,
  end: TestApi['stop'],
): Promise<TestApi> {
  const { key: own } = await addKey(operator);
  let stopped: ReturnType<TestApi['stop']> | undefined;
  const get: TestApi['get'] = async (path, { key = own, headers = {}, method = 'GET' } = {}) => {
    return send(url + path, method, {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...headers,
    });
  };
  const found = async (path: string, options?: RequestOptions): Promise<Envelope> => {
    const { status, text, json } = await get(path, options);
    expect(status, `${path}: ${text}`).toBe(200);
    return json;
  };
  return {
    url,
    operatorUrl,
    key: own,
    catchUp,
    get,
    data: async (path, options) => (await found(path, options)).data,
    refused: async (path, options) => {
      const { status, json } = await get(path, options);
      expect([status, json.code], path).toEqual([400, 'BAD_REQUEST']);
      return json.details;
    },
    everyPage: async <Shape>(path: string) => {
      const records: Shape[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const from: string = cursor && `${path.includes('?') ? '&' : '?'}cursor=${cursor}`;
        const { data, meta } = await found(path + from);
        records.push(...(data as Shape[]));
        expect(meta.hasNext).toBe(meta.nextCursor !== null);
        cursor = meta.nextCursor;
      }
      return records;
    },
    page: (path, headers) => get(path, { key: null, headers: { accept: 'text/html', ...headers } }),
    stop: () => {
      stopped ??= end();
      return stopped;
    },
  };
}
