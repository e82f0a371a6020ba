import { describe, expect, test } from 'vitest';
import {
  amountSpellings,
  awardSpellings,
  biddersSpellings,
  cancellationSpellings,
} from '#services/sample-publisher/generate/portal/spellings.ts';
import { readList, type Winner, winnersOf } from './portal.ts';
import { publisher } from './publisher.ts';

const DAY = 86_400_000;

describe('an ended row', () => {
  test('writes winners under every declared spelling, details on part of them, and bidders in every form', async () => {
    const running = await publisher({ releases: 5_000 });
    running.clock.advance(90 * DAY);
    const rows = await readList(running.url, 2);
    const winners = rows.flatMap(winnersOf);
    for (const { subcontractor, values: _, winners: list, ...keys } of awardSpellings) {
      const own = rows.filter((row) => winnersOf(row).some((each) => keys.levelPoints in each));
      expect(own.length).toBeGreaterThan(20);
      const [key, other] =
        list === 'company' ? (['company', 'awards'] as const) : (['awards', 'company'] as const);
      for (const row of own) {
        expect([row[key], row[other] ?? null]).toEqual([winnersOf(row), null]);
        expect(Object.keys(winnersOf(row)[0]!)).toEqual([
          'company',
          'tenderAmount',
          keys.enterpriseType,
          keys.level,
          keys.levelPoints,
          keys.points,
          keys.subcontractors,
        ]);
      }
      const parts = own
        .flatMap(winnersOf)
        .flatMap((each) => (each[keys.subcontractors] as Winner[] | null) ?? []);
      expect(parts.length).toBeGreaterThan(5);
      for (const part of parts) expect(Object.keys(part)).toEqual(Object.values(subcontractor));
    }
    const plain = winners.filter((each) => Object.keys(each).length === 2);
    expect(plain.length / winners.length).toBeGreaterThan(0.3);
    expect(plain.length / winners.length).toBeLessThan(0.5);
    for (const form of [
      /^R[\d ]+ \d{3},\d\d$/,
      /^R \d/,
      /^R\d{4,},\d\d$/,
      /\.\d\d$/,
      /^\d/,
      /\u00a0/,
      /^$/,
      /^N\/A$/,
    ])
      expect(
        winners.some(({ tenderAmount }) => form.test(tenderAmount ?? '')),
        String(form),
      ).toBe(true);
    const kinds = new Set(
      rows.map(({ bidders }) =>
        Array.isArray(bidders) ? `list of ${typeof bidders[0]}` : bidders === null ? 'null' : typeof bidders,
      ),
    );
    expect(kinds).toEqual(new Set(['list of object', 'list of string', 'null', 'string']));
    for (const row of rows.filter(({ bidders }) => Array.isArray(bidders))) {
      const names = (row.bidders as (string | { company: string })[]).map((each) =>
        typeof each === 'string' ? each : each.company,
      );
      expect(names).toEqual(expect.arrayContaining(winnersOf(row).map(({ company }) => company)));
    }
    expect(amountSpellings.map(([write]) => write(1_234_567.5))).toEqual([
      'R1 234 567,50',
      'R 1 234 567,50',
      'R1234567,50',
      'R1 234 567.50',
      '1 234 567,50',
      'R1\u00a0234\u00a0567,50',
    ]);
    expect(biddersSpellings.map((write) => write(['A', 'B']))).toEqual([
      'A, B',
      'A; B',
      ['A', 'B'],
      [{ company: 'A' }, { company: 'B' }],
    ]);
  });

  test('that was cancelled has the time to the ten-millionth of a second, and sometimes a reason', async () => {
    const { url } = await publisher({ releases: 6_000 });
    const rows = await readList(url, 4);
    for (const spelling of cancellationSpellings) {
      const own = rows.filter(({ cancelled }) => spelling.at in cancelled!);
      expect(own.length).toBeGreaterThan(10);
      for (const row of own) {
        const at = row.cancelled![spelling.at];
        expect(at).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{7}$/);
        expect(row.date_Published <= String(at) && String(at) <= '2026-09-16T15:00:00').toBe(true);
        if (spelling.beside !== null) expect((row as Record<string, unknown>)[spelling.beside]).toBe(at);
      }
      const explained = own.filter(
        ({ cancelled }) => spelling.reason !== null && spelling.reason in cancelled!,
      );
      expect(explained.length > 0).toBe(spelling.reason !== null);
      expect(explained.length).toBeLessThan(own.length);
    }
  });
});
