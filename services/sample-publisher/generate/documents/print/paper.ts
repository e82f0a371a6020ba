export type Align = 'left' | 'center' | 'right';

/** A piece of a document. Sizes are in points. */
export type Block =
  | { kind: 'title'; text: string; size?: number }
  | { kind: 'heading'; text: string; level?: 1 | 2 }
  | { kind: 'text'; text: string; bold?: boolean; align?: Align; size?: number }
  | { kind: 'list'; items: readonly string[]; mark: Mark }
  | Table
  /** Lines that are aligned by blanks, in a font whose letters are equally wide. */
  | { kind: 'aligned'; lines: readonly string[] }
  | { kind: 'space'; points: number }
  | { kind: 'rule' }
  | { kind: 'page' }
  /** From here, text runs in so many columns. */
  | { kind: 'columns'; count: 1 | 2 }
  /** The headings of the first level with their pages. */
  | { kind: 'contents' }
  /** Lines of a drawing as fractions of the width and of `height` points, and labels. */
  | {
      kind: 'drawing';
      height: number;
      strokes: readonly (readonly [number, number, number, number])[];
      labels: readonly { text: string; x: number; y: number }[];
    };

export type Table = {
  kind: 'table';
  rows: readonly (readonly string[])[];
  /** Widths of the columns in proportion. */
  shares: readonly number[];
  /** `none` has no lines at all, and its cells are told apart by the blanks between them. */
  rules: 'all' | 'rows' | 'none';
  /** How many rows at the top are bold; they are repeated on each page where `repeats`. */
  head?: number;
  repeats?: boolean;
  size?: number;
};

export type Mark = 'bullet' | 'dash' | 'letter' | 'number' | 'roman' | 'none';

/** A document before it is printed in a format. */
export type Paper = {
  blocks: readonly Block[];
  look: Look;
};

export type Look = {
  font: 'sans' | 'serif';
  size: number;
  margin?: number;
  landscape?: boolean;
  /** Share of the blanks that are lost, as in files that poor programs wrote. */
  glued?: number;
  /** Printed at the top of each page, and at its bottom with `{page}` and `{pages}` filled in. */
  header?: string;
  footer?: string;
};

const romans = [
  ...['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'],
  ...['xi', 'xii', 'xiii', 'xiv', 'xv', 'xvi', 'xvii', 'xviii', 'xix', 'xx'],
];

/** The mark of an item of a list, from 0. */
export function markOf(mark: Mark, at: number): string {
  switch (mark) {
    case 'bullet':
      return '•';
    case 'dash':
      return '–';
    case 'letter':
      return `(${String.fromCharCode(97 + (at % 26))})`;
    case 'number':
      return `${at + 1}.`;
    case 'roman':
      return `(${romans[at] ?? at + 1})`;
    case 'none':
      return '';
  }
}
