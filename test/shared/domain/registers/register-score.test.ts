import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreNames } from '#shared/codelists/company-scores.ts';
import { registerInputs, standingOf } from '#shared/domain/registers/register-score.ts';
import { scoreInputs } from '#shared/domain/suppliers/score.ts';
import { scoreOf } from '#shared/domain/suppliers/score-input.ts';
import type { RegisterEvidence } from '#shared/tables/company-register.ts';
import { property } from '#test/support/property.ts';

const ordinary: RegisterEvidence = {
  ...{ status: 'In Business', outstandingReturns: 0, directors: 2, activeDirectors: 2 },
  ...{ disqualifiedDirectors: [], sharedDirectors: [], officials: [] },
  ...{ registeredOn: '2015-03-02', firstAwardOn: '2021-05-11' },
};
const scores = (given: Partial<RegisterEvidence>) =>
  scoreNames.map((score) => scoreOf(registerInputs({ ...ordinary, ...given }), score));
const official = { name: 'T Mokoena', official: 'Thandi Mokoena', organization: 'ESKOM', position: null };

const evidence = fc.record({
  status: fc.constantFrom('In Business', 'Final Deregistration', 'Business Rescue', 'Registrasie', null),
  outstandingReturns: fc.option(fc.nat(9)),
  directors: fc.nat(3),
  activeDirectors: fc.nat(3),
  disqualifiedDirectors: fc.array(fc.constant('P Botha'), { maxLength: 12 }),
  sharedDirectors: fc.array(
    fc.record({ name: fc.constant('T Mokoena'), companies: fc.integer({ min: 1, max: 20 }) }),
  ),
  officials: fc.array(
    fc.constantFrom({ ...official, by: 'name' as const }, { ...official, by: 'identity-number' as const }),
  ),
  registeredOn: fc.constantFrom('2015-03-02', '2021-05-10', null),
  firstAwardOn: fc.constantFrom('2021-05-11', '2014-01-01', null),
});

describe('scores of an entry of the company register', () => {
  it('have inputs that weigh 100 together, each with points and evidence or with a reason', () =>
    property(evidence, (given) => {
      const inputs = registerInputs(given);
      for (const score of scoreNames)
        expect(inputs.filter((one) => one.score === score).reduce((sum, { weight }) => sum + weight, 0)).toBe(
          100,
        );
      for (const { value, reason, evidence: words } of inputs) {
        expect([value === null, words === null]).toEqual([reason !== null, reason !== null]);
        expect(value === null || (value >= 0 && value <= 1)).toBe(true);
      }
    }));

  it('are best for a company in business, and say nothing about one of which nothing is known', () => {
    expect(scores({})).toEqual([100, 0]);
    expect(scores({ status: null, outstandingReturns: null, directors: 0, registeredOn: null })).toEqual([
      null,
      null,
    ]);
  });

  it('change with each piece of evidence by its weight', () => {
    expect(scores({ status: 'Final Deregistration' })).toEqual([60, 25]);
    expect(scores({ status: 'In Deregistration Process' })).toEqual([80, 13]);
    expect(scores({ outstandingReturns: 1 })).toEqual([85, 0]);
    expect(scores({ disqualifiedDirectors: ['P Botha'] })).toEqual([85, 25]);
    expect(scores({ officials: [{ ...official, by: 'identity-number' }] })).toEqual([100, 25]);
    expect(scores({ officials: [{ ...official, by: 'name' }] })).toEqual([100, 6]);
    expect(scores({ sharedDirectors: [{ name: 'T Mokoena', companies: 4 }] })).toEqual([100, 15]);
    expect(scores({ firstAwardOn: '2015-03-02' })).toEqual([100, 10]);
    expect(scores({ activeDirectors: 0 })).toEqual([85, 0]);
  });

  it.each([
    ...[
      ['In Business', 'active'],
      ['Registered', 'active'],
      ['Deregistered', 'ended'],
      ['AR Deregistration Process', 'ending'],
    ],
    ...[
      ['Final Deregistration', 'ended'],
      ['Business Rescue', 'ending'],
      ['Dissolved', 'ended'],
      ['Not active', 'ended'],
    ],
    ...[
      ['Provisional Liquidation', 'ending'],
      ['Inactive', 'ended'],
      ['???', null],
    ],
  ])('understand the status %s as %s', (status, standing) => {
    expect(standingOf(status as string)).toBe(standing);
  });

  it('count in the scores of the company', () => {
    const company = {
      hasRegistration: true,
      sharesNumber: false,
      beeLevel: '1',
      amounts: 8,
      suspectAmounts: 0,
    };
    const inputs = scoreInputs({
      ...company,
      buyerAwards: 10,
      topBuyerAwards: 5,
      restricted: null,
      register: { ...ordinary, outstandingReturns: 2 },
    });
    expect(inputs.filter(({ input }) => input === 'companyRegister')).toMatchObject([
      { score: 'compliance', value: 0.7, points: 42 },
      { score: 'forensicRisk', value: 0 },
    ]);
    expect(scoreOf(inputs, 'compliance')).toBe(82);
  });
});
