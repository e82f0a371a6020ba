import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { templatesOf } from '#test/services/site/templates.ts';
import { siteWorld } from '#test/services/site/world.ts';

/**
 * Bytes that a page may have, styles included, as it is before it is compressed. Scripts are measured as they are sent: by gzip, which nearly
 * every reader takes.
 */
const PAGE = 60_000;
const SCRIPTS_OF_A_PAGE = 10_000;
const ALL_SCRIPTS = 40_000;

const size = (text: string): number => gzipSync(text).length;
const plain = (text: string): number => Buffer.byteLength(text);

it('every page is light, with its styles, and so are its scripts', async () => {
  const at = await siteWorld();
  onTestFinished(at.close);
  const files = new Map<string, { sent: number; whole: number }>();
  const weigh = async (path: string): Promise<{ sent: number; whole: number }> => {
    const known = files.get(path);
    if (known !== undefined) return known;
    const { status, text } = await at.api.get(path, { key: null });
    expect(status, path).toBe(200);
    const weight = { sent: size(text), whole: plain(text) };
    files.set(path, weight);
    return weight;
  };
  for (const [name, path] of [
    ...(await templatesOf(at.api)),
    ['quick start', '/docs'],
    ['reference', '/docs/reference'],
    ['a path', '/docs/reference/tenders'],
    ['a long path', '/docs/reference/tendersById'],
    ['changelog', '/docs/changelog'],
    ['sign in', '/account'],
  ] as const) {
    const { text } = await at.api.page(path);
    const loaded = [...text.matchAll(/(?:href|src)="(\/site\/[^"]+\.(?:css|js))"/g)].map(([, file]) => file!);
    const scripts = loaded.filter((file) => file.endsWith('.js'));
    let [styles, own] = [0, 0];
    for (const file of loaded) {
      const { sent, whole } = await weigh(file);
      if (scripts.includes(file)) own += sent;
      else styles += whole;
    }
    expect.soft(plain(text) + styles, `${name} with styles`).toBeLessThanOrEqual(PAGE);
    expect.soft(own, `scripts of ${name}`).toBeLessThanOrEqual(SCRIPTS_OF_A_PAGE);
    expect.soft(scripts.length, `${name} loads the script of all pages`).toBeGreaterThan(0);
  }
  const all = [...files]
    .filter(([file]) => file.endsWith('.js'))
    .reduce((sum, [, { sent }]) => sum + sent, 0);
  expect(files.size).toBeGreaterThanOrEqual(4);
  expect(all).toBeLessThanOrEqual(ALL_SCRIPTS);
}, 180_000);
