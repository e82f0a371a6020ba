import { describe, expect, it } from 'vitest';
import { categories } from '#shared/codelists/categories.ts';
import { provinces } from '#shared/codelists/provinces.ts';
import type { FaqPage } from '#shared/domain/content/faq.ts';
import type { TestApi } from '#test/support/api.ts';
import type { Harness } from '#test/support/harness.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { putOrganization, putTender } from '#test/workers/publish/records.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';

/** Texts of pages that list tenders, from tenders in core through the stages and the clock to what callers see. */

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

const test: Harness & { api: TestApi } = sharedHarness(
  { api: true, settings: { SCHEDULE_JOBS: 'days' } },
  async () => {
    await storeCodelists(test.pool());
    const [town, city] = [
      await putOrganization(test.pool(), 'Bitou'),
      await putOrganization(test.pool(), 'City of Tshwane'),
    ];
    const construction = { province: 'Gauteng', category: 'Construction' };
    await putTender(test.pool(), { ...construction, number: 1, organization: city, closesAt: inDays(2) });
    await putTender(test.pool(), { ...construction, number: 2, organization: city, closesAt: inDays(20) });
    await putTender(test.pool(), { ...construction, number: 3, organization: town, status: 'awarded' });
    await test.stages.publishAll();
  },
);

type Texts = Record<string, string> & { faqSchema: FaqPage; seoKeywords: string[] };
async function texts(path: string): Promise<Texts> {
  const { status, json } = await test.api.get(`/v2/seo/${path}`);
  expect({ path, status }).toEqual({ path, status: 200 });
  return json.data as Texts;
}

describe('texts of pages that list tenders', () => {
  it('exist for every category and province', async () => {
    for (const { slug } of categories)
      expect(await texts(`category/${slug}`)).toMatchObject({
        categorySlug: slug,
        generatedBy: 'page-texts-6',
      });
    for (const { slug } of provinces)
      expect(await texts(`province/${slug}`)).toMatchObject({
        provinceSlug: slug,
        generatedBy: 'page-texts-6',
      });
  });

  it('state the figures of their tenders', async () => {
    expect(await texts('category/construction')).toMatchObject({
      seoTitle: 'Construction tenders in South Africa',
      seoDescription:
        'Construction tenders: 2 open, 1 of them closing within the next 7 days. Busiest buyers: City of Tshwane and Bitou.',
      extendedContent:
        'This service knows 3 tenders in the category Construction, open and past; 1 of them is marked as awarded. Most were advertised by City of Tshwane (2) and Bitou (1). By province, most are for Gauteng (3).',
      faqSchema: { '@context': 'https://schema.org', '@type': 'FAQPage' },
      pageViews: null,
    });
    expect(await texts('province/GP')).toMatchObject({
      h1Title: 'Tenders in Gauteng',
      introContent: expect.stringMatching(/^There are 2 open tenders in Gauteng\. 1 of them closes within/),
    });
    const { json } = await test.api.get('/v2/tenders?province=gauteng&status=active');
    expect(json.meta['totalCount']).toBe(2);
  });

  it('change when a tender closes by the clock, and are not published again if nothing changes', async () => {
    const versions = () =>
      test.rows(`select resource, change_seq from read.version where resource like '%\\_seo' order by 1`);
    const before = await versions();
    await test.stages.handle('schedule', { job: 'days' });
    await test.stages.publishAll();
    expect(await versions()).toEqual(before);
    // As if three days had passed.
    await test.rows(`update core.tender set closing_date_time = closing_date_time - interval '3 days'`);
    await test.rows(`update derived.tender_place set closes_at = closes_at - interval '3 days'`);
    await test.rows('delete from derived.stale');
    await test.rows('update derived.category_listing set changes_at = now() where changes_at is not null');
    await test.stages.handle('schedule', { job: 'days' });
    await test.stages.publishAll();
    // The API hears of a new version a moment after it.
    await expect
      .poll(async () => (await texts('category/construction'))['introContent'])
      .toMatch(/^There is 1 open tender in the category Construction\. It closes on /);
    const { introContent, faqSchema } = await texts('category/construction');
    expect(faqSchema.mainEntity[0]?.acceptedAnswer.text).toBe(introContent);
    // The province was not due.
    expect(await texts('province/gauteng')).toMatchObject({
      introContent: expect.stringContaining('There are 2 open tenders'),
    });
  });
});
