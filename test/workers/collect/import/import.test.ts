import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { portalRelease } from '#test/shared/domain/tenders/releases.ts';
import { harness } from '#test/support/harness.ts';
import { folderOf, lines } from './files.ts';
import { fileOf, importing, type Json, packageOf, RAW, SERVED } from './importing.ts';

describe('an import', () => {
  it('stores releases as of the day of their package, as collect would, and wakes normalise', async () => {
    const test = await harness({});
    await test.rows(
      `insert into ops.number_check (source, number, outcome, since, last_at) values ('ocds', 2, 'never', now(), now())`,
    );
    const path = await fileOf(
      packageOf('2026-08-20T19:13:26Z', portalRelease(1), portalRelease(2)),
      'a b.json',
    );
    const report = await importing(test, path);
    expect(report).toMatchObject({
      status: 'completed',
      releases: 2,
      stored: 2,
      known: 0,
      rejected: 0,
      responses: 1,
    });
    const common = { url: 'file:a%20b.json#1-2', at: '2026-08-20 17:13:26+00', task_id: null };
    expect(await test.rows(RAW)).toEqual([
      { ocid: 'ocds-9t57fa-1', number: 1, position: 0, ...common },
      { ocid: 'ocds-9t57fa-2', number: 2, position: 1, ...common },
    ]);
    expect(await test.rows('select from ops.number_check')).toEqual([]);
    expect((await test.queues.counts()).normalise).toMatchObject({ waiting: 1 });
    expect(
      await test.rows(
        'select kind, entity, mode, status, rows_synced, pages, error_message, invocation_id from ops.cron_runs',
      ),
    ).toEqual([
      {
        kind: 'import',
        entity: 'import-ocds',
        mode: null,
        status: 'completed',
        rows_synced: 2,
        pages: 1,
        error_message: null,
        invocation_id: report.requestId,
      },
    ]);
    await test.stages.publishAll();
    expect(await test.rows(SERVED)).toHaveLength(2);
    expect(await test.rows('select stored, normalised, outstanding from ops.reconciliation')).toEqual([
      { stored: '2', normalised: '2', outstanding: '0' },
    ]);
  });

  it('dates a release without a package by its own date, and several of a record each by its own', async () => {
    const test = await harness({});
    const state = (date: string) => portalRelease(3, {}, { date });
    const folder = await folderOf({
      '1.jsonl.gz': gzipSync(lines(portalRelease(1, {}, { date: '2021-05-01T00:00:00Z' }))),
      '2.json': JSON.stringify({
        publishedDate: '2024-01-01T00:00:00Z',
        records: [
          { ocid: 'ocds-9t57fa-3', releases: [state('2023-02-01T00:00:00Z'), state('2023-01-01T00:00:00Z')] },
          { ocid: 'ocds-9t57fa-2', compiledRelease: portalRelease(2) },
        ],
      }),
      '3.json': JSON.stringify({
        PublishedDate: '2024-02-01T00:00:00Z',
        Releases: [portalRelease(4)],
        Links: {},
      }),
    });
    expect(await importing(test, folder)).toMatchObject({ stored: 5, rejected: 0 });
    expect((await test.rows(RAW)).map(({ ocid, url, at }) => [ocid, url, at])).toEqual([
      ['ocds-9t57fa-1', 'file:1.jsonl.gz#1-1', '2021-04-30 22:00:00+00'],
      ['ocds-9t57fa-3', 'file:2.json#2-2', '2022-12-31 22:00:00+00'],
      ['ocds-9t57fa-3', 'file:2.json#1-1', '2023-01-31 22:00:00+00'],
      ['ocds-9t57fa-2', 'file:2.json#3-3', '2023-12-31 22:00:00+00'],
      ['ocds-9t57fa-4', 'file:3.json#1-1', '2024-01-31 22:00:00+00'],
    ]);
  });

  it('of an old file leaves what a live sync has shown later, and adds the older state to the history', async () => {
    const test = await harness({ publisher: { releases: 12, seed: 7, clockRate: 0 } });
    await test.requestSync({ source: 'ocds', mode: 'backfill' });
    await test.settled();
    const live = await test.rows<{ id: string; ocid: string; detail: Json }>(
      'select id::text, core.ocid, detail::jsonb as detail from read.tender join core.tender core using (id) order by id',
    );
    expect(live.length).toBeGreaterThan(10);
    const old = live.map(({ ocid }) =>
      portalRelease(
        Number(ocid.split('-').at(-1)),
        { description: 'An older title' },
        { date: '2020-01-01T00:00:00Z' },
      ),
    );
    const path = await fileOf(packageOf('2020-01-02T00:00:00Z', ...old));
    expect(await importing(test, path)).toMatchObject({ stored: live.length });
    await test.stages.publishAll();
    const after = await test.rows<{ id: string; detail: Json }>(SERVED);
    const now = new Map(after.map(({ id, detail }) => [id, detail]));
    // What differs is the history: that the notice has been known for longer, had another title, and was amended since.
    const stated = ({
      timeline,
      amendmentNumber,
      publicationType,
      createdAt,
      scrapedAt,
      formerSlugs,
      ...rest
    }: Json) => rest;
    for (const { id, detail } of live) expect(stated(now.get(id)!)).toEqual(stated(detail));
    const events = await test.rows<{ events: number }>(
      `select count(*)::int as events from core.tender_event where event_type = 'title-changed' and before = '"An older title"'`,
    );
    expect(events).toEqual([{ events: live.length }]);
  });

  it('of a file that was imported before stores nothing, even if it had been stopped', async () => {
    const test = await harness({});
    const many = Array.from({ length: 600 }, (_, index) => portalRelease(index + 1));
    const path = await fileOf(lines(...many), '2026.jsonl');
    const stop = new AbortController();
    const stopped = await importing(test, path, {
      signal: stop.signal,
      progress: ({ stored }) => {
        if (stored > 0) stop.abort();
      },
    });
    expect(stopped).toMatchObject({ status: 'partial', stopped: true, stored: 250 });
    expect(await importing(test, path)).toMatchObject({
      status: 'completed',
      releases: 600,
      known: 250,
      stored: 350,
    });
    const stored = await test.rows(RAW);
    expect(await importing(test, path)).toMatchObject({ known: 600, stored: 0, responses: 0 });
    // Another file with the same releases and one more, in another order.
    const other = await fileOf(lines(...many.toReversed(), portalRelease(601)), 'all.jsonl');
    expect(await importing(test, other)).toMatchObject({ known: 600, stored: 1, responses: 1 });
    const later = await test.rows<{ url: string }>(RAW);
    expect(later.filter(({ url }) => !url.startsWith('file:all.jsonl'))).toEqual(stored);
    expect(stored).toHaveLength(600);
    expect(await test.rows('select status, error_message from ops.cron_runs order by started_at')).toEqual([
      { status: 'partial', error_message: 'stopped before the end' },
      ...Array.from({ length: 3 }, () => ({ status: 'completed', error_message: null })),
    ]);
  });

  it('waits while many responses wait for normalise, and goes on when they are done', async () => {
    const test = await harness({});
    const days = Array.from({ length: 30 }, (_, index) =>
      portalRelease(index + 1, {}, { date: `2026-03-${String(index + 1).padStart(2, '0')}T00:00:00Z` }),
    );
    let most = 0;
    let working: Promise<unknown> | null = null;
    const report = await importing(test, await fileOf(lines(...days), 'x.jsonl'), {
      progress: ({ waiting }) => {
        most = Math.max(most, waiting?.responses ?? 0);
        if (waiting?.responses === 20) working ??= test.stages.normaliseAll();
      },
    });
    await working;
    expect(working).not.toBeNull();
    expect(report).toMatchObject({ status: 'completed', stored: 30, responses: 30 });
    expect(most).toBe(20);
  });

  it('is the only one of its source, and ends the run of one that was killed', async () => {
    const test = await harness({});
    await test.rows(
      `insert into ops.cron_runs (id, status, kind, entity, invocation_id)
       values ('00000000-0000-4000-8000-000000000001', 'running', 'import', 'import-ocds', 'killed')`,
    );
    const path = await fileOf(packageOf('2026-08-20T00:00:00Z', portalRelease(1)));
    let other: Promise<unknown> | null = null;
    await importing(test, path, {
      progress: () => {
        other ??= importing(test, path).then(
          () => null,
          (error: Error) => error.message,
        );
      },
    });
    expect(await other).toBe('another import of ocds is running');
    expect(
      await test.rows(`select status, error_message from ops.cron_runs where invocation_id = 'killed'`),
    ).toEqual([
      { status: 'failed', error_message: 'its process ended; importing the same files again goes on' },
    ]);
  });
});
