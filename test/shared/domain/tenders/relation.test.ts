import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticeFields } from '#shared/domain/tenders/notices/notice.ts';
import { readvertisement } from '#shared/domain/tenders/readvertised.ts';
import {
  type RelatedTender,
  readvertises,
  sameTender,
  titleOverlap,
} from '#shared/domain/tenders/relation.ts';
import { property, propertyOf } from '#test/support/property.ts';

type Stated = Partial<Omit<RelatedTender, 'reference_key' | 'title_key' | 'readvertised'>> & {
  number?: string;
};

/** A tender of one buyer; what is not stated is the same for all. */
function tender({
  number = 'RFQ 19/2026',
  title = 'Supply of timber to the reservoir',
  ...rest
}: Stated = {}) {
  return {
    tender_id: '100',
    organization_id: 'buyer',
    title,
    publication_date_time: '2026-02-01T00:00:00+02:00',
    closing_date_time: '2026-02-20T11:00:00+02:00',
    ...rest,
    ...readvertisement({ reference_number: number, title }),
    ...noticeFields({ reference_number: number, title }),
  } satisfies RelatedTender;
}
const later = {
  tender_id: '200',
  publication_date_time: '2026-03-01T00:00:00+02:00',
  closing_date_time: '2026-03-20T11:00:00+02:00',
} as const;

describe('the same tender', () => {
  it.each<[string, Stated]>([
    ['published twice', { tender_id: '101' }],
    ['with its number spelled otherwise', { number: 'RFQ 19 OF 2026.' }],
    ['with its title corrected', { title: 'Suply of timber to the reservoir' }],
    ['with its title cut off', { title: 'Supply of timber to the res...' }],
    [
      'with its title led in by other words',
      { title: 'Bids are invited: supply of timber to the reservoir' },
    ],
    ['closing later, published the same day', { closing_date_time: '2026-03-06T11:00:00+02:00' }],
    ['published again, closing the same day', { publication_date_time: '2026-02-04T00:00:00+02:00' }],
    [
      'closing at another hour of the day',
      { publication_date_time: null, closing_date_time: '2026-02-20T00:00:00+02:00' },
    ],
    ['marked in one of two records', { number: 'RFQ 19/2026 (re-advert)' }],
    ['with other words around its number', { number: 'Letter RFQ 19/2026 final' }],
  ])('%s', (_, stated) => {
    expect(sameTender(tender(), tender(stated))).toBe(true);
    expect(sameTender(tender(stated), tender())).toBe(true);
    expect(readvertises(tender(stated), tender())).toBe(false);
  });

  it.each<[string, Stated]>([
    ['at another buyer', { organization_id: 'another' }],
    ['without a buyer', { organization_id: null }],
    ['under the next number', { number: 'RFQ 20/2026' }],
    ['for something else under the same number', { title: 'Painting of the town hall' }],
    ['without a number', { number: '' }],
    ['in another round', later],
    [
      'with other words around its number, closing later',
      { number: 'Letter RFQ 19/2026', closing_date_time: later.closing_date_time },
    ],
    ['of another place', { number: 'Lot RFQ 19/2026', title: 'Supply of timber to the reservoirs' }],
    ['without dates', { publication_date_time: null, closing_date_time: null }],
  ])('is not one %s', (_, stated) => {
    expect(sameTender(tender(), tender(stated))).toBe(false);
  });

  it('has one day in South Africa, whatever the offset', () => {
    const [one, other] = ['2026-02-20T00:30:00+02:00', '2026-02-19T22:45:00Z'];
    const pair = [
      tender({ closing_date_time: one }),
      tender({ closing_date_time: other, publication_date_time: null }),
    ] as const;
    expect(sameTender(...pair)).toBe(true);
  });
});

describe('a tender advertised again', () => {
  it.each<[string, Stated]>([
    ['says so, under its number', { number: 'RFQ 19/2026 (re-advert)', title: 'Timber' }],
    ['says so, with its title under another number', { number: 'RFQ 31/2026 RE-ADVERT' }],
    ['says so by an underscore', { number: 'RFQ 19/2026_', title: 'Timber' }],
    [
      'says so, and words its title anew',
      { number: 'RFQ 19/2026_', title: 'Timber, reservoir supply, two years' },
    ],
    ['does not say so, and closes later', {}],
    ['puts dots behind its number', { number: 'RFQ 19/2026..' }],
    ['puts a letter behind its number', { number: 'RFQ 19/2026R' }],
  ])('%s', (_, stated) => {
    expect(readvertises(tender({ ...stated, ...later }), tender())).toBe(true);
    expect(readvertises(tender(), tender({ ...stated, ...later }))).toBe(false);
  });

  it.each<[string, Stated]>([
    ['of another buyer', { organization_id: 'another', number: 'RFQ 19/2026 RE-ADVERT' }],
    ['of something else under the same number', { title: 'Painting of the town hall' }],
    [
      'of something else under the same number with an underscore',
      { number: 'RFQ 19/2026_', title: 'Painting of the town hall' },
    ],
    [
      'of something else under the same number, though it says so',
      { number: 'RFQ 19/2026 (re-advert)', title: 'Painting of the town hall' },
    ],
    ['under another number without saying so', { number: 'RFQ 31/2026' }],
    ['that closes earlier', { closing_date_time: '2026-02-10T11:00:00+02:00' }],
  ])('is not one %s', (_, stated) => {
    expect(readvertises(tender({ ...later, ...stated }), tender())).toBe(false);
  });

  it('is not one because of equal numbers alone, however they are spelled', () => {
    const plain = tender({ number: '62/26/27', title: 'Appointment of attorneys' });
    const marked = { number: '62/2026/27_', ...later };
    expect(readvertises(tender({ ...marked, title: 'Supply of printing paper' }), plain)).toBe(false);
    expect(readvertises(tender({ ...marked, title: 'Appointment of an attorney' }), plain)).toBe(true);
  });

  it('goes by the publisher’s count if both were published the same day', () => {
    const marked = { number: 'RFQ 31/2026 RE-ADVERT' };
    expect(readvertises(tender({ ...marked, tender_id: '1000' }), tender({ tender_id: '999' }))).toBe(true);
    expect(readvertises(tender({ ...marked, tender_id: '999' }), tender({ tender_id: '1000' }))).toBe(false);
  });
});

describe('any two tenders', () => {
  const stated = fc.record({
    tender_id: fc.constantFrom('1', '2', '10'),
    organization_id: fc.constantFrom('one', 'another', null),
    number: fc.constantFrom('RFQ 1/2026', 'RFQ 1/2026_', 'RFQ 1/2026R', 'RFQ 2/2026', ''),
    title: fc.constantFrom('Timber', 'Timber (re-advert)', 'Timber and gravel', 'Paint', ''),
    publication_date_time: fc.constantFrom(null, '2026-02-01T00:00:00+02:00', '2026-03-01T00:00:00+02:00'),
    closing_date_time: fc.constantFrom(null, '2026-02-20T11:00:00+02:00', '2026-03-20T11:00:00+02:00'),
  });

  it('are the same either way, and never parent of each other, nor both', () =>
    propertyOf({ numRuns: 2_000 }, stated, stated, (a, b) => {
      const [one, other] = [tender(a), tender(b)];
      const same = sameTender(one, other);
      expect(sameTender(other, one)).toBe(same);
      const parents = [readvertises(one, other), readvertises(other, one)].filter(Boolean).length;
      expect(parents + Number(same)).toBeLessThanOrEqual(1);
    }));

  it('have titles that overlap from 0 to 1, alike both ways and whole with themselves', () =>
    property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      const overlap = titleOverlap(one, other);
      expect(overlap).toBeGreaterThanOrEqual(0);
      expect(overlap).toBeLessThanOrEqual(1);
      expect(titleOverlap(other, one)).toBe(overlap);
      expect(titleOverlap(one, one)).toBe(/[\p{L}\p{N}]/u.test(one) ? 1 : 0);
    }));
});
