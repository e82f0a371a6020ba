import type { RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { startHttpServer } from '#test/support/http-server.ts';
import { readPackage } from '#workers/collect/read.ts';
import { defineSource } from '#workers/collect/source.ts';
import { ocds } from '#workers/collect/sources/ocds.ts';

/** Serves responses until the test ends. @returns the address */
export async function serve(respond: RequestListener): Promise<string> {
  const { url, close } = await startHttpServer(respond);
  onTestFinished(close);
  return url;
}

/** The declaration of another publisher of OCDS packages, which has no numbers and no single releases. */
export const elsewhere = (address: string) =>
  defineSource({
    ...ocds,
    name: 'elsewhere',
    title: 'A publisher elsewhere',
    base: () => address,
    ocidPrefix: null,
    pace: {
      ...ocds.pace,
      missingShare: null,
      windows: {
        ...ocds.pace.windows!,
        days: { value: 30, reason: 'it publishes little' },
        pageSize: { value: 2, reason: 'small enough to see pages' },
        caps: { value: [], reason: 'its pages are always full before the last one' },
      },
    },
    passes: {
      window: {
        ...ocds.passes.window,
        reason: 'it has nothing else',
        url: ({ base, from, to, page }) => `${base}/packages/${from}/${to}?page=${page}`,
        read: readPackage,
      },
    },
  });
