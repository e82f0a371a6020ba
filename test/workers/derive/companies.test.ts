import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ResourceName } from '#shared/resources/names.ts';
import { workerPool } from '#test/support/worker-database.ts';
import { publishedRecord } from '#test/workers/publish/published.ts';
import { putAward, putRow, putTender } from '#test/workers/publish/records.ts';
import { deriveAll, deriveAndPublish } from './derive-all.ts';
import { decide, putSupplier, spellingsIn } from './suppliers.ts';

const pool = await workerPool();
beforeEach(async () => {
  await pool.query('delete from core.tender; delete from ops.company_decision; delete from ops.issue');
});

const publish = () => deriveAndPublish(pool);
const published = (name: ResourceName, id: string) => publishedRecord(pool, name, id);
const companyOf = async (text: string): Promise<string> => {
  const { rows } = await pool.query('select company_id from derived.company_spelling where id = $1', [
    spellingsIn(text)[0],
  ]);
  return rows[0]?.company_id;
};
const issues = async (kind: string) =>
  (await pool.query('select subject, detail from ops.issue where kind = $1 order by subject', [kind])).rows;

/** Stores a tender with one award for each text. @returns ids */
async function awarded(...texts: readonly string[]): Promise<{ tender: string; awards: string[] }> {
  const tender = await putTender(pool, {});
  const awards: string[] = [];
  for (const text of texts) {
    const award = await putAward(pool, { tender, amount: 100 });
    await putSupplier(pool, { award, tender, text, seen: '2026-01-02T00:00:00Z' });
    awards.push(award);
  }
  return { tender, awards };
}

describe('the company of an award', () => {
  it('is published with the award, its tender and its contracts, and again when it becomes another one', async () => {
    const { tender, awards } = await awarded('Mahika Technologies (Pty) Ltd', 'Zed Civils CC');
    const contract = await putRow(pool, 'core.tender_contract', { tender_id: tender, award_id: awards[1] });
    await publish();
    const mahika = await companyOf('Mahika Technologies (Pty) Ltd');
    const zed = await companyOf('Zed Civils CC');
    expect(await published('award', awards[1]!)).toMatchObject({
      companyRecordId: zed,
      companyRecordIds: [zed],
    });
    expect((await published('tender', tender)).companyRecordIds).toEqual([mahika, zed].sort());
    expect(await published('tender_contract', contract)).toMatchObject({ companyRecordId: zed });

    await decide(pool, 'same', spellingsIn('Zed Civils CC'), spellingsIn('Mahika Technologies (Pty) Ltd'));
    await publish();
    const one = await companyOf('Zed Civils CC');
    expect(await companyOf('Mahika Technologies (Pty) Ltd')).toBe(one);
    for (const award of awards)
      expect(await published('award', award)).toMatchObject({ companyRecordId: one });
    expect((await published('tender', tender)).companyRecordIds).toEqual([one]);
    expect(await published('tender_contract', contract)).toMatchObject({ companyRecordIds: [one] });
  });

  it('is the joint venture as a whole, and each of its members finds the award', async () => {
    const { awards } = await awarded('Mahika Roads JV Zed Civils');
    await publish();
    const whole = await companyOf('Mahika Roads JV Zed Civils');
    const members = [await companyOf('Mahika Roads'), await companyOf('Zed Civils')];
    const award = await published('award', awards[0]!);
    expect(award.companyRecordId).toBe(whole);
    expect(award.companyRecordIds).toEqual([whole, ...members].sort());
  });

  it('is none if the publisher names nobody, or an award was not made', async () => {
    const { tender, awards } = await awarded('various', 'Zed Civils CC');
    await pool.query(`update core.award set status = 'cancelled' where id = $1`, [awards[1]]);
    await publish();
    expect(await published('award', awards[0]!)).toMatchObject({
      companyRecordId: null,
      companyRecordIds: [],
    });
    expect((await published('tender', tender)).companyRecordIds).toEqual([]);
  });
});

describe('what is doubtful about companies', () => {
  it('is one registration number beside clearly different names, not beside spellings of one', async () => {
    await awarded(
      'Mahika Roads 2015/123456/07',
      'MAHIKA ROADS (PTY) LTD 2015/123456/07',
      'Kaya Catering 2015/123456/07',
      'Zed Civils 2016/222222/07',
      'Zed Civils and Projects 2016/222222/07',
    );
    await publish();
    expect(await issues('shared-registration-number')).toMatchObject([
      {
        subject: await companyOf('Kaya Catering 2015/123456/07'),
        detail: {
          numbers: [
            { registration: '2015/123456/07', names: ['Kaya Catering', expect.stringMatching(/mahika/i)] },
          ],
        },
      },
    ]);
  });

  it('is a name that fits two companies which cannot be one', async () => {
    await awarded('Mahika Roads 2015/123456/07', 'Mahika Roads 2016/222222/07', 'Mahika Roads');
    await publish();
    const [one, other] = [
      await companyOf('Mahika Roads 2015/123456/07'),
      await companyOf('Mahika Roads 2016/222222/07'),
    ];
    const alone = await companyOf('Mahika Roads');
    expect(new Set([one, other, alone]).size).toBe(3);
    expect((await issues('ambiguous-supplier')).map(({ subject }) => subject)).toContain(
      spellingsIn('Mahika Roads')[0],
    );
  });
});

describe('a key that too many spellings have', () => {
  it('is passed over, so that it joins nothing and costs little', async () => {
    const tender = await putTender(pool, {});
    for (let n = 0; n < 1_001; n += 1)
      await putSupplier(pool, {
        award: randomUUID(),
        tender,
        text: `Kaya${n} Civils MAAA0000001`,
        seen: '2026-01-02T00:00:00Z',
      });
    await deriveAll(pool);
    const { rows } = await pool.query(
      'select count(distinct component_id)::int as components from derived.company_spelling',
    );
    expect(rows).toEqual([{ components: 1_001 }]);
  });
});

describe('names that are one letter apart', () => {
  const areOne = async (one: string, other: string): Promise<boolean> =>
    (await companyOf(one)) === (await companyOf(other));
  const [usual, rare] = ['Mahlangeni Stationers', 'Mahlngeni Stationers'];

  it('become one company when the usual name is seen often, and two again when another company has the word', async () => {
    for (const name of [usual, rare]) await awarded(name);
    await publish();
    expect(await areOne(usual, rare)).toBe(false);
    expect(await issues('ambiguous-supplier')).toEqual([]);
    await awarded(usual, usual);
    await publish();
    expect(await areOne(usual, rare)).toBe(true);
    const { awards } = await awarded('Mahlangeni Zebra Roads');
    await publish();
    expect(await areOne(usual, rare)).toBe(false);
    await pool.query('delete from core.supplier_mention where award_id = $1', [awards[0]]);
    await publish();
    expect(await areOne(usual, rare)).toBe(true);
  });

  it('are one if two awards of a tender have one amount, until it changes', async () => {
    const { awards } = await awarded('Coetzee Attorneys', 'Coetzer Attorneys');
    await publish();
    expect(await areOne('Coetzee Attorneys', 'Coetzer Attorneys')).toBe(true);
    await pool.query('update core.award set amount = 200 where id = $1', [awards[0]]);
    await publish();
    expect(await areOne('Coetzee Attorneys', 'Coetzer Attorneys')).toBe(false);
  });
});
