import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { readRestrictionList } from '#shared/screening/restriction-list.ts';
import { verdictOf } from '#shared/screening/verdict.ts';
import { southAfricanDay } from '#shared/time.ts';
import type { TestApi } from '#test/support/api.ts';
import type { Harness } from '#test/support/harness.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { deriveAll } from '#test/workers/derive/derive-all.ts';
import { putEdition, putEntry, removeEntry, review } from '#test/workers/derive/restricted.ts';
import { decide, spellingsIn } from '#test/workers/derive/suppliers.ts';
import { markEverythingStale } from '#workers/pipeline/stale-keys.ts';
import { awardTo, putAwarded } from './awarded.ts';

/** A restriction reaches records, look-ups, reconciliation and files by one gate. */

let tender: string;
const ENTRIES = 4;

const test: Harness & { api: TestApi } = sharedHarness({ api: true }, async () => {
  tender = await putAwarded(test.pool());
});
beforeEach(async () => {
  await test.rows('delete from core.supplier_mention');
  await test.rows('delete from core.award');
  await test.rows('delete from ops.company_decision');
  await test.rows('delete from ops.screening_decision');
  for (let place = 0; place < ENTRIES; place += 1) await removeEntry(test.pool(), place);
});

/** Stores an award of the tender, as many times as given. */
async function awarded(text: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) await awardTo(test.pool(), tender, text);
}

type Record = {
  id: string;
  name: string;
  registrationNumber: string | null;
  restrictedSupplierMatch: number | null;
  restrictedSuppliers: { id: string; matchConfidence: number; inForce: boolean }[];
};

const get = <Data>(path: string) => test.api.data<Data>(path);

async function records(): Promise<Record[]> {
  // As normalise does with the rows of a list.
  await test.rows(
    `insert into core.outbox (resource, entity_id) select 'restricted_supplier', id from core.restricted_supplier
     union select 'restricted_supplier', id::uuid from read.restricted_supplier`,
  );
  // The stage would wait between two computations of one derivation.
  await deriveAll(test.pool());
  await test.stages.publishAll();
  await test.api.catchUp();
  const ids = await test.rows('select id from read.company order by name');
  return Promise.all(ids.map(({ id }) => get<Record>(`/v2/companies/${id}`)));
}

const asked = ({ name, registrationNumber }: Pick<Record, 'name' | 'registrationNumber'>): string =>
  new URLSearchParams({
    q: name,
    ...(registrationNumber === null ? {} : { registration: registrationNumber }),
  }).toString();

/** What every other way to ask says about the company of a record. */
async function answersAbout(company: Record) {
  const path = '/v2/forensic/restricted-suppliers';
  type Match = { id: string; matchConfidence: number };
  const check = await get<{ restricted: boolean; matches: Match[] }>(`${path}/check?${asked(company)}`);
  const match = await get<Match[]>(`${path}/match?${asked(company)}`);
  const { name, registrationNumber: registration } = company;
  const list = await readRestrictionList(test.pool('tender_api'));
  const screen = verdictOf({ name, registration }, list, southAfricanDay(new Date()));
  const properties = registration === null ? [] : [{ pid: 'registrationNumber', v: registration }];
  const response = await fetch(`${test.api.url}/api/reconcile/restricted-suppliers`, {
    method: 'POST',
    body: new URLSearchParams({
      queries: JSON.stringify({ one: { query: name, properties, type: 'restriction-in-force' } }),
    }),
  });
  const { one } = (await response.json()) as { one: { result: { id: string; score: number }[] } };
  return { check, match, screen, reconciled: one.result };
}

/** Expects that nothing contradicts the record of a company. */
async function expectAgreement(company: Record): Promise<void> {
  const { check, match, screen, reconciled } = await answersAbout(company);
  const restricted = company.restrictedSupplierMatch === 1;
  const about = `${company.name} ${company.registrationNumber}`;
  expect(check.restricted, about).toBe(restricted);
  expect(screen.result === 'restricted', about).toBe(restricted);
  expect(match, about).toEqual(check.matches);
  expect(
    reconciled.some(({ score }) => score >= 95),
    about,
  ).toBe(restricted);
  // What is certain is the same for all; the record may know other names that are for a person to judge.
  const certain = (matches: readonly { id: string; matchConfidence: number }[]) =>
    matches.flatMap((one) => (one.matchConfidence >= 0.95 ? `${one.id} ${one.matchConfidence}` : [])).sort();
  expect(certain(company.restrictedSuppliers), about).toEqual(certain(check.matches));
}

describe('a restriction', () => {
  it('does not cross a join by likeness, and is shown to the reviewer', async () => {
    await awarded('Armadilos Catering 2015/123456/07', 1);
    await awarded('Armadillos Catering 2015/123456/07', 2);
    const entry = await putEntry(test.pool(), 0, { name: 'Armadilos Catering' });
    await putEdition(test.pool(), 'one');
    const [company, ...more] = await records();
    expect(more).toEqual([]);
    expect(company).toMatchObject({
      name: 'Armadillos Catering',
      restrictedSupplierMatch: 0,
      restrictedSuppliers: [{ id: entry, inForce: true }],
    });
    expect(company!.restrictedSuppliers[0]!.matchConfidence).toBeLessThan(0.95);
    await expectAgreement(company!);
    const found = await get<{ matchConfidence: number }>(`/v2/forensic/restricted-suppliers/${entry}`);
    expect(found.matchConfidence).toBeLessThan(0.95);
  });

  it('does not pass to a company with another number, whatever a spelling without number is called', async () => {
    await awarded('Mahika Technologies', 3);
    await awarded('Mahika Technologies 2015/123456/07');
    await putEntry(test.pool(), 0, { name: 'Mahika Technologies', number: '2016/222222/07' });
    const [company] = await records();
    expect(company).toMatchObject({ registrationNumber: '2015/123456/07', restrictedSupplierMatch: 0 });
    await expectAgreement(company!);
  });

  it('of the number that a record shows binds the company, although its name is joined with it by likeness', async () => {
    await awarded('Mahika Technologies (Pty) Ltd 2008/123456/23');
    await awarded('Kaya Civils t/a Mahika Technologies');
    await putEntry(test.pool(), 0, { name: 'Coetzee Attorneys', number: '2008/123456/23' });
    await putEdition(test.pool(), 'one');
    const [company] = await records();
    expect(company).toMatchObject({
      name: 'Kaya Civils t/a Mahika Technologies',
      registrationNumber: '2008/123456/23',
      restrictedSupplierMatch: 1,
    });
    await expectAgreement(company!);
  });

  it('that begins tomorrow does not bind anybody today', async () => {
    await awarded('Mahika Technologies');
    await putEntry(test.pool(), 0, { name: 'Mahika Technologies', from: '2098-01-01' });
    const [company] = await records();
    expect(company).toMatchObject({ restrictedSupplierMatch: 0 });
    await expectAgreement(company!);
  });

  it('that a reviewer confirms for a likely spelling does not pass on', async () => {
    await awarded('Kaya Civils t/a Zed Trading');
    await awarded('Zed Trading', 2);
    const about = { name: 'Kaya Civils', number: null };
    await putEntry(test.pool(), 0, about);
    await review(test.pool(), 'confirmed', spellingsIn('Kaya Civils t/a Zed Trading')[0]!, 0, about);
    expect(await records()).toMatchObject([
      { name: 'Zed Trading', restrictedSupplierMatch: 0, restrictedSuppliers: [{ verdict: 'open' }] },
    ]);
    await decide(test.pool(), 'same', spellingsIn('Kaya Civils t/a Zed Trading'), spellingsIn('Zed Trading'));
    expect(await records()).toMatchObject([{ restrictedSupplierMatch: 1 }]);
  });

  it('that an earlier release passed on is withdrawn by a rebuild, and the feed of changes says so', async () => {
    for (const name of ['Armadillos', 'Armadillos', 'Armadilos'])
      await awarded(`${name} Catering 2015/123456/07`);
    const entry = await putEntry(test.pool(), 0, { name: 'Armadilos Catering' });
    await putEdition(test.pool(), 'one');
    const [company] = await records();
    const passed = [{ ...company!.restrictedSuppliers[0]!, id: entry, matchConfidence: 1 }];
    await test.rows('update derived.company_restriction set restricted = true, entries = $2 where id = $1', [
      company!.id,
      JSON.stringify(passed),
    ]);
    await test.rows(`insert into core.outbox (resource, entity_id) values ('company', $1)`, [company!.id]);
    expect(await records()).toMatchObject([{ restrictedSupplierMatch: 1 }]);
    const { json } = await test.api.get('/v2/changes?resource=companies&limit=1000');
    const since = encodeURIComponent(String(json.meta.nextCursor));

    await markEverythingStale(test.pool());
    expect(await records()).toMatchObject([{ restrictedSupplierMatch: 0 }]);
    expect(await get(`/v2/changes?resource=companies&since=${since}`)).toMatchObject([
      { id: company!.id, operation: 'changed', record: { restrictedSupplierMatch: 0 } },
    ]);
  });

  it('is the same in records, check, match, reconciliation and files, for any names', async () => {
    const name = fc.constantFrom(
      'Coetzee Attorneys',
      'Coetzer Attorneys',
      'Siyakhula Cleaning and Projects',
      'Siyakhala Cleaning and Projects',
      'Mahika Technologies (Pty) Ltd',
      'MAHIKA TECHNOLOGIES',
      'Mahika Tecnologies',
      'Mahika Technologies CC',
      'Kaya Civils t/a Mahika Technologies',
      'Mahika Technologies JV Coetzee Attorneys',
      'Council for Mahika Research (CMR)',
      'CMR',
      'Gert Johannes Nel',
      'Johannes Gert Nel',
    );
    const number = fc.constantFrom(null, null, '2015/123456/07', '2016/222222/07', '2008/123456/23');
    const supplier = fc.record({ name, number, times: fc.integer({ min: 1, max: 2 }) });
    const entry = fc.record({
      name,
      number,
      from: fc.constantFrom('2026-01-01', '2098-01-01', null),
      to: fc.constantFrom('2026-02-01', '2099-12-31', null),
      listed: fc.boolean(),
    });
    await fc.assert(
      fc
        .asyncProperty(
          fc.array(supplier, { minLength: 3, maxLength: 10 }),
          fc.array(entry, { minLength: 3, maxLength: ENTRIES }),
          async (suppliers, entries) => {
            for (const one of suppliers)
              await awarded(one.number === null ? one.name : `${one.name} ${one.number}`, one.times);
            for (const [place, one] of entries.entries()) await putEntry(test.pool(), place, one);
            await putEdition(test.pool(), 'one');
            for (const company of await records()) await expectAgreement(company);
          },
        )
        .beforeEach(async () => {
          await test.rows('delete from core.supplier_mention');
          await test.rows('delete from core.award');
          for (let place = 0; place < ENTRIES; place += 1) await removeEntry(test.pool(), place);
        }),
      { numRuns: 20 },
    );
  });
});
