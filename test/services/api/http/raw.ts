import { request } from 'node:http';
import type { Harness } from '#test/services/api/v2/support/api.ts';

export type Raw = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer };

/** Asks with the test's key. @returns the response as it comes over the wire: fetch would unpack it */
export const rawFrom =
  (harness: () => Harness) =>
  (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> =>
    new Promise((done, fail) => {
      const { api, key } = harness();
      const asking = request(
        api.url + path,
        { method, headers: { authorization: `Bearer ${key}`, ...headers } },
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
