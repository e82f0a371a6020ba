import type { Client } from '#shared/database/connection.ts';

/** A record as seen in the response that is being stored. */
export type Sighting = {
  /** 0-based place in the response. */
  position: number;
  naturalKey: string | null;
  number: number | null;
  /** SHA-256 of the record as JSON text. */
  hash: Buffer;
  /** Whether the source has not shown this content before. */
  unknown: boolean;
};

/** The sighting with which a run begins. */
export type RunStart = Pick<Sighting, 'naturalKey' | 'number' | 'hash'> & {
  responseId: string;
  position: number;
  /** As far as known from removed pages; see raw.capture. */
  lastSeenAt: string | null;
};

/** A stored response whose sightings are examined. */
export type Seen = { source: string; responseId: string /** As PostgreSQL text. */; fetchedAt: string };

/**
 * A run is a row of raw.capture: consecutive sightings of one content of a record. Two runs of equal content may follow
 * each other; readers treat both as one.
 *
 * @param late whether a later response of the source is already stored
 * @returns the runs that begin with the sightings of a response; also those that continue after sightings in between
 */
export async function runStarts(
  client: Client,
  seen: Seen,
  sightings: readonly Sighting[],
  late: boolean,
): Promise<RunStart[]> {
  const keys = [...new Set(sightings.flatMap(({ naturalKey }) => naturalKey ?? []))];
  const before = await runsBefore(client, seen, keys);
  const latest = new Map([...before].map(([key, run]) => [key, run.hash]));
  const starts: RunStart[] = [];
  for (const { naturalKey, number, hash, position, unknown } of sightings) {
    // A record without a key has no history. Its content is kept once, where it was first seen.
    const begins = naturalKey === null ? unknown : !latest.get(naturalKey)?.equals(hash);
    if (naturalKey !== null) latest.set(naturalKey, hash);
    if (begins)
      starts.push({ naturalKey, number, hash, position, responseId: seen.responseId, lastSeenAt: null });
  }
  const interrupted = [...before.values()].filter(
    (run) => (late || run.goesOn) && !latest.get(run.naturalKey)?.equals(run.hash),
  );
  return interrupted.length === 0 ? starts : [...starts, ...(await resume(client, seen, interrupted))];
}

type Run = {
  naturalKey: string;
  number: number | null;
  hash: Buffer;
  responseId: string;
  position: number;
  lastSeenAt: string | null;
  /** Whether a removed page has shown it after the response that is being stored. */
  goesOn: boolean;
};

/** @returns for each key, the last run that began before or with a response */
async function runsBefore(
  client: Client,
  { source, fetchedAt }: Seen,
  keys: readonly string[],
): Promise<Map<string, Run>> {
  const { rows } = await client.query<Run>(
    `select distinct on (capture.natural_key) capture.natural_key as "naturalKey", capture.number, capture.hash,
       capture.response_id::text as "responseId", capture.position, capture.last_seen_at as "lastSeenAt",
       coalesce(capture.last_seen_at > $3, false) as "goesOn"
     from raw.capture join raw.response on response.id = capture.response_id
     where capture.natural_key = any($2::text[]) and capture.source = $1 and response.fetched_at <= $3
     order by capture.natural_key, response.fetched_at desc, capture.response_id desc, capture.position desc`,
    [source, keys, fetchedAt],
  );
  return new Map(rows.map((run) => [run.naturalKey, run]));
}

/**
 * Finds where runs continue that the sightings of a response interrupt: at the first later page that shows their
 * content, before the next run of the record begins. Only the last sighting on removed pages is known.
 */
async function resume(client: Client, seen: Seen, runs: readonly Run[]): Promise<RunStart[]> {
  const starts: RunStart[] = [];
  for (const run of runs) if (run.goesOn) starts.push(await standIn(client, seen.source, run));
  const others = runs.filter(({ goesOn }) => !goesOn);
  const { rows } = await client.query<{ naturalKey: string; responseId: string; position: number }>(
    `select given.natural_key as "naturalKey", later.id::text as "responseId", later.position
     from unnest($3::text[]) with ordinality as given (natural_key, at)
     join raw.content on content.source = $1 and content.hash = substring($4::bytea from (at * 32 - 31)::int for 32)
     left join lateral (
       select response.fetched_at, capture.response_id, capture.position
       from raw.capture join raw.response on response.id = capture.response_id
       where capture.natural_key = given.natural_key and capture.source = $1 and response.fetched_at > $2
       order by 1, 2, 3 limit 1) as next on true
     cross join lateral (
       select page.response_id as id, array_position(page.contents, content.id) - 1 as position
       from raw.page
       where page.source = $1 and page.fetched_at > $2 and content.id = any(page.contents)
         and (next.response_id is null
           or (page.fetched_at, page.response_id, array_position(page.contents, content.id) - 1)
             < (next.fetched_at, next.response_id, next.position))
       order by page.fetched_at, page.response_id limit 1) as later`,
    [
      seen.source,
      seen.fetchedAt,
      others.map(({ naturalKey }) => naturalKey),
      Buffer.concat(others.map(({ hash }) => hash)),
    ],
  );
  const places = new Map(rows.map(({ naturalKey, ...at }) => [naturalKey, at]));
  for (const { naturalKey, number, hash } of others) {
    const at = places.get(naturalKey);
    if (at) starts.push({ naturalKey, number, hash, ...at, lastSeenAt: null });
  }
  return starts;
}

/**
 * Stores again, without its page, the last response that showed a run's content, and subtracts its single record from
 * the totals of removed pages.
 */
async function standIn(client: Client, source: string, run: Run): Promise<RunStart> {
  const { rows } = await client.query<{ id: string }>(
    `with cut as (
       update raw.capture set last_seen_at = null where response_id = $2 and position = $3
     ), counted as (
       update raw.removed_total set captures = captures - 1, unchanged = unchanged - 1, responses = responses - 1
       where source = $1 and day = ($4::timestamptz at time zone 'Africa/Johannesburg')::date
     )
     insert into raw.response (source, url, status, hash, fetched_at, captures, unchanged, normalised_at)
     select source, url, status, hash, $4, 1, 1, now() from raw.response where id = $2 returning id::text`,
    [source, run.responseId, run.position, run.lastSeenAt],
  );
  const { naturalKey, number, hash, lastSeenAt } = run;
  return { naturalKey, number, hash, responseId: rows[0]!.id, position: 0, lastSeenAt };
}
