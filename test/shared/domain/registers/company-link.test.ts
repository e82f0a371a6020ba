import { describe, expect, it } from 'vitest';
import { type LinkCandidate, linkCompany } from '#shared/domain/registers/company-link.ts';
import { personKey } from '#shared/domain/registers/persons.ts';

const company = (id: string, name: string, key: string, ...registrationNumbers: string[]): LinkCandidate => ({
  ...{ id, name, nameKeys: [key], registrationNumbers },
});
const link = (registrationNumber: string | null, name: string, ...candidates: LinkCandidate[]) =>
  linkCompany({ registrationNumber, nameKey: 'zedtrading', name }, candidates);
const NUMBER = '2015/123456/07';
const named = company('named', 'Zed Trading CC', 'zedtrading');
const private_ = company('private', 'Zed Trading (Pty) Ltd', 'zedtrading');
const numbered = company('numbered', 'Kaya Civils', 'kayacivils', NUMBER);
const other = company('other', 'Zed Trading', 'zedtrading', '2016/222222/07');

describe('the company of an entry of a register', () => {
  it('is that of the number, whatever its name', () => {
    expect(link(NUMBER, 'Zed Trading', named, numbered)).toMatchObject({ id: 'numbered', confidence: 0.9 });
    const both = company('both', 'Zed Trading', 'zedtrading', NUMBER);
    expect(link(NUMBER, 'Zed Trading', both, numbered)).toEqual({
      ...{ id: 'both', reason: 'registration-number', confidence: 1 },
    });
  });

  it('is that of the name if no number contradicts, best with the same legal form', () => {
    expect(link(null, 'Zed Trading (Pty) Ltd', other)).toMatchObject({
      id: 'other',
      reason: 'name',
      confidence: 0.7,
    });
    expect(link(NUMBER, 'Zed Trading', other)).toBeNull();
    expect(link(NUMBER, 'Zed Trading cc', named, private_, other)).toMatchObject({
      ...{ id: 'named', reason: 'name-and-form', confidence: 0.85 },
    });
  });

  it('is none if several fit equally well', () => {
    expect(link(null, 'Zed Trading', named, private_)).toBeNull();
    expect(link(NUMBER, 'Zed', numbered, { ...numbered, id: 'again' })).toBeNull();
    expect(link(null, 'Zed Trading')).toBeNull();
  });
});

describe('the key of a person', () => {
  it('is the same in any order of the words and with a title', () => {
    const spellings = ['Thandi Mokoena', 'MOKOENA, Thandi', 'Ms. Thandi  Mokoena', 'mokoena thandi'];
    expect(new Set(spellings.map(personKey))).toEqual(new Set(['mokoena thandi']));
    expect(personKey('Dr')).toBe('dr');
  });
});
