import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSupplier } from '#shared/domain/suppliers/mention.ts';
import { property } from '#test/support/property.ts';

const names = (text: string | null) => readSupplier(text).map(({ role, name }) => [role, name]);

describe('nobody', () => {
  it.each([
    null,
    '',
    '  ',
    'Various',
    'See attached',
    'N/A',
    'Z',
    '-',
    '...',
    '12345',
    'To be confirmed',
    't/a',
  ])('%s has no mention', (text) => {
    expect(readSupplier(text)).toEqual([]);
  });

  it('is still a mention if a number is given', () => {
    expect(readSupplier('N/A', { csd: 'MAAA1234567' })).toMatchObject([{ name: null, csd: 'MAAA1234567' }]);
  });
});

describe('joint ventures', () => {
  it.each([
    ['Zed Civils / Bee Roads JV', ['Zed Civils', 'Bee Roads'], 'marks'],
    ['Zed Civils JV Bee Roads', ['Zed Civils', 'Bee Roads'], 'marks'],
    ['Zed Civils and Bee Roads Joint Venture', ['Zed Civils', 'Bee Roads'], 'joining-words'],
    ['Zed Civils & Bee Roads Consortium', ['Zed Civils', 'Bee Roads'], 'joining-words'],
    ['JV between Zed Civils and Bee Roads', ['Zed Civils', 'Bee Roads'], 'joining-words'],
    [
      'Joint Venture of Zed Civils, Bee Roads and Vee Bridges',
      ['Zed Civils', 'Bee Roads', 'Vee Bridges'],
      'joining-words',
    ],
    ['Magmacore and Geshom Construction JV', ['Magmacore', 'Geshom Construction'], 'joining-words'],
    [
      'Khaya Trading and Projects and Zama Civils JV',
      ['Khaya Trading and Projects', 'Zama Civils'],
      'joining-words',
    ],
    ['Zed (Pty) Ltd and Bee CC', ['Zed (Pty) Ltd', 'Bee CC'], 'legal-forms'],
    ['Zed Motors; Bee Wheels; Vee Tyres', ['Zed Motors', 'Bee Wheels', 'Vee Tyres'], 'marks'],
    [
      '1. Gerox Trading cc 2. Kruger Mangaung Pty Ltd',
      ['Gerox Trading cc', 'Kruger Mangaung Pty Ltd'],
      'marks',
    ],
  ])('%s is one, with its members', (text, members, reason) => {
    const [whole, ...others] = readSupplier(text);
    expect(whole).toMatchObject({ role: 'joint-venture', name: text, members, reason });
    expect(others.map(({ role, name }) => [role, name])).toEqual(members.map((name) => ['member', name]));
  });

  it.each([
    ['Bright and Sons Joint Venture', 'doubtful'],
    ['Mbali Trading and Projects JV', 'doubtful'],
    ['Smith and Jones JV', 'doubtful'],
    ['Kanono Consortium', 'own-name'],
  ])('%s stays whole', (text, reason) => {
    expect(readSupplier(text)).toMatchObject([{ role: 'joint-venture', name: text, members: [], reason }]);
  });

  it.each([
    ['Smith & Jones', 'doubtful'],
    ['Dell / EMC', 'doubtful'],
    ['Mbali Trading and Projects (Pty) Ltd', 'doubtful'],
    ['Rapid 3D JV (PTY) LTD', 'one-name'],
    ['Concor (Pty) Ltd trading as MPS JV', 'one-name'],
  ])('%s is one company', (text, reason) => {
    expect(readSupplier(text)).toMatchObject([{ role: 'supplier', name: text, reason }]);
  });

  it('have the members and numbers that the publisher lists', () => {
    const members = [
      { name: 'Zed CC', csdNumber: 'MAAA1234567' },
      { name: null, csdNumber: 'MAAA7654321' },
    ];
    expect(readSupplier('Zed CC JV Bee', { members })).toMatchObject([
      { role: 'joint-venture', members: ['Zed CC'], csd: null, reason: 'listed' },
      { role: 'member', name: 'Zed CC', csd: 'MAAA1234567' },
      { role: 'member', name: null, csd: 'MAAA7654321' },
    ]);
  });
});

describe('numbers', () => {
  it.each([
    [
      'Howden Power (Pty) Ltd Reg no 2006/014232/07, CSD No. MAAA0097108',
      'Howden Power (Pty) Ltd',
      '2006/014232/07',
      'MAAA0097108',
    ],
    [
      'ZEST Electric (Pty) Ltd (Registration No 1990/004422/07 and CSD no MAAA1064911)',
      'ZEST Electric (Pty) Ltd',
      '1990/004422/07',
      'MAAA1064911',
    ],
    ['2015/123456/07 Zed', 'Zed', '2015/123456/07', null],
    ['Zed CC CK2008/123456/23', 'Zed CC', '2008/123456/23', null],
    ['K2015123456 (South Africa) (Pty) Ltd', 'K2015123456 (South Africa) (Pty) Ltd', '2015/123456/07', null],
    ['RKES (MAAA0366588)', 'RKES', null, 'MAAA0366588'],
    ['Zed (Pty) Ltd- Maaa0207409.', 'Zed (Pty) Ltd', null, 'MAAA0207409'],
  ])('%s is read', (text, name, registration, csd) => {
    expect(readSupplier(text)).toMatchObject([{ name, registration, csd, rejected: [] }]);
  });

  it.each([
    ['Zed 2015/123456/99', 'registration', 'unknown-form'],
    ['Zed 2015/12345678/07', 'registration', 'malformed'],
    ['Zed 1799/123456/07', 'registration', 'malformed'],
    ['Zed 2031/123456/07', 'registration', 'impossible-year'],
    ['Zed 2015/000000/07', 'registration', 'no-serial'],
    ['Zed MAAA0000000', 'csd', 'no-serial'],
  ])('%s has a number that is reported and not used', (text, kind, fault) => {
    expect(readSupplier(text, { latestYear: 2026 })).toMatchObject([
      { name: 'Zed', registration: null, csd: null, rejected: [{ kind, fault }] },
    ]);
  });

  it('beside the name are checked too', () => {
    expect(
      readSupplier('Zed Trading', { registration: '2015-123456-07', csd: 'maaa 1234567' }),
    ).toMatchObject([{ registration: '2015/123456/07', csd: 'MAAA1234567' }]);
    expect(readSupplier('Zed Trading', { registration: 'IT 12/34', csd: '1234567' })).toMatchObject([
      { registration: null, csd: null, rejected: [{ fault: 'malformed' }, { fault: 'malformed' }] },
    ]);
  });
});

describe('any text', () => {
  it.each(['Жизнь Трейдинг', '华为技术', 'مؤسسة زيد', 'Ünïcödé Träding'])('%s is a name', (text) => {
    expect(names(text)).toEqual([['supplier', text]]);
  });

  it('is read without error, and its mentions have a name or a number', async () => {
    const part = fc.constantFrom(
      'Zed',
      ' and ',
      ' JV ',
      '/',
      ' CC',
      '(Pty) Ltd',
      ';',
      ',',
      ' t/a ',
      '2015/123456/07',
      'MAAA1234567',
      '1. ',
      '(',
      ')',
      'é',
      '\n',
    );
    await property(
      fc.oneof(
        fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
        fc.string(),
      ),
      (text) => {
        for (const { name, registration, csd } of readSupplier(text))
          expect(name !== null || registration !== null || csd !== null).toBe(true);
      },
    );
  });

  it.each(['a b ', 'A and B, ', '2015/123456/07 ', 'JV / ', '((((', 'MAAA1234567 ', '1. A ', 'Zed t/a '])(
    'of 100,000 characters such as %s is read at once',
    (part) => {
      expect(() => readSupplier(part.repeat(100_000 / part.length))).not.toThrow();
    },
  );
});
