import { expect, it } from 'vitest';
import { mentionsOf } from '#shared/domain/tenders/supplier-mentions.ts';
import { upsertStatement } from '#shared/tables/statements.ts';
import { supplierMentions } from '#shared/tables/suppliers.ts';
import { harness } from '#test/support/harness.ts';
import { putRegister } from './registers.ts';
import { putSupplier } from './suppliers.ts';

const idOf = (kind: number, nth: number): string =>
  `00000000-0000-4000-8000-${String(kind * 1000 + nth).padStart(12, '0')}`;
const NAME = 'Zed Trading 2015/123456/07';
const SEEN = '2026-01-02T00:00:00Z';

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
    await expect
      .poll(
        async () => {
          await at.stages.publishAll();
          return at.rows('select from derived.stale union all select from core.outbox');
        },
        { timeout: 60_000, interval: 50 },
      )
      .toEqual([]);
    await at.api.catchUp();
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

  const award = { award: idOf(3, 1), tender: idOf(1, 1) };
  await at.rows(
    `insert into core.award (id, tender_id, position, award_key, status, amount, currency, supplier_name, first_captured_at)
     values ('${award.award}', '${award.tender}', 0, 'a1', 'awarded', 100000, 'ZAR', 'Zed', '${SEEN}')`,
  );
  await putSupplier(pool, { ...award, text: NAME, seen: SEEN });
  expect(await followed()).toEqual([
    ['registration-number', 200],
    ['registration-number', 200],
  ]);

  await at.rows(`delete from core.supplier_mention where award_id = '${award.award}'`);
  await at.rows(`delete from core.award where id = '${award.award}'`);
  expect(await followed()).toEqual(none);
});
