import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid, Layout } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { spelledDay } from '../../wordings/spelled.ts';
import { metroPhrases } from './phrases.ts';
import { formSchedules, formsAsked, signed } from './schedules.ts';
import { briefingRows, closingRows, contactRows, type Row, submissionRows } from './sentences.ts';
import { conditions, draftContract, functionalityBlocks, heading, type Places } from './volumes.ts';

const text = (line: string): Block => ({ kind: 'text', text: line });
const title = (line: string, size = 14): Block => ({ kind: 'title', text: line, size });

const volumes = (criteriaApart: boolean): Block => ({
  ...{ kind: 'table', rules: 'rows', head: 1, shares: [24, 76] },
  rows: [
    ['TENDER DOCUMENT', 'CONTENTS'],
    ['Volume 1', 'Tendering procedures: general tender information; conditions of tender'],
    [
      'Volume 2',
      `Returnable documents: checklist; form of offer; schedules${criteriaApart ? ' (including functionality)' : ''}`,
    ],
    ['Volume 3', 'Draft contract: special conditions of contract; scope'],
  ],
});

function information(bid: Bid, random: Random): Block[] {
  const { values, lists } = bid.truth;
  const rows: Row[] = [
    ['TENDER NUMBER', bid.number],
    ['TENDER ADVERTISED', spelledDay(bid.advertised, random)],
    ...briefingRows(values.briefing, random),
    ...(values.closing ? closingRows(values.closing, random) : []),
    ...(values.submission ? submissionRows(values.submission, random) : []),
    ...contactRows(lists.contacts, random),
  ];
  return [
    heading('1. GENERAL TENDER INFORMATION'),
    random.chance(0.5)
      ? {
          ...{ kind: 'table', rules: 'none', shares: [40, 60] },
          rows: rows.map(([label, said]) => [label, `: ${said}`]),
        }
      : { kind: 'table', rules: 'all', shares: [36, 64], rows },
  ];
}

/** What must be handed in, as a checklist with a column that the tenderer ticks, in one part or two. */
function checklist({ truth: { lists } }: Bid, random: Random): Block[] {
  const column = random.pick(['Attached (tick)', 'Submitted: Yes / No']);
  const part = (name: string, note: string, mandatory: boolean): Block[] => {
    const items = lists.returnables.filter((item) => item.mandatory === mandatory);
    if (items.length === 0) return [];
    return [
      heading(name, 2),
      text(note),
      {
        ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [8, 70, 22] },
        rows: [['No.', 'Document', column], ...items.map((item, at) => [`${at + 1}`, item.text, ''])],
      },
    ];
  };
  return [
    heading('3. CHECKLIST OF RETURNABLE DOCUMENTS'),
    ...part('Part A: Mandatory documents', metroPhrases.mandatory, true),
    ...part(
      'Part B: Other documents',
      random.pick([
        'These documents are not mandatory at closing. The City may call for them during evaluation.',
        'The City will give tenderers an opportunity to furnish documents of this part that were left out.',
      ]),
      false,
    ),
  ];
}

const formOfOffer = (bid: Bid): Block[] => [
  heading('4. FORM OF OFFER AND ACCEPTANCE'),
  text(`Tender ${bid.number}: ${bid.title}`),
  text(
    'The tenderer, identified in the signature block below, offers to perform the obligations in this contract at the prices which it entered.',
  ),
  {
    ...{ kind: 'table', rules: 'all', shares: [44, 56] },
    rows: [
      ['Name of tendering entity', ''],
      ['Registration number', ''],
      ['Offered total, including VAT', 'R'],
      ['Name of authorised signatory', ''],
    ],
  },
  signed,
];

/** The eight metros by their names; other cities are local municipalities. */
const METROS =
  /metropolitan|cape town|johannesburg|tshwane|ekurhuleni|ethekwini|mangaung|nelson mandela bay|buffalo city/i;

/** A tender document of a metropolitan municipality, in three volumes with schedules that the tenderer completes. */
export const metroTenderVolume: Layout = {
  name: 'metro-tender-volume',
  heldOut: true,
  category: 'bid-document',
  format: 'pdf',
  kinds: ['bid-document', 'forms'],
  fits: ({ buyer }) => buyer.kind === 'municipality' && METROS.test(buyer.name),
  facts: { phrases: metroPhrases, returnables: 'split', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 1, briefing: 1, submission: 1, contacts: 1, evaluationSystem: 1 },
    ...{ priceFormula: 0.4, functionality: 1, functionalityThreshold: 1, specificGoals: 1, returnables: 1 },
    ...{ eligibility: 0.9, disqualifiers: 0.9, specifications: 1, durationMonths: 0.9, paymentDays: 0.8 },
    ...{ guaranteePercent: 0.8, subcontractingPercent: 1, cidb: 1, localContent: 0.6 },
  },
  compose: (bid, random) => {
    const { lists } = bid.truth;
    const forms = formsAsked(lists.returnables);
    const criteriaApart = lists.functionality.length > 0 && random.chance(0.5);
    const first = criteriaApart ? 2 : 1;
    const form = forms.findIndex(({ number }) => number === '6.1');
    const goalsApart = form >= 0 && lists.specificGoals.length > 0 && random.chance(0.5);
    const places: Places = {
      criteria: criteriaApart ? 'Schedule 1' : null,
      goals: goalsApart ? `Schedule ${first + form}` : null,
    };
    return {
      look: {
        ...{ font: random.pick(['sans', 'serif']), size: random.pick([10, 10.5, 11]) },
        footer: random.pick(['Tender document – page {page}', 'page {page}']),
      },
      blocks: [
        { kind: 'space', points: 50 },
        title(bid.buyer.toUpperCase(), 18),
        title(random.pick(['TENDER DOCUMENT', 'TENDER DOCUMENT: GOODS, SERVICES AND WORKS'])),
        title(`TENDER NO: ${bid.number}`),
        title(bid.title.toUpperCase(), 12),
        {
          kind: 'table',
          rules: 'all',
          shares: [40, 60],
          rows: [
            ['NAME OF TENDERER', ''],
            ['TRADING AS (if different)', ''],
          ],
        },
        volumes(criteriaApart),
        { kind: 'page' },
        title('VOLUME 1: TENDERING PROCEDURES'),
        ...information(bid, random),
        ...conditions(bid, places, random),
        { kind: 'page' },
        title('VOLUME 2: RETURNABLE DOCUMENTS'),
        ...checklist(bid, random),
        ...formOfOffer(bid),
        ...(criteriaApart ? [heading('Schedule 1: Functionality'), ...functionalityBlocks(bid, random)] : []),
        ...formSchedules(bid, first, goalsApart ? lists.specificGoals : []),
        { kind: 'page' },
        title('VOLUME 3: DRAFT CONTRACT'),
        ...draftContract(bid, random),
      ],
    };
  },
};
