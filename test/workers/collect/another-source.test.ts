import { describe, expect, it } from 'vitest';
import { harness } from '#test/support/harness.ts';
import { planFrom } from '#workers/collect/planning/stage.ts';
import { collectFrom } from '#workers/collect/stage.ts';
import { elsewhere, serve } from './packages.ts';
import { storedOcids } from './stored-ocids.ts';

describe('another source', () => {
  const release = (ocid: string) => ({
    ocid,
    id: `${ocid}-1`,
    date: '2026-01-05T10:00:00+01:00',
    tag: ['planning'],
  });

  it('needs only a declaration: its packages are stored with their ocids, and it has no numbers', async () => {
    const asked: string[] = [];
    const all = ['a', 'b', 'c'].map((name) => release(`ocds-zzz-${name}`));
    const address = await serve((request, response) => {
      asked.push(request.url!);
      const page = Number(new URL(request.url!, 'http://x').searchParams.get('page'));
      const links = page === 1 ? { next: 'more' } : {};
      response.end(JSON.stringify({ releases: all.slice(2 * page - 2, 2 * page), links }));
    });
    const test = await harness({});
    await test.stages.sync(
      { source: 'elsewhere', mode: 'backfill', from: '2026-01-01', to: '2026-01-31' },
      { elsewhere: elsewhere(address) },
    );
    expect(asked).toEqual([
      '/packages/2026-01-07/2026-01-31?page=1',
      '/packages/2026-01-07/2026-01-31?page=2',
      '/packages/2026-01-01/2026-01-06?page=1',
      '/packages/2026-01-01/2026-01-06?page=2',
    ]);
    expect(await storedOcids(test)).toEqual(['ocds-zzz-a', 'ocds-zzz-b', 'ocds-zzz-c']);
    expect(await test.rows(`select distinct source, number from raw.capture`)).toEqual([
      { source: 'elsewhere', number: null },
    ]);
    expect(await test.rows(`select status, entity from ops.cron_runs`)).toEqual([
      { status: 'completed', entity: 'elsewhere' },
    ]);
  });

  it('is requested by one process at a time, however many are woken', async () => {
    let [open, most] = [0, 0];
    const address = await serve((request, response) => {
      open += 1;
      most = Math.max(most, open);
      const page = Number(new URL(request.url!, 'http://x').searchParams.get('page'));
      setTimeout(() => {
        open -= 1;
        response.end(
          JSON.stringify({ releases: page < 4 ? [release(`ocds-zzz-${page}`), release('ocds-zzz-x')] : [] }),
        );
      }, 5);
    });
    const test = await harness({});
    const [one, two, three] = [1, 2, 3].map(() => collectFrom({ elsewhere: elsewhere(address) }));
    const plan = {
      source: 'elsewhere',
      mode: 'backfill',
      from: '2026-01-01',
      to: '2026-04-30',
    } as const;
    const planning = planFrom({ elsewhere: elsewhere(address) });
    await planning.handle({ ...plan, requestId: 'first' }, test.context);
    await planning.handle({ ...plan, requestId: 'second', mode: 'refetch' }, test.context);
    const [task] = await test.rows<{ id: string }>(`select id from ops.task limit 1`);
    const wake = { taskId: task!.id } as const;
    await Promise.all([one, two, three, one, two].map((stage) => stage!.handle(wake, test.context)));
    expect(most).toBe(1);
    expect(await test.rows(`select status, rows_synced from ops.cron_runs order by rows_synced`)).toEqual([
      { status: 'completed', rows_synced: 0 },
      { status: 'completed', rows_synced: 30 },
    ]);
  });

  it('entries that are not releases are stored, for normalise to reject', async () => {
    const address = await serve((_, response) => {
      response.end(
        '{"releases": [null, 7, {"ocid": ["x"]}, {"ocid": " ocds-zzz-1 "}, {"ocid": "a\\u0000b"}]}',
      );
    });
    const source = elsewhere(address);
    const windows = { ...source.pace.windows, pageSize: { value: 50, reason: 'one page' } };
    const short = { ...source, pace: { ...source.pace, windows } };
    const test = await harness({});
    await test.stages.sync(
      { source: 'elsewhere', mode: 'backfill', from: '2026-01-01', to: '2026-01-01' },
      { elsewhere: short },
    );
    expect(
      await test.rows(`select position, natural_key as ocid from raw.capture order by position`),
    ).toEqual([
      { position: 0, ocid: null },
      { position: 1, ocid: null },
      { position: 2, ocid: null },
      { position: 3, ocid: 'ocds-zzz-1' },
      { position: 4, ocid: null },
    ]);
  });

  it('a list without an end is given up as failing, and the pages that were read are kept', async () => {
    const address = await serve((_, response) => {
      response.end(
        JSON.stringify({ releases: [release('ocds-zzz-1'), release('ocds-zzz-2')], links: { next: 'more' } }),
      );
    });
    const source = elsewhere(address);
    const endless = {
      ...source,
      passes: { window: { ...source.passes.window, maxPages: { value: 3, reason: 'a test' } } },
    };
    const test = await harness({});
    await test.stages.sync(
      { source: 'elsewhere', mode: 'backfill', from: '2026-01-01', to: '2026-01-01' },
      { elsewhere: endless },
    );
    expect(await test.rows(`select state, pages, captures from ops.task where pass = 'window'`)).toEqual([
      { state: 'failing', pages: 3, captures: 6 },
    ]);
  });
});
