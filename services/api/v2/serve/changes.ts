import { type FeedMark, type FeedProgress, withdrawalsFrom } from '#services/api/v2/serve/feed.ts';
import { utcSql } from '#services/api/v2/serve/sql/utc.ts';
import type { Pool } from '#shared/database/connection.ts';
import { RequestError } from '#shared/errors.ts';
import { TOMBSTONE_DAYS } from '#shared/operator/retention.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';
import type { ResourceName } from '#shared/resources/names.ts';

/** One change: a record as it is now, or its withdrawal. */
export type ChangeRecord = {
  resource: string;
  changeSeq: bigint;
  at: string;
  id: string;
  operation: 'created' | 'changed' | 'withdrawn';
  /** JSON text of the record, or `null`. */
  record: string;
};

/** @returns the JSON text of a change. Its time is known to the microsecond; callers get milliseconds, as everywhere */
export const changeText = ({ resource, id, operation, changeSeq, at, record }: ChangeRecord): string =>
  `{"resource":"${resources[resource as ResourceName].plural}","id":"${id}","operation":"${operation}","changeSeq":${changeSeq},"changedAt":"${at.slice(0, -4)}Z","record":${record}}`;

/** A time as changes show it, as SQL. */
export const changedAtSql = (column: string): string => utcSql(column, '.US');

/** Maximum number of changes on a page. */
export const MAX_CHANGES = 1_000;
/**
 * A page ends with the change that reaches this many bytes of records, so that pages of large records do not fill the
 * memory: while a page is made it is there several times.
 */
const PAGE_BYTES = 4 * 1024 * 1024;

export type ChangePage = { changes: ChangeRecord[]; progress: FeedProgress; hasNext: boolean };

type Row = {
  resource: string;
  seq: string;
  at: string | null;
  id: string;
  first: string | null;
  record: string | null;
  /** Whether it is on the page; other rows only say that more of their resource follow. */
  taken: boolean;
};

/**
 * The next changes of these resources after the reader's progress: each record once, with its latest change, in the
 * order of the change numbers of its resource, which is the order of commits. Resources are interleaved by time. A
 * resource that the reader has not read before starts with its first record. A page has `limit` changes, or fewer where
 * they are large.
 * @throws RequestError 410 when tombstones that the reader needs have been deleted
 */
export async function readChanges(
  pool: Pool,
  wanted: readonly Resource[],
  progress: FeedProgress,
  limit: number,
): Promise<ChangePage> {
  // Read first: all changes up to these versions are visible to the statement that follows.
  const versions = await readVersions(pool, wanted);
  const marks = new Map(
    wanted.map(({ name }) => {
      const mark: FeedMark = progress[name] ?? { seen: 0n, from: versions.get(name) ?? 0n };
      return [name, mark];
    }),
  );
  const behind = wanted.filter(({ name }) => (versions.get(name) ?? 0n) > marks.get(name)!.seen);
  const rows = behind.length === 0 ? [] : await readRows(pool, behind, marks, limit);
  const tooOld = rows.filter(
    ({ at, seq, resource }) => at === null && BigInt(seq) > withdrawalsFrom(marks.get(resource)!),
  );
  if (tooOld.length > 0) throw gone(tooOld.map(({ resource }) => resource));

  const changes: ChangeRecord[] = [];
  const unfinished = new Set<string>();
  for (const row of rows) {
    if (row.at === null) continue;
    if (row.taken) changes.push(changeOf({ ...row, at: row.at }, marks.get(row.resource)!));
    else unfinished.add(row.resource);
  }
  for (const { resource, changeSeq } of changes)
    marks.set(resource, { ...marks.get(resource)!, seen: changeSeq });
  for (const { name } of wanted) {
    const version = versions.get(name) ?? 0n;
    const mark = marks.get(name)!;
    // No change is left, so the reader has seen all changes up to the version.
    if (!unfinished.has(name) && version > mark.seen) marks.set(name, { ...mark, seen: version });
  }
  return { changes, progress: { ...progress, ...Object.fromEntries(marks) }, hasNext: unfinished.size > 0 };
}

/** @returns the last change number of each of these resources that was ever published */
export async function readVersions(pool: Pool, wanted: readonly Resource[]): Promise<Map<string, bigint>> {
  const { rows } = await pool.query<{ resource: string; change_seq: string }>({
    name: 'change-versions',
    text: 'select resource, change_seq from read.version where resource = any($1)',
    values: [wanted.map(({ name }) => name)],
  });
  return new Map(rows.map((row) => [row.resource, BigInt(row.change_seq)]));
}

/**
 * The changes of a page in order, one further change of each resource that has more, and the horizons as rows without a
 * time. One statement reads them, so that they are of the same moment. If the times of two changes of a resource
 * contradict their numbers, the later of the two times places both.
 */
async function readRows(
  pool: Pool,
  behind: readonly Resource[],
  marks: ReadonlyMap<string, FeedMark>,
  limit: number,
): Promise<Row[]> {
  const names = behind.map(({ name }) => name);
  const looked = LOOKED.find((rows) => rows > limit)!;
  const { rows } = await pool.query<Row>({
    name: `changes-${looked}`,
    text: changesStatement(looked),
    values: [
      EVERY.map((name) => (names.includes(name) ? marks.get(name)!.seen : null)),
      names,
      names.map((name) => withdrawalsFrom(marks.get(name)!)),
      limit,
    ],
  });
  return rows;
}

const EVERY = Object.keys(resources) as ResourceName[];

/**
 * Numbers of rows that are read of each resource: at least one more than the page may have. There are only a few such
 * numbers, because planning the statement takes longer than running it, and each number is planned once.
 */
const LOOKED = [21, 101, MAX_CHANGES + 1];

/**
 * @returns statement for the change numbers that the reader has seen, for each of `EVERY` ($1; null for a resource that
 *   is not wanted), the names of the wanted resources ($2), the numbers of the withdrawals that the reader has seen
 *   ($3), and the number of changes on a page ($4). Subqueries hide the numbers from the planner: if it saw which
 *   resources are not wanted, it would make a new plan for every page
 */
const changesStatement = (looked: number): string => {
  const parts = EVERY.map(
    (
      name,
      at,
    ) => `(select '${name}' as resource, change_seq as seq, published_at as at, id, first_seq as first, detail as record
      from read."${name}" where change_seq > (select ($1::bigint[])[${at + 1}]) order by change_seq limit ${looked})`,
  );
  return `with found as (${parts.join(' union all ')} union all
      select resource, change_seq, at, id, null, null
      from unnest($2::text[], $3::bigint[]) asked (name, seen)
      cross join lateral (select * from read.tombstone where resource = asked.name and change_seq > asked.seen
        order by change_seq limit ${looked}) withdrawn),
    placed as (select *, max(at) over (partition by resource order by seq) as turn from found),
    counted as (
      select *, row_number() over (order by turn, resource, seq) as nth,
        sum(octet_length(record)) over (order by turn, resource, seq rows between unbounded preceding and 1 preceding) as before
      from placed),
    judged as (select *, nth <= $4 and coalesce(before, 0) < ${PAGE_BYTES} as taken from counted),
    shown as (
      select *, row_number() over (partition by resource, taken order by seq) as place from judged)
  (select resource, seq, ${changedAtSql('at')} as at, id, first, case when taken then record end as record, taken
    from shown where taken or place = 1 order by nth)
  union all
  (select resource, horizon, null, null, null, null, false
    from read.version where horizon > 0 and resource = any($2::text[]) order by resource)`;
};

function changeOf(
  { resource, seq, at, id, first, record }: Row & { at: string },
  mark: FeedMark,
): ChangeRecord {
  const changeSeq = BigInt(seq);
  // Until a reader has passed the number at which it began, it sees every record for the first time.
  const isNew = BigInt(first ?? 0) > mark.seen || changeSeq <= mark.from;
  const operation = record === null ? 'withdrawn' : isNew ? 'created' : 'changed';
  return { resource, changeSeq, at, id, operation, record: record ?? 'null' };
}

const gone = (resources: readonly string[]) =>
  new RequestError(
    'GONE',
    `Withdrawn records are remembered for ${TOMBSTONE_DAYS} days, and this cursor is older. Drop your copy of the resources in \`details\` and read them anew: call the same address without \`since\`.`,
    { resources, keptDays: TOMBSTONE_DAYS, begin: '/v2/changes' },
  );
