import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { supplierPlaceholder } from '#shared/codelists/placeholders.ts';
import { matchingRules } from '#shared/domain/categories/rules.ts';
import { areAddresses } from '#shared/domain/quality/checks/contact.ts';
import { namesIn } from '#shared/domain/tenders/read/etenders/names.ts';
import { withoutTags } from '#shared/domain/tenders/read/fields/html-tags.ts';
import { companyKey, foldName, supplierKey } from '#shared/text/names.ts';
import { slugify } from '#shared/text/slug.ts';
import {
  splitSupplierName,
  withoutLeadingJoiners,
  withoutTrailingJoiners,
} from '#shared/text/supplier-numbers.ts';
import { propertyOf } from '#test/support/property.ts';

/**
 * Texts are searched in linear time by several small expressions. Here are the single expressions that say the same, and
 * take quadratic or exponential time; on short texts both must agree.
 */

const textOf = (parts: readonly string[], maxLength = 8): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...parts), { maxLength }).map((chosen) => chosen.join(''));
const agree = (
  texts: fc.Arbitrary<string>,
  fast: (text: string) => unknown,
  plain: (text: string) => unknown,
) =>
  propertyOf({ numRuns: 2_000 }, texts, (text) => {
    expect(fast(text)).toEqual(plain(text));
  });

describe('linear and plain expressions agree', () => {
  it('about addresses', () => {
    const address = "[a-z0-9._%+'&-]+@(?:[a-z0-9-]+\\.)+[a-z]{2,12}";
    const plain = new RegExp(
      `^${address}(?:(?:\\s*[;,/&|]\\s*|\\s+(?:and|or|en)\\s+|\\s+)${address})*[;,.]?$`,
      'i',
    );
    const parts = [
      'a',
      'a@b.co',
      '@',
      'b.co.za',
      '.',
      ' ',
      '  ',
      '&',
      ';',
      ',',
      '/',
      ' and ',
      'or',
      'EN',
      '-',
      '1',
    ];
    agree(textOf(parts), areAddresses, (text) => plain.test(text));
    const sound = fc
      .array(fc.constantFrom(...[' & ', '&', ' ', ';', ', ', ' and ', '|']), { minLength: 1, maxLength: 4 })
      .map((marks) => `${marks.map((mark) => `a.b@c-d.co.za${mark}`).join('')}e@f.gov.za`);
    agree(sound, areAddresses, () => true);
  });

  it('about company forms and trading names', () => {
    const forms = /(?: (?:pty|proprietary|limited|ltd|cc|close corporation|soc|npc|inc|incorporated|rf))+$/;
    const words = [
      'zed',
      ' ',
      'pty',
      ' Ltd',
      ' (Pty)',
      ' close corporation',
      ' corporation',
      ' rf',
      ' company',
    ];
    agree(textOf(words), supplierKey, (text) => foldName(text).replace(forms, '') || foldName(text));
    const plain = /[\s,;([]*(?:\b(?:t|h)\s*\/\s*a\b|\btrading\s+as\b)[\s\S]*$/i;
    agree(
      textOf(['Zed', ' ', ',', '(', 't/a', 'T / A', 'h/a', 'trading as', 'trading', ' Why', '\n'], 6),
      companyKey,
      (text) =>
        text.replace(plain, '').trim() === '' ? companyKey(text) : companyKey(text.replace(plain, '')),
    );
  });

  it('about joiners between the members of a joint venture', () => {
    const joiner = String.raw`(?:\b(?:and|with|consortium|j\s?/?\s?v|(?:in )?(?:a )?joint venture)\b|[&+,;:/()–-])`;
    const leading = new RegExp(String.raw`^(?:\s*${joiner})+\s*`, 'i');
    const trailing = new RegExp(String.raw`(?:\s*${joiner})+\s*$`, 'i');
    const parts = [
      'Zed',
      ' and',
      ' ',
      '/',
      'J/V',
      ' j v',
      ' in a joint venture',
      ' a ',
      ' with',
      '-',
      'band',
    ];
    agree(textOf(parts), withoutLeadingJoiners, (text) => text.replace(leading, ''));
    agree(textOf(parts), withoutTrailingJoiners, (text) => text.replace(trailing, ''));
  });

  it('about hyphens at the ends of slugs', () => {
    agree(textOf(['a', '-', ' ', '–', '&', 'é', '.']), slugify, (text) =>
      slugify(`x${text}x`)
        .replace(/^x|x$/g, '')
        .replace(/^-+|-+$/g, ''),
    );
  });
});

describe('100,000 characters made for the expressions', () => {
  const LENGTH = 100_000;
  const filled = (part: string, end = '!') => part.repeat(Math.ceil(LENGTH / part.length)) + end;

  it.each([
    ['addresses', areAddresses, filled('a@b.co &')],
    ['addresses with blanks', areAddresses, filled('a@b.co  ')],
    ['a domain', areAddresses, `a@${filled('a.')}`],
    ['company forms', supplierKey, filled(' limited')],
    ['company forms and no end', companyKey, filled(' close corporation', ' x')],
    ['blanks before a trading name', companyKey, filled('\t', 't/')],
    ['joiners', splitSupplierName, filled('AND/J V/')],
    [
      'joiners between numbers',
      splitSupplierName,
      `MAAA1234567 ${filled(' and/J V').slice(0, 4_900)} MAAA7654321`,
    ],
    ['rules of categories', matchingRules, filled('school ')],
    ['placeholders', supplierPlaceholder, filled('appointed ')],
    ['names', namesIn, filled('pty  . ', ',ltd')],
    ['hyphens', slugify, filled('- ')],
    ['scripts', withoutTags, filled('<script></script ')],
  ] as const)('in %s are handled', (_, rule: (text: string) => unknown, text: string) => {
    expect(() => rule(text)).not.toThrow();
  });
});
