import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#services/api/v2/endpoints/index.ts';
import { loadConfig } from '#shared/config.ts';
import { listSourceNames } from '#shared/sources.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { putRegister } from '#test/workers/derive/registers.ts';
import { importContent } from '#workers/content/import/run.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';
import { addressWithRecords } from './support/answers-with-records.ts';
import { KNOWN_HEAD, readAs } from './support/known-reads.ts';
import { openTypeCheck, writeKnownTypes } from './support/type-check.ts';

/** Whether the types of known clients hold for what the pipeline makes of a publisher's data. */

const CONTENT = join(import.meta.dirname, '../../../../services/sample-publisher/content');

/** Paths whose records come from an operator, or from stages that read news and documents; examples of these are read elsewhere. */
const NO_RECORDS = [
  '/v2/companies/by-registration/{reg}',
  '/v2/intel/items',
  '/v2/intel/items/{id}',
  '/v2/intel/sources',
  '/v2/intel/sources/{id}',
  '/v2/organizations/by-registration/{reg}',
  '/v2/tenders/bbbee-required',
  '/v2/tenders/{id}/analysis',
  '/v2/tenders/{id}/submission-requirements',
  '/v2/tenders/{id}/value-estimate',
];

const at = sharedHarness({
  publisher: { releases: 200, seed: 7, clockRate: 0, now: new Date('2026-06-15T10:00:00Z') },
  api: true,
});
const project = openTypeCheck();
afterAll(() => project.close());
let errors: Record<string, string[]>;
const answered = new Map<string, { status: number; records: number }>();
const without: string[] = [];

beforeAll(async () => {
  await storeCodelists(at.pool());
  for (const source of ['ocds', 'etenders'] as const) await at.requestSync({ source, mode: 'backfill' });
  for (const source of listSourceNames) await at.requestSync({ source, mode: 'incremental' });
  await at.settled();
  await at.publisher.command('advance?days=120');
  await at.requestSync({ source: 'ocds', mode: 'refetch' });
  await at.requestSync({ source: 'etenders', mode: 'backfill' });
  const config = loadConfig({ ...at.settingsOf('tender_worker'), SITE_URL: 'https://site.example.org/' });
  await importContent({ ...at.context, config }, { folder: CONTENT, dryRun: false, prune: false });
  await at.settled();
  await putRegisters();
  await at.stages.handle('schedule', { job: 'estimates' });
  await at.settled();
  writeKnownTypes(project);
  const lines: string[] = [];
  for (const [place, endpoint] of endpoints.entries()) {
    const type = readAs(endpoint);
    if (type === null) continue;
    const address = await addressWithRecords(endpoint, at.rows);
    if (address === null || NO_RECORDS.includes(endpoint.path)) {
      without.push(endpoint.path);
      continue;
    }
    const { status, json } = await at.api.get(address);
    answered.set(address, { status, records: [json.data].flat().length });
    lines.push(
      `export const received${place}: Open<Envelope<${type.replace(/^(\w+)/, 'known.$1')}>> = ${JSON.stringify(json)};`,
    );
  }
  project.write('received.ts', `${KNOWN_HEAD}${lines.join('\n')}\n`);
  errors = await project.errors();
}, 400_000);

/** Registers that name a company and an organ of state that there are. */
async function putRegisters(): Promise<void> {
  const [company] = await at.rows<{ name: string }>(
    `select name from read.company where detail::json->>'kind' = 'company' order by name limit 1`,
  );
  const [organ] = await at.rows<{ id: string }>('select id from read.organization order by id limit 1');
  const person = { director_full_name: 'Thandi Mokoena', status: 'Active', appointed_date: '2020-01-31' };
  await putRegister(at.pool(), 'cipc', [{ ...company, status: 'In Business' }]);
  await putRegister(at.pool(), 'directors', [{ company_name: company?.name, ...person }]);
  await putRegister(at.pool(), 'source-directors', [{ organization_id: organ?.id, full_name: 'P Botha' }]);
}

describe('the types of known clients, in a service with data', () => {
  it('are read from a response with records on each path', () => {
    expect(without.toSorted()).toEqual(NO_RECORDS);
    for (const [path, { status, records }] of answered)
      expect({ path, status, some: records > 0 }).toEqual({ path, status: 200, some: true });
    expect(answered.size).toBeGreaterThan(70);
  });

  it('are met by every record: none was kept back', async () => {
    expect(await at.rows(`select subject, detail from ops.issue where kind = 'publish-rejected'`)).toEqual(
      [],
    );
  });

  it('fit every response', () => {
    expect(errors).toEqual({});
  });
});
