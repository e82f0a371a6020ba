import type { CountsEndpoint } from '#services/api/endpoint.ts';
import { createAnswer, metaText } from '#services/api/serve/answer.ts';
import type { Handler, Services } from '#services/api/serve/handler.ts';
import { refuseParameters } from '#services/api/serve/query.ts';

/** @returns what serves the counts of one column's values, from the counters that publish maintains */
export function serveCounts(
  { path, resource, column, vocabulary, item }: CountsEndpoint,
  services: Services,
): Handler {
  const known = new Set(vocabulary.map(({ slug }) => slug));
  const make = async () => {
    const { rows } = await services.pool.query<{ value: string; n: string }>({
      name: 'counters',
      text: 'select value, n from read.counter where resource = $1 and "column" = $2 and n > 0 order by value',
      values: [resource.name, column],
    });
    const counts = new Map(rows.map(({ value, n }) => [value, Number(n)]));
    const others = rows
      .filter(({ value }) => !known.has(value))
      .map(({ value }) => ({ slug: value, name: value }));
    const entries = [...vocabulary, ...others].map(({ slug, name }) => {
      const shown = { slug, name, count: counts.get(slug) ?? 0 };
      return Object.fromEntries(Object.entries(item).map(([member, part]) => [member, shown[part]]));
    });
    return createAnswer(JSON.stringify(entries), metaText({ totalCount: entries.length }));
  };
  return (_, query) => {
    refuseParameters(query);
    return services.answers.get(resource.name, path, make);
  };
}
