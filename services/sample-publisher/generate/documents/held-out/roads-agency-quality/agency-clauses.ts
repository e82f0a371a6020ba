import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text, texts, totalOf } from '../../wordings/parts.ts';
import { spelledMonths, spelledNumber } from '../../wordings/spelled.ts';
import { agencyPhrases } from './agency-phrases.ts';
import { markedRows, qualityBlocks } from './agency-quality.ts';
import {
  briefingSentence,
  closingSentence,
  contactLines,
  minimumSentence,
  preferenceSentence,
  submissionSentences,
  validitySentence,
} from './agency-sentences.ts';

type Rows = string[][];
const heading = (line: string): Block => ({ kind: 'heading', text: line });
const works = ({ kind }: Bid): boolean => kind === 'works';

const grade = ({ grade: number, classOfWorks, potentiallyEmerging }: Bid['truth']['lists']['cidb'][number]) =>
  `The tenderer is registered with the cidb in a contractor grading designation of ${number}${classOfWorks}${potentiallyEmerging ? ' PE' : ''} or higher.`;

/** Rows of the tender data before the evaluation: a clause of the standard conditions and what is said of it. */
function clausesOfTenderer(bid: Bid, random: Random): Rows {
  const { values, lists } = bid.truth;
  const eligible = [...lists.cidb.map(grade), ...lists.eligibility];
  return [
    ['C.1.1', `The Employer is ${bid.buyer}.`],
    [
      'C.1.2',
      works(bid)
        ? 'The tender documents issued by the Employer comprise Part T1 (Tendering procedures), Part T2 (Returnable documents), Part C1 (Agreements and contract data), Part C2 (Pricing data), Part C3 (Scope of work) and Part C4 (Site information).'
        : 'The tender documents issued by the Employer comprise Parts T1 and T2 of the tender and Parts C1, C2 and C3 of the contract.',
    ],
    ...lists.contacts.map((contact) => [
      'C.1.4',
      [
        contact.about === 'technical'
          ? random.pick([
              'Questions on the scope of work are put to the Employer’s agent:',
              'For technical matters, the Employer’s agent is:',
            ])
          : random.pick([
              'Communication on the tendering procedure is with the supply chain management office:',
              'The Employer’s representative for the tender procedure is:',
            ]),
        ...contactLines(contact, random),
      ].join('\n'),
    ]),
    ...eligible.map((line, at) => [
      at === 0 ? 'C.2.1' : '',
      at === 0
        ? `Only tenderers who satisfy the following are eligible to submit tender offers.\n${line}`
        : line,
    ]),
    [
      'C.2.7',
      values.briefing
        ? briefingSentence(values.briefing, random)
        : 'No clarification meeting is arranged for this tender.',
    ],
    ...(values.submission
      ? submissionSentences(values.submission, bid.number, random).map((line, at) => [
          at === 0 ? 'C.2.13' : '',
          line,
        ])
      : []),
    ...(values.closing ? [['C.2.15', closingSentence(values.closing, random)]] : []),
    ...(values.validityDays === undefined ? [] : [['C.2.16', validitySentence(values.validityDays, random)]]),
    [
      'C.3.4',
      values.submission?.methods[0] === 'portal' || values.submission?.methods[0] === 'email'
        ? 'The names of the tenderers are published on the Employer’s website within ten working days of closing.'
        : 'Tender offers are opened in public directly after closing, in the boardroom of the Employer.',
    ],
    ...lists.disqualifiers
      .filter((line) => line !== agencyPhrases.mandatory)
      .map((line, at) => [at === 0 ? 'C.3.8' : '', line]),
  ];
}

/** Part T1.2: the tender data up to the evaluation, in a table of clauses or as headings of their own. */
export function tenderData(bid: Bid, random: Random): Block[] {
  const rows = clausesOfTenderer(bid, random);
  return [
    heading('T1.2 TENDER DATA'),
    text(
      random.pick([
        'The conditions of tender are those of Annex C of the Standard for Uniformity in Engineering and Construction Works Contracts (Board Notice 423 of 2019). The data below apply to this tender and prevail over the standard conditions where the two differ.',
        'Annex C of the cidb Standard for Uniformity (August 2019) contains the Standard Conditions of Tender. Each item of data below is cross-referenced to the clause to which it mainly applies.',
      ]),
    ),
    {
      ...{ kind: 'table', head: 1, repeats: true, shares: [14, 86] },
      rules: random.pick(['all', 'rows']),
      rows: [[random.pick(['Clause number', 'Clause']), 'Tender data'], ...rows],
    },
  ];
}

/** Clause C.3.11: quality with its minimum, then price and preference. */
export function evaluation({ truth: { values, lists } }: Bid, random: Random): Block[] {
  const { functionality, specificGoals } = lists;
  const total = totalOf(functionality);
  const level2 = (line: string): Block => ({ kind: 'heading', level: 2, text: line });
  return [
    heading(
      random.pick(['C.3.11 EVALUATION OF TENDER OFFERS', 'T1.2.1 EVALUATION OF TENDER OFFERS (C.3.11)']),
    ),
    ...(functionality.length === 0
      ? [text('Quality is not scored in this tender.')]
      : [
          level2(random.pick(['C.3.11.2 Scoring quality (functionality)', 'C.3.11.2 Quality'])),
          text(
            random.pick([
              `The quality criteria and the maximum score in respect of each are stated below. The maximum possible score for quality is ${total} points.`,
              `Quality is scored out of ${total} points against the criteria that follow.`,
              'The quality of each tender offer is scored on what the tenderer returns, in terms of the criteria that follow.',
            ]),
          ),
          ...qualityBlocks(functionality, random),
          text(
            random.pick([
              'Not fewer than three evaluators score quality, each independently. Their scores are averaged and rounded to one decimal.',
              'Scores of the evaluators are averaged per criterion. The averages are then totalled to obtain the score for quality.',
            ]),
          ),
          ...(values.functionalityThreshold === undefined
            ? []
            : [text(minimumSentence(values.functionalityThreshold, total, random))]),
        ]),
    level2('C.3.11.3 Financial offer and preference'),
    ...(values.evaluationSystem === undefined
      ? []
      : [text(preferenceSentence(values.evaluationSystem, random))]),
    ...(values.priceFormula === undefined
      ? []
      : texts(['The financial offer is scored by the following formula:', values.priceFormula])),
    ...(specificGoals.length === 0
      ? []
      : random.pick<() => Block[]>([
          () => [
            {
              ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [72, 28] },
              rows: [
                ['Specific goal', 'Tender evaluation points (NP)'],
                ...specificGoals.map(({ goal, points }) => [goal, String(points)]),
              ],
            },
          ],
          () => [
            text('Tender evaluation points for specific goals are granted as follows:'),
            markedRows(
              specificGoals.map(({ goal, points }) => `${goal}: ${points} points`),
              'roman',
            ),
          ],
        ])()),
  ];
}

/** Part C1.2: contract data by clauses of the conditions of contract. */
export function contractData(bid: Bid, random: Random): Block[] {
  const { durationMonths, paymentDays, guaranteePercent, subcontractingPercent } = bid.truth.values;
  const building = works(bid);
  const clause = (ofWorks: string, ofServices: string) => (building ? ofWorks : ofServices);
  const who = building ? 'Contractor' : 'Service Provider';
  return [
    heading('C1.2 CONTRACT DATA'),
    text(
      building
        ? 'The conditions of contract are the General Conditions of Contract for Construction Works, Third Edition (2015), of the South African Institution of Civil Engineering.'
        : 'The conditions of contract are the Standard Professional Services Contract (July 2009, third edition) of the Construction Industry Development Board.',
    ),
    {
      ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [14, 86] },
      rows: [
        ['Clause', 'Data provided by the Employer'],
        ...(durationMonths === undefined
          ? []
          : [
              [
                clause('1.1.1.14', '3.1'),
                building
                  ? `The time for achieving practical completion is ${spelledMonths(durationMonths, random)} from the commencement date.`
                  : random.pick([
                      `The period of performance is ${spelledMonths(durationMonths, random)}.`,
                      `The services are performed over a period of ${spelledMonths(durationMonths, random)} from the start date.`,
                    ]),
              ],
            ]),
        ...(subcontractingPercent === undefined
          ? []
          : [
              [
                clause('4.4', '8.4'),
                `The ${who} shall subcontract at least ${subcontractingPercent}% of the contract value to targeted enterprises.`,
              ],
            ]),
        ...(guaranteePercent === undefined
          ? []
          : [
              [
                clause('6.2.1', '5.5'),
                `The ${who} delivers a performance guarantee of ${guaranteePercent}% of the contract sum to the Employer.`,
              ],
            ]),
        ...(paymentDays === undefined
          ? []
          : [
              [
                clause('6.10.4', '14.2'),
                `The Employer pays the amount due within ${spelledNumber(paymentDays, random)} days of receiving ${building ? 'the signed payment certificate' : 'a correct invoice'}.`,
              ],
            ]),
        [
          clause('5.13.1', '3.12'),
          building
            ? 'The penalty for failing to complete the works is R 12 500 per day.'
            : 'The penalty for late deliverables is R 2 000 per day, to a limit of R 60 000.',
        ],
        [
          clause('10.5.3', '12.1'),
          'Disputes are settled by adjudication and, if that fails, by arbitration.',
        ],
      ],
    },
  ];
}
