import { expect, it } from 'vitest';
import type { TestApi } from '#test/support/api.ts';
import type { Harness } from '#test/support/harness.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { deriveAll } from '#test/workers/derive/derive-all.ts';
import { awardTo, putAwarded } from './awarded.ts';

/** Awards by the name of a supplier are those of the company behind the name. */

const SPELLINGS = [
  'Mahika Technologies (Pty) Ltd 2015/123456/07',
  'MAHIKA TECHNOLOGIES 2015/123456/07',
  'Mahika Tecnologies (2015/123456/07)',
  'Mahika Technologies (Pty) Ltd JV Coetzee Attorneys',
  'Coetzee Attorneys',
  'COETZEE ATTORNEYS',
  'Coetzee Attorneys.',
  'Kgatelopele and Daughters Industrial Supplies CC (2005/687317/23)',
];

const at: Harness & { api: TestApi } = sharedHarness({ api: true }, async () => {
  const tender = await putAwarded(at.pool());
  for (const text of SPELLINGS) await awardTo(at.pool(), tender, text);
  await at.rows(`insert into core.outbox (resource, entity_id) select 'award', id from core.award`);
  await deriveAll(at.pool());
  await at.stages.publishAll();
  await at.api.catchUp();
});

type Award = { id: string; supplierName: string };
const awards = (path: string) => at.api.data<Award[]>(path);
const idsOf = (found: readonly Award[]) => found.map(({ id }) => id).toSorted();

it.each(SPELLINGS)('%s finds the same awards by supplier and by company', async (spelling) => {
  const name = encodeURIComponent(spelling);
  const bySupplier = await awards(`/v2/awards/by-supplier/${name}`);
  expect(bySupplier.map(({ supplierName }) => supplierName)).toContain(spelling);
  expect(idsOf(bySupplier)).toEqual(idsOf(await awards(`/v2/companies/${name}/awards`)));
});

it('takes all spellings and joint ventures of the company, or one spelling if the caller wants that', async () => {
  const name = encodeURIComponent('mahika technologies (pty) ltd');
  expect(await awards(`/v2/awards/by-supplier/${name}`)).toHaveLength(4);
  const exact = encodeURIComponent(SPELLINGS[1]!);
  const { json } = await at.api.get(`/v2/awards/by-supplier/${exact}?match=exact`);
  expect((json.data as Award[]).map(({ supplierName }) => supplierName)).toEqual([SPELLINGS[1]]);
  expect(json.meta).toMatchObject({ match: 'exact', totalCount: 1 });
  expect((await at.api.get(`/v2/awards/by-supplier/${exact}?match=similar`)).status).toBe(400);
});

it.each(['Coetzee Attorneys', 'COETZEE ATTORNEYS', 'Coetzee Attorneys.', '  Coetzee Attorneys '])(
  'match=exact takes "%s" as that spelling alone, with its case and punctuation',
  async (spelling) => {
    const path = `/v2/awards/by-supplier/${encodeURIComponent(spelling)}?match=exact`;
    const { json } = await at.api.get(path);
    expect((json.data as Award[]).map(({ supplierName }) => supplierName)).toEqual([spelling.trim()]);
    expect(json.meta).toMatchObject({ totalCount: 1, filters: { supplierName: spelling.trim() } });
  },
);

it('no award states a spelling that differs in case', async () => {
  expect(await awards('/v2/awards/by-supplier/coetzee%20attorneys?match=exact')).toEqual([]);
});

it('finds nothing by a name that nobody has', async () => {
  expect(await awards('/v2/awards/by-supplier/Nobody%20Like%20That')).toEqual([]);
});
