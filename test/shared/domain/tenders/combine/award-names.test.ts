import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portalAward } from '#test/shared/domain/tenders/releases.ts';
import { compiled, type Part, release, row, type Seen } from '#test/shared/domain/tenders/seen.ts';
import { propertyOf } from '#test/support/property.ts';

/** An award by its supplier and its amount in rand; null if none was published. */
type Won = { supplier: string; amount: number | null };

const portal = (...all: Won[]): Seen =>
  row(
    {
      awards: all.map(
        ({ supplier, amount }): Part => ({
          company: supplier,
          tenderAmount: amount === null ? null : `R${amount},00`,
          subContractors: [{ company: `${supplier} Plumbing`, percentage: '30' }],
        }),
      ),
    },
    2,
  );
const feed = (...all: (Won & { id: string })[]): Seen =>
  release({}, { awards: all.map(({ id, supplier, amount }) => portalAward(id, supplier, amount ?? 0)) });

const nameOf = ({ supplier, amount }: Won) => `${supplier} ${amount}`;
const zed = { supplier: 'Zed CC', amount: 5000 };
const more = { supplier: 'Zed CC', amount: 9000 };
const idsOf = (...seen: Seen[]) =>
  new Map(
    compiled(...seen).records.awards.map((award) => [
      `${award.supplier_name} ${award.amount}`,
      `${award.id} ${award.award_key}`,
    ]),
  );

describe('an award that the portal showed first', () => {
  it('keeps its id when the feed shows it, and gets the number of the feed', () => {
    const first = compiled(release(), portal(zed)).records;
    const both = compiled(release(), portal(zed), feed({ id: '72140', ...zed })).records;
    expect(both.awards).toMatchObject([
      {
        id: first.awards[0]?.id,
        award_key: first.awards[0]?.award_key,
        ocds_award_id: '72140',
        sources: ['ocds', 'etenders'],
        first_captured_at: first.awards[0]?.first_captured_at,
      },
    ]);
    expect(both.subcontractors).toEqual(first.subcontractors);
    expect(both.events.filter(({ event_type }) => event_type === 'award-added')).toHaveLength(1);
  });

  it('keeps it when the portal stops showing it, and when the feed renumbers it', () => {
    const first = compiled(portal(zed)).records.awards[0]?.id;
    const alone = compiled(portal(zed), feed({ id: '1', ...zed }), row({}, 2)).records.awards;
    expect(alone).toMatchObject([{ id: first, sources: ['ocds'] }]);
    const renumbered = compiled(portal(zed), feed({ id: '1', ...zed }), feed({ id: '2', ...zed })).records;
    expect(renumbered.awards).toMatchObject([{ id: first, ocds_award_id: '2' }]);
  });

  it('has the id of the feed if the feed was first', () => {
    const { awards } = compiled(feed({ id: '72140', ...zed }), portal(zed)).records;
    expect(awards).toMatchObject([{ award_key: '72140' }]);
  });

  it('is linked with the contract that the feed has for it', () => {
    const contracts = [{ id: 'C', awardID: '72140', title: 'Contract' }];
    const shown = release({}, { awards: [portalAward('72140', 'Zed CC', 5000)], contracts });
    const { awards, contracts: linked } = compiled(portal(zed), shown).records;
    expect(linked).toMatchObject([{ award_id: awards[0]?.id }]);
  });
});

describe('several awards of one supplier', () => {
  it('keep their ids when a smaller one is added', () => {
    const before = idsOf(portal(more));
    const after = idsOf(portal(more), portal(zed, more));
    expect(after.get('Zed CC 9000')).toBe(before.get('Zed CC 9000'));
    expect(new Set(after.values()).size).toBe(2);
  });

  it('each have a separate id when amounts pair them differently than before', () => {
    const seen = [portal(more), feed({ id: '1', ...zed }), feed({ id: '1', ...zed }, { id: '2', ...more })];
    const before = compiled(...seen.slice(0, 2)).records.awards;
    const { awards, subcontractors } = compiled(...seen).records;
    expect(awards.map(({ id }) => id)).toContain(before[0]?.id);
    expect(new Set(awards.map(({ id }) => id)).size).toBe(2);
    const paired = awards.find(({ sources }) => sources.length === 2);
    expect(paired).toMatchObject({ ocds_award_id: '2', amount: '9000' });
    expect(subcontractors).toMatchObject([{ award_id: paired?.id }]);
  });
});

describe('captures added in the order of time', () => {
  const universe = fc.uniqueArray(
    fc.record({
      supplier: fc.constantFrom('Zed CC', 'Alpha CC', 'Beta CC'),
      amount: fc.constantFrom(5000, 7000, 9000),
    }),
    { minLength: 1, maxLength: 5, selector: nameOf },
  );
  /** Each publisher has an order of its own, in which it shows one award after the other. */
  const history = universe.chain((all) =>
    fc.record({
      ocds: fc.shuffledSubarray(all, { minLength: all.length }),
      etenders: fc.shuffledSubarray(all, { minLength: all.length }),
      steps: fc.array(fc.tuple(fc.constantFrom('ocds' as const, 'etenders' as const), fc.nat(2)), {
        minLength: 2,
        maxLength: 6,
      }),
    }),
  );

  it('never change the id of an award', () =>
    propertyOf({ numRuns: 120 }, history, ({ ocds, etenders, steps }) => {
      const counts = { ocds: 0, etenders: 0 };
      const seen: Seen[] = [];
      let before = new Map<string, string | null>();
      for (const [source, added] of steps) {
        counts[source] += added;
        seen.push(
          source === 'ocds'
            ? feed(...ocds.slice(0, counts.ocds).map((award) => ({ ...award, id: nameOf(award) })))
            : portal(...etenders.slice(0, counts.etenders)),
        );
        const { awards } = compiled(...seen).records;
        const ids = new Map(awards.map(({ id, supplier_name }) => [id, supplier_name]));
        expect(ids.size).toBe(awards.length);
        expect([...ids]).toEqual(expect.arrayContaining([...before]));
        before = ids;
      }
    }));

  it('never change the id of the only award of a supplier', () =>
    propertyOf({ numRuns: 80 }, history, ({ ocds, etenders, steps }) => {
      const firstOf = (all: readonly Won[]) => [
        ...new Map(all.toReversed().map((award) => [award.supplier, award])).values(),
      ];
      const seen = steps.map(([source], index) =>
        source === 'ocds'
          ? feed(...firstOf(ocds).map((award) => ({ ...award, id: `${award.supplier} ${index}` })))
          : portal(...firstOf(etenders)),
      );
      const given = new Map<string | null, string>();
      for (let until = 1; until <= seen.length; until += 1)
        for (const { id, award_key, supplier_name } of compiled(...seen.slice(0, until)).records.awards) {
          const name = `${id} ${award_key}`;
          expect([supplier_name, name]).toEqual([supplier_name, given.get(supplier_name) ?? name]);
          given.set(supplier_name, name);
        }
    }));
});
