import { describe, expect, it } from 'vitest';
import { serve } from './packages.ts';
import { beginningOf, normaliseAll, openPublisher, openRig, type Rig } from './rig.ts';

const FAULTS = '500:0.1,html:0.05,truncated:0.05,broken:0.05,429:0.05:0,content-type:0.1,unstable';

type Listed = { id: number; list: number };

/** What the publisher lists now, and what was last captured of each: tender and list. */
const listed = async (publisher: { command: (name: string) => Promise<unknown>; url: string }) =>
  ((await (await fetch(`${publisher.url}/__control/listed`)).json()) as { rows: Listed[] }).rows
    .map(({ id, list }) => `${id} ${list}`)
    .toSorted();
const stored = async ({ rows }: Rig) =>
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
const answer = (rows: unknown[], recordsTotal: number) =>
  JSON.stringify({ draw: 1, recordsTotal, recordsFiltered: recordsTotal, data: rows });

describe('the portal’s lists', () => {
  it.each([1, 2])(
    'every row of every list is stored in spite of all faults, and the books balance (seed %i)',
    async (seed) => {
      const publisher = await openPublisher({ releases: 300, seed, faults: FAULTS, clockRate: 0 });
      const rig = await openRig({ ETENDERS_BASE_URL: publisher.url, COLLECT_FROM: beginningOf(publisher) });
      await rig.sync({ source: 'etenders', mode: 'backfill' });
      await rig.sync({ source: 'etenders', mode: 'backfill' });
      await normaliseAll(rig);
      expect(await stored(rig)).toEqual(await listed(publisher));
      const [books] = await rig.rows<Record<string, string>>('select * from ops.reconciliation');
      expect(books).toMatchObject({ source: 'etenders', outstanding: '0', rejected: '0' });
      expect(Number(books?.['stored'])).toBe(Number(books?.['normalised']) + Number(books?.['unchanged']));
      expect(await rig.rows(`select count(*)::int as n from core.tender`)).toEqual([{ n: 300 }]);
    },
  );

  it('a row that has moved to another list is another capture, though it reads the same', async () => {
    let list = 1;
    const address = await serve((request, response) => {
      const status = Number(new URL(request.url ?? '', 'http://portal').searchParams.get('status'));
      response.end(status === list ? answer([portalRow(7)], 1) : answer([], 0));
    });
    const rig = await openRig({ ETENDERS_BASE_URL: address });
    await rig.sync({ source: 'etenders', mode: 'incremental' });
    list = 4;
    await rig.sync({ source: 'etenders', mode: 'incremental' });
    await normaliseAll(rig);
    expect(await rig.rows('select ocid, status from core.tender')).toEqual([
      { ocid: 'ocds-9t57fa-7', status: 'cancelled' },
    ]);
  });

  it('is read again while it has rows that no reading has shown, and then noted as incomplete', async () => {
    const asked: string[] = [];
    const address = await serve((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://portal');
      if (searchParams.get('status') !== '1') return void response.end(answer([], 0));
      asked.push(`${searchParams.get('order[0][dir]')} ${searchParams.get('start')}`);
      response.end(answer(searchParams.get('start') === '0' ? [portalRow(1), portalRow(2)] : [], 3));
    });
    const rig = await openRig({ ETENDERS_BASE_URL: address });
    await rig.sync({ source: 'etenders', mode: 'incremental' });
    expect(asked).toEqual(['desc 0', 'asc 0', 'desc 0']);
    expect(await rig.rows(`select kind, subject, detail from ops.issue`)).toEqual([
      { kind: 'list-incomplete', subject: 'list advertised', detail: { seen: 2, total: 3, repeat: 3 } },
    ]);
    expect(
      await rig.rows(`select state, count(*)::int from ops.task where pass = 'list' group by 1`),
    ).toEqual([{ state: 'done', count: 6 }]);
  });

  it('an incremental run reads the newest pages of long lists only, and goes on where it was stopped', async () => {
    const pages: number[] = [];
    let broken = true;
    const address = await serve((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://portal');
      const [start, length] = [Number(searchParams.get('start')), Number(searchParams.get('length'))];
      if (searchParams.get('status') !== '4') return void response.end(answer([], 0));
      if (broken && start === 3 * length) return void response.writeHead(404).end();
      pages.push(start / length + 1);
      response.end(
        answer(
          Array.from({ length }, (_, at) => portalRow(start + at + 1)),
          25_000,
        ),
      );
    });
    const rig = await openRig({ ETENDERS_BASE_URL: address });
    await rig.sync({ source: 'etenders', mode: 'incremental' });
    expect(pages).toEqual([1, 2, 3]);
    expect(await rig.rows(`select state, next_page from ops.task where list = 'cancelled'`)).toEqual([
      { state: 'failing', next_page: 4 },
    ]);
    broken = false;
    await rig.rows(`update ops.task set failing_since = now() - interval '1 day' where state = 'failing'`);
    await rig.resume();
    expect(pages).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  });

  it('an error of the service in JSON is a fault of its answer', async () => {
    const address = await serve((_, response) => response.end('{"message":"Object reference not set"}'));
    const rig = await openRig({ ETENDERS_BASE_URL: address });
    await rig.sync({ source: 'etenders', mode: 'incremental' });
    expect(await rig.rows(`select distinct fault from raw.response`)).toEqual([
      { fault: 'unexpected-shape' },
    ]);
    expect(await rig.rows(`select status from ops.cron_runs`)).toEqual([{ status: 'partial' }]);
  });
});
