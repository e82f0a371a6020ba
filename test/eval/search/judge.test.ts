import { describe, expect, it } from 'vitest';
import { judge, type Text } from '#eval/search/judge.ts';
import { judgedQueries } from '#eval/search/judged-queries.ts';

const text = (id: string, title: string): [string, Text] => [id, { id, title, all: title }];
const texts = new Map([text('a', 'cctv cameras'), text('b', 'cameras'), text('c', 'paint')]);
const query = { q: 'cctv', best: [/cctv/], good: [/camera/], never: [/paint/] };

describe('judging a search', () => {
  it('gives 1 to the best order, and less to others', () => {
    expect(judge(query, texts, ['a', 'b']).ndcg).toBe(1);
    expect(judge(query, texts, ['b', 'a']).ndcg).toBeLessThan(0.75);
    expect(judge(query, texts, []).ndcg).toBe(0);
  });

  it('names results that must not appear', () => {
    expect(judge(query, texts, ['a', 'c']).forbidden).toEqual(['paint']);
  });

  it('expects nothing if no record is useful', () => {
    const nothing = { q: 'zxq', best: [], good: [], never: [] };
    expect(judge(nothing, texts, []).ndcg).toBe(1);
    expect(judge(nothing, texts, ['a']).ndcg).toBe(0);
  });

  it('has at least 80 queries', () => {
    expect(new Set(judgedQueries.map(({ q }) => q)).size).toBeGreaterThanOrEqual(80);
  });
});
