import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisValues } from '#shared/domain/documents/analysis.ts';
import type { Bid, Layout } from '../layout.ts';
import type { Block } from '../print/paper.ts';
import { text, texts, totalOf } from '../wordings/parts.ts';
import { inWords, spelledDay, spelledMonths, spelledPhone, spelledTime } from '../wordings/spelled.ts';
import { contractPhrases } from './contract-phrases.ts';

const heading = (line: string): Block => ({ kind: 'heading', text: line });
const part = (line: string): Block => ({ kind: 'heading', level: 2, text: line });
const levelsOf = new Map(
  Object.values(contractPhrases.criteria).flatMap((criteria) =>
    criteria.map(({ name, levels }) => [name, levels] as const),
  ),
);
const inBoth = (number: number): string => `${inWords(number)} (${number})`;

/** The page behind the cover: labels in capitals with what belongs to them, and lines between the rows only. */
function details(bid: Bid, random: Random): string[][] {
  const { briefing, closing, submission } = bid.truth.values;
  const meeting = (session: AnalysisValues['briefing']): string => {
    const { moment, compulsory } = session;
    const duty = compulsory ? 'Compulsory' : 'Not compulsory, but strongly recommended';
    if (moment === null) return `${duty}; to be arranged with the representative named below`;
    return `${moment.time === null ? '' : `${spelledTime(moment.time, random)} on `}${spelledDay(moment.date, random)} (${duty})`;
  };
  return [
    ['TENDER ADVERTISED', spelledDay(bid.advertised, random)],
    ['SITE VISIT / CLARIFICATION MEETING', briefing ? meeting(briefing) : 'Not applicable'],
    ...(briefing?.venue ? [['VENUE FOR SITE VISIT', briefing.venue]] : []),
    ...(closing
      ? [
          ['CLOSING DATE', spelledDay(closing.date, random)],
          ['CLOSING TIME', spelledTime(closing.time ?? '10:00', random)],
        ]
      : []),
    ...(submission?.methods[0] === 'box'
      ? [['TENDER BOX & ADDRESS', `Tender box of the municipality, at ${submission.address}`]]
      : []),
    ...bid.truth.lists.contacts.map(({ about, name, phone, email }) => [
      about === 'technical' ? 'REPRESENTATIVE (TECHNICAL)' : 'REPRESENTATIVE (PROCUREMENT)',
      [name, phone === null ? null : `Tel: ${spelledPhone(phone, random)}`, email]
        .filter((line) => line !== null)
        .join('\n'),
    ]),
  ];
}

function submissionClauses({
  methods,
  address,
  copies,
  envelopes,
  format,
}: AnalysisValues['submission']): string[] {
  const ways: Readonly<Record<string, string>> = {
    email: `The tenderer shall send the tender offer to the e-mail account ${address}, which is opened after the closing time only.`,
    portal: `The tenderer shall lodge the tender offer electronically, by uploading it at ${address}.`,
    hand: `The tenderer shall hand the tender offer to the official at the counter, ${address}, who issues a receipt.`,
    box: 'The tenderer shall seal the tender offer and place it into the tender box named in the general tender information.',
  };
  return [
    ways[methods[0]!] ?? ways['box']!,
    ...(copies === null
      ? []
      : [
          copies === 1
            ? 'The tenderer shall submit the original of the tender document; a copy is not wanted.'
            : `The tenderer shall submit, besides the original, ${inBoth(copies - 1)} ${copies === 2 ? 'copy' : 'copies'} of all elements of the tender offer.`,
        ]),
    ...(envelopes === 2
      ? [
          'A two-envelope procedure is followed: envelope one has the technical part, envelope two the price schedule.',
        ]
      : []),
    ...(envelopes === 1
      ? ['A two-envelope procedure is not followed; one envelope holds the whole offer.']
      : []),
    ...(format === null ? [] : [`Electronic offers are saved as ${format} files.`]),
  ];
}

/** The clauses with the conditions of tender; that on functionality names the minimum, and its criteria stand in a schedule. */
function conditions({ truth: { values, lists } }: Bid, random: Random): Block[] {
  const total = totalOf(lists.functionality);
  const threshold = values.functionalityThreshold;
  const eligible = [
    ...lists.cidb.map(
      ({ grade, classOfWorks, potentiallyEmerging }) =>
        `Only tenderers with a CIDB grade equal to or higher than ${grade}${classOfWorks}${potentiallyEmerging ? ' PE' : ''} are eligible to have their tenders evaluated.`,
    ),
    ...lists.eligibility,
    ...(threshold === undefined
      ? []
      : [
          `Minimum score for functionality: tenderers who achieve fewer than ${inBoth((threshold * total) / 100)} of the ${inBoth(total)} points obtainable in Schedule 9 are declared non-responsive. Where the tenderer is a joint venture, the scores of its members are not averaged.`,
        ]),
  ];
  const numbered = (clause: string, lines: readonly string[]) =>
    texts(lines.map((line, at) => `${clause}.${at + 1}  ${line}`));
  return [
    heading('2. CONDITIONS OF TENDER'),
    part('2.1  General'),
    ...numbered('2.1', [
      'The municipality and each tenderer comply with these conditions, timeously and with integrity, and behave equitably and transparently.',
      'Persons aggrieved by a decision may, within 21 days of it, lodge a written objection in terms of section 49 of the Municipal Supply Chain Management Regulations.',
      'A tenderer may withdraw from the process before the closing time without giving reasons.',
    ]),
    part('2.2  Tenderer’s obligations'),
    text('2.2.1  The tenderer shall satisfy, and answers for, what follows in this clause.'),
    text(`2.2.1.1  Eligibility and responsiveness${eligible.length === 0 ? ': not used' : ''}`),
    ...numbered('2.2.1.1', eligible),
    ...(lists.disqualifiers.length === 0
      ? []
      : [
          text('2.2.1.2  Grounds on which tenders are not taken further'),
          ...numbered('2.2.1.2', lists.disqualifiers),
        ]),
    text('2.2.2  Offers'),
    ...numbered('2.2.2', [
      'The municipality will not compensate the tenderer for any costs incurred in attending interviews.',
      'The tenderer may request clarification of the tender documents at least one week before the closing time.',
      ...(values.submission ? submissionClauses(values.submission) : []),
      ...(values.validityDays === undefined
        ? []
        : [
            `The tenderer warrants that the tender offer remains valid, irrevocable and open for acceptance by the municipality at any time for ${inBoth(values.validityDays)} days after the closing date.`,
          ]),
    ]),
    part('2.3  The municipality’s undertakings'),
    ...numbered('2.3', [
      'Tender submissions are opened in public directly after the closing time, and names and prices are read out where practical.',
      'Arithmetical errors are corrected by taking the unit rate as correct, unless there is an obvious misplacement of a decimal point.',
      ...(values.evaluationSystem
        ? [
            `Points are scored for price (${values.evaluationSystem.slice(0, 2)}) and for specific goals (${values.evaluationSystem.slice(3)}), which is the ${values.evaluationSystem} preference points system.`,
          ]
        : []),
      ...(values.priceFormula === undefined
        ? []
        : [
            `The points for price are computed with ${values.priceFormula} and rounded off to 2 decimal places.`,
          ]),
      ...(values.durationMonths === undefined
        ? []
        : [
            `The contract period is ${spelledMonths(values.durationMonths, random)} from the commencement date${values.durationMonths > 36 ? ', for which section 33 of the MFMA has been complied with.' : ', and never beyond three financial years without section 33 of the MFMA.'}`,
          ]),
      ...(values.paymentDays === undefined
        ? []
        : [
            `The municipality pays within ${values.paymentDays} days of receiving the relevant invoice or statement, unless the law prescribes otherwise.`,
          ]),
    ]),
  ];
}

/** The schedule with the criteria: those of the first level with their weights, and what they consist of in rows below them. */
function schedule({ truth: { lists } }: Bid): Block[] {
  if (lists.functionality.length === 0) return [heading('SCHEDULE 9: FUNCTIONALITY'), text('Not used.')];
  return [
    heading('SCHEDULE 9: INFORMATION TO BE PROVIDED WITH THE TENDER FOR THE SCORING OF FUNCTIONALITY'),
    text(
      'The information below is attached to this schedule. Information that is not attached earns no score.',
    ),
    {
      kind: 'table',
      rules: 'rows',
      head: 1,
      repeats: true,
      shares: [10, 38, 28, 12, 12],
      rows: [
        ['Item', 'Evaluation criteria', 'Applicable values', 'Sub-weight', 'Weight'],
        ...lists.functionality.flatMap(({ name, weight, subCriteria }, at) => [
          [
            `9.${at + 1}`,
            name,
            subCriteria.length > 0 ? '' : (levelsOf.get(name) ?? []).join('\n'),
            '',
            String(weight),
          ],
          ...subCriteria.map((each, index) => [
            `9.${at + 1}(${String.fromCharCode(97 + index)})`,
            each.name,
            '',
            String(each.weight),
            '',
          ]),
        ]),
        ['', 'Maximum possible score', '', '', String(totalOf(lists.functionality))],
      ],
    },
  ];
}

/** A tender of a metropolitan municipality: details, conditions in clauses of four levels, and schedules to be completed. */
export const municipalConditions: Layout = {
  name: 'municipal-conditions',
  heldOut: true,
  category: 'bid-document',
  format: 'pdf',
  kinds: ['bid-document'],
  fits: ({ buyer }) => buyer.kind === 'municipality',
  facts: { phrases: contractPhrases, returnables: 'plain', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 1, briefing: 1, submission: 1, evaluationSystem: 1, priceFormula: 0.5 },
    ...{
      functionality: 1,
      functionalityThreshold: 1,
      specificGoals: 0.9,
      contacts: 1,
      returnables: 1,
      cidb: 1,
    },
    ...{ durationMonths: 0.8, paymentDays: 0.7, eligibility: 0.8, disqualifiers: 0.7, specifications: 0.8 },
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    return {
      look: {
        font: 'serif',
        size: 10.5,
        header: `TENDER NO: ${bid.number}                         SIGNATURES OF OFFICIALS AT TENDER OPENING: 1. ........ 2. ........ 3. ........`,
        footer: `${bid.number} – {page}`,
      },
      blocks: [
        { kind: 'title', text: bid.buyer },
        { kind: 'title', text: 'TENDER DOCUMENT', size: 18 },
        { kind: 'title', text: bid.title },
        {
          kind: 'aligned',
          lines: [
            'TENDER SERIAL No.: ______________',
            'NAME OF TENDERER:  ______________________________________',
            'TRADING AS:        ______________________________________',
          ],
        },
        { kind: 'page' },
        heading('1. GENERAL TENDER INFORMATION'),
        { kind: 'table', rules: 'rows', shares: [40, 60], rows: details(bid, random) },
        ...(values.submission?.methods[0] === 'box'
          ? [
              text(
                'If the tender document is found too bulky for the slot, it is handed to the attendant, who places it in the box.',
              ),
            ]
          : []),
        ...conditions(bid, random),
        heading('3. SPECIFICATION'),
        ...(lists.specifications.length === 0
          ? [text('The specification is bound as a volume of its own.')]
          : texts(lists.specifications.map((line, at) => `3.${at + 1}  ${line}`))),
        heading('4. RETURNABLE SCHEDULES'),
        ...(lists.returnables.length === 0
          ? []
          : [text('The tenderer completes and returns, as part of its offer:')]),
        { kind: 'list', items: lists.returnables.map((item) => item.text), mark: 'letter' },
        ...(lists.specificGoals.length === 0
          ? []
          : [
              heading('SCHEDULE 5: PREFERENCE POINTS'),
              {
                kind: 'table',
                rules: 'rows',
                head: 1,
                shares: [12, 66, 22],
                rows: [
                  ['#', 'Specific goals', 'Points'],
                  ...lists.specificGoals.map(({ goal, points }, at) => [`5.${at + 1}`, goal, `${points}`]),
                ],
              } satisfies Block,
            ]),
        ...schedule(bid),
        text('SIGNED ON BEHALF OF TENDERER: ______________________________'),
      ],
    };
  },
};
