import { expect, it } from 'vitest';
import { harness } from '#test/support/harness.ts';

it('the API serves scripts and pages, which read its own feeds', async () => {
  const { api } = await harness({ api: true });
  const get = (path: string) => api.get(path, { key: null });
  expect((await get('/widgets/v1/widgets.js')).text).toContain('tender-widget');
  expect((await get('/widgets')).text).toContain(`${api.url}/widgets/v1/top-companies.js`);
  for (const kind of ['top-companies?year=2025&category=all', 'winners-feed', 'sector-trends?province=gp'])
    expect((await get(`/widgets/v1/embed/${kind}`)).text).toContain('Nothing is published for this choice.');
  expect((await get('/widgets/v1/embed/heatmap')).text).toContain('open tenders in Gauteng');
  const wrong = await get('/widgets/v1/embed/top-companies?province=atlantis');
  expect(wrong.text).toContain('there is no such province: atlantis');
});
