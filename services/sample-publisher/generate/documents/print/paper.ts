import { z } from 'zod';

const size = z.number().positive().optional();
const mark = z.enum(['bullet', 'dash', 'letter', 'number', 'roman', 'none']);

/** The pieces of documents by kind. Sizes are in points. */
export const blockKinds = {
  title: z.strictObject({ kind: z.literal('title'), text: z.string(), size }),
  heading: z.strictObject({
    kind: z.literal('heading'),
    text: z.string(),
    level: z.union([z.literal(1), z.literal(2)]).optional(),
  }),
  text: z.strictObject({
    kind: z.literal('text'),
    text: z.string(),
    bold: z.boolean().optional(),
    align: z.enum(['left', 'center', 'right']).optional(),
    size,
  }),
  list: z.strictObject({ kind: z.literal('list'), items: z.array(z.string()), mark }),
  table: z.strictObject({
    kind: z.literal('table'),
    rows: z.array(z.array(z.string())),
    /** Widths of the columns in proportion. */
    shares: z.array(z.number()),
    /** `none` has no lines at all, and its cells are told apart by the blanks between them. */
    rules: z.enum(['all', 'rows', 'none']),
    /** How many rows at the top are bold; they are repeated on each page where `repeats`. */
    head: z.number().optional(),
    repeats: z.boolean().optional(),
    size,
  }),
  /** Lines that are aligned by blanks, in a font whose letters are equally wide. */
  aligned: z.strictObject({ kind: z.literal('aligned'), lines: z.array(z.string()) }),
  space: z.strictObject({ kind: z.literal('space'), points: z.number() }),
  rule: z.strictObject({ kind: z.literal('rule') }),
  page: z.strictObject({ kind: z.literal('page') }),
  /** From here on, text runs in this number of columns. */
  columns: z.strictObject({ kind: z.literal('columns'), count: z.union([z.literal(1), z.literal(2)]) }),
  /** The headings of the first level with their pages. */
  contents: z.strictObject({ kind: z.literal('contents') }),
  /** Lines of a drawing as fractions of the width and of `height` points, and labels. */
  drawing: z.strictObject({
    kind: z.literal('drawing'),
    height: z.number(),
    strokes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
    labels: z.array(z.strictObject({ text: z.string(), x: z.number(), y: z.number() })),
  }),
};

const { title, heading, text, list, table, aligned, space, rule, page, columns, contents, drawing } =
  blockKinds;
export const block = z.discriminatedUnion('kind', [
  ...([title, heading, text, list, table, aligned, space, rule, page, columns, contents, drawing] as const),
]);

/** A piece of a document. */
export type Block = z.output<typeof block>;
export type PrintedTable = z.output<typeof table>;
export type PrintedText = z.output<typeof text>;

export const look = z.strictObject({
  font: z.enum(['sans', 'serif']),
  size: z.number().positive(),
  margin: z.number().optional(),
  landscape: z.boolean().optional(),
  /** Share of the blanks that are lost, as in files that poor programs wrote. */
  glued: z.number().min(0).max(1).optional(),
  /** Printed at the top of each page, and at its bottom with `{page}` and `{pages}` filled in. */
  header: z.string().optional(),
  footer: z.string().optional(),
});
export type Look = z.output<typeof look>;

/** A document before it is printed in a format. */
export type Paper = {
  blocks: readonly Block[];
  look: Look;
};

const romans = [
  ...['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'],
  ...['xi', 'xii', 'xiii', 'xiv', 'xv', 'xvi', 'xvii', 'xviii', 'xix', 'xx'],
];

/** The mark of an item of a list, from 0. */
export function markOf(kind: z.output<typeof mark>, at: number): string {
  switch (kind) {
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
