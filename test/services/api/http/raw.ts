import { request } from 'node:http';
import type { ServedTables } from '#test/services/api/v2/support/served-tables.ts';

export type Raw = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer };

/** Requests with the API's own key. @returns the response as it was sent, because fetch would decompress it */
export const rawFrom =
  (served: () => ServedTables) =>
  (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> =>
    new Promise((done, fail) => {
      const { api } = served();
      const asking = request(
        api.url + path,
        { method, headers: { authorization: `Bearer ${api.key}`, ...headers } },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
          );
        },
      );
      asking.on('error', fail);
      asking.end();
    });
