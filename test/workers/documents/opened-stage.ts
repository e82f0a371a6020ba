import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Config } from '#shared/config.ts';
import { analyse } from '#shared/domain/documents/analyse.ts';
import { readText } from '#shared/domain/documents/read-text.ts';
import type { Message } from '#shared/queues/contracts.ts';
import type { ResourceName } from '#shared/resources/names.ts';
import { folderStorage } from '#shared/storage/folder.ts';
import type { Storage } from '#shared/storage/storage.ts';
import { type Harness, openHarness } from '#test/support/harness.ts';
import { enterDocuments } from '#workers/documents/enter.ts';
import { idleDocuments } from '#workers/documents/idle.ts';
import type { DocumentReaders } from '#workers/documents/read/readers.ts';
import { documentsFrom } from '#workers/documents/stage.ts';
import { publishedRecord } from '../publish/published.ts';
import { putTender } from '../publish/records.ts';
import { type Content, type Site, startSite } from './site.ts';

/**
 * The stage documents over a publisher and a storage of the test, with readers that take a text as it is. One for each file of tests:
 * these values are set before its first test.
 */
export let opened: Harness;
export let site: Site;
export let folder: string;
export let storage: Storage;
/** Texts in the order in which they were extracted. */
export const extracted: string[] = [];
const asText = (text: string) => ({
  text: { pages: [{ number: 1, text, method: 'text' as const }] },
  ...{ mimeType: 'text/plain', method: 'txt-text', confidence: 1 },
});

/** Rules that find the first line, so that an analysis shows which text it is of. */
export const readers: DocumentReaders = {
  extractorVersion: 1,
  rulesVersion: 1,
  taxonomyVersion: 1,
  extract: async (bytes) => {
    const text = Buffer.from(bytes).toString();
    extracted.push(text);
    if (text.startsWith('encrypted')) return { fault: 'encrypted', message: 'the document needs a password' };
    // What no language has is refused by the table of texts.
    if (text.startsWith('unreadable')) return { ...asText(text), language: 'a\0b' };
    const times = Number(/^too slow (\d)/.exec(text)?.[1] ?? 0);
    if (extracted.filter((one) => one === text).length <= times)
      return { fault: 'too-slow', message: 'reading it took longer than 1 s' };
    if (text.startsWith('PK')) return { fault: 'damaged', message: 'the directory is missing' };
    return asText(text);
  },
  analyse: byRules(({ pages: [page] }) => {
    const quote = page?.text.split('\n')[0] ?? '';
    return {
      ...analyse({ pages: [] }, { fileName: '' }),
      method: `rules-${readers.rulesVersion}`,
      unclassified: [{ page: 1, start: 0, end: quote.length, quote }],
    };
  }),
};

/** @returns a function that applies rules as the stage does, in this process */
export function byRules(rules: typeof analyse): DocumentReaders['analyse'] {
  return async (text, document) => readText(text, document, rules);
}

/** Opens all before the tests of a file, empties it before each, and closes it after them. */
export function openStage(): void {
  beforeAll(async () => {
    site = await startSite();
    folder = await mkdtemp(join(tmpdir(), 'tda-documents-'));
    storage = folderStorage(folder, null);
    opened = await openHarness({
      settings: {
        DOCUMENTS_ALLOWED_HOSTS: site.host,
        ETENDERS_BASE_URL: `http://${site.host}`,
        DOCUMENTS_TIMEOUT_MS: '60000',
        DOCUMENTS_MAX_MB: '1',
      },
    });
  });

  afterAll(async () => {
    await opened.close();
    await site.close();
    await rm(folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    for (const table of TABLES) await opened.context.pool.query(`delete from ${table}`);
    await rm(folder, { recursive: true, force: true });
    site.pages.clear();
    site.asked.length = 0;
    extracted.length = 0;
    Object.assign(readers, { extractorVersion: 1, rulesVersion: 1 });
  });
}

const TABLES = [
  ...['core.tender', 'core.document_file', 'core.document_text', 'core.document_host', 'core.outbox'],
  ...['ops.task', 'ops.cron_runs', 'ops.disk', 'ops.issue'],
];

/** What the publisher has at the path, if `body` is given, and whose document it is: by default that of a new tender. */
type DocumentSeed = Partial<Content> & { tender?: string; closesAt?: string; url?: string };

/** @returns the id of a new document of a tender */
export async function putDocument(path: string, seed: DocumentSeed = {}): Promise<string> {
  const id = randomUUID();
  const { body, etag, breaksAt } = seed;
  if (body !== undefined)
    site.pages.set(path, { body, ...(etag && { etag }), ...(breaksAt !== undefined && { breaksAt }) });
  const tender =
    seed.tender ??
    (await putTender(opened.context.pool, { closesAt: seed.closesAt ?? '2026-12-01T09:00:00Z' }));
  await opened.context.pool.query(
    `insert into core.tender_document (id, tender_id, position, file_name, url) values ($1, $2, 0, $3, $4)`,
    [id, tender, path.slice(1), seed.url ?? `http://${site.host}${path}`],
  );
  return id;
}

/** Has the publisher list a document with a new date, so that it is requested again. */
export const listAgain = (id: string) =>
  opened.rows('update core.tender_document set modified_at = now() where id = $1', [id]);

/** @returns the published record with this id, as callers see it */
export const published = (resource: ResourceName, id: string) =>
  publishedRecord(opened.context.pool, resource, id);

export const handle = (
  message: Message<'documents'>,
  parts: { storage?: Storage; signal?: AbortSignal; settings?: Partial<Config> } = {},
) =>
  documentsFrom({ storageOf: () => parts.storage ?? storage, readers }).handle(message, {
    ...opened.context,
    // What is known by the settings, such as the room on disks, stays known where they are the same.
    ...(parts.settings ? { config: { ...opened.context.config, ...parts.settings } } : {}),
    ...(parts.signal ? { signal: parts.signal } : {}),
  });

/** Does what requeueing finds, until nothing is left. */
export async function work(): Promise<void> {
  await enterDocuments(opened.context.pool);
  for (;;) {
    const messages = await idleDocuments(opened.context, 0);
    if (messages.length === 0) return;
    for (const message of messages) await handle(message);
  }
}

export const states = () =>
  opened.rows<{
    id: string;
    state: string;
    fault: string | null;
    attempts: number;
    sha256: string | null;
    member: string | null;
  }>('select id, state, fault, attempts, sha256, member from core.document_state order by depth, place, id');
export const stateOf = async (id: string) => (await states()).find((row) => row.id === id);
export const firstLines = async () =>
  (
    await opened.rows<{ first: string }>(
      `select analysis#>>'{unclassified,0,quote}' as first from core.document_analysis order by 1`,
    )
  ).map(({ first }) => first);
export const storedFiles = async () =>
  (await readdir(join(folder, 'documents'), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length;
export const again = () =>
  opened.context.pool.query(`update core.document_state set next_attempt_at = now() where state = 'waiting'`);
export const emitted = async () => {
  const [row] = await opened.rows<{ n: number }>(
    `with taken as (delete from core.outbox returning 1) select count(*)::int as n from taken`,
  );
  return row?.n;
};
