import type { Tree } from './tree.ts';

/** A row of a list: its name, a remark and its figure, with a bar for its share. */
export type Row = {
  rank?: unknown;
  label: string;
  about?: Tree;
  figure: string;
  aside: Tree;
  /** The value of its bar; without it there is no bar. */
  share?: number;
};

/** @returns the remark for a supplier on a list of National Treasury; nothing for others */
export const restriction = (restricted: unknown): Tree => !!restricted && ['b', null, 'Restricted supplier'];

/** @returns a list of rows that reserves the height of the maximum number of rows */
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
        // The width of a drawing is an attribute, because the policy of a page may forbid `style`.
        share && ['svg', { width: `${(share / most) * 100}%`, 'aria-hidden': true }],
      ],
    ),
  ];
}
