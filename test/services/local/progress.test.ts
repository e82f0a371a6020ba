import { expect, it } from 'vitest';
import { followFirstSync } from '#services/local/progress.ts';
import { harness } from '#test/support/harness.ts';

it('the first sync that waits for room on a disk says so, and which disk', async () => {
  const test = await harness({});
  const shown: string[] = [];
  const follow = async () => {
    const stop = new AbortController();
    const show = (text: string) => {
      shown.push(text);
      stop.abort();
    };
    const line = { show, clear: () => undefined };
    expect(await followFirstSync(test.pool('tender_operator'), ['ocds'], line, stop.signal)).toBe('stopped');
  };
  await test.rows(
    `insert into ops.disk (host, path, free, total, low) values ('here', '/data', 5000000, 100000000, true)`,
  );
  await follow();
  await test.rows('update ops.disk set low = false');
  await follow();
  expect(shown).toEqual([
    'planning the first sync; waiting for room on the disk of /data: less than DISK_FREE_MB is free',
    'planning the first sync',
  ]);
});
