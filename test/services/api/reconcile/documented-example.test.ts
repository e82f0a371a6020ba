import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { organsOfState } from '#shared/codelists/organs-of-state.ts';
import { describeBuyer } from '#shared/domain/buyers/buyer.ts';
import { organization } from '#shared/resources/buyers/organization.ts';
import { uuidOf } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { askingOf } from './asking.ts';

/** Buyers as the sample publisher has them: those that advertise most in it. */
const busiest = new Set([167, 59, 63, 279, 667]);

const at = sharedTables(async () => {
  await at.readTables.records(
    organization,
    organsOfState
      .filter(({ portalId }) => busiest.has(portalId))
      .map(({ portalId, name: listed }) => {
        const { name, slug, organization_type } = describeBuyer(listed, null).organization;
        return {
          ...{ id: uuidOf(portalId), name, slug, organization_type, updated_at: '2026-08-14' },
          ...{
            provinces_operating: [],
            industry_codes: [],
            enrichment_sources: [],
            stats: { totalTenders: 1 },
          },
        };
      }),
  );
});

it('what the page on reconciliation asks for is found in the sample', async () => {
  const page = readFileSync(new URL('../../../../docs/api/openrefine.md', import.meta.url), 'utf8');
  const [, queries = '{}'] = /-d 'queries=(\{.*\})'/.exec(page) ?? [];
  const results = await askingOf(() => at).reconcile('organizations', JSON.parse(queries));
  expect(Object.keys(results).length).toBeGreaterThan(0);
  for (const [key, result] of Object.entries(results))
    expect(result[0], `${key} of ${queries}`).toMatchObject({ match: true });
});
