import { describe, expect, it } from 'vitest';
import { intel } from '#workers/collect/intel/stage.ts';
import {
  allowNothing,
  at,
  context,
  items,
  openNewsStage,
  published,
  site,
  source,
  stateOf,
  work,
} from './opened-stage.ts';
import { feedOf } from './site.ts';

openNewsStage();

describe('reading a source', () => {
  it('stores items once, and changes them in place', async () => {
    await source('/feed');
    site.pages.set('/feed', {
      body: feedOf('<title>One</title><link>/1?utm_source=a</link>', '<title>Two</title><link>/2</link>'),
    });
    await work('/feed');
    site.pages.set('/feed', {
      body: feedOf(
        '<title>One, corrected</title><link>/1?utm_source=b#x</link>',
        '<title>Two</title><link>/2</link>',
      ),
    });
    await work('/feed');
    expect(await items()).toEqual([
      { title: 'One, corrected', url: `${site.url}/1`, words: null },
      { title: 'Two', url: `${site.url}/2`, words: null },
    ]);
    expect((await published()).map(({ title }) => title)).toEqual(['One, corrected', 'Two']);
    expect(
      await at.rows('select captures, normalised, unchanged, rejected from raw.response order by id'),
    ).toEqual([
      { captures: 2, normalised: 2, unchanged: 0, rejected: 0 },
      { captures: 2, normalised: 1, unchanged: 1, rejected: 0 },
    ]);
    expect(await at.rows(`select status from ops.cron_runs where entity = 'intel:feed'`)).toHaveLength(2);
  });

  it('what has not changed is not sent again, and not requested before it is due', async () => {
    await source('/feed');
    site.pages.set('/feed', { body: feedOf('<title>One</title><link>/1</link>'), headers: { etag: '"1"' } });
    await work('/feed', 'due-');
    await work('/feed', 'due-');
    expect(site.asked).toHaveLength(1);
    await at.rows('update ops.intel_source set next_poll_at = now()');
    await work('/feed', 'due-');
    expect(site.asked.map(({ ifNoneMatch }) => ifNoneMatch)).toEqual([undefined, '"1"']);
    expect(await stateOf('/feed')).toMatchObject({ state: 'active', failure_count: 0, later: true });
  });

  it('a copy in another feed adds nothing', async () => {
    await source('/a');
    await source('/b');
    const words = `<description>${'Words that are many enough to be those of one item. '.repeat(3)}</description>`;
    site.pages.set('/a', { body: feedOf(`<title>One</title><link>/1</link>${words}`) });
    site.pages.set('/b', {
      body: feedOf(
        '<title>Other title</title><link>/1</link>',
        `<title>One</title><link>/elsewhere</link>${words}`,
      ),
    });
    await work('/a');
    await work('/b');
    expect((await items()).map(({ title }) => title)).toEqual(['One']);
  });

  it('a process that died after storing leaves the reading to the next', async () => {
    const id = await source('/feed');
    site.pages.set('/feed', { body: feedOf('<title>One</title><link>/1</link>') });
    await work('/feed');
    await at.rows('delete from core.intel_item');
    await at.rows(
      "update ops.intel_source set read_response_id = null, next_poll_at = now() + interval '1 hour' where id = $1",
      [id],
    );
    expect(await intel.leftWork!(context, 0)).toMatchObject([{ sourceId: id }]);
    await work('/feed', 'due-');
    expect(await items()).toHaveLength(1);
    expect(site.asked).toHaveLength(1);
  });

  it('a removed source takes its items with it', async () => {
    await source('/feed');
    site.pages.set('/feed', { body: feedOf('<title>One</title><link>/1</link>') });
    await work('/feed');
    expect(await published()).toHaveLength(1);
    await at.rows(`update ops.intel_source set state = 'removed'`);
    await work('/feed', 'changed-');
    expect(await published()).toEqual([]);
    expect(await at.rows('select from read.intel_source')).toEqual([]);
  });
});

describe('what goes wrong', () => {
  it('is recorded with the reason; the neighbours go on', async () => {
    await source('/feed');
    site.pages.set('/feed', {
      body: feedOf(
        '<pubDate>2026-08-14</pubDate>',
        '<title>No link</title>',
        '<title>Future</title><link>/f</link><pubDate>2100-01-01</pubDate>',
        '<description>A first sentence is here. And more.</description><link>/w</link>',
        '<title>Good</title><link>/g</link>',
      ),
    });
    await work('/feed');
    expect((await items()).map(({ title }) => title)).toEqual([
      'A first sentence is here.',
      'Future',
      'Good',
      'No link',
    ]);
    const issues = await at.rows(
      `select kind, detail->>'reason' as reason from ops.issue where source = 'intel:feed' order by kind`,
    );
    expect(issues).toEqual([
      { kind: 'intel-date-refused', reason: 'in-the-future' },
      { kind: 'intel-item-rejected', reason: 'it has neither a title nor words' },
      { kind: 'intel-item-without-link', reason: 'it has no address of the web' },
    ]);
  });

  it('an item whose link leads inside is published without it, with the reason', async () => {
    await source('/feed');
    site.pages.set('/feed', {
      body: feedOf(
        '<title>Inside</title><link>http://10.1.2.3/admin</link>',
        '<title>Machine</title><link>http://localhost:8080/x</link>',
        '<title>Outside</title><link>https://www.example.org/news</link>',
      ),
    });
    await work('/feed');
    expect((await items()).map(({ title, url }) => [title, url])).toEqual([
      ['Inside', null],
      ['Machine', null],
      ['Outside', 'https://www.example.org/news'],
    ]);
    expect((await published()).map(({ title }) => title)).toEqual(['Inside', 'Machine', 'Outside']);
    expect(
      await at.rows(
        `select kind, detail->>'reason' as reason from ops.issue where source = 'intel:feed' order by subject`,
      ),
    ).toEqual([
      { kind: 'intel-item-without-link', reason: '10.1.2.3 is not a public address' },
      { kind: 'intel-item-without-link', reason: 'localhost:8080 is not a public address' },
    ]);
  });

  it.each([
    ['answers 503', { status: 503 }, '503 for'],
    ['is a page that asks to log in', { body: '<html><input type="password">' }, 'log-in-page'],
    [
      'leads into our network',
      { status: 302, headers: { location: 'http://169.254.169.254/latest' } },
      'not a public address',
    ],
    ['is empty', { body: '' }, 'empty response'],
    ['is too large', { body: Buffer.alloc(17_000_000, 'a') }, 'sent more than'],
  ])('a source that %s has failed, and is asked later', async (_, page, reason) => {
    await source('/feed');
    site.pages.set('/feed', page);
    await work('/feed');
    expect(await stateOf('/feed')).toMatchObject({
      state: 'active',
      failure_count: 1,
      later: true,
      last_error: expect.stringContaining(reason),
    });
    expect(
      await at.rows(`select severity, source from ops.issue where kind = 'intel-source-failed'`),
    ).toEqual([{ severity: 'warning', source: 'intel:feed' }]);
  });

  it('an address inside is never asked, unless an operator allows its host', async () => {
    await source('/feed');
    site.pages.set('/feed', { body: feedOf('<title>One</title><link>/1</link>') });
    allowNothing();
    await work('/feed');
    expect(site.asked).toEqual([]);
    expect(await stateOf('/feed')).toMatchObject({
      last_error: expect.stringContaining('not a public address'),
    });
  });

  it('ten failures in a row pause it, until an operator resumes it', async () => {
    await source('/feed');
    for (let times = 0; times < 10; times += 1) await work('/feed');
    expect(await stateOf('/feed')).toMatchObject({
      state: 'paused',
      failure_count: 10,
      pause_reason: expect.stringContaining('after 10 failures'),
    });
    expect(await at.rows(`select severity from ops.issue where kind = 'intel-source-paused'`)).toEqual([
      { severity: 'error' },
    ]);
    expect(await intel.leftWork!(context, 0)).toEqual([]);
  });

  it('a pause that the publisher asks for counts', async () => {
    await source('/feed', { every_minutes: 5 });
    site.pages.set('/feed', { status: 429, headers: { 'retry-after': '7200' } });
    await work('/feed');
    expect(await stateOf('/feed')).toMatchObject({ failure_count: 1, later: true });
  });
});
