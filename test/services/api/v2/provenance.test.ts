import { expect, it } from 'vitest';
import { tender } from '#shared/resources/tenders/tender.ts';
import { camelCase } from '#shared/text/case.ts';
import { tendersJson } from '#test/services/cli/terminal.ts';
import { harness } from '#test/support/harness.ts';

type Origin = { field: string; source: string | null; path: string; method: string; confidence: number };

/** Fields that have another name in the payload than in core. */
const RENAMED = /^(organization(Name|Id)|valueAmount|contact\w+)$/;

/** Columns of core that no field shows. */
const NOT_SERVED = ['language', 'sourceStatus', 'cancelledAt'];

it('provenance says of every value what `tenders explain` says, in single tenders and in lists', async () => {
  const test = await harness({ publisher: { releases: 24, seed: 7, clockRate: 0 }, api: true });
  await test.stages.sync({ source: 'ocds', mode: 'backfill' });
  await test.stages.sync({ source: 'etenders', mode: 'backfill' });
  await test.stages.publishAll();
  const settings = { DATABASE_URL: test.database.login('tender_operator') };
  const list = await test.api.get(
    '/v2/tenders?status=any&includePlaceholders=true&limit=100&fields=ocid&include=provenance',
  );
  const listed = list.json.data as { ocid: string; provenance: { origins: Origin[] } }[];
  expect(listed).toHaveLength(24);
  for (const { ocid, provenance } of listed) {
    const single = await test.api.get(`/v2/tenders/${ocid}?fields=tenderId&include=provenance`);
    expect((single.json.data as { provenance: unknown }).provenance).toEqual(provenance);
    const { document } = await tendersJson(['explain', ocid], settings);
    const explained = (document.values as Origin[]).map(({ field, source, path, method, confidence }) => ({
      field: camelCase(field),
      source,
      path,
      method,
      confidence,
    }));
    expect(provenance.origins).toHaveLength(explained.length);
    // A value that a notice changed names the notice; which publisher showed that, its own record says.
    const comparable = (origins: Origin[]) =>
      origins
        .map((origin) =>
          origin.method.startsWith('notice ') ? { ...origin, source: null, path: '' } : origin,
        )
        .map((origin) => (RENAMED.test(origin.field) ? { ...origin, field: 'renamed' } : origin))
        .map((origin) => JSON.stringify(origin));
    const own = new Set(comparable(provenance.origins));
    for (const origin of comparable(explained))
      if (!origin.includes('"renamed"')) expect(own).toContain(origin);
    const fields = provenance.origins.map(({ field }) => field);
    expect(fields).toContain('sourceOrganization.name');
    for (const field of fields)
      expect([...Object.keys(tender.fields), ...NOT_SERVED]).toContain(field.split('.')[0]);
  }
  const patterns = await test.rows<{ n: number }>('select count(*)::int as n from read.provenance_pattern');
  expect(patterns[0]?.n).toBeLessThanOrEqual(24);
  const without = await test.rows('select from read.tender where provenance_id is null');
  expect(without).toEqual([]);
});
