import { describe, expect, it } from 'vitest';
import { CERTAIN_SCORE, MATCH_SCORE } from '#shared/domain/screening/deductions.ts';
import { propertyOf } from '#test/support/property.ts';
import { compare, named, screened } from './support.ts';

const person = (name: string) => named(name, { kind: 'person' });

describe('names of one company', () => {
  it.each([
    ['Mahika Trading (Pty) Ltd', 'MAHIKA TRADING'],
    ['Mahika Trading (Edms) Bpk', 'Mahika Trading (Pty) Ltd'],
    ['Mahika Trading CC', 'Mahika Trading BK'],
    ['Zed Ltd', 'Zed (Pty) Ltd'],
    ['A.B.C. Plumbers', 'ABC Plumbers CC'],
    ['Adams & Adams', 'Adams and Adams'],
    ['Free Fall Trading', 'Freefall Trading'],
    ['Kulkoni SA', 'Kulkoni South Africa (Pty) Ltd'],
    ['Kulkoni South Africa', 'Kulkoni Soeth Africa'],
    ['Zenzele IT Solutions', 'Zenzele Information Technology Solutions'],
    ['Thabang Farmers Co-operative Limited', 'Thabang Farmers Co-op Ltd'],
    ['Botha & Seuns BK', 'Botha and Sons CC'],
    ['Siyakhula Cleaning Services', 'Siyakhula Cleening Srevices'],
    ['Mahlangu Konstruksie BK', 'Mahlangu Construction CC'],
    ['Mahlangu Const', 'Mahlangu Construction'],
    ['Brigade Forty-Four Trading', 'Brigade 44 Trading'],
    ['Amukelani 06 Services', 'Amukelani06 Services'],
    ['Émeraude Konstruksie', 'Emeraude Konstruksie'],
    ['ООО Оборонные Инициативы', 'Oboronnye Initsiativy LLC'],
    ['Services Mahika', 'Mahika Services'],
    ['Mahlangu Plumbing and Construc', 'Mahlangu Plumbing and Construction'],
    ['Zulu Trading (Pty) Ltd (formerly known as Kopano Roads CC)', 'Kopano Roads'],
    ['Zulu Trading (Pty) Ltd (formerly known as Kopano Roads CC)', 'Zulu Trading'],
  ])('%s and %s are certainly one', (one, other) => {
    expect(compare(named(one), named(other)).score).toBeGreaterThanOrEqual(CERTAIN_SCORE);
  });

  it.each([
    ['Armadillos Catering', 'Amardillos Catering'],
    ['Naidoo Logistics', 'Naidu Logistics'],
    ['WISA', 'WISA (Water Institute of South Africa)'],
    ['irbg trading', 'irgb trading'],
    ['Lerothodi Engineering and Projects', 'Lerothodi Engineering'],
    ['Spintelligent t/a Vuka Group', 'Vuka Group'],
    ['Council for Scientific and Industrial Research (CSIR)', 'CSIR'],
    ['South African Institute of Chartered Accountants', 'SAICA'],
    ['Zed Civils (Pty) Ltd / Bee Roads CC JV', 'Bee Roads'],
  ])('%s and %s may be one', (one, other) => {
    const { score } = compare(named(one), named(other));
    expect(score).toBeGreaterThanOrEqual(MATCH_SCORE);
    expect(score).toBeLessThan(CERTAIN_SCORE);
  });
});

describe('names of two companies', () => {
  it.each([
    ['Zulu Trading 1', 'Zulu Trading 2', 'other-number'],
    ['Zulu Trading', 'Zulu Trading 626', 'other-number'],
    ['Zulu Trading II', 'Zulu Trading III', 'other-number'],
    ['Zulu Trading A', 'Zulu Trading B', 'other-number'],
    ['Zulu Trading Gauteng', 'Zulu Trading Limpopo', 'other-place'],
    ['Zulu Trading', 'Zulu Trading KZN', 'other-place'],
    ['Zulu Trading North', 'Zulu Trading South', 'other-place'],
    ['Zulu Trading CC', 'Zulu Trading (Pty) Ltd', 'other-legal-form'],
    ['Zulu Trading Trust', 'Zulu Trading BK', 'other-legal-form'],
    ['Zulu Trading', 'Zulu Construction', 'other-words'],
    ['Trading Enterprise', 'Zulu Trading Enterprise', 'only-common-words'],
    ['Zed Civils / Bee Roads JV', 'Zed Civils / Kopano Paving JV', 'other-words'],
  ])('%s is not %s: %s', (one, other, feature) => {
    const { score, features } = compare(named(one), named(other));
    expect(score).toBeLessThan(MATCH_SCORE);
    expect(features?.map(({ name }) => name)).toContain(feature);
  });

  it.each([
    ['Zulu Trading', 'Kopano Roads'],
    ['Zulu Trading', 'Mahika Trading'],
    ['ABB South Africa', 'IBM South Africa'],
    ['Snow', 'Blow'],
    ['various suppliers', 'various suppliers'],
    ['?', '?'],
  ])('%s and %s have nothing in common that identifies a company', (one, other) => {
    expect(compare(named(one), named(other)).score).toBe(0);
  });
});

describe('names of one person', () => {
  it.each([
    ['MOKOENA, Thabo John', 'Thabo John Mokoena', CERTAIN_SCORE],
    ['Dr Thabo Mokoena', 'Mokoena Thabo', CERTAIN_SCORE],
    ['Petrus van der Merwe', 'Petrus Vandermerwe', CERTAIN_SCORE],
    ['T.J. Mokoena', 'Thabo John Mokoena', MATCH_SCORE],
    ['TJ Mokoena', 'Mokoena, Thabo John', MATCH_SCORE],
    ['Thabo Mokoena', 'Thabo John Mokoena', MATCH_SCORE],
    ['Nomsa Dlamini-Nkosi', 'Nomsa Dlamini', MATCH_SCORE],
    ['Nomsa Dlamini (née Nkosi)', 'Nomsa Nkosi', MATCH_SCORE],
    ['Koos Botha', 'Jacobus Botha', MATCH_SCORE],
    ['JP vd Walt', 'Johannes Petrus van der Walt', MATCH_SCORE],
    ['Sech1n Ig0r', 'Igor Sechin', CERTAIN_SCORE],
    ['Sipho Ndhlovu', 'Sipho Ndlovu', MATCH_SCORE],
    ['Mohammed Patel', 'Muhamed Patel', MATCH_SCORE],
    ['Сергей Лавров', 'Sergei Lavrov', MATCH_SCORE],
  ])('%s and %s', (one, other, least) => {
    expect(compare(person(one), person(other)).score).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['Thabo Mokoena', 'Sipho Mokoena'],
    ['Thabo Mokoena', 'Thabo Dlamini'],
    ['T. Mokoena', 'S. Mokoena'],
    ['Thabo John Mokoena', 'Thabo Peter Mokoena'],
    ['Mokoena', 'Thabo John Mokoena'],
    ['Thabo Mokoena Snr', 'Thabo Mokoena Jnr'],
    ['Salman bin Muhammad', 'Muhammad bin Salman'],
  ])('%s is not %s', (one, other) => {
    expect(compare(person(one), person(other)).score).toBeLessThan(MATCH_SCORE);
  });

  it('is not a company with the name', () => {
    const { score, features } = compare(named('Thabo Mokoena CC', { kind: null }), person('Thabo Mokoena'));
    expect(score).toBeLessThan(MATCH_SCORE);
    expect(features?.map(({ name }) => name)).toContain('other-kind');
  });
});

describe('given names in another order', () => {
  it.each([
    ['Gert Johannes Nel', 'Johannes Gert Nel'],
    ['NEL, Gert Johannes', 'Johannes Gert Nel'],
  ])('%s and %s may be one', (one, other) => {
    const { score, features } = compare(person(one), person(other));
    expect(score).toBeGreaterThanOrEqual(MATCH_SCORE);
    expect(score).toBeLessThan(CERTAIN_SCORE);
    expect(features?.map(({ name }) => name)).toEqual(['given-order']);
  });

  it.each([
    ['Gert Johannes Nel', 'Nel Gert Johannes'],
    ['Gert Johannes van der Merwe', 'Van der Merwe, Gert Johannes'],
  ])('is not what %s and %s have, if the family name stands in front', (one, other) => {
    expect(compare(person(one), person(other)).score).toBe(1);
  });
});

describe('numbers decide', () => {
  it.each([
    ['registration', '2015/123456/07', 'registration-number'],
    ['csd', 'MAAA1234567', 'csd-number'],
    ['identity', 'a keyed hash', 'identity-number'],
  ] as const)('the same %s, whatever the names', (of, number, method) => {
    const kind = of === 'identity' ? 'person' : 'company';
    const found = compare(
      named('Zulu Trading', { kind, [of]: number }),
      named('Kopano Roads', { kind, [of]: number }),
    );
    expect(found).toMatchObject({ score: 1, method });
    expect(found.reason).toMatch(/^Both have the same .+\.$/);
    expect(found.reason).not.toContain('hash');
  });

  it.each([
    ['registration', '2015/123456/07', '2015/123457/07'],
    ['csd', 'MAAA1234567', 'MAAA1234568'],
    ['identity', 'one', 'two'],
  ] as const)('another %s, whatever the names', (of, one, other) => {
    const kind = of === 'identity' ? 'person' : 'company';
    expect(
      compare(named('Zulu Trading', { kind, [of]: one }), named('Zulu Trading', { kind, [of]: other })).score,
    ).toBe(0);
  });

  it('in whatever spelling, even within the name', () => {
    const entry = named('Zulu Trading CC', { registration: 'CK2008/123456/23' });
    expect(compare(named('Kopano (Reg No 2008 / 123456 / 23)'), entry).score).toBe(1);
    expect(compare(named('Zulu Trading CC 2008/123457/23'), entry).score).toBe(0);
  });

  it('of any member of a joint venture, and then another number of the venture says nothing', () => {
    const text = 'Kopano Civils 2015/123456/07 and Bee Roads CC 2009/654321/23 JV';
    expect(compare(named(text), named('Other', { registration: '2009/654321/23' })).score).toBe(1);
    expect(compare(named(text), named('Other', { registration: '2015/123456/07' })).score).toBe(1);
    expect(
      compare(named('Kopano Civils / Bee Roads JV'), named('Bee Roads', { registration: '2009/654321/23' }))
        .score,
    ).toBeGreaterThan(MATCH_SCORE);
  });

  it('of other registers too, for equality alone', () => {
    const trust = named('Zulu Family Trust', { registration: 'IT 1234/2005' });
    expect(compare(named('Kopano', { registration: 'IT1234/2005' }), trust).score).toBe(1);
    expect(compare(named('Zulu Family Trust', { registration: 'IT 1235/2005' }), trust).score).toBe(1);
    expect(
      compare(named('Kopano', { registration: 'n/a 0000' }), named('Zulu', { registration: 'n/a 0000' }))
        .score,
    ).toBe(0);
    const person = { registration: '8001015009087' };
    expect(compare(named('Kopano', person), named('Zulu', person)).score).toBe(0);
  });

  it('and an equal one counts more than a different one', () => {
    const [one, other] = ['2015/123456/07', '2015/123457/07'].map((registration) =>
      named('Zulu Trading', { registration, csd: 'MAAA1234567' }),
    ) as [ReturnType<typeof named>, ReturnType<typeof named>];
    expect(compare(one, other)).toMatchObject({ score: 1, method: 'csd-number' });
  });

  it('only if both are known', () => {
    expect(
      compare(named('Zulu Trading', { registration: '2015/123456/07' }), named('Zulu Trading')).score,
    ).toBe(1);
  });

  it('but a close corporation that became a company is the same', () => {
    const before = named('Zulu Trading CC', { registration: '2008/123456/23' });
    const after = named('Zulu Trading (Pty) Ltd', { registration: '2008/123456/07' });
    expect(compare(before, after).score).toBe(1);
    expect(compare(before, { ...after, name: 'Kopano Roads (Pty) Ltd' }).score).toBe(0);
    expect(compare(before, { ...after, registration: '2009/123456/07' }).score).toBe(0);
  });
});

describe('a decision', () => {
  it('is explained by words, deductions and one sentence', () => {
    expect(compare(named('Skylne Civils'), named('Skyline Civils CC'))).toEqual({
      score: expect.closeTo(0.8, 1),
      method: 'similar-words',
      features: [{ name: 'spelling', value: expect.any(Number), deduction: expect.any(Number) }],
      matchedWords: [
        { query: 'skylne', entry: 'skyline', alike: expect.any(Number) },
        { query: 'civils', entry: 'civils', alike: 1 },
      ],
      reason:
        '“Skylne Civils” and “Skyline Civils CC” agree in skylne (skyline), civils; words are spelt differently.',
    });
  });

  it.each([
    ['Zulu Trading CC', 'exact-name'],
    ['Zulu Trdaing', 'same-words'],
    ['Trading Zulu', 'same-words'],
    ['Zulu Trading Enterprise', 'similar-words'],
    ['Kopano t/a Zulu Trading', 'trading-name'],
    ['Zulu Trading / Kopano JV', 'joint-venture-member'],
  ])('of %s about Zulu Trading is by %s', (name, method) => {
    expect(compare(named(name), named('Zulu Trading')).method).toBe(method);
  });

  it('is symmetric and 1 less its deductions, for any names and numbers', () =>
    propertyOf({ numRuns: 300 }, screened, screened, (one, other) => {
      const [a, b] = [
        { ...one, kind: 'company' as const },
        { ...other, kind: 'company' as const },
      ];
      const [there, back] = [compare(a, b), compare(b, a)];
      expect(there.score).toBe(back.score);
      if (there.method === undefined || /number$/.test(there.method)) return;
      const taken = there.features!.reduce((sum, { deduction }) => sum + deduction, 0);
      expect(there.score).toBeCloseTo(Math.max(0, 1 - taken), 2);
    }));
});
