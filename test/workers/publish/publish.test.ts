import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '#shared/database/connection.ts';
import { Field } from '#shared/resources/definition/fields.ts';
import { payloadSchema, type Resource } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';
import { snakeCase } from '#shared/text/case.ts';
import { newDatabase } from '#test/support/database.ts';
import { propertyOf, runsOf } from '#test/support/property.ts';
import { workerPool } from '#test/support/worker-database.ts';
import { publishPending } from '#workers/publish/publish.ts';
import { publishStatements } from '#workers/publish/statement.ts';
import { putTender, touch } from './records.ts';

const pool = await workerPool();
beforeEach(async () => {
  await pool.query(
    'delete from core.outbox; delete from core.tender; delete from read.tender; delete from read.counter; delete from read.version; delete from read.tombstone; delete from ops.issue',
  );
});

const published = async (id: string) =>
  (await pool.query(`select *, change_seq::int as seq, search::text from read.tender where id = $1`, [id]))
    .rows[0];
const publish = () => publishPending(pool, resources.tender);

describe('publishing statements', () => {
  it.each(Object.values<Resource>(resources))(
    'the statement of $name returns exactly the fields that are not pending, besides those that rules write',
    async (resource) => {
      const { fields } = await pool.query(publishStatements(resource).select, [[]]);
      const { written } = resource;
      const given = fields
        .map((field) => field.name)
        .filter((name) => name !== 'search' && !(written && name === 'facts'))
        .concat(written ?? []);
      const filled = Object.entries(resource.fields).flatMap(([name, field]) =>
        field.pending ? [] : [snakeCase(name)],
      );
      expect(given.toSorted()).toEqual(filled.toSorted());
    },
  );
});

describe('publishing', () => {
  it('writes a list item and a detail as the resource declares them', async () => {
    const id = await putTender(pool, {
      number: 7,
      province: 'Gauteng',
      category: 'Civil engineering',
      closesAt: '2099-03-04T11:00:00+02:00',
    });
    await publish();
    const record = await published(id);
    const detail = JSON.parse(record.detail);
    expect(payloadSchema(resources.tender, 'detail').parse(detail)).toEqual(detail);
    expect(JSON.parse(record.body)).toEqual(payloadSchema(resources.tender, 'list').parse(detail));
    expect(detail).toMatchObject({
      tenderId: '7',
      status: 'active',
      closingDate: '2099-03-04',
      closingDateTime: '2099-03-04T09:00:00.000Z',
      category: [{ name: 'Civil engineering', slug: 'civil-engineering' }],
    });
    expect(record).toMatchObject({
      province_slug: 'gauteng',
      category_slugs: ['civil-engineering', 'industry:construction'],
      status: 'active',
    });
    // The vector has the values that searches are filtered by.
    for (const value of ['province_slug=gauteng', 'category_slugs=civil-engineering'])
      expect(record.search).toContain(`'#${value}'`);
  });

  it('finds special conditions, and words with hyphens as one word', async () => {
    const id = await putTender(pool, { number: 8, title: 'Wi-Fi for clinics' });
    await pool.query(`update core.tender set requirements = 'A PSIRA certificate' where id = $1`, [id]);
    await publish();
    const { search } = await published(id);
    expect(search).toContain(`'@psira'`);
    expect(search).toContain(`'wifi'`);
  });

  it('gives a new change number only to records that differ', async () => {
    const [first, second] = [await putTender(pool, { number: 1 }), await putTender(pool, { number: 2 })];
    await publish();
    const before = (await published(first)).seq;
    await touch(pool, first);
    await putTender(pool, { id: second, number: 2, title: 'Another title' });
    await publish();
    expect((await published(first)).seq).toBe(before);
    expect((await published(second)).seq).toBe(3);
  });

  it('withdraws a record that was deleted', async () => {
    const id = await putTender(pool, {});
    await publish();
    await pool.query('delete from core.tender where id = $1', [id]);
    await touch(pool, id);
    await publish();
    expect(await published(id)).toBeUndefined();
    const { rows } = await pool.query(
      `select n::int from read.counter where resource = 'tender' and "column" = ''`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('rejects a record that violates its declaration, records an issue and keeps the last valid version', async () => {
    const id = await putTender(pool, { title: 'Good' });
    await publish();
    await putTender(pool, { id, title: 'Bad', status: 'nonsense' });
    await publish();
    expect(JSON.parse((await published(id)).body).title).toBe('Good');
    const { rows } = await pool.query('select kind, subject, detail from ops.issue');
    expect(rows).toEqual([
      {
        kind: 'publish-rejected',
        subject: id,
        detail: { reason: expect.stringContaining('status is nonsense') },
      },
    ]);
  });

  it.each(['title', 'description', 'contact_telephone', 'cancellation_reason'])(
    'does not publish an identity number that reached the %s of a tender',
    async (column) => {
      const id = await putTender(pool, {});
      await pool.query(`update core.tender set ${column} = 'of 800101 5009 087' where id = $1`, [id]);
      await publish();
      expect(await published(id)).toBeUndefined();
      const { rows } = await pool.query('select kind, severity, subject, detail from ops.issue');
      expect(rows).toEqual([
        {
          kind: 'publish-rejected',
          severity: 'error',
          subject: id,
          detail: { reason: 'it contains an identity number' },
        },
      ]);
    },
  );

  it('closes a tender at its closing time, even if its source calls it active', async () => {
    const id = await putTender(pool, { closesAt: '2026-01-05T11:00:00+02:00' });
    await publish();
    expect(JSON.parse((await published(id)).body)).toMatchObject({
      status: 'closed',
      publicationType: 'CLOSED',
    });
    expect(JSON.parse((await published(id)).detail).updatedAt).toBe('2026-01-05T09:00:00.000Z');
  });

  it('does not lose a change that commits while it is running', async () => {
    const id = await putTender(pool, { title: 'Old' });
    const writer = await pool.connect();
    await writer.query('begin');
    await putTender(writer, { id, title: 'New' });
    await publish();
    await writer.query('commit');
    writer.release();
    expect(JSON.parse((await published(id)).body).title).toBe('Old');
    await publish();
    expect(JSON.parse((await published(id)).body).title).toBe('New');
  });

  it('keeps counters equal to a recount and change numbers distinct after any sequence of changes', async () => {
    const provinces = ['Gauteng', 'Limpopo', null];
    const step = fc.record({
      number: fc.integer({ min: 1, max: 6 }),
      province: fc.constantFrom(...provinces),
      status: fc.constantFrom('active', 'cancelled', 'awarded'),
      gone: fc.boolean(),
    });
    await propertyOf(
      { numRuns: runsOf(25) },
      fc.array(fc.array(step, { maxLength: 5 }), { maxLength: 5 }),
      async (batches) => {
        await pool.query(
          'delete from core.tender; delete from read.tender; delete from read.counter; delete from read.version; delete from read.tombstone',
        );
        for (const batch of batches) {
          for (const { number, gone, ...seed } of batch) {
            const id = `00000000-0000-5000-8000-${String(number).padStart(12, '0')}`;
            if (gone)
              await pool.query('delete from core.tender where id = $1', [id]).then(() => touch(pool, id));
            else await putTender(pool, { id, number, ...seed });
          }
          await Promise.all([publish(), publish()]);
        }
        const { rows: counted } = await pool.query(
          `select "column", value, n::int from read.counter where resource = 'tender' and n <> 0 order by 1, 2`,
        );
        const { rows: recounted } = await pool.query(
          `select * from (
             select '' as "column", '' as value, count(*)::int as n from read.tender having count(*) > 0
             union all select 'placeholder', placeholder::text, count(*)::int from read.tender group by 2
             union all select 'status', status, count(*)::int from read.tender where placeholder = 0 group by status
             union all select 'province_slug', province_slug, count(*)::int from read.tender where province_slug is not null and placeholder = 0 group by 2
           ) as recount order by 1, 2`,
        );
        expect(counted).toEqual(recounted);
        const { rows } =
          await pool.query(`select (select count(*) from core.tender)::int as core, (select count(*) from read.tender)::int as read,
          (select count(distinct change_seq) from read.tender)::int as numbers`);
        expect(rows[0].read).toBe(rows[0].core);
        expect(rows[0].numbers).toBe(rows[0].read);
      },
    );
  });
});

describe('a record for which publishing fails', () => {
  /** Tenders with a rule for titles that has a defect, which depends on the title. */
  const defective: Resource = {
    ...resources.tender,
    fields: {
      ...resources.tender.fields,
      title: new Field({
        ...resources.tender.fields.title,
        prepare: (title) => {
          if (title === 'throw') throw new Error('a defect of the rules');
          while (title === 'loop');
          if (title === 'backtrack') /^(a|a)*$/.test(`${'a'.repeat(100)}b`);
          return title;
        },
      }),
    },
  };
  const LIMIT = 500;
  const issues = async () =>
    (await pool.query('select kind, severity, source, subject, detail from ops.issue')).rows;
  const issueOf = (subject: string, reason: unknown) => [
    { kind: 'publish-rejected', severity: 'error', source: 'tender', subject, detail: { reason } },
  ];

  it.each([
    ['throws an error', 'throw', 'a defect of the rules'],
    ['does not end', 'loop', 'the rules took longer than 500 ms'],
    ['backtracks for ever', 'backtrack', 'the rules took longer than 500 ms'],
  ])(
    'because a rule %s stays as it was last published; its neighbours are published',
    async (_, title, reason) => {
      await putTender(pool, { number: 1 });
      const bad = await putTender(pool, { number: 2 });
      await publish();
      await putTender(pool, { id: bad, number: 2, title });
      for (const number of [3, 4]) await putTender(pool, { number });
      await publishPending(pool, defective, { limit: LIMIT });
      expect((await published(bad)).detail).toContain('"title":"A title"');
      expect((await pool.query('select tender_id from read.tender order by tender_id')).rows).toEqual(
        ['1', '2', '3', '4'].map((tender_id) => ({ tender_id })),
      );
      expect((await pool.query('select from core.outbox')).rowCount).toBe(0);
      expect(await issues()).toEqual(issueOf(bad, reason));
    },
  );

  it('because PostgreSQL refuses it is set aside alone, and published once it has been corrected', async () => {
    const ids: string[] = [];
    for (let number = 1; number <= 9; number += 1) ids.push(await putTender(pool, { number }));
    const bad = ids[5]!;
    // Longer than an entry of the index on this column may be, even compressed.
    const long = randomBytes(20_000).toString('base64').replace(/\d/g, 'd');
    await pool.query('update core.tender set reference_number = $2 where id = $1', [bad, long]);
    await publish();
    const rows = async () =>
      (await pool.query('select id from read.tender order by change_seq')).rows.map(({ id }) => id);
    expect((await rows()).toSorted()).toEqual(ids.filter((id) => id !== bad).toSorted());
    expect((await pool.query('select change_seq::int as seq from read.version')).rows[0].seq).toBe(8);
    expect(await issues()).toEqual(issueOf(bad, expect.stringContaining('index row requires')));
    await pool.query(`update core.tender set reference_number = 'RFQ 6' where id = $1`, [bad]);
    await touch(pool, bad);
    await publish();
    expect((await rows()).toSorted()).toEqual(ids.toSorted());
  });
});

describe('roles', () => {
  it('the API can read published records and cannot write tables of the pipeline', async () => {
    await using database = await newDatabase();
    const api = openPool({ url: database.url, role: 'tender_api', name: 'test' });
    try {
      await expect(api.query('select count(*) from read.tender')).resolves.toBeDefined();
      await expect(api.query('delete from read.tender')).rejects.toThrow('permission denied');
      await expect(api.query('select * from core.tender')).rejects.toThrow('permission denied');
      await expect(api.query('select * from raw.blob')).rejects.toThrow('permission denied');
    } finally {
      await api.end();
    }
  });
});
