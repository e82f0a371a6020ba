import { type PreparedResponse, prepareVerbatim } from '#services/api/v2/serve/response.ts';
import type { Feed } from '#services/api/widgets/feeds/feed.ts';
import { ALL, type WantedFeed } from '#services/api/widgets/feeds/parameters.ts';
import type { Pool } from '#shared/database/connection.ts';
import { utcTime } from '#shared/time.ts';

type Row = [computedAt: string, rows: unknown[][]];

/**
 * @returns reads the published records of a feed with one SELECT. Figures are computed and published as one, so the time of
 *   publication is theirs; where there are none, it is that of the latest record of their kind
 */
export function answerOf(feed: Feed, pool: Pool): (wanted: WantedFeed) => Promise<PreparedResponse> {
  const { columns, rows, published, resource, meta, values } = feed;
  const text = `select coalesce((${published}), (select published_at from read.version where resource = '${resource}'), now()),
    coalesce((select json_agg(listed.entry) from (
      select json_build_array(${Object.values(columns)
        .map(({ sql }) => sql)
        .join(', ')}) as entry ${rows}
    ) listed), '[]')`;
  const members = Object.entries(columns).map(([name, { schema }]) => ({
    name,
    optional: schema.safeParse(undefined).success,
  }));
  const entryOf = (row: readonly unknown[]) =>
    Object.fromEntries(
      members.flatMap(({ name, optional }, at) => (optional && row[at] === null ? [] : [[name, row[at]]])),
    );
  return async (wanted) => {
    const found = await pool.query<Row>({
      ...{ name: feed.path, text, values: [...values(wanted)], rowMode: 'array' as const },
    });
    const [computedAt, listed] = found.rows[0]!;
    const data = listed.map(entryOf);
    const generatedAt = utcTime(computedAt);
    const echoed = meta && Object.fromEntries(meta.map((name) => [name, wanted[name] ?? ALL]));
    return prepareVerbatim(
      JSON.stringify(echoed ? { data, meta: { ...echoed, generatedAt } } : { data, generatedAt }),
    );
  };
}
