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

/**
 * @param base address of this service
 * @returns address of the page of a widget
 */
export const addressOf = (base: string, { name }: Kind, query: URLSearchParams): string =>
  `${base}/widgets/v1/embed/${name}${query.size > 0 ? `?${query}` : ''}`;

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

/** Style sheets between the one that all kinds have and the one of a kind: those that widgets/entry/ gives it. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  'top-companies': ['list', 'bars'],
  'winners-feed': ['list'],
  'sector-trends': ['list', 'bars'],
};

/** @returns the style sheets of a kind, in their order */
export const sheetsOf = ({ name }: Kind): readonly string[] => ['style', ...(SHARED[name] ?? []), name];

/** Pixels of a letter of the default size; heights are stated in it. */
const EM = 16;
/** As in the style sheets of the widgets: what is besides the rows, and a row, in a narrow and a wide place. */
const BESIDES = 7;
type Heights = {
  narrow: number;
  wide: number;
  /** Pixels: the least width of a wide place. */
  from: number;
};
const ROWS: Readonly<Record<string, Heights>> = {
  'sector-trends': { narrow: 5.5, wide: 3.5, from: 480 },
  heatmap: { narrow: 3, wide: 8 / 3, from: 640 },
};
const ROW: Heights = { narrow: 7.5, wide: 4.5, from: 480 };

/** @returns pixels that a widget takes, in a narrow place and a wide one */
export function heightsOf(kind: Kind, { limit }: Options): Heights {
  const { narrow, wide, from } = ROWS[kind.name] ?? ROW;
  const height = (row: number) => Math.ceil((BESIDES + limit * row) * EM);
  return { narrow: height(narrow), wide: height(wide), from };
}
