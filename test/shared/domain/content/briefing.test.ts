import { describe, expect, it } from 'vitest';
import { barChart } from '#shared/domain/content/briefing/chart.ts';
import { asMarkdown, composeBriefing } from '#shared/domain/content/briefing/compose.ts';
import { corrected, correctionsInWords, differences } from '#shared/domain/content/briefing/corrections.ts';
import type { BriefingFacts } from '#shared/domain/content/briefing/facts.ts';
import {
  publicationOf,
  weekInWords,
  weekName,
  weekOf,
  weeksLater,
} from '#shared/domain/content/briefing/week.ts';

const week = weekOf('2026-08-19');

describe('weeks', () => {
  it('begin on Monday, and have the numbers of ISO 8601', () => {
    expect(week).toEqual({ from: '2026-08-17', to: '2026-08-23' });
    expect(weekOf('2026-08-23')).toEqual(week);
    expect(weekOf('2023-12-31').from).toBe('2023-12-25');
    expect(weekName(week)).toBe('2026-w34');
    expect(weekName(weekOf('2027-01-01'))).toBe('2026-w53');
    expect(weekName(weekOf('2024-12-30'))).toBe('2025-w01');
    expect(weeksLater(week, -1)).toEqual({ from: '2026-08-10', to: '2026-08-16' });
    expect(publicationOf(week)).toBe('2026-08-24T05:00:00+02:00');
  });

  it.each([
    ['2026-08-17', '17 to 23 August 2026'],
    ['2026-06-29', '29 June to 5 July 2026'],
    ['2026-12-28', '28 December 2026 to 3 January 2027'],
  ])('of %s is %s', (day, words) => expect(weekInWords(weekOf(day))).toBe(words));
});

const facts: BriefingFacts = {
  scope: { slug: 'gauteng', name: 'Gauteng' },
  week,
  counts: { published: 12, 'day-1': 9, 'day-4': 3, closing: 1, dated: 2, seen: 0 },
  dated: true,
  awards: [
    {
      id: 'a1',
      supplier: 'Roads <b>& Sons',
      buyer: 'City of Tshwane',
      title: 'A game changer',
      tenderId: '7',
      amount: 1849999.6,
      company: { id: 'c1', awards: 3, value: 5_000_000 },
    },
  ],
  moved: [
    {
      tenderId: '8',
      title: 'Toner *now*',
      position: 2,
      before: '2026-08-20T09:00:00.000Z',
      after: '2026-08-27T09:00:00.000Z',
    },
  ],
  cancelled: [],
  restricted: [],
  late: [{ slug: 'city-of-tshwane', name: 'City of Tshwane', count: 4 }],
};

describe('a briefing', () => {
  it('says what its facts say, each figure with its request', () => {
    const { title, content, sources, tenders } = composeBriefing(facts, ['game changer']);
    expect(title).toBe('Tenders of the week in Gauteng: 17 to 23 August 2026');
    expect(content).toBe(`From 17 to 23 August 2026, 12 tenders were published in Gauteng.

Most of them appeared on Tuesday: 9.

## What closes next

1 tender has a closing date from 24 to 30 August 2026.

## Awards

2 awards are dated in this week. This service first saw no awards in it.

The highest amounts of those dated in the week:

- [Roads b \\& Sons](company:c1): R1,850,000 from City of Tshwane, for [tender 7](tender:7). Its awards in all: 3, together R5,000,000.

## Closing times that moved

- [Tender 8](tender:8), “Toner \\*now\\*”: from 20 August 2026 to 27 August 2026.

## Awards that are late

Some tenders closed from 18 to 24 May 2026 and show neither an award nor a cancellation, 13 weeks later. By buyer:

- [City of Tshwane](buyer:city-of-tshwane): 4.

## Where the figures come from

Rules of this service wrote this text from the published data. Each figure names the request that shows it in \`sources\`.
`);
    expect(tenders).toEqual(['7', '8']);
    expect(sources[0]).toEqual({
      label: 'tenders published in the week',
      request:
        '/v2/tenders?status=any&publishedAfter=2026-08-17&publishedBefore=2026-08-23&province=gauteng&limit=1',
      path: 'meta.totalCount',
      value: 12,
      settled: true,
    });
    expect(sources.map(({ request, path, value }) => `${request} ${path} ${value}`)).toEqual(
      expect.arrayContaining([
        '/v2/awards/a1 data.amount 1849999.6',
        '/v2/companies/c1 data.totalAwards 3',
        '/v2/tenders/8/timeline?limit=100 data.2.after 2026-08-27T09:00:00.000Z',
      ]),
    );
  });

  it('names a title unless it has a phrase that the author does not use', () => {
    expect(composeBriefing(facts, []).content).toContain('“A game changer”');
  });

  it('takes no marks from the texts of others', () => {
    expect(asMarkdown('[x](javascript:1) <script> `a` # b')).toBe(
      '\\[x\\]\\(javascript:1\\) script \\`a\\` \\# b',
    );
  });

  it('has a chart that names each figure in words', () => {
    const chart = barChart('A <b>', [
      { name: 'Mon', count: 2 },
      { name: 'Tue', count: 0 },
    ]);
    expect(chart).toContain('aria-label="A &#60;b&#62;: Mon 2, Tue 0"');
    expect(chart.match(/<rect/g)).toHaveLength(2);
  });
});

describe('corrections', () => {
  const { sources } = composeBriefing(facts, []);
  const revised = { revision: 1, corrections: [] };
  it('are of what belongs to the week', () => {
    expect(differences(sources, sources)).toEqual([]);
    const later = composeBriefing(
      {
        ...facts,
        counts: { ...facts.counts, published: 13, closing: 5 },
        awards: [{ ...facts.awards[0]!, company: { id: 'c1', awards: 9, value: null } }],
        late: [],
      },
      [],
    );
    expect(differences(sources, later.sources)).toEqual(['tenders published in the week: 13, not 12']);
  });

  it('are said at the end of the text', () => {
    const next = corrected(revised, ['a: 2, not 1'], new Date('2026-08-25T01:00:00Z'));
    expect(next).toMatchObject({ revision: 2, corrections: [{ revision: 2, changes: ['a: 2, not 1'] }] });
    expect(correctionsInWords(next)).toBe('\n## Corrections\n\n- 25 August 2026: a: 2, not 1.\n');
    expect(correctionsInWords(revised)).toBe('');
  });
});
