import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANALYSIS_VERSION, analyse } from '#shared/domain/documents/analyse.ts';
import type { Message } from '#shared/queues/contracts.ts';
import { folderStorage } from '#shared/storage/folder.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { type Harness, openHarness } from '#test/support/harness.ts';
import { zipOf } from '#test/support/zip.ts';
import { enterDocuments } from '#workers/documents/enter.ts';
import { idleDocuments } from '#workers/documents/idle.ts';
import type { Readers } from '#workers/documents/read/readers.ts';
import { type DocumentParts, documentsFrom } from '#workers/documents/stage.ts';
import { putTender } from '../publish/records.ts';
import { type Site, startSite } from './site.ts';

let opened: Harness;
let site: Site;
let folder: string;
let storage: Storage;
let extracted: string[] = [];
/** Rules that find the first line, so that an analysis shows which text it is of. */
const readers: Readers = {
  extractorVersion: 1,
  rulesVersion: 1,
  taxonomyVersion: 1,
  extract: async (bytes) => {
    const text = Buffer.from(bytes).toString();
    extracted.push(text);
    if (text.startsWith('encrypted')) return { fault: 'encrypted', message: 'the document needs a password' };
    if (text.startsWith('PK')) return { fault: 'damaged', message: 'the directory is missing' };
    return {
      text: { pages: [{ number: 1, text, method: 'text' }] },
      mimeType: 'text/plain',
      method: 'txt-text',
      confidence: 1,
    };
  },
  analyse: ({ pages: [page] }) => {
    const quote = page?.text.split('\n')[0] ?? '';
    return {
      ...analyse({ pages: [] }, { fileName: '' }),
      method: `rules-${readers.rulesVersion}`,
      unclassified: [{ page: 1, start: 0, end: quote.length, quote }],
    };
  },
};

beforeAll(async () => {
  site = await startSite();
  folder = await mkdtemp(join(tmpdir(), 'tda-documents-'));
  storage = folderStorage(folder, null);
  opened = await openHarness({
    settings: {
      DOCUMENTS_ALLOWED_HOSTS: site.host,
      ETENDERS_BASE_URL: `http://${site.host}`,
      DOCUMENTS_TIMEOUT_MS: '2000',
      DOCUMENTS_MAX_MB: '1',
    },
  });
});

afterAll(async () => {
  await opened.close();
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const TABLES = [
  ...['core.tender', 'core.document_file', 'core.document_text', 'core.document_host', 'core.outbox'],
  ...['ops.task', 'ops.cron_runs'],
];

beforeEach(async () => {
  for (const table of TABLES) await opened.context.pool.query(`delete from ${table}`);
  await rm(folder, { recursive: true, force: true });
  site.pages.clear();
  site.asked.length = 0;
  extracted = [];
  Object.assign(readers, { extractorVersion: 1, rulesVersion: 1 });
});

/** @returns the id of a new document of a tender */
async function putDocument(
  path: string,
  seed: { tender?: string; closesAt?: string; url?: string } = {},
): Promise<string> {
  const id = randomUUID();
  const tender =
    seed.tender ??
    (await putTender(opened.context.pool, { closesAt: seed.closesAt ?? '2026-12-01T09:00:00Z' }));
  await opened.context.pool.query(
    `insert into core.tender_document (id, tender_id, position, file_name, url) values ($1, $2, 0, $3, $4)`,
    [id, tender, path.slice(1), seed.url ?? `http://${site.host}${path}`],
  );
  return id;
}

const handle = (message: Message<'documents'>, parts: { storage?: Storage; signal?: AbortSignal } = {}) =>
  documentsFrom({ storageOf: () => parts.storage ?? storage, readers }).handle(message, {
    ...opened.context,
    // The stage keeps what it opens by its settings.
    config: { ...opened.context.config },
    ...(parts.signal ? { signal: parts.signal } : {}),
  });

/** Does what requeueing finds, until nothing is left. */
async function work(): Promise<void> {
  await enterDocuments(opened.context.pool);
  for (;;) {
    const messages = await idleDocuments(opened.context.pool, 0);
    if (messages.length === 0) return;
    for (const message of messages) await handle(message);
  }
}

const states = () =>
  opened.rows<{
    id: string;
    state: string;
    fault: string | null;
    attempts: number;
    sha256: string | null;
    member: string | null;
  }>('select id, state, fault, attempts, sha256, member from core.document_state order by depth, place, id');
const stateOf = async (id: string) => (await states()).find((row) => row.id === id);
const firstLines = async () =>
  (
    await opened.rows<{ first: string }>(
      `select analysis#>>'{unclassified,0,quote}' as first from core.document_analysis order by 1`,
    )
  ).map(({ first }) => first);
const storedFiles = async () =>
  (await readdir(join(folder, 'documents'), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length;
const again = () =>
  opened.context.pool.query(`update core.document_state set next_attempt_at = now() where state = 'waiting'`);
const emitted = async () => {
  const [row] = await opened.rows<{ n: number }>(
    `with taken as (delete from core.outbox returning 1) select count(*)::int as n from taken`,
  );
  return row?.n;
};

describe('fetching', () => {
  it('what closes last comes first; a document is stored, read and analysed', async () => {
    site.pages.set('/early', { body: 'Early\n' }).set('/late', { body: 'Late\n' });
    await putDocument('/early', { closesAt: '2026-11-01T09:00:00Z' });
    await putDocument('/late', { closesAt: '2027-02-01T09:00:00Z' });
    await work();
    expect(site.asked.map(({ path }) => path)).toEqual(['/late', '/early']);
    expect((await states()).map(({ state }) => state)).toEqual(['done', 'done']);
    expect(await firstLines()).toEqual(['Early', 'Late']);
  });

  it('a file under two addresses is stored and extracted once', async () => {
    site.pages.set('/a', { body: 'The same\n' }).set('/b', { body: 'The same\n' });
    await putDocument('/a');
    await putDocument('/b');
    await work();
    expect(await storedFiles()).toBe(1);
    expect(extracted).toEqual(['The same\n']);
    expect(await firstLines()).toEqual(['The same', 'The same']);
  });

  it.each([
    ['is not there', '/missing', 'refused'],
    ['is too large', '/large', 'too-large'],
    ['is encrypted', '/encrypted', 'encrypted'],
  ])('what %s has failed for good, with its kind', async (_, path, fault) => {
    site.pages.set('/large', { body: 'a'.repeat(1_048_577) }).set('/encrypted', { body: 'encrypted' });
    const id = await putDocument(path);
    await work();
    await work();
    expect(await stateOf(id)).toMatchObject({ state: 'failed', fault });
    expect(site.asked).toHaveLength(1);
  });

  it.each([
    ['is none', 'no address'],
    ['leads inside', 'http://169.254.169.254/latest/meta-data/'],
    ['names a login', 'http://user:secret@www.etenders.gov.za/'],
  ])('an address that %s has failed for good', async (_, url) => {
    const id = await putDocument('/a', { url });
    await work();
    expect(await stateOf(id)).toMatchObject({ state: 'failed', fault: 'bad-address' });
  });

  it('waits longer after each failure of the host, leaves the host alone after five, and gives up after eight', async () => {
    site.pages.set('/a', 503);
    const id = await putDocument('/a');
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await again();
      await opened.context.pool.query('update core.document_host set resumes_at = null');
      await work();
      const [row] = await opened.rows<{ wait: number }>(
        `select round(extract(epoch from next_attempt_at - now()) / 60)::int as wait from core.document_state where state = 'waiting'`,
      );
      if (row) waits.push(row.wait);
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320]);
    expect(await stateOf(id)).toMatchObject({ state: 'failed', fault: 'server-error', attempts: 8 });
    const other = await putDocument('/b');
    await work();
    expect(await stateOf(other)).toMatchObject({ state: 'waiting', attempts: 0 });
    const [known] = await opened.rows(
      'select failures, resumes_at > now() as paused from core.document_host',
    );
    expect(known).toEqual({ failures: 8, paused: true });
  });

  it('collecting what is new comes first; a backfill does not keep documents waiting', async () => {
    site.pages.set('/a', { body: 'A\n' });
    await putDocument('/a');
    const run = randomUUID();
    const { pool } = opened.context;
    await pool.query(
      `insert into ops.cron_runs (id, status, kind, entity, mode, invocation_id) values ($1, 'running', 'sync', 'etenders', 'incremental', $2)`,
      [run, randomUUID()],
    );
    await pool.query(
      `insert into ops.task (run_id, source, pass, state) values ($1, 'etenders', 'file', 'running')`,
      [run],
    );
    await enterDocuments(pool);
    await handle({ host: site.host, cause: 'test' });
    expect(site.asked).toEqual([]);
    await pool.query(`update ops.cron_runs set mode = 'backfill'`);
    await handle({ host: site.host, cause: 'test' });
    expect(site.asked).toHaveLength(1);
  });
});

describe('a document that changes', () => {
  const touch = (id: string) =>
    opened.context.pool.query(`update core.tender_document set modified_at = now() where id = $1`, [id]);

  it('is asked for again once its date has changed, and read again only where it is another one', async () => {
    site.pages.set('/a', { body: 'First\n', etag: '"1"' });
    const id = await putDocument('/a');
    await work();
    await touch(id);
    await work();
    expect(site.asked.map(({ status }) => status)).toEqual([200, 304]);
    expect(extracted).toHaveLength(1);
    site.pages.set('/a', { body: 'Second\n', etag: '"2"' });
    await touch(id);
    await work();
    expect(site.asked.map(({ status }) => status)).toEqual([200, 304, 200]);
    expect(await firstLines()).toEqual(['Second']);
    expect(await stateOf(id)).toMatchObject({ state: 'done' });
  });

  it('is fetched whole where the stored file is gone', async () => {
    site.pages.set('/a', { body: 'First\n', etag: '"1"' });
    const id = await putDocument('/a');
    await work();
    await rm(folder, { recursive: true, force: true });
    await touch(id);
    await work();
    expect(site.asked.map(({ status }) => status)).toEqual([200, 200]);
    expect(await storedFiles()).toBe(1);
  });

  it('goes with its analysis when its publisher removes it', async () => {
    site.pages.set('/a.zip', { body: zipOf({ 'one.txt': 'One\n' }) });
    const id = await putDocument('/a.zip');
    await work();
    expect(await states()).toHaveLength(2);
    await opened.context.pool.query('delete from core.tender_document where id = $1', [id]);
    await work();
    expect({ states: await states(), analyses: await firstLines() }).toEqual({ states: [], analyses: [] });
  });
});

describe('twice, and after a death', () => {
  it('a message that is handled again, also at the same time, changes nothing', async () => {
    site.pages.set('/a', { body: 'A\n' });
    const id = await putDocument('/a');
    await work();
    await emitted();
    await Promise.all([
      handle({ documentId: id }),
      handle({ documentId: id }),
      handle({ host: site.host, cause: 'test' }),
    ]);
    expect(await emitted()).toBe(0);
    await opened.context.pool.query(`update core.document_state set state = 'fetched'`);
    await Promise.all([handle({ documentId: id }), handle({ documentId: id })]);
    expect(await emitted()).toBe(1);
    expect({ asked: site.asked.length, extracted: extracted.length, first: await firstLines() }).toEqual({
      asked: 1,
      extracted: 1,
      first: ['A'],
    });
  });

  it('what was being fetched when the process stopped is fetched by the next', async () => {
    site.pages.set('/a', 'hangs');
    const id = await putDocument('/a');
    await enterDocuments(opened.context.pool);
    const stopping = new AbortController();
    const first = handle({ host: site.host, cause: 'test' }, { signal: stopping.signal });
    while (site.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    stopping.abort();
    await first;
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 0, fault: null });
    site.pages.set('/a', { body: 'A\n' });
    await work();
    expect(await firstLines()).toEqual(['A']);
  });

  it('a storage that fails leaves the document waiting, and counts no attempt against it', async () => {
    site.pages.set('/a', { body: 'A\n' });
    const id = await putDocument('/a');
    await enterDocuments(opened.context.pool);
    await rm(folder, { recursive: true, force: true });
    const broken = folderStorage('/dev/null/nowhere', null);
    await expect(handle({ host: site.host, cause: 'test' }, { storage: broken })).rejects.toThrow();
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 0 });
    await work();
    expect(await stateOf(id)).toMatchObject({ state: 'done' });
  });
});

describe('archives', () => {
  it('members are documents of their own, also those of archives in archives; what is no document is left out', async () => {
    site.pages.set('/a.zip', {
      body: zipOf({
        'specification.txt': 'Specification\n',
        '__MACOSX/._specification.txt': 'nothing',
        'annexures/inner.zip': zipOf({ 'form.txt': 'Form\n' }),
      }),
    });
    await putDocument('/a.zip');
    await work();
    expect((await states()).map(({ member, state }) => [member, state])).toEqual([
      [null, 'done'],
      ['specification.txt', 'done'],
      ['annexures/inner.zip', 'done'],
      ['form.txt', 'done'],
    ]);
    expect(await firstLines()).toEqual(['Form', 'Specification']);
  });

  it('one with other members than before loses those that are gone, and keeps the others', async () => {
    site.pages.set('/a.zip', { body: zipOf({ 'one.txt': 'One\n', 'two.txt': 'Two\n' }) });
    const id = await putDocument('/a.zip');
    await work();
    site.pages.set('/a.zip', { body: zipOf({ 'one.txt': 'One\n', 'three.txt': 'Three\n' }) });
    await opened.context.pool.query('update core.tender_document set modified_at = now() where id = $1', [
      id,
    ]);
    await work();
    expect(await firstLines()).toEqual(['One', 'Three']);
    expect(extracted.sort()).toEqual(['One\n', 'Three\n', 'Two\n']);
  });

  it.each([
    ['packs better than documents do', zipOf({ 'a.txt': 'a'.repeat(2_000_000) })],
    ['states more than is kept', zipOf({ 'a.txt': 'a' }, { unpacked: 60_000_000 })],
    [
      'has too many files',
      zipOf(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}.txt`, `${at}`]))),
    ],
    ['is broken', zipOf({ 'a.txt': 'a' }).subarray(0, 60)],
    ['holds more than it states', zipOf({ 'a.txt': 'a'.repeat(1_000) }, { unpacked: 10 })],
  ])('one that %s has failed, and leaves no member', async (_, body) => {
    site.pages.set('/a.zip', { body });
    const id = await putDocument('/a.zip');
    await work();
    expect(await stateOf(id)).toMatchObject({ state: 'failed' });
    expect(await states()).toHaveLength(1);
  });

  it('one that is three deep is not unpacked', async () => {
    site.pages.set('/a.zip', { body: zipOf({ 'b.zip': zipOf({ 'c.zip': zipOf({ 'd.txt': 'D\n' }) }) }) });
    await putDocument('/a.zip');
    await work();
    expect((await states()).map(({ member, state, fault }) => [member, state, fault])).toEqual([
      [null, 'done', null],
      ['b.zip', 'done', null],
      ['c.zip', 'failed', 'too-large'],
    ]);
  });
});

describe('analysing again', () => {
  it('reads the stored texts by other rules, without fetching or extracting; with the same rules it changes nothing', async () => {
    site.pages.set('/a', { body: 'A\n' });
    await putDocument('/a');
    await work();
    await emitted();
    await handle({ outdated: randomUUID() });
    await work();
    expect(await emitted()).toBe(0);
    readers.rulesVersion = 2;
    await handle({ outdated: randomUUID() });
    await work();
    expect(
      await opened.rows(`select analysis->>'method' as method, rules_version from core.document_analysis`),
    ).toEqual([{ method: 'rules-2', rules_version: 2 }]);
    expect({ asked: site.asked.length, extracted: extracted.length }).toEqual({ asked: 1, extracted: 1 });
  });

  it('extracts stored files again by another extraction, without fetching', async () => {
    site.pages.set('/a', { body: 'A\n' });
    await putDocument('/a');
    await work();
    readers.extractorVersion = 2;
    await handle({ outdated: randomUUID() });
    await work();
    expect({ asked: site.asked.length, extracted: extracted.length }).toEqual({ asked: 1, extracted: 2 });
  });
});

describe('from a document to the records', () => {
  const TEXT = [
    'INVITATION TO BID',
    'CLOSING DATE: 16 September 2026 CLOSING TIME: 11:00',
    'Bids must remain valid for a period of ninety (90) days from the closing date.',
    'The applicable preference point system for this tender is the 80/20 preference point system.',
    'Bidders must have a CIDB grading of 5GB or higher.',
    '',
  ].join('\n');

  it('what the rules find is published with its evidence, and another closing time than that of the notice is an issue', async () => {
    const parts = {
      storageOf: () => storage,
      readers: { ...readers, analyse, rulesVersion: ANALYSIS_VERSION },
    };
    const tender = await putTender(opened.context.pool, { closesAt: '2026-09-18T09:00:00Z' });
    site.pages.set('/bid.txt', { body: TEXT });
    const id = await putDocument('/bid.txt', { tender });
    await enterDocuments(opened.context.pool);
    const context = { ...opened.context, config: { ...opened.context.config } };
    await documentsFrom(parts).handle({ host: site.host, cause: 'test' }, context);
    await documentsFrom(parts).handle({ documentId: id }, context);
    await opened.stages.publishAll();
    const [analysis] = await opened.rows<{ detail: string }>(
      'select detail from read.tender_analysis where id = $1',
      [tender],
    );
    const shown = JSON.parse(analysis?.detail ?? '{}');
    expect(shown.submissionGuidelines.deadline).toBe('2026-09-16T09:00:00.000Z');
    expect(shown.evidence.length).toBeGreaterThan(0);
    for (const { quote, start, end } of shown.evidence) expect(TEXT.slice(start, end)).toBe(quote);
    const [record] = await opened.rows<{ detail: string }>('select detail from read.tender where id = $1', [
      tender,
    ]);
    expect(JSON.parse(record?.detail ?? '{}')).toMatchObject({
      closingDateTime: '2026-09-18T09:00:00.000Z',
      validityPeriod: 90,
      documentAnalyzed: 1,
      aiSummary: 'A title.',
      aiKeyRequirements: ['CIDB grade 5GB or higher', 'A bid that holds for 90 days'],
      validationErrors: ['document-closing-differs'],
    });
    const [document] = await opened.rows<{ detail: string }>(
      'select detail from read.tender_document where id = $1',
      [id],
    );
    expect(JSON.parse(document?.detail ?? '{}')).toMatchObject({
      cacheStatus: 'CACHED',
      processingStatus: 'COMPLETED',
      extractedTextLength: TEXT.length,
      aiKeyPoints: ['CIDB grade 5GB or higher', 'A bid that holds for 90 days'],
    });
    const required = await opened.rows<{ detail: string }>(
      'select detail from read.submission_requirement where tender_record_id = $1',
      [tender],
    );
    expect(required.map(({ detail }) => JSON.parse(detail).requirement)).toContain(
      'CIDB grading 5GB or higher',
    );
  });

  const published = async (resource: string, id: string) => {
    const [row] = await opened.rows<{ detail: string }>(`select detail from read.${resource} where id = $1`, [
      id,
    ]);
    return JSON.parse(row?.detail ?? '{}');
  };
  const evidenceIssues = () =>
    opened.rows(
      `select stage, severity, subject, path, detail->>'field' as field from ops.issue where kind = 'evidence-missing'`,
    );
  const readAndPublish = async (parts: DocumentParts) => {
    const tender = await putTender(opened.context.pool, { closesAt: '2026-09-16T09:00:00Z' });
    site.pages.set('/bid.txt', { body: TEXT });
    const id = await putDocument('/bid.txt', { tender });
    await enterDocuments(opened.context.pool);
    const context = { ...opened.context, config: { ...opened.context.config } };
    await documentsFrom(parts).handle({ host: site.host, cause: 'test' }, context);
    await documentsFrom(parts).handle({ documentId: id }, context);
    await opened.stages.publishAll();
    return { tender, id };
  };

  it('a tender without documents has a summary of its notice', async () => {
    const tender = await putTender(opened.context.pool, {
      title: 'REPAIRS TO ROOFS, CIDB GRADE 4GB OR HIGHER',
    });
    await opened.stages.publishAll();
    expect(await published('tender', tender)).toMatchObject({
      aiSummary: 'Repairs to Roofs, CIDB Grade 4GB or Higher.',
      aiKeyRequirements: ['CIDB grade 4GB or higher'],
      aiConfidence: expect.closeTo(0.99, 1),
    });
  });

  it('a value whose quote the text does not have is an issue and is not published', async () => {
    await opened.context.pool.query('delete from ops.issue');
    const wrong: Readers['analyse'] = (text, hints) => {
      const analysis = analyse(text, hints);
      const { validityDays } = analysis.values;
      const evidence = [{ page: 1, start: 4, end: 21, quote: 'valid for 60 days' }];
      return {
        ...analysis,
        values: { ...analysis.values, validityDays: { ...validityDays!, value: 60, evidence } },
      };
    };
    const { tender, id } = await readAndPublish({
      storageOf: () => storage,
      readers: { ...readers, analyse: wrong, rulesVersion: ANALYSIS_VERSION },
    });
    expect(await evidenceIssues()).toEqual([
      { stage: 'documents', severity: 'error', subject: id, path: 'validityDays', field: null },
    ]);
    const { evidence } = await published('tender_analysis', tender);
    expect(evidence.map(({ field }: { field: string }) => field)).not.toContain('validityDays');
    expect(await published('tender', tender)).toMatchObject({
      validityPeriod: null,
      aiKeyRequirements: ['CIDB grade 5GB or higher'],
    });
  });

  it('so is a value whose quote the stored text no longer has when documents are combined', async () => {
    await opened.context.pool.query('delete from ops.issue');
    const { tender, id } = await readAndPublish({
      storageOf: () => storage,
      readers: { ...readers, analyse, rulesVersion: ANALYSIS_VERSION },
    });
    expect(await evidenceIssues()).toEqual([]);
    await opened.context.pool.query(
      `update core.document_text set pages = replace(pages::text, 'ninety (90)', 'ninety [90]')::jsonb`,
    );
    await opened.context.pool.query(
      `update core.document_analysis set analysed_at = analysed_at + interval '1 second'`,
    );
    await opened.stages.publishAll();
    expect(await evidenceIssues()).toMatchObject([{ stage: 'derive', subject: id, field: 'validityDays' }]);
    expect(await published('tender', tender)).toMatchObject({
      validityPeriod: null,
      validationErrors: ['evidence-missing'],
    });
  });
});
