import { expect, it } from 'vitest';
import { resources } from '#shared/resources/index.ts';
import type { TestApi } from '#test/support/api.ts';
import type { Harness, TestPublisher } from '#test/support/harness.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { fetchRegisters } from '#workers/collect/registers.ts';

/** Whoever follows an id from one record finds the record that it names. */

const RELEASES = 60;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const at: Harness & { api: TestApi; publisher: TestPublisher } = sharedHarness(
  {
    publisher: { releases: RELEASES, seed: 7, clockRate: 0, now: new Date('2026-06-15T10:00:00Z') },
    api: true,
  },
  async () => {
    for (const source of ['ocds', 'etenders', 'treasury'] as const)
      await at.requestSync({ source, mode: 'backfill' });
    await at.settled();
    await at.publisher.command('advance?days=120');
    await at.requestSync({ source: 'ocds', mode: 'refetch' });
    await at.requestSync({ source: 'etenders', mode: 'backfill' });
    const registers = `${at.publisher.url}/registers`;
    const addresses = {
      REGISTER_CIPC_URL: `${registers}/cipc.csv`,
      REGISTER_DIRECTORS_URL: `${registers}/directors.json`,
      REGISTER_SOURCE_DIRECTORS_URL: `${registers}/source-directors.ndjson`,
    };
    await fetchRegisters({ ...at.context, config: { ...at.context.config, ...addresses } }, false);
    do await at.stages.publishAll();
    while ((await at.rows('select from derived.stale limit 1')).length > 0);
  },
);

const TENDER = '/v2/tenders/';
const COMPANY = '/v2/companies/';
const BUYER = '/v2/organizations/';
const AWARD = '/v2/awards/';
const DOCUMENT = '/v2/documents/';
const ENTRY = '/v2/cipc/enrichments/';
const PARTIES = '/v2/ocds/parties?ocdsPartyId=';
const RESTRICTED = '/v2/forensic/restricted-suppliers/';

/**
 * Where the value of a member leads: the path of a record, or a list that finds it by a parameter. Members inside others, and those of one
 * resource, as `outer.inner`. Null: it names no record of a path.
 */
const LEADS: Readonly<Record<string, string | null>> = {
  tenderId: TENDER,
  tenderRecordId: TENDER,
  parentTenderId: TENDER,
  companyRecordId: COMPANY,
  companyRecordIds: COMPANY,
  matchedCompanyId: COMPANY,
  aliasIds: COMPANY,
  'members.id': COMPANY,
  'jointVentures.id': COMPANY,
  awardId: AWARD,
  awardRecordId: AWARD,
  companyId: COMPANY,
  'winners.id': AWARD,
  'first.id': COMPANY,
  sourceOrganizationId: BUYER,
  'sourceOrganization.id': BUYER,
  organizationId: BUYER,
  'buyers.id': BUYER,
  documentId: DOCUMENT,
  archiveId: DOCUMENT,
  'restrictedSuppliers.id': RESTRICTED,
  cipcEnrichmentId: ENTRY,
  'cipc.id': ENTRY,
  'source_director.directorId': '/v2/directors/',
  'company_director.directorId': '/v2/cipc/directors?directorId=',
  ocdsPartyLinkedId: PARTIES,
  ocdsLinkedPartyId: PARTIES,
  provenanceId: null,
};

/** @returns each member that leads somewhere, and each UUID, as member and value */
function* membersOf(value: unknown, name: string, outer: string): Generator<[member: string, value: string]> {
  if (Array.isArray(value)) for (const one of value) yield* membersOf(one, name, outer);
  else if (value !== null && typeof value === 'object')
    for (const [inner, one] of Object.entries(value)) yield* membersOf(one, inner, name);
  else if (typeof value === 'string') {
    const nested = `${outer}.${name}`;
    const known = [nested, name].find((each) => Object.hasOwn(LEADS, each));
    if (known !== undefined || UUID.test(value)) yield [known ?? nested, value];
  }
}

it('every id in every record leads to a record', async () => {
  const led = new Map<string, string>();
  const unknown = new Set<string>();
  for (const { name } of Object.values(resources)) {
    for (const { detail } of await at.rows<{ detail: string }>(`select detail from read.${name}`)) {
      for (const [member, value] of membersOf(JSON.parse(detail), name, '')) {
        const base = LEADS[member];
        // The record's own id.
        if (member === `${name}.id`) continue;
        if (base === undefined) unknown.add(`${name}: ${member}`);
        else if (base !== null) led.set(`${base}${encodeURIComponent(value)}`, `${name}: ${member}`);
      }
    }
  }
  expect([...unknown]).toEqual([]);
  expect(new Set(led.values()).size).toBeGreaterThanOrEqual(10);
  expect([...led.values()]).toContain('company_director: company_director.directorId');
  const lost = new Map<string, number>();
  for (const [path, from] of led) {
    const { status, json } = await at.api.get(path);
    if (status !== 200 || JSON.stringify(json.data) === '[]')
      lost.set(`${from} ${status}`, (lost.get(`${from} ${status}`) ?? 0) + 1);
  }
  expect([...lost]).toEqual([]);
});
