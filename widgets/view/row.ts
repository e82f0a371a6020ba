import type { Tree } from './tree.ts';

/** A row of a list: what it is about, what is said of it, and its figure, with a bar for its share. */
export type Row = {
  rank?: unknown;
  label: string;
  about?: Tree;
  figure: string;
  aside: Tree;
  /** What its bar stands for; without, there is none. */
  share?: number;
};

/** @returns what is said of a supplier that a list of National Treasury has; nothing of others */
export const restriction = (restricted: unknown): Tree => !!restricted && ['b', null, 'Restricted supplier'];

/** @returns a list of rows that reserves the height of all that may be there */
export function list(rows: readonly Row[]): Tree {
  const most = Math.max(...rows.map(({ share = 0 }) => share));
  return [
    'ol.rows',
    null,
    ...rows.map(
      ({ rank, label, about, figure, aside, share }): Tree => [
        'li',
        { value: rank },
        ['p', null, ['b', null, label], ' ', ['small', null, about]],
        ['p', null, ['b', null, figure], ' ', ['small', null, aside]],
        // A drawing has its width as an attribute; a page's policy may forbid attributes of style.
        share && ['svg', { width: `${(share / most) * 100}%`, 'aria-hidden': true }],
      ],
    ),
  ];
}
