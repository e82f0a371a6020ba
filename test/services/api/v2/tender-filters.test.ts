import { describe, expect, it } from 'vitest';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';

const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const closing = (days: number) => ({ closing_date: ahead(days), closing_date_time: ahead(days) });
const document = {
  ...{ documentId: '3c7f1b52-0c55-5a7c-a1a5-3d0f5b1c7a10', fileName: 'bid.pdf' },
  ...{ fileUrl: 'https://example.org/bid.pdf', format: 'pdf', publishedAt: null, modifiedAt: null },
};
const estimated = (median: number) => ({
  estimated_value: { min: median, max: median, median, confidence: 1, methodology: 'document' },
});

const at = sharedTables(() =>
  at.readTables.tenders([
    tenderRow(1, { cidb_grades: ['5CE'], briefing: 'none', ...closing(2), ...estimated(50_000) }),
    tenderRow(2, { cidb_grades: ['6CE'], briefing: 'optional', ...closing(6), ...estimated(500_000) }),
    tenderRow(3, { cidb_grades: ['7CE', '6GB'], briefing: 'compulsory', ...closing(9) }),
    tenderRow(4, { required_documents: ['SBD4', 'CSD_REPORT'], municipality_code: 'KZN225' }),
    tenderRow(5, { required_documents: ['MBD6.1'], municipality_code: 'MP326', documents: [document] }),
    tenderRow(6, {
      source_organization: { id: null, name: 'Johannesburg Water', slug: 'johannesburg-water' },
    }),
  ]),
);

const get = (query: string) => at.api.get(`/v2/tenders?${query}`);

describe.each([
  ['/v2/tenders', ''],
  ['/v2/tenders/search', 'q=road&'],
])('%s can be filtered', (path, q) => {
  it.each([
    ['cidbGrade=6CE', [2, 3]],
    ['cidbGrade=5 ce', [1, 2, 3]],
    ['cidbGrade=6GB', [3]],
    ['cidbGrade=7CE,5GB', [3]],
    ['closesWithin=7d', [1, 2]],
    ['closesWithin=72h', [1]],
    ['closesWithin=1w', [1, 2]],
    ['briefing=none', [1]],
    ['briefing=optional', [2]],
    ['briefing=compulsory', [3]],
    ['briefing=none,compulsory', [1, 3]],
    ['requires=SBD4', [4]],
    ['requires=sbd 4', [4]],
    ['requires=csd-report', [4]],
    ['requires=MBD6.1,SBD4', [4, 5]],
    ['municipality=KZN225', [4]],
    ['municipality=Msunduzi', [4]],
    ['municipality=Msunduzi Local Municipality', [4]],
    ['municipality=Nelspruit', [5]],
    ['municipality=Hazyview', [5]],
    ['municipality=Lowveld', [5]],
    ['estimateMin=100000', [2]],
    ['estimateMin=10000&estimateMax=100000', [1]],
    ['hasDocuments=true', [5]],
    ['hasDocuments=false&closesWithin=3d', [1]],
    ['sourceOrganization=joburg water', [6]],
    ['sourceOrganization=johannesburg-water', [6]],
  ])('by %s', async (query, expected) => {
    const records = await at.api.data<{ tenderId: string }[]>(`${path}?${q}${query}`);
    expect(records.map(({ tenderId }) => Number(tenderId) - 100_000).toSorted()).toEqual(expected);
  });
});

it('a list repeats the filters that it understood', async () => {
  const { json } = await get('cidbGrade=8ce&municipality=PMB&closesWithin=7d');
  expect(json.meta['filters']).toEqual({
    ...{ status: 'active', cidbGrade: ['8CE', '9CE'], municipality: ['KZN225'], closesWithin: '7d' },
    includePlaceholders: 'false',
  });
});

it('a list repeats what its path chooses by itself, and what a caller includes', async () => {
  const { meta } = (await at.api.get('/v2/tenders/closing-soon?includePlaceholders=true')).json;
  expect(meta['filters']).toEqual({ status: 'active', includePlaceholders: 'true' });
});

it('a list repeats the record in the path whose children it lists, as the caller named it', async () => {
  const { id } = tenderRow(1, {});
  const { status, json } = await at.api.get(`/v2/awards/by-tender/${id}`);
  expect([status, json.meta['filters']]).toEqual([200, { tenderId: String(id) }]);
});

it.each([
  ['cidbGrade=10CE', 'cidbGrade: "10CE" is not known: a grade from 1 to 9 with a class of works'],
  ['cidbGrade=6XX', 'classes are CE, GB'],
  ['closesWithin=soon', 'closesWithin: must be a number from 1 to 999 with h, d or w'],
  ['closesWithin=0d', 'closesWithin: must be a number from 1 to 999'],
  ['briefing=maybe', 'briefing: must be one of none, optional, compulsory'],
  ['requires=nothing', 'requires: "nothing" is not known: a standard form such as SBD4'],
  ['municipality=Atlantis City', 'municipality: "Atlantis City" is not known: a name of one municipality'],
  ['municipality=Hilton (GP)', 'municipality: "Hilton (GP)" is not known'],
  ['hasDocuments=yes', 'hasDocuments: must be one of true, false'],
  ['estimateMin=5&estimateMax=1', 'estimateMax: must not lie before estimateMin'],
  ['estimateMin=much', 'estimateMin: must be a number'],
])('%s names the parameter and the rule', async (query, message) => {
  const { status, text, json } = await get(query);
  expect(status, text).toBe(400);
  expect(String(json['message'])).toContain(message);
});
