import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { at, items, openNewsStage, site, source, stateOf, work } from './opened-stage.ts';
import { feedOf } from './site.ts';

/** More than anybody needs: it costs no more than the limits, and the neighbours continue. */

openNewsStage();

describe('a feed of 50 MB', () => {
  const whole = (): string => feedOf('<title>One</title>', `<title>${'x'.repeat(50_000_000)}</title>`);

  it.each([
    ['as it is', () => ({ body: whole() })],
    [
      'as 50 kB that become so many',
      () => ({ body: gzipSync(whole()), headers: { 'content-encoding': 'gzip' } }),
    ],
  ])('is read no further than the limit, sent %s', async (_, page) => {
    await source('/feed');
    await source('/other');
    site.pages
      .set('/feed', page())
      .set('/other', { body: feedOf('<title>Neighbour</title><link>/n</link>') });
    await work('/feed');
    await work('/other');
    expect(await stateOf('/feed')).toMatchObject({
      ...{ state: 'active', failure_count: 1 },
      last_error: expect.stringContaining('sent more than'),
    });
    expect(await at.rows(`select source, subject from ops.issue where kind = 'intel-source-failed'`)).toEqual(
      [{ source: 'intel:feed', subject: expect.any(String) }],
    );
    const [kept] = await at.rows('select sum(length(body))::int < 1000000 as "isShort" from raw.blob');
    expect(kept).toEqual({ isShort: true });
    expect((await items()).map(({ title }) => title)).toEqual(['Neighbour']);
  });
});

it('a feed of 100,000 items gives its first ones, and the others are counted', async () => {
  await source('/feed');
  const many = Array.from({ length: 100_000 }, (_, n) => `<title>Item ${n}</title><link>/${n}</link>`);
  site.pages.set('/feed', { body: feedOf(...many) });
  await work('/feed');
  expect(await items()).toHaveLength(500);
  expect(await at.rows(`select detail from ops.issue where kind = 'intel-items-left-out'`)).toEqual([
    { detail: { read: 500, left: 99_500 } },
  ]);
  expect(await stateOf('/feed')).toMatchObject({ state: 'active', failure_count: 0 });
}, 60_000);
