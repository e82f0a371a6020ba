import { describe, expect, it } from 'vitest';
import { type Harness, harness, type TestPublisher } from '#test/support/harness.ts';
import { serve } from './packages.ts';

const FAULTS = '500:0.1,html:0.05,truncated:0.05,broken:0.05,429:0.05:0,content-type:0.1,unstable';

type Listed = { id: number; list: number };

/** Tender and list of each row that the publisher lists now. */
const listed = async (publisher: TestPublisher) =>
  ((await (await fetch(`${publisher.url}/__control/listed`)).json()) as { rows: Listed[] }).rows
    .map(({ id, list }) => `${id} ${list}`)
    .toSorted();
/** Tender and list of each row as it was last captured. */
const stored = async ({ rows }: Harness) =>
  (
    await rows<{ found: string }>(
      `select distinct on (capture.number) capture.number || ' ' || substring(url from 'status=(\\d)') as found
       from raw.capture join raw.response on response.id = response_id where capture.source = 'etenders'
       order by capture.number, fetched_at desc, response_id desc`,
    )
  )
    .map(({ found }) => found)
    .toSorted();

const portalRow = (id: number) => ({ id, tender_No: `RFQ ${id}`, description: `Roof ${id}` });
const rowsPage = (rows: unknown[], recordsTotal: number) =>
  JSON.stringify({ draw: 1, recordsTotal, recordsFiltered: recordsTotal, data: rows });

describe('the portal’s lists', () => {
  it.each([1, 2])(
    'every row of every list is stored in spite of all faults, and none is missing from the reconciliation (seed %i)',
    async (seed) => {
      const test = await harness({ publisher: { releases: 300, seed, faults: FAULTS, clockRate: 0 } });
      await test.stages.sync({ source: 'etenders', mode: 'backfill' });
      await test.stages.sync({ source: 'etenders', mode: 'backfill' });
      await test.stages.normaliseAll();
      expect(await stored(test)).toEqual(await listed(test.publisher));
      const [reconciliation] = await test.rows<Record<string, string>>('select * from ops.reconciliation');
      expect(reconciliation).toMatchObject({ source: 'etenders', outstanding: '0', rejected: '0' });
      expect(Number(reconciliation?.['stored'])).toBe(
        Number(reconciliation?.['normalised']) + Number(reconciliation?.['unchanged']),
      );
      expect(await test.rows(`select count(*)::int as n from core.tender`)).toEqual([{ n: 300 }]);
    },
  );

  it('a row that has moved to another list is a new capture, though its content is the same', async () => {
    let list = 1;
    const address = await serve((request, response) => {
      const status = Number(new URL(request.url ?? '', 'http://portal').searchParams.get('status'));
      response.end(status === list ? rowsPage([portalRow(7)], 1) : rowsPage([], 0));
    });
    const test = await harness({ settings: { ETENDERS_BASE_URL: address } });
    await test.stages.sync({ source: 'etenders', mode: 'incremental' });
    list = 4;
    await test.stages.sync({ source: 'etenders', mode: 'incremental' });
    await test.stages.normaliseAll();
    expect(await test.rows('select ocid, status from core.tender')).toEqual([
      { ocid: 'ocds-9t57fa-7', status: 'cancelled' },
    ]);
  });

  it('derive learns of the end of a run, even if nothing new was read', async () => {
    const address = await serve((_request, response) => response.end(rowsPage([], 0)));
    const test = await harness({ settings: { ETENDERS_BASE_URL: address } });
    const waiting = async () => (await test.queues.counts()).derive['waiting'];
    expect(await waiting()).toBe(0);
    await test.stages.sync({ source: 'etenders', mode: 'gaps' });
    expect(await waiting()).toBe(1);
  });

  it('a list is read again while rows are missing, and after three readings reported as incomplete', async () => {
    const asked: string[] = [];
    const address = await serve((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://portal');
      if (searchParams.get('status') !== '1') return void response.end(rowsPage([], 0));
      asked.push(`${searchParams.get('order[0][dir]')} ${searchParams.get('start')}`);
      response.end(rowsPage(searchParams.get('start') === '0' ? [portalRow(1), portalRow(2)] : [], 3));
    });
    const test = await harness({ settings: { ETENDERS_BASE_URL: address } });
    await test.stages.sync({ source: 'etenders', mode: 'gaps' });
    expect(asked).toEqual(['desc 0', 'asc 0', 'desc 0']);
    expect(await test.rows(`select kind, subject, detail from ops.issue`)).toEqual([
      { kind: 'list-incomplete', subject: 'list advertised', detail: { seen: 2, total: 3, repeat: 3 } },
    ]);
    expect(
      await test.rows(`select state, count(*)::int from ops.task where pass = 'list' group by 1`),
    ).toEqual([{ state: 'done', count: 5 }]);
  });

  it('a refetch reads only the newest pages of long lists, and continues with the page that failed', async () => {
    const pages: number[] = [];
    let broken = true;
    const address = await serve((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://portal');
      const [start, length] = [Number(searchParams.get('start')), Number(searchParams.get('length'))];
      if (searchParams.get('status') !== '4') return void response.end(rowsPage([], 0));
      if (broken && start === 3 * length) return void response.writeHead(404).end();
      pages.push(start / length + 1);
      response.end(
        rowsPage(
          Array.from({ length }, (_, at) => portalRow(start + at + 1)),
          25_000,
        ),
      );
    });
    const test = await harness({ settings: { ETENDERS_BASE_URL: address } });
    await test.stages.sync({ source: 'etenders', mode: 'refetch' });
    expect(pages).toEqual([1, 2, 3]);
    expect(await test.rows(`select state, next_page from ops.task where list = 'cancelled'`)).toEqual([
      { state: 'failing', next_page: 4 },
    ]);
    broken = false;
    await test.rows(`update ops.task set failing_since = now() - interval '1 day' where state = 'failing'`);
    await test.stages.resume();
    expect(pages).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  });

  it('an error of the portal written as JSON is recorded as a fault of the response', async () => {
    const address = await serve((_, response) => response.end('{"message":"Object reference not set"}'));
    const test = await harness({ settings: { ETENDERS_BASE_URL: address } });
    await test.stages.sync({ source: 'etenders', mode: 'incremental' });
    expect(await test.rows(`select distinct fault from raw.response`)).toEqual([
      { fault: 'unexpected-shape' },
    ]);
    expect(await test.rows(`select status from ops.cron_runs`)).toEqual([{ status: 'partial' }]);
  });
});
