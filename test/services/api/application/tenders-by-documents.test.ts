import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyse } from '#shared/domain/documents/analyse.ts';
import type { TestApi } from '#test/support/api.ts';
import { readResponse } from '#test/support/api.ts';
import { type Harness, openHarness } from '#test/support/harness.ts';
import { putTender } from '../../../workers/publish/records.ts';

const TEXT = [
  'INVITATION TO BID',
  '',
  'SCOPE OF WORK',
  'The contractor shall replace all corroded penstocks at the Fleurhof reservoir.',
  'The contractor shall commission the refurbished telemetry outstation within one week.',
  '',
  'Bidders must have a CIDB grading of 5GB or higher.',
  '',
].join('\n');

let at: Harness & { api: TestApi };
const [described, documented] = ['101', '102'];
beforeAll(async () => {
  at = await openHarness({ api: true });
  const { pool } = at.context;
  const closesAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
  await putTender(pool, { number: 101, title: 'Penstocks for a dam', closesAt });
  const id = await putTender(pool, { number: 102, title: 'Waterworks', closesAt });
  await putTender(pool, { number: 103, title: 'Road works', closesAt });
  const analysis = analyse({ pages: [{ number: 1, text: TEXT, method: 'text' }] }, { fileName: 'bid.pdf' });
  await pool.query(
    `insert into core.document_analysis (id, tender_id, sha256, text_version, rules_version, taxonomy_version, analysis)
     values ($1, $2, 'a', 1, 1, $3, $4)`,
    [randomUUID(), id, analysis.taxonomyVersion, JSON.stringify(analysis)],
  );
  await at.stages.publishAll();
});
afterAll(() => at?.close());

const found = async (path: string): Promise<string[]> => {
  const { status, json } = await readResponse(
    await fetch(at.api.url + path, { headers: { authorization: `Bearer ${at.api.key}` } }),
  );
  expect({ path, status }).toEqual({ path, status: 200 });
  return (json.data as { tenderId: string }[]).map(({ tenderId }) => tenderId);
};
const application = (words: string) => found(`/api/tenders?search=${encodeURIComponent(words)}`);

describe('a search of the application', () => {
  it('finds what the documents of a tender specify and require', async () => {
    expect(await application('telemetry outstation')).toEqual([documented]);
    expect(await application('fleurhof')).toEqual([documented]);
    expect(await application('"corroded penstocks"')).toEqual([documented]);
    expect(await application('CIDB 5GB')).toEqual([documented]);
    expect(await application('"corroded telemetry"')).not.toContain(documented);
  });

  it('has records first whose own words match', async () => {
    expect(await application('penstocks')).toEqual([described, documented]);
  });

  it('leaves out an excluded word of documents, too', async () => {
    expect(await application('penstocks -telemetry')).toEqual([described]);
  });
});

it('searches of /v2 are in the words of the notice alone', async () => {
  expect(await found('/v2/tenders/search?q=penstocks')).toEqual([described]);
  expect(await found('/v2/tenders/search?q=penstocks+-telemetry')).toEqual([described]);
  expect(await found('/v2/tenders/search?q=fleurhof&correct=false')).toEqual([]);
});
