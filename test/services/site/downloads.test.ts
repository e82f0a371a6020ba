import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { leftOut, snapshotResources } from '#shared/snapshots/contents.ts';
import { publishExamples } from '#test/services/api/v2/support/examples.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { pageOf, textOf } from './shown.ts';

const at = sharedTables(async () => {
  await publishExamples(at.readTables);
  await at.stages.handle('exports', { snapshot: 'one' });
  await at.stages.handle('exports', { snapshot: 'two' });
});

type File = { name: string; resource: string | null; bytes: number; sha256: string; path: string };
type Snapshots = { snapshots: { id: string; takenAt: string; changes: string; files: File[] }[] };
const listed = async () => (await at.api.get('/v2/meta/snapshots', { key: null })).json.data as Snapshots;
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(at.api.url + path, { headers, method, redirect: 'manual' });

describe('files of snapshots', () => {
  it('are listed for everyone, with the bytes that they have', async () => {
    const { snapshots } = await listed();
    expect(snapshots).toHaveLength(2);
    expect(snapshots[0]!.takenAt > snapshots[1]!.takenAt).toBe(true);
    expect(snapshots[0]!.files).toHaveLength(2 * snapshotResources.length + 1);
    expect([...new Set(snapshots[0]!.files.map(({ resource }) => resource))]).toEqual([
      null,
      ...snapshotResources.map(({ plural }) => plural),
    ]);
    for (const { name, path, bytes, sha256 } of snapshots[0]!.files.slice(0, 9)) {
      const response = await get(path);
      expect(response.status, name).toBe(200);
      const content = Buffer.from(await response.arrayBuffer());
      expect([content.length, createHash('sha256').update(content).digest('hex')], name).toEqual([
        bytes,
        sha256,
      ]);
      const { headers } = response;
      expect(headers.get('content-length')).toBe(String(bytes));
      expect(headers.get('content-encoding')).toBeNull();
      expect(headers.get('etag')).toBe(`"${sha256}"`);
      expect(headers.get('last-modified')).not.toBeNull();
      expect(headers.get('content-type')).toBe('application/gzip');
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename="\d{4}-\d\d-\d\d-[\w.-]+\.gz"$/,
      );
      expect(headers.get('cache-control')).toContain('immutable');
      expect(headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('continue where a download broke off, and are not sent to those who have them', async () => {
    const file = (await listed()).snapshots[0]!.files[0]!;
    const whole = Buffer.from(await (await get(file.path)).arrayBuffer());
    const rest = await get(file.path, { range: 'bytes=100-', 'if-range': `"${file.sha256}"` });
    expect([rest.status, rest.headers.get('content-range')]).toEqual([
      206,
      `bytes 100-${file.bytes - 1}/${file.bytes}`,
    ]);
    expect(Buffer.from(await rest.arrayBuffer()).equals(whole.subarray(100))).toBe(true);
    expect((await get(file.path, { 'if-none-match': `"${file.sha256}"` })).status).toBe(304);
    expect((await get(file.path, { range: `bytes=${file.bytes}-` })).status).toBe(416);
    const head = await get(file.path, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(file.bytes)]);
  });

  it('have an address that leads to the latest ones', async () => {
    const [latest] = (await listed()).snapshots;
    const response = await get('/api/snapshots/latest/tenders.csv.gz');
    expect([response.status, response.headers.get('location')]).toEqual([
      307,
      `/api/snapshots/${latest!.id}/tenders.csv.gz`,
    ]);
  });

  it('can be read by pages of other sites, in parts, and say why when not', async () => {
    const [latest] = (await listed()).snapshots;
    const { path, bytes } = latest!.files[0]!;
    const fieldsOf = ({ status, headers }: Response) => ({ status, ...Object.fromEntries(headers) });
    const exposed = {
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('Content-Range, ETag'),
    };
    expect(fieldsOf(await get(path, {}, 'OPTIONS'))).toMatchObject({
      ...{ status: 204, ...exposed },
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': expect.stringContaining('If-None-Match'),
    });
    // Caches keep one copy for everyone, and keep no error.
    expect(fieldsOf(await get(path))).toMatchObject({
      ...{ status: 200, ...exposed, vary: 'Accept-Encoding' },
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(fieldsOf(await get(path, { range: `bytes=${bytes}-` }))).toMatchObject({
      ...{ status: 416, ...exposed },
      'cache-control': expect.stringContaining('no-store'),
    });
    expect(fieldsOf(await get('/api/snapshots/latest/none'))).toMatchObject({ status: 404, ...exposed });
    expect(fieldsOf(await get(path, {}, 'POST'))).toMatchObject({ status: 405, ...exposed });
  });

  it('are sent to a caller who has hung up many times before', async () => {
    const [latest] = (await listed()).snapshots;
    const { path } = latest!.files[0]!;
    const { client } = at.readTables;
    const stop = new AbortController();
    // All of them hang up while their snapshot is looked up.
    await client.query('begin');
    await client.query('lock table ops.snapshot');
    const given = Array.from({ length: 6 }, () => fetch(at.api.url + path, { signal: stop.signal }));
    await setTimeout(300);
    stop.abort();
    await Promise.allSettled(given);
    await setTimeout(100);
    await client.query('rollback');
    await setTimeout(300);
    expect((await get(path)).status).toBe(200);
  });

  it.each([
    'latest/nothing.gz',
    '00000000-0000-4000-8000-000000000000/tenders.csv.gz',
    'none/tenders.csv.gz',
  ])('are 404 for %s', async (path) => {
    const response = await get(`/api/snapshots/${path}`);
    expect(response.status).toBe(404);
    expect(((await response.json()) as { message: string }).message).toContain('/v2/meta/snapshots');
  });

  it('do not exist for what is not open data', async () => {
    const { snapshots } = await listed();
    const kinds = snapshots[0]!.files.map(({ resource }) => resource);
    for (const { resource } of leftOut) expect(kinds).not.toContain(resource);
    expect(leftOut.map(({ resource }) => resource)).toEqual(
      expect.arrayContaining(['company_directors', 'source_directors', 'intel_items', 'articles']),
    );
  });

  it('continue with the changes since then', async () => {
    const [latest] = (await listed()).snapshots;
    const { key } = await at.newKey({ tier: 'enterprise' });
    const kinds = 'resource=tenders,awards,provinces';
    const changes = () => at.api.get(`/v2/changes?${kinds}&since=${latest!.changes}`, { key });
    expect((await changes()).json.data).toEqual([]);
    await at.readTables.client.query(
      `update read.award set change_seq = (select change_seq + 1 from read.version where resource = 'award')
       where id = (select id from read.award limit 1)`,
    );
    await at.readTables.client.query(
      `update read.version set change_seq = change_seq + 1 where resource = 'award'`,
    );
    expect((await changes()).json.data).toMatchObject([{ resource: 'awards', operation: 'changed' }]);
  });
});

describe('the page about downloads', () => {
  it('has each file with its size, the time, the records, the hash and the licence', async () => {
    const page = await pageOf(at, '/data/downloads');
    const [latest] = (await listed()).snapshots;
    for (const { path, sha256, name } of latest!.files) {
      expect(page, name).toContain(`href="${path}"`);
      expect(page).toContain(`${sha256}  ${name}`);
    }
    const text = textOf(page);
    expect(text).toMatch(/Tenders 5 [\d,.]+ kB [\d,.]+ kB as above/);
    expect(text).toMatch(/Restricted suppliers 5 [\d,.]+ kB [\d,.]+ kB Public register/);
    expect(text).toContain('Open Data Commons Public Domain Dedication and Licence 1.0');
    expect(page).toContain(`datetime="${latest!.takenAt.slice(0, 16)}Z"`);
    expect(text).toContain('Earlier snapshots');
    expect(text).toMatch(/Company directors names of natural persons/);
  });

  it('tells programs where the files are', async () => {
    const [latest] = (await listed()).snapshots;
    const dataset = (page: string) =>
      JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(page)![1]!) as {
        '@type': string;
        distribution: { '@type': string; contentUrl: string; contentSize: string }[];
      };
    const { '@type': type, distribution } = dataset(await pageOf(at, '/data/downloads'));
    expect([type, distribution.length]).toEqual(['Dataset', latest!.files.length]);
    expect(distribution[0]).toMatchObject({
      '@type': 'DataDownload',
      contentUrl: at.api.url + latest!.files[0]!.path,
      contentSize: String(latest!.files[0]!.bytes),
    });
    expect(dataset(await pageOf(at, '/data')).distribution[0]!.contentUrl).toBe(distribution[0]!.contentUrl);
  });
});
