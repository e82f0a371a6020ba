import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mentionsIn } from '#shared/domain/places/mentions.ts';
import { wordsOf } from '#shared/domain/places/words.ts';
import { foldName } from '#shared/text/names.ts';
import { property } from '#test/support/property.ts';

/** Codes of what is named: the municipality, else the province; several for a name that several have. */
const named = (text: string, address = false) =>
  mentionsIn(wordsOf(text), address).map(({ places }) =>
    [...new Set(places.map(({ municipality, province }) => municipality?.code ?? province))].sort().join('|'),
  );

describe('words', () => {
  test('know what a comma, a line or a free dash separates', () => {
    expect(wordsOf('Ga-Rankuwa – Café, x')).toEqual({
      words: ['ga', 'rankuwa', 'cafe', 'x'],
      breaks: [true, false, true, true, true],
    });
    expect(wordsOf('')).toEqual({ words: [], breaks: [true] });
  });

  test('are those of the folded name, for any text of the Latin script', () =>
    property(fc.string({ unit: fc.constantFrom(...'aZé9 -,.\n') }), (text) => {
      expect(wordsOf(text).words.join(' ')).toBe(foldName(text));
    }));
});

describe('names in running text', () => {
  test.each([
    ['Cleaning at Limpopo Street, Durban', ['ETH']],
    ['Repairs to Cape Town Road', []],
    ['Upgrade of the Bethal Ogies Road', []],
    ['Old Pretoria Main Road', []],
    ['office in Eastern Cape', ['EC']],
    ['the South Eastern region', []],
    ['south eastern coast of KwaZulu-Natal', ['KZN']],
    ['five km north west of the dam', []],
    ['North West University', []],
    ['schools in the North West province', ['NW']],
    ['North West Province', ['NW']],
    ['Free State and KZN', ['FS', 'KZN']],
    ['Springs and shock absorbers', []],
    ['a clinic in Springs', ['EKU']],
    ['hire of a hall in George', ['WC044']],
    ['George Municipality', ['WC044']],
    ['Chris Hani Road', []],
    ['Chris Hani District Municipality', ['DC13']],
    ['Chris Hani Baragwanath Hospital', ['JHB']],
    ['OR Tambo International Airport', ['EKU']],
    ['O.R. Tambo District', ['DC15']],
    ['the Nelson Mandela National Museum', []],
    ['Nelson Mandela Bay', ['NMA']],
    ['Kusile Power Station', ['MP312']],
    ['Middelburg', ['EC131|MP313']],
    ['Emalahleni Local Municipality', ['EC136|MP312']],
    ['WC and EC', []],
    ['Richardsbay', ['KZN282']],
  ])('%s', (text, codes) => {
    expect(named(text)).toEqual(codes);
  });
});

describe('names in addresses', () => {
  test.each([
    ['12 Main Road, Alice, 5700', ['EC129']],
    ['Komani, EC', ['EC139', 'EC']],
    ['Limpopo Street, Kempton Park', ['EKU']],
    ['Brits - Brits', ['NW372', 'NW372']],
    ['Brits Street, Kroonstad', ['FS201']],
  ])('%s', (text, codes) => {
    expect(named(text, true)).toEqual(codes);
  });
});

test('any text is read', () =>
  property(fc.string({ unit: 'grapheme' }), fc.boolean(), (text, address) => {
    for (const { from, to, places } of mentionsIn(wordsOf(text), address)) {
      expect(to).toBeGreaterThan(from);
      expect(places).not.toEqual([]);
    }
  }));
