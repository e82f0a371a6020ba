import { expect, it, onTestFinished } from 'vitest';
import { categories } from '#shared/codelists/categories.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import { siteWorld } from '#test/services/site/world.ts';
import { readResponse } from '#test/support/api.ts';
import { harness } from '#test/support/harness.ts';
import { readSectors, readTopCompanies, readWinners } from './support/wild-reader.ts';

/** Feeds over what the stages made of a publisher's records: every figure is the one that /v2 shows. */

type Entry = Record<string, unknown>;

it('feeds are empty before anything is collected', async () => {
  const { api } = await harness({ api: true });
  const { json } = await readResponse(await fetch(`${api.url}/api/widgets/winners-feed`));
  expect(json.data).toEqual([]);
});

it('feeds show what was collected, with the figures of /v2', async () => {
  const at = await siteWorld({ settings: { TRUSTED_PROXIES: '1' } });
  onTestFinished(at.close);
  let asked = 0;
  const feed = async (path: string) => {
    asked += 1;
    const headers = { 'x-forwarded-for': `198.18.${asked >> 8}.${asked & 255}` };
    const { status, json, text } = await readResponse(
      await fetch(`${at.api.url}/api/widgets/${path}`, { headers }),
    );
    expect(status, text).toBe(200);
    return json as unknown as { data: Entry[] };
  };
  const v2 = async (path: string) => {
    const { status, json, text } = await at.api.get(path);
    expect(status, text).toBe(200);
    return json;
  };
  const total = async (query: string) => (await v2(`/v2/tenders?limit=1&${query}`)).meta.totalCount;

  const winners = readWinners(await feed('winners-feed'));
  expect(winners.length).toBeGreaterThan(5);
  for (const { id, amount } of winners.slice(0, 10))
    expect((await v2(`/v2/awards/${id}`)).data).toMatchObject({ countedAmount: amount });

  const places = [null, ...provinces.map(({ slug }) => slug)];
  let sectors = 0;
  for (const place of places) {
    const where = place === null ? '' : `province=${place}`;
    const companies = readTopCompanies(await feed(`top-companies?limit=10&${where}`));
    const ranked = await v2(`/v2/companies/top?by=value&limit=10&${where}`);
    const { places: shown } = ranked.meta['ranking'] as { places: Entry[] };
    expect(companies.map(({ rank, value, contracts }) => ({ rank, value, awards: contracts }))).toEqual(
      shown.map(({ rank, value, awards }) => ({ rank, value, awards })),
    );
    for (const { sector, tenders } of readSectors(await feed(`sector-trends?limit=10&${where}`))) {
      const { slug } = categories.find(({ name }) => name === sector)!;
      expect([place, sector, tenders]).toEqual([
        ...[place, sector, await total(`status=any&category=${slug}&${where}`)],
      ]);
      sectors += 1;
    }
  }
  expect(sectors).toBeGreaterThan(10);

  const { data: counts } = await v2('/v2/provinces');
  for (const { code, tenderCount, activeCount, totalValue } of (await feed('heatmap')).data) {
    const { slug } = provinces.find((one) => one.code === code)!;
    const count = (counts as Entry[]).find((one) => one['slug'] === slug)?.['tenderCount'];
    const { data: record } = await v2(`/v2/provinces/${slug}`);
    expect([code, tenderCount, activeCount, totalValue]).toEqual([
      ...[code, count, await total(`status=active&province=${slug}`)],
      (record as Entry)['totalAwardValue'],
    ]);
  }
}, 180_000);
