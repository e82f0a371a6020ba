import { describe, expect, it } from 'vitest';
import { readRow } from '#shared/domain/tenders/read/etenders/source-record.ts';
import type { SourceRecord } from '#shared/domain/tenders/source-record.ts';
import { awardOf, portalRow } from '#test/shared/domain/tenders/read/etenders/rows.ts';
import { OCID } from './portal-record.ts';

const read = (rest: Record<string, unknown>): SourceRecord =>
  readRow({ list: 2, row: portalRow(132162, { status: 'Awarded', ...rest }) }, OCID);

describe('an award of the portal’s data model', () => {
  it('is read completely, without an issue', () => {
    const subContractor = [
      {
        subContractorID: 9,
        awards: null,
        subContractorName: 'Thabo Plumbing CC',
        beeScoring: '2',
        subContractingPercentage: '30,5%',
        blackYouthownership: false,
        blackWomanOwnership: true,
        blackMilitaryVeteran: false,
        blackDisabled: false,
        blackCooperatives: false,
        blackRural: true,
      },
      // The form's first line, when nobody filled it in.
      { subContractorID: 0, subContractorName: null, beeScoring: null, subContractingPercentage: null },
    ];
    const record = read({ awards: [awardOf('MAHIKA TECHNOLOGIES', 'R347 760,00', { subContractor })] });
    expect(record.issues).toEqual([]);
    expect(record.status).toBe('awarded');
    expect(record.awards).toMatchObject([
      {
        award_key: 'portal:mahikatechnologies',
        ocds_award_id: null,
        etenders_award_id: 72140,
        title: null,
        status: 'awarded',
        enterprise_type: 'EME',
        bee_level: '1',
        bee_points: null,
        points: '96',
        awarded_at: '2025-11-03T00:00:00+02:00',
        amount: '347760',
        currency: 'ZAR',
        supplier_name: 'MAHIKA TECHNOLOGIES',
      },
    ]);
    expect(record.subcontractors).toMatchObject([
      {
        award_id: record.awards[0]?.id,
        name: 'Thabo Plumbing CC',
        percentage: '30.5',
        bee_level: '2',
        black_youth: false,
        black_women: true,
        black_disabled: false,
        black_military: false,
        black_rural: true,
      },
    ]);
  });

  it('is left out when it was withdrawn', () => {
    expect(read({ awards: [awardOf('Zed CC', 'R500,00', { isDeleted: true })] }).awards).toEqual([]);
  });
});

describe('other shapes of awards', () => {
  const zed = { supplier_name: 'Zed CC', amount: '347760', currency: 'ZAR', award_key: 'portal:zed' };
  const alpha = { supplier_name: 'Alpha (Pty) Ltd', award_key: 'portal:alpha' };
  it.each([
    ['company', [{ company: 'Zed CC', tenderAmount: 'R347 760,00' }], [zed]],
    ['successfulbidders', [{ awardID: 7, company: 'Zed CC', tenderAmount: 347760 }], [zed]],
    ['successfulBidders', { name: 'Zed CC', amount: 'R 347,760.00' }, [zed]],
    ['awards', [{ 'Supplier Name': 'Zed CC', Award_Value: '347760.00' }], [zed]],
    [
      'awards',
      [{ company: { supplierNumber: 'MAAA0000001', company: 'Zed CC' }, value: { amount: 347760 } }],
      [{ ...zed, supplier_csd_number: 'MAAA0000001' }],
    ],
    ['company', 'Zed CC (R347 760,00); Alpha (Pty) Ltd', [zed, alpha]],
    ['company', ['Zed CC - R347 760,00', 'Alpha (Pty) Ltd'], [zed, alpha]],
    ['company', 'Alpha, (Pty) Ltd', [{ supplier_name: 'Alpha, (Pty) Ltd' }]],
  ])('%s: %j', (key, value, expected) => {
    const record = read({ [key]: value });
    expect(record.awards).toMatchObject(expected);
    expect(record.issues).toEqual([]);
  });

  it('take the other fields of the row if there is only a name', () => {
    const record = read({ company: 'Zed CC', tenderAmount: 'R347 760,00', awardDate: '03/11/2025' });
    expect(record.awards).toMatchObject([{ ...zed, awarded_at: '2025-11-03T00:00:00+02:00' }]);
    expect(record.issues).toEqual([]);
  });

  it('are completed from the other list', () => {
    const record = read({
      awards: [{ company: 'ZED CC', pointsAwarded: 96 }],
      company: [{ company: 'Zed', tenderAmount: 'R347 760,00' }, { company: 'Alpha' }],
    });
    expect(record.awards).toMatchObject([
      { supplier_name: 'ZED CC', points: '96', amount: '347760', currency: 'ZAR' },
      { supplier_name: 'Alpha' },
    ]);
    expect(record.issues).toEqual([]);
  });

  it.each([
    ['1', '1', null],
    [2, '2', null],
    ['B-BBEE Level 3', '3', null],
    ['Level Four Contributor', '4', null],
    ['Non-Compliant', 'non-compliant', null],
    ['18', null, '18'],
    ['N/A', null, null],
  ])('B-BBEE scoring %s is level %s and %s points', (beeScoring, level, points) => {
    expect(read({ awards: [awardOf('Zed CC', 'R500,00', { beeScoring })] }).awards).toMatchObject([
      { bee_level: level, bee_points: points },
    ]);
  });
});

describe('identity', () => {
  it('is the supplier’s, whatever the spelling', () => {
    const [one, other] = ['ZED  TRADING (PTY) LTD', 'Zed Trading and MAAA1234716'].map(
      (company) => read({ awards: [awardOf(company, 'R500,00')] }).awards[0]?.id,
    );
    expect(one).toBe(other);
  });

  it('differs for two lots of one supplier, whatever their order', () => {
    const lots = [awardOf('Zed CC', 'R700,00'), awardOf('Zed CC', 'R500,00')];
    const idsByAmount = (awards: object[]) =>
      Object.fromEntries(read({ awards }).awards.map(({ amount, id }) => [amount, id]));
    const ids = idsByAmount(lots);
    expect(Object.keys(ids)).toEqual(['500', '700']);
    expect(ids['500']).not.toBe(ids['700']);
    expect(idsByAmount(lots.toReversed())).toEqual(ids);
  });
});

describe('bidders', () => {
  it.each([
    ['Zed CC; Alpha (Pty) Ltd', ['Zed CC', 'Alpha (Pty) Ltd']],
    ['Zed CC, Alpha, Beta Ltd', ['Zed CC', 'Alpha', 'Beta Ltd']],
    ['Alpha, Inc.', ['Alpha, Inc.']],
    ['Zed CC\r\nZED\r\nN/A', ['Zed CC']],
    [
      ['Zed CC', 'Alpha and MAAA1234716', null, 'x'],
      ['Zed CC', 'Alpha'],
    ],
    [[{ biddersID: 7, biddersName: 'Zed, Sons & Co', tendersID: 1 }], ['Zed, Sons & Co']],
    [[], []],
  ])('%j', (bidders, names) => {
    const record = read({ bidders });
    expect(record.bidders.map(({ name }) => name)).toEqual(names);
    expect(record.bidders.map(({ position }) => position)).toEqual(names.map((_, index) => index));
    expect(record.issues).toEqual([]);
  });
});
