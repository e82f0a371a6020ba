import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Tender } from '#services/sample-publisher/generate/tender.ts';
import type { Bid, Layout } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import type { DocumentTruth } from '../../truth.ts';
import { text } from '../../wordings/parts.ts';
import { contractData, evaluation, tenderData } from './agency-clauses.ts';
import { detailsOf } from './agency-criteria.ts';
import { agencyPhrases } from './agency-phrases.ts';
import { blankSchedules, listOfReturnables } from './agency-returnables.ts';
import { closingSentence } from './agency-sentences.ts';

const heading = (line: string): Block => ({ kind: 'heading', text: line });

/** Agencies and departments that build roads or supply water, and what each has built. */
const ROADS = /\broads?\b|(?:-|^)\s*transport\b|public works/i;
const WATER = /\bwater\b|catchment/i;
const NO_BUILDER =
  /fund|traffic|freight|training|research|corporation|investment|liaison|cross-border|johannesburg|east rand|ekurhuleni|phofung/i;
/** Work which no engineer designs, or which is for buildings. */
const NO_ENGINEERING = /toilets|architect|library|survey|environmental|patching|school|\btest\b/i;

function fits({ buyer, trade, wording }: Tender): boolean {
  if (buyer.kind !== 'department' && buyer.kind !== 'entity') return false;
  if (NO_BUILDER.test(buyer.name) || NO_ENGINEERING.test(wording.title)) return false;
  const [roads, water] = [ROADS, WATER].map((names) => names.test(buyer.name));
  if (trade === 'engineering')
    return roads ? !WATER.test(wording.title) : water! && !/\broads\b/i.test(wording.title);
  return roads ? trade === 'roads' : water! && (trade === 'water' || trade === 'sewerage');
}

/** Weights of parts that are not all multiples of five, and the schedules on which the criteria are judged. */
function adapt(truth: DocumentTruth, random: Random): DocumentTruth {
  const functionality = truth.lists.functionality.map((criterion) => {
    if (criterion.subCriteria.length === 0 || random.chance(0.5)) return criterion;
    const moved = random.integer(1, 3);
    const last = criterion.subCriteria.length - 1;
    return {
      ...criterion,
      subCriteria: criterion.subCriteria.map(({ name, weight }, at) => ({
        name,
        weight: (weight ?? 0) + (at === 0 ? moved : at === last ? -moved : 0),
      })),
    };
  });
  const codes = new Set(truth.lists.returnables.map(({ code }) => code));
  const schedules = functionality
    .flatMap((criterion) => detailsOf(criterion).schedule ?? [])
    .filter(({ code }) => truth.lists.returnables.length > 0 && !codes.has(code));
  return {
    ...truth,
    lists: { ...truth.lists, functionality, returnables: [...truth.lists.returnables, ...schedules] },
  };
}

/** Part T1.1: what the notice says of the tender before the data by clauses. */
function notice(bid: Bid, random: Random): Block[] {
  const { closing } = bid.truth.values;
  const needed = bid.kind === 'works' ? 'contractors' : 'consultants';
  return [
    heading('T1.1 TENDER NOTICE AND INVITATION TO TENDER'),
    text(
      random.pick([
        `${bid.buyer} invites tenders from ${needed} for the contract below.`,
        `Tenders are hereby invited by ${bid.buyer} from experienced ${needed}.`,
      ]),
    ),
    text(`Tender ${bid.number}: ${bid.title}`),
    ...(closing ? [text(closingSentence(closing, random))] : []),
    text(
      random.pick([
        'Requirements for sealing, addressing, delivery, opening and assessment of tenders are stated in the tender data.',
        'How tender offers are delivered, opened and assessed is set out in the tender data (T1.2).',
      ]),
    ),
  ];
}

/** A contract of a roads or water agency under the standard conditions of tender of the construction board, with quality scored. */
export const roadsAgencyQuality: Layout = {
  name: 'roads-agency-quality',
  heldOut: true,
  category: 'bid-document',
  format: 'pdf',
  kinds: ['bid-document', 'terms'],
  fits,
  facts: { phrases: agencyPhrases, returnables: 'split', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 1, briefing: 1, submission: 1, evaluationSystem: 1, priceFormula: 0.4 },
    ...{ functionality: 1, functionalityThreshold: 1, specificGoals: 0.9, contacts: 1, returnables: 1 },
    ...{ eligibility: 0.9, disqualifiers: 0.8, specifications: 1, durationMonths: 0.9, paymentDays: 0.6 },
    ...{ guaranteePercent: 0.9, subcontractingPercent: 0.9, cidb: 1 },
  },
  adapt,
  compose: (bid, random) => {
    const volume = random.pick([
      'Volume 1: Tendering procedures and returnable documents',
      'TENDER DOCUMENT',
      'PROCUREMENT DOCUMENT',
    ]);
    const tendering = [...notice(bid, random), ...tenderData(bid, random), ...evaluation(bid, random)];
    const returnables = [...listOfReturnables(bid, random), ...blankSchedules(bid)];
    const contract: Block[] = [
      { kind: 'page' },
      ...contractData(bid, random),
      heading('C3 SCOPE OF WORK'),
      text(
        bid.kind === 'works'
          ? 'The works consist of the following, as detailed on the drawings and in the standard specifications:'
          : 'The services consist of the following:',
      ),
      {
        kind: 'table',
        rules: 'rows',
        shares: [10, 90],
        rows: bid.truth.lists.specifications.map((line, at) => [`C3.${at + 1}`, line]),
      },
    ];
    return {
      look: {
        ...{ font: random.pick(['sans', 'serif'] as const), size: random.pick([10, 10.5, 11]) },
        header: `${bid.buyer} | Tender ${bid.number}`,
        footer: 'Tender document – page {page}',
      },
      blocks: [
        { kind: 'space', points: 70 },
        { kind: 'title', text: bid.buyer.toUpperCase(), size: 17 },
        { kind: 'title', text: `TENDER NO. ${bid.number}` },
        { kind: 'title', text: bid.title, size: 13 },
        { kind: 'title', text: volume, size: 12 },
        text('Name of tenderer: ................................................................'),
        { kind: 'page' },
        { kind: 'title', text: 'CONTENTS' },
        { kind: 'contents' },
        { kind: 'page' },
        ...tendering,
        ...returnables,
        ...contract,
      ],
    };
  },
};
