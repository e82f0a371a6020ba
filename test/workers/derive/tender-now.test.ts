import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { transaction } from '#shared/database/connection.ts';
import { valueNow } from '#shared/reading/expiry.ts';
import { collect } from '#shared/reading/where.ts';
import { resources } from '#shared/resources/index.ts';
import { entryIdentity } from '#shared/text/identity.ts';
import { propertyOf } from '#test/support/property.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { putRow } from '#test/workers/publish/records.ts';
import { readTenders } from '#workers/derive/estimates/read.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';
import { statementsOf } from '#workers/publish/statement.ts';
import { transition } from '#workers/publish/transition.ts';
import { deriveAndPublish } from './derive-all.ts';
import { buyers, putTender, tender, tenders } from './random-tenders.ts';

/** Everything that shows or counts the present state of tenders agrees with rules that are written out here once more. */

const test = sharedHarness({});
const pool = () => test.pool();
beforeAll(async () => {
  await storeCodelists(pool());
  for (const id of buyers) await putRow(pool(), 'core.organization', { id });
});

/** A tender, what its notices say, and whether it was published again. Times are milliseconds since 1970. */
type Stored = {
  id: string;
  organization_id: string | null;
  province: string | null;
  stated: string;
  closes: number | null;
  moved: number | null;
  cancelled: number | null;
  letter: number | null;
  invites: boolean;
};
type State = { status: string; closes: number | null; cancelled: number | null };

const ms = (time: string): string => `(extract(epoch from ${time}) * 1000)::float8`;

function stateOf({ stated, closes, moved, cancelled, letter }: Stored): State {
  const latest = [closes, moved].filter((at) => at !== null).sort((one, other) => other - one)[0] ?? null;
  if (letter !== null && stated === 'active')
    return { status: 'cancelled', closes: latest, cancelled: letter };
  if (stated === 'cancelled') return { status: stated, closes: latest, cancelled };
  const over = stated === 'active' && latest !== null && latest <= Date.now();
  return { status: over ? 'closed' : stated, closes: latest, cancelled: null };
}

const stored = async (): Promise<Stored[]> =>
  (
    await pool().query<Stored>(
      `select tender.id, tender.organization_id, tender.province, tender.status as stated, ${ms('tender.closing_date_time')} as closes,
         ${ms('effect.closing_date_time')} as moved, ${ms('tender.cancelled_at')} as cancelled, ${ms('effect.cancelled_at')} as letter,
         tender.notice_kind is null and relation.original_id is null
           and not 'placeholder-tender' = any(tender.validation_errors) as invites
       from core.tender left join derived.tender_effect effect using (id) left join derived.tender_relation relation using (id)
       order by tender.id`,
    )
  ).rows;

/** The number of rows for which `counts` holds, by a key; none if it is null. */
function countBy<Row>(rows: readonly Row[], key: (row: Row) => string | null, counts: (row: Row) => boolean) {
  const found: Record<string, number> = {};
  for (const row of rows) {
    const name = key(row);
    if (name !== null && counts(row)) found[name] = (found[name] ?? 0) + 1;
  }
  return found;
}

async function numbers(sql: string): Promise<Record<string, number>> {
  const { rows } = await pool().query<{ key: string; n: number }>(sql);
  return Object.fromEntries(rows.map(({ key, n }) => [key, n]));
}

/** The status that the publishing statements of two resources, the API, and the read table after the clock was asked show. */
async function shown(ids: readonly string[]): Promise<Record<string, string>[]> {
  const byId = (rows: { id: string; status: string }[]) =>
    Object.fromEntries(rows.map(({ id, status }) => [id, status]));
  const read = async (sql: string, values: unknown[]) =>
    byId((await pool().query<{ id: string; status: string }>(sql, values)).rows);
  const values = collect();
  const now = valueNow(resources.tender, 'status', values.bind);
  return [
    await read(statementsOf(resources.tender).select, [ids]),
    await read(
      `select id, facts->>'status' as status from (${statementsOf(resources.tender_seo).select}) seo`,
      [ids],
    ),
    await read(`select t.id, ${now} as status from read.tender t`, values.all),
    await read('select id, status from derived.tender_now', []),
  ];
}

type Row = typeof tender extends fc.Arbitrary<infer Value> ? Value : never;

/** A tender with a letter that cancels it, and one with a letter that gives it more time: random ones are seldom linked. */
function examples(): [Row[]][] {
  const [row] = fc.sample(tender, { numRuns: 1, seed: 1 });
  const invitation: Row = {
    ...{ ...row!, organization: buyers[0]!, province: 'Gauteng', reference: 'rfq1', title: 'timber' },
    ...{ id: tenders[0]!, status: 'active', readvertised: false, placeholder: false },
    ...{ published: '2026-02-01T00:00:00Z', closes: '2026-03-20T09:00:00Z', notice: null },
  };
  type Notice = NonNullable<Row['notice']>;
  const letter = (kind: Notice['kind'], event: Notice['event'], closes: Row['closes']): Row => ({
    ...{ ...invitation, id: tenders[1]!, published: '2026-03-01T00:00:00Z', closes },
    notice: { kind, event, title: null, keys: ['rfq1'] },
  });
  return [
    [[invitation, letter('cancellation', 'cancelled', '2026-03-20T09:00:00Z')]],
    [[invitation, letter('closing-extension', 'closing-date-changed', '2099-01-01T09:00:00Z')]],
  ];
}

it('all readers of a tender’s present state agree', async () => {
  let [letters, moved, over] = [0, 0, 0];
  await propertyOf(
    { numRuns: 15, examples: examples() },
    fc.array(tender, { minLength: 4, maxLength: 12 }),
    async (rows) => {
      await pool().query('delete from core.tender; delete from read.tender');
      for (const row of rows) await putTender(pool(), row);
      await pool().query(
        `insert into core.outbox (resource, entity_id) select 'tender', id from core.tender`,
      );
      await deriveAndPublish(pool());
      const all = await stored();
      const states = new Map(all.map((row) => [row.id, stateOf(row)]));
      const statusOf = ({ id }: { id: string }) => states.get(id)!.status;
      const isOpen = (row: Stored) => statusOf(row) === 'active';
      letters += all.filter(({ letter, stated }) => letter !== null && stated === 'active').length;
      moved += all.filter((row) => row.moved !== null).length;
      over += all.filter((row) => statusOf(row) === 'closed').length;

      const expected = Object.fromEntries(all.map((row) => [row.id, statusOf(row)]));
      for (const found of await shown(all.map(({ id }) => id))) expect(found).toEqual(expected);
      const { rows: now } = await pool().query(
        `select id, ${ms('closes_at')} as closes, ${ms('cancelled_at')} as cancelled, invites, is_open
         from derived.tender_now order by id`,
      );
      expect(now).toEqual(
        all.map((row) => {
          const { closes, cancelled } = states.get(row.id)!;
          return { id: row.id, closes, cancelled, invites: row.invites, is_open: isOpen(row) };
        }),
      );

      const estimated = await transaction(pool(), (client) =>
        readTenders(
          client,
          all.map(({ id }) => id),
        ),
      );
      expect(Object.fromEntries(estimated.map(({ subject, open }) => [subject.tenderId, open]))).toEqual(
        Object.fromEntries(all.map((row) => [row.id, isOpen(row)])),
      );
      const province = (row: Stored) => row.province && entryIdentity('province', row.province.toLowerCase());
      expect(
        await numbers('select id as key, open as n from derived.province_listing where open > 0'),
      ).toEqual(countBy(all, province, (row) => row.invites && isOpen(row)));
      expect(
        await numbers(
          'select id as key, cancelled as n from derived.organization_aggregate where cancelled > 0',
        ),
      ).toEqual(
        countBy(
          all,
          ({ organization_id }) => organization_id,
          (row) => row.invites && statusOf(row) === 'cancelled',
        ),
      );
      expect(
        await numbers(
          'select id as key, invitations as n from derived.organization_aggregate where invitations > 0',
        ),
      ).toEqual(
        countBy(
          all,
          ({ organization_id }) => organization_id,
          ({ invites }) => invites,
        ),
      );
    },
  );
  expect(Math.min(letters, moved, over)).toBeGreaterThan(0);
});

it('a published tender whose time has come is closed for callers at once, and published again', async () => {
  await pool().query('delete from core.tender; delete from read.tender');
  const [row] = fc.sample(tender, { numRuns: 1, seed: 1 });
  await putTender(pool(), { ...row!, status: 'active', notice: null, closes: '2099-01-01T09:00:00Z' });
  await pool().query(`insert into core.outbox (resource, entity_id) select 'tender', id from core.tender`);
  await deriveAndPublish(pool());
  expect((await shown([row!.id])).map((found) => found[row!.id])).toEqual(Array(4).fill('active'));
  await pool().query(`update core.tender set closing_date_time = now() - interval '1 second';
    update read.tender set closing_date_time = now() - interval '1 second'; delete from core.outbox`);
  expect((await shown([row!.id])).map((found) => found[row!.id])).toEqual(Array(4).fill('closed'));
  expect(await transition(test.context)).toBe(1);
  expect((await pool().query('select entity_id from core.outbox')).rows).toEqual([{ entity_id: row!.id }]);
});
