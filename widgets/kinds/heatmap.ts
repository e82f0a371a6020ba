import { counted, shortRand, write } from '../view/format.ts';
import { type Entry, type Kind, numberOf, textOf } from '../view/kind.ts';
import { provinceOf, TILES } from '../view/provinces.ts';
import type { Tree } from '../view/tree.ts';

const WIDTH = 60;
const SIDE = WIDTH / Math.sqrt(3);
const CLASSES = 5;

/** A province of the feed. */
type Figures = { code: string; name: string; open: number; all: number; value: number; perMillion: number };

const figuresOf = (entries: readonly Entry[]): Figures[] =>
  entries.map(({ code, province, activeCount, tenderCount, totalValue, perMillionInhabitants }) => ({
    code: textOf(code),
    name: textOf(province),
    open: numberOf(activeCount),
    all: numberOf(tenderCount),
    value: numberOf(totalValue),
    perMillion: numberOf(perMillionInhabitants),
  }));

/** Open tenders in the nine provinces, as a map of tiles with a legend and a table. */
export const heatmap: Kind = {
  name: 'heatmap',
  query: '',
  choices: ['category'],
  unused: ['year', 'limit'],
  usual: 9,
  most: 9,
  title: 'Open tenders by province',
  choose: ({ code }) => textOf(code) in TILES,
  body: (entries, { province }) => {
    const figures = figuresOf(entries);
    const bounds = boundsOf(figures.map(({ open }) => open));
    const named = figures.find(({ name }) => name === provinceOf(province));
    const chosen = (named ?? mostOf(figures)).code;
    return [
      'div.map',
      { 'data-unknown': !named && province },
      ['div.drawing', null, drawing(figures, bounds, chosen), legend(bounds)],
      ['div.detail', null, ...figures.map((each) => details(each, each.code === chosen))],
      ['div.table', null, table(figures)],
    ];
  },
};

/** @returns tenders per million inhabitants; small numbers have a decimal, so that they do not become 0 */
const rate = (value: number): string =>
  value < 10 ? value.toLocaleString('en-ZA', { maximumFractionDigits: 1 }) : write(value);

const mostOf = (figures: readonly Figures[]): Figures =>
  figures.reduce((most, each) => (each.open > most.open ? each : most));

/**
 * @returns the lowest value of each class; classes have about the same number of provinces, and equal values are in the
 *   same class
 */
function boundsOf(values: readonly number[]): number[] {
  const sorted = values.slice().sort((one, other) => one - other);
  const bounds = Array.from(
    { length: CLASSES },
    (_, at) => sorted[Math.floor((at * sorted.length) / CLASSES)] as number,
  );
  return [...new Set(bounds)];
}

/** @returns the class of a bound, from 0 to 4: none is the lightest, and the highest bound the darkest */
const classAt = (at: number, bounds: readonly number[]): number =>
  bounds[at] === 0 ? 0 : CLASSES - bounds.length + at;

const classOf = (value: number, bounds: readonly number[]): number =>
  classAt(bounds.filter((bound) => value >= bound).length - 1, bounds);

function drawing(figures: readonly Figures[], bounds: readonly number[], chosen: string): Tree {
  const height = SIDE * 6.5;
  return [
    'svg',
    {
      viewBox: `-2 -2 ${WIDTH * 3.5 + 4} ${Math.round(height) + 4}`,
      role: 'group',
      'aria-label': 'Map of the provinces; arrow keys move between them',
    },
    ...figures.map((each): Tree => {
      const [column = 0, row = 0] = TILES[each.code] ?? [];
      const [x, y] = [column * WIDTH, row * SIDE * 1.5];
      const isChosen = each.code === chosen;
      return [
        `g.tile c${classOf(each.open, bounds)}`,
        {
          transform: `translate(${x} ${y.toFixed(1)})`,
          role: 'button',
          tabindex: isChosen ? '0' : -1,
          'aria-pressed': String(isChosen),
          'aria-label': sentenceOf(each),
          'data-k': each.code,
        },
        ['path', { d: HEXAGON }],
        ['text.code', { x: WIDTH / 2, y: SIDE * 0.9 }, each.code],
        ' ',
        ['text', { x: WIDTH / 2, y: SIDE * 1.35 }, write(each.open)],
      ];
    }),
  ];
}

/** A hexagon with a corner at the bottom, a little smaller than its tile. */
const HEXAGON = [
  [0.5, 0.02],
  [0.98, 0.26],
  [0.98, 0.74],
  [0.5, 0.98],
  [0.02, 0.74],
  [0.02, 0.26],
]
  .map(([x = 0, y = 0], at) => `${at ? 'L' : 'M'}${(x * WIDTH).toFixed(1)} ${(y * SIDE * 2).toFixed(1)}`)
  .join('')
  .concat('Z');

/** Begins with the text on the tile, so that users of voice control can name it. */
const sentenceOf = ({ code, name, open, all, perMillion }: Figures): string =>
  `${code} ${counted(open, 'open tender')} in ${name}, ${write(all)} in all, ${rate(perMillion)} per million inhabitants`;

const details = ({ code, name, open, all, value, perMillion }: Figures, shown: boolean): Tree => [
  'p',
  { 'data-of': code, hidden: !shown },
  ['b', null, name],
  ['span.n', null, `${write(open)} open`],
  ['small', null, `${counted(all, 'tender')} in all`],
  ['small', null, `${rate(perMillion)} for each million inhabitants`],
  value > 0 && ['small', null, `Value ${shortRand(value)}`],
];

const legend = (bounds: readonly number[]): Tree => [
  'p.legend',
  null,
  ...bounds.map(
    (bound, at): Tree => [
      'span',
      null,
      [`svg.c${classAt(at, bounds)}`, null, ['rect', { width: '100%', height: '100%' }]],
      rangeOf(bound, bounds[at + 1]),
    ],
  ),
];

/** @returns the range of a class, from its lowest value to just below that of the next class */
const rangeOf = (from: number, next: number | undefined): string => {
  if (next === undefined) return `${write(from)}+`;
  return next - from === 1 ? write(from) : `${write(from)}–${write(next - 1)}`;
};

const table = (figures: readonly Figures[]): Tree => [
  'table',
  null,
  ['caption', null, 'Tenders by province'],
  [
    'thead',
    null,
    [
      'tr',
      null,
      ...['Province', 'Open', 'In all', 'Per million'].map((name): Tree => ['th', { scope: 'col' }, name]),
    ],
  ],
  [
    'tbody',
    null,
    ...figures
      .slice()
      .sort((one, other) => other.open - one.open)
      .map(
        ({ name, open, all, perMillion }): Tree => [
          'tr',
          null,
          ['th', { scope: 'row' }, name],
          ...[write(open), write(all), rate(perMillion)].map((text): Tree => ['td', null, text]),
        ],
      ),
  ],
];
