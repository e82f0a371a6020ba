import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCalendar } from '#services/sample-publisher/generate/calendar.ts';
import { documentId, documentOf } from '#services/sample-publisher/generate/documents/ids.ts';
import { createNumbering } from '#services/sample-publisher/generate/numbering.ts';

const moments = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2030-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('exactly the requested number of publications lies before now, in order, and each is counted from its time on', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), moments, (releases, now) => {
      const calendar = createCalendar(releases, now.getTime());
      expect(calendar.publishedBy(now.getTime())).toBe(releases);
      for (const index of [0, Math.floor(releases / 2), releases - 1, releases, releases + 100]) {
        const time = calendar.timeOf(index);
        expect(time).toBeLessThan(calendar.timeOf(index + 1));
        expect(calendar.publishedBy(time + 1)).toBeGreaterThan(index);
        expect(calendar.publishedBy(time - 1)).toBeLessThanOrEqual(index);
        expect(time >= calendar.since).toBe(true);
      }
      expect(calendar.publishedBy(calendar.since - 1)).toBe(0);
    }),
    // The publication in the middle of these lies at the end of a day.
    { examples: [[2_789, new Date('2024-01-01T00:00:00Z')]] },
  );
});

test('a calendar with the beginning of another continues it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000 }),
      moments,
      fc.integer({ min: 0, max: 400 }),
      (releases, now, days) => {
        const first = createCalendar(releases, now.getTime());
        const second = createCalendar(releases, now.getTime() + days * 86_400_000, first.since);
        for (const index of [0, 1, releases - 1, releases + days])
          expect(second.timeOf(index)).toBeCloseTo(first.timeOf(index), 0);
      },
    ),
  );
});

test('every publication has a number of its own, by which it is found', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat({ max: 200_000 }), (seed, start) => {
      const numbering = createNumbering(seed, 100_001);
      const numbers = Array.from({ length: 600 }, (_, offset) => numbering.numberOf(start + offset));
      expect(new Set(numbers).size).toBe(600);
      numbers.forEach((number, offset) => {
        expect(number).toBeGreaterThanOrEqual(100_001);
        expect(numbering.indexOf(number)).toBe(start + offset);
      });
    }),
    { numRuns: 20 },
  );
});

test('the id of a document identifies its file, and other ids identify none', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.nat({ max: 40 }),
      fc.uuid(),
      (seed, tender, position, other) => {
        const id = documentId(seed, tender, position);
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(documentOf(seed, id)).toEqual({ tender, position });
        expect(documentOf(seed, other)).toBeNull();
      },
    ),
  );
});
