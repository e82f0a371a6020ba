import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { resources } from '#shared/resources/index.ts';
import { exampleRow } from '#test/services/api/v2/support/examples.ts';
import { awardRow, uuidOf } from '#test/services/api/v2/support/rows.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { pageOf as shownPage, textOf } from './shown.ts';

const ID = uuidOf(0xc0001);
const VENTURE = uuidOf(0xc0002);
const ENTRY = uuidOf(0xd0001);
const OTHER = uuidOf(0xc0003);
const own = { company_record_id: ID, company_record_ids: [ID], buyer_name: 'City of Tshwane' };

const at = sharedTables(async () => {
  await at.readTables.awards([
    awardRow(1, { ...own, amount: 1000.25 }),
    awardRow(2, { ...own, amount: 2000.5 }),
    awardRow(3, {
      ...{ ...own, amount: 900_000_000, counted_amount: null },
      validation_errors: ['award-above-plausible'],
    }),
    awardRow(4, { ...own, amount: 500, currency: 'USD', counted_amount: null }),
    awardRow(5, { company_record_id: VENTURE, company_record_ids: [VENTURE, ID], amount: 7000 }),
    awardRow(6, { ...own, amount: null }),
    awardRow(7, { ...own, amount: 60_000, status: 'cancelled' }),
  ]);
  await at.readTables.records(resources.company, [
    {
      ...exampleRow(resources.company, 1),
      ...{ id: ID, name: 'Koedoe Trading CC', kind: 'company', alias_ids: [], members: [] },
      ...{ total_awards: 6, total_value: 3000.75, joint_awards: 1, joint_award_value: 7000 },
      ...{ counted_awards: 3, awards_without_amount: 1, awards_left_out: 2 },
      awards_by_year: [{ year: 2026, awards: 6, countedAwards: 2, value: 3000.75 }],
      restricted_suppliers: [
        {
          ...{ id: ENTRY, name: 'Koedoe Traders CC', matchConfidence: 0.91, matchMethod: 'similar-words' },
          ...{ matchReason: 'Words are spelt differently.', verdict: 'open', inForce: true },
        },
      ],
    },
  ]);
  const cipc = {
    ...{ id: uuidOf(0xe0001), name: 'KOEDOE TRADING CC', registrationNumber: '2006/425504/23' },
    ...{ enterpriseType: 'Close Corporation', status: 'AR Final Deregistration' },
    ...{ statusDate: '2013-02-13', registrationDate: '2006-10-31' },
    ...{ complianceScore: 30, forensicRiskScore: 25 },
  };
  await at.readTables.records(resources.company, [
    {
      ...exampleRow(resources.company, 2),
      ...{
        id: OTHER,
        name: 'Rietbok Trading CC',
        alias_ids: [],
        members: [],
        cipc,
        directors: [{ name: 'Anna Nkosi', idNumber: null }],
        enterprise_type: 'UNSPECIFIED',
      },
    },
  ]);
  await at.readTables.records(
    resources.company_director,
    (
      [
        ['Anna Nkosi', 'Active', null],
        ['Ben Khumalo', 'Resigned', '2019-07-08'],
        ['Cas Botha', 'Deceased', null],
      ] as const
    ).map(([name, status, resigned], n) => ({
      ...exampleRow(resources.company_director, n + 1),
      ...{ id: uuidOf(0xe0010 + n), company_record_id: OTHER, director_full_name: name, role_type: 'Member' },
      ...{ status, resigned_date: resigned },
    })),
  );
  await at.readTables.records(resources.restricted_supplier, [
    {
      ...exampleRow(resources.restricted_supplier, 1),
      ...{ id: ENTRY, supplier_name: 'Koedoe Traders CC', restriction_reason: 'Abandonment of the site' },
      ...{ period_from: '2026-02-03', period_to: '2031-02-02', report_generated_on: '2026-05-04' },
    },
  ]);
});

const pageOf = (path: string) => shownPage(at, path);

describe('awards of a company', () => {
  it('say which of them the value has, so that those add up to it', async () => {
    const rows = [...(await pageOf(`/companies/${ID}`)).matchAll(/<tr>(?:(?!<\/tr>)[\s\S])*<\/tr>/g)]
      .map(([row]) => row)
      .filter((row) => row.includes('href="/tenders/'));
    expect(rows).toHaveLength(7);
    const remarks = rows.map((row) => /<br><small class="soft">(?!first seen)([^<]*)/.exec(row)?.[1] ?? null);
    expect(remarks).toEqual([
      null,
      null,
      expect.stringMatching(/^Not counted: looks wrong, .*plausible/),
      'Not counted: not in rand.',
      expect.stringMatching(/joint venture/),
      null,
      'Not counted: the award is cancelled.',
    ]);
    const amounts = rows.flatMap((row, nth) => {
      const amount = /<td class="n">R([^<]*)/.exec(row)?.[1];
      return amount === undefined || remarks[nth] !== null ? [] : [amount.replaceAll(/[^\d,.]/g, '')];
    });
    const sum = amounts.reduce((whole, text) => whole + Number(text.replace(',', '.')), 0);
    expect(sum).toBeCloseTo(3000.75, 2);
    expect(rows[0]).toContain('City of Tshwane');
  });

  it('make up its figures, kind by kind', async () => {
    const text = textOf(await pageOf(`/companies/${ID}`));
    expect(text).toMatch(/of 2 awards to itself with an amount that counts/);
    expect(text).toMatch(/2 awards to the company itself: R 3 000[.,]75/);
    expect(text).toMatch(/1 award to joint ventures: R 7 000[.,]00/);
    expect(text).toMatch(/2 awards with an amount that looks wrong or is not in rand/);
    expect(text).toMatch(/1 award without an amount/);
    expect(text).toMatch(/1 award not made/);
  });

  it('are a table by the command on the page, whose counted amounts add up to the value', async () => {
    const address = /"https?:\/\/[^/"]+(\/v2\/awards\?[^"]+)"/.exec(await pageOf(`/companies/${ID}`))?.[1];
    const { key } = await at.newKey({ tier: 'enterprise' });
    const { status, text } = await at.api.get(address!.replaceAll(/&amp;|&#38;/g, '&'), {
      key,
      headers: { accept: 'text/csv' },
    });
    expect(status).toBe(200);
    const rows = parse(text, { columns: true, record_delimiter: '\r\n' }) as Record<string, string>[];
    expect(rows).toHaveLength(7);
    const counting = rows.filter((row) => row['companyRecordId'] === ID && row['status'] === 'awarded');
    expect(counting.reduce((sum, row) => sum + Number(row['countedAmount']), 0)).toBeCloseTo(3000.75, 2);
  });
});

it('awards of a company are found by its id, those of its joint ventures among them', async () => {
  const numbers = async (id: string) =>
    ((await at.api.get(`/v2/awards?company=${id}`)).json.data as unknown[]).length;
  expect([await numbers(ID.toUpperCase()), await numbers(VENTURE), await numbers(uuidOf(9))]).toEqual([
    7, 1, 0,
  ]);
});

it('a restricted company shows the entry, the reason, the period and the edition of the list', async () => {
  const page = await pageOf(`/companies/${ID}`);
  const line = /<li><a href="\/restricted-suppliers\/[\s\S]*?<\/li>/.exec(page)![0];
  expect(line).toContain(`<a href="/restricted-suppliers/${ENTRY}">Koedoe Traders CC</a>`);
  expect(textOf(line)).toMatch(
    /in force, from 0?3 Feb 2026 until 0?2 Feb 2031 ?: Abandonment of the site\. List of 0?4 May 2026 ?\. Why: Words are spelt differently\. No person has confirmed/,
  );
});

it('a company has its standing in the register since the day of that standing, and persons in office apart from others', async () => {
  const text = textOf(await pageOf(`/companies/${OTHER}`));
  expect(text).toMatch(
    /In the company register AR Final Deregistration, since 13 Feb 2013 Registered 31 Oct 2006/,
  );
  expect(text).toMatch(
    /Directors Anna Nkosi Member Ben Khumalo Member, resigned 0?8 Jul 2019 Cas Botha Member, deceased Identity numbers/,
  );
  expect(text).not.toContain('UNSPECIFIED');
});
