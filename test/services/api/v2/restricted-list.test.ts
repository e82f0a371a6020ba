import { describe, expect, it } from 'vitest';
import { ALGORITHM_VERSION } from '#shared/domain/screening/decision.ts';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';
import { restrictedSupplierList } from '#shared/resources/suppliers/restricted-supplier-list.ts';
import { screeningWordSet } from '#shared/resources/suppliers/screening-word-set.ts';
import { day, entry } from './support/restricted-entry.ts';
import { uuidOf } from './support/rows.ts';
import { servedTables } from './support/served-tables.ts';

describe('the list', () => {
  it('has the day of its latest edition', async () => {
    const own = await servedTables();
    const address = '/v2/forensic/restricted-suppliers/check?q=bravo';
    await own.readTables.records(restrictedSupplier, [
      entry(1, 'Alpha CC', { report_generated_on: '2026-08-01' }),
      entry(2, 'Bravo CC', { report_generated_on: '2026-09-01' }),
      entry(3, 'Charlie CC'),
    ]);
    const { json } = await own.api.get(address);
    expect(json.meta['list']).toEqual({
      ...{ date: '2026-09-01', size: 3, readAt: null, outdated: null, editions: [] },
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    await own.readTables.remove(restrictedSupplier, [1, 2, 3].map(uuidOf));
    await expect.poll(async () => (await own.api.get(address)).status).toBe(503);
  });

  it('that was not received for days is outdated; an empty one is a list, too', async () => {
    const own = await servedTables();
    const address = '/v2/forensic/restricted-suppliers/check?q=bravo';
    const list = (n: number, source: string, days: number) => ({
      ...{ id: uuidOf(n), source_id: source, report_generated_on: '2026-08-01' },
      ...{ edition_hash: 'a1'.repeat(32), entries: 0, read_at: day(days) },
    });
    await own.readTables.records(restrictedSupplierList, [list(1, 'treasury-restricted', -1)]);
    const fresh = (await own.api.get(address)).json;
    expect(fresh.data).toMatchObject({ matchFound: false });
    expect(fresh.meta['list']).toMatchObject({ date: '2026-08-01', size: 0, outdated: false });
    await own.readTables.records(restrictedSupplierList, [list(2, 'treasury-defaulters', -4)]);
    await expect
      .poll(async () => (await own.api.get(address)).json.meta['list'])
      .toMatchObject({
        outdated: true,
        editions: [
          { source: 'treasury-defaulters', outdated: true },
          { source: 'treasury-restricted', outdated: false, size: 0, version: 'a1'.repeat(32) },
        ],
      });
  });

  it('has a version that changes with what is compared, and the same one gives the same bytes', async () => {
    const own = await servedTables();
    const address = '/v2/forensic/restricted-suppliers/match?q=bravo';
    const versionOf = async () =>
      ((await own.api.get(address)).json.meta['list'] as { version: string }).version;
    await own.readTables.records(restrictedSupplier, [entry(2, 'Bravo CC')]);
    const before = await own.api.get(address);
    const again = await own.api.get(address);
    expect([again.json.data, again.json.meta['list']]).toEqual([before.json.data, before.json.meta['list']]);
    const version = await versionOf();
    await own.readTables.records(restrictedSupplier, [entry(2, 'Bravo Roads CC')]);
    await expect.poll(versionOf).not.toBe(version);
  });

  it('is compared by the words that were published last; words alone are no list', async () => {
    const own = await servedTables();
    const ask = async () => {
      const { status, json } = await own.api.get('/v2/forensic/restricted-suppliers/match?q=kopano%20bravo');
      return { status, data: json.data, algorithm: json.meta?.['algorithm'] };
    };
    const words = (n: number, version: string, kopano: number) => ({
      ...{ id: uuidOf(n), word_set_version: version, learned_at: day(n), companies: 1_000 },
      words: { kopano },
    });
    await own.readTables.records(screeningWordSet, [words(1, '0000000a', 2)]);
    expect(await ask()).toMatchObject({ status: 503 });
    await own.readTables.records(restrictedSupplier, [entry(2, 'Bravo CC')]);
    await expect.poll(ask).toEqual({ status: 200, data: [], algorithm: `${ALGORITHM_VERSION}+0000000a` });
    await own.readTables.records(screeningWordSet, [words(2, '0000000b', 500)]);
    await expect.poll(ask).toMatchObject({
      data: [{ supplierName: 'Bravo CC', matchConfidence: expect.closeTo(0.92, 1) }],
      algorithm: `${ALGORITHM_VERSION}+0000000b`,
    });
    expect(await ask()).toEqual(await ask());
  });

  it.each(['check?q=Skyline%20Civils', 'match?q=Skyline%20Civils'])(
    'that is not loaded is an error, never a clean answer: %s',
    async (asked) => {
      const own = await servedTables();
      const { status, json, headers, text } = await own.api.get(`/v2/forensic/restricted-suppliers/${asked}`);
      expect([status, json.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect(json.message).toContain('not loaded');
      expect(json.details).toEqual({ list: { date: null, size: 0 } });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(text).not.toContain('matchFound');
      for (const wrong of ['a', '8001015009087', 'Pty%20Ltd'])
        expect((await own.api.get(`/v2/forensic/restricted-suppliers/check?q=${wrong}`)).status).toBe(400);
    },
  );
});
