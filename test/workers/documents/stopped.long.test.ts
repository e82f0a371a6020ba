import { randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { surroundings } from '#shared/config.ts';
import { newFolder } from '#test/support/folders.ts';
import { type Harness, harness } from '#test/support/harness.ts';
import { pdfOf } from '#test/support/pdf.ts';
import { gone } from '#test/support/processes.ts';
import { eachBackend } from '#test/support/redis.ts';
import { enterDocuments } from '#workers/documents/enter.ts';
import { notedIn } from '../../shared/documents/apart/programs.ts';
import { putTender } from '../publish/records.ts';
import { startSite } from './site.ts';

/** A picture of one point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const scanned = await pdfOf((document) => document.image(PICTURE, 0, 0, { width: 595 }));
/** Notes its process id and that of its caller, and never ends. */
const recogniser = (notes: string) => `#!${process.execPath}
if (process.argv.includes('--list-langs')) { console.log('eng'); process.exit(0); }
require('node:fs').writeFileSync(${JSON.stringify(notes)}, process.pid + ' ' + process.ppid);
setInterval(() => {}, 1e6);
`;

/** A worker in the middle of a document, in a folder for temporary files of its own. */
async function inDocument(test: Harness, path: string): Promise<{ id: string; temporary: string }> {
  const site = await startSite();
  onTestFinished(site.close);
  const temporary = await newFolder();
  site.pages.set('/scan.pdf', { body: scanned });
  const tender = await putTender(test.context.pool, { closesAt: '2026-12-01T09:00:00Z' });
  const id = randomUUID();
  await test.context.pool.query(
    'insert into core.tender_document (id, tender_id, position, file_name, url) values ($1, $2, 0, $3, $4)',
    [id, tender, 'scan.pdf', `http://${site.host}/scan.pdf`],
  );
  Object.assign(test.settings, {
    DOCUMENTS_ALLOWED_HOSTS: site.host,
    PATH: `${path}:${surroundings.childEnvironment({})['PATH']}`,
    TMPDIR: temporary,
  });
  return { id, temporary };
}

eachBackend((backend) => {
  it('a worker that ends by a signal in the middle of a document leaves no process and no file, and the next one reads it', {
    timeout: 600_000,
  }, async () => {
    const test = await harness({ backend, stages: [] });
    const path = await newFolder();
    const notes = join(path, 'pids');
    await writeFile(join(path, 'tesseract'), recogniser(notes), { mode: 0o755 });
    const { id, temporary } = await inDocument(test, path);
    await enterDocuments(test.context.pool);
    const [{ host }] = (await test.rows(`select host from core.document_state`)) as [{ host: string }];
    await test.queues.send('documents', { host, cause: 'test' });
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const worker = await test.startWorkers(['documents', 'schedule']);
      await test.queues.send('documents', { documentId: id });
      const pids = await notedIn(notes);
      expect(pids).toHaveLength(2);
      expect(await worker.end(signal)).toBe(signal === 'SIGTERM' ? 0 : signal);
      for (const pid of pids) await gone(pid);
      const left = await readdir(temporary, { recursive: true, withFileTypes: true });
      expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([]);
      expect(await test.rows(`select state, fault from core.document_state`)).toEqual([
        { state: 'fetched', fault: null },
      ]);
      await rm(notes);
    }

    await rm(join(path, 'tesseract'));
    await test.startWorkers(['documents', 'schedule']);
    await test.queues.send('documents', { documentId: id });
    await test.until(`select from core.document_state where state = 'done'`);
  });
});
