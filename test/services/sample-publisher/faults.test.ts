import { describe, expect, test } from 'vitest';

import { UsageError } from '#shared/errors.ts';
import { faultKinds, parseFaults } from '#shared/sample/faults.ts';
import { type Page, page, pageUrl, readList } from './portal.ts';
import { command, json, listUrl, type Package, published, publisher, readAll } from './publisher.ts';

describe('a fault spec', () => {
  test('names faults, probabilities and parameters', () => {
    expect(parseFaults('500:0.05, slow:.5:30000,unstable')).toEqual({
      '500': { probability: 0.05, parameter: 0 },
      slow: { probability: 0.5, parameter: 30_000 },
      unstable: { probability: 1, parameter: 0 },
    });
    expect(parseFaults('')).toEqual({});
    expect(parseFaults('small-pages')).toEqual({ 'small-pages': { probability: 1, parameter: 50 } });
  });

  test.each(['503:1', 'toString:1', 'slow:2', 'slow:-1', 'slow:x', '500:1:5', 'slow:1:x', 'slow:1:2:3'])(
    '"%s" is an error',
    (spec) => {
      expect(() => parseFaults(spec)).toThrow(UsageError);
    },
  );

  test('that is unknown is an error with the valid names', () => {
    for (const name of Object.keys(faultKinds)) expect(() => parseFaults('oops')).toThrow(name);
  });
});

describe('a fault', () => {
  const ask = async (faults: string) => fetch(listUrl((await publisher({ faults })).url));

  test('500 is a response with status 500', async () => {
    expect((await ask('500')).status).toBe(500);
  });

  test('429 says when to come again', async () => {
    const response = await ask('429:1:7');
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
  });

  test('html is a page with 200', async () => {
    const response = await ask('html');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(await response.text()).toMatch(/^<!DOCTYPE html>/);
  });

  test('empty is {} on the list only', async () => {
    const { url } = await publisher({ faults: 'empty' });
    expect(await (await fetch(listUrl(url))).text()).toBe('{}');
    const [ocid] = [...(await published(url)).keys()];
    expect(await json(`${url}/api/OCDSReleases/release/${ocid}`)).toMatchObject({ ocid });
  });

  test('truncated is JSON that stops', async () => {
    const text = await (await ask('truncated')).text();
    expect(text.startsWith('{"uri":')).toBe(true);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  test('broken is a connection that ends in the middle', async () => {
    const response = await ask('broken');
    await expect(response.text()).rejects.toThrow();
  });

  test('content-type is right JSON under a wrong name', async () => {
    const response = await ask('content-type');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(((await response.json()) as Package).releases).toHaveLength(100);
  });

  test('huge is a body as large as requested', async () => {
    const text = await (await ask('huge:1:300000')).text();
    expect(text.length).toBeGreaterThan(300_000);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  test('huge stops when the reader leaves', async () => {
    const { url } = await publisher({ faults: 'huge:1:1e12'.replace('1e12', '1000000000000') });
    const reader = (await fetch(listUrl(url))).body!.getReader();
    await reader.read();
    await reader.cancel();
    expect(await json(`${url}/health`)).toMatchObject({ status: 'ok' });
  });

  test('timeout never responds', async () => {
    const { url } = await publisher({ faults: 'timeout' });
    await expect(fetch(listUrl(url), { signal: AbortSignal.timeout(150) })).rejects.toThrow(/timeout/);
    expect(await json(`${url}/health`)).toMatchObject({ status: 'ok' });
  });

  test('slow gives the ordinary response, later', async () => {
    const response = await ask('slow:1:30');
    expect(((await response.json()) as Package).releases).toHaveLength(100);
  });

  test('small-pages silently limits the length of a page', async () => {
    const { url } = await publisher({ faults: 'small-pages' });
    expect((await json<Package>(listUrl(url, { PageSize: 200 }))).releases).toHaveLength(50);
    expect(await readAll(url, { PageSize: 200 })).toHaveLength(600);
  });

  test('drift publishes while a window is read, so that rows come twice', async () => {
    const { url } = await publisher({ faults: 'drift:1:3' });
    const read = await readAll(url, { PageSize: 50 });
    const truth = await published(url);
    expect(truth.size).toBeGreaterThan(600);
    expect(read.length).toBeGreaterThan(new Set(read.map(({ ocid }) => ocid)).size);
  });

  test('does not last: repeated often enough, every request succeeds', async () => {
    const { url } = await publisher({ faults: '500:0.5,html:0.3,truncated:0.3' });
    const outcomes: boolean[] = [];
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const response = await fetch(listUrl(url));
      outcomes.push(
        response.ok &&
          URL.canParse(((await response.json().catch(() => ({}))) as { uri?: string }).uri ?? ''),
      );
    }
    expect(outcomes).toContain(true);
    expect(outcomes).toContain(false);
  });

  test('affects the same requests in every run of one seed, independent of their order', async () => {
    const statuses = async (pages: number[]) => {
      const { url } = await publisher({ faults: '500:0.5' });
      const found: [number, number][] = [];
      for (const page of pages) found.push([page, (await fetch(listUrl(url, { PageNumber: page }))).status]);
      return found.sort();
    };
    const pages = Array.from({ length: 12 }, (_, index) => index + 1);
    const forward = await statuses(pages);
    expect(await statuses(pages.toReversed())).toEqual(forward);
    expect(new Set(forward.map(([, status]) => status))).toEqual(new Set([200, 500]));
  });

  test('can be changed at run time', async () => {
    const { url } = await publisher();
    expect((await command(url, 'faults?spec=500:1')).status).toBe(200);
    expect((await fetch(listUrl(url))).status).toBe(500);
    const refused = await command(url, 'faults?spec=oops:1');
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('unstable')]);
    await command(url, 'faults?spec=');
    expect((await fetch(listUrl(url))).status).toBe(200);
  });
});

test('unstable paging repeats and loses rows in one pass; several passes together have all', async () => {
  const { url } = await publisher({ faults: 'unstable' });
  const truth = new Set((await published(url)).keys());
  const seen = new Set<string>();
  const passes: number[] = [];
  for (let pass = 0; pass < 40 && seen.size < truth.size; pass += 1) {
    const read = (await readAll(url, { PageSize: 50 })).map(({ ocid }) => ocid);
    expect(read).toHaveLength(600);
    passes.push(new Set(read).size);
    for (const ocid of read) seen.add(ocid);
  }
  expect(Math.max(...passes)).toBeLessThan(truth.size);
  expect(seen).toEqual(truth);
});

describe('a fault of the portal', () => {
  const addresses = (url: string): string[] => [
    pageUrl(url, { status: 1, length: 100 }),
    `${url}/Home/TenderOpportunities/?status=3`,
  ];

  test.each(['500', '429'])('%s is the status', async (fault) => {
    const { url } = await publisher({ faults: fault });
    for (const address of [...addresses(url), `${url}/Home/TenderDetails/100010`])
      expect((await fetch(address)).status).toBe(Number(fault));
  });

  test('html, a wrong name, slowness and an empty object', async () => {
    const { url } = await publisher();
    for (const address of addresses(url)) {
      const whole = await (await fetch(address)).text();
      await command(url, 'faults?spec=html');
      expect(await (await fetch(address)).text()).toMatch(/^<!DOCTYPE html>/);
      await command(url, 'faults?spec=empty');
      expect(await (await fetch(address)).text()).toBe('{}');
      await command(url, 'faults?spec=content-type,slow:1:20');
      const response = await fetch(address);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toBe(whole);
      await command(url, 'faults?spec=');
    }
  });

  test('truncated is JSON that stops, broken a connection that ends in the middle', async () => {
    const { url } = await publisher();
    for (const address of addresses(url)) {
      const whole = await (await fetch(address)).text();
      await command(url, 'faults?spec=truncated');
      const cut = await (await fetch(address)).text();
      expect(cut.length).toBeGreaterThan(0);
      expect(cut.length).toBeLessThan(whole.length);
      expect(whole.startsWith(cut)).toBe(true);
      await command(url, 'faults?spec=broken');
      await expect(fetch(address).then((response) => response.text())).rejects.toThrow();
      await command(url, 'faults?spec=');
    }
  });

  test('small-pages and drift', async () => {
    const { url } = await publisher();
    const { recordsTotal } = await page(url, { status: 1 });
    await command(url, 'faults?spec=small-pages:1:7,drift:1:3');
    const small = await page(url, { status: 1 });
    expect([small.data.length, small.recordsTotal]).toEqual([7, recordsTotal + 3]);
    expect((await page(url, { status: 1 })).recordsTotal).toBe(recordsTotal + 6);
    await json(`${url}/Home/TenderOpportunities/?status=1`);
    await command(url, 'faults?spec=');
    expect((await page(url, { status: 1 })).recordsTotal).toBe(recordsTotal + 9);
  });

  test('unstable repeats and loses rows between pages, never within one response', async () => {
    const { url } = await publisher();
    const truth = new Set((await readList(url, 3)).map(({ id }) => id));
    await command(url, 'faults?spec=unstable');
    const atOnce = await json<{ id: number }[]>(`${url}/Home/TenderOpportunities/?status=3`);
    expect(atOnce).toHaveLength(truth.size);
    expect(new Set(atOnce.map(({ id }) => id))).toEqual(truth);
    const seen = new Set<number>();
    const passes: number[] = [];
    for (let pass = 0; pass < 40 && seen.size < truth.size; pass += 1) {
      const read = (await readList(url, 3, 40)).map(({ id }) => id);
      expect(read).toHaveLength(truth.size);
      passes.push(new Set(read).size);
      for (const id of read) seen.add(id);
    }
    expect(Math.min(...passes)).toBeLessThan(truth.size);
    expect(seen).toEqual(truth);
    const one: Page = await page(url, { status: 3 });
    expect(new Set(one.data.map(({ id }) => id))).toEqual(truth);
  });
});
