import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asSession } from '#services/api/application/access/session.ts';
import { timetable } from '#workers/all-stages.ts';
import { sendIdle } from '#workers/exports/stage.ts';
import { tenderRow, uuidOf } from '../v2/support/rows.ts';
import { type MadeExport, recordsOf, sharedExports } from './support/served-exports.ts';

const PROVINCES = ['Gauteng', 'KwaZulu-Natal', 'Limpopo'];
const CATEGORIES = ['Civil engineering', 'Security and investigation activities'];
const TYPES = ['TENDER_NOTICE', 'CORRIGENDUM', 'ADDENDUM'];
const WORDS = ['Road maintenance', 'Bridge', 'Fencing', 'gravel', 'raod', 'Bridge repairs of roads'];

// One user asks for all exports of these tests.
const at = sharedExports({ EXPORT_USER_FILES: '500' }, async () => {
  await at.readTables.tenders(
    Array.from({ length: 260 }, (_, n) =>
      tenderRow(n, {
        province: PROVINCES[n % 3],
        category: CATEGORIES[n % 2],
        publication_type: TYPES[n % 5 === 0 ? 1 + (n % 2) : 0],
        ...(n % 7 === 0 && { closing_date_time: null }),
        ...(n % 4 === 0 && { title: `Bridge ${n} over a road` }),
        ...(n % 31 === 0 && { status: 'closed' }),
        ...(n % 37 === 0 && { validation_errors: ['placeholder-tender'] }),
        estimated_value:
          n % 6 === 0 ? null : { min: 1, max: n, median: n, confidence: 1, methodology: 'document' },
      }),
    ),
  );
});

type Listed = { id: string; tender_id: string; title: string; referenceNumber: string; closingDate: string };

/** The list from its first page to its last, with pages as long as they are by default. */
async function listed(filters: Record<string, string>): Promise<Listed[]> {
  const all: Listed[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ ...filters, page: String(page) });
    const { json } = await at.call(`/api/tenders?${query}`);
    all.push(...(json['tenders'] as Listed[]));
    if (page >= (json['pagination'] as { pages: number }).pages) return all;
  }
}

it('an export equals the list under every filter, in its order', async () => {
  const filters = fc.record(
    {
      search: fc.constantFrom(...WORDS),
      province: fc.constantFrom('gauteng', 'KZN', 'all', 'western-cape'),
      industry: fc.constantFrom('civil-engineering', 'all', 'Investigation'),
      publicationType: fc.constantFrom(...TYPES, 'CLOSED', 'All'),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(filters, async (given) => {
      const wanted = await listed(given as Record<string, string>);
      const got = recordsOf(await at.exported({ format: 'ndjson', ...given }));
      const same = ({ id, title, referenceNumber, closingDate }: Listed | Record<string, unknown>) => ({
        ...{ id, title, referenceNumber, closingDate },
      });
      expect(got.map((record) => ({ ...same(record), number: record['tenderId'] }))).toEqual(
        wanted.map((record) => ({ ...same(record), number: record.tender_id })),
      );
    }),
    { numRuns: 15 },
  );
});

describe('asking for an export', () => {
  it('answers 202 with its id and when it expires; the stage finds it and sends its message once', async () => {
    const { status, json, headers } = await at.ask({ format: 'csv' });
    expect([status, json]).toEqual([
      202,
      expect.objectContaining({ success: true, exportId: expect.any(String), status: 'queued', rows: 0 }),
    ]);
    const { exportId, expiresAt } = json as unknown as MadeExport;
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 3_600_000)).toBe(24);
    expect(headers.get('location')).toBe(`${at.api.url}/api/tenders/export/download?exportId=${exportId}`);
    const pending = await at.download(exportId);
    expect([pending.status, pending.json, pending.headers.get('retry-after')]).toEqual([202, json, '2']);
    const [{ others } = { others: 0 }] = await at.rows<{ others: number }>(
      `select count(*)::int as others from app.export where status = 'queued'`,
    );
    await sendIdle(at.context);
    await sendIdle(at.context);
    expect((await at.queues.counts()).exports['waiting']).toBe(others);
    await at.stages.handle('exports', { exportId });
  });

  it.each([
    [{}, ['format']],
    [{ format: 'pdf' }, ['format']],
    [{ format: 'csv', sort: 'price' }, ['sort']],
    [{ format: 'csv', columns: ['id', 'password', 'title.length'] }, ['columns']],
    [{ format: 'csv', province: 'atlantis' }, ['province']],
    [{ format: 'csv', search: 'x' }, ['search']],
    [{ format: 'csv', limit: 5 }, ['limit']],
  ])('with %j is rejected', async (body, parameters) => {
    const { status, json } = await at.ask(body);
    expect([status, json.details?.map(({ parameter }) => parameter)]).toEqual([400, parameters]);
  });

  it.each<[body: object, headers: Record<string, string>, parameter: string, reason: string]>([
    [{ format: 'csv', search: 'a\0b' }, {}, 'search', 'must not contain a NUL character'],
    [{ format: 'csv', columns: 'id,,title' }, {}, 'columns.1', 'must not be empty'],
    [{ format: 'csv', columns: 'names' }, {}, 'columns', '"names" not known; known are tenderId, title, '],
    [{ format: 'csv', bom: 5 }, {}, 'bom', 'must be true or false'],
    [
      { format: 'csv' },
      { 'content-type': 'text/plain' },
      'body',
      'must have one of the types application/json',
    ],
    [5 as never, {}, 'body', 'is neither an object or a list in JSON nor a form'],
    [new URLSearchParams('format=csv&format=xlsx'), {}, 'format', 'must be given once only'],
  ])('with %j and %j is told which rule it breaks', async (body, headers, parameter, reason) => {
    const { token } = at.user;
    const { status, json } = await at.call('/api/tenders/export', { body, headers, token });
    expect([status, json.details]).toEqual([
      400,
      [{ parameter, reason: expect.stringMatching(`^${reason}`) }],
    ]);
  });

  it('is for plans with exports, and for as many at a time as the plan allows', async () => {
    expect((await at.call('/api/tenders/export', { body: { format: 'csv' } })).status).toBe(401);
    const free = await at.newUser({ plan: 'free', role: 'admin' });
    expect((await at.ask({ format: 'csv' }, free.token)).json).toMatchObject({ code: 'FORBIDDEN' });
    const two = await at.newUser({ plan: 'professional' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => at.ask({ format: 'csv' }, two.token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 202, 429, 429]);

    // Most files take seconds; the pace of those that are being written says when a longer one ends.
    const wait = async () => (await at.ask({ format: 'csv' }, two.token)).headers.get('retry-after');
    expect(await wait()).toBe('2');
    const ids = answers.flatMap(({ status, json }) =>
      status === 202 ? [(json as unknown as MadeExport).exportId] : [],
    );
    const going = (done: number) =>
      at.rows(
        `update app.export set status = 'running', rows_done = $2, rows_expected = 100, created_at = now() - interval '10 seconds' where id = any($1)`,
        [ids, done],
      );
    await going(50);
    expect(Number(await wait())).toBeGreaterThanOrEqual(10);
    await going(1);
    expect(await wait()).toBe('30');
    await going(100);
    expect(await wait()).toBe('2');
  });
});

describe('the download', () => {
  it.each(['user', 'admin'] as const)(
    'of an export is for its user only, not for another %s',
    async (role) => {
      const id = await at.made({ format: 'csv' });
      const other = await at.newUser({ role, plan: 'enterprise' });
      for (const [token, wanted] of [
        [undefined, 401],
        [other.token, 404],
        [(await at.newUser({ plan: 'free' })).token, 403],
        [at.user.token, 200],
      ] as const) {
        const path = `/api/tenders/export/download?exportId=${id}`;
        expect((await at.call(path, { token })).status).toBe(wanted);
      }
      for (const unknown of [uuidOf(77), 'x', '../../etc/passwd'])
        expect((await at.download(encodeURIComponent(unknown))).status).toBe(404);
    },
  );

  it('is kept from others by the policies and rights of the database alone', async () => {
    const id = await at.made({ format: 'csv' });
    const { id: userId } = await at.newUser({ plan: 'enterprise', role: 'admin' });
    const session = { userId, companyId: null, role: 'admin', plan: 'enterprise' } as const;
    const run = (sql: string, values: unknown[]) =>
      asSession(at.pool('tender_api'), session, (client) => client.query(sql, values));
    expect((await run('select from app.export where id = $1', [id])).rowCount).toBe(0);
    const into = `insert into app.export (user_id, format, plan, expires_at) values ($1, 'csv', '{}', now())`;
    await expect(run(into, [at.user.id])).rejects.toThrow(/row-level security/);
    for (const sql of [
      `update app.export set status = 'ready' where id = $1`,
      'delete from app.export where id = $1',
      `insert into app.export (user_id, format, attempt, expires_at) values ($1, 'csv', 7, now())`,
    ])
      await expect(run(sql, [userId])).rejects.toThrow(/permission denied/);
  });

  it('has a name, a tag and ranges', async () => {
    const id = await at.made({ format: 'csv' });
    const whole = await at.download(id);
    expect(whole.headers.get('content-disposition')).toMatch(
      /^attachment; filename="tenders-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(whole.headers.get('content-type')).toMatch(/^text\/csv/);
    const etag = whole.headers.get('etag')!;
    expect((await at.download(id, at.user.token, { 'if-none-match': etag })).status).toBe(304);
    const part = await at.download(id, at.user.token, { range: 'bytes=3-9' });
    expect([part.status, part.text]).toEqual([206, whole.text.slice(3, 10)]);
  });

  it('of a failed export says so; an expired one is gone, with its file and its request', async () => {
    const failed = await at.made({ format: 'csv' });
    const change = (id: string, set: string) =>
      at.readTables.client.query(`update app.export set ${set} where id = $1`, [id]);
    await change(failed, `status = 'failed', failure = 'no space was left'`);
    expect((await at.download(failed)).json).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('no space'),
    });
    const id = await at.made({ format: 'csv' });
    await change(id, `expires_at = now() - interval '1 second'`);
    expect((await at.download(id)).json).toMatchObject({ code: 'GONE' });
    const stored = async () =>
      (await readdir(join(at.folder, 'exports'))).filter((name) => name.startsWith(id));
    expect(await stored()).toHaveLength(1);
    await timetable.jobs.find(({ name }) => name === 'exports')!.run(at.context);
    expect(await stored()).toEqual([]);
    expect(await at.rows('select status, plan, sha256 from app.export where id = $1', [id])).toEqual([
      { status: 'expired', plan: null, sha256: null },
    ]);
    expect((await at.download(id)).status).toBe(410);
  });
});
