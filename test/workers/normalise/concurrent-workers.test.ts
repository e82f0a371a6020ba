import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#shared/database/connection.ts';
import { organizationIdentity } from '#shared/text/identity.ts';
import { portalRelease } from '#test/shared/domain/tenders/releases.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { deleteResponsesAndRecords, normaliseResponse, storeResponse } from './responses.ts';

const test = sharedHarness({});

/** One of the workers is a transaction of the test, which holds its locks until the other one waits for them. */
describe('concurrent workers', () => {
  beforeEach(() => deleteResponsesAndRecords(test));

  /** Returns once a connection waits for a lock of another. */
  const untilBlocked = async (): Promise<void> => {
    for (;;) {
      // Each time in a transaction of its own: within one, the list of connections stays as it was first read.
      const [blocked] = await test.rows(
        `select 1 from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
      );
      if (blocked) return;
      await wait(5);
    }
  };

  /** Normalises a response against a transaction that locks rows, works while normalise waits for them, and commits. */
  const normaliseAgainst = async (
    lockRows: (holder: Client) => Promise<unknown>,
    responseId: string,
    meanwhile: () => Promise<unknown>,
  ) => {
    const holder = await test.pool().connect();
    try {
      await holder.query('begin');
      await lockRows(holder);
      const handled = normaliseResponse(test, responseId);
      await untilBlocked();
      await meanwhile();
      await holder.query('commit');
      await handled;
    } finally {
      holder.release();
    }
  };

  it('on one process: the one that waited sees what was captured meanwhile', async () => {
    await normaliseResponse(
      test,
      await storeResponse(test, { json: portalRelease(1), at: '2026-08-15T06:00:00Z' }),
    );
    const amended = portalRelease(1, { description: 'Amended title of the tender' });
    const id = await storeResponse(test, { json: amended, at: '2026-08-16T06:00:00Z' });
    await normaliseAgainst(
      (holder) => holder.query(`select 1 from core.process where ocid = 'ocds-9t57fa-1' for update`),
      id,
      () =>
        storeResponse(test, { json: portalRelease(1, { status: 'cancelled' }), at: '2026-08-17T06:00:00Z' }),
    );
    expect(await test.rows('select status, amendment_number from core.tender')).toEqual([
      { status: 'cancelled', amendment_number: 2 },
    ]);
  });

  it('on one buyer: the same spelling is kept whichever is stored first', async () => {
    const release = portalRelease(1, {}, { buyer: { id: '167', name: 'ESKOM' } });
    const id = await storeResponse(test, { json: release, at: '2026-08-15T06:00:00Z' });
    await normaliseAgainst(
      (holder) =>
        holder.query(
          `insert into core.organization (id, name, slug, source_id) values ($1, 'Eskom', 'eskom', '9')`,
          [organizationIdentity('eskom')],
        ),
      id,
      async () => undefined,
    );
    expect(await test.rows('select name, source_id from core.organization')).toEqual([
      { name: 'Eskom', source_id: '167' },
    ]);
  });

  it('on many processes, in opposite orders, do not block each other', async () => {
    const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
    const ids = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((hour) => {
        const order = hour % 2 === 0 ? numbers : [...numbers].reverse();
        const releases = order.map((number) =>
          portalRelease(number, { description: `Works, version ${hour}` }),
        );
        return storeResponse(test, { json: { releases }, at: `2026-08-15T0${hour}:00:00Z` });
      }),
    );
    await Promise.all(ids.map((id) => normaliseResponse(test, id)));
    expect(await test.rows('select distinct title, amendment_number from core.tender')).toEqual([
      { title: 'Works, version 6', amendment_number: 5 },
    ]);
  });
});
