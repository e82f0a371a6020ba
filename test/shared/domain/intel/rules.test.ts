import { describe, expect, it } from 'vitest';
import { canonicalAddress, matchesPattern } from '#shared/domain/intel/address.ts';
import { analyseItem } from '#shared/domain/intel/analyse.ts';
import { dateIn, publishedTime } from '#shared/domain/intel/dates.ts';
import { quotable, quotedSummary, sentencesOf } from '#shared/domain/intel/quote.ts';
import { largestAmount } from '#shared/domain/intel/scores.ts';
import { tendersIn } from '#shared/domain/intel/tender-numbers.ts';
import { referenceKey } from '#shared/domain/tenders/readvertised.ts';

const received = new Date('2026-08-20T10:00:00Z');

describe('when an item was published', () => {
  it.each([
    ['Fri, 14 Aug 2026 08:00:00 +0200', '2026-08-14T06:00:00.000Z', '+02:00', []],
    ['Fri, 14 Aug 26 08:00 GMT', '2026-08-14T08:00:00.000Z', '+00:00', []],
    ['2026-08-14T08:00:00Z', '2026-08-14T08:00:00.000Z', '+00:00', []],
    ['2026-08-14 08:00', '2026-08-14T06:00:00.000Z', '+02:00', ['zone']],
    ['14 August 2026', '2026-08-13T22:00:00.000Z', '+02:00', ['zone', 'time']],
    ['Friday, 14th August 2026 10:30', '2026-08-14T08:30:00.000Z', '+02:00', ['zone']],
    ['August 14, 2026', '2026-08-13T22:00:00.000Z', '+02:00', ['zone', 'time']],
    ['14/08/2026', '2026-08-13T22:00:00.000Z', '+02:00', ['zone', 'time']],
    ['12/31/2025', '2025-12-30T22:00:00.000Z', '+02:00', ['zone', 'time']],
    ['2026/08/14', '2026-08-13T22:00:00.000Z', '+02:00', ['zone', 'time']],
    ['14.08.2026 9:05 pm', '2026-08-14T19:05:00.000Z', '+02:00', ['zone']],
    ['20260814', '2026-08-13T22:00:00.000Z', '+02:00', ['zone', 'time']],
    ['1786694400', '2026-08-14T08:00:00.000Z', '+00:00', []],
    ['Fri Aug 14 08:00:00 2026', '2026-08-14T06:00:00.000Z', '+02:00', ['zone']],
  ])('%s', (stated, instant, zone, assumed) => {
    expect(publishedTime(stated, received)).toEqual({ stated, instant, zone, assumed, refused: null });
  });

  it.each([
    ['2030-01-01', 'in-the-future'],
    ['1970-01-01', 'unreadable'],
    ['the day before', 'unreadable'],
    ['2026-02-31', 'unreadable'],
  ])('%s is not believed', (stated, refused) => {
    expect(publishedTime(stated, received)).toMatchObject({ instant: null, stated, refused });
  });

  it('is found in a text', () => {
    expect(dateIn('Gazette No. 53118 of 14 August 2026, page 3')).toBe('14 August 2026');
    expect(dateIn('Gazette No. 53118')).toBeNull();
  });
});

describe('the address of an item', () => {
  const key = (link: string) => canonicalAddress(link, 'https://www.example.org/feed')?.key;

  it('is the same, whatever leads to it', () => {
    const same = [
      '/a?b=1&c=2',
      'http://example.org/a/?c=2&b=1&utm_source=x#top',
      '//www.example.org/a?fbclid=3&b=1&c=2',
    ];
    expect(new Set(same.map(key)).size).toBe(1);
    expect(key('/a?b=2')).not.toBe(key('/a?b=1'));
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org/',
    'https://user:secret@example.org/',
    ' ',
    'https://',
  ])('%s is none', (link) => expect(canonicalAddress(link, 'https://www.example.org/feed')).toBeNull());

  it('matches a pattern with any characters', () => {
    expect(matchesPattern('https://a/news/x', '*/news/*')).toBe(true);
    expect(matchesPattern('https://a/other/x', '*/news/*')).toBe(false);
    expect(matchesPattern('aba', 'ab*ba')).toBe(false);
  });
});

describe('quotations', () => {
  it('are sentences that stand in the text', () => {
    const text =
      'Adv. Gcaleka found that R1.2 million was lost at No. 4 Depot. The report follows. “It is out.” Now';
    expect(sentencesOf(text)).toEqual([
      'Adv. Gcaleka found that R1.2 million was lost at No. 4 Depot.',
      'The report follows.',
      '“It is out.”',
      'Now',
    ]);
    expect(quotedSummary(text, null)).toBe('Adv. Gcaleka found that R1.2 million was lost at No. 4 Depot.');
  });

  it('are never the whole of an article', () => {
    const article =
      'The first sentence of the article is here. The second one follows it here. The third one ends it all here.';
    expect(quotedSummary(null, article)).toBe('The first sentence of the article is here.');
    const { key_points } = analyseItem(
      { title: 'x', words: null, text: article, published: null },
      { organizations: () => [], tenders: new Map() },
    );
    expect(key_points.join('').length).toBeLessThanOrEqual(quotable(article));
  });
});

describe('tender numbers', () => {
  const known = new Map(
    ['RT15-2026', '12/2026', 'RFQ 118', 'ZNB 5471/2026-H', '2026/27'].map((number) => [
      referenceKey(number),
      { id: number, referenceNumber: number },
    ]),
  );
  const numbers = (text: string) =>
    tendersIn({ title: text, words: null, text: null }, known).map(({ id }) => id);

  it.each([
    ['Invitation to bid: RT15-2026 mobile phones', ['RT15-2026']],
    ['Quotations under RFQ 118 for chlorine', ['RFQ 118']],
    ['an erratum to bid ZNB 5471/2026-H.', ['ZNB 5471/2026-H']],
    ['tender 12/2026 for paving', ['12/2026']],
    ['Notice 12/2026: office hours', []],
    ['in the year 2026/27', []],
    ['Circular 12 of 2026/27', []],
  ])('%s', (text, expected) => {
    expect(numbers(text)).toEqual(expected);
  });
});

it('the largest amount of a text', () => {
  expect(largestAmount('R82 million of R1,2 billion, and R1 064 000')).toBe(1.2e9);
  expect(largestAmount('1 064 locomotives')).toBe(0);
});
