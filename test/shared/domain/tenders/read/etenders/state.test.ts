import { describe, expect, it } from 'vitest';
import { awardOf } from '#test/shared/domain/tenders/read/etenders/rows.ts';
import { read } from './portal-record.ts';

describe('state', () => {
  const awards = [awardOf('Zed CC', 'R500,00')];
  const time = '2025-09-18T14:43:06.7358148';
  it.each([
    [1, {}, 'active'],
    [2, {}, 'awarded'],
    [3, {}, 'closed'],
    [4, {}, 'cancelled'],
    [1, { awards }, 'awarded'],
    [3, { awards }, 'awarded'],
    [4, { awards }, 'cancelled'],
    [1, { cancelled: { dateModified: time } }, 'cancelled'],
    [1, { cancelled: { cancellationID: 0, dateModified: '0001-01-01T00:00:00', reason: null } }, 'active'],
    [1, { cancelled: {} }, 'active'],
    [1, { cancelled: false }, 'active'],
    [2, { awards: [awardOf('non-award', null)] }, 'awarded'],
    [null, { status: 'Published' }, 'active'],
    [null, { status: 'Closed' }, 'closed'],
    [null, { status: 'Cancelled' }, 'cancelled'],
    [null, { status: 'Awarded' }, 'awarded'],
    [null, { status: null, closed: { closingID: 7 } }, 'closed'],
    [null, { status: 'Published', awards }, 'awarded'],
    [null, { status: null, cancelled: time }, 'cancelled'],
  ] as const)('list %s with %j is %s', (list, rest, expected) => {
    const record = read(rest, list);
    expect(record.status).toBe(expected);
    if (expected === 'cancelled') expect(record.awards).toEqual([]);
  });

  const AT = '2025-09-18T14:43:06.735814+02:00';
  it.each([
    [
      { cancelled: { cancellationID: 7, dateModified: time, reason: 'No funds', updatedBy: 'x@y' } },
      AT,
      'No funds',
    ],
    [{ cancelled: [{ cancelledDate: time, cancellation_Reason: 'No funds' }] }, AT, 'No funds'],
    [{ cancelled: time }, AT, null],
    [{ cancelled: 'No bids' }, null, 'No bids'],
    [{ cancelled: 'Yes', reason: 'No bids' }, null, 'No bids'],
    [{ cancelled: true, cancelled_Date: time }, AT, null],
    [{ canceled_Date: time, reason: 'No bids' }, AT, 'No bids'],
    [{ cancelled: { dateModified: '0001-01-01T00:00:00' } }, null, null],
  ])('cancelled as %j', (rest, at, reason) => {
    const record = read(rest, 4);
    expect(record.tender).toMatchObject({ cancelled_at: at, cancellation_reason: reason });
    expect(record.issues).toEqual([]);
  });

  it('does not take the reason in a closed row for a reason of cancellation', () => {
    expect(read({ reason: 'Evaluation' }, 3).tender.cancellation_reason).toBeNull();
  });
});
