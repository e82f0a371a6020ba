import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readChanges } from '#services/api/v2/serve/changes.ts';
import { openPool } from '#shared/database/connection.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';
import { uuidOf } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import type { ApiResponse } from '#test/support/api.ts';
import { putTender, touch } from '#test/workers/publish/records.ts';
import { publishPending } from '#workers/publish/publish.ts';

/**
 * Publishing takes nearly all the time of a run (some 40 statements a batch), reading a page next to none. So every run
 * has several readers, each with its own page size and its own place in the feed: 30 runs check 240 copies.
 */
const RUNS = 30;
const READERS = 8;
/** Few records for each writer, so that they are written again and again. */
const RECORDS = 3;
const WRITERS = 3;
/** Both are written from the same rows; the second is made from the first when that is published. */
const FOLLOWED = [resources.tender, resources.tender_slug_mapping] as const;

const at = sharedTables();

type Change = {
  resource: string;
  id: string;
  operation: 'created' | 'changed' | 'withdrawn';
  changeSeq: number;
  record: unknown;
};
type Page = Omit<ApiResponse, 'json'> & {
  json: { data: Change[]; meta: { nextCursor: string; hasNext: boolean } };
};

const ask = async (query: string): Promise<Page> =>
  (await at.api.get(`/v2/changes?${query}`)) as unknown as Page;

/** A caller's copy of what is published, by resource and id. */
class Copy {
  readonly records = new Map<string, unknown>();
  readonly seen = new Map<string, number>();
  since: string | null = null;

  /** Reads one page and applies it. @returns whether more is waiting */
  async follow(limit: number): Promise<boolean> {
    const { status, text, json } = await ask(
      `resource=tenders,tender_slug_mapping&limit=${limit}${this.since === null ? '' : `&since=${this.since}`}`,
    );
    expect(status, text).toBe(200);
    for (const { resource, id, operation, changeSeq, record } of json.data) {
      expect(changeSeq).toBeGreaterThan(this.seen.get(resource) ?? 0);
      this.seen.set(resource, changeSeq);
      const key = `${resource} ${id}`;
      if (operation === 'created') expect(this.records.has(key), 'created is new').toBe(false);
      if (operation === 'withdrawn') this.records.delete(key);
      else this.records.set(key, record);
    }
    this.since = json.meta.nextCursor;
    return json.meta.hasNext;
  }

  async drain(limit: number): Promise<void> {
    while (await this.follow(limit));
  }
}

async function publishedRecords(): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const { name, plural } of FOLLOWED) {
    const rows = await at.rows<{ id: string; detail: string }>(`select id, detail from read.${name}`);
    for (const { id, detail } of rows) found.set(`${plural} ${id}`, JSON.parse(detail));
  }
  return found;
}

const action = fc.record({
  record: fc.nat({ max: RECORDS - 1 }),
  gone: fc.boolean(),
  title: fc.nat({ max: 3 }),
});
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

async function write({ record, gone, title }: Action): Promise<void> {
  if (gone) await withdraw(record);
  else await putTender(at.pool(), { id: uuidOf(record), number: record, title: `Title ${title}` });
}
async function withdraw(record: number): Promise<void> {
  await at.rows('delete from core.tender where id = $1', [uuidOf(record)]);
  await touch(at.pool(), uuidOf(record));
}
const publish = (resource: Resource = resources.tender) => publishPending(at.pool(), resource);

describe('following the changes', () => {
  it(`gives every reader exactly what is published, while several writers write (${RUNS} runs, ${READERS} readers)`, async () => {
    const copies = Array.from({ length: READERS }, () => new Copy());
    const reader = fc.record({ limit: fc.integer({ min: 2, max: 9 }), anew: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(action, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: WRITERS }),
        fc.array(reader, { minLength: READERS, maxLength: READERS }),
        async (writers, readers) => {
          for (const [nth, { anew }] of readers.entries()) if (anew) copies[nth] = new Copy();
          const writing = writers.map(async (actions, nth) => {
            for (const each of actions) {
              // Each writer has its own records, as each publisher has; all write through one lock.
              await write({ ...each, record: each.record * WRITERS + nth });
              await publish(FOLLOWED[nth % 2]);
            }
          });
          const reading = readers.map(({ limit }, nth) => copies[nth]!.follow(limit));
          await Promise.all([...writing, ...reading]);
          for (const resource of FOLLOWED) await publish(resource);
          await Promise.all(readers.map(({ limit }, nth) => copies[nth]!.drain(limit)));
          const published = await publishedRecords();
          for (const { records } of copies) expect(records).toEqual(published);
        },
      ),
      { numRuns: RUNS },
    );
  }, 240_000);

  it('lists what was created, changed and withdrawn, and continues later from the same place', async () => {
    const copy = new Copy();
    await copy.drain(100);
    const next = async () =>
      (await ask(`resource=tender&since=${copy.since}`)).json.data.map(({ operation }) => operation);
    const entitle = async (title: string) => {
      await putTender(at.pool(), { id: uuidOf(900), number: 900, title });
      await publish();
    };
    await entitle('One');
    expect(await next()).toEqual(['created']);
    await entitle('Two');
    expect(await next()).toEqual(['created']);
    await copy.drain(100);
    expect(await next()).toEqual([]);
    await entitle('Three');
    expect(await next()).toEqual(['changed']);
    await withdraw(900);
    await publish();
    expect(await next()).toEqual(['withdrawn']);
  });

  it('responds with 410 and the way to begin again once changes that a reader missed are deleted; a newer reader continues', async () => {
    const [old, recent] = [new Copy(), new Copy()];
    await old.drain(100);
    const withdrawOne = async (n: number) => {
      await putTender(at.pool(), { id: uuidOf(n), number: n });
      await publish();
      await withdraw(n);
      await publish();
    };
    await withdrawOne(901);
    await recent.drain(100);
    await at.readTables.client.query(`update read.tombstone set at = at - interval '91 days'`);
    await withdrawOne(902);
    const { status, json } = await at.api.get(`/v2/changes?since=${old.since}`);
    expect(status).toBe(410);
    expect(json).toMatchObject({
      code: 'GONE',
      error: 'No longer available',
      details: { resources: ['tender', 'tender_slug_mapping'], keptDays: 90, begin: '/v2/changes' },
    });
    await recent.drain(100);
    const anew = new Copy();
    await anew.drain(3);
    expect(anew.records).toEqual(await publishedRecords());
    expect(recent.records).toEqual(anew.records);
  });

  it('gives pages of a thousand changes, and ends a page earlier if its records are large', async () => {
    const many = 1_100;
    await at.rows(
      `insert into read.tender_slug_mapping
         (id, change_seq, first_seq, published_at, body, detail, tender_record_id, slug, tender_id, created_at)
       select gen_random_uuid(), 1_000_000 + n, 1_000_000 + n, now(), '{}',
         json_build_object('text', repeat('x', case when n > 1_050 then 500_000 else 10 end)), gen_random_uuid(), 'slug-' || n, n, now()
       from generate_series(1, $1::int) n`,
      [many],
    );
    await at.rows(`update read.version set change_seq = 2_000_000 where resource = 'tender_slug_mapping'`);
    const sizes: number[] = [];
    const seen = new Set<string>();
    let page: Page | null = null;
    do {
      const since: string = page === null ? '' : `&since=${page.json.meta.nextCursor}`;
      page = await ask(`resource=tender_slug_mappings&limit=1000${since}`);
      sizes.push(page.json.data.length);
      for (const { id } of page.json.data) seen.add(id);
    } while (page.json.meta.hasNext);
    const rows = await at.rows('select from read.tender_slug_mapping');
    expect(seen.size).toBe(rows.length);
    expect(sizes[0]).toBe(1_000);
    // 4 MiB of them are nine.
    expect(Math.max(...sizes.slice(2))).toBe(9);
    await at.rows(`delete from read.tender_slug_mapping where slug like 'slug-%'`);
  });

  it('keeps the plan of its statement for readers of one resource', async () => {
    const url = at.database.login('tender_api');
    const pool = openPool({ url, role: 'tender_api', name: 'test', size: 1 });
    onTestFinished(() => pool.end());
    // PostgreSQL plans the first five calls of a connection; then it keeps a plan if that is not much worse.
    for (let call = 0; call < 7; call += 1) await readChanges(pool, [resources.tender], {}, 5);
    const { rows } = await pool.query(
      `select generic_plans from pg_prepared_statements where name like 'changes-%'`,
    );
    expect(rows).toEqual([{ generic_plans: '2' }]);
  });

  it('gives a key only what it may read', async () => {
    const { key } = await at.newKey({ permissions: ['changes', 'awards'] });
    const { status, json } = await at.api.get('/v2/changes', { key });
    expect([status, json.data]).toEqual([200, []]);
    expect((await at.api.get('/v2/changes?resource=tenders', { key })).status).toBe(403);
  });

  it.each([
    ['since=nonsense', 'since'],
    ['resource=dragons', 'resource'],
    ['limit=1001', 'limit'],
    ['wait=31', 'wait'],
    ['page=1', 'page'],
  ])('rejects %s', async (query, parameter) => {
    const { status, json } = await at.api.get(`/v2/changes?${query}`);
    expect([status, json.details[0]?.parameter]).toEqual([400, parameter]);
  });
});
