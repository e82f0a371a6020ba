import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tenders, tendersJson } from '#test/services/cli/terminal.ts';
import { newFolder } from '#test/support/folders.ts';
import { harness } from '#test/support/harness.ts';
import type { PublisherResponse } from '#workers/collect/fetch.ts';
import type { IntelSource } from '#workers/collect/intel/sources.ts';
import { storePageOf } from '#workers/collect/intel/store.ts';

it('tenders response writes the bytes that a publisher sent', async () => {
  const test = await harness({ publisher: { releases: 12, seed: 7, clockRate: 0 } });
  const settings = { DATABASE_URL: test.database.login('tender_operator') };
  await test.stages.sync({ source: 'etenders', mode: 'backfill' });
  const file = join(await newFolder(), 'response.json');
  const [stored] = await test.rows<{ id: string; url: string; sha256: string }>(
    `select id::text, url, encode(hash, 'hex') as sha256 from raw.response where captures > 0 limit 1`,
  );
  const { code, document } = await tendersJson(['response', stored!.id, '--to', file], settings);
  expect(code).toBe(0);
  const bytes = readFileSync(file);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(stored!.sha256);
  expect(document).toEqual({ id: stored!.id, file, bytes: bytes.length, sha256: stored!.sha256 });
  expect(bytes.toString()).toBe(await (await fetch(stored!.url)).text());
  expect(await tenders(['response', '999999', '--to', file], settings)).toMatchObject({ code: 1 });
  expect(await tenders(['response', stored!.id], settings)).toMatchObject({ code: 2 });
});

it('tenders response writes a page of news too, and names a file that it cannot write', async () => {
  const test = await harness({ stages: [] });
  const settings = { DATABASE_URL: test.database.login('tender_operator') };
  const client = await test.pool().connect();
  const bytes = Buffer.from('<rss/>');
  const id = await storePageOf(
    client,
    { slug: 'gazette' } as IntelSource,
    {
      ...{ answeredBy: 'https://example.org/feed', status: 200, contentType: 'application/rss+xml', bytes },
      validators: { etag: null, lastModified: null },
    } as PublisherResponse,
  );
  client.release();
  const folder = await newFolder();
  const file = join(folder, 'feed.xml');
  expect(await tenders(['response', id, '--to', file], settings)).toMatchObject({ code: 0 });
  expect(readFileSync(file)).toEqual(bytes);
  const { code, stderr } = await tenders(['response', id, '--to', join(folder, 'none/feed.xml')], settings);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^--to .*none.feed\.xml cannot be written: /);
});
