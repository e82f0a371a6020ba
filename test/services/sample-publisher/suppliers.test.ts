import { describe, expect, test } from 'vitest';
import { type Winner, winnersOf } from '#services/sample-publisher/generate/awards.ts';
import { levelOf } from '#services/sample-publisher/generate/suppliers/level.ts';
import { supplierOf } from '#services/sample-publisher/generate/suppliers/roster.ts';
import type { Supplier } from '#services/sample-publisher/generate/suppliers/supplier.ts';
import { type Tender, tenderOf } from '#services/sample-publisher/generate/tender.ts';
import { companyKey } from '#shared/text/names.ts';

const SEED = 3;
const WINNERS = 6_000;
const DAY = 86_400_000;

const suppliers = Array.from({ length: WINNERS }, (_, rank) => supplierOf(SEED, rank));
/** Tenders over two years, and who won them. */
const awarded = Array.from({ length: 4_000 }, (_, index) => {
  const tender = tenderOf({
    seed: SEED,
    number: 100_001 + index,
    published: Date.UTC(2025, 0, 6) + (index * 2 * 365 * DAY) / 4_000,
    earlier: null,
  });
  return { tender, winners: winnersOf(SEED, tender, false) };
});
const wins: { tender: Tender; winner: Winner }[] = awarded.flatMap(({ tender, winners }) =>
  winners.map((winner) => ({ tender, winner })),
);
const share = (test: (win: (typeof wins)[number]) => boolean, of = wins) =>
  of.filter(test).length / of.length;

describe('companies', () => {
  test('have names and numbers that no other company has', () => {
    for (const value of [
      ({ core }: Supplier) => companyKey(core),
      ({ csdNumber }: Supplier) => csdNumber,
      ({ registrationNumber }: Supplier) => registrationNumber,
    ])
      expect(new Set(suppliers.map(value)).size).toBe(WINNERS);
  });

  test('now and then have nearly the name of a company of the trade in another province', () => {
    const twins = suppliers.flatMap((supplier) => {
      const before = supplier.rank === 0 ? undefined : suppliers[supplier.rank - 1]!;
      return before && supplier.core.includes(before.core.slice(0, -1)) ? [{ before, supplier }] : [];
    });
    expect(twins.length).toBeGreaterThan(WINNERS / 100);
    for (const { before, supplier } of twins) {
      expect(supplier.trades).toEqual(before.trades);
      expect(supplier.province).not.toBe(before.province);
    }
  });

  test('keep their contributor level for some years, and some change it', () => {
    const levels = suppliers
      .slice(0, 300)
      .map((supplier) => [2023, 2024, 2025, 2026].map((year) => levelOf(SEED, supplier, Date.UTC(year, 5))));
    const changed = levels.filter((each) => new Set(each).size > 1).length / levels.length;
    expect(changed).toBeGreaterThan(0.1);
    expect(changed).toBeLessThan(0.5);
    const same = levels.flatMap((each) => each.slice(1).map((level, index) => level === each[index]));
    expect(same.filter(Boolean).length / same.length).toBeGreaterThan(0.75);
  });
});

describe('winners', () => {
  test('are companies of the trade that are in business, mostly of the province', () => {
    for (const { tender, winner } of wins) expect(winner.supplier.trades).toContain(tender.trade);
    expect(
      share(
        ({ tender, winner }) =>
          winner.supplier.from <= tender.closing && tender.closing < winner.supplier.until,
      ),
    ).toBeGreaterThan(0.97);
    const provincial = wins.filter(({ tender }) => tender.province !== null);
    const local = share(({ tender, winner }) => winner.supplier.province === tender.province, provincial);
    expect(local).toBeGreaterThan(0.6);
    expect(local).toBeLessThan(0.95);
  });

  test('win again and again, under several spellings', () => {
    const byCompany = Map.groupBy(wins, ({ winner }) => winner.supplier.rank);
    const sizes = [...byCompany.values()].sort((one, other) => other.length - one.length);
    const first = sizes.slice(0, WINNERS / 100).reduce((sum, { length }) => sum + length, 0);
    expect(first / wins.length).toBeGreaterThan(0.15);
    expect(sizes[0]!.length / wins.length).toBeLessThan(0.02);
    for (const own of sizes.slice(0, 20))
      expect(new Set(own.map(({ winner }) => winner.name)).size).toBeGreaterThan(3);
  });

  test('are named in what is published, except a few; joint ventures name two companies of the trade', () => {
    const nobody = share(({ winner }) => winner.members.length === 0);
    expect(nobody).toBeGreaterThan(0.01);
    expect(nobody).toBeLessThan(0.05);
    const joint = wins.filter(({ winner }) => winner.members.length > 1);
    expect(joint.length).toBeGreaterThan(wins.length / 100);
    for (const { tender, winner } of joint) {
      expect(winner.members).toContain(winner.supplier);
      for (const { core, trades } of winner.members) {
        expect(winner.name.toLowerCase()).toContain(core.toLowerCase());
        expect(trades).toContain(tender.trade);
      }
    }
    const single = wins.filter(({ winner }) => winner.members.length === 1);
    for (const { winner } of single) expect(winner.members).toEqual([winner.supplier]);
  });

  test('that were renamed are shown with one number and both names', () => {
    const renamed = wins.filter(({ winner }) => winner.supplier.earlier !== null);
    const names = Map.groupBy(
      renamed.filter(({ winner }) => winner.name.includes(winner.supplier.csdNumber)),
      ({ winner }) => winner.supplier,
    );
    const both = [...names].filter(([{ core, earlier }, own]) =>
      [core, earlier!.core].every((name) =>
        own.some(({ winner }) => winner.name.toLowerCase().includes(name.toLowerCase())),
      ),
    );
    expect(both.length).toBeGreaterThan(0);
  });

  test('show a registration number now and then', () => {
    const shown = share(({ winner }) => winner.name.includes(winner.supplier.registrationNumber));
    expect(shown).toBeGreaterThan(0.005);
    expect(shown).toBeLessThan(0.05);
  });
});
