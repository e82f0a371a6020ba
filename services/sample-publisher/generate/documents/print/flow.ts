import { type Block, type Look, markOf, type Paper, type PrintedTable, type PrintedText } from './paper.ts';
import { type FontName, type Measure, type Sheet, wrapped } from './sheet.ts';

const A4 = { width: 595.28, height: 841.89 };
const LEADING = 1.25;
const GAP = 18;
/** Points between the border of a cell and its text. */
const INSET = 4;

/** Lays the blocks of a paper out on sheets, line by line. */
export function laidOut({ blocks, look }: Paper, measure: Measure): Sheet[] {
  const flow = createFlow(look, measure);
  const headings = blocks.filter((block) => block.kind === 'heading' && block.level !== 2).length;
  for (const block of blocks) place(flow, block, headings);
  return flow.finished();
}

type Flow = ReturnType<typeof createFlow>;

function place(flow: Flow, block: Block, headings: number): void {
  switch (block.kind) {
    case 'title':
      flow.paragraph(block.text, { bold: true, align: 'center', size: block.size ?? flow.size + 4 });
      flow.skip(6);
      break;
    case 'heading':
      flow.skip(6);
      flow.keep(4);
      if (block.level !== 2) flow.note(block.text);
      flow.paragraph(block.text, { bold: true, size: flow.size + (block.level === 2 ? 0 : 1) });
      flow.skip(3);
      break;
    case 'text':
      flow.paragraph(block.text, block);
      flow.skip(4);
      break;
    case 'list':
      for (const [at, item] of block.items.entries()) flow.item(markOf(block.mark, at), item);
      flow.skip(4);
      break;
    case 'table':
      flow.table(block);
      flow.skip(8);
      break;
    case 'aligned':
      for (const line of block.lines) flow.line(line, 'mono', flow.size - 1);
      flow.skip(6);
      break;
    case 'space':
      flow.skip(block.points);
      break;
    case 'rule':
      flow.rule();
      break;
    case 'page':
      flow.turn();
      break;
    case 'columns':
      flow.divide(block.count);
      break;
    case 'contents':
      flow.contents(headings);
      break;
    case 'drawing':
      flow.drawing(block);
      break;
  }
}

function createFlow(look: Look, measure: Measure) {
  const { size, margin = 56 } = look;
  const [width, height] = look.landscape ? [A4.height, A4.width] : [A4.width, A4.height];
  const [regular, strong]: [FontName, FontName] =
    look.font === 'sans' ? ['sans', 'sans-bold'] : ['serif', 'serif-bold'];
  const [top, bottom] = [margin + (look.header ? 14 : 0), height - margin - (look.footer ? 10 : 0)];
  const sheets: Sheet[] = [];
  const noted: { text: string; page: number }[] = [];
  const contentLines: { sheet: Sheet; x: number; y: number; width: number }[] = [];
  let columns = 1;
  let column = 0;
  let columnTop = top;
  let lowest = top;
  let y = top;
  const sheet = () => sheets.at(-1)!;
  const box = () => {
    const whole = width - 2 * margin;
    const own = (whole - GAP * (columns - 1)) / columns;
    return { x: margin + column * (own + GAP), width: own };
  };
  const open = () => {
    sheets.push({ width, height, texts: [], lines: [] });
    [column, columnTop, lowest, y] = [0, top, top, top];
  };
  const advance = () => {
    lowest = Math.max(lowest, y);
    if (column + 1 < columns) [column, y] = [column + 1, columnTop];
    else open();
  };
  const room = (needed: number) => {
    if (y + needed > bottom) advance();
  };
  const put = (text: string, x: number, at: number, font: FontName, points: number) => {
    if (text !== '') sheet().texts.push({ text, x, y: at, font, size: points });
  };
  const stroke = (x1: number, y1: number, x2: number, y2: number) =>
    sheet().lines.push({ from: [x1, y1], to: [x2, y2] });
  open();

  const flow = {
    size,
    skip: (points: number) => {
      if (y > top) y += points;
    },
    /** Begins a new page or column if fewer lines are left. */
    keep: (lines: number) => room(lines * size * LEADING),
    note: (text: string) => noted.push({ text, page: sheets.length }),
    turn: () => {
      if (y > top || column > 0) open();
    },
    divide: (count: 1 | 2) => {
      y = Math.max(lowest, y);
      [columns, column, columnTop, lowest] = [count, 0, y, y];
    },
    line: (text: string, font: FontName, points: number) => {
      room(points * LEADING);
      put(text, box().x, y, font, points);
      y += points * LEADING;
    },
    rule: () => {
      room(10);
      const { x, width: own } = box();
      stroke(x, y + 3, x + own, y + 3);
      y += 8;
    },
    paragraph: (
      text: string,
      {
        bold = false,
        align = 'left',
        size: points = size,
      }: Partial<Pick<PrintedText, 'bold' | 'align' | 'size'>>,
    ) => {
      const font = bold ? strong : regular;
      for (const line of wrapped(text, box().width, (part) => measure(part, font, points))) {
        room(points * LEADING);
        const { x, width: own } = box();
        const free = own - measure(line, font, points);
        put(line, x + (align === 'center' ? free / 2 : align === 'right' ? free : 0), y, font, points);
        y += points * LEADING;
      }
    },
    item: (mark: string, text: string) => {
      const indent = mark === '' ? 0 : 22;
      const lines = wrapped(text, box().width - indent, (part) => measure(part, regular, size));
      for (const [at, line] of lines.entries()) {
        room(size * LEADING);
        const { x } = box();
        if (at === 0) put(mark, x + 4, y, regular, size);
        put(line, x + indent, y, regular, size);
        y += size * LEADING;
      }
      y += 2;
    },
    table: (table: PrintedTable) => {
      const points = table.size ?? size - 1;
      const leading = points * LEADING;
      const total = table.shares.reduce((sum, share) => sum + share, 0);
      const row = (cells: readonly string[], font: FontName) => {
        let { x, width: own } = box();
        const laid = cells.map((cell, at) => {
          const wide = (own * table.shares[at]!) / total;
          const lines = cell
            .split('\n')
            .flatMap((part) => wrapped(part, wide - 2 * INSET, (piece) => measure(piece, font, points)));
          x += wide;
          return { offset: x - wide - box().x, wide, lines };
        });
        const high = Math.max(...laid.map(({ lines }) => lines.length)) * leading + 2 * INSET;
        const before = sheets.length;
        room(high);
        const turned = sheets.length > before;
        if (turned && table.repeats && font !== strong)
          for (const head of table.rows.slice(0, table.head ?? 0)) row(head, strong);
        ({ x, width: own } = box());
        for (const { offset, wide, lines } of laid) {
          for (const [at, line] of lines.entries())
            put(line, x + offset + INSET, y + INSET + at * leading, font, points);
          if (table.rules === 'all') {
            stroke(x + offset, y, x + offset, y + high);
            stroke(x + offset + wide, y, x + offset + wide, y + high);
          }
        }
        if (table.rules !== 'none') {
          stroke(x, y, x + own, y);
          stroke(x, y + high, x + own, y + high);
        }
        y += high;
      };
      for (const [at, cells] of table.rows.entries()) row(cells, at < (table.head ?? 0) ? strong : regular);
    },
    contents: (lines: number) => {
      for (let at = 0; at < lines; at += 1) {
        room(size * 1.6);
        const { x, width: own } = box();
        contentLines.push({ sheet: sheet(), x, y, width: own });
        y += size * 1.6;
      }
    },
    drawing: ({ height: high, strokes, labels }: Extract<Block, { kind: 'drawing' }>) => {
      room(high);
      const { x, width: own } = box();
      for (const [x1, y1, x2, y2] of strokes)
        stroke(x + x1 * own, y + y1 * high, x + x2 * own, y + y2 * high);
      for (const label of labels) put(label.text, x + label.x * own, y + label.y * high, regular, size - 2);
      y += high;
    },
    finished: (): Sheet[] => {
      for (const [at, { sheet: on, x, y: line, width: own }] of contentLines.entries()) {
        const { text, page } = noted[at]!;
        const dots = Math.max(
          3,
          Math.floor((own - measure(`${text}  ${page}`, regular, size)) / measure('.', regular, size)) - 1,
        );
        on.texts.push({ text: `${text} ${'.'.repeat(dots)} ${page}`, x, y: line, font: regular, size });
      }
      const small = Math.min(8, size);
      for (const [at, on] of sheets.entries()) {
        if (look.header)
          on.texts.unshift({ text: look.header, x: margin, y: margin - 14, font: regular, size: small });
        const text = look.footer?.replace('{page}', String(at + 1)).replace('{pages}', String(sheets.length));
        if (text) {
          const x = (width - measure(text, regular, small)) / 2;
          on.texts.push({ text, x, y: height - margin + 4, font: regular, size: small });
        }
      }
      return sheets;
    },
  };
  return flow;
}
