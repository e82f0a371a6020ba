import { provinces } from '#shared/codelists/provinces.ts';
import { putWins, type Win } from '#test/services/api/widgets/feeds/support/served-feeds.ts';
import type { TestApi } from '#test/support/api.ts';
import { type Harness, openHarness } from '#test/support/harness.ts';
import { deriveAndPublish } from '#test/workers/derive/derive-all.ts';
import { putEdition, putEntry } from '#test/workers/derive/restricted.ts';
import { putTender } from '#test/workers/publish/records.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';
import { type FrontProxy, startProxy } from './proxy.ts';

/** The API as a process of its own, before PostgreSQL with records that were derived and published. */

export type ProofService = {
  /** Of the proxy in front of it. */
  url: string;
  proxy: FrontProxy;
  at: Harness & { api: TestApi };
  close: () => Promise<void>;
};

export const HOSTILE = '<img src=x onerror=alert(1)>';
export const LONG = 'Isivivane Infrastructure Development and Maintenance '.repeat(6).slice(0, 300).trim();

/** Suppliers whose names, amounts and places are as hard to show as they come. */
const SUPPLIERS: readonly [name: string, amount: number][] = [
  [HOSTILE, 2_450_000_000],
  [LONG, 1_998_400_512],
  ['Mahika Technologies (Pty) Ltd', 999_999],
  ['Adcorp Technical Training, a division of Adcorp Workforce Solutions (Pty) Ltd', 845_250_000],
  ['BOKAMOSO YA RONA GENERAL SERVICES (PTY) LTD', 84_100_000],
  ['Karoo Water Engineering', 61_000_000],
  ['Ubuntu Security Services', 44_900_000],
  ['Limpopo Medical Supplies', 32_000_000],
  ['North West Catering', 21_500_000],
  ['Zululand Medical Distributors', 18_348],
  ['Msunduzi Plant Hire', 12_000_000],
  ['Nama Khoi Solar', 4_500_000],
];
const SECTORS = ['Construction', 'Civil engineering', 'Services: Professional', 'Supplies: General'];
const BUYERS = ['City of Cape Town', 'South African National Roads Agency SOC Limited', 'Mangaung'];

/** Closed by the caller. */
export async function startProofService(): Promise<ProofService> {
  const proxy = await startProxy();
  const at = await openHarness({
    ...{ stages: [], api: true },
    settings: { TRUSTED_PROXIES: '1', PUBLIC_URL: proxy.url },
  });
  proxy.to = at.api.url;
  const pool = at.pool('tender_worker');
  await storeCodelists(pool);
  const places = provinces.filter(({ isProvince }) => isProvince).map(({ name }) => name);
  const wins = SUPPLIERS.flatMap(([supplier, amount], nth): Win[] => [
    {
      ...{ supplier, amount, day: `2026-02-${10 + nth}` },
      ...{ province: places[nth % places.length]!, category: SECTORS[nth % SECTORS.length]! },
      buyer: BUYERS[nth % BUYERS.length]!,
    },
    {
      ...{ supplier, amount: amount / 2, day: `2026-01-${10 + nth}` },
      ...{ province: 'Gauteng', category: 'Construction', buyer: BUYERS[0]! },
    },
  ]);
  await putWins(pool, wins);
  // Tenders that are open: none in the Northern Cape.
  for (const [nth, province] of places.entries())
    if (province !== 'Northern Cape')
      for (let count = 0; count <= nth; count += 1)
        await putTender(pool, { province, category: SECTORS[count % SECTORS.length]! });
  await putEdition(pool, 'one');
  await putEntry(pool, 0, {});
  await deriveAndPublish(pool);
  return {
    ...{ url: proxy.url, proxy, at },
    close: async () => {
      await proxy.close();
      await at.close();
    },
  };
}
