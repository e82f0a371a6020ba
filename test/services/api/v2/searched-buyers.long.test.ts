import { describe, expect, it } from 'vitest';
import { customaryNames } from '#shared/codelists/customary-names.ts';
import { organsOfState } from '#shared/codelists/organs-of-state.ts';
import { describeBuyer } from '#shared/domain/buyers/buyer.ts';
import { organization } from '#shared/resources/buyers/organization.ts';
import { tenderRow, uuidOf } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';

/** Every buyer of the portal's list, and those that have customary names. */
const buyers = [
  ...new Map(
    [...organsOfState.map(({ name }) => name), ...customaryNames.map(({ organ }) => organ)].map((name) => {
      const buyer = describeBuyer(name, null);
      return [buyer.organization.slug, buyer];
    }),
  ).values(),
];

const at = sharedTables(async () => {
  await at.readTables.records(
    organization,
    buyers.map(({ organization: { name, slug, organization_type } }, place) => ({
      ...{ id: uuidOf(place + 1), name, slug, organization_type, updated_at: '2026-08-14' },
      ...{ provinces_operating: [], industry_codes: [], enrichment_sources: [], stats: { totalTenders: 1 } },
    })),
  );
  await at.readTables.tenders(
    buyers.flatMap(({ name, organization: { slug } }, place) => [
      tenderRow(place + 1, {
        ...{ title: 'Paving', description: null },
        source_organization: { id: uuidOf(place + 1), name, slug },
      }),
    ]),
  );
});

type Found = { name?: string; sourceOrganization?: { name: string } };
const first = (path: string, q: string, limit = 3) =>
  at.api.data<Found[]>(`${path}/search?q=${encodeURIComponent(q)}&limit=${limit}`);

const called = [
  ['joburg water', 'Johannesburg Water'],
  ['Shosholoza Meyl', 'Passenger Rail Agency of South Africa'],
  ['department of foreign affairs', 'International Relations & Cooperation'],
  ['department of water affairs and forestry', 'Water and Sanitation'],
  ['city power', 'City Power – Johannesburg'],
  ['SITA', 'State Information Technology Agency'],
  ['saps', 'SA Police Service'],
  ['DUT', 'Durban University of Technology'],
  ['cogta', 'COGTA'],
  ['prasa', 'Passenger Rail Agency of South Africa'],
  ['wits', 'University of the Witwatersrand'],
  ['UKZN', 'University of KwaZulu-Natal'],
  ['rand water', 'Rand Water'],
  ['joburg', 'City of Johannesburg'],
  ['home affairs', 'Home Affairs'],
  ['treasury', 'National Treasury'],
  ['DWS', 'Water and Sanitation'],
  ['PIKITUP', 'Pick it up'],
  ['cape town', 'City of Cape Town'],
] as const;

describe('a buyer', () => {
  it('comes first for the name that is shown', async () => {
    for (const {
      organization: { name },
    } of buyers)
      expect((await first('/v2/organizations', name))[0]?.name).toBe(name);
  });

  it.each(called)('is found by what people call it: %s', async (q, name) => {
    const { organization: organ } = describeBuyer(name, null);
    expect((await first('/v2/organizations', q))[0]?.name).toBe(organ.name);
    const [tender] = await first('/v2/tenders', q);
    expect(describeBuyer(tender?.sourceOrganization?.name ?? '', null).organization.slug).toBe(organ.slug);
  });

  it('is found by a nickname among other words', async () => {
    const found = await first('/v2/tenders', 'paving joburg water');
    expect(found[0]?.sourceOrganization?.name).toBe('Johannesburg Water');
  });
});

it('every customary name finds its organ among the first', async () => {
  for (const { organ, names } of customaryNames)
    for (const { text } of names.filter((one) => one.text.length > 1)) {
      const shown = describeBuyer(organ, null).organization.name;
      const found = await first('/v2/organizations', text, 5);
      expect(
        found.map(({ name }) => name),
        text,
      ).toContain(shown);
    }
});
