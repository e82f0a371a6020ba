import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '#shared/domain/tenders/read/fields/clean-text.ts';

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
    ['a\ud83d', 'a\ufffd', ['control-characters']],
    ['😀 fine', '😀 fine', []],
    ['5 < 6 & 7 > 3', '5 < 6 & 7 > 3', []],
    ['<not available>', '<not available>', []],
    ['one<br/>two</p>three', 'one\ntwo\nthree', ['html-in-text']],
    ['R&amp;D &#8211; &#x2013; &nbsp;x', 'R&D – –  x', ['html-in-text']],
    ['&#0;&#55296;&#99999999;x', '&#99999999;x', ['html-in-text']],
    ['<!-- hidden', '', ['html-in-text']],
    ['<script>alert(1)', '', ['html-in-text']],
  ])('%j', (given, text, found) => {
    expect(cleanText(given)).toEqual({ text, found });
  });

  it('gives text that any UTF-8 store takes, and leaves clean text alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const { text } = cleanText(given);
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
      }),
      { numRuns: 1_000 },
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abc XYZ 019 .,-–éßЖ中') }), (given) => {
        expect(cleanText(given)).toEqual({ text: given.trim(), found: [] });
      }),
    );
  });

  it('stays linear on texts made to be slow', () => {
    for (const part of ['<!--', '<script', '<b', '&#', 'Ã', '< ', '<br <']) {
      expect(cleanText(part.repeat(50_000)).text.length).toBeLessThanOrEqual(part.length * 50_000);
    }
  });
});
