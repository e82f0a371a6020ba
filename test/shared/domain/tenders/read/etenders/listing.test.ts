import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Compiled, compile } from '#shared/domain/tenders/compile.ts';
import { captured, compiled, eventTypes, ocid, row, type Seen } from '#test/shared/domain/tenders/seen.ts';
import { propertyOf } from '#test/support/property.ts';

const winners = [{ company: 'Zed CC', tenderAmount: 'R5 000,00' }];
const cancelled = { cancelledDate: '2026-09-01T14:43:06.7358148', reason: 'No responsive bids' };

/** The row as each list has it while the tender is in all of them. */
const listed: Record<1 | 2 | 3 | 4, Seen> = {
  1: row(),
  2: row({ awards: winners, bidders: 'Zed CC; Alpha CC' }, 2),
  3: row({}, 3),
  4: row({ cancelled }, 4),
};

describe('a tender in two lists at once', () => {
  it('stays awarded while the list of closed tenders has it too', () => {
    const once = compiled(listed[1], listed[2]);
    expect(once.records.tender).toMatchObject({ status: 'awarded', publication_type: 'AWARD_NOTICE' });
    expect(compiled(listed[1], listed[2], listed[3]).records).toEqual(once.records);
    expect(compiled(listed[1], listed[2], listed[3], listed[2], listed[3]).records).toEqual(once.records);
  });

  it('stays cancelled while other lists have it too, without being reinstated', () => {
    const once = compiled(listed[1], listed[4]);
    expect(once.records.tender.status).toBe('cancelled');
    expect(
      compiled(listed[1], listed[4], listed[3], listed[1], listed[2], listed[4], listed[1]).records,
    ).toEqual(once.records);
    expect(eventTypes(once)).toEqual(['cancelled', 'published']);
  });

  it('has the awards that the list of awarded tenders gives, also in rows of the same content', () => {
    const again = compiled(listed[2], row({ awards: winners, bidders: 'Zed CC; Alpha CC' }, 3));
    expect(again.records).toEqual(compiled(listed[2]).records);
  });

  it('follows the highest list that it is in', () => {
    const { tender, awards } = compiled(
      listed[2],
      listed[3],
      row({ awards: [{ company: 'Alpha CC' }] }, 2),
    ).records;
    expect(tender.status).toBe('awarded');
    expect(awards).toMatchObject([{ supplier_name: 'Alpha CC' }]);
  });

  it('is open again when it is advertised with a later closing time, and an old row does not close it', () => {
    const later = row({ closing_Date: '2026-10-07T11:00:00' });
    for (const list of [3, 4] as const) {
      const { tender } = compiled(listed[1], listed[list], later, listed[list], later).records;
      expect(tender).toMatchObject({ status: 'active', closing_date_time: '2026-10-07T11:00:00+02:00' });
    }
    const closed = compiled(listed[1], listed[3], later, row({ closing_Date: '2026-10-07T11:00:00' }, 3));
    expect(closed.records.tender.status).toBe('closed');
  });
});

describe('rows of one time', () => {
  it('count whichever list they are of, and the last one of each list', () => {
    const [first, ...others] = captured([listed[2], row({ contactPerson: 'Somebody' }, 3), listed[3]]);
    const capturedAt = first?.capturedAt ?? '';
    const records = compile(
      ocid,
      [first, ...others].flatMap((capture) => (capture === undefined ? [] : { ...capture, capturedAt })),
    )?.records;
    expect(records).toEqual(compiled(listed[2]).records);
  });
});

describe('lists captured in any order', () => {
  const lists = fc.uniqueArray(fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const), {
    minLength: 1,
  });
  const inTwoOrders = lists.chain((set) =>
    fc.tuple(...[0, 1].map(() => fc.shuffledSubarray(set, { minLength: set.length }))),
  );
  const shown = (...order: readonly (1 | 2 | 3 | 4)[]) => compiled(...order.map((list) => listed[list]));
  /** What does not depend on when it was captured. */
  const content = ({ records: { tender, awards, documents, bidders } }: Compiled) => ({
    tender: { ...tender, first_captured_at: '', captured_at: '', provenance_id: '' },
    awards: awards.map((award) => ({ ...award, first_captured_at: '', changed_at: '' })),
    documents,
    bidders,
  });

  it('give the same record', () =>
    propertyOf({ numRuns: 60 }, inTwoOrders, ([one, other]) => {
      expect(content(shown(...(one ?? [])))).toEqual(content(shown(...(other ?? []))));
    }));

  it('change nothing when they are captured again', () =>
    propertyOf({ numRuns: 60 }, inTwoOrders, ([one = [], other = []]) => {
      expect(shown(...one, ...other, ...one).records).toEqual(shown(...one).records);
    }));
});
