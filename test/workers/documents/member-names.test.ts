import { describe, expect, it } from 'vitest';
import { containsIdentityNumber, MASK } from '#shared/text/identity-number.ts';
import { identityNumber, spellings } from '#test/support/identity-numbers.ts';
import { memberNames } from '#workers/documents/read/member-names.ts';

const nameOf = (path: string) => memberNames([path])[0]?.path;

describe('names of members', () => {
  it('that can be stored and shown stay as they are, and the same ones are counted', () => {
    const paths = ['a.txt', 'Annexure A/Prijs — 1.pdf', 'a.txt', 'a.txt'];
    expect(memberNames(paths)).toEqual([
      { path: 'a.txt', repetition: 0 },
      { path: 'Annexure A/Prijs — 1.pdf', repetition: 0 },
      { path: 'a.txt', repetition: 1 },
      { path: 'a.txt', repetition: 2 },
    ]);
  });

  it.each([
    ['NUL', 'a\0.txt', 'a.txt'],
    ['half of a surrogate pair', 'a\ud800.txt', 'a.txt'],
    ['control characters', 'a\r\n\u0085\u2028b.txt', 'ab.txt'],
    ['a change of the direction', 'a\u202efdp.exe', 'afdp.exe'],
    ['nothing', '\0', 'unnamed'],
    ['nothing in a folder', 'folder/\u0001', 'folder/unnamed'],
  ])('lose %s', (_, path, shown) => {
    expect(nameOf(path)).toBe(shown);
  });

  it('hold no identity number, however it is written', () => {
    const number = identityNumber(1);
    for (const spelled of [
      ...spellings.map((spell) => spell(number)),
      number.split('').join('\0'),
      number.split('').join('\u202e'),
      `${number.slice(0, 6)}%20${number.slice(6)}`,
      `${number} ${number.slice(0, 6)}%00${number.slice(6)}`,
    ]) {
      const shown = nameOf(`ID ${spelled}/CV of ${spelled}.pdf`) ?? '';
      expect(containsIdentityNumber(shown), spelled).toBe(false);
      expect(shown, spelled).toContain(MASK);
      expect(shown, spelled).toMatch(/\.pdf$/);
    }
  });

  it('of different numbers are distinguished', () => {
    const paths = [1, 2].map((n) => `${identityNumber(n)}.pdf`);
    expect(memberNames(paths)).toEqual([
      { path: `${MASK}.pdf`, repetition: 0 },
      { path: `${MASK}.pdf`, repetition: 1 },
    ]);
  });

  it('that are long keep their end', () => {
    const shown = nameOf(`${'\u{1f600}'.repeat(32_000)}/b.pdf`) ?? '';
    expect(shown.length).toBeLessThanOrEqual(1_000);
    expect(shown).toMatch(/\/b\.pdf$/);
    expect(shown.isWellFormed()).toBe(true);
  });
});
