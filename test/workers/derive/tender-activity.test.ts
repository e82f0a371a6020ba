import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { provinces } from '#shared/codelists/provinces.ts';
import { addDays, southAfricanDay, startOfSouthAfricanDay } from '#shared/time.ts';
import { propertyOf, runsOf } from '#test/support/property.ts';
import { workerPool } from '#test/support/worker-database.ts';
import { putAward, putRow } from '#test/workers/publish/records.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';
import { deriveAll } from './derive-all.ts';
import { buyers, putTender, tender } from './random-tenders.ts';

/** What goes on in categories and provinces equals what is counted one by one from the rows of `core`. */

const pool = await workerPool();
beforeAll(async () => {
  await storeCodelists(pool);
  for (const id of buyers) await putRow(pool, 'core.organization', { id });
});

type Listed = {
  province: string | null;
  categories: string[];
  published: string;
  active: boolean;
};

/** The same day one or two years before, as a moment. */
const yearsBefore = (years: number): number => {
  const today = southAfricanDay(new Date());
  const day = `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  return startOfSouthAfricanDay(day.endsWith('02-29') ? addDays(day, -1) : day).getTime();
};

async function expected(): Promise<Record<string, object>> {
  const { rows } = await pool.query<Listed>(
    `select tender.province, coalesce(publication_date_time, first_captured_at) as published,
       array(select entry.entry->>'name' from core.tender_category_relation related
         join core.codelist_entry entry on entry.id = related.category_id where related.tender_id = tender.id) as categories,
       state.status = 'active' and (state.closes_at is null or state.closes_at > now()) as active
     from core.tender join derived.tender_now state using (id)
     where not 'placeholder-tender' = any(validation_errors)`,
  );
  const scopes = new Set(
    rows.flatMap(({ province, categories }) =>
      [null, province].flatMap((where) =>
        [null, ...categories].map((category) => JSON.stringify([where, category])),
      ),
    ),
  );
  scopes.delete(JSON.stringify([null, null]));
  return Object.fromEntries([...scopes].map((scope) => [scope, figures(rows, JSON.parse(scope))]));
}

function figures(all: readonly Listed[], [province, category]: [string | null, string | null]) {
  const own = all.filter(
    (one) =>
      (province === null || one.province === province) &&
      (category === null || one.categories.includes(category)),
  );
  const [begins, middle, today] = [yearsBefore(2), yearsBefore(1), yearsBefore(0)];
  const within = (from: number, until: number) =>
    own.filter(({ published }) => Date.parse(published) >= from && Date.parse(published) < until).length;
  const [year, before] = [within(middle, today), within(begins, middle)];
  const known = before > 0 && own.some(({ published }) => Date.parse(published) < begins);
  const percent = known ? Math.round(((year - before) * 1000) / before) / 10 : null;
  const people = provinces.find(({ name }) => name === province)?.population;
  return {
    ...{ tenders: own.length, active: own.filter(({ active }) => active).length, year, year_before: before },
    trend: percent === null ? null : percent >= 5 ? 'up' : percent <= -5 ? 'down' : 'flat',
    trend_percent: percent,
    per_million: people ? Math.round((own.length * 1e7) / people) / 10 : null,
  };
}

async function computed(): Promise<Record<string, object>> {
  const { rows } = await pool.query(
    `select province, category, tenders, active, year, year_before, trend, trend_percent::float, per_million::float
     from derived.tender_activity`,
  );
  return Object.fromEntries(
    rows.map(({ province, category, ...rest }) => [JSON.stringify([province, category]), rest]),
  );
}

describe('what goes on in categories and provinces', () => {
  it('equals what is counted one by one', () =>
    propertyOf({ numRuns: runsOf(15) }, fc.array(tender, { minLength: 1, maxLength: 12 }), async (rows) => {
      await pool.query('delete from core.tender');
      for (const row of rows) await putTender(pool, row);
      await deriveAll(pool);
      expect(await computed()).toEqual(await expected());
    }));

  it('has the values that the records of provinces and categories show', async () => {
    await pool.query('delete from core.tender');
    const columns = { status: 'awarded', province: 'Gauteng', category: 'Construction' };
    const [one, other] = [
      await putRow(pool, 'core.tender', columns),
      await putRow(pool, 'core.tender', columns),
    ];
    await putAward(pool, { tender: one, amount: 100.25 });
    await putAward(pool, { tender: one, amount: 7 });
    await putAward(pool, { tender: other, amount: 9e12, validation_errors: ['suspect-amount'] });
    await deriveAll(pool);
    const values = await pool.query(
      `select province, category, value::float, (select value::float from derived.province_value limit 1) as of_province
       from derived.tender_activity where value is not null order by province nulls last, category nulls last`,
    );
    expect(values.rows).toEqual([
      { province: 'Gauteng', category: 'Construction', value: 107.25, of_province: 107.25 },
      { province: 'Gauteng', category: null, value: 107.25, of_province: 107.25 },
      { province: null, category: 'Construction', value: 107.25, of_province: 107.25 },
    ]);
  });

  it('is computed again when a day has ended or a tender has closed', async () => {
    await pool.query('delete from core.tender');
    const id = await putRow(pool, 'core.tender', { province: 'Limpopo' });
    await pool.query(
      `update core.tender set closing_date_time = now() + interval '1 hour', publication_date_time = now() where id = $1`,
      [id],
    );
    await deriveAll(pool);
    const { rows } = await pool.query(
      `select changes_at <= now() + interval '1 hour' as closes, active from derived.province_activity`,
    );
    expect(rows).toEqual([{ closes: true, active: 1 }]);
    const due = await pool.query('select id from core.codelist_entry where slug = $1', ['limpopo']);
    await pool.query(
      `update core.tender set closing_date_time = null, publication_date_time = now() - interval '3 years'`,
    );
    await deriveAll(pool);
    const after = await pool.query('select province_id, changes_at from derived.province_activity');
    expect(after.rows).toEqual([{ province_id: due.rows[0].id, changes_at: null }]);
  });
});
