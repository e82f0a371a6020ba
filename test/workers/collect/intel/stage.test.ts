import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '#shared/config.ts';
import { intelSourceIdentity } from '#shared/text/identity.ts';
import { type Harness, harness } from '#test/support/harness.ts';
import { intel } from '#workers/collect/intel/stage.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';
import { feedOf, type NewsSite, startNewsSite } from './site.ts';

let site: NewsSite;
let at: Harness;
let context: StageContext;
let ids: Map<string, string>;

beforeEach(async () => {
  site = await startNewsSite();
  onTestFinished(site.close);
  at = await harness({});
  context = {
    ...at.context,
    config: loadConfig({ ...at.settings, INTEL_ALLOWED_HOSTS: site.host }),
  };
  ids = new Map();
});

/** Enters a source. */
async function source(path: string, given: Record<string, unknown> = {}): Promise<string> {
  const slug = path.replace(/\W/g, '') || 'x';
  const id = intelSourceIdentity(slug);
  ids.set(path, id);
  const row = {
    ...{
      id,
      slug,
      name: slug,
      url: `${site.url}${path}`,
      format: 'feed',
      source_type: 'media',
      licence: 'none',
    },
    ...{ origin: 'operator', ...given },
  };
  const columns = Object.keys(row);
  await at
    .pool('tender_operator')
    .query(
      `insert into ops.intel_source (${columns.join(', ')}) select ${columns.join(', ')} from json_populate_record(null::ops.intel_source, $1::json)`,
      [JSON.stringify(row)],
    );
  return id;
}

const work = (path: string, cause = 'check-1') =>
  intel.handle({ sourceId: ids.get(path)!, cause: `${cause}${randomUUID()}` }, context);
const stateOf = async (path: string) =>
  (
    await at.rows(
      "select state, failure_count, last_error, pause_reason, next_poll_at > now() + interval '50 minutes' as later from ops.intel_source where id = $1",
      [ids.get(path)],
    )
  )[0]!;
const items = () =>
  at.rows<{ title: string; url: string | null; words: string | null }>(
    'select title, url, words from core.intel_item order by title',
  );
const published = async () => {
  await at.stages.publishAll();
  return at.rows<{ title: string }>(
    `select detail::json->>'title' as title, detail from read.intel_item order by 1`,
  );
};

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

  it('what has not changed is not sent again, and not asked for before it is due', async () => {
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
    context = { ...context, config: at.context.config };
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

describe('linked pages', () => {
  const article = (canonical: string) =>
    `<html><head><title>The title of the page</title><link rel="canonical" href="${canonical}"></head><body><article>${`<p>The committee resolved to cancel the tender of the city, and members were told why it was done.</p>`.repeat(6)}<p>An end that nobody is served.</p></article></body></html>`;

  it('are read where the source and robots.txt allow it, and quoted in part', async () => {
    await source('/feed', { full_text: true });
    site.pages
      .set('/feed', {
        body: feedOf('<title>One</title><link>/1</link>', '<title>Two</title><link>/private/2</link>'),
      })
      .set('/robots.txt', { body: 'User-agent: *\nDisallow: /private/' })
      .set('/1', { body: article('/one') });
    await work('/feed');
    expect(site.asked.map(({ path }) => path).sort()).toEqual(['/1', '/feed', '/robots.txt']);
    const [one] = (await published()) as unknown as { detail: string }[];
    expect(JSON.parse(one!.detail)).toMatchObject({
      url: `${site.url}/one`,
      summary: expect.stringContaining('resolved to cancel the tender'),
      fullText: null,
    });
    expect(one!.detail).not.toContain('nobody is served');
  });

  it('without permission of the source no page is asked for', async () => {
    await source('/feed');
    site.pages.set('/feed', { body: feedOf('<title>One</title><link>/1</link>') });
    await work('/feed');
    expect(site.asked.map(({ path }) => path)).toEqual(['/feed']);
  });

  it('of two addresses of one page only one item is published', async () => {
    await source('/feed', { full_text: true });
    site.pages
      .set('/feed', {
        body: feedOf('<title>One</title><link>/1</link>', '<title>Again</title><link>/1b</link>'),
      })
      .set('/1', { body: article('/one') })
      .set('/1b', { body: article('/one') });
    await work('/feed');
    expect(await published()).toHaveLength(1);
  });
});

describe('links to our records', () => {
  it('name buyers and tenders that we have', async () => {
    await at.rows(
      `insert into core.organization (id, name, slug) values (gen_random_uuid(), 'ESKOM', 'eskom')`,
    );
    await source('/feed');
    site.pages.set('/feed', { body: feedOf('<title>Eskom cancels a tender</title><link>/1</link>') });
    await work('/feed');
    const [one] = (await published()) as unknown as { detail: string }[];
    expect(JSON.parse(one!.detail)).toMatchObject({
      category: 'tender',
      affectedOrganizations: ['ESKOM'],
      organizations: [{ slug: 'eskom', words: 'Eskom' }],
    });
  });
});
