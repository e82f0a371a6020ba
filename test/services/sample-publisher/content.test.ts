import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Harness, openHarness } from '#test/support/harness.ts';
import { importContent } from '#workers/content/import/run.ts';
import { content } from '#workers/content/stage.ts';

const folder = join(import.meta.dirname, '../../../services/sample-publisher/content');

it('the sample content has no fault, fills every path, and says of itself that it is a sample', async () => {
  const test: Harness & { api: { get: (path: string) => Promise<{ json: { data?: unknown } }> } } =
    await openHarness({ api: true });
  try {
    await content.start?.(test.context);
    const report = await importContent(test.context, { folder, dryRun: false, prune: false });
    expect(report.faults).toEqual([]);
    await test.stages.publishAll();
    const listed = async (path: string) => (await test.api.get(path)).json.data as Record<string, string>[];
    for (const path of ['/v2/articles', '/v2/newsletters']) {
      const found = await listed(path);
      expect(found.length).toBeGreaterThan(1);
      for (const { title } of found) expect(title).toMatch(/^Sample /);
    }
    for (const { id } of await listed('/v2/articles')) {
      const [article] = [await listed(`/v2/articles/${id}`)] as unknown as Record<string, string>[];
      expect(article?.['content']).toMatch(/This is a sample/);
      expect(await listed(`/v2/authors/${article?.['authorId']}`)).toMatchObject({
        bio: expect.stringContaining('is no person'),
      });
    }
    // What comes with the service has no price, because the service sells nothing.
    const services = await listed('/v2/services');
    expect(services.length).toBeGreaterThan(9);
    for (const one of services) expect(one).toMatchObject({ price: null, isActive: 1 });
  } finally {
    await test.close();
  }
});
