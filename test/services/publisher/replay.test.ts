import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { UsageError } from '#shared/errors.ts';
import { json, listUrl, type Package, published, publisher, readAll, release } from './publisher.ts';

const REAL = join(import.meta.dirname, '../../../../shared/data/ocds-releases');

function folder(files: Record<string, unknown>): string {
  const path = mkdtempSync(join(tmpdir(), 'replay-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(path, name), typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('files are replayed', () => {
  test('as release, package and archive wrapper; others are passed over', async () => {
    const files = folder({
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

  test('with the day of the file’s name where a release has no date', async () => {
    const { url } = await publisher({
      files: folder({
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
    await expect(publisher({ files: folder(files) })).rejects.toThrow(UsageError);
  });

  test('and a missing folder is refused by name', async () => {
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
