import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { realDataFolder } from '#eval/real-data.ts';
import { UsageError } from '#shared/errors.ts';
import { newFolder } from '#test/support/folders.ts';
import { page, type Row, readList, readLists } from './portal.ts';
import { json, listUrl, type Package, published, publisher, readAll, release } from './publisher.ts';

const REAL = join(realDataFolder, 'ocds-releases');
const REAL_ROWS = join(realDataFolder, 'etenders-portal');
const CAPTURE = 'paginated_tender_opportunities_status1.json.gz';

/** Makes a folder of files; what is neither text nor bytes is written as JSON. @returns its path */
const folder = (files: Record<string, unknown>): Promise<string> =>
  newFolder(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
      ]),
    ),
  );

describe('files are replayed', () => {
  test('as release, package and archive file; others are skipped', async () => {
    const files = await folder({
      'single.json': { ocid: 'ocds-9t57fa-3', date: '2026-03-03T00:00:00Z', tender: { title: ' three ' } },
      'package.json': {
        version: '1.1',
        releases: [
          { ocid: 'ocds-9t57fa-1', date: '2026-03-01T00:00:00Z' },
          { ocid: 'ocds-9t57fa-2', date: '2026-03-02T00:00:00Z' },
        ],
      },
      'bulk.json': {
        Version: '1.1',
        Releases: [
          {
            ocid: 'ocds-9t57fa-4',
            date: '2026-03-04T00:00:00Z',
            tender: { documents: [{ url: 'https://elsewhere.example/a b.pdf' }] },
          },
        ],
      },
      'listing.json': { aaData: [] },
      'notes.txt': 'not json',
    });
    const { url, catalogue } = await publisher({ files });
    expect((await readAll(url, { PageSize: 2 })).map(({ ocid }) => ocid)).toEqual(
      [4, 3, 2, 1].map((number) => `ocds-9t57fa-${number}`),
    );
    expect(
      (await readAll(url, { dateFrom: '2026-03-02', dateTo: '2026-03-03' })).map(({ ocid }) => ocid),
    ).toEqual(['ocds-9t57fa-3', 'ocds-9t57fa-2']);
    expect((await release(url, 'ocds-9t57fa-4')).tender.documents[0]!.url).toBe(
      'https://elsewhere.example/a b.pdf',
    );
    expect(await json(`${url}/api/OCDSReleases/release/ocds-9t57fa-5`)).toEqual({});
    expect(
      (await json<{ Releases: unknown[] }>(`${url}/Home/DownloadFile/?fileName=01032026.json`)).Releases,
    ).toHaveLength(4);
    expect(catalogue.publish(3)).toEqual([]);
  });

  test('with the day of the file’s name if a release has no date', async () => {
    const { url } = await publisher({
      files: await folder({
        'release_2026-05-29.json': { ocid: 'ocds-9t57fa-1' },
        'undated.json': { ocid: 'ocds-9t57fa-2' },
      }),
    });
    expect(await readAll(url)).toEqual([{ ocid: 'ocds-9t57fa-1', date: '2026-05-29T00:00:00Z' }]);
    expect(await release(url, 'ocds-9t57fa-2')).toEqual({ ocid: 'ocds-9t57fa-2' });
    expect(new Set((await published(url)).keys())).toEqual(new Set(['ocds-9t57fa-1', 'ocds-9t57fa-2']));
  });

  test.each([
    ['nothing to serve', {}],
    ['broken JSON', { 'a.json': '{"ocid"' }],
  ])('%s is refused', async (_, files) => {
    await expect(publisher({ files: await folder(files) })).rejects.toThrow(UsageError);
  });

  test('and a missing folder is an error that names it', async () => {
    await expect(publisher({ files: '/nowhere/at/all' })).rejects.toThrow('/nowhere/at/all');
  });
});

test.skipIf(!existsSync(REAL))(
  `the real releases are served unchanged (skipped without ${REAL})`,
  async () => {
    const { url } = await publisher({ files: REAL });
    const listed = await readAll(url, { PageSize: 3 });
    expect(listed).toHaveLength(7);
    const captured = JSON.parse(
      readFileSync(join(REAL, 'package_2026-08-13_2026-08-14.json'), 'utf8'),
    ) as Package;
    for (const original of captured.releases) {
      expect(listed).toContainEqual(original);
      expect(JSON.stringify(await release(url, original.ocid))).toBe(JSON.stringify(original));
    }
    expect(
      (await json<Package>(listUrl(url, { dateFrom: '2026-09-24', dateTo: '2026-09-24' }))).releases.map(
        ({ ocid }) => ocid,
      ),
    ).toEqual(['ocds-9t57fa-171582']);
    expect((await release(url, 'ocds-9t57fa-161207')).awards[0]?.value?.amount).toBe(21796778);
  },
);

describe('rows of the portal are replayed', () => {
  const response = (...ids: number[]) => ({
    draw: 1,
    recordsTotal: 2018,
    recordsFiltered: 2018,
    data: ids.map((id) => ({ id, tender_No: `T${id}`, closing_Date: `2026-10-0${id}T11:00:00` })),
  });

  test('in the list that the file’s name says, beside releases, and other files are named', async () => {
    const files = await folder({
      'advertised.json': response(3, 1),
      'page_status4.json.gz': gzipSync(JSON.stringify(response(2, 4))),
      'status-2.json': {
        data: [{ id: 5, company: [{ company: 'X', tenderAmount: 'R1,00' }] }, { no: 'id' }],
      },
      'release.json': { ocid: 'ocds-9t57fa-1', date: '2026-03-03T00:00:00Z' },
      'list.json': [{ cat: 'Construction' }],
      'reference.json': { categories: [] },
      'notes.txt': 'not json',
    });
    const { url, notes } = await publisher({ files });
    expect((await readLists(url)).map(({ list, row }) => [list, row.id])).toEqual([
      [1, 3],
      [1, 1],
      [2, 5],
      [4, 2],
      [4, 4],
    ]);
    expect(notes.map((note) => note.split(' ')[0])).toEqual(['list.json', 'reference.json']);
    expect((await readAll(url)).map(({ ocid }) => ocid)).toEqual(['ocds-9t57fa-1']);
    expect(await json(`${url}/Home/TenderDetails/4`)).toEqual([response(4).data[0]]);
    expect(await json(`${url}/Home/TenderDetails/6`)).toEqual([]);
    const ordered = await page(url, { status: 1, 'order[0][column]': 5, 'order[0][dir]': 'asc' });
    expect(ordered.data.map(({ id }) => id)).toEqual([1, 3]);
    expect(await json(`${url}/Home/TenderOpportunities/?status=2`)).toMatchObject([
      { id: 5, company: [{ company: 'X', tenderAmount: 'R1,00' }], bf: ' NO', bc: ' NO', sd: [] },
    ]);
  });

  test('each in one list only, the last that has it', async () => {
    const { url } = await publisher({
      files: await folder({ 'a_status1.json': response(1, 2), 'b_status3.json': response(1) }),
    });
    expect((await readLists(url)).map(({ list, row }) => [list, row.id])).toEqual([
      [1, 2],
      [3, 1],
    ]);
  });

  test('a folder with files of other shapes only is an error', async () => {
    await expect(
      publisher({ files: await folder({ 'list.json': [{ cat: 'Construction' }] }) }),
    ).rejects.toThrow(UsageError);
  });
});

test.skipIf(!existsSync(REAL_ROWS))(
  `the real rows are served unchanged, in their order (skipped without ${REAL_ROWS})`,
  async () => {
    const { url, notes } = await publisher({ files: REAL_ROWS });
    const { data } = JSON.parse(gunzipSync(readFileSync(join(REAL_ROWS, CAPTURE))).toString()) as {
      data: Row[];
    };
    expect(JSON.stringify(await readList(url, 1, 50))).toBe(JSON.stringify(data));
    expect(await page(url, { status: 1, length: 1 })).toMatchObject({ recordsTotal: data.length });
    for (const list of [2, 3, 4]) expect(await readList(url, list)).toEqual([]);
    expect(await json(`${url}/Home/TenderDetails/${data[7]!.id}`)).toEqual([data[7]]);
    expect(notes.map((note) => note.split(' ')[0])).toEqual([
      'cancelled_rows_with_timestamps.json.gz',
      'portal_reference_lists.json',
    ]);
  },
);

test.skipIf(!existsSync(REAL_ROWS))(
  `generated advertised rows have the fields of the real ones in their order (skipped without ${REAL_ROWS})`,
  async () => {
    const [real, generated] = await Promise.all([
      publisher({ files: REAL_ROWS }).then(({ url }) => readList(url, 1)),
      publisher().then(({ url }) => readList(url, 1)),
    ]);
    const shapes = (rows: readonly Row[]) => new Set(rows.map((row) => JSON.stringify(skeleton(row))));
    expect(shapes(generated)).toEqual(shapes(real));
  },
);

/** The keys of a row and of the objects in it, in their order. */
const skeleton = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(skeleton);
  if (typeof value !== 'object' || value === null) return null;
  return Object.entries(value).map(([name, inner]) => [name, skeleton(inner)]);
};
