import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid, Layout } from '../layout.ts';
import type { Block } from '../print/paper.ts';

const units = ['m', 'm²', 'm³', 'No.', 'Sum', 'kg', 'hours', 'months'];
const items: Readonly<Record<Bid['kind'], readonly string[]>> = {
  goods: [
    'Supply of item as specified',
    'Delivery to store',
    'Packaging',
    'Installation',
    'Spare parts',
    'Training of users',
  ],
  services: [
    'Monthly service fee',
    'Call-out during office hours',
    'Call-out after hours',
    'Travelling',
    'Disbursements',
  ],
  works: [
    'Site establishment',
    'Clear and grub',
    'Excavate in soft material',
    'Excavate in hard rock',
    'Import G5 material',
    'Concrete class 25/19',
    'Dayworks',
  ],
};

/** Priced items; years and percentages in them are no facts of the tender. */
function bill({ title, number, kind }: Bid, random: Random): Block[] {
  const rows = Array.from({ length: random.integer(12, 40) }, (_, at) => [
    `${Math.floor(at / 8) + 1}.${(at % 8) + 1}`,
    random.pick(items[kind]),
    random.pick(units),
    String(random.integer(1, 900)),
    '',
    '',
  ]);
  return [
    { kind: 'title', text: 'BILL OF QUANTITIES' },
    { kind: 'text', text: `${number} ${title}` },
    {
      kind: 'table',
      rows: [
        ['Item', 'Description', 'Unit', 'Quantity', 'Rate', 'Amount'],
        ...rows,
        ['', 'Subtotal', '', '', '', ''],
        ['', 'Contingencies 10%', '', '', '', ''],
        ['', 'VAT 15%', '', '', '', ''],
        ['', 'Total carried to form of offer', '', '', '', ''],
      ],
      shares: [9, 45, 9, 12, 11, 14],
      rules: 'all',
      head: 1,
      repeats: true,
    },
  ];
}

const layoutOf = (name: string, format: 'pdf' | 'xlsx'): Layout => ({
  name,
  category: 'bill-of-quantities',
  format,
  kinds: ['bill', 'annexure'],
  fits: () => true,
  facts: { returnables: 'plain', subCriteria: false },
  states: {},
  compose: (bid, random) => ({
    look: { font: 'sans', size: 9.5, footer: 'C2.2 Bill of quantities   {page}' },
    blocks: bill(bid, random),
  }),
});

/** A workbook of quantities. */
export const billOfQuantities = layoutOf('bill-of-quantities', 'xlsx');

/** The same, printed. */
export const printedBill = layoutOf('printed-bill', 'pdf');
