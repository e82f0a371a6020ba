import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { afterAll, describe, expect, it } from 'vitest';
import { shippedAuthors, shippedServices } from '#shared/codelists/shipped-content.ts';
import { linesIn, type TestApi } from '#test/support/api.ts';
import { newFolder, writeFiles } from '#test/support/folders.ts';
import { type Harness, harness } from '#test/support/harness.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { importContent } from '#workers/content/import/run.ts';

/** What callers get of content and news: filters, searches, changes and whole lists, from rows of `core` to responses. */

const test: Harness & { api: TestApi } = sharedHarness({ api: true }, async () => {
  await importFiles({
    'authors/naledi-dube.md': '---\nname: Naledi Dube\n---\n',
    'articles/roads.md':
      '---\ntitle: Roads of Limpopo\nstatus: published\npublishedAt: 2026-05-04 08:00\ncategory: Works\nprovince: LP\n---\nGravel.\n',
    'articles/paper.md':
      '---\ntitle: Paper\nstatus: published\npublishedAt: 2026-06-30 23:30\nauthor: naledi-dube\nexcerpt: Toner for schools.\nbriefingType: monthly\n---\nStaples.\n',
    'newsletters/one.md':
      '---\ntitle: First edition\nnewsletterTypeId: weekly\nstatus: sent\nsentAt: 2026-05-04 08:00\npublishedAt: 2026-05-04 08:00\nsummary: Bridges for the north.\n---\nText.\n',
    'newsletters/two.md':
      '---\ntitle: Second edition\nnewsletterTypeId: monthly\nstatus: published\npublishedAt: 2026-06-30 23:30\n---\nHarbours.\n',
    'services/bid-writing.md': '---\nname: Bid writing\n---\n',
  });
  await putNews(test);
  await test.stages.publishAll();
});

const folder = await newFolder({}, afterAll);

async function importFiles(files: Record<string, string>): Promise<void> {
  await writeFiles(folder, files);
  const report = await importContent(test.context, { folder, dryRun: false, prune: false });
  expect(report.faults).toEqual([]);
}

const [GAZETTE, PAPER] = [randomUUID(), randomUUID()];

/** Two sources, and what the rules say about an item of each, as the stage intel stores it. */
async function putNews(test: Pick<Harness, 'pool' | 'rows'>): Promise<void> {
  for (const [id, slug, type] of [
    [GAZETTE, 'gazette', 'government'],
    [PAPER, 'paper', 'media'],
  ])
    await test
      .pool('tender_operator')
      .query(
        `insert into ops.intel_source (id, slug, name, url, format, source_type, licence, origin) values ($1, $2, $2, 'https://news.example.org/' || $2, 'feed', $3, 'none', 'operator')`,
        [id, slug, type],
      );
  for (const [source, title, at, category, urgency, province, summary] of [
    [GAZETTE, 'Notice on thresholds', '2026-05-04T08:00:00+02:00', 'regulation', 'high', 'LP', null],
    [
      PAPER,
      'Hawks at work',
      '2026-06-30T23:30:00+02:00',
      'investigation',
      'low',
      'GP',
      'Officials of a depot were charged.',
    ],
  ]) {
    const id = randomUUID();
    await test.rows(
      `insert into core.intel_item (id, source_id, url, title, words, content_hash, published_at, published)
       values ($1::uuid, $2, 'https://news.example.org/' || $1::text, $3, 'Words of the feed.', $1::text, $4, '{}')`,
      [id, source, title, at],
    );
    await test.rows(
      `insert into core.intel_analysis (id, rules_version, category, urgency, provinces, municipalities, organizations, tenders,
         impact_score, relevance_score, summary, key_points, risk_flags, reasons)
       values ($1, 1, $2, $3, array[$4], '{}', '[]', '[]', 10, 0.5, $5, '{}', '{}', '{}')`,
      [id, category, urgency, province, summary],
    );
    await test.rows(
      `insert into core.outbox (resource, entity_id) values ('intel_item', $1), ('intel_source', $2)`,
      [id, source],
    );
  }
}

type Found = Record<string, unknown> & { id: string };
const list = (path: string) => test.api.data<Found[]>(path);

describe('filters and searches', () => {
  it.each([
    ['articles', 'slug', 'category=works', ['roads']],
    ['articles', 'slug', 'author=Naledi+Dube', ['paper']],
    ['articles', 'slug', 'province=limpopo', ['roads']],
    ['articles', 'slug', 'briefingType=monthly', ['paper']],
    ['articles', 'slug', 'from=2026-06-30', ['paper']],
    ['articles', 'slug', 'to=2026-06-29', ['roads']],
    ['articles', 'slug', 'to=2026-06-30', ['paper', 'roads']],
    ['articles', 'slug', 'q=limpopo', ['roads']],
    ['articles', 'slug', 'q=toner', ['paper']],
    ['articles', 'slug', 'q=limpopo&author=naledi-dube', []],
    ['newsletters', 'title', 'status=sent', ['First edition']],
    ['newsletters', 'title', 'newsletterTypeId=monthly', ['Second edition']],
    ['newsletters', 'title', 'from=2026-06-30', ['Second edition']],
    ['newsletters', 'title', 'to=2026-06-29', ['First edition']],
    ['newsletters', 'title', 'q=bridges', ['First edition']],
    ['newsletters', 'title', 'q=second', ['Second edition']],
    ['newsletters', 'title', 'q=harbours', ['Second edition']],
    ['intel/items', 'title', 'category=regulation', ['Notice on thresholds']],
    ['intel/items', 'title', 'urgency=low', ['Hawks at work']],
    ['intel/items', 'title', 'province=GP', ['Hawks at work']],
    ['intel/items', 'title', 'source=gazette', ['Notice on thresholds']],
    ['intel/items', 'title', `sourceId=${PAPER}`, ['Hawks at work']],
    ['intel/items', 'title', 'from=2026-06-30', ['Hawks at work']],
    ['intel/items', 'title', 'to=2026-06-29', ['Notice on thresholds']],
    ['intel/items', 'title', 'q=thresholds', ['Notice on thresholds']],
    ['intel/items', 'title', 'q=depot', ['Hawks at work']],
    ['intel/items', 'title', 'q=depot&source=gazette', []],
    ['intel/sources', 'slug', 'sourceType=media', ['paper']],
    ['services', 'slug', 'limit=1', ['briefing-attendance']],
  ])('/v2/%s: %s by %s', async (path, name, query, found) => {
    expect((await list(`/v2/${path}?${query}`)).map((one) => one[name]).toSorted()).toEqual(found);
  });

  it.each([
    'articles?province=atlantis',
    'articles?from=soon',
    'intel/items?urgency=extreme',
    'intel/items?category=gossip',
    'intel/items?to=2026-02-30',
    'newsletters?q=x',
    'services?category=x',
  ])('/v2/%s is refused', async (query) => {
    const { status, json } = await test.api.get(`/v2/${query}`);
    expect([status, json.code]).toEqual([400, 'BAD_REQUEST']);
  });
});

describe('copies', () => {
  it.each([
    ['articles', '/v2/articles', 'title', 2],
    ['authors', '/v2/authors', 'name', 1 + shippedAuthors.length],
    ['newsletter_editions', '/v2/newsletters', 'title', 2],
    ['service_types', '/v2/services', 'name', shippedServices.length],
    ['intel_sources', '/v2/intel/sources', 'name', 2],
    ['intel_items', '/v2/intel/items', 'title', 2],
  ])('of %s: the changes and their snapshot have what %s/{id} gives', async (resource, path, name, count) => {
    const changes = await list(`/v2/changes?resource=${resource}`);
    expect(changes).toHaveLength(count);
    for (const { id, operation, record } of changes) {
      expect([operation, (record as Found)[name]]).toEqual(['created', expect.any(String)]);
      expect((await test.api.get(`${path}/${id}`)).json.data).toEqual(record);
    }
    const { text } = await test.api.get(`/v2/changes?resource=${resource}`, {
      headers: { accept: 'application/x-ndjson' },
    });
    const lines = linesIn(text);
    expect(lines.slice(0, -1)).toEqual(changes);
    expect(lines.at(-1)).toMatchObject({ meta: { complete: true, count } });
  });

  it.each([
    ['/v2/articles', 'slug'],
    ['/v2/newsletters', 'title'],
    ['/v2/services', 'slug'],
    ['/v2/intel/sources', 'slug'],
    ['/v2/intel/items', 'title'],
  ])('of the whole list %s, as lines and as a table', async (path, name) => {
    const listed = (await list(path)).map((one) => one[name]);
    const lines = await test.api.get(path, { headers: { accept: 'application/x-ndjson' } });
    const records = linesIn<Found>(lines.text);
    expect(records.slice(0, -1).map((one) => one[name])).toEqual(listed);
    const table = await test.api.get(path, { headers: { accept: 'text/csv' } });
    expect(table.headers.get('content-type')).toContain('text/csv');
    expect((parse(table.text, { columns: true }) as Found[]).map((one) => one[name])).toEqual(listed);
  });

  it('say when a record is withdrawn', async () => {
    const own = await harness({ api: true });
    await putNews(own);
    await own.stages.publishAll();
    const changes = async (more: string) =>
      (await own.api.get(`/v2/changes?resource=intel_items${more}`)).json;
    const { data, meta } = await changes('');
    const { id } = (data as { id: string; record: Found }[]).find(
      ({ record }) => record['title'] === 'Hawks at work',
    )!;
    await own.rows('update core.intel_item set duplicate_of = gen_random_uuid() where id = $1', [id]);
    await own.rows(`insert into core.outbox (resource, entity_id) values ('intel_item', $1)`, [id]);
    await own.stages.publishAll();
    await own.api.catchUp();
    expect((await changes(`&since=${meta.nextCursor}`)).data).toMatchObject([
      { id, operation: 'withdrawn', record: null },
    ]);
    expect((await own.api.get(`/v2/intel/items/${id}`)).status).toBe(410);
  });
});
