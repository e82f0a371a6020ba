import { expect, it } from 'vitest';
import { mentionsOf } from '#shared/domain/tenders/supplier-mentions.ts';
import { upsertStatement } from '#shared/tables/statements.ts';
import { supplierMentions } from '#shared/tables/suppliers.ts';
import { type Harness, harness } from '#test/support/harness.ts';
import { putRegister } from './registers.ts';
import { putSupplier } from './suppliers.ts';

const idOf = (kind: number, nth: number): string =>
  `00000000-0000-4000-8000-${String(kind * 1000 + nth).padStart(12, '0')}`;
const NAME = 'Zed Trading 2015/123456/07';
const SEEN = '2026-01-02T00:00:00Z';

async function settle(at: Harness): Promise<void> {
  do await at.stages.publishAll();
  while ((await at.rows('select from derived.stale limit 1')).length > 0);
}

async function putAward(at: Harness, nth: number, text: string): Promise<{ award: string; tender: string }> {
  const award = { award: idOf(3, nth), tender: idOf(1, nth) };
  await at.rows(
    `insert into core.award (id, tender_id, position, award_key, status, amount, currency, supplier_name, first_captured_at)
     values ('${award.award}', '${award.tender}', 0, 'a1', 'awarded', 100000, 'ZAR', 'Zed', '${SEEN}')`,
  );
  await putSupplier(at.context.pool, { ...award, text, seen: SEEN });
  return award;
}

it('an entry of a register leads to its company while an award names it, and to none while it only bids', async () => {
  const at = await harness({ api: true });
  const pool = at.context.pool;
  const { rows: bids } = mentionsOf(
    [],
    [
      {
        ...{ id: idOf(2, 1), tender_id: idOf(1, 1), position: 0, name: NAME, first_captured_at: SEEN },
      } as Parameters<typeof mentionsOf>[1][number],
    ],
  );
  await pool.query(upsertStatement(supplierMentions), [JSON.stringify(bids)]);
  const company = { registration_number: '2015/123456/07', name: 'Zed Trading', status: 'In Business' };
  await putRegister(pool, 'cipc', [company]);
  await putRegister(pool, 'directors', [
    { registration_no: '2015/123456/07', company_name: 'Zed Trading', director_full_name: 'Thandi Mokoena' },
  ]);
  /** Ids that director and entry give, and the status that each leads to. */
  const followed = async () => {
    await settle(at);
    const answers = [];
    for (const list of ['/v2/cipc/directors', '/v2/cipc/enrichments']) {
      const [{ id } = { id: '' }] = (await at.api.get(list)).json.data as { id: string }[];
      const { companyRecordId, companyLinkReason } = (await at.api.get(`${list}/${id}`)).json.data as {
        companyRecordId: string | null;
        companyLinkReason: string | null;
      };
      const status =
        companyRecordId === null ? null : (await at.api.get(`/v2/companies/${companyRecordId}`)).status;
      answers.push([companyLinkReason, status]);
    }
    return answers;
  };
  const none = [
    [null, null],
    [null, null],
  ];
  expect(await followed()).toEqual(none);

  const award = await putAward(at, 1, NAME);
  expect(await followed()).toEqual([
    ['registration-number', 200],
    ['registration-number', 200],
  ]);

  await at.rows(`delete from core.supplier_mention where award_id = '${award.award}'`);
  await at.rows(`delete from core.award where id = '${award.award}'`);
  expect(await followed()).toEqual(none);
});

it('a company has the number of its entry if name and legal form fit, unless awards state one', async () => {
  const at = await harness({ api: true });
  await putAward(at, 1, 'Kaya Civils (Pty) Ltd');
  await putAward(at, 2, 'Umoya Roads');
  await putAward(at, 3, 'Zed Trading CC 2003/777777/23');
  await putRegister(at.context.pool, 'cipc', [
    { registration_number: '2016/222222/07', name: 'KAYA CIVILS (PTY) LTD' },
    { registration_number: '2017/333333/07', name: 'Umoya Roads (Pty) Ltd' },
    { registration_number: '2003/777777/23', name: 'Zed Trading CC' },
  ]);
  await settle(at);
  const known = (await at.api.get('/v2/companies')).json.data as Record<string, unknown>[];
  const numbers = known.map((one) => [
    one['name'],
    one['registrationNumber'],
    one['registrationNumberSource'],
  ]);
  expect(numbers.sort()).toEqual([
    ['Kaya Civils (Pty) Ltd', '2016/222222/07', 'register'],
    // The register's name has a legal form that no award states.
    ['Umoya Roads', null, null],
    ['Zed Trading CC', '2003/777777/23', 'awards'],
  ]);
  const found = await at.api.get('/v2/companies/by-registration/2016-222222-07');
  expect(found.json.data).toMatchObject({
    ...{
      name: 'Kaya Civils (Pty) Ltd',
      registrationNumbers: ['2016/222222/07'],
      companyType: 'Private company',
    },
    cipc: { registrationNumber: '2016/222222/07' },
  });
  expect(JSON.stringify(found.json.data)).not.toContain('linkConfidence');
});
