import type { Tree } from './tree.ts';

/** A row of a list: what it is about, what is said of it, and its figure, with a bar for its share. */
export type Row = {
  rank?: number;
  label: string;
  /** Whether a list of National Treasury has this supplier. */
  restricted?: unknown;
  about: string;
  figure: Tree;
  aside: Tree;
  /** Attributes of its bar. */
  share?: { value: string; max: unknown };
};

/** @returns a list of rows that reserves the height of all that may be there */
export const list = (rows: readonly Row[]): Tree => [
  'ol.rows',
  null,
  ...rows.map(
    ({ rank, label, restricted, about, figure, aside, share }): Tree => [
      'li',
      { value: rank },
      [
        'span.main',
        null,
        ['b', null, label],
        !!restricted && ['span.sub down', null, 'Restricted supplier'],
        note(about),
      ],
      ['span.fig', null, ['b', null, figure], ' ', note(aside)],
      // An attribute of its own, because a page's policy may forbid attributes of style.
      share && ['progress', { ...share, 'aria-hidden': true }],
    ],
  ),
];

const note = (text: Tree): Tree => text && ['span.sub', null, text];
