import { expect, it, onTestFinished } from 'vitest';
import { pagesOf } from '#services/site/pages/index.ts';
import { siteWorld } from '#test/services/site/world.ts';
import { decoded } from './shown.ts';

/** Places of the site that others serve. */
const ELSEWHERE = /^\/(v2|api|site|account)(\/|$)/;
/** Pages that each have their own text. */
const EACH = /^\/(docs|data)\//;
/** The kind of an address: that of a tender's documents is another one than that of a tender. */
const shape = (path: string): string =>
  EACH.test(path) ? path : path.replace(/\?.*/, '?').replace(/(?<=^\/[\w-]+\/)[^/?]+/, 'x');
/** So many addresses of each kind are followed: the hundredth tender is like the first. */
const OF_A_KIND = 60;
/** Addresses that are followed at least, so that the crawl says something. */
const LEAST = 700;

it('every link leads to a page, hundreds of them, and every page is reached', async () => {
  const at = await siteWorld({ releases: 120, settings: { TRUSTED_PROXIES: '1' } });
  onTestFinished(at.close);
  let asked = 0;
  /** Asks as many readers would: one alone may not ask so much. */
  const ask = (path: string) => {
    asked += 1;
    return at.api.page(path, { 'x-forwarded-for': `10.0.${Math.floor(asked / 200)}.1` });
  };
  const from = new Map<string, string | null>([['/', null]]);
  const kinds = new Map<string, number>();
  for (const path of from.keys()) {
    const { status, text, headers } = await ask(path);
    expect(status, `${path}, linked by ${from.get(path)}`).toBe(200);
    if (!headers.get('content-type')?.startsWith('text/html')) continue;
    // The documentation has such words of its own.
    if (!path.startsWith('/docs')) expect(text, path).not.toMatch(/undefined|\[object |NaN/);
    for (const [, href] of text.matchAll(/href="(\/[^"]*)"/g)) {
      const target = decoded(href!).replace(/#.*/, '');
      const kind = shape(target);
      const count = kinds.get(kind) ?? 0;
      if (ELSEWHERE.test(target) || from.has(target) || count >= OF_A_KIND) continue;
      kinds.set(kind, count + 1);
      from.set(target, path);
    }
  }
  expect(from.size).toBeGreaterThanOrEqual(LEAST);
  const reached = [...from.keys()].map((path) => path.replace(/\?.*/, ''));
  const unreached = pagesOf({ precision: [], checks: [] })
    .filter(
      ({ path }) => !reached.some((one) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(one)),
    )
    .map(({ path }) => path);
  // In this set nobody is restricted, and no document is read; forms lead to the check.
  expect(unreached).toEqual([
    '/tenders/{id}/passages',
    '/restricted-suppliers/check',
    '/restricted-suppliers/{id}',
  ]);
}, 600_000);
