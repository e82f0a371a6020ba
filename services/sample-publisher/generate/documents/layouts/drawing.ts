import type { Layout } from '../layout.ts';

/** A drawing across, with a few labels and a title block. Its figures are measures. */
export const drawing: Layout = {
  name: 'drawing',
  category: 'drawing',
  format: 'pdf',
  kinds: ['drawing'],
  fits: () => true,
  facts: { returnables: 'plain', subCriteria: false },
  states: {},
  compose: (bid, random) => {
    const point = () => Math.round(random.fraction() * 1000) / 1000;
    const strokes = Array.from({ length: random.integer(20, 60) }, () => {
      const [x, y] = [point(), point()];
      return random.chance(0.5) ? ([x, y, point(), y] as const) : ([x, y, x, point()] as const);
    });
    const labels = Array.from({ length: random.integer(5, 14) }, () => ({
      text: random.pick([
        `${random.integer(100, 9900)}`,
        `Ø${random.integer(50, 600)}`,
        'MH',
        'NGL',
        '1:50',
        'SECTION A-A',
        `CL ${random.integer(100, 900)}.${random.integer(10, 99)}`,
      ]),
      x: point() * 0.9,
      y: point() * 0.95,
    }));
    return {
      look: { font: 'sans', size: 9, landscape: true, margin: 30 },
      blocks: [
        { kind: 'drawing', height: 430, strokes, labels },
        {
          kind: 'table',
          rows: [
            ['PROJECT', bid.title, 'SCALE', '1:100', 'REV', random.pick(['A', 'B', '0'])],
            [
              'CLIENT',
              bid.buyer,
              'DRAWING',
              `${random.integer(100, 999)}-${random.integer(1, 40)}`,
              'SHEET',
              '1',
            ],
          ],
          shares: [10, 45, 10, 15, 8, 12],
          rules: 'all',
          size: 8,
        },
      ],
    };
  },
};
