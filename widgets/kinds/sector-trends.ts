import { counted, shortRand, write } from '../view/format.ts';
import { type Kind, numberOf, textOf } from '../view/kind.ts';
import { list } from '../view/row.ts';
import type { Tree } from '../view/tree.ts';

/** The number of tenders in each sector, as bars. */
export const sectorTrends: Kind = {
  name: 'sector-trends',
  query: 'limit=10',
  choices: ['province', 'category'],
  unused: ['year'],
  usual: 8,
  most: 10,
  title: 'Tenders by sector',
  body: (entries) =>
    list(
      entries.map(({ sector, totalValue, tenderCount, trend, trendPercent }) => ({
        label: textOf(sector),
        figure: counted(numberOf(tenderCount), 'tender'),
        aside: [
          'span',
          null,
          direction(trend, trendPercent),
          !!trend && !!totalValue && ' · ',
          !!totalValue && shortRand(numberOf(totalValue)),
        ],
        share: numberOf(tenderCount),
      })),
    ),
};

function direction(trend: unknown, percent: unknown): Tree {
  if (trend === 'flat') return 'as a year ago';
  if (trend !== 'up' && trend !== 'down') return false;
  return [
    'span',
    null,
    ['span', { 'aria-hidden': true }, trend === 'up' ? '▲ ' : '▼ '],
    trend,
    typeof percent === 'number' && ` ${write(Math.abs(percent))}\u00a0% in a year`,
  ];
}
