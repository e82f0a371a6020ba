import type { Tree } from './tree.ts';

/** A row of a list: what it is about, what is said of it, and its figure, with a bar for its share. */
export type Row = {
  rank?: unknown;
  label: string;
  /** Whether a list of National Treasury has this supplier. */
  restricted?: unknown;
  about: string;
  figure: Tree;
  aside: Tree;
  /** What its bar stands for; without, there is none. */
  share?: number;
};

/** @returns a list of rows that reserves the height of all that may be there */
export function list(rows: readonly Row[]): Tree {
  const most = Math.max(1, ...rows.map(({ share }) => share ?? 0));
  return [
    'ol.rows',
    null,
    ...rows.map(
      ({ rank, label, restricted, about, figure, aside, share }): Tree => [
        'li',
        { value: rank },
        [
          'p',
          null,
          ['b', null, label],
          !!restricted && ['small.down', null, 'Restricted supplier'],
          about && ['small', null, about],
        ],
        ['p', null, ['b', null, figure], ' ', ['small', null, aside]],
        // A drawing has its width as an attribute; a page's policy may forbid attributes of style.
        share !== undefined && ['svg', { width: `${(share / most) * 100}%`, 'aria-hidden': true }],
      ],
    ),
  ];
}
