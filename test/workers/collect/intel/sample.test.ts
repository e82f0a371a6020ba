import { expect, it } from 'vitest';
import { loadConfig } from '#shared/config.ts';
import { harness } from '#test/support/harness.ts';
import { intel } from '#workers/collect/intel/stage.ts';

it('the feeds of the sample publisher fill every path of news, with filters, search and changes', async () => {
  const at = await harness({ publisher: { releases: 60, clockRate: 0 }, api: true });
  const context = {
    ...at.context,
    config: loadConfig({
      ...at.settings,
      INTEL_SAMPLE_URL: at.publisher.url,
      INTEL_ALLOWED_HOSTS: new URL(at.publisher.url).host,
    }),
  };
  await at.requestSync({ source: 'etenders', mode: 'gaps' });
  await at.settled();
  await intel.start!(context);
  const due = await intel.leftWork!(context, 0);
  expect(due).toHaveLength(8);
  for (const message of due) await intel.handle(message, context);
  await at.stages.publishAll();
  await at.api.catchUp();

  const get = async <Item = Record<string, unknown>>(path: string): Promise<Item[]> => {
    const { status, json } = await at.api.get(path);
    expect(status).toBe(200);
    return json.data as Item[];
  };
  const sources = await get<{ id: string; slug: string; isActive: number }>('/v2/intel/sources?limit=100');
  expect(sources.filter(({ isActive }) => isActive === 1)).toHaveLength(8);
  expect(sources.filter(({ isActive }) => isActive === 0).length).toBeGreaterThan(20);
  const items = await get<{ id: string; title: string; category: string; sourceSlug: string }>(
    '/v2/intel/items?limit=100',
  );
  expect(items.length).toBeGreaterThan(50);
  const [first] = items;
  for (const path of [`/v2/intel/items/${first!.id}`, `/v2/intel/sources/${sources[0]!.id}`])
    expect((await at.api.get(path)).status).toBe(200);

  const filtered = await get<{ category: string }>('/v2/intel/items?category=investigation');
  expect(new Set(filtered.map(({ category }) => category))).toEqual(new Set(['investigation']));
  const ofOne = await get<{ sourceSlug: string }>('/v2/intel/items?source=sample-siu&urgency=medium');
  expect(new Set(ofOne.map(({ sourceSlug }) => sourceSlug))).toEqual(new Set(['sample-siu']));
  expect(await get('/v2/intel/items?from=2100-01-01')).toEqual([]);
  expect((await get('/v2/intel/items?q=bid+rigging')).length).toBeGreaterThan(0);
  expect((await get('/v2/changes?resource=intel_items')).length).toBeGreaterThan(0);
  expect((await at.api.get('/v2/intel/items?category=gossip')).status).toBe(400);

  const all = (await at.rows<{ detail: string }>('select detail from read.intel_item')).map(
    ({ detail }) => detail,
  );
  expect(all.join('')).not.toMatch(/<script|onerror|javascript:|alert\(/);
  const linked = all.map((detail) => JSON.parse(detail)).filter(({ tenders }) => tenders.length > 0);
  expect(linked.length).toBeGreaterThan(0);
});
