import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proseOf } from '#shared/content/markdown.ts';
import { authorFaults, paceFault } from '#shared/domain/content/author-rules.ts';
import { composeBriefing } from '#shared/domain/content/briefing/compose.ts';
import { composeEdition } from '#shared/domain/content/briefing/edition.ts';
import type { BriefingFacts } from '#shared/domain/content/briefing/facts.ts';
import { weekOf } from '#shared/domain/content/briefing/week.ts';
import { type ToneRule, toneFaults, toneRules } from '#shared/domain/content/tone.ts';
import { propertyOf } from '#test/support/property.ts';

const words = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`).join(' ');

describe('rules of tone', () => {
  it.each<[ToneRule, string, string, RegExp]>([
    ['short sentences', `${words(25)}. Next.`, `${words(26)}. Next.`, /has 26 words, more than 25/],
    ['plain words', 'Begin before noon.', 'Commence before noon.', /“commence” has a plainer word: begin/],
    ['plain words', 'In priority to others.', 'It was prior to noon.', /“prior to” .*: before/],
    ['no judgement', 'A shock to the market.', 'A shocking award.', /“shocking” judges/],
    ['no exclamation marks', 'Bid now.', 'Bid now!', /exclamation mark/],
    ['no questions', 'See https://example.org/?a=1 for more.', 'Who bids? Nobody.', /asks a question/],
    ['no first person', 'The US and Part I of Phase I.', 'It is I who bid.', /“I” is/],
    ['no first person', 'The bus must use it.', 'They asked us.', /“us” is/],
    ['no first person', 'Weather, ourense.', 'We’re here.', /“We’re” is/],
  ])('%s: “%s” is right, “%s” is not', (rule, right, wrong, fault) => {
    expect(toneFaults([rule], [{ line: 1, text: right }])).toEqual([]);
    const found = toneFaults([rule], [{ line: 1, text: wrong }]);
    expect(found).toEqual([{ line: 1, rule, fault: expect.stringMatching(fault) }]);
    // Another author does not have this rule, and nothing breaks a rule that does not exist.
    expect(
      toneFaults(
        toneRules.filter((one) => one !== rule),
        [{ line: 1, text: wrong }],
      ),
    ).toEqual([]);
    expect(toneFaults(['cheerful'], [{ line: 1, text: wrong }])).toEqual([]);
  });

  it('do not judge what is quoted, and name the line of the sentence', () => {
    const text = 'He said: “We are shocked! Why us?” That was\nall. Then\nwe left.';
    expect(toneFaults(toneRules, [{ line: 10, text }])).toEqual([
      { line: 11, rule: 'no first person', fault: expect.any(String) },
    ]);
    expect(
      toneFaults(['no questions'], [{ line: 1, text: '"Why?" is quoted. Why is "this" not?' }]),
    ).toHaveLength(1);
  });

  it('take linear time', () => {
    for (const piece of ['“', '"', '! ', 'We ', 'a. A', '”'])
      toneFaults(toneRules, [{ line: 1, text: piece.repeat(100_000 / piece.length) }]);
  });
});

describe('authors', () => {
  const author = {
    ...{ name: 'N', allowed_categories: ['Bids'], banned_phrases: ['game changer'] },
    tone_rules: ['no exclamation marks'],
  };
  const prose = (text: string) => proseOf(text);

  it('write about their subjects, without some phrases and in their tone', () => {
    expect(authorFaults(author, { title: 'A', prose: prose('B'), category: 'bids' })).toEqual([]);
    expect(authorFaults({ ...author, allowed_categories: [] }, { title: 'A', prose: [] })).toEqual([]);
    expect(
      authorFaults(author, {
        title: 'A Game  Changer!',
        prose: prose(
          'B\n\nIt is a *game*\nchanger for <b>all</b>!\n\n```\ngame changer!\n```\n\n<p>A game changer</p>',
        ),
        category: null,
      }).map(({ field, line }) => `${field} ${line}`),
    ).toEqual(['category 1', 'title 1', 'title 1', 'content 3', 'content 10', 'content 3']);
  });

  it('do not choose the names of others', () => {
    const text = { title: 'A', prose: prose('Bought from Game Changer! Trading.'), category: 'Bids' };
    expect(authorFaults(author, text)).toHaveLength(2);
    expect(authorFaults(author, { ...text, others: ['Game Changer! Trading'] })).toEqual([]);
  });

  it('pause, and write a limited number', () => {
    const pace = { cooldown_days_by_topic: { Bids: 14 }, max_posts_per_week: 2 };
    expect(paceFault(pace, 'bids', { nearest: 13, inWeek: 0 })).toMatch(/^14 days lie between/);
    expect(paceFault(pace, 'bids', { nearest: 14, inWeek: 1 })).toBeNull();
    expect(paceFault(pace, 'bids', { nearest: null, inWeek: 0 })).toBeNull();
    expect(paceFault(pace, 'other', { nearest: 1, inWeek: 1 })).toBeNull();
    expect(paceFault(pace, 'other', { nearest: 1, inWeek: 2 })).toMatch(/^a week has at most 2/);
    expect(paceFault({ ...pace, max_posts_per_week: null }, null, { nearest: 0, inWeek: 9 })).toBeNull();
  });
});

describe('briefings', () => {
  const name = fc.oneof(
    fc.constantFrom(
      'We Care! (Pty) Ltd',
      'Game Changer',
      'Why Not? CC',
      'Utilise This',
      'I & I',
      'Shocking Deals',
    ),
    fc.string({ maxLength: 80 }),
  );
  const count = fc.integer({ min: 0, max: 5_000 });
  const week = weekOf('2026-08-19');
  const day = '2026-08-20T09:00:00.000Z';
  const event = fc.record({
    ...{ tenderId: fc.constant('165050'), title: fc.option(name), position: count },
    ...{ before: fc.constant(day), after: fc.constant(day) },
  });
  const facts = fc.record<BriefingFacts>({
    scope: fc.constantFrom({ slug: null, name: 'South Africa' }, { slug: 'gauteng', name: 'Gauteng' }),
    week: fc.constant(week),
    counts: fc.dictionary(
      fc.constantFrom('published', 'day-1', 'closing', 'dated', 'seen', 'restricted'),
      count,
    ),
    dated: fc.boolean(),
    awards: fc.array(
      fc.record({
        ...{ id: fc.constant('a'), supplier: name, buyer: fc.option(name), title: fc.option(name) },
        ...{ tenderId: fc.constant('7'), amount: count },
        company: fc.option(fc.record({ id: fc.constant('c'), awards: count, value: fc.option(count) })),
      }),
      { maxLength: 5 },
    ),
    moved: fc.array(event, { maxLength: 5 }),
    cancelled: fc.array(event, { maxLength: 5 }),
    restricted: fc.array(
      fc.record({ id: fc.constant('r'), name, until: fc.constantFrom(null, '2030-01-01') }),
      { maxLength: 5 },
    ),
    late: fc.array(fc.record({ slug: fc.constant('s'), name, count }), { maxLength: 3 }),
  });

  it('keep all rules of tone in their own words, whatever the names of others are', () =>
    propertyOf({ numRuns: 300 }, facts, (given) => {
      const { title, excerpt, content, others } = composeBriefing(given, []);
      const strict = {
        ...{ name: 'N', allowed_categories: [], banned_phrases: ['game changer', 'shocking'] },
        tone_rules: toneRules,
      };
      const parts = [...proseOf(content), { line: 1, text: excerpt }];
      expect(authorFaults(strict, { title, prose: parts, others })).toEqual([]);
    }));

  it('and so do newsletters', () => {
    const part = (slug: string | null, name_: string) => ({
      ...{ scope: { slug, name: name_ }, slug: 'b', published: 1_234, closing: 0 },
    });
    const { content, title } = composeEdition(week, [part(null, 'South Africa'), part('gauteng', 'Gauteng')]);
    expect(toneFaults(toneRules, [{ line: 1, text: title }, ...proseOf(content)])).toEqual([]);
  });
});
