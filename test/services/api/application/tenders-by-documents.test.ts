import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { analyse } from '#shared/domain/documents/analyse.ts';
import type { TestApi } from '#test/support/api.ts';
import type { Harness } from '#test/support/harness.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { putTender, touch } from '../../../workers/publish/records.ts';

const TEXT = [
  'INVITATION TO BID',
  '',
  'SCOPE OF WORK',
  'The contractor shall replace all corroded penstocks at the Fleurhof reservoir.',
  'The contractor shall commission the refurbished telemetry outstation within one week.',
  'Existing valves, hydrants, flanges and couplings must be inspected, cleaned, greased and labelled before handover.',
  'Spare gaskets, impellers, bearings, seals and fuses must be delivered in sealed crates with serial numbers.',
  'Operators must be trained in calibration, chlorination, sampling, dosing and emergency isolation procedures.',
  '',
  'Bidders must have a CIDB grading of 5GB or higher.',
  'RETURNABLE DOCUMENTS',
  'SBD 4 must be completed and signed.',
  'A valid PSIRA registration certificate must be attached.',
  'Only registered plumbers may bid.',
  '',
].join('\n');

const TITLE = 'Waterworks north of Dullstroom and Belfast';
const [described, documented] = ['101', '102'];
const at: Harness & { api: TestApi } = sharedHarness({ api: true }, async () => {
  const { pool } = at.context;
  const closesAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
  await putTender(pool, { number: 101, title: 'Penstocks for a dam', closesAt });
  const id = await putTender(pool, { number: 102, title: TITLE, closesAt });
  await putTender(pool, { number: 103, title: 'Road works', closesAt });
  const analysis = analyse({ pages: [{ number: 1, text: TEXT, method: 'text' }] }, { fileName: 'bid.pdf' });
  await pool.query(
    `insert into core.document_analysis (id, tender_id, sha256, text_version, rules_version, taxonomy_version, analysis)
     values ($1, $2, 'a', 1, 1, $3, $4)`,
    [randomUUID(), id, analysis.taxonomyVersion, JSON.stringify(analysis)],
  );
  await at.stages.publishAll();
});

const found = async (path: string): Promise<string[]> => {
  const { status, json } = await at.api.get(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  const records = (json.data ?? json['tenders']) as { tenderId?: string; tender_id?: string }[];
  return records.map(({ tenderId, tender_id }) => tenderId ?? tender_id ?? '');
};
const application = (words: string) => found(`/api/tenders?search=${encodeURIComponent(words)}`);

describe('a search of the application', () => {
  it('finds what the documents of a tender specify and require', async () => {
    expect(await application('telemetry outstation')).toEqual([documented]);
    expect(await application('fleurhof')).toEqual([documented]);
    expect(await application('"corroded penstocks"')).toEqual([documented]);
    expect(await application('CIDB 5GB')).toEqual([documented]);
    // In documents the words count, and not their order.
    expect(await application('"telemetry penstocks"')).toEqual([documented]);
    expect(await application('telemetry-outstations')).toEqual([documented]);
  });

  it('lists records first whose own words match', async () => {
    expect(await application('penstocks')).toEqual([described, documented]);
  });

  it('leaves out an excluded word of documents, too', async () => {
    expect(await application('penstocks -telemetry')).toEqual([described]);
  });
});

it('what documents say changes nothing in the order of /v2', async () => {
  const { pool } = at.context;
  const relevance = async (q: string) =>
    (await found(`/v2/tenders/search?q=${q}`)).map((id) => (id === documented ? 'documented' : id));
  const tender = await putTender(pool, { number: 104, title: TITLE });
  const published = (id: string, day: string) =>
    pool.query('update core.tender set publication_date_time = $2 where tender_id = $1', [id, day]);
  await published(documented, '2026-06-02T08:00:00Z');
  await published('104', '2026-06-01T08:00:00Z');
  await touch(pool, tender);
  await touch(
    pool,
    (await at.rows<{ id: string }>(`select id from core.tender where tender_id = '102'`))[0]!.id,
  );
  await at.stages.publishAll();
  // As relevant as one of the same words without documents, so that the newer one is first.
  for (const words of ['waterworks', 'waterworks+dullstroom', 'waterworks+north+belfast', 'north+waterworks'])
    expect(await relevance(`${words}&status=any`), words).toEqual(['documented', '104']);
});

describe('a search of /v2', () => {
  const search = (q: string, rest = '') =>
    at.api.data<{ tenderId: string; matches: { field: string; passage: string }[] }[]>(
      `/v2/tenders/search?q=${encodeURIComponent(q)}&correct=false${rest}`,
    );
  const ids = async (q: string, rest = '') => (await search(q, rest)).map(({ tenderId }) => tenderId);

  it('searches documents as well, or only the part that is requested', async () => {
    expect(await ids('penstocks')).toEqual([described, documented]);
    expect(await ids('penstocks', '&in=notice')).toEqual([described]);
    expect(await ids('penstocks', '&in=documents')).toEqual([documented]);
    expect(await ids('fleurhof')).toEqual([documented]);
    expect(await ids('fleurhof', '&in=notice')).toEqual([]);
    expect(await ids('penstocks -telemetry')).toEqual([described]);
  });

  it('says which field matched, with the passage, and for documents also the place', async () => {
    const [first, second] = await search('penstocks');
    expect(first?.matches).toEqual([{ field: 'title', passage: 'Penstocks for a dam' }]);
    expect(second?.matches).toEqual([
      {
        field: 'documentPassages',
        passage: expect.stringContaining('replace all corroded penstocks at the Fleurhof reservoir'),
        documentId: expect.any(String),
        page: 1,
      },
    ]);
    const [without] = await search('dullstroom penstocks', '&fields=title');
    expect(without).toEqual({ title: TITLE });
    const [again] = await search('dullstroom penstocks', '&fields=title,matches');
    expect(again?.matches.map(({ field }) => field)).toEqual(['title', 'documentPassages']);
  });

  it('understands bidders’ words for what they hand in', async () => {
    expect((await search('CIDB 5GB')).map(({ tenderId, matches }) => [tenderId, matches[0]])).toEqual([
      [documented, { field: 'cidbGrades', passage: '5GB' }],
    ]);
    expect(await ids('SBD 4')).toEqual([documented]);
    expect(await ids('sbd4')).toEqual([documented]);
    expect(await ids('PSIRA', '&in=documents')).toEqual([documented]);
    expect(await ids('PSIRA', '&in=notice')).toEqual([]);
  });

  it('names the finding whose words match, which is not a fact of the tender', async () => {
    expect((await search('plumbers')).map(({ tenderId, matches }) => [tenderId, ...matches])).toEqual([
      [
        documented,
        {
          field: 'findings',
          passage: 'Only registered plumbers may bid.',
          documentId: expect.any(String),
          page: 1,
        },
      ],
    ]);
  });

  it('names the parameter and the rule if it cannot search', async () => {
    const { status, text } = await at.api.get('/v2/tenders/search?q=dam&in=everything');
    expect(status).toBe(400);
    expect(text).toContain('in: must be one of notice, documents');
  });
});
