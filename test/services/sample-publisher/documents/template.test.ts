import { describe, expect, it } from 'vitest';
import { type Node, node } from '#services/sample-publisher/generate/documents/template/nodes.ts';
import { blocks } from '#services/sample-publisher/generate/documents/template/render.ts';
import { dataIn } from '#services/sample-publisher/generate/fixture.ts';
import { randomOf } from '#services/sample-publisher/generate/random.ts';

const scope = {
  buyer: 'Public Works',
  closing: { date: '2026-08-24', time: null },
  venue: null,
  goals: ['Women', 'Youth'],
  copies: 2,
};
const read = (text: string): Node => dataIn('layout.yaml', text, node);
const write = (text: string, parts: Record<string, Node> = {}, key = 1) =>
  blocks(read(text), { scope, parts, random: randomOf(key) });
const lines = (text: string, parts?: Record<string, Node>) =>
  write(text, parts).map((block) => ('text' in block ? block.text : block.kind));

describe('a piece of a layout', () => {
  it.each([
    ['fills its slots', '"{buyer|upper} on {closing.date}"', ['PUBLIC WORKS on 2026-08-24']],
    ['is left out where a slot has nothing', '["Venue: {venue}", "{buyer}"]', ['Public Works']],
    [
      'has other words where it says so',
      '"Venue: {venue?Main gate}, {closing.time?}"',
      ['Venue: Main gate, '],
    ],
    ['leaves pages to the printer', '"Page {page} of {pages}"', ['Page {page} of {pages}']],
    ['has a condition', '{ if: not venue, then: none, else: some }', ['none']],
    ['compares', '{ if: copies = 2, then: two }', ['two']],
    ['goes through a list', '{ each: goals, as: goal, do: "{goal#}. {goal}" }', ['1. Women', '2. Youth']],
    [
      'joins texts',
      '{ join: { each: goals, as: goal, do: "{goal}" }, by: ", ", last: " and " }',
      ['Women and Youth'],
    ],
    [
      'sets texts for others',
      '{ set: { who: "{buyer}" }, do: ["{who}!", "{who}?"] }',
      ['Public Works!', 'Public Works?'],
    ],
    ['keeps some in their order', '{ some: copies, of: [a, a, a] }', ['a', 'a']],
    ['repeats', '{ times: [2, 2], as: row, do: "{row#}" }', ['1', '2']],
  ])('%s', (_, text, expected) => {
    expect(lines(text)).toEqual(expected);
  });

  it('uses parts with values', () => {
    expect(lines('{ use: greeting, with: { name: you } }', { greeting: 'Dear {name}' })).toEqual([
      'Dear you',
    ]);
    expect(() => lines('{ use: greeting }')).toThrow('no part is called');
  });

  it('draws one of several ways, the same for the same key', () => {
    const drawn = Array.from({ length: 40 }, (_, key) => write('{ pick: [one, two] }', {}, key));
    expect(new Set(drawn.flat().map((block) => 'text' in block && block.text))).toEqual(
      new Set(['one', 'two']),
    );
    expect(write('{ pick: [one, two] }', {}, 3)).toEqual(drawn[3]);
  });

  it('is a table whose rows are left out if a cell is empty', () => {
    const [table] = write(
      '{ kind: table, rules: all, shares: [1, 1], rows: [[Buyer, "{buyer}"], [Venue, "{venue}"], { each: goals, as: goal, do: [Goal, "{goal}"] }] }',
    );
    expect(table).toEqual({
      ...{ kind: 'table', rules: 'all', shares: [1, 1] },
      rows: [
        ['Buyer', 'Public Works'],
        ['Goal', 'Women'],
        ['Goal', 'Youth'],
      ],
    });
  });

  it.each([
    [
      'a piece that is none',
      '- a\n- { iff: buyer }\n',
      /^layout\.yaml, line 2: 1: must be a text, a list, or a piece/,
    ],
    ['a field that is none', '- a\n- { pick: [a], of: b }\n', /^layout\.yaml, line 2: 1\.of: /],
    [
      'a block with another field',
      '- { kind: rule, size: 3 }\n',
      /line 1: 0\.size: such a piece has no such field/,
    ],
    [
      'a spelling that is none',
      '- do:\n    "{buyer|loud}"\n  each: goals\n  as: x',
      /line 2: 0\.do: \{buyer\|loud\}: spellings are day, /,
    ],
  ])('is refused with its line: %s', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it('is refused if it uses a name that does not exist', () => {
    expect(() => lines('"{bidder}"')).toThrow('nothing is called bidder');
  });
});
