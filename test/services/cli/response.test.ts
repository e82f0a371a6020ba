import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tenders, tendersJson } from '#test/services/cli/terminal.ts';
import { newFolder } from '#test/support/folders.ts';
import { harness } from '#test/support/harness.ts';

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
