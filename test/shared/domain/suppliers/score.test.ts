import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreNames } from '#shared/codelists/company-scores.ts';
import { type ScoredCompany, scoreInputs } from '#shared/domain/suppliers/score.ts';
import { scoreOf } from '#shared/domain/suppliers/score-input.ts';
import { property } from '#test/support/property.ts';

const ordinary: ScoredCompany = {
  ...{ hasRegistration: true, sharesNumber: false, beeLevel: '1' },
  ...{ amounts: 8, suspectAmounts: 0, buyerAwards: 10, topBuyerAwards: 5, restricted: null },
  register: null,
};
const risk = (given: Partial<ScoredCompany>) =>
  scoreOf(scoreInputs({ ...ordinary, ...given }), 'forensicRisk');
const inputOf = (given: Partial<ScoredCompany>, name: string) =>
  scoreInputs({ ...ordinary, ...given }).find(({ input }) => input === name);

const company = fc
  .record({
    hasRegistration: fc.boolean(),
    sharesNumber: fc.boolean(),
    beeLevel: fc.constantFrom('1', '8', 'Non-compliant', null),
    amounts: fc.nat(20),
    suspects: fc.nat(20),
    buyerAwards: fc.nat(20),
    top: fc.nat(20),
    restricted: fc.constantFrom(true, false, null),
  })
  .map(
    ({ suspects, top, ...rest }): ScoredCompany => ({
      ...rest,
      register: null,
      suspectAmounts: Math.min(suspects, rest.amounts),
      topBuyerAwards: Math.min(top, rest.buyerAwards),
    }),
  );

describe('scores of a company', () => {
  it('have inputs whose weights are 100 together, with points or a reason', () =>
    property(company, (given) => {
      const inputs = scoreInputs(given);
      for (const score of scoreNames)
        expect(inputs.filter((one) => one.score === score).reduce((sum, { weight }) => sum + weight, 0)).toBe(
          100,
        );
      for (const { value, points, weight, reason } of inputs) {
        expect([value === null, points === null]).toEqual([reason !== null, reason !== null]);
        if (value !== null) expect(points).toBeCloseTo(value * weight, 1);
        expect(value === null || (value >= 0 && value <= 1)).toBe(true);
      }
    }));

  it('are null if the known inputs weigh less than half, otherwise from 0 to 100', () =>
    property(company, (given) => {
      const inputs = scoreInputs(given);
      for (const score of scoreNames) {
        const known = inputs.filter((one) => one.score === score && one.value !== null);
        const weight = known.reduce((sum, one) => sum + one.weight, 0);
        const found = scoreOf(inputs, score);
        expect(found === null).toBe(weight < 50);
        if (found !== null) expect(found).toSatisfy((value: number) => value >= 0 && value <= 100);
      }
    }));

  it('say nothing about compliance without the register', () => {
    expect(scoreOf(scoreInputs(ordinary), 'compliance')).toBeNull();
    expect(inputOf({}, 'companyRegister')).toMatchObject({
      value: null,
      reason: expect.stringMatching(/register/),
    });
  });

  it('rise with suspect amounts, one buyer, and several names on one number', () => {
    expect(risk({})).toBe(0);
    expect(risk({ suspectAmounts: 2 })).toBe(10);
    expect(risk({ topBuyerAwards: 10 })).toBe(30);
    expect(risk({ sharesNumber: true })).toBe(30);
    expect(risk({ suspectAmounts: 8, topBuyerAwards: 10, sharesNumber: true })).toBe(100);
  });

  it('do not judge a company of which too little is known', () => {
    expect(risk({ buyerAwards: 4, topBuyerAwards: 4 })).toBeNull();
    expect(risk({ amounts: 0 })).toBeNull();
    expect(risk({ hasRegistration: false })).toBeNull();
    expect(inputOf({ beeLevel: 'Non-compliant' }, 'beeLevel')).toMatchObject({ value: 0, points: 0 });
    expect(inputOf({ beeLevel: null }, 'beeLevel')).toMatchObject({ value: null });
  });
});
