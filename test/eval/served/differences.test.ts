import { describe, expect, test } from 'vitest';
import { describeDifferences, differencesOf } from '#eval/served/differences.ts';
import type { Dump } from '#eval/served/tables.ts';

const dump = (tables: Record<string, object[]>): Dump =>
  new Map(Object.entries(tables).map(([name, rows]) => [name, rows.map((row) => JSON.stringify(row))]));

describe('differences of two dumps', () => {
  test('equal dumps have none, in whatever order their rows are', () => {
    const rows = [{ id: 'a', body: { title: 'x' } }, { id: 'b' }];
    expect(differencesOf(dump({ tender: rows }), dump({ tender: rows.toReversed() }))).toEqual([]);
  });

  test('name the fields of changed rows, and rows of one dump only', () => {
    const before = dump({
      tender: [
        { id: 'a', body: { items: [{ n: 1 }, { n: 2 }] } },
        { id: 'b', body: {} },
      ],
    });
    const after = dump({
      tender: [
        { id: 'a', body: { items: [{ n: 1 }, { n: 3 }] } },
        { id: 'c', body: {} },
      ],
    });
    const differences = differencesOf(before, after);
    expect(differences).toEqual([
      {
        table: 'tender',
        served: true,
        before: 2,
        after: 2,
        removed: ['b'],
        added: ['c'],
        changed: [{ key: 'a', fields: [{ path: 'body.items[1].n', before: '2', after: '3' }] }],
      },
    ]);
    expect(describeDifferences(differences, 1)).toBe(
      [
        'tender: 2 rows before, 2 after; 1 differ, 1 removed, 1 added',
        '  1 × body.items[].n',
        '  a',
        '    body.items[1].n: 2 → 3',
        '  - b',
        '  + c',
        '',
      ].join('\n'),
    );
  });

  test('an absent field, another order of fields and another type are differences', () => {
    const changed = (body: object, other: object) =>
      differencesOf(dump({ tender: [{ id: 'a', body }] }), dump({ tender: [{ id: 'a', body: other }] }))[0]
        ?.changed[0]?.fields;
    expect(changed({ a: null }, {})).toEqual([{ path: 'body.a', before: 'null', after: '(absent)' }]);
    expect(changed({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([
      { path: 'body', before: 'order a,b', after: 'order b,a' },
    ]);
    expect(changed({ a: 1 }, { a: '1' })).toEqual([{ path: 'body.a', before: '1', after: '"1"' }]);
  });

  test('columns beside a payload are not what is served', () => {
    const rows = (status: string) =>
      dump({ tender: [{ id: 'a', status, body: {} }], 'tender.payload': [{ id: 'a', body: {} }] });
    const differences = differencesOf(rows('open'), rows('closed'));
    expect(differences.map(({ table, served }) => [table, served])).toEqual([['tender', false]]);
  });

  test('counters and words are identified by what they count', () => {
    const counter = (n: number) =>
      dump({ counter: [{ resource: 'tender', column: 'province', value: 'gauteng', n }] });
    expect(differencesOf(counter(1), counter(2))[0]?.changed).toEqual([
      { key: 'tender province gauteng', fields: [{ path: 'n', before: '1', after: '2' }] },
    ]);
  });
});
