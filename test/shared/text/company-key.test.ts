import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyKey } from '#shared/text/names.ts';
import { property } from '#test/support/property.ts';

describe('names of companies', () => {
  it.each([
    ['Zed Trading (Pty) Ltd', 'ZED TRADING PTY. LTD.'],
    ['Zed Trading (Pty)Ltd', 'zed  trading'],
    ['Zed Trading (Proprietary) Limited', 'Zed Trading Pty Ltd (RF)'],
    ['Zed Trading CC', 'Zed Trading C.C.'],
    ['Zed Trading Close Corporation', 'Zed-Trading cc'],
    ['Zed Handel (Edms) Bpk', 'Zed Handel BK'],
    ['Eskom Holdings SOC Ltd', 'ESKOM HOLDINGS SOC LIMITED'],
    ['Rest Home NPC', 'Rest Home (Non-Profit Company)'],
    ['Smith & Sons', 'Smith and Sons (Pty) Ltd'],
    ['Smith&Sons', 'SMITH AND SONS'],
    ['A.B.C. Trading', 'ABC Trading'],
    ["O'Brien Plumbing", 'OBrien Plumbing'],
    ['Agrément Café', 'AGREMENT CAFE'],
    ["Zed CC t/a Zed's Kitchen", 'ZED'],
    ["Zed (Pty) Ltd (T/A Zed's Kitchen)", 'Zed trading as Bee'],
    ['AGRIMARK OPERATIONS and MAAA1234716', 'Agrimark Operations'],
  ])('%s = %s', (one, other) => {
    expect(companyKey(one)).toBe(companyKey(other));
  });

  it.each([
    ['Zed Trading', 'Zed Trading Two'],
    ['Limited Edition Prints', 'Edition Prints'],
    ['Mokoena T A Transport', 'Mokoena'],
    ['Zed', 'Bee t/a Zed'],
  ])('%s is not %s', (one, other) => {
    expect(companyKey(one)).not.toBe(companyKey(other));
  });

  it('keeps a name that is nothing but a form, a trading name or a supplier number', () => {
    for (const name of ['Limited', 'CC', 't/a Bee', 'MAAA1234567']) expect(companyKey(name)).not.toBe('');
    expect(companyKey(' -- ')).toBe('');
  });

  const word = fc.stringMatching(/^[a-zà-öø-ý0-9]{2,10}$/);
  const gap = fc.constantFrom(' ', '  ', '-', ', ', '. ', ' (', ') ', '\t', '\u00a0', ' – ');
  const form = fc.constantFrom('', ' (Pty) Ltd', ' PTY LTD', ' cc', ' C.C.', ' (Pty) Ltd t/a Bee', ' NPC');
  const respell = (text: string, upper: boolean) => (upper ? text.toUpperCase() : text);

  it('is the same for every case, blank, punctuation and form', () =>
    property(
      fc.array(fc.tuple(word, gap, fc.boolean()), { minLength: 1, maxLength: 5 }),
      form,
      (words, ending) => {
        const plain = words.map(([text]) => text).join(' ');
        const other = words.map(([text, between, upper]) => between + respell(text, upper)).join('');
        expect(companyKey(`${other}.${ending} `)).toBe(companyKey(plain));
      },
    ));

  it('is never empty for a name with a letter, and the same when applied twice', () =>
    property(fc.string({ unit: 'grapheme' }), (name) => {
      const key = companyKey(name);
      if (/[a-z0-9]/i.test(name)) expect(key).not.toBe('');
      expect(companyKey(key)).toBe(key);
    }));
});
