import { heatmap } from '#widgets/kinds/heatmap.ts';
import { sectorTrends } from '#widgets/kinds/sector-trends.ts';
import { topCompanies } from '#widgets/kinds/top-companies.ts';
import { winnersFeed } from '#widgets/kinds/winners-feed.ts';
import type { Kind } from '#widgets/view/kind.ts';
import { type Options, readOptions } from '#widgets/view/options.ts';

/** The kinds of widgets, by name. */
export const kinds: ReadonlyMap<string, Kind> = new Map(
  [topCompanies, winnersFeed, sectorTrends, heatmap].map((kind) => [kind.name, kind]),
);

/** Parameters of the page of a widget, as they are spelled in an address. */
export const PARAMETERS = [
  'province',
  'category',
  'year',
  'limit',
  'theme',
  'title',
  'heading-level',
] as const;

/** @returns the options that an address gives */
export const optionsOf = (kind: Kind, query: URLSearchParams): Options =>
  readOptions(
    {
      kind: kind.name,
      ...Object.fromEntries(
        PARAMETERS.map((name) => [name === 'heading-level' ? 'headingLevel' : name, query.get(name)]),
      ),
    },
    kind,
  );

/** Pixels of a letter of the default size; heights are stated in it. */
const EM = 16;
/** As in widgets/style.css and widgets/map.css: what is besides the rows, and a row, in a narrow and a wide place. */
const HEIGHTS = {
  list: { narrow: [7.25, 6], wide: [6.75, 4.5] },
  heatmap: { narrow: [6.75, 3], wide: [6.75, 8 / 3] },
};

/** @returns pixels that a widget takes, in a narrow place (below 480 px) and a wide one */
export function heightsOf(kind: Kind, { limit }: Options): { narrow: number; wide: number } {
  const { narrow, wide } = kind.name === 'heatmap' ? HEIGHTS.heatmap : HEIGHTS.list;
  const height = ([besides = 0, row = 0]: number[]) => Math.ceil((besides + limit * row) * EM);
  return { narrow: height(narrow), wide: height(wide) };
}
