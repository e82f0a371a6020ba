import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '#shared/domain/tenders/read/fields/clean-text.ts';
import { anyCharacter, property, propertyOf } from '#test/support/property.ts';

describe('cleaning a text', () => {
  it.each([
    [' plain \r\n text ', 'plain \n text', []],
    ['Zoë – “café” 5 € ½', 'Zoë – “café” 5 € ½', []],
    ['ZoÃ«', 'Zoë', ['mojibake']],
    ['SKA SA â€“ Square', 'SKA SA – Square', ['mojibake']],
    ['itâ€™s â‚¬5', 'it’s €5', ['mojibake']],
    ['na\u00c3\u00afve', 'naïve', ['mojibake']],
    ['SÃO PAULO', 'SÃO PAULO', []],
    ['Strauß–Allee ‘ô’', 'Strauß–Allee ‘ô’', []],
    ['ï»¿Notice â„¢ â—\u008f', 'Notice ™ ●', ['mojibake', 'control-characters']],
    ['a\u0000b\u0007c', 'abc', ['control-characters']],
    ['\ufeffa', 'a', ['control-characters']],
    ['\u202eevil rtl\u202c CC\u2066', 'evil rtl CC', ['control-characters']],
    ['a &#8238;b', 'a b', ['html-in-text']],
    ['شركة Ltd', 'شركة Ltd', []],
    ['a\ud83d', 'a\ufffd', ['control-characters']],
    ['😀 fine', '😀 fine', []],
    ['5 < 6 & 7 > 3', '5 < 6 & 7 > 3', []],
    ['<not available>', '<not available>', []],
    ['Valves < 50 mm and > 20 mm', 'Valves < 50 mm and > 20 mm', []],
    ['<name> of the <head office>', '<name> of the <head office>', []],
    ['<form SBD 4> and <table 3>', '<form SBD 4> and <table 3>', []],
    ['<a certain amount> <R500 000', '<a certain amount> <R500 000', []],
    ['<p 50 mm> <b=5> <s/n 7>', '<p 50 mm> <b=5> <s/n 7>', []],
    ['<i', '<i', []],
    ['<link to the portal>', '<link to the portal>', []],
    ['<B>loud</B> <Center>x</CENTER >', 'loud x', ['html-in-text']],
    ['<p class="a > b" style=\'x\' id=y hidden>one</p>', 'one', ['html-in-text']],
    ['<td nowrap width = 50>x<o:p></o:p>', 'x', ['html-in-text']],
    ['<<b>b>', '<b>', ['html-in-text']],
    ['&lt;b&gt;x&lt;/b&gt; &lt;name&gt;', 'x <name>', ['html-in-text']],
    ['a<!-- <name> -->b', 'ab', ['html-in-text']],
    ['a<script type="x">if (1 < 2) {}</SCRIPT >b', 'ab', ['html-in-text']],
    ['</script>a<style>b', 'a', ['html-in-text']],
    ['one<br/>two</p>three', 'one\ntwo\nthree', ['html-in-text']],
    ['R&amp;D &#8211; &#x2013; &nbsp;x', 'R&D – –  x', ['html-in-text']],
    ['&#0;&#55296;&#99999999;x', '&#99999999;x', ['html-in-text']],
    ['<!-- hidden', '', ['html-in-text']],
    ['<script>alert(1)', '', ['html-in-text']],
  ])('%j', (given, text, found) => {
    expect(cleanText(given)).toEqual({ text, found });
  });

  it('gives text that any UTF-8 store takes, and leaves clean text alone', async () => {
    await propertyOf({ numRuns: 1_000 }, fc.string({ unit: anyCharacter }), (given) => {
      const { text } = cleanText(given);
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
    });
    await property(fc.string({ unit: fc.constantFrom(...'abc XYZ 019 .,-–éßЖ中') }), (given) => {
      expect(cleanText(given)).toEqual({ text: given.trim(), found: [] });
    });
  });

  it('loses nothing but tags, however angle brackets are placed', () =>
    propertyOf(
      { numRuns: 2_000 },
      fc.string({ unit: fc.constantFrom('<', '</', '>', 'b', 'bx', '5', ' ', '/', 'x') }),
      (given) => {
        expect(cleanText(given).text).toBe(given.replace(/<\/?b\s*\/?\s*>/g, '').trim());
      },
    ));

  it('loses no words between angle brackets that are not a tag', async () => {
    const words = fc.array(fc.constantFrom('b', 'table', 'a', 'form', 'name', '5', 'mm'), {
      minLength: 1,
      maxLength: 4,
    });
    const bracketed = words
      .filter(
        ([first = '', ...others]) => others.length > 0 || first === 'name' || first === '5' || first === 'mm',
      )
      .map((list) => `<${list.join(' ')}>`);
    await property(
      fc.array(fc.oneof(bracketed, fc.constantFrom('< 5', '> 5', '<R5', 'x')), { minLength: 1 }),
      (parts) => {
        expect(cleanText(parts.join(' '))).toEqual({ text: parts.join(' '), found: [] });
      },
    );
  });

  it('stays linear on texts made to be slow', () => {
    const length = 200_000;
    const repeated = [
      '<!--',
      '<script',
      '<script>',
      '</script ',
      '<b',
      '&#',
      'Ã',
      '< ',
      '<br <',
      '<a x="',
      `<a x='" y="`,
    ];
    const blanks = ' '.repeat(length);
    const long = ['<b', '<b a', '<b a =', '<b a="', '<b nowrap', '</b', '<b /', '<script></script'];
    const texts = [
      ...repeated.map((part) => part.repeat(length / part.length)),
      ...long.flatMap((part) => [
        `${part}${blanks}`,
        `${part}${blanks}<`,
        `${part}${' x="'.repeat(length / 4)}`,
      ]),
    ];
    for (const text of texts) expect(cleanText(text).text.length).toBeLessThanOrEqual(text.length);
  });
});
