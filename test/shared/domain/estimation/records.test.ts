import { describe, expect, it } from 'vitest';
import { quantitiesOf } from '#shared/domain/estimation/quantity.ts';
import {
  awardedAmountOf,
  type EstimatedAward,
  type EstimatedTender,
  subjectOfTender,
} from '#shared/domain/estimation/records.ts';

const tender: EstimatedTender = {
  id: 'id',
  title: 'Title',
  description: null,
  category: 'Civil engineering',
  organization_id: 'buyer',
  province: 'Gauteng',
  type: 'Request for Quotation',
  publication_date_time: '2026-01-01T22:30:00.000Z',
  closing_date_time: '2026-02-01T09:00:00.000Z',
};
const award: EstimatedAward = {
  id: 'award',
  amount: '5',
  currency: 'ZAR',
  status: 'awarded',
  validation_errors: [],
  awarded_at: null,
  first_captured_at: '2026-03-01T10:00:00.000Z',
};

describe('records as estimates see them', () => {
  it('take South African days and slugs', () => {
    expect(subjectOfTender(tender)).toMatchObject({
      tenderId: 'id',
      publishedDay: '2026-01-02',
      category: 'civil-engineering',
      method: 'request-for-quotation',
    });
    expect(
      subjectOfTender({ ...tender, publication_date_time: null, category: 'Unheard of', type: null }),
    ).toMatchObject({
      publishedDay: '',
      category: null,
      method: null,
    });
  });

  it('count an award as known from its day, else when it was captured, at the latest 180 days after the closing', () => {
    const knownDay = (change: Partial<EstimatedAward>) =>
      awardedAmountOf({ ...award, ...change }, tender).knownDay;
    expect(knownDay({})).toBe('2026-03-01');
    expect(knownDay({ awarded_at: '2026-02-10T00:00:00.000Z' })).toBe('2026-02-10');
    expect(knownDay({ first_captured_at: '2029-01-01T00:00:00.000Z' })).toBe('2026-07-31');
  });
});

describe('quantities', () => {
  it.each([
    ['Supply of 30 laptops', [{ unit: 'things', amount: 30 }]],
    ['three (3) vehicles for 36 months', [{ unit: 'things', amount: 3 }]],
    ['gravel road (4,5 km)', [{ unit: 'km', amount: 4.5 }]],
    ['a 2 ML reservoir', [{ unit: 'kilolitres', amount: 2_000 }]],
    ['refurbishment of 11 kV substation', [{ unit: 'kilovolts', amount: 11 }]],
    ['financial year 2026 audit', []],
    ['Tender 30/2026', []],
    ['', []],
  ])('%s', (text, found) => {
    expect(quantitiesOf(text)).toEqual(found);
  });
});
