import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '#shared/config.ts';
import { openPool } from '#shared/database/connection.ts';
import { formatOf } from '#shared/domain/captures/format.ts';
import { hashOf } from '#shared/domain/captures/ocds-package.ts';
import { responseBytes } from '#shared/raw/response-bytes.ts';
import { newDatabase } from '#test/support/database.ts';
import { removeOld } from '#workers/collect/retention/job.ts';
import { changesOf, loadResponse, withReleases } from '#workers/normalise/captures.ts';

const reading = { formatOf, limit: 5_000 };
const OCID = 'ocds-9t57fa-1';

const contents = {
  A: { ocid: OCID, title: 'A' },
  B: { ocid: OCID, title: 'B' },
  none: { title: 'names nothing' },
};
/** Contents of the responses that the earlier release has stored, hour by hour. */
const responses: (keyof typeof contents)[][] = [
  ['A', 'none'],
  ['A'],
  ['none', 'B'],
  ['B', 'B'],
  [],
  ['A', 'none'],
];
const bytesOf = (names: (keyof typeof contents)[]): Buffer =>
  Buffer.from(
    `{ "releases" : [${names.map((name) => JSON.stringify(contents[name], null, 1)).join(' , ')}]}\n`,
  );

/** A database whose responses were stored before contents were: each response is a blob, and contents point into it. */
async function former(): Promise<string> {
  const { url, drop } = await newDatabase();
  onTestFinished(drop);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [hour, names] of responses.entries()) {
    const bytes = bytesOf(names);
    const stored = await client.query(
      `with blob as (
         insert into raw.blob (hash, encoding, size, body, created_at) values (sha256($1), $2, length($1), $3, '2026-08-14') on conflict do nothing)
       insert into raw.response (source, url, status, hash, fetched_at, captures, unchanged, normalised_at)
       values ('ocds', 'http://publisher.test/', 200, sha256($1), $4, $5, $5, now()) returning id`,
      [
        bytes,
        hour % 2 === 0 ? 'zstd' : 'identity',
        hour % 2 === 0 ? zstdCompressSync(bytes) : bytes,
        `2026-08-14T0${hour}:00:00Z`,
        names.length,
      ],
    );
    for (const [position, name] of names.entries())
      await client.query(
        `insert into raw.capture (response_id, position, source, natural_key, number, hash) values ($1, $2, 'ocds', $3, 1, $4)`,
        [stored.rows[0].id, position, name === 'none' ? null : OCID, hashOf(contents[name])],
      );
  }
  await client.query(readFileSync(join(import.meta.dirname, 'contents-in-blobs.sql'), 'utf8'));
  await client.end();
  return url;
}

it('what an earlier release has stored is read, cut into contents and removed like anything else', async () => {
  const url = await former();
  const pool = openPool({ url, role: 'tender_worker', name: 'test' });
  onTestFinished(() => pool.end());
  const ids = (await pool.query<{ id: string }>('select id::text from raw.response order by id')).rows.map(
    ({ id }) => id,
  );
  const titles = async () => {
    const changes = await changesOf(pool, [OCID]);
    const current = (await loadResponse(pool, ids[0]!, reading))!;
    const read = await withReleases(pool, changes, current, reading);
    return read.map(({ capturedAt, release }) => [
      capturedAt.slice(12, 13),
      (release as { title: string }).title,
    ]);
  };
  const history = [
    ['0', 'A'],
    ['2', 'B'],
    ['5', 'A'],
  ];
  const expectBytes = async () => {
    for (const [hour, id] of ids.entries())
      expect(await responseBytes(pool, id, formatOf)).toEqual(bytesOf(responses[hour]!));
  };
  const listed = async () =>
    Promise.all(
      ids.map(async (id) => {
        const response = (await loadResponse(pool, id, reading))!;
        const read = await withReleases(pool, response.captures, response, reading);
        return read.map(({ release, position }) => ({ release, position }));
      }),
    );
  const expected = responses.map((names) =>
    names.map((name, position) => ({ release: contents[name], position })),
  );

  expect(
    (await pool.query('select natural_key, count(*)::int as runs from raw.capture group by 1 order by 1'))
      .rows,
  ).toEqual([
    { natural_key: OCID, runs: 3 },
    { natural_key: null, runs: 1 },
  ]);
  expect(await titles()).toEqual(history);
  expect(await listed()).toEqual(expected);
  await expectBytes();

  // Contents are moved to blocks at once, pages are removed when they are old.
  const config = loadConfig({});
  await removeOld({ pool, config }, new Date('2026-08-15T00:00:00Z'));
  expect((await pool.query('select 1 from raw.content where text_hash is null')).rows).toEqual([]);
  expect(await titles()).toEqual(history);
  expect(await listed()).toEqual(expected);
  await expectBytes();

  await removeOld({ pool, config }, new Date());
  const { rows } = await pool.query(
    `select (select count(*)::int from raw.page) as pages, (select count(*)::int from raw.blob) as blobs,
       (select count(*)::int from raw.response) as responses,
       (select array[stored, unchanged] from ops.reconciliation)::int[] as counted`,
  );
  expect(rows).toEqual([{ pages: 0, blobs: 0, responses: 3, counted: [9, 9] }]);
  expect(await titles()).toEqual(history);
});
