import { describe, expect, it } from 'vitest';
import { organKey } from '#shared/codelists/organ-names.ts';
import { organizationIdentity } from '#shared/text/identity.ts';
import { newFile } from '#test/support/folders.ts';
import type { Harness } from '#test/support/harness.ts';
import { identityNumber } from '#test/support/identity-numbers.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { putSupplier } from '#test/workers/derive/suppliers.ts';
import { tenders, tendersJson } from './terminal.ts';

const ESKOM = organizationIdentity(organKey('ESKOM'));
const AWARD = '00000000-0000-4000-8000-0000000000a1';
const UNKNOWN = '00000000-0000-4000-8000-0000000000c1';
const TENDER = '00000000-0000-4000-8000-0000000000b1';
const [THANDI, PIETER] = [identityNumber(11), identityNumber(12)];
const WRONG = THANDI.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));

const CIPC = `Registration Number,Enterprise Name,Enterprise Type,Status,Registration Date,Outstanding Returns,Tax Number,CIDB Grade,Email,Telephone,Website
2015/123456/07,MAHIKA TECHNOLOGIES,Private Company,In Business,2015-03-02,0,9123456789,7ce / 5 GB pe,Info@Mahika.example,012 345 6789,www.mahika.example
2016/222222/07,Zed Trading,Private Company,Final Deregistration,2016-01-01,3,,,,,
`;
const mahika = { registrationNo: '2015/123456/07', companyName: 'Mahika Technologies' };
const thandi = { idNumber: THANDI, directorFullName: 'Thandi Mokoena', roleType: 'Director' };
const pieter = { idNumber: PIETER, directorFullName: 'Pieter Botha', roleType: 'Director' };
const zed = { registrationNo: '2016/222222/07', companyName: 'Zed Trading', isDisqualified: true };
const DIRECTORS = [
  { ...mahika, ...thandi, status: 'Active', appointedDate: '2015-03-02' },
  { ...mahika, ...pieter, status: 'Resigned', resignedDate: '2020-01-31' },
  { ...zed, ...thandi, directorFullName: 'T. Mokoena' },
];
const OFFICIALS = [
  {
    organization: 'Eskom Holdings SOC Ltd',
    fullName: 'Mokoena, Thandi',
    position: 'Chief financial officer',
  },
];

const test: Harness = sharedHarness({}, async () => {
  await test.rows(`insert into core.organization (id, name, slug) values ('${ESKOM}', 'ESKOM', 'eskom')`);
  await test.rows(`insert into core.award (id, tender_id, position, award_key, status, amount, currency, awarded_at, supplier_name, first_captured_at)
    values ('${AWARD}', '${TENDER}', 0, 'a1', 'awarded', 100000, 'ZAR', '2021-05-11T00:00:00Z', 'Mahika', '2026-01-02T00:00:00Z')`);
  const text = 'Mahika Technologies (Pty) Ltd 2015/123456/07';
  await putSupplier(test.pool(), { award: AWARD, tender: TENDER, text, seen: '2026-01-02T00:00:00Z' });
});

const run = async (kind: string, name: string, content: string, ...options: string[]) =>
  tendersJson(['import', kind, await newFile(name, content), ...options], test.settingsOf('tender_operator'));
const stored = () => test.rows('select * from ops.register_record order by id');

/** Derives and publishes until nothing waits. @returns the published records of a resource */
async function shown(table: string): Promise<Record<string, unknown>[]> {
  await expect
    .poll(
      async () => {
        await test.stages.publishAll();
        return test.rows('select from derived.stale union all select from core.outbox');
      },
      { timeout: 60_000, interval: 50 },
    )
    .toEqual([]);
  const rows = await test.rows<{ detail: string }>(`select detail from read.${table} order by id`);
  return rows.map(({ detail }) => JSON.parse(detail) as Record<string, unknown>);
}

describe('tenders import cipc, directors and source-directors', () => {
  it('stores what files say, and shows it with scores, links and masked numbers', async () => {
    expect(await run('cipc', 'cipc.csv', CIPC)).toMatchObject({
      code: 0,
      document: { status: 'imported', added: 2 },
    });
    const lines = DIRECTORS.map((row) => JSON.stringify(row)).join('\n');
    expect(await run('directors', 'directors.ndjson', lines)).toMatchObject({ document: { added: 3 } });
    expect(
      await run('source-directors', 'officials.json', JSON.stringify({ records: OFFICIALS })),
    ).toMatchObject({ code: 0 });

    const [company] = await shown('company');
    expect(company).toMatchObject({
      ...{ taxNumber: '9123456789', directorCount: 1, complianceScore: 100 },
      ...{ cidbGrading: '7CE, 5GB PE', contactEmail: 'info@mahika.example', contactEmailConfidence: 1 },
      ...{ contactPhone: '012-345-6789', website: 'https://www.mahika.example' },
      directors: [{ name: 'Thandi Mokoena', idNumber: `${THANDI.slice(0, 6)}****${THANDI.slice(-3)}` }],
      cipc: {
        ...{
          name: 'MAHIKA TECHNOLOGIES',
          status: 'In Business',
          registrationDate: '2015-03-02',
          statusDate: null,
        },
        ...{ complianceScore: 100, forensicRiskScore: 10 },
      },
    });
    expect(JSON.stringify((company as { cipc: object }).cipc)).not.toContain('mahika.example');
    const entries = await shown('cipc_enrichment');
    const [active, ended] = ['MAHIKA TECHNOLOGIES', 'Zed Trading'].map((name) =>
      entries.find((one) => one['name'] === name),
    );
    expect(active).toMatchObject({
      ...{
        companyRecordId: company?.['id'],
        companyLinkReason: 'registration-number',
        companyLinkConfidence: 1,
      },
      ...{ cipcEnrichmentId: company?.['cipcEnrichmentId'], complianceScore: 100, directorCount: 1 },
    });
    expect(active?.['scores']).toContainEqual({
      ...{
        score: 'forensicRisk',
        input: 'officialDirectors',
        value: 0.25,
        weight: 25,
        points: 6.25,
        reason: null,
      },
      evidence: 'Known as officials: Thandi Mokoena (a name at ESKOM).',
    });
    expect(ended).toMatchObject({ companyRecordId: null, complianceScore: 15, forensicRiskScore: 60 });
    const directors = await shown('company_director');
    const short = directors.find((each) => each['directorFullName'] === 'T. Mokoena');
    const same = directors.filter((one) => one['directorIdNumberHash'] === short?.['directorIdNumberHash']);
    expect(same).toHaveLength(2);
    expect(new Set(same.map((one) => one['directorId'])).size).toBe(1);
    expect(same).toContainEqual(
      expect.objectContaining({
        ...{ companyRecordId: company?.['id'], cipcEnrichmentId: active?.['id'], complianceScore: 100 },
        ...{ appointedDate: '2015-03-02', directorIsDisqualified: null },
      }),
    );
    expect(await shown('source_director')).toMatchObject([
      { organizationId: ESKOM, fullName: 'Mokoena, Thandi', position: 'Chief financial officer' },
    ]);
  });

  it('change nothing the second time, and keep what a later file does not have unless it replaces the register', async () => {
    const before = await stored();
    expect(await run('cipc', 'again.csv', CIPC)).toMatchObject({
      code: 0,
      document: { status: 'unchanged' },
    });
    expect(await stored()).toEqual(before);

    const later = 'registration_number,name,status\n2015/123456/07,MAHIKA TECHNOLOGIES,Business Rescue\n';
    expect(await run('cipc', 'later.csv', later)).toMatchObject({
      document: { added: 0, changed: 1, removed: 0 },
    });
    const [company] = await shown('company');
    expect(company).toMatchObject({
      taxNumber: '9123456789',
      cipc: { status: 'Business Rescue', complianceScore: 80 },
    });
    expect(await run('cipc', 'whole.csv', later, '--replace')).toMatchObject({
      document: { changed: 1, removed: 1 },
    });
    expect(await shown('cipc_enrichment')).toHaveLength(1);
    expect((await shown('company'))[0]).toMatchObject({ taxNumber: null });
    expect(await run('cipc', 'cipc.csv', CIPC)).toMatchObject({ document: { added: 1, changed: 1 } });
  });

  it('say in a dry run what the import would change, and store nothing', async () => {
    const before = await stored();
    const imports = await test.rows('select * from ops.register_import order by id');
    const path = await newFile('one.csv', 'registration_number,name\n2015/123456/07,Mahika\n');
    const settings = test.settingsOf('tender_operator');
    const words = ['import', 'cipc', path, '--dry-run'];
    expect(await tendersJson(words, settings)).toMatchObject({
      code: 0,
      document: { status: 'read', rows: 1, added: 0, changed: 1, removed: 0 },
    });
    expect(await tendersJson([...words, '--replace'], settings)).toMatchObject({
      document: { status: 'read', rows: 1, added: 0, changed: 1, removed: 1 },
    });
    expect((await tenders([...words, '--replace'], settings)).stdout).toBe(
      'read: 1 row; 0 added, 1 changed, 1 removed by an import; nothing was stored\n',
    );
    expect(await stored()).toEqual(before);
    expect(await test.rows('select * from ops.register_import order by id')).toEqual(imports);
  });

  it('refuse a file with a wrong identity number as a whole, or leave the number out and report it', async () => {
    const before = await stored();
    const good = { companyName: 'Kaya', directorFullName: 'Nomsa Nkosi' };
    const file = JSON.stringify(
      [good, { ...good, directorFullName: 'Sipho Nkosi', idNumber: WRONG }],
      null,
      1,
    );
    const refused = await run('directors', 'wrong.json', file);
    expect(refused).toMatchObject({
      code: 1,
      document: {
        status: 'failed',
        line: 9,
        column: 15,
        error: expect.stringMatching(/^id_number .*check digit/),
      },
    });
    expect(JSON.stringify(refused)).not.toContain(WRONG);
    expect(await stored()).toEqual(before);

    expect(await run('directors', 'wrong.json', file, '--leave-out-numbers')).toMatchObject({
      document: { added: 2, numbersLeftOut: [6] },
    });
    expect(await shown('company_director')).toContainEqual(
      expect.objectContaining({ directorFullName: 'Sipho Nkosi', directorIdNumberHash: null }),
    );
    expect(
      await test.rows(
        `select kind, detail->>'line' as line from ops.issue where kind = 'wrong-identity-number'`,
      ),
    ).toEqual([{ kind: 'wrong-identity-number', line: '6' }]);
  });

  it('refuse an official whose columns name different organs, and no official of an organ that is not known yet', async () => {
    await test.rows(
      `insert into core.organization (id, name, slug) values ('${organizationIdentity(organKey('Zulu Dam Board'))}', 'Zulu Dam Board (Pty) Ltd', 'zulu-dam-board-pty-ltd')`,
    );
    const before = await stored();
    const official = { fullName: 'Nomsa Nkosi', position: 'Chairperson' };
    const columnsOf = { name: 'organization', id: 'organizationId', slug: 'organizationSlug' };
    const importing = (named: Partial<typeof columnsOf>, ...options: string[]) => {
      const organ = Object.entries(named).map(([by, text]) => [columnsOf[by as 'name'], text]);
      const row = { ...official, ...Object.fromEntries(organ) };
      const rows = [{ ...official, fullName: 'Sipho Nkosi', organization: 'Eskom' }, row].map((each) =>
        JSON.stringify(each),
      );
      return run('source-directors', 'organs.ndjson', rows.join('\n'), '--dry-run', ...options);
    };
    const [dam, unknown] = ['Zulu Dam Board', 'Board of the Unknown Dam'];
    for (const [named, columns] of [
      [{ name: dam, slug: 'eskom' }, 'organization and organization_slug'],
      [{ name: dam, slug: 'unknown-dam' }, 'organization and organization_slug'],
      [{ name: unknown, slug: 'eskom' }, 'organization and organization_slug'],
      [{ name: dam, id: ESKOM }, 'organization and organization_id'],
      [{ id: ESKOM, slug: 'zulu-dam-board-pty-ltd' }, 'organization_id and organization_slug'],
      [{ id: ESKOM, slug: 'unknown-dam' }, 'organization_id and organization_slug'],
    ] as const)
      expect([named, await importing(named)]).toMatchObject([
        named,
        {
          code: 1,
          document: {
            ...{ status: 'failed', line: 2, column: 1 },
            error: `${columns} name different organizations`,
          },
        },
      ]);
    for (const named of [
      { name: 'Eskom Holdings SOC Ltd', id: ESKOM.toUpperCase(), slug: 'eskom' },
      { name: 'ESKOM', slug: 'Eskom Holdings SOC Ltd' },
      { name: dam, slug: 'zulu-dam-board-pty-ltd' },
      { name: dam, slug: 'zulu-dam-board' },
      { name: unknown, slug: 'board-of-the-unknown-dam' },
      { id: UNKNOWN, slug: 'unknown-dam' },
    ])
      expect([named, await importing(named)]).toMatchObject([named, { code: 0 }]);
    expect(await stored()).toEqual(before);
  });

  it('are listed with what each changed', async () => {
    const { document } = await tendersJson(['import', 'cipc', '--list'], test.settingsOf('tender_operator'));
    const { imports } = document as { imports: object[] };
    expect(imports.at(-1)).toMatchObject({ kind: 'cipc', origin: 'cipc.csv', rows: 2, added: 2, changed: 0 });
  });

  it('store no identity number anywhere', async () => {
    const tables = await test.rows<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('raw', 'core', 'derived', 'read', 'ops') and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const [found] = await test.rows<{ n: number }>(
        `select count(*)::int as n from ${name} row where to_jsonb(row)::text ~ '${[THANDI, PIETER, WRONG].join('|')}'`,
      );
      expect([name, found?.n]).toEqual([name, 0]);
    }
  });

  it('say how they are called', async () => {
    for (const words of [
      ['cipc'],
      ['cipc', 'a.xlsx'],
      ['organizations', 'a.csv', '--replace'],
      ['ocds', 'a.json', '--leave-out-numbers'],
    ])
      expect(await tenders(['import', ...words], test.settingsOf('tender_operator'))).toMatchObject({
        code: 2,
      });
  });
});
