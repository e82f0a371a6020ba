import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#shared/database.ts';
import { organizationIdentity } from '#shared/text/identity.ts';
import { portalRelease } from '#test/shared/domain/tenders/releases.ts';
import { openWorkbench, type Workbench } from './workbench.ts';

/** Two workers that meet. The other one is a transaction of the test, so that the meeting is where it hurts most. */
describe('workers that meet', () => {
  let bench: Workbench;
  beforeAll(async () => {
    bench = await openWorkbench();
  });
  beforeEach(() => bench.clear());
  afterAll(() => bench.close());

  /** Returns once a connection waits for a lock of another. */
  const untilBlocked = async (): Promise<void> => {
    for (;;) {
      // Each time in a transaction of its own: within one, the list of connections stays as it was first read.
      const [blocked] = await bench.rows(
        `select 1 from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
      );
      if (blocked) return;
      await wait(5);
    }
  };

  const meet = async (
    before: (holder: Client) => Promise<unknown>,
    responseId: string,
    meanwhile: () => Promise<unknown>,
  ) => {
    const holder = await bench.pool.connect();
    try {
      await holder.query('begin');
      await before(holder);
      const handled = bench.normalise(responseId);
      await untilBlocked();
      await meanwhile();
      await holder.query('commit');
      await handled;
    } finally {
      holder.release();
    }
  };

  it('in a process: the later one sees what was captured while it waited', async () => {
    await bench.normalise(await bench.store({ json: portalRelease(1), at: '2026-08-15T06:00:00Z' }));
    const amended = portalRelease(1, { description: 'Amended title of the tender' });
    const id = await bench.store({ json: amended, at: '2026-08-16T06:00:00Z' });
    await meet(
      (holder) => holder.query(`select 1 from core.process where ocid = 'ocds-9t57fa-1' for update`),
      id,
      () => bench.store({ json: portalRelease(1, { status: 'cancelled' }), at: '2026-08-17T06:00:00Z' }),
    );
    expect(await bench.rows('select status, amendment_number from core.tender')).toEqual([
      { status: 'cancelled', amendment_number: 2 },
    ]);
  });

  it('in a buyer: the same spelling stays whoever comes first', async () => {
    const release = portalRelease(1, {}, { buyer: { id: '167', name: 'ESKOM' } });
    const id = await bench.store({ json: release, at: '2026-08-15T06:00:00Z' });
    await meet(
      (holder) =>
        holder.query(
          `insert into core.organization (id, name, slug, source_id) values ($1, 'Eskom', 'eskom', '9')`,
          [organizationIdentity('eskom')],
        ),
      id,
      async () => undefined,
    );
    expect(await bench.rows('select name, source_id from core.organization')).toEqual([
      { name: 'Eskom', source_id: '167' },
    ]);
  });

  it('in many processes, in opposite orders: none waits for the other for ever', async () => {
    const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
    const ids = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((hour) => {
        const order = hour % 2 === 0 ? numbers : [...numbers].reverse();
        const releases = order.map((number) =>
          portalRelease(number, { description: `Works, version ${hour}` }),
        );
        return bench.store({ json: { releases }, at: `2026-08-15T0${hour}:00:00Z` });
      }),
    );
    await Promise.all(ids.map(bench.normalise));
    expect(await bench.rows('select distinct title, amendment_number from core.tender')).toEqual([
      { title: 'Works, version 6', amendment_number: 5 },
    ]);
  });
});
