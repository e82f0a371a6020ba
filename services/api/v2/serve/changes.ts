import { type Mark, type Progress, withdrawalsFrom } from '#services/api/v2/serve/feed.ts';
import type { Pool } from '#shared/database.ts';
import { RequestError } from '#shared/errors.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { TOMBSTONE_DAYS } from '#shared/retention.ts';

/** One change: a record as it is now, or its withdrawal. */
export type Change = {
  resource: string;
  changeSeq: bigint;
  at: string;
  id: string;
  operation: 'created' | 'changed' | 'withdrawn';
  /** JSON text of the record, or `null`. */
  record: string;
};

export type ChangePage = { changes: Change[]; progress: Progress; hasNext: boolean };

type Row = {
  resource: string;
  seq: string;
  at: string | null;
  id: string;
  first: string | null;
  record: string | null;
};

/**
 * The next changes of these resources after the reader's progress: each record once, with its latest change, in the order
 * of the change numbers of its resource, which is the order of commits. Resources are interleaved by time. A resource
 * that the reader has not begun starts with its first record.
 * @throws RequestError 410 when tombstones that the reader needs have been deleted
 */
export async function readChanges(
  pool: Pool,
  wanted: readonly Resource[],
  progress: Progress,
  limit: number,
): Promise<ChangePage> {
  // Read first: all changes up to these versions are visible to the statement that follows.
  const versions = await readVersions(pool, wanted);
  const marks = new Map(
    wanted.map(({ name }) => {
      const mark: Mark = progress[name] ?? { seen: 0n, from: versions.get(name) ?? 0n };
      return [name, mark];
    }),
  );
  const behind = wanted.filter(({ name }) => (versions.get(name) ?? 0n) > marks.get(name)!.seen);
  const rows = behind.length === 0 ? [] : await readRows(pool, behind, marks, limit + 1);
  const queues = new Map(behind.map(({ name }) => [name, [] as Change[]]));
  const tooOld: string[] = [];
  for (const row of rows) {
    const mark = marks.get(row.resource)!;
    if (row.at !== null) queues.get(row.resource)?.push(changeOf({ ...row, at: row.at }, mark));
    else if (BigInt(row.seq) > withdrawalsFrom(mark)) tooOld.push(row.resource);
  }
  if (tooOld.length > 0) throw gone(tooOld);
  for (const queue of queues.values()) queue.sort((one, other) => (one.changeSeq < other.changeSeq ? -1 : 1));

  const changes: Change[] = [];
  for (let queue = earliest(queues); queue && changes.length < limit; queue = earliest(queues)) {
    const change = queue.shift()!;
    changes.push(change);
    marks.set(change.resource, { ...marks.get(change.resource)!, seen: change.changeSeq });
  }
  for (const { name } of wanted) {
    const version = versions.get(name) ?? 0n;
    const mark = marks.get(name)!;
    // No change is left, so the reader has seen all up to the version.
    if (!queues.get(name)?.length && version > mark.seen) marks.set(name, { ...mark, seen: version });
  }
  const hasNext = [...queues.values()].some((queue) => queue.length > 0);
  return { changes, progress: { ...progress, ...Object.fromEntries(marks) }, hasNext };
}

async function readVersions(pool: Pool, wanted: readonly Resource[]): Promise<Map<string, bigint>> {
  const { rows } = await pool.query<{ resource: string; change_seq: string }>({
    name: 'change-versions',
    text: 'select resource, change_seq from read.version where resource = any($1)',
    values: [wanted.map(({ name }) => name)],
  });
  return new Map(rows.map((row) => [row.resource, BigInt(row.change_seq)]));
}

/** Changes and, as rows without a time, the horizons: in one statement, so that they are of the same moment. */
async function readRows(
  pool: Pool,
  behind: readonly Resource[],
  marks: ReadonlyMap<string, Mark>,
  limit: number,
): Promise<Row[]> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const time = (column: string) =>
    `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`;
  const parts = behind.map(({ name }) => {
    const mark = marks.get(name)!;
    const order = `order by change_seq limit ${limit}`;
    return `(select '${name}' as resource, change_seq as seq, ${time('published_at')}, id, first_seq as first, detail as record
        from read."${name}" where change_seq > ${bind(mark.seen)}::bigint ${order})
      union all (select '${name}', change_seq, ${time('at')}, id, null, null
        from read.tombstone where resource = '${name}' and change_seq > ${bind(withdrawalsFrom(mark))}::bigint ${order})`;
  });
  const horizons = `select resource, horizon, null, null, null, null from read.version where horizon > 0 and resource = any(${bind(behind.map(({ name }) => name))})`;
  const { rows } = await pool.query<Row>(`${parts.join(' union all ')} union all ${horizons}`, values);
  return rows;
}

function changeOf({ resource, seq, at, id, first, record }: Row & { at: string }, mark: Mark): Change {
  const changeSeq = BigInt(seq);
  // Until it has passed the number at which it began, a reader sees every record for the first time.
  const isNew = BigInt(first ?? 0) > mark.seen || changeSeq <= mark.from;
  const operation = record === null ? 'withdrawn' : isNew ? 'created' : 'changed';
  return { resource, changeSeq, at, id, operation, record: record ?? 'null' };
}

/** @returns the queue with the oldest first change */
function earliest(queues: ReadonlyMap<string, Change[]>): Change[] | undefined {
  let found: Change[] | undefined;
  for (const queue of queues.values()) {
    const [head] = queue;
    if (head && (!found || head.at < found[0]!.at)) found = queue;
  }
  return found;
}

const gone = (resources: readonly string[]) =>
  new RequestError(
    'GONE',
    `Withdrawn records are remembered for ${TOMBSTONE_DAYS} days, and this cursor is older. Drop your copy of what \`details\` names and read it anew: call the same address without \`since\`.`,
    { resources, keptDays: TOMBSTONE_DAYS, begin: '/v2/changes' },
  );
