import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { surroundings } from '#shared/config.ts';
import { openDocumentReader } from '#shared/documents/extract/apart.ts';
import { scanKind } from '#shared/domain/vault/file-kind.ts';
import { randomOf } from '#test/services/api/requests/values.ts';
import { harness } from '#test/support/harness.ts';
import { startSite } from '#test/workers/documents/site.ts';
import { putTender } from '#test/workers/publish/records.ts';
import { enterDocuments } from '#workers/documents/enter.ts';
import { childrenOf } from './children.ts';
import { type Damaged, damagedFile } from './mutations.ts';
import { makeSeeds } from './seeds.ts';

/** Files in all, the seed number, and how many failures are shown. FUZZ_FILES and FUZZ_SEED change the first two. */
const { FUZZ_FILES, FUZZ_SEED } = surroundings.childEnvironment({});
const FILES = Number(FUZZ_FILES ?? 5_000);
const SEED = Number(FUZZ_SEED ?? Date.now() % 1_000_000);
/** Share of the files that also go through the stage, with a worker process, its login and its queue. */
const STAGED = 0.1;
const AT_ONCE = 4;
const SHOWN = 20;
const LIMIT_MS = 7_200_000;
/** The faults that a file may get; not `failed`, a fault of our own rules: there is always a better reason. */
const FAULTS = [
  'empty',
  'other-format',
  'encrypted',
  'damaged',
  'no-text',
  'too-large',
  'too-slow',
  'too-much-memory',
];

async function damagedFiles(count: number): Promise<Damaged[]> {
  const seeds = await makeSeeds();
  const random = randomOf(SEED);
  return Array.from({ length: count }, () => damagedFile(random, seeds));
}

function problemsOf() {
  const problems: string[] = [];
  return {
    problems,
    add: (problem: string) => {
      if (problems.push(problem) <= SHOWN) process.stdout.write(`  ✗ ${problem}\n`);
    },
  };
}

it(
  `${FILES} damaged files have a text or a reason, and leave no process behind (seed ${SEED})`,
  async () => {
    process.stdout.write(`fuzz: ${FILES} files, seed ${SEED}\n`);
    const files = await damagedFiles(FILES);
    const { problems, add } = problemsOf();
    const outcomes = new Map<string, number>();
    const reader = openDocumentReader();
    onTestFinished(reader.close);
    let next = 0;
    const read = async () => {
      while (next < files.length) {
        const number = next++;
        const { name, bytes } = files[number]!;
        const outcome = await reader.extract(bytes, { fileName: name }).then(
          (found) => ('fault' in found ? found.fault : 'text'),
          (error: Error) => `threw ${error.message}`,
        );
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        if (outcome !== 'text' && !FAULTS.includes(outcome)) add(`file ${number}, ${name}: ${outcome}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, read));
    process.stdout.write(`  ${[...outcomes].map(([outcome, times]) => `${outcome} ${times}`).join(', ')}\n`);
    reader.close();
    await expect.poll(() => childrenOf(process.pid, 'documents/'), { timeout: 10_000 }).toEqual([]);
    expect(problems).toEqual([]);
  },
  LIMIT_MS,
);

it(
  `${FILES} damaged files are each of one kind to a vault, in whatever pieces they arrive (seed ${SEED})`,
  async () => {
    const random = randomOf(SEED + 1);
    for (const { name, bytes } of await damagedFiles(FILES)) {
      const [whole, pieces] = [scanKind(), scanKind()];
      whole.add(bytes);
      for (let at = 0; at < bytes.length; ) {
        const end = at + 1 + Math.floor(random() * 3_000);
        pieces.add(bytes.subarray(at, end));
        at = end;
      }
      expect([name, pieces.kind()]).toEqual([name, whole.kind()]);
    }
  },
  LIMIT_MS,
);

it(
  `the stage records a text or a reason for each of ${Math.round(FILES * STAGED)} damaged files, without a crash (seed ${SEED})`,
  async () => {
    const files = await damagedFiles(Math.round(FILES * STAGED));
    const site = await startSite();
    const scratch = await mkdtemp(join(tmpdir(), 'tda-fuzz-'));
    onTestFinished(async () => {
      await site.close();
      await rm(scratch, { recursive: true, force: true });
    });
    const test = await harness({
      stages: [],
      settings: {
        DOCUMENTS_ALLOWED_HOSTS: site.host,
        COLLECT_DELAY_MS: '0',
        ETENDERS_BASE_URL: `http://${site.host}`,
        TMPDIR: scratch,
      },
    });
    const pool = test.pool();
    const tender = await putTender(pool, { closesAt: '2030-12-01T09:00:00Z' });
    for (const [number, { name, bytes }] of files.entries()) {
      site.pages.set(`/${number}/${name}`, { body: bytes });
      await pool.query(
        'insert into core.tender_document (id, tender_id, position, file_name, url) values ($1, $2, $3, $4, $5)',
        [randomUUID(), tender, number, name, `http://${site.host}/${number}/${name}`],
      );
    }
    const worker = await test.startWorkers(['documents', 'schedule']);
    await enterDocuments(pool);
    await test.queues.send('documents', { host: site.host, cause: 'fuzz' });
    await test.until(
      `select where not exists (select from core.document_state where state in ('waiting', 'fetched'))`,
    );

    const outcomes = await test.rows<{ state: string; fault: string | null; documents: number }>(
      `select state, fault, count(*)::int as documents from core.document_state group by 1, 2 order by 1, 2`,
    );
    process.stdout.write(
      `  ${outcomes.map(({ state, fault, documents }) => `${state} ${fault ?? ''} ${documents}`).join(', ')}\n`,
    );
    expect(
      outcomes.filter(
        ({ state, fault }) => !(state === 'done' ? fault === null : FAULTS.includes(fault ?? '')),
      ),
    ).toEqual([]);
    expect(await test.rows(`select subject, detail from ops.issue where kind = 'message-failed'`)).toEqual(
      [],
    );
    // Processes that read documents end when none has come for ten seconds.
    await expect.poll(() => childrenOf(worker.pid, 'documents/'), { timeout: 30_000 }).toEqual([]);
    expect(await worker.end()).toBe(0);
    // The folder into which a document was received is gone with it; see `withFolder`.
    const left = await readdir(scratch, { recursive: true });
    expect(left.filter((path) => /document-|member/.test(path))).toEqual([]);
  },
  LIMIT_MS,
);
