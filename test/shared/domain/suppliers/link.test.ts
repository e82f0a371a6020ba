import { describe, expect, it } from 'vitest';
import { linkBetween } from '#shared/domain/suppliers/link.ts';
import { readSupplier } from '#shared/domain/suppliers/mention.ts';
import { partsOf, type Spelling, spellingOf } from '#shared/domain/suppliers/spelling.ts';
import { companyKey } from '#shared/text/names.ts';
import { property, propertyOf } from '#test/support/property.ts';
import { spellings, spellingsAlike } from './support.ts';

const read = (text: string): Spelling => {
  const [mention] = readSupplier(text);
  if (mention === undefined) throw new Error(`${text} is nobody`);
  return spellingOf(partsOf(mention));
};

describe('spellings of one company', () => {
  it.each([
    ['Zed (Pty) Ltd 2015/123456/07', 'Alpha CC 2015/123456/07', 'registration-number'],
    ['Zed Trading MAAA1234567', 'Bee MAAA1234567', 'csd-number'],
    ['Mahika Trading (Pty) Ltd', 'MAHIKA TRADING PTY. LTD.', 'name'],
    ['Mahika Trading (Edms) Bpk', 'mahika trading', 'name'],
    ['Mzephula (Pty0 Ltd', 'Mzephula (Pty) Ltd', 'name'],
    ['A.B.C. Plumbers', 'ABC Plumbers CC', 'name'],
    ['Adams & Adams', 'Adams and Adams', 'name'],
    ['ESRI SA', 'Esri South Africa (Pty) Ltd', 'name-variant'],
    ['Fischer Safes and Security', 'Fischer Safes Security', 'name-variant'],
    ['Automation Control Solution', 'Automation Control Soluitions', 'name-variant'],
    [
      'Assotiation of Certified Fraud Examiners',
      'Association of Certified Fraud Examiners',
      'name-typing-error',
    ],
    ['Armadillos Catering', 'Armadilos Catering', 'name-typing-error'],
    ['Council for Scientific and Industrial Research (CSIR)', 'CSIR', 'name-abbreviation'],
    ['Milla Trading t/a Millasa', 'MILLASA', 'trading-name'],
    ['Zed Civils / Bee Roads JV', 'Bee Roads and Zed Civils Joint Venture', 'name'],
  ])('%s and %s are linked', (one, other, reason) => {
    expect(linkBetween(read(one), read(other))?.reason).toBe(reason);
  });
});

describe('spellings of different companies', () => {
  it.each([
    ['Zamani Trading 101', 'Zamani Trading 786'],
    ['Mahika Trading Gauteng', 'Mahika Trading Limpopo'],
    ['Mahika North', 'Mahika South'],
    ['Mahika Trading Two', 'Mahika Trading Three'],
    ['Mahika Trading', 'Mahika Projects'],
    ['Mahika Trading CC', 'Mahika Trading (Pty) Ltd'],
    ['Mahika Trust', 'Mahika CC'],
    ['Mahika (Pty) Ltd 2015/123456/07', 'Mahika (Pty) Ltd 2016/123456/07'],
    ['Mahika MAAA1234567', 'Mahika MAAA1234568'],
    ['Zed Civils', 'Zed Civils JV'],
    ['Mandla Trading', 'Nandla Trading'],
    ['Thabo', 'Thaba'],
  ])('%s and %s are not linked', (one, other) => {
    expect(linkBetween(read(one), read(other))).toBeNull();
  });
});

describe('any two spellings', () => {
  it('are linked the same way round and the other way', () =>
    propertyOf({ numRuns: 1_000 }, spellingsAlike, ([one, other]) => {
      expect(linkBetween(one, other)).toEqual(linkBetween(other, one));
    }));

  it('share a block if they are linked, so that looking at blocks finds every link', () =>
    propertyOf({ numRuns: 2_000 }, spellingsAlike, ([one, other]) => {
      if (linkBetween(one, other) === null) return;
      expect(one.blocks.filter((block) => other.blocks.includes(block))).not.toEqual([]);
    }));

  it('have at most 24 blocks, of a length that an index takes', async () => {
    await property(spellings, ({ blocks }) => {
      expect(blocks.length).toBeLessThanOrEqual(24);
      expect(blocks.every((block) => block.length <= 300)).toBe(true);
    });
    const { blocks } = spellingOf({
      kind: 'company',
      name: 'Zamani Mbali '.repeat(800),
      registration: null,
      csd: null,
    });
    expect(Math.max(...blocks.map((block) => block.length))).toBeLessThanOrEqual(300);
  });

  it('have a key that is its own key, and that callers find by companyKey', () =>
    property(spellings, ({ kind, nameKey }) => {
      if (kind === 'joint-venture' || nameKey === '') return;
      expect(companyKey(nameKey)).toBe(nameKey);
      expect(spellingOf({ kind, name: nameKey, registration: null, csd: null }).nameKey).toBe(nameKey);
    }));
});
