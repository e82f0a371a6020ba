import { readdir, utimes } from 'node:fs/promises';
import { request as send } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '#shared/log.ts';
import { openStorage } from '#shared/storage/open.ts';
import { startBucketServer } from '#test/support/bucket-server.ts';
import { harness } from '#test/support/harness.ts';
import { startHttpServer } from '#test/support/http-server.ts';
import { launchProcess } from '#test/support/processes.ts';
import { reconcileVault } from '#workers/exports/stored-files.ts';
import { addUser } from '../support/company-users.ts';
import { pdfOf, samples, uploadForm } from '../support/files.ts';
import { callApi } from '../support/served-application.ts';

const PATH = '/api/v1/documents';
/** Files without a record are removed at the age of a day. */
const TOMORROW = 25 * 3_600_000;

/** A vault with one document, and processes of the API that can be killed. */
async function prepared(settings: Record<string, string> = {}) {
  const opened = await harness({ settings });
  const owner = new pg.Client(opened.database.url);
  await owner.connect();
  onTestFinished(() => owner.end());
  const user = await addUser(opened);
  const storage = openStorage(opened.config);
  const start = async () => {
    const process = await launchProcess('services/api/main.ts', [], opened.settingsOf('tender_api'));
    onTestFinished(async () => void (await process.kill()));
    const call = (path: string, method = 'GET', body?: unknown) =>
      callApi(process.ready + PATH + path, { method, token: user.token, body });
    const upload = async () => (await call('', 'POST', uploadForm())).json as unknown as { id: string };
    return { ...process, url: process.ready + PATH, call, upload };
  };
  const files = async () => {
    const keys: string[] = [];
    for await (const { key } of storage.list('vault/')) keys.push(key.split('/').at(-1)!);
    return keys.sort();
  };
  const { STORAGE_URL } = opened.settings;
  const folder = STORAGE_URL?.startsWith('file:') ? fileURLToPath(STORAGE_URL) : '';
  const unfinished = () => readdir(join(folder, '.unfinished'));
  const records = async () =>
    (await opened.rows<{ id: string }>('select id from app.vault_document order by id')).map(({ id }) => id);
  /** What the job does tomorrow. @returns how many files were removed and records marked */
  const reconcile = () =>
    reconcileVault(
      { ...opened.context, log: createLog('test', 'silent') },
      new Date(Date.now() + TOMORROW),
      storage,
    );
  /** Waits until the server has noticed that a process is dead, and finished its statements. */
  const gone = async () => {
    const open = `select from pg_stat_activity where datname = current_database() and usename = 'tender_api'`;
    while ((await owner.query(open)).rowCount) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const api = await start();
  const kept = (await api.upload()).id;
  return { ...opened, owner, user, start, api, kept, files, records, reconcile, gone, folder, unfinished };
}

const LOCK = 7;
const STOPS = `
  create function app.stop_here() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock(${LOCK});
    return new;
  end $$;
  create trigger stop_here before insert on app.vault_document for each row execute function app.stop_here();
  grant execute on function app.stop_here to tender_api;
  select pg_advisory_lock(${LOCK})`;
const WAITING = `select pid from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${LOCK} and not granted
  and database = (select oid from pg_database where datname = current_database())`;

describe('when the process of the API is killed', () => {
  it('while a file arrives, there is neither file nor record', async () => {
    const at = await prepared();
    const form = new Response(uploadForm({ file: pdfOf(1_000_000) }));
    const bytes = Buffer.from(await form.arrayBuffer());
    const request = send(at.api.url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${at.user.token}`,
        'content-type': form.headers.get('content-type')!,
        'content-length': bytes.length,
      },
    });
    const cut = new Promise((resolve) => request.once('error', resolve));
    // Once half of it has been taken, the process is in the middle of writing it.
    request.write(bytes.subarray(0, bytes.length / 2));
    while ((await at.unfinished()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await at.api.end('SIGKILL');
    await cut;
    expect(await at.files()).toEqual([at.kept]);
    const next = await at.start();
    expect((await next.call('')).json).toMatchObject({ stats: { totalDocuments: 1 } });
    expect(await at.reconcile()).toBe(0);
    // The first upload to a process that starts an hour later removes what is unfinished.
    const [left] = await at.unfinished();
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(join(at.folder, '.unfinished', left!), hoursAgo, hoursAgo);
    await next.upload();
    expect(await at.unfinished()).toEqual([]);
  });

  it('between file and record of an upload, nobody sees the document, and the file is removed', async () => {
    const at = await prepared();
    await at.owner.query(STOPS);
    const lost = at.api.upload().then(
      () => 'answered',
      () => 'cut',
    );
    const { pid } = await at.until(WAITING);
    expect(await at.files()).toHaveLength(2);
    await at.api.end('SIGKILL');
    // Otherwise the server would finish the statement of the dead process.
    await at.owner.query('select pg_terminate_backend($1)', [pid]);
    await at.owner.query('drop trigger stop_here on app.vault_document');
    expect(await lost).toBe('cut');
    const next = await at.start();
    expect((await next.call('')).json).toMatchObject({
      documents: [{ id: at.kept }],
      stats: { totalDocuments: 1 },
    });
    expect(await at.reconcile()).toBe(1);
    expect(await at.files()).toEqual([at.kept]);
    expect((await next.call(`/${at.kept}`)).text).toBe(samples.pdf.toString());
  });

  it('between record and file of a deletion, nobody reaches the document, and the file is removed', async () => {
    const bucket = await startBucketServer();
    onTestFinished(bucket.close);
    const { url, held } = await holdDeletions(bucket.url);
    const STORAGE_URL = `s3://files?endpoint=${encodeURIComponent(url)}`;
    const at = await prepared({ ...bucket.settings, STORAGE_URL });
    const { id } = await at.api.upload();
    const cut = at.api.call(`/${id}`, 'DELETE').catch(() => 'cut');
    await held;
    await at.api.end('SIGKILL');
    expect(await cut).toBe('cut');
    expect(await at.records()).toEqual([at.kept]);
    expect(await at.files()).toHaveLength(2);
    const next = await at.start();
    expect((await next.call(`/${id}`)).status).toBe(404);
    expect(await at.reconcile()).toBe(1);
    expect(await at.files()).toEqual([at.kept]);
    expect((await next.call(`/${at.kept}`)).status).toBe(200);
  });

  it('among many uploads, every one that was answered is stored, and no file is left over', async () => {
    const at = await prepared();
    const answered: string[] = [at.kept];
    let api = at.api;
    for (const after of [2, 7]) {
      const { promise: enough, resolve } = Promise.withResolvers<void>();
      const before = answered.length;
      const uploads = Promise.allSettled(
        Array.from({ length: 12 }, async () => {
          answered.push((await api.upload()).id);
          if (answered.length - before >= after) resolve();
        }),
      );
      await enough;
      await api.end('SIGKILL');
      await uploads;
      await at.gone();
      api = await at.start();
    }
    const records = await at.records();
    expect(records).toEqual(expect.arrayContaining(answered));
    expect(await at.files()).toEqual(expect.arrayContaining(records));
    await at.reconcile();
    expect(await at.files()).toEqual(records);
    for (const id of records) expect((await api.call(`/${id}`)).status).toBe(200);
    expect(await at.rows('select from app.vault_document where missing_since is not null')).toEqual([]);
  });
});

/** A proxy to a server, which the first DELETE never reaches. */
async function holdDeletions(target: string) {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  let holds = true;
  const proxy = await startHttpServer((incoming, outgoing) => {
    const { method, url: path = '/', headers } = incoming;
    if (method === 'DELETE' && holds) {
      holds = false;
      return resolve();
    }
    const { hostname, port } = new URL(target);
    // With the host that the caller has signed.
    const onward = send({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  onTestFinished(proxy.close);
  return { url: proxy.url, held };
}
