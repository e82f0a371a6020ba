import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { startApi } from '#services/api/server.ts';
import { explain } from '#services/cli/provenance.ts';
import { loadConfig } from '#shared/config.ts';
import { createLog } from '#shared/log.ts';
import { MASK } from '#shared/text/identity-number.ts';
import { operations } from '#test/services/api/v2/support/contract.ts';
import { send } from '#test/support/api.ts';
import { inProcessStages } from '#test/support/in-process-stages.ts';
import { addKey } from '#test/support/keys.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { normaliseResponse, storeResponse } from '#test/workers/normalise/responses.ts';
import { stages } from '#workers/all-stages.ts';
import { consume } from '#workers/pipeline/consume.ts';
import { beginRun, endRun } from '#workers/pipeline/runs.ts';
import { found, startPlanting } from './planted.ts';
import { KEPT, plantedResponses } from './planted-responses.ts';

const planting = startPlanting();
const { numbers } = planting;
const lines: string[] = [];
const log = createLog('test', 'trace', { write: (line) => lines.push(line) });

let api: { url: string; key: string; close: () => Promise<void> };

const at = sharedHarness({}, async () => {
  Object.assign(at, { stages: inProcessStages({ ...at.context, log }, at.rows) });
  for (const response of plantedResponses(planting))
    await normaliseResponse(at, await storeResponse(at, response));
  await at.stages.publishAll();
  const server = await startApi(loadConfig({ ...at.settingsOf('tender_api'), LOG_LEVEL: 'trace' }), log);
  api = {
    url: server.url,
    key: (await addKey(at.pool('tender_operator'))).key,
    close: async () => {
      for (const step of Object.values(server.steps)) await step();
    },
  };
});
afterAll(() => api?.close());

type Counted = { count?: number; tenderCount?: number };

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await send(api.url + path, 'GET', { authorization: `Bearer ${api.key}`, ...headers });
  return { ...response, headers: JSON.stringify([...response.headers]) };
};

/** The address of an endpoint with a value for what its path names, and with the words that it requires. */
function addressOf({ path, parameters }: (typeof operations)[number], value: string): string {
  const query = parameters.some(({ name, required }) => name === 'q' && required) ? '?q=toner' : '';
  return path.replaceAll(/\{\w+\}/g, encodeURIComponent(value)) + query;
}

describe('identity numbers that publishers wrote', () => {
  it('were planted, and their records are published, with the mask and an issue', async () => {
    expect(numbers.length).toBeGreaterThan(400);
    expect(new Set(numbers).size).toBe(numbers.length);
    const published = await at.rows<{ tender_id: string; detail: string }>(
      'select tender_id, detail from read.tender order by tender_id::int',
    );
    const ids = published.map(({ tender_id }) => tender_id);
    for (const id of ['1001', '1002', '2001', '2002', '3001', '3002']) expect(ids).toContain(id);
    expect(JSON.parse(published[0]!.detail)).toMatchObject({
      title: expect.stringContaining(MASK),
      slug: expect.stringMatching(/identity-number.*-1001$/),
      validationErrors: expect.arrayContaining(['identity-number-in-text', 'supplier-is-identity-number']),
    });
    const issues = await at.rows(
      `select subject from ops.issue where kind = 'identity-number-masked' and severity = 'info' and subject = 'ocds-9t57fa-1001'`,
    );
    expect(issues.length).toBeGreaterThan(5);
    for (const table of ['tender_document', 'award', 'tender_bidder', 'ocds_party', 'award_subcontractor'])
      expect(
        await at.rows(`select id from read.${table} where detail like '%' || $1 || '%'`, [MASK]),
      ).not.toEqual([]);
  });

  it('are in the stored bytes, and in no other table', async () => {
    const tables = await at.rows<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('core', 'derived', 'read', 'ops')`,
    );
    expect(tables.length).toBeGreaterThan(50);
    let rows = 0;
    for (const { name } of tables)
      for (const { row } of await at.rows<{ row: string }>(
        `select record::text as row from ${name} as record`,
      )) {
        expect({ name, row, found: found(numbers, row) }).toMatchObject({ found: [] });
        rows += 1;
      }
    expect(rows).toBeGreaterThan(500);
  });

  it('are in no response', async () => {
    const values = (
      await at.rows<{ value: string }>(
        `select unnest(array[id::text, slug, tender_id, ocid]) as value from core.tender where tender_id in ('1001', '2002')
         union select id::text from core.award union select slug from core.organization
         union select id::text from core.organization union select 'gauteng'`,
      )
    ).map(({ value }) => value);
    const served = new Set<string>();
    /** The values with which a path names a record; the paths below it look up the same record. */
    const named = new Map<string, string[]>();
    for (const operation of operations.toSorted((one, other) => one.path.length - other.path.length)) {
      const [record] = /.*\}/.exec(operation.path) ?? [];
      const tried = record === undefined ? [''] : (named.get(record) ?? values);
      const answered: string[] = [];
      for (const value of tried) {
        const address = addressOf(operation, value);
        const { text, headers, status } = await ask(address);
        expect({ address, found: found(numbers, text + headers) }).toEqual({ address, found: [] });
        if (status === 200) answered.push(value);
        if (status === 200 && text.includes(MASK)) served.add(operation.path);
      }
      if (record === operation.path) named.set(record, answered);
    }
    for (const path of [
      '/v2/tenders/{id}',
      '/v2/tenders/{id}/documents',
      '/v2/awards',
      '/v2/changes',
      '/v2/organizations',
    ])
      expect([...served]).toContain(path);
  });

  it('are not shown by explain', async () => {
    const explained = JSON.stringify(await explain(at.pool('tender_operator'), '1001'));
    expect(explained).toContain(MASK);
    expect(found(numbers, explained)).toEqual([]);
  });

  it('leave other digits alone', async () => {
    const { text } = await ask('/v2/tenders/1009');
    for (const digits of Object.values(KEPT)) expect(text).toContain(digits);
    const { text: hits } = await ask(`/v2/tenders/search?q=${KEPT.barcode}`);
    expect(hits).toContain('"tenderId":"1009"');
  });
});

describe('asking for an identity number', () => {
  const forms = ['$1$2$3', '$1%20$2%20$3', '$1+$2+$3', '$1-$2-$3', '%20$1$2$3'];
  const spell = (form: string) => identityOf(3).replace(/^(\d{6})(\d{4})(\d{3})$/, form);

  it('finds nothing, and repeats nothing', async () => {
    // The address is masked before anything reads it, so each form is tried with a fifth of all parameters.
    let tried = 0;
    const next = () => spell(forms[tried++ % forms.length]!);
    for (const { path, parameters } of operations) {
      const texts = parameters.filter(
        ({ in: place, schema }) => place === 'query' && schema['type'] === 'string',
      );
      const addresses = path.includes('{')
        ? forms.map((form) => path.replaceAll(/\{\w+\}/g, spell(form)))
        : texts.map(({ name }) => `${path}?${name}=${next()}`);
      for (const address of addresses) {
        const { status, text, headers, json } = await ask(address);
        expect({ address, found: found(numbers, text + headers) }).toEqual({ address, found: [] });
        const data = json['data'] as Counted[] | { matches: Counted[] } | undefined;
        const list = data && 'matches' in data ? data.matches : data;
        // Counts of a codelist name each of its values, here with 0 records.
        const nothing =
          status >= 400 || list?.every(({ count, tenderCount }) => (count ?? tenderCount) === 0);
        expect({ address, nothing, text }).toEqual({ address, nothing: true, text });
      }
    }
  });

  it('leaves no trace in request ids and the usage log', async () => {
    const number = identityOf(3);
    const { headers } = await ask(`/v2/tenders/${number}`, {
      'x-request-id': number,
      'user-agent': `curl ${number}`,
    });
    expect(found(numbers, headers)).toEqual([]);
    const usage = 'select record::text as row from app.usage_log as record';
    const operator = at.pool('tender_operator');
    await expect
      .poll(async () => (await operator.query(`${usage} where user_agent like 'curl %'`)).rowCount, {
        timeout: 20_000,
      })
      .toBe(1);
    const { rows } = await operator.query<{ row: string }>(usage);
    for (const { row } of rows) expect(found(numbers, row)).toEqual([]);
  });
});

describe('failures that quote an identity number', () => {
  it('are recorded without it', async () => {
    const number = identityOf(5);
    const failing = {
      ...stages.schedule,
      handle: () => Promise.reject(new Error(`Key (slug)=(${number}) already exists`)),
    };
    await at.queues.send('schedule', { job: 'requeue' });
    const consumer = consume([failing] as never, { ...at.context, log });
    const failed = async () =>
      at.rows<{ row: string }>(
        `select record::text as row from ops.issue as record where kind = 'message-failed'`,
      );
    await expect.poll(failed, { timeout: 20_000 }).toHaveLength(1);
    await consumer.close();
    expect(found(numbers, JSON.stringify([await failed(), await at.queues.failed()]))).toEqual([]);
    expect(JSON.stringify(await at.queues.failed())).toContain(MASK);

    const run = await beginRun(at.pool(), { kind: 'job', entity: 'test', invocationId: randomUUID() });
    await endRun(at.pool(), run!, 'failed', { error: `cannot read ${number}` });
    expect(await at.rows('select error_message from ops.cron_runs where id = $1', [run])).toEqual([
      { error_message: `cannot read ${MASK}` },
    ]);
  });

  it('leave no trace in any line of the log', () => {
    expect(lines.some((line) => line.includes('a message failed'))).toBe(true);
    for (const line of lines) expect({ line, found: found(numbers, line) }).toEqual({ line, found: [] });
  });
});

const identityOf = (n: number): string => numbers[n]!;

describe('the stored bytes', () => {
  it('are not readable by the API, whatever its code tries', async () => {
    const tables = await at.rows<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'raw'::regnamespace and relkind = 'r'
         and has_table_privilege('tender_api', oid, 'select') and has_schema_privilege('tender_api', 'raw', 'usage')`,
    );
    expect(tables).toEqual([]);
    await expect(at.pool('tender_api').query('select from raw.content')).rejects.toThrow('permission denied');
  });
});
