import type { Layout } from '../layout.ts';
import { text } from '../wordings/parts.ts';

const general = [
  'Materials shall be of the best quality of their respective kinds, and weigh at least 95% of the stated mass.',
  'Workmanship shall be guaranteed for a period of twelve (12) months against defects.',
  'Tests are carried out in accordance with SANS 3001, and 10% of the samples are tested twice.',
  'Tolerances are 5 mm in 3 m, measured with a straight edge.',
  'Technicians must have five (5) years of experience and a trade test certificate.',
  'Equipment shall be rated for an ambient temperature of 40 °C and a humidity of 80%.',
  'Manuals must be supplied in three copies.',
];

/** A specification: what is bought, and nothing about how bids are judged. Its percentages and years are no criteria. */
export const specification: Layout = {
  name: 'specification',
  category: 'specification',
  format: 'pdf',
  kinds: ['specification'],
  fits: () => true,
  facts: { returnables: 'plain', subCriteria: false },
  states: { specifications: 1 },
  compose: (bid, random) => ({
    look: { font: 'serif', size: 11, footer: `${bid.number} – Specification – {page}` },
    blocks: [
      {
        kind: 'title',
        text: random.pick(['TECHNICAL SPECIFICATION', 'SCOPE OF WORKS', 'PROJECT SPECIFICATION']),
      },
      { kind: 'title', text: bid.title, size: 12 },
      { kind: 'heading', text: '1. SCOPE' },
      { kind: 'list', items: bid.truth.lists.specifications, mark: 'number' },
      { kind: 'heading', text: '2. GENERAL REQUIREMENTS' },
      ...Array.from({ length: random.integer(4, 20) }, () => text(random.pick(general))),
      {
        kind: 'table',
        rows: [
          ['Property', 'Requirement', 'Offered'],
          ['Length', `${random.integer(2, 90)} m`, ''],
          ['Rated power', `${random.integer(1, 50)} kW`, ''],
          ['Efficiency', `${random.integer(70, 98)}%`, ''],
        ],
        shares: [40, 30, 30],
        rules: 'all',
        head: 1,
      },
    ],
  }),
};
