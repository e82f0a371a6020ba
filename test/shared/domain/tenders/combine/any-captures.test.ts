import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '#shared/domain/tenders/compile.ts';
import { closing, portalAward } from '#test/shared/domain/tenders/releases.ts';
import { captured, compiled, ocid, release, row, type Seen } from '#test/shared/domain/tenders/seen.ts';
import { property } from '#test/support/property.ts';

describe('whatever is captured', () => {
  const seen = fc.array(
    fc.oneof(
      fc.record({
        source: fc.constant('ocds' as const),
        variant: fc.integer({ min: 0, max: 4 }),
      }),
      fc.record({
        source: fc.constant('etenders' as const),
        variant: fc.integer({ min: 0, max: 4 }),
      }),
    ),
    { minLength: 1, maxLength: 7 },
  );
  const feed = [
    release(),
    release(closing('2026-09-30T11:00:00Z')),
    release({ status: 'cancelled' }),
    release({}, { awards: [portalAward('1', 'Zed', 5000)] }),
    release({ description: 'Repair of both reservoir roofs' }),
  ];
  const portal = [
    row(),
    row({ closing_Date: '2026-10-07T11:00:00' }),
    row({}, 4),
    row({ awards: [{ company: 'Zed CC', tenderAmount: 'R5 000,00' }] }, 2),
    row({}, 3),
  ];
  const of = ({ source, variant }: { source: string; variant: number }): Seen =>
    (source === 'ocds' ? feed : portal)[variant] as Seen;

  it('repetitions change nothing', () =>
    property(seen, (plan) => {
      const captures = captured(plan.map(of));
      const doubled = captures.flatMap((capture) => [
        capture,
        {
          ...capture,
          responseId: `${capture.responseId}0`,
          capturedAt: capture.capturedAt.replace('T06', 'T09'),
        },
      ]);
      expect(compile(ocid, doubled)?.records).toEqual(compile(ocid, captures)?.records);
    }));

  it('every id is given once, every event has its date, every value its origin', () =>
    property(seen, (plan) => {
      const { records } = compiled(...plan.map(of));
      for (const rows of [
        records.documents,
        records.awards,
        records.events,
        records.bidders,
        records.parties,
      ])
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      for (const { occurred_at } of records.events) expect(Date.parse(occurred_at)).not.toBeNaN();
      const { tender, provenance } = records;
      for (const field of [
        'title',
        'closing_date_time',
        'category',
        'province',
        'organization_name',
      ] as const)
        if (tender[field] !== null) expect(provenance.fields[field]?.[0]).toBeTruthy();
    }));

  it('which publisher is read first does not matter', () =>
    property(seen, (plan) => {
      const captures = captured(plan.map(of));
      const bySource = [...captures].sort((a, b) => (a.source < b.source ? -1 : Number(a.source > b.source)));
      expect(compile(ocid, bySource)?.records).toEqual(compile(ocid, captures)?.records);
    }));
});
