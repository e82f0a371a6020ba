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

describe('registration numbers of suppliers', () => {
  const organization = (name: string, id: string, scheme = 'ZA-CIP') => ({
    ...{ id: '1', name, roles: ['supplier'] },
    identifier: { scheme, id },
  });
  const numbersOf = (awards: readonly object[], parties: readonly object[]) => {
    const record = read({}, { awards, parties });
    return {
      numbers: record.awards.map((award) => award.supplier_registration_number),
      doubts: record.issues.flatMap(({ kind, detail }) =>
        kind === 'invalid-registration-number' ? [detail?.['text']] : [],
      ),
    };
  };
  const [zed, bee] = [portalAward('7', 'Zed Civils (Pty) Ltd', 500), portalAward('8', 'Bee Roads', 700)];

  it('are those of the party or supplier of the same name, however it is written', () => {
    const parties = [
      organization('ZED CIVILS (PTY) LTD', '2015 / 123456 / 07'),
      organization('Bee Roads', '4123456789', 'ZA-VAT'),
    ];
    expect(numbersOf([zed, bee], parties)).toEqual({ numbers: ['2015/123456/07', null], doubts: [] });
    const supplier = { suppliers: [organization('Zed Civils (Pty) Ltd', '2015/123456/07')] };
    expect(numbersOf([{ ...zed, ...supplier }], [])).toEqual({ numbers: ['2015/123456/07'], doubts: [] });
  });

  it('are none if another name also has the number, or the name another number', () => {
    const copied = [
      organization('Zed Civils (Pty) Ltd', '2015/123456/07'),
      organization('Bee Roads', '201512345607'),
    ];
    expect(numbersOf([zed, bee], copied)).toEqual({ numbers: [null, null], doubts: ['2015/123456/07'] });
    const two = [
      organization('Zed Civils (Pty) Ltd', '2015/123456/07'),
      organization('Zed Civils (Pty) Ltd', '2016/123456/07'),
    ];
    expect(numbersOf([zed], two)).toEqual({ numbers: [null], doubts: ['2015/123456/07', '2016/123456/07'] });
  });
});
