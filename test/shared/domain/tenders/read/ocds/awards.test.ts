import { describe, expect, it } from 'vitest';
import { portalAward } from '#test/shared/domain/tenders/releases.ts';
import { read } from './portal-record.ts';

describe('status and awards', () => {
  const award = portalAward('7', 'Zed', 500);
  it.each([
    ['active', [], 'active'],
    ['complete', [], 'closed'],
    ['complete', [award], 'awarded'],
    ['active', [award], 'awarded'],
    ['Cancelled', [award], 'cancelled'],
    ['withdrawn', [], 'cancelled'],
    ['unsuccessful', [], 'closed'],
    ['', [], 'active'],
  ])('%s with awards %j is %s', (status, awards, expected) => {
    const record = read({ status }, { awards });
    expect(record.status).toBe(expected);
    if (expected === 'cancelled') expect(record.awards).toEqual([]);
  });

  it('keeps two lots of one supplier, and links the party', () => {
    const { awards, parties } = read(
      {},
      {
        awards: [
          portalAward('7', 'Zed', 500),
          portalAward('8', 'Zed', 700, {
            description: 'Qualifying small enterprise',
            value: { amount: 700 },
          }),
        ],
        parties: [
          {
            id: '7',
            name: 'Zed',
            roles: ['supplier'],
            contactPoint: { name: 'Buyer Person', email: 'person@buyer.gov.za' },
          },
        ],
      },
    );
    expect(awards).toMatchObject([
      {
        amount: '500',
        position: 0,
        etenders_award_id: 7,
        supplier_party_id: '7',
        supplier_id: '97',
        enterprise_type: 'EME',
      },
      { amount: '700', position: 1, supplier_party_id: null, currency: null, enterprise_type: 'QSE' },
    ]);
    expect(parties).toMatchObject([
      { ocds_party_id: '63', name: 'City of Tshwane', roles: ['buyer', 'procuringEntity'] },
      { ocds_party_id: '7', name: 'Zed', roles: ['supplier'] },
    ]);
    expect(JSON.stringify({ awards, parties })).not.toContain('person@buyer');
  });
});
