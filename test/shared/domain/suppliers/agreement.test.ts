import { describe, expect, it } from 'vitest';
import { nearPairs } from '#eval/suppliers/near-pairs.ts';
import { groupByRules } from '#eval/suppliers/score.ts';
import { type Agreements, agreedLinks } from '#shared/domain/suppliers/agreement.ts';
import { findLinks } from '#shared/domain/suppliers/find-links.ts';
import { readSupplier } from '#shared/domain/suppliers/mention.ts';
import { partsOf, type SeenSpelling, spellingOf } from '#shared/domain/suppliers/spelling.ts';

/** Whether two names that are one letter apart become one company. */

const seen = (text: string, mentions: number): SeenSpelling => {
  const [mention] = readSupplier(text);
  if (mention === undefined) throw new Error(`${text} is nobody`);
  return { ...spellingOf(partsOf(mention)), firstSeen: '1', mentions };
};

const isOne = (
  one: SeenSpelling,
  other: SeenSpelling,
  others: readonly SeenSpelling[] = [],
  known: Partial<Agreements> = {},
): boolean => {
  const all = [one, other, ...others];
  const byId = new Map(all.map((spelling) => [spelling.id, spelling]));
  const withWord = (word: string) => all.filter(({ words }) => words.includes(word));
  const { agreed } = agreedLinks(findLinks([one, other]), byId, {
    withWord,
    haveOneDeal: () => false,
    ...known,
  });
  return agreed.length > 0;
};

describe('names that are one letter apart', () => {
  it.each([
    ['Siyakhula Cleaning', 'Siyakhala Cleaning'],
    ['Coetzee Attorneys', 'Coetzer Attorneys'],
    ['Mandisa Trading', 'Mandiso Trading'],
    ['Thembeka Projects', 'Thembela Projects'],
    ['Zondo Electrical', 'Zondi Electrical'],
    ['Mokoena Civils', 'Mokwena Civils'],
    ['Bezuidenhout Vervoer', 'Bezuidenhoudt Vervoer'],
    ['Swartz Elektries', 'Swarts Elektries'],
    ['Motheo Trading', 'Mothao Trading'],
    ['Ratanang Foods', 'Rotanang Foods'],
    ['Mahika Painting', 'Mahika Printing'],
    ['Zulu Trading A', 'Zulu Trading'],
    ['House Power Electrical', 'Power House Electrical'],
  ])('stay apart, however often one is seen: %s, %s', (one, other) => {
    expect(isOne(seen(one, 50), seen(other, 1))).toBe(false);
    expect(isOne(seen(one, 1), seen(other, 50))).toBe(false);
  });

  it.each([
    ['Armadillos Catering', 'Armadilols Catering'],
    ['Mahlangeni Stationers', 'Mahlngeni Stationers'],
    ['Ouboetsberg Boerdery', 'Oubeotsberg Boerdery'],
  ])('are one if the rare word can only be an error: %s, %s', (usual, rare) => {
    expect(isOne(seen(usual, 3), seen(rare, 1))).toBe(true);
    expect(isOne(seen(usual, 2), seen(rare, 1))).toBe(false);
    expect(isOne(seen(usual, 3), seen(rare, 3))).toBe(false);
  });

  it('stay apart if another company has one of the words', () => {
    const [usual, rare] = [seen('Mahlangeni Stationers', 9), seen('Mahlngeni Stationers', 1)];
    expect(isOne(usual, rare, [seen('Mahlangeni Zebra Roads', 1)])).toBe(false);
    expect(isOne(usual, rare, [seen('Mahlngeni Zebra', 1)])).toBe(false);
    expect(isOne(usual, rare, [seen('MAHLANGENI STATIONERS CC', 1)])).toBe(true);
  });

  it('are one if an award of each is of one tender and one amount, or a number is the same', () => {
    const [one, other] = [seen('Coetzee Attorneys', 1), seen('Coetzer Attorneys', 1)];
    expect(isOne(one, other, [], { haveOneDeal: () => true })).toBe(true);
    const number = '2015/123456/07';
    expect(isOne(seen(`Coetzee Attorneys ${number}`, 1), seen(`Coetzer Attorneys ${number}`, 1))).toBe(true);
  });
});

describe('near pairs', () => {
  it('are read with the half that is held out, and a line of another form is an error', () => {
    const pairs = nearPairs('a\tb\tsame\tnote\nZed\tZet\tno\ttwo\nBee\tBEE\tyes\tcapitals\n');
    expect(pairs.map(({ one, same, heldOut }) => [one, same, heldOut])).toEqual([
      ['Zed', false, false],
      ['Bee', true, true],
    ]);
    expect(() => nearPairs('a\tb\tsame\tnote\nZed\tZet\tperhaps\ttwo\n')).toThrow('line 2');
    expect(nearPairs()).toHaveLength(300);
  });

  it('that are not held out and are of two companies stay apart', () => {
    for (const { one, other, same, heldOut } of nearPairs()) {
      if (same || heldOut) continue;
      const named = [one, other].map((text, at) => ({
        ...{ text, company: '', row: null, origin: '' },
        seen: at === 0 ? 9 : 1,
      }));
      const [first, second] = groupByRules(named);
      expect(first === second, `${one} | ${other}`).toBe(false);
    }
  });
});
