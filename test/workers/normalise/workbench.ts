import { createHash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { loadConfig } from '#shared/config.ts';
import { openPool, type Pool } from '#shared/database.ts';
import { hashOf, numberOf, ocidOf, releasesOf } from '#shared/domain/captures/ocds-package.ts';
import { createLog } from '#shared/log.ts';
import { openQueues } from '#shared/queues/enqueue.ts';
import { freshDatabase } from '#test/support/database.ts';
import { knownSources } from '#test/support/known-sources.ts';
import { normaliseFrom } from '#workers/normalise/stage.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';

/** An answer as a publisher might give it at a moment. */
export type Answer = { json: unknown; at: string; source?: string; encoding?: 'identity' | 'zstd' };

/** A database of its own with the real stage on it. */
export type Workbench = {
  pool: Pool;
  context: StageContext;
  /** Does what collect does with an answer. @returns the response's id */
  store: (answer: Answer) => Promise<string>;
  /** Stores raw bytes, with captures counted as given. */
  storeBytes: (bytes: Buffer, answer: Omit<Answer, 'json'>, releases: unknown[]) => Promise<string>;
  normalise: (responseId: string) => Promise<void>;
  rows: <Row = Record<string, unknown>>(query: string, values?: unknown[]) => Promise<Row[]>;
  /** Empties every table this stage reads or writes. */
  clear: () => Promise<void>;
  close: () => Promise<void>;
};

export async function openWorkbench(): Promise<Workbench> {
  const database = await freshDatabase();
  const config = loadConfig({ DATABASE_URL: database.url });
  const options = { url: database.url, role: 'tender_worker', name: 'test-normalise' } as const;
  const pool = openPool({ ...options, size: 4 });
  const queues = openQueues(config);
  const context: StageContext = { config, log: createLog('test', 'silent'), pool, queues };

  const storeBytes: Workbench['storeBytes'] = async (
    bytes,
    { at, source = 'ocds', encoding = 'zstd' },
    releases,
  ) => {
    const hash = createHash('sha256').update(bytes).digest();
    await pool.query(
      `insert into raw.blob (hash, encoding, size, body) values ($1, $2, $3, $4) on conflict do nothing`,
      [hash, encoding, bytes.length, encoding === 'zstd' ? zstdCompressSync(bytes) : bytes],
    );
    const { rows } = await pool.query<{ id: string }>(
      `insert into raw.response (source, url, status, content_type, hash, fetched_at, captures)
       values ($1, 'http://publisher.test/', 200, 'application/json', $2, $3, $4) returning id::text`,
      [source, hash, at, releases.length],
    );
    const id = rows[0]?.id ?? '';
    const ocids = releases.map(ocidOf);
    await pool.query(
      `insert into raw.capture (response_id, position, source, natural_key, number, hash)
       select $1, position, $2, natural_key, number, hash
       from unnest($3::int[], $4::text[], $5::int[], $6::bytea[]) as given (position, natural_key, number, hash)`,
      [
        id,
        source,
        releases.map((_, position) => position),
        ocids,
        ocids.map((ocid) => (ocid === null ? null : numberOf(ocid))),
        releases.map(hashOf),
      ],
    );
    return id;
  };

  return {
    pool,
    context,
    storeBytes,
    store: ({ json, ...answer }) => storeBytes(Buffer.from(JSON.stringify(json)), answer, releasesOf(json)),
    normalise: (responseId) => normaliseFrom(knownSources).handle({ responseId }, context),
    rows: async <Row>(query: string, values: unknown[] = []) =>
      (await pool.query(query, values)).rows as Row[],
    clear: async () => {
      await pool.query(
        `delete from core.tender; delete from core.process; delete from core.provenance; delete from core.organization; delete from core.outbox;
         delete from raw.response; delete from raw.blob; delete from ops.issue`,
      );
    },
    close: async () => {
      await Promise.all([queues.close(), pool.end()]);
      await database.drop();
    },
  };
}

/** Tables of the stage's output, each with its rows in a stable order and without what arrival may decide. */
export async function dump({ rows }: Workbench): Promise<Record<string, unknown[]>> {
  const queries = {
    process: `select ocid, number, each.source, each.at->>'hash' as hash, each.at->>'capturedAt' as captured_at,
      each.at->'position' as position, response.fetched_at
      from core.process cross join jsonb_each(process.compiled_versions) as each (source, at)
      left join raw.response on response.id = (each.at->>'responseId')::bigint order by ocid, each.source`,
    tender: `select * from core.tender order by id`,
    document: `select * from core.tender_document order by id`,
    award: `select * from core.award order by id`,
    party: `select * from core.tender_party order by id`,
    bidder: `select * from core.tender_bidder order by id`,
    contract: `select * from core.tender_contract order by id`,
    milestone: `select * from core.tender_milestone order by id`,
    category: `select * from core.tender_category_relation order by id`,
    subcontractor: `select * from core.award_subcontractor order by id`,
    provenance: `select * from core.provenance where id in (select provenance_id from core.tender) order by id`,
    event: `select * from core.tender_event order by id`,
    organization: `select * from core.organization order by id`,
  };
  const entries = await Promise.all(
    Object.entries(queries).map(async ([name, query]) => [name, await rows(query)] as const),
  );
  return Object.fromEntries(entries);
}
