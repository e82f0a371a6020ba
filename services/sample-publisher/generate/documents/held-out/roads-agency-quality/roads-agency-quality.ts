import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid, Layout } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import type { DocumentTruth } from '../../truth.ts';
import { text, texts, totalOf } from '../../wordings/parts.ts';
import { agencyPhrases } from './agency-phrases.ts';
import { briefingClause, closingClause, minimumClause } from './clause-sentences.ts';
import {
  type Clause,
  contractData,
  dataAfterEvaluation,
  dataBeforeEvaluation,
  dataOfEvaluation,
} from './clauses.ts';
import { criteriaBlocks } from './quality-tables.ts';
import { returnablesList, schedules } from './schedules.ts';

const heading = (line: string): Block => ({ kind: 'heading', text: line });
const subheading = (line: string): Block => ({ kind: 'heading', level: 2, text: line });
const promptsOf = new Map(
  [...agencyPhrases.criteria.works, ...agencyPhrases.criteria.services].map(
    ({ name, levels }) => [name, levels] as const,
  ),
);
const AGENCY = /\broads?\b|transport|\bwater\b|public works|infrastructure development/i;
const OTHER_BUSINESS = /accident|traffic|training|council|corporation|commission|\(soc\)ltd|safety/i;
const ENGINEERED = ['roads', 'water', 'sewerage', 'engineering'];

/** Where quality is scored, the documents from which it is scored are always returnable. */
function withEvidenceOfQuality(truth: DocumentTruth, random: Random): DocumentTruth {
  const { functionality, returnables } = truth.lists;
  const codes =
    functionality.length === 0
      ? []
      : [
          ...['REFERENCES', 'CV'],
          ...(functionality.some(({ name }) => name.startsWith('Approach')) ? ['METHODOLOGY'] : []),
        ];
  const added = codes
    .filter((code) => returnables.every((item) => item.code !== code))
    .map((code) => ({ code, text: random.pick(agencyPhrases.returnables[code]!), mandatory: false }));
  return { ...truth, lists: { ...truth.lists, returnables: [...returnables, ...added] } };
}

/** The specific goals, and quality with its minimum: what the tender data say below clause C.3.11. */
function evaluation({ truth: { values, lists } }: Bid, random: Random): Block[] {
  const { functionality, specificGoals } = lists;
  const minimum = values.functionalityThreshold;
  const goals = specificGoals.map(({ goal, points }) => [goal, String(points)]);
  return [
    ...(goals.length === 0
      ? []
      : [
          subheading('C.3.11.8  Scoring preference'),
          text(
            random.pick([
              'Preference points for specific goals are granted as follows:',
              'Tenderers may claim preference points for the specific goals in this table.',
            ]),
          ),
          {
            ...({ kind: 'table', rules: 'all', head: 1, shares: [74, 26] } as const),
            rows: [['Specific goal', 'Points'], ...goals],
          } satisfies Block,
        ]),
    ...(functionality.length === 0
      ? []
      : [
          subheading('C.3.11.9  Evaluation of quality (functionality)'),
          ...criteriaBlocks(functionality, (name) => promptsOf.get(name) ?? [], random),
          ...(minimum === undefined ? [] : [text(minimumClause(minimum, totalOf(functionality), random))]),
        ]),
  ];
}

function siteInformation({ kind }: Bid, random: Random): string[] {
  return kind === 'works'
    ? [
        random.pick([
          'Mean annual rainfall is 640 mm, of which 80% falls between October and March.',
          'Test pits were dug to a depth of 2.1 m. The water table was met in three of 14 pits.',
        ]),
        'Existing services are shown on the drawings as far as they are known.',
      ]
    : [
        random.pick([
          'Records that are at the disposal of the employer go back to 1987 and can be viewed by appointment.',
          'Base maps to a scale of 1:10 000 are available in electronic form.',
        ]),
      ];
}

/** A tender of a roads or water agency under the Standard Conditions of Tender, with quality criteria and prompts for judgement. */
export const roadsAgencyQuality: Layout = {
  name: 'roads-agency-quality',
  heldOut: true,
  category: 'bid-document',
  format: 'pdf',
  kinds: ['bid-document', 'terms'],
  fits: ({ buyer, trade, type, wording }) =>
    (buyer.kind === 'department' || buyer.kind === 'entity') &&
    AGENCY.test(buyer.name) &&
    !OTHER_BUSINESS.test(buyer.name) &&
    ENGINEERED.includes(trade) &&
    !/quotation|information/i.test(type) &&
    // A title that gives the last day of the contract would say something else than the months that are drawn.
    !/quotation|period ending|once-off/i.test(wording.title),
  facts: { phrases: agencyPhrases, returnables: 'split', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 1, briefing: 1, submission: 1, evaluationSystem: 1, priceFormula: 0.7 },
    ...{ functionality: 1, functionalityThreshold: 1, specificGoals: 0.95, contacts: 1, returnables: 1 },
    ...{ durationMonths: 0.9, paymentDays: 0.7, guaranteePercent: 0.9, subcontractingPercent: 1, cidb: 1 },
    ...{ eligibility: 1, disqualifiers: 0.85, specifications: 1 },
  },
  adapt: withEvidenceOfQuality,
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    const datesInNotice = random.chance(0.5);
    const inTable = random.chance(0.6);
    const clauses = (rows: readonly Clause[], head: Clause): Block => ({
      ...{ kind: 'table', shares: [16, 84], repeats: true },
      ...(inTable ? { rules: 'all', head: 1, rows: [head, ...rows] } : { rules: 'none', rows }),
    });
    const dataHead: Clause = ['Clause', 'Tender data'];
    const before = dataBeforeEvaluation(bid, datesInNotice, random);
    return {
      look: {
        font: random.pick(['sans', 'serif']),
        size: 10.5,
        header: `${bid.buyer}   Tender ${bid.number}`.slice(0, 95),
        footer: 'Tender document – page {page}',
      },
      blocks: [
        { kind: 'space', points: 70 },
        { kind: 'title', text: bid.buyer.toUpperCase(), size: 17 },
        { kind: 'title', text: `TENDER NO. ${bid.number}`, size: 14 },
        { kind: 'title', text: bid.title, size: 13 },
        { kind: 'space', points: 40 },
        {
          kind: 'title',
          text: bid.kind === 'works' ? 'TENDER FOR CONSTRUCTION WORKS' : 'TENDER FOR PROFESSIONAL SERVICES',
          size: 12,
        },
        text('Name of tenderer: ..........................................................................'),
        { kind: 'page' },
        { kind: 'title', text: 'LIST OF CONTENTS', size: 12 },
        { kind: 'contents' },
        { kind: 'page' },
        heading('T1.1 TENDER NOTICE AND INVITATION TO TENDER'),
        text(`${bid.buyer} invites tenders for the contract described on the cover of this document.`),
        ...(datesInNotice
          ? [
              ...(values.briefing ? texts(briefingClause(values.briefing, random).split('\n')) : []),
              ...(values.closing ? [text(closingClause(values.closing, random))] : []),
            ]
          : [text('Times and places that tenderers must observe are given in the tender data.')]),
        heading('T1.2 TENDER DATA'),
        text(
          random.pick([
            'The conditions of tender are the Standard Conditions of Tender in Annexure C of the CIDB Standard for Uniformity in Construction Procurement (Board Notice 423 of 2019). The data below apply to this tender and refer to the clauses of those conditions.',
            'The Standard Conditions of Tender, as published by the CIDB in Government Gazette 42622 of 8 August 2019, apply. Where the tender data differ from them, the tender data prevail.',
          ]),
        ),
        clauses([...before, ...dataOfEvaluation(bid, random)], dataHead),
        ...evaluation(bid, random),
        clauses(dataAfterEvaluation, dataHead),
        heading('T2.1 LIST OF RETURNABLE DOCUMENTS'),
        ...returnablesList(bid, random),
        ...schedules(bid, random),
        heading('C1.2 CONTRACT DATA'),
        clauses(contractData(bid, random), ['Item', 'Data']),
        heading('C3 SCOPE OF WORK'),
        {
          ...{ kind: 'table', rules: 'none', shares: [10, 90] },
          rows: lists.specifications.map((line, at) => [`C3.${at + 1}`, line]),
        },
        heading('C4 SITE INFORMATION'),
        ...texts(siteInformation(bid, random)),
      ],
    };
  },
};
