import { beforeEach, describe, expect, it } from 'vitest';
import { ALGORITHM_VERSION } from '#shared/domain/screening/decision.ts';
import { workerPool } from '#test/support/worker-database.ts';
import { rescreenByNewBasis } from '#workers/derive/screening/basis.ts';
import { learnWhereRequested } from '#workers/derive/screening/learn.ts';
import { expandEverything } from '#workers/derive/stale.ts';
import { LEARN_WORDS, requestLearning } from '#workers/pipeline/stale-keys.ts';
import { putEdition, putEntry, review } from './restricted.ts';
import { screenedIn } from './screened.ts';
import { spellingsIn } from './suppliers.ts';

const pool = await workerPool();
beforeEach(async () => {
  await pool.query(
    `delete from core.restricted_supplier; delete from core.supplier_list_edition; delete from core.supplier_mention;
     delete from core.award; delete from core.tender; delete from derived.company_director; delete from ops.screening_decision; delete from ops.cron_runs;
     delete from derived.screening_word_set`,
  );
  await derive();
  await pool.query('delete from ops.issue; delete from core.outbox');
});

const { derive, awarded, matches, restriction, awardsOf } = screenedIn(() => pool);

describe('a name that we hold', () => {
  it('is compared with every entry, and the match says why', async () => {
    await awarded('Mahika Technologies');
    await awarded('Unconcerned Civils CC');
    await putEntry(pool, 0, { name: 'Mahika Technologies (Pty) Ltd', edition: 'abc' });
    await derive();
    expect(await matches()).toEqual([
      {
        ...{ subject_name: 'Mahika Technologies', subject_kind: 'supplier', score: 1, method: 'exact-name' },
        ...{ verdict: 'open', edition: 'abc', algorithm: ALGORITHM_VERSION, features: 0 },
        reason: expect.stringContaining('“Mahika Technologies”'),
      },
    ]);
  });

  it('matches by its number whatever it is called, and never with another number', async () => {
    await awarded('Zed Trading 2015/123456/07');
    await awarded('Mahika Technologies 2016/222222/07');
    await putEntry(pool, 0, { name: 'Mahika Technologies', number: '2015/123456/07' });
    await derive();
    expect((await matches()).map(({ subject_name, method }) => [subject_name, method])).toEqual([
      ['Zed Trading', 'registration-number'],
    ]);
  });

  it('may be that of a director, who is found by the hash of the identity number', async () => {
    await pool.query(
      `insert into derived.company_director (id, director_id, full_name, person_key, identity_hash, company_name, is_active, enrichment_id, created_at, changed_at)
       values (gen_random_uuid(), gen_random_uuid(), 'Thabo Mokoena', 'mokoena thabo', 'hash', 'Zed', true, gen_random_uuid(), now(), now())`,
    );
    const id = await putEntry(pool, 0, { name: 'Thabo M' });
    await pool.query(`update core.restricted_supplier set identity_hash = 'hash' where id = $1`, [id]);
    await derive();
    expect(await matches()).toMatchObject([
      { subject_kind: 'director', method: 'identity-number', score: 1 },
    ]);
  });

  it('is compared again when the list changes', async () => {
    await awarded('Mahika Technologies');
    await putEntry(pool, 0, { name: 'Nobody Known CC' });
    await derive();
    expect(await matches()).toEqual([]);
    await putEntry(pool, 0, { name: 'Mahika Technologies', edition: 'two' });
    await derive();
    expect(await matches()).toMatchObject([{ edition: 'two' }]);
    await putEntry(pool, 0, { name: 'Mahika Technologies', edition: 'three' });
    await derive();
    expect(await matches()).toMatchObject([{ edition: 'three' }]);
  });

  it('is compared again after an upgrade with other rules, once', async () => {
    await awarded('Mahika Technologies');
    await putEntry(pool, 0, {});
    await derive();
    await rescreenByNewBasis(pool);
    await pool.query(`update derived.screening_basis set version = 'older'`);
    await pool.query('delete from derived.screening_match; delete from derived.stale');
    expect(await rescreenByNewBasis(pool)).toBe(ALGORITHM_VERSION);
    expect(await rescreenByNewBasis(pool)).toBeNull();
    await derive();
    expect(await matches()).toHaveLength(1);
  });

  it('is compared again, once, when the weight of words of names has changed', async () => {
    const learn = async () => {
      await requestLearning(pool, LEARN_WORDS);
      await requestLearning(pool, LEARN_WORDS);
      const learned = await learnWhereRequested(pool);
      expect(await learnWhereRequested(pool)).toBeNull();
      return learned;
    };
    await rescreenByNewBasis(pool);
    expect(await learn()).toEqual({ version: null, companies: 0, isNew: false });
    expect(await rescreenByNewBasis(pool)).toBeNull();
    const others = 'Baobab Kudu Saffron Lantern Granite Anvil Oryx Copper Heron Indigo Marula';
    for (const name of [...others.split(' '), 'Mahika']) await awarded(`Kopano ${name}`);
    // A joint venture is not counted, and neither are further spellings of a company.
    await awarded('Kopano Baobab JV Kopano Kudu');
    await awarded('KOPANO BAOBAB');
    await putEntry(pool, 0, { name: 'Mahika' });
    await derive();
    expect(await matches()).toEqual([]);

    const learned = await learn();
    const [word] = (await pool.query('select words, version from derived.screening_word_set')).rows;
    expect(learned).toEqual({ version: word.version, companies: 12, isNew: true });
    expect(word.words).toMatchObject({ kopano: 12, baobab: 1 });
    const emitted = await pool.query(`select from core.outbox where resource = 'screening_word_set'`);
    expect(emitted.rowCount).toBe(1);
    const algorithm = `${ALGORITHM_VERSION}+${word.version}`;
    expect(await rescreenByNewBasis(pool)).toBe(algorithm);
    await derive();
    expect(await matches()).toMatchObject([{ subject_name: 'Kopano Mahika', algorithm }]);

    await awarded('Baobab Kudu');
    await derive();
    expect(await learn()).toEqual({ version: word.version, companies: 13, isNew: false });
    expect(await rescreenByNewBasis(pool)).toBeNull();
  });
});

describe('a company', () => {
  it('is restricted while the entry is in force, and nothing is said before a list is in use', async () => {
    await awarded('Mahika Technologies');
    await putEntry(pool, 0, { from: '2026-01-01', to: '2099-12-31' });
    await derive();
    expect(await restriction()).toEqual([]);
    await putEdition(pool, 'one');
    await derive();
    expect(await restriction()).toMatchObject([
      {
        restricted: true,
        entries: [{ inForce: true, verdict: 'open', matchConfidence: 1 }],
        changes_on: '2100-01-01',
      },
    ]);
    await putEntry(pool, 0, { to: '2026-02-01' });
    await derive();
    expect(await restriction()).toMatchObject([
      { restricted: false, entries: [{ inForce: false }], changes_on: null },
    ]);
  });

  it('is not restricted by a name that is only like its own, until a reviewer confirms it', async () => {
    await awarded('Mahyka Technologies');
    const about = { name: 'Mahika Technologies', number: null };
    await putEntry(pool, 0, about);
    await putEdition(pool, 'one');
    await derive();
    expect(await restriction()).toMatchObject([{ restricted: false, entries: [{ verdict: 'open' }] }]);
    const [spelling] = spellingsIn('Mahyka Technologies');
    await review(pool, 'confirmed', spelling!, 0, about);
    await derive();
    expect(await restriction()).toMatchObject([{ restricted: true, entries: [{ verdict: 'confirmed' }] }]);
    await review(pool, 'dismissed', spelling!, 0, about);
    await derive();
    expect(await restriction()).toMatchObject([{ restricted: false, entries: [] }]);
  });

  it('stays dismissed through a rebuild and another edition, as long as the entry is about the same', async () => {
    await awarded('Mahika Technologies');
    const about = { name: 'Mahika Technologies', number: null };
    await putEntry(pool, 0, about);
    await putEdition(pool, 'one');
    const [spelling] = spellingsIn('Mahika Technologies');
    await review(pool, 'dismissed', spelling!, 0, about);
    await pool.query('delete from derived.screening_match; insert into derived.stale default values');
    await expandEverything(pool);
    await putEntry(pool, 0, { ...about, edition: 'two', to: '2098-01-01' });
    await derive();
    expect(await matches()).toMatchObject([{ verdict: 'dismissed', edition: 'two' }]);
    await putEntry(pool, 0, { name: 'Mahika Technologies', number: '2019/111111/07' });
    await derive();
    expect(await matches()).toMatchObject([{ verdict: 'open' }]);
    expect(await restriction()).toMatchObject([{ restricted: true }]);
  });

  it('is what its entry says it is', async () => {
    await awarded('Mahika Technologies');
    const id = await putEntry(pool, 0, {});
    await putEdition(pool, 'one');
    await derive();
    const { rows } = await pool.query(
      `select found.id, found.method, company.name from derived.restricted_supplier_company found join derived.company on company.id = company_id`,
    );
    expect(rows).toEqual([{ id, method: 'exact-name', name: 'Mahika Technologies' }]);
  });
});

describe('an entry', () => {
  const named = async () => (await pool.query('select id from derived.restricted_supplier_company')).rows;

  it('names no company that has only bid, because that has no record, until it has won', async () => {
    await awarded('Mahika Technologies');
    await pool.query('update core.supplier_mention set award_id = null, bidder_id = gen_random_uuid()');
    const id = await putEntry(pool, 0, {});
    await putEdition(pool, 'one');
    await derive();
    expect((await pool.query('select entry_id as id from derived.screening_match')).rows).toEqual([{ id }]);
    expect(await named()).toEqual([]);
    await awarded('MAHIKA TECHNOLOGIES');
    await derive();
    expect(await named()).toEqual([{ id }]);
  });
});

describe('a list', () => {
  const READ = `select sha256, to_char(read_at at time zone 'UTC', 'YYYY-MM-DD') as read from derived.restricted_supplier_list`;
  const received = (sha256: string, day: string, state: string) =>
    pool.query(
      `insert into core.supplier_list_edition (id, register, sha256, response_id, form, received_at, last_received_at, entries, problems, state, accepted, content)
       values (gen_random_uuid(), 'treasury-restricted', $1, '1', 'pdf', $2, $2, 1, 0, $3, false, '[]')`,
      [sha256, `${day}T08:00:00Z`, state],
    );
  const synced = (day: string, status: string) =>
    pool.query(
      `insert into ops.cron_runs (id, invocation_id, kind, entity, mode, status, started_at, completed_at)
       values (gen_random_uuid(), gen_random_uuid()::text, 'sync', 'treasury-restricted', 'incremental', $2, $1::timestamptz, $1::timestamptz + interval '9 hours')`,
      [`${day}T05:12:00Z`, status],
    );

  it('was read by every run that found it unchanged, but not by one that brought an edition that was refused', async () => {
    await received('one', '2026-08-01', 'in-use');
    await derive();
    expect((await pool.query(READ)).rows).toEqual([{ sha256: 'one', read: '2026-08-01' }]);
    await synced('2026-08-04', 'completed');
    await synced('2026-08-05', 'failed');
    await derive();
    expect((await pool.query(READ)).rows).toEqual([{ sha256: 'one', read: '2026-08-04' }]);
    await received('two', '2026-08-06', 'refused');
    await synced('2026-08-06', 'completed');
    await derive();
    expect((await pool.query(READ)).rows).toEqual([{ sha256: 'one', read: '2026-08-04' }]);
  });
});

describe('an award', () => {
  it.each([
    ['2025-12-31', 'before', 0],
    ['2026-03-25', 'during', 1],
    ['2026-04-01', 'after', 0],
    [null, 'unknown', 0],
  ] as const)('of %s is made %s the restriction', async (day, timing, issues) => {
    const { award, tender } = await awarded('Mahika Technologies', day);
    await putEntry(pool, 0, { from: '2026-01-01', to: '2026-03-31' });
    await derive();
    expect(await awardsOf(tender)).toMatchObject({
      awards: [{ award, timing, verdict: 'open' }],
      restricted_award_ids: issues === 1 ? [award] : [],
    });
    const found = await pool.query('select kind, severity, subject from ops.issue');
    expect(found.rows).toEqual(
      issues === 1 ? [{ kind: 'award-to-restricted-supplier', severity: 'warning', subject: tender }] : [],
    );
    const emitted = await pool.query(`select from core.outbox where resource = 'tender' and entity_id = $1`, [
      tender,
    ]);
    expect(emitted.rowCount).toBeGreaterThan(0);
  });

  it('is not an issue if a reviewer has dismissed the match', async () => {
    const { tender } = await awarded('Mahika Technologies');
    const about = { name: 'Mahika Technologies', number: null };
    await putEntry(pool, 0, about);
    await derive();
    await review(pool, 'dismissed', spellingsIn('Mahika Technologies')[0]!, 0, about);
    await derive();
    expect(await awardsOf(tender)).toMatchObject({
      awards: [{ verdict: 'dismissed' }],
      restricted_award_ids: [],
    });
  });
});
