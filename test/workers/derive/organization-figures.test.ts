import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { southAfricanDay, startOfSouthAfricanDay } from '#shared/time.ts';
import { propertyOf, runsOf } from '#test/support/property.ts';
import { workerPool } from '#test/support/worker-database.ts';
import { putOrganization, putRow } from '#test/workers/publish/records.ts';
import { awardPlace } from '#workers/derive/derivations/award-place.ts';
import { organizationAggregate } from '#workers/derive/derivations/organization-aggregate.ts';
import { organizationAward, organizationTimeliness } from '#workers/derive/derivations/organization-award.ts';
import { tenderPlace } from '#workers/derive/derivations/tender-place.ts';
import { computeStale } from '#workers/derive/derive.ts';
import { markDue } from '#workers/derive/stale.ts';

/** The figures of a buyer equal those that are counted one by one from its tenders and awards. */

const pool = await workerPool();

const DAY = 86_400_000;
const today = startOfSouthAfricanDay(southAfricanDay(new Date())).getTime();
/** A moment so many days from the beginning of today. */
const at = (days: number | null): string | null =>
  days === null ? null : new Date(today + days * DAY).toISOString();

const award = fc.record({
  amount: fc.constantFrom('0.10', '0.20', '1999999999999.99', null),
  currency: fc.constantFrom('ZAR', null, 'EUR'),
  status: fc.constantFrom('awarded', 'awarded', 'unsuccessful'),
  errors: fc.constantFrom<string[]>([], ['suspect-amount'], ['csd-number-in-name']),
  awarded: fc.constantFrom(-150, null),
  seen: fc.constantFrom(-170, -100, -5),
});
const tender = fc.record({
  category: fc.constantFrom('Construction', 'Civil engineering', null),
  status: fc.constantFrom('active', 'closed', 'awarded', 'cancelled'),
  notice: fc.constantFrom(null, null, 'bidders-list'),
  placeholder: fc.constantFrom(false, false, true),
  duplicate: fc.constantFrom(false, false, true),
  published: fc.constantFrom(-230.5, -130, -20, null),
  closes: fc.constantFrom(-200.5, -120, -95, -91.5, -89.5, -10, -0.1, 0.1, 20, null),
  cancelled: fc.constantFrom(-110, -3, null),
  /** A letter that cancels it, unless it was awarded. */
  letter: fc.constantFrom(null, null, -100),
  seen: fc.constantFrom(-230, -140, -20),
  awards: fc.array(award, { maxLength: 2 }),
});
type Tender = typeof tender extends fc.Arbitrary<infer Value> ? Value : never;

const plain: Tender = {
  ...{ category: null, status: 'active', notice: null, placeholder: false, duplicate: false },
  ...{ published: null, closes: 20, cancelled: null, letter: null, seen: -20, awards: [] },
};

async function put(buyer: string, row: Tender): Promise<void> {
  const id = await putRow(pool, 'core.tender', {
    ...{ status: row.status, validation_errors: row.placeholder ? ['placeholder-tender'] : [] },
    ...{ organization_id: buyer, category: row.category, notice_kind: row.notice },
    ...{ publication_date_time: at(row.published), closing_date_time: at(row.closes) },
    ...{ cancelled_at: at(row.cancelled), first_captured_at: at(row.seen), captured_at: at(row.seen) },
  });
  if (row.duplicate) await putRow(pool, 'derived.tender_relation', { id, original_id: randomUUID() });
  if (row.letter !== null) await putRow(pool, 'derived.tender_effect', { id, cancelled_at: at(row.letter) });
  for (const { errors, awarded, seen, ...award } of row.awards)
    await putRow(pool, 'core.award', {
      ...{ tender_id: id, ...award, validation_errors: errors },
      ...{ awarded_at: at(awarded), first_captured_at: at(seen) },
    });
}

const statusOf = ({ status, letter }: Tender): string =>
  letter !== null && (status === 'active' || status === 'closed') ? 'cancelled' : status;
const made = ({ awards }: Tender) => awards.filter(({ status }) => status === 'awarded');
const counted = ({ awards }: Pick<Tender, 'awards'>) =>
  awards.filter(
    ({ status, amount, currency, errors }) =>
      status === 'awarded' && amount !== null && currency !== 'EUR' && !errors.includes('suspect-amount'),
  );

/** Counts by the definitions of docs/data/figures.md. */
function figures(tenders: readonly Tender[]) {
  const invitations = tenders.filter(
    ({ notice, placeholder, duplicate }) => notice === null && !placeholder && !duplicate,
  );
  const closed = invitations.filter(
    (each) => statusOf(each) !== 'active' || (each.closes !== null && each.closes < 0),
  );
  const ended = (each: Tender) => ['awarded', 'cancelled'].includes(statusOf(each));
  const followed = invitations.filter(
    ({ closes, seen }) => closes !== null && closes + 90 < 0 && seen <= closes + 90,
  );
  const inTime = followed.filter((each) => {
    const { letter, cancelled } = each;
    const byLetter = letter !== null && (each.status === 'active' || each.status === 'closed');
    const outcomes = [
      ...made(each).map(({ awarded, seen }) => awarded ?? seen),
      ...(statusOf(each) === 'cancelled' ? [byLetter ? letter : cancelled] : []),
    ].filter((day) => day !== null);
    return outcomes.length > 0 && Math.min(...outcomes) <= each.closes! + 90;
  });
  const open = invitations
    .flatMap(({ published, closes }) =>
      published !== null && closes !== null && closes > published ? [closes - published] : [],
    )
    .sort((one, other) => one - other);
  const middle = (open[Math.floor((open.length - 1) / 2)]! + open[Math.ceil((open.length - 1) / 2)]!) / 2;
  const months = [
    ...Map.groupBy(
      tenders.filter(({ placeholder, published }) => !placeholder && published !== null),
      ({ published }) => southAfricanDay(new Date(at(published)!)).slice(0, 7),
    ),
  ]
    .map(([month, all]) => ({ month, tenders: all.length }))
    .sort((one, other) => (one.month < other.month ? -1 : 1));
  // In cents, because sums of fractions are not exact.
  const cents = tenders
    .flatMap(counted)
    .reduce((sum, { amount }) => sum + BigInt(amount!.replace('.', '')), 0n);
  return {
    tenders: tenders.filter(({ placeholder }) => !placeholder).length,
    notices: tenders.filter(({ notice, placeholder }) => notice !== null && !placeholder).length,
    invitations: invitations.length,
    cancelled: invitations.filter((each) => statusOf(each) === 'cancelled').length,
    closed: closed.length,
    outcomes: closed.filter(ended).length,
    followed: followed.length,
    in_time: inTime.length,
    month_counts: months.length === 0 ? null : months,
    days_open: open.length === 0 ? null : Math.round(middle * 10) / 10,
    awards: tenders.flatMap(made).length,
    counted_awards: tenders.flatMap(counted).length,
    cents,
  };
}

async function computed(buyer: string) {
  for (const derivation of [
    tenderPlace,
    awardPlace,
    organizationAward,
    organizationTimeliness,
    organizationAggregate,
  ])
    await computeStale(pool, derivation);
  const { rows } = await pool.query(
    `select aggregate.*, awards, counted_awards, award_value, awarded_in_time
     from derived.organization_aggregate aggregate left join derived.organization_award using (id)
       left join derived.organization_timeliness using (id) where id = $1`,
    [buyer],
  );
  const { award_value, days_open, awards, counted_awards, awarded_in_time, cancelled_in_time, ...row } =
    rows[0];
  return {
    ...row,
    awards: awards ?? 0,
    counted_awards: counted_awards ?? 0,
    in_time: cancelled_in_time + (awarded_in_time ?? 0),
    days_open: days_open === null ? null : Number(days_open),
    cents: BigInt(Math.round(Number(`${award_value ?? 0}e2`))),
  };
}

describe('figures of a buyer', () => {
  it(
    'equal those counted one by one, to the cent',
    () =>
      propertyOf({ numRuns: runsOf(60) }, fc.array(tender, { maxLength: 8 }), async (tenders) => {
        const buyer = await putOrganization(pool, randomUUID());
        for (const each of tenders) await put(buyer, each);
        expect(await computed(buyer)).toMatchObject(figures(tenders));
      }),
    120_000,
  );

  it('count the categories of tenders, the most frequent first', async () => {
    const buyer = await putOrganization(pool, randomUUID());
    for (const category of ['Construction', 'Civil engineering', 'Civil engineering', null] as const)
      await put(buyer, { ...plain, category });
    await put(buyer, { ...plain, category: 'Construction', notice: 'bidders-list' });
    expect((await computed(buyer)).category_counts).toEqual([
      { name: 'Civil engineering', tenders: 2 },
      { name: 'Construction', tenders: 1 },
    ]);
  });

  it('say when the end of a day changes them, and are then computed again', async () => {
    const buyer = await putOrganization(pool, randomUUID());
    await put(buyer, plain);
    const { changes_at } = await computed(buyer);
    expect(new Date(changes_at).getTime()).toBe(today + 21 * DAY);
    expect(await markDue(pool)).toBe(0);
    await pool.query(`update derived.organization_aggregate set changes_at = now() where id = $1`, [buyer]);
    // Of its tenders and of its awards.
    expect(await markDue(pool)).toBe(2);
    expect((await computed(buyer)).changes_at).toEqual(changes_at);
  });
});
