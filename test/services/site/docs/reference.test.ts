import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { assets } from '#services/site/layout/assets.ts';
import { POLICY } from '#services/site/layout/document.ts';
import { type ErrorCode, errorStatus } from '#shared/errors.ts';
import { publishExamples } from '#test/services/api/v2/support/examples.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import type { TestApi } from '#test/support/api.ts';
import { projectRoot } from '#test/support/processes.ts';
import { type Described, describedOperations } from './support/described.ts';
import { plainText, shownText } from './support/shown.ts';

const MAX_PAGE = 60_000;
const MAX_SCRIPT = 10_000;
/** Pages for users who have signed in. */
const ELSEWHERE = /^\/account\b/;

let operations: Described[];
const pages = new Map<string, string>();
const at = sharedTables(async () => {
  await publishExamples(at.readTables);
  operations = await describedOperations(at.api.url);
  for (const { id } of operations) pages.set(id, (await ask(`/docs/reference/${id}`)).text);
});

/** Pages that were requested: an address may request only so many, and the records of these tests do not change. */
const asked = new Map<string, ReturnType<TestApi['get']>>();
const ask = (path: string): ReturnType<TestApi['get']> => {
  const known = asked.get(path);
  if (known !== undefined) return known;
  const reply = at.api.get(path, { key: null, headers: { accept: 'text/html,*/*;q=0.8' } });
  asked.set(path, reply);
  return reply;
};
const styleBytes = assets.style.reply.body.length;
const pageOf = (id: string): string => pages.get(id)!;

describe('the page of every path', () => {
  it('exists, for both descriptions, under a name of its own', () => {
    expect(operations.length).toBeGreaterThan(110);
    expect(pages.size).toBe(operations.length);
    for (const { id, method, path, summary } of operations) {
      expect(shownText(pageOf(id)), id).toContain(`${method} ${path}`);
      expect(plainText(pageOf(id)), id).toContain(summary.replaceAll('`', ''));
    }
  });

  it('has all parameters with their rules, each under its anchor', () => {
    for (const { id, parameters } of operations)
      for (const { name, in: place, schema } of parameters) {
        const [, own = ''] = pageOf(id).split(`<div id="${place}-${name}">`);
        const entry = shownText(own.split('</div>')[0]!);
        expect(entry, `${id} ${name}`).toMatch(new RegExp(`^ ?${name} `));
        if (schema.default !== undefined) expect(entry, id).toContain(`default ${schema.default}`);
        if (schema.maximum !== undefined) expect(entry, id).toContain(String(schema.maximum));
      }
  });

  it('has all errors that the description names, and leads to the page of each', () => {
    for (const { id, failures } of operations) {
      expect(failures.length, id).toBeGreaterThan(2);
      for (const code of failures) expect(pageOf(id), id).toContain(`href="/docs/errors/${code}"`);
    }
    for (const code of Object.keys(errorStatus) as ErrorCode[]) {
      const having = operations.filter(({ failures }) => failures.includes(code)).length;
      if (code !== 'METHOD_NOT_ALLOWED' && code !== 'KEY_LIMIT_REACHED')
        expect(having, code).toBeGreaterThan(0);
    }
  });

  it('has every member of the answer, whatever its depth, here or on a page that it leads to, and no anchor twice', async () => {
    const anchorsOf = (page: string) => [...page.matchAll(/ id="([^"]+)"/g)].map(([, anchor]) => anchor!);
    for (const { id, members } of operations) {
      const anchors = anchorsOf(pageOf(id));
      expect(new Set(anchors).size, id).toBe(anchors.length);
      const apart = [...pageOf(id).matchAll(/href="(\/docs\/reference\/[^/"]+\/[^"]+)"/g)];
      for (const [, path] of apart) {
        const { status, text } = await ask(path!);
        expect(status, path).toBe(200);
        expect(Buffer.byteLength(text) + styleBytes, path).toBeLessThanOrEqual(MAX_PAGE);
        anchors.push(...anchorsOf(text));
      }
      expect(anchors, id).toEqual(expect.arrayContaining(members));
    }
    expect(pageOf('tendersById')).toContain('href="/docs/reference/tendersById/data.documents"');
    for (const none of ['data.nothing', 'data.title', 'constructor'])
      expect((await ask(`/docs/reference/tendersById/${encodeURIComponent(none)}`)).status, none).toBe(404);
  });

  it('has the streams of lists beside their JSON', () => {
    for (const type of ['application/json', 'application/x-ndjson', 'text/csv'])
      expect(pageOf('tenders')).toContain(`<p><code>${type}</code>`);
  });

  it('is light, and may load from this service only', async () => {
    const scripts = ['services/site/layout/site.js', 'services/site/docs/docs.js'].map(
      (path) => gzipSync(readFileSync(join(projectRoot, path))).length,
    );
    expect(scripts[0]! + scripts[1]!).toBeLessThanOrEqual(MAX_SCRIPT);
    for (const [id, page] of [...pages, ['list', (await ask('/docs/reference')).text] as const]) {
      expect(Buffer.byteLength(page) + styleBytes, id).toBeLessThanOrEqual(MAX_PAGE);
      expect(page, id).not.toMatch(/ style=|<style| on[a-z]+="/);
      expect(
        [...page.matchAll(/<script(?! type="application\/ld\+json")(?: src="([^"]*)")?/g)].map(
          ([, src]) => src,
        ),
        id,
      ).toEqual([
        expect.stringMatching(/^\/site\/site\.\w+\.js$/),
        expect.stringMatching(/^\/site\/docs\.\w+\.js$/),
      ]);
    }
    expect((await ask('/docs/reference/tenders')).headers.get('content-security-policy')).toBe(POLICY);
  });
});

describe('the example of a path', () => {
  it('is what this service answers at the moment', async () => {
    for (const id of ['tendersById', 'awards', 'companiesByName', 'organizations', 'tendersCountsProvince']) {
      expect(shownText(pageOf(id)), id).toContain('The current answer of this service to');
      const [, address = ''] = /The current answer of this service to <code>([^<]+)<\/code>/.exec(
        pageOf(id),
      )!;
      const { status, json } = await at.api.get(shownText(address).trim());
      expect(status).toBe(200);
      const first = ([json.data].flat() as Record<string, unknown>[])[0]!;
      const [member = ''] = Object.keys(first);
      expect(shownText(pageOf(id)), id).toContain(`"${member}": ${JSON.stringify(first[member])}`);
    }
  });

  it('follows the records', async () => {
    const described = await describedOperations(at.api.url);
    expect(
      described.filter(({ id }) => pageOf(id).includes('The current answer of this service to')).length,
    ).toBeGreaterThan(90);
  });
});

describe('the list of all paths', () => {
  it('leads to each, in its group', async () => {
    const { text } = await ask('/docs/reference');
    for (const { id } of operations) expect(text).toContain(`href="/docs/reference/${id}"><code>`);
    expect(text).toContain(`${operations.length} paths.`);
    for (const group of ['tenders', 'awards', 'application-widgets']) expect(text).toContain(`id="${group}"`);
  });

  it('is searched by a plain form, by words of paths, texts and parameters', async () => {
    const found = async (words: string) =>
      [
        ...(await ask(`/docs/reference?q=${encodeURIComponent(words)}`)).text.matchAll(
          /<a href="\/docs\/reference\/([\w-]+)"><code>/g,
        ),
      ].map(([, id]) => id);
    expect(await found('supplierName')).toContain('awards');
    expect(await found('  TENDERS   timeline ')).toEqual(['tendersByIdTimeline']);
    expect(await found('closingBefore search')).toContain('tendersSearch');
    expect(await found('no such words')).toEqual([]);
    const { status, text } = await ask(
      `/docs/reference?q=${encodeURIComponent('"><script>')}${'x'.repeat(2_000)}`,
    );
    expect(status).toBe(200);
    expect(text).toContain('value="&#34;&#62;&#60;script&#62;');
    expect(text).toContain('No path has all of these words');
  });
});

it('every link of these pages leads to a page and a section that exist', async () => {
  const begin = ['/docs', '/docs/reference', '/docs/errors'];
  const seen = new Map<string, string>();
  const queue = [...begin];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    const { status, headers, text } = await ask(path);
    expect(status, path).toBe(200);
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    seen.set(path, isPage ? text : '');
    if (!isPage || !path.startsWith('/docs')) continue;
    for (const [, href = ''] of text.matchAll(/(?:href|src)="(\/[^"]*|#[^"]*)"/g)) {
      const target = (href.startsWith('#') ? path : href.split('#')[0]!).replaceAll('&#38;', '&');
      if (!ELSEWHERE.test(target)) queue.push(target);
    }
  }
  expect(seen.size).toBeGreaterThan(operations.length + 25);
  for (const [path, text] of seen)
    for (const [, href = ''] of path.startsWith('/docs') ? text.matchAll(/href="([^"]*#[^"]+)"/g) : []) {
      const [target = '', anchor = ''] = href.split('#');
      if (!ELSEWHERE.test(target))
        expect(seen.get(target || path), `${path} ${href}`).toContain(` id="${anchor}"`);
    }
});
