import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uuidOf } from './support/rows.ts';
import { sharedTables } from './support/served-tables.ts';

/** Full scans in all, divided into lanes that run at the same time; every scan has a list of its own in one database. */
const SCANS = 200;
const PAGE_SCANS = 48;
const LANES = 4;
/** More records than any list has. */
const MAX_RECORDS = 100;

const at = sharedTables();

/** Sorts of the list, and the column each reads. */
const SORTS = {
  publicationDate: 'publication_date_time',
  closingDate: 'closing_date_time',
  estimatedValue: 'estimated_value',
  referenceNumber: 'reference_number',
  updatedAt: 'updated_at',
} as const;
type SortName = keyof typeof SORTS;

/** A sort key as a small number, which makes ties; null if the record has none. */
type Rank = number | null;

/** Ranks become keys that differ in the last microsecond, the last digit, or in case and accent only. */
const TEXTS = ['a', 'A', 'á', 'b', 'B', 'z', '10', '9'];
function keyOf(sort: SortName, rank: Rank): string | null {
  if (sort === 'updatedAt') return `2026-08-14 10:00:00.${String(999_990 + (rank ?? 0)).slice(0, 6)}+00`;
  if (rank === null) return null;
  if (sort === 'estimatedValue') return `12345678901234567.00000${rank}`;
  if (sort === 'referenceNumber') return TEXTS[rank] ?? '';
  return `2026-08-14 10:00:00.${String(123_450 + rank)}+00`;
}

type Action = { kind: 'insert' | 'delete' | 'touch'; which: number; rank: Rank };

const rank: fc.Arbitrary<Rank> = fc.option(fc.integer({ min: 0, max: 7 }), { nil: null, freq: 3 });
const scan = fc.record({
  sort: fc.constantFrom(...(Object.keys(SORTS) as SortName[])),
  descending: fc.boolean(),
  limit: fc.integer({ min: 1, max: 9 }),
  stable: fc.array(rank, { maxLength: 24, size: 'max' }),
  passing: fc.array(rank, { maxLength: 8, size: 'max' }),
  // What is written while each page is read.
  writes: fc.array(
    fc.record({
      kind: fc.constantFrom<Action['kind'][]>('insert', 'delete', 'touch'),
      which: fc.nat(),
      rank,
    }),
    { maxLength: 12, size: 'max' },
  ),
});
type Scan = typeof scan extends fc.Arbitrary<infer Value> ? Value : never;

let made = 0;
/** Ids in an order that has nothing to do with that of the keys. */
const newId = () => {
  made += 1;
  return uuidOf((made * 2_654_435_761) % 2 ** 40);
};

async function insert(list: string, sort: SortName, records: { id: string; rank: Rank }[]): Promise<void> {
  if (records.length === 0) return;
  const column = SORTS[sort];
  const updated = sort === 'updatedAt' ? '' : ', updated_at';
  await at.rows(
    `insert into read.tender (id, change_seq, published_at, body, detail, tender_id, status, publication_type, ocid, slug, category_slugs, placeholder, organization_slug, ${column}${updated})
     select id::uuid, 1, now(), json_build_object('id', id)::text, '{}', id, 'closed', 'TENDER_NOTICE', id, id, '{}', 0, $1, key::${sort === 'referenceNumber' ? 'text' : sort === 'estimatedValue' ? 'numeric' : 'timestamptz'}${updated && ', now()'}
     from unnest($2::text[], $3::text[]) as given (id, key)`,
    [list, records.map(({ id }) => id), records.map(({ rank: given }) => keyOf(sort, given))],
  );
  // Totals of one organization are read from its counter.
  await at.rows(
    `insert into read.counter as c (resource, "column", value, n) values ('tender', 'organization_slug', $1, $2)
     on conflict (resource, "column", value) do update set n = c.n + excluded.n`,
    [list, records.length],
  );
}

/** Reads every page of a list. @param meanwhile begun as each page is asked for */
async function readByCursor(path: string, meanwhile: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = at.api.get(`${path}${cursor === '' ? '' : `&cursor=${cursor}`}`);
    const [{ status, json }] = await Promise.all([page, meanwhile()]);
    expect(status).toBe(200);
    expect(json.meta.hasNext).toBe(json.meta.nextCursor !== null);
    expect(json.meta.hasPrev).toBe(cursor !== '');
    seen.push(...(json.data as { id: string }[]).map(({ id }) => id));
    // A cursor that does not move on would never end.
    expect(seen.length).toBeLessThan(MAX_RECORDS);
    cursor = json.meta.nextCursor;
  }
  return seen;
}

async function scanWhileWriting(
  { sort, descending, limit, stable, passing, writes }: Scan,
  list: string,
): Promise<void> {
  const staying = stable.map((given) => ({ id: newId(), rank: given }));
  const coming = passing.map((given) => ({ id: newId(), rank: given }));
  await insert(list, sort, [...staying, ...coming]);
  const there = coming.map(({ id }) => id);
  const todo = [...writes];
  const write = async () => {
    const action = todo.shift();
    if (!action) return;
    const own = there[action.which % Math.max(1, there.length)];
    if (action.kind === 'insert') {
      const record = { id: newId(), rank: action.rank };
      there.push(record.id);
      await insert(list, sort, [record]);
    } else if (action.kind === 'delete' && own !== undefined) {
      await at.rows('delete from read.tender where id = $1', [own]);
    } else {
      // Rewritten in place, which moves the row in the table but not in the list.
      await at.rows('update read.tender set change_seq = change_seq + 1 where organization_slug = $1', [
        list,
      ]);
    }
  };
  const path = `/v2/tenders?status=any&sourceOrganization=${list}&limit=${limit}&sort=${descending ? '-' : ''}${sort}`;
  const seen = await readByCursor(path, write);
  expect(new Set(seen).size).toBe(seen.length);
  const kept = new Set(staying.map(({ id }) => id));
  expect(seen.filter((id) => kept.has(id))).toEqual(await expectedOrder(list, sort, descending, kept));
}

/** PostgreSQL's own order of a list, records without a key last. */
async function expectedOrder(
  list: string,
  sort: SortName,
  descending: boolean,
  of: ReadonlySet<string>,
): Promise<string[]> {
  const direction = descending ? 'desc' : 'asc';
  const rows = await at.rows<{ id: string }>(
    `select id from read.tender where organization_slug = $1 order by ${SORTS[sort]} ${direction} nulls last, id ${direction}`,
    [list],
  );
  return rows.map(({ id }) => id).filter((id) => of.has(id));
}

/** Runs a property in lanes, each with its share of the runs. */
async function inLanes(
  runs: number,
  prefix: string,
  property: (value: Scan, list: string) => Promise<void>,
): Promise<void> {
  let lists = 0;
  const lane = () =>
    fc.assert(
      fc.asyncProperty(scan, async (value) => {
        lists += 1;
        await property(value, `${prefix}-${lists}`);
      }),
      { numRuns: runs / LANES },
    );
  await Promise.all(Array.from({ length: LANES }, lane));
}

describe('a full scan by cursor', () => {
  it(`gives every record that stays exactly once, in order, while others are written (${SCANS} scans)`, async () => {
    await inLanes(SCANS, 'cursor', scanWhileWriting);
  });
});

describe('a full scan by page number', () => {
  it(`gives every record exactly once, in order (${PAGE_SCANS} scans)`, async () => {
    await inLanes(PAGE_SCANS, 'page', async ({ sort, descending, limit, stable }, list) => {
      const records = stable.map((given) => ({ id: newId(), rank: given }));
      await insert(list, sort, records);
      const path = `/v2/tenders?status=any&sourceOrganization=${list}&limit=${limit}&sort=${descending ? '-' : ''}${sort}`;
      const seen: string[] = [];
      for (let page = 1, more = true; more; page += 1) {
        const { json } = await at.api.get(`${path}&page=${page}`);
        seen.push(...(json.data as { id: string }[]).map(({ id }) => id));
        expect(json.meta).toMatchObject({
          page,
          limit,
          totalCount: records.length,
          totalPages: Math.ceil(records.length / limit),
        });
        more = json.meta.hasNext;
      }
      expect(seen).toEqual(await expectedOrder(list, sort, descending, new Set(seen)));
      expect(seen).toHaveLength(records.length);
    });
  });
});
