import { describe, expect, it } from 'vitest';
import { ALGORITHM_VERSION } from '#shared/domain/screening/decision.ts';
import type { TestApi } from '#test/support/api.ts';
import type { Harness } from '#test/support/harness.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { putEdition, putEntry, review } from '#test/workers/derive/restricted.ts';
import { spellingsIn } from '#test/workers/derive/suppliers.ts';
import { awardTo, putAwarded } from './awarded.ts';

/** Screening from lists and awards to what callers see, and what a reviewer decides on the way. */

const NAME = 'Mahika Technologies';
let tender: string;

const test: Harness & { api: TestApi } = sharedHarness(
  {
    api: true,
    settings: { SCHEDULE_JOBS: 'screening-words,screening-words-after-load' },
  },
  async () => {
    tender = await putAwarded(test.pool());
    await awarded(NAME);
    await publish();
  },
);

/** Stores an award of the tender. */
const awarded = (text: string): Promise<void> => awardTo(test.pool(), tender, text);

const publish = (): Promise<void> => test.stages.publishAll();

const get = <Data>(path: string) => test.api.data<Data>(path);
const company = () => get<Record<string, unknown>>(`/v2/companies/${encodeURIComponent(NAME)}`);
const errorsOfTender = async () =>
  (await get<{ validationErrors: string[] }>(`/v2/tenders/${tender}`)).validationErrors;

it('shows whom a list concerns in company, entry and tender, until a reviewer dismisses it', async () => {
  expect(await company()).toMatchObject({ restrictedSupplierMatch: null, restrictedSuppliers: [] });

  const entry = await putEntry(test.pool(), 0, { name: NAME });
  await putEdition(test.pool(), 'one');
  await publish();
  expect(await company()).toMatchObject({
    restrictedSupplierMatch: 1,
    restrictedSuppliers: [{ id: entry, name: NAME, matchConfidence: 1, verdict: 'open', inForce: true }],
    scores: expect.arrayContaining([expect.objectContaining({ input: 'restrictedSuppliers', value: 1 })]),
  });
  const path = `/v2/forensic/restricted-suppliers/${entry}`;
  expect(await get(path)).toMatchObject({
    matchedCompanyId: (await company())['id'],
    matchConfidence: 1,
    matchMethod: 'exact-name',
  });
  expect(await errorsOfTender()).toContain('award-to-restricted-supplier');
  const { json } = await test.api.get('/v2/forensic/restricted-suppliers/check?q=Mahika%20Technologies');
  expect(json.data).toMatchObject({ restricted: true });
  expect(json.meta['list']).toMatchObject({ size: 1, outdated: false, editions: [{ version: 'one' }] });

  await review(test.pool(), 'dismissed', spellingsIn(NAME)[0]!, 0, { name: NAME, number: null });
  await publish();
  expect(await company()).toMatchObject({ restrictedSupplierMatch: 0, restrictedSuppliers: [] });
  expect(await get(path)).toMatchObject({ matchedCompanyId: null, matchConfidence: null });
  expect(await errorsOfTender()).not.toContain('award-to-restricted-supplier');
});

describe('words learned from names of companies', () => {
  const KOPANO = 'Kopano Mahika Technologies';
  const others = ['Baobab', 'Kudu', 'Saffron', 'Lantern', 'Granite', 'Anvil', 'Oryx'];
  const check = async () => {
    const { json } = await test.api.get(
      `/v2/forensic/restricted-suppliers/check?q=${encodeURIComponent(KOPANO)}`,
    );
    const data: { matchFound: boolean; match: { matchConfidence: number } | null } = json.data;
    return { data, algorithm: json.meta['algorithm'] as string };
  };
  const held = () => get<Record<string, unknown>>(`/v2/companies/${encodeURIComponent(KOPANO)}`);
  const learn = async (job: string) => {
    await test.stages.handle('schedule', { job });
    await publish();
  };

  it('count in the pipeline and for callers alike, and the response names them', async () => {
    for (const text of [KOPANO, ...others.map((name) => `Kopano ${name}`), ...others]) await awarded(text);
    await publish();
    expect(await check()).toMatchObject({ data: { matchFound: false }, algorithm: ALGORITHM_VERSION });
    expect(await held()).toMatchObject({ restrictedSuppliers: [] });

    await learn('screening-words-after-load');
    await expect.poll(async () => (await check()).data).toMatchObject({ matchFound: true });
    const found = await check();
    expect(found.algorithm).toMatch(new RegExp(`^${ALGORITHM_VERSION}\\+[0-9a-f]{8}$`));
    const matchConfidence = found.data.match?.matchConfidence;
    expect(matchConfidence).toBeGreaterThan(0.7);
    expect(await held()).toMatchObject({ restrictedSuppliers: [{ matchConfidence }] });
    expect(await test.rows('select distinct algorithm from derived.screening_match')).toEqual([
      { algorithm: found.algorithm },
    ]);
    expect(await check()).toEqual(found);
  });

  it('stay the same until the weight of a word changes notably', async () => {
    const before = await check();
    await awarded('Kudu Lantern');
    await publish();
    await learn('screening-words');
    expect(await check()).toEqual(before);
    // Nothing has been loaded since.
    await test.stages.handle('schedule', { job: 'screening-words-after-load' });
    expect(await test.rows('select from derived.stale')).toEqual([]);
    expect(await test.rows('select from derived.screening_word_set')).toHaveLength(1);
  });
});
