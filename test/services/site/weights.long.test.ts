import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { templatesOf } from '#test/services/site/templates.ts';
import { siteWorld } from '#test/services/site/world.ts';

/** Bytes that a page may have on its way, styles included, and its scripts; gzip is what nearly every reader takes. */
const PAGE = 60_000;
const SCRIPTS_OF_A_PAGE = 10_000;
const ALL_SCRIPTS = 40_000;

const size = (text: string): number => gzipSync(text).length;

it('every page is light, with its styles, and so are its scripts', async () => {
  const at = await siteWorld();
  onTestFinished(at.close);
  const files = new Map<string, number>();
  const weigh = async (path: string): Promise<number> => {
    const known = files.get(path);
    if (known !== undefined) return known;
    const { status, text } = await at.api.get(path, { key: null });
    expect(status, path).toBe(200);
    files.set(path, size(text));
    return size(text);
  };
  for (const [name, path] of [
    ...(await templatesOf(at.api)),
    ['quick start', '/docs'],
    ['reference', '/docs/reference'],
    ['a path', '/docs/reference/tenders'],
    ['changelog', '/docs/changelog'],
    ['sign in', '/account'],
  ] as const) {
    const { text } = await at.api.get(path, { key: null, headers: { accept: 'text/html' } });
    const loaded = [...text.matchAll(/(?:href|src)="(\/site\/[^"]+\.(?:css|js))"/g)].map(([, file]) => file!);
    const scripts = loaded.filter((file) => file.endsWith('.js'));
    let [styles, own] = [0, 0];
    for (const file of loaded) {
      const bytes = await weigh(file);
      if (scripts.includes(file)) own += bytes;
      else styles += bytes;
    }
    expect.soft(size(text) + styles, `${name} with styles`).toBeLessThanOrEqual(PAGE);
    expect.soft(own, `scripts of ${name}`).toBeLessThanOrEqual(SCRIPTS_OF_A_PAGE);
    expect.soft(scripts.length, `${name} loads the script of all pages`).toBeGreaterThan(0);
  }
  const all = [...files].filter(([file]) => file.endsWith('.js')).reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(files.size).toBeGreaterThanOrEqual(4);
  expect(all).toBeLessThanOrEqual(ALL_SCRIPTS);
}, 180_000);
