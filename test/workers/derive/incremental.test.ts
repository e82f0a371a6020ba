import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool, type Pool, transaction } from '#shared/database.ts';
import { encodeModel } from '#shared/domain/estimation/encode.ts';
import { fitModel } from '#shared/domain/estimation/fit.ts';
import { uuidOf } from '#shared/text/identity.ts';
import { southAfricanDay, startOfSouthAfricanDay } from '#shared/time.ts';
import { invented } from '#test/shared/domain/estimation/invented.ts';
import { newDatabase, type TestDatabase } from '#test/support/database.ts';
import { derivations } from '#workers/derive/derivations/index.ts';
import { computeStale } from '#workers/derive/derive.ts';
import { rescreenByNewBasis } from '#workers/derive/screening/basis.ts';
import { expandEverything } from '#workers/derive/stale.ts';
import { storeCodelists } from '#workers/pipeline/codelists.ts';
import { documentRead, putDocument } from './analyses.ts';
import { putRegister, registerImport } from './registers.ts';
import { entry, putEdition, putEntry, removeEntry, review } from './restricted.ts';
import { decide, decision, names, putSupplier, spellings, undoFirst } from './suppliers.ts';

/**
 * After any sequence of changes of `core`, with crashes in between, computing the stale keys gives the same tables of
 * `derived` as computing all keys from empty tables.
 */

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await newDatabase();
  pool = openPool({ url: database.url, role: 'tender_worker', name: 'test' });
  await storeCodelists(pool);
  await storeModel();
  for (const id of buyers)
    await pool.query(
      `insert into core.organization (id, name, slug) values ($1, 'Buyer', 'buyer') on conflict do nothing`,
      [id],
    );
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** A model that knows timber and gravel, so that tenders have estimates. It stays the same: a new one is not a change of core. */
async function storeModel(): Promise<void> {
  const known = Array.from({ length: 60 }, (_, at) => ({
    ...invented(at, '2025-01-01'),
    title: at % 2 === 0 ? 'timber' : 'gravel',
    category: 'civil-engineering',
  }));
  const model = fitModel(known, '9999-12-31');
  await pool.query(
    `insert into derived.estimation_model (id, version, comparables, scorecard, encoded) values (gen_random_uuid(), $1, $2, '{}', $3)`,
    [model.version, known.length, encodeModel(model)],
  );
}

/** A word set by which from now on so many of a thousand names have the word `technologies`, as if it had just been learned. */
async function storeWords(technologies: number): Promise<void> {
  await pool.query(
    `insert into derived.screening_word_set (id, version, companies, words, learned_at) values ($1, $2, 1000, $3, clock_timestamp())
     on conflict (id) do update set learned_at = excluded.learned_at`,
    [uuidOf('test-words', String(technologies)), `words-${technologies}`, { technologies }],
  );
}

/** Noon in three days: tomorrow it is still soon. */
const SOON = new Date(
  startOfSouthAfricanDay(southAfricanDay(new Date())).getTime() + 3.5 * 86_400_000,
).toISOString();

/** Few records of each kind, so that random operations often concern the same ones. */
const tenders = Array.from({ length: 6 }, () => randomUUID());
const awards = Array.from({ length: 6 }, () => randomUUID());
const buyers = Array.from({ length: 3 }, () => randomUUID());

const tender = fc.record({
  id: fc.constantFrom(...tenders),
  organization: fc.constantFrom(...buyers, null),
  province: fc.constantFrom('Gauteng', 'Limpopo', null),
  category: fc.constantFrom('Construction', 'Civil engineering', null),
  reference: fc.constantFrom('rfq1', 'rfq1r', 'rfq2', null),
  title: fc.constantFrom('timber', 'gravel', null),
  readvertised: fc.boolean(),
  status: fc.constantFrom('active', 'awarded', 'cancelled'),
  cancelled: fc.constantFrom('2026-02-25T08:00:00Z', null),
  placeholder: fc.boolean(),
  quality: fc.constantFrom(1, 0.7),
  email: fc.constantFrom('tenders@dws.gov.za', 'scm@dws.gov.za', 'a.b@dws.gov.za', null),
  telephone: fc.constantFrom('012 336 7500', '021 400 1234', null),
  seen: fc.constantFrom('2026-01-01T00:00:00Z', '2026-08-01T00:00:00Z'),
  published: fc.constantFrom('2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z', null),
  closes: fc.constantFrom('2026-02-20T09:00:00Z', '2026-03-20T09:00:00Z', SOON, '2099-01-01T09:00:00Z', null),
  notice: fc.option(
    fc.record({
      kind: fc.constantFrom('cancellation', 'closing-extension', 'bidders-list'),
      title: fc.constantFrom('timber', null),
      keys: fc.constantFrom(['rfq1'], ['rfq1', 'rfq2'], []),
      event: fc.constantFrom('cancelled', 'closing-date-changed', 'notice-published'),
    }),
    { freq: 2 },
  ),
});
const award = fc.record({
  id: fc.constantFrom(...awards),
  tender: fc.constantFrom(...tenders),
  amount: fc.constantFrom('100.50', '7', null),
  status: fc.constantFrom('awarded', 'cancelled'),
  awarded: fc.constantFrom('2026-03-25T00:00:00Z', null),
  suspect: fc.boolean(),
  level: fc.constantFrom('1', '2', null),
  supplier: fc.constantFrom('Zed Trading', null),
});
const contract = fc.record({
  id: fc.constantFrom(...awards),
  award: fc.constantFrom(...awards),
  tender: fc.constantFrom(...tenders),
});
const supplier = fc.record({
  award: fc.constantFrom(...awards),
  tender: fc.constantFrom(...tenders),
  text: fc.constantFrom(...names),
  seen: fc.constantFrom('2026-01-02T00:00:00Z', '2026-02-02T00:00:00Z'),
});
const place = fc.nat(1);
const operation = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(place, entry).map(([at, row]) => ({ do: 'entry' as const, at, row })) },
  { weight: 1, arbitrary: place.map((at) => ({ do: 'remove entry' as const, at })) },
  { weight: 1, arbitrary: fc.constantFrom('one', 'two').map((name) => ({ do: 'edition' as const, name })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('confirmed' as const, 'dismissed' as const),
        fc.constantFrom(...spellings),
        place,
        entry,
      )
      .map(([verdict, spelling, at, about]) => ({ do: 'review' as const, verdict, spelling, at, about })),
  },
  { weight: 8, arbitrary: supplier.map((row) => ({ do: 'supplier' as const, row })) },
  { weight: 1, arbitrary: contract.map((row) => ({ do: 'contract' as const, row })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...buyers), fc.constantFrom('Buyer', 'Another buyer'))
      .map(([id, name]) => ({ do: 'rename' as const, id, name })),
  },
  { weight: 2, arbitrary: decision.map((row) => ({ do: 'decide' as const, row })) },
  { weight: 1, arbitrary: fc.constant({ do: 'undo' as const }) },
  { weight: 6, arbitrary: registerImport(buyers[0]!).map((row) => ({ do: 'register' as const, row })) },
  { weight: 6, arbitrary: tender.map((row) => ({ do: 'tender' as const, row })) },
  { weight: 3, arbitrary: documentRead(tenders).map((row) => ({ do: 'document' as const, row })) },
  { weight: 3, arbitrary: award.map((row) => ({ do: 'award' as const, row })) },
  { weight: 2, arbitrary: fc.constantFrom(...tenders).map((id) => ({ do: 'remove' as const, id })) },
  { weight: 1, arbitrary: fc.constantFrom(...awards).map((id) => ({ do: 'withdraw' as const, id })) },
  { weight: 2, arbitrary: fc.nat(derivations.length - 1).map((at) => ({ do: 'derive' as const, at })) },
  { weight: 1, arbitrary: fc.nat(derivations.length - 1).map((at) => ({ do: 'crash' as const, at })) },
  { weight: 1, arbitrary: fc.constant({ do: 'rolled back' as const }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(2, 900).map((technologies) => ({ do: 'words' as const, technologies })),
  },
);
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

async function perform(step: Operation): Promise<void> {
  switch (step.do) {
    case 'tender':
      await putTender(step.row);
      return;
    case 'award':
      await pool.query(
        `insert into core.award (id, tender_id, position, award_key, status, amount, currency, validation_errors, awarded_at, bee_level, supplier_name, first_captured_at)
         values ($1::uuid, $2, 0, $1::text, $3, $4, 'ZAR', $5, $6, $7, $8, '2026-01-02T00:00:00Z')
         on conflict (id) do update set tender_id = excluded.tender_id, status = excluded.status, amount = excluded.amount,
           validation_errors = excluded.validation_errors, awarded_at = excluded.awarded_at,
           bee_level = excluded.bee_level, supplier_name = excluded.supplier_name`,
        [
          step.row.id,
          step.row.tender,
          step.row.status,
          step.row.amount,
          step.row.suspect ? ['suspect-amount'] : [],
          step.row.awarded,
          step.row.level,
          step.row.supplier,
        ],
      );
      return;
    case 'document':
      await putDocument(pool, step.row);
      return;
    case 'contract':
      await pool.query(
        `insert into core.tender_contract (id, tender_id, position, award_id) values ($1, $2, 0, $3)
         on conflict (id) do update set tender_id = excluded.tender_id, award_id = excluded.award_id`,
        [step.row.id, step.row.tender, step.row.award],
      );
      return;
    case 'rename':
      await pool.query('update core.organization set name = $2 where id = $1', [step.id, step.name]);
      return;
    case 'remove':
      await pool.query('delete from core.tender where id = $1', [step.id]);
      return;
    case 'withdraw':
      await pool.query('delete from core.award where id = $1', [step.id]);
      return;
    case 'supplier':
      await putSupplier(pool, step.row);
      return;
    case 'decide':
      await decide(pool, step.row.verdict, step.row.oneSide, step.row.otherSide);
      return;
    case 'entry':
      await putEntry(pool, step.at, step.row);
      return;
    case 'remove entry':
      await removeEntry(pool, step.at);
      return;
    case 'edition':
      await putEdition(pool, step.name);
      return;
    case 'review':
      await review(pool, step.verdict, step.spelling, step.at, step.about);
      return;
    case 'register':
      await putRegister(pool, step.row.kind, step.row.rows, step.row.replaces);
      return;
    case 'undo':
      await undoFirst(pool);
      return;
    case 'derive':
      await computeStale(pool, derivations[step.at]!);
      return;
    case 'words':
      await storeWords(step.technologies);
      return;
    case 'crash':
      await crashed(step.at);
      return;
    case 'rolled back':
      await transaction(pool, async (client) => {
        await client.query('delete from core.tender');
        throw new Error('rolled back');
      }).catch(() => undefined);
  }
}

async function putTender(
  row: typeof tender extends fc.Arbitrary<infer Value> ? Value : never,
): Promise<void> {
  await pool.query(
    `insert into core.tender (id, ocid, source, sources, tender_id, slug, title, status, publication_type, validation_errors,
       organization_id, province, category, reference_key, title_key, readvertised, publication_date_time,
       closing_date_time, notice_kind, notice_title, notice_keys, cancelled_at, contact_email, contact_telephone, quality_score, first_captured_at, captured_at)
     values ($1::uuid, 'ocds-' || $1::text, 'ocds', '{ocds}', $1::text, $1::text, $6, $13, 'TENDER_NOTICE', $14, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
       $15, $17, $18, $19, $16, '2026-01-01T00:00:00Z')
     on conflict (id) do update set title = excluded.title, status = excluded.status, cancelled_at = excluded.cancelled_at, quality_score = excluded.quality_score,
       validation_errors = excluded.validation_errors, first_captured_at = excluded.first_captured_at,
       contact_email = excluded.contact_email, contact_telephone = excluded.contact_telephone, organization_id = excluded.organization_id,
       province = excluded.province, category = excluded.category, reference_key = excluded.reference_key,
       title_key = excluded.title_key, readvertised = excluded.readvertised,
       publication_date_time = excluded.publication_date_time, closing_date_time = excluded.closing_date_time,
       notice_kind = excluded.notice_kind, notice_title = excluded.notice_title, notice_keys = excluded.notice_keys`,
    [
      row.id,
      row.organization,
      row.province,
      row.category,
      row.reference,
      row.title,
      row.readvertised,
      row.published,
      row.closes,
      row.notice?.kind ?? null,
      row.notice?.title ?? null,
      row.notice?.keys ?? null,
      row.status,
      row.placeholder ? ['placeholder-tender'] : [],
      row.cancelled,
      row.seen,
      row.email,
      row.telephone,
      row.quality,
    ],
  );
  await pool.query('delete from core.tender_event where tender_id = $1', [row.id]);
  if (row.notice)
    await pool.query(
      `insert into core.tender_event (id, tender_id, event_type, occurred_at, title, source, confidence, of_subject)
       values (gen_random_uuid(), $1, $2, coalesce($3::timestamptz, '2026-01-05T00:00:00Z'), 'Notice', 'publisher', 1, true)`,
      [row.id, row.notice.event, row.published],
    );
  await pool.query(
    `with gone as (delete from core.tender_category_relation where tender_id = $1)
     insert into core.tender_category_relation (id, tender_id, category_id)
     select gen_random_uuid(), $1, id from core.codelist_entry where resource = 'tender_category' and entry->>'name' = $2`,
    [row.id, row.category],
  );
}

/** Runs a derivation whose connection fails at the commit. */
async function crashed(at: number): Promise<void> {
  const dying = {
    connect: async () => {
      const client = await pool.connect();
      const query = client.query.bind(client) as (...given: unknown[]) => unknown;
      return Object.assign(Object.create(client), {
        query: (...given: unknown[]) =>
          given[0] === 'commit' ? Promise.reject(new Error('killed')) : query(...given),
        release: () => client.release(),
      });
    },
  } as unknown as Pool;
  await expect(computeStale(dying, derivations[at]!)).rejects.toThrow('killed');
}

/** @returns every row of `derived`, by table */
async function contents(): Promise<Record<string, unknown[]>> {
  const tables = await Promise.all(
    derivations.map(
      async ({ name }) =>
        [name, (await pool.query(`select * from derived.${name} order by id`)).rows] as const,
    ),
  );
  return Object.fromEntries(tables);
}

async function deriveAll(): Promise<void> {
  await rescreenByNewBasis(pool);
  await expandEverything(pool);
  for (const derivation of derivations) await computeStale(pool, derivation);
}

describe('derivations', () => {
  it('give the same rows incrementally, in any order and with crashes, as computed from empty tables', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 35 }), async (steps) => {
        await pool.query('delete from ops.company_decision; delete from ops.screening_decision');
        for (const step of steps) await perform(step);
        await deriveAll();
        const incremental = await contents();
        await pool.query(derivations.map(({ name }) => `delete from derived.${name};`).join(' '));
        await pool.query('insert into derived.stale default values');
        await deriveAll();
        expect(incremental).toEqual(await contents());
        expect((await pool.query('select from derived.stale')).rows).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('emit a record only if its row differs', async () => {
    await putTender({
      id: tenders[0]!,
      organization: buyers[0]!,
      province: 'Gauteng',
      category: null,
      reference: null,
      title: null,
      readvertised: false,
      status: 'active',
      cancelled: null,
      placeholder: false,
      quality: 1,
      email: null,
      telephone: null,
      seen: '2026-01-01T00:00:00Z',
      published: null,
      closes: null,
      notice: null,
    });
    await deriveAll();
    await pool.query('delete from core.outbox; insert into derived.stale default values');
    await deriveAll();
    expect((await pool.query('select resource from core.outbox')).rows).toEqual([]);
  });

  it('are not made stale by a change of columns that they do not read', async () => {
    await deriveAll();
    await pool.query(`update core.tender set requirements = 'Another text', language = 'xh'`);
    expect((await pool.query('select from derived.stale')).rows).toEqual([]);
  });
});
