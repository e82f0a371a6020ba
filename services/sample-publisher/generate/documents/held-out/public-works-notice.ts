import type { AnalysisValues } from '#shared/domain/documents/analysis.ts';
import type { Bid, Layout } from '../layout.ts';
import type { Block, Table } from '../print/paper.ts';
import { text, totalOf } from '../wordings/parts.ts';
import { spelledDay, spelledMonths, spelledPhone, spelledTime } from '../wordings/spelled.ts';
import { contractPhrases } from './contract-phrases.ts';

/** Stands in every form, and is a ground for rejection. */
const NOT_ACCEPTED = 'Telegraphic, telexed and facsimiled tenders are not accepted.';
/** A box to tick, as a form for typewriters has it. */
const box = (ticked: boolean): string => (ticked ? '[X]' : '[  ]');
const heading = (line: string): Block => ({ kind: 'heading', text: line });
const boxed = (shares: readonly number[], rows: readonly (readonly string[])[], head = 0): Table => ({
  ...{ kind: 'table', rules: 'all', repeats: true },
  ...{ shares, rows, head },
});

/** Criteria with a box in front of each, first those that no tender survives, then those that can be put right. */
function responsiveness({ truth: { lists } }: Bid): Block[] {
  const of = (mandatory: boolean): Block[] => {
    const items = lists.returnables.filter((item) => item.mandatory === mandatory).map((item) => item.text);
    if (items.length === 0) return [text('None.')];
    const table = boxed(
      [6, 8, 86],
      items.map((item, at) => [String(at + 1), box(true), item]),
    );
    const note = mandatory
      ? contractPhrases.mandatory
      : 'The Employer may request further information on the criteria below and then gives 7 (seven) days to reply.';
    return [text(note), table, { kind: 'space', points: 6 }];
  };
  return [
    heading('1. RESPONSIVENESS CRITERIA'),
    text('1.1 Substantive responsiveness criteria'),
    ...of(true),
    text('1.2 Administrative responsiveness criteria'),
    ...of(false),
  ];
}

function meeting(
  session: AnalysisValues['briefing'] | undefined,
  spelled: (date: string) => string,
  clock: (time: string) => string,
): Table {
  const rows = [
    [
      'A pre-tender site inspection meeting will take place',
      `${box(session !== undefined)} Yes   ${box(session === undefined)} No`,
    ],
    ...(session === undefined
      ? []
      : [
          [
            'Attendance of said meeting is compulsory',
            `${box(session.compulsory === true)} Yes   ${box(session.compulsory !== true)} No`,
          ],
          ['Venue:', session.venue ?? 'N/A'],
          ['Date:', session.moment === null ? 'To be advised' : spelled(session.moment.date)],
          ['Starting time:', session.moment?.time ? clock(session.moment.time) : 'To be advised'],
        ]),
  ];
  return boxed([45, 55], rows);
}

function deposit({ methods, address, copies, envelopes, format }: AnalysisValues['submission']): string[][] {
  const by = (method: string, label: string, where: string): string[] => [
    `${box(methods[0] === method)} ${label}`,
    methods[0] === method ? (address ?? '') : where,
  ];
  return [
    by('box', 'Deposited in the tender box at:', 'Not applicable'),
    by('hand', 'Handed in and registered at:', 'Not applicable'),
    by('email', 'E-mailed to:', 'No e-mail address is provided'),
    by('portal', 'Uploaded to:', 'Not applicable'),
    ...(copies === null
      ? []
      : [
          [
            'Number of documents',
            copies === 1
              ? 'The original, without copies'
              : `The original and ${copies - 1} ${copies === 2 ? 'copy' : 'copies'}`,
          ],
        ]),
    ...(envelopes === null
      ? []
      : [
          [
            'Number of envelopes',
            envelopes === 2 ? 'Two (2): technical offer and financial offer apart' : 'One (1)',
          ],
        ]),
    ...(format === null ? [] : [['Type of files', format]]),
  ];
}

/** The factors with their weights, their sum, and the least of it that qualifies, all in one table. */
function functionality({ truth: { values, lists } }: Bid): Block[] {
  if (lists.functionality.length === 0) return [text('3. Functionality criteria: Not applicable')];
  const total = totalOf(lists.functionality);
  const threshold = values.functionalityThreshold;
  return [
    text(
      '3. Note: Functionality will be applied as a prequalification criterion. Such criteria are used to establish minimum requirements whereafter bids are evaluated solely on the basis of price and preference.',
    ),
    boxed(
      [72, 28],
      [
        ['Functionality criteria:', 'Weighting factor:'],
        ...lists.functionality.map(({ name, weight }) => [name, String(weight)]),
        ['Total', `${total} Points`],
        ...(threshold === undefined
          ? []
          : [
              [
                'Minimum functionality score to qualify for further evaluation:',
                String((threshold * total) / 100),
              ],
            ]),
      ],
      1,
    ),
  ];
}

/** The notice and invitation of public works: a form of boxes that are ticked, over some pages. */
export const publicWorksNotice: Layout = {
  name: 'public-works-notice',
  heldOut: true,
  category: 'bid-document',
  format: 'pdf',
  kinds: ['bid-document', 'forms'],
  fits: ({ grade, buyer }) => grade !== null && buyer.kind !== 'municipality',
  facts: { phrases: contractPhrases, returnables: 'split', subCriteria: false },
  states: {
    ...{ closing: 1, validityDays: 1, briefing: 1, submission: 1, evaluationSystem: 1, functionality: 1 },
    ...{ functionalityThreshold: 1, specificGoals: 1, contacts: 1, returnables: 1, cidb: 1, localContent: 1 },
    ...{ guaranteePercent: 0.8, durationMonths: 0.6, specifications: 0.5 },
  },
  adapt: ({ lists, ...truth }) => ({
    ...truth,
    lists: { ...lists, disqualifiers: [...lists.disqualifiers, NOT_ACCEPTED] },
  }),
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    const { closing } = values;
    const day = (date: string) => spelledDay(date, random);
    const clock = (time: string) => spelledTime(time, random);
    const ninety = values.evaluationSystem === '90/10';
    return {
      look: {
        font: 'sans',
        size: 9.5,
        margin: 48,
        header: 'PA-03 (EC): NOTICE AND INVITATION TO TENDER',
        footer:
          '“Bid” or “Bidder” herein means “Tender” or “Tenderer”.   Effective date April 2024   Version: 2024/01   Page {page} of {pages}',
      },
      blocks: [
        { kind: 'title', text: bid.buyer.toUpperCase(), size: 13 },
        { kind: 'title', text: 'NOTICE AND INVITATION TO TENDER', size: 12 },
        boxed([25, 75], [['Project title:', bid.title]]),
        boxed(
          [22, 28, 22, 28],
          [
            [
              'Tender no:',
              bid.number,
              'Procurement plan ref:',
              `${random.integer(100, 999)}/${bid.advertised.slice(0, 4)}`,
            ],
            ['Advertising date:', day(bid.advertised), 'Closing date:', closing ? day(closing.date) : ''],
            [
              'Closing time:',
              closing ? clock(closing.time ?? '11:00') : '',
              'Validity period:',
              values.validityDays === undefined ? '' : `${values.validityDays} Calendar days`,
            ],
          ],
        ),
        { kind: 'space', points: 6 },
        ...(lists.cidb.length === 0
          ? []
          : [
              boxed(
                [62, 38],
                [
                  [
                    'Contractor grading designation of the Construction Industry Development Board (cidb), by class of construction works',
                    lists.cidb
                      .map(
                        ({ grade, classOfWorks, potentiallyEmerging }) =>
                          `${box(true)} ${grade}${classOfWorks}${potentiallyEmerging ? ' PE' : ''} or higher`,
                      )
                      .join('\n'),
                  ],
                ],
              ),
            ]),
        ...(values.durationMonths === undefined
          ? []
          : [
              text(
                `Construction period, inclusive of the builders’ holiday: ${spelledMonths(values.durationMonths, random)}`,
              ),
            ]),
        ...(lists.specifications.length === 0
          ? []
          : ([
              text('Extent of the works, in brief:'),
              { kind: 'list', items: lists.specifications, mark: 'dash' },
            ] satisfies Block[])),
        ...responsiveness(bid),
        heading('2. EVALUATION OF TENDERS'),
        text('This bid will be evaluated according to the preferential procurement model in the PPPFA:'),
        boxed(
          [50, 50],
          [
            [
              `${box(!ninety && values.evaluationSystem !== undefined)} 80/20 Preference points scoring system`,
              `${box(ninety)} 90/10 Preference points scoring system`,
            ],
          ],
        ),
        { kind: 'space', points: 6 },
        ...functionality(bid),
        { kind: 'space', points: 6 },
        ...(lists.specificGoals.length === 0
          ? []
          : [
              text('4. Preference points for specific goals, to be substantiated with documentation:'),
              boxed(
                [10, 50, 20, 20],
                [
                  ['Serial no', 'Specific goals', 'Points allocated', 'Proof'],
                  ...lists.specificGoals.map(({ goal, points }, at) => [
                    `${at + 1}.`,
                    goal,
                    String(points),
                    'Affidavit or certificate',
                  ]),
                ],
                1,
              ),
            ]),
        ...(values.guaranteePercent === undefined
          ? []
          : [
              text(
                `Security: construction guarantee of ${values.guaranteePercent}% of the contract sum (excl. VAT), or a payment reduction in its place, at the choice of the contractor.`,
              ),
            ]),
        ...(lists.localContent.length === 0
          ? []
          : [
              text('5. Designated sectors for local production and content:'),
              boxed(
                [70, 30],
                [
                  ['Product', 'Minimum threshold'],
                  ...lists.localContent.map(({ product, percent }) => [product ?? '', `${percent}%`]),
                ],
                1,
              ),
            ]),
        heading('COLLECTION OF TENDER DOCUMENTS'),
        text(
          `${box(true)} Bid documents are available for free download on the e-Tender portal, www.etenders.gov.za`,
        ),
        text(`${box(false)} A non-refundable bid deposit of R 500.00 is payable (cash only) on collection.`),
        heading('SITE INSPECTION MEETING'),
        meeting(values.briefing, day, clock),
        heading('ENQUIRIES'),
        ...lists.contacts.flatMap(({ about, name, phone, email }): Block[] => [
          boxed(
            [22, 28, 22, 28],
            [
              [
                about === 'technical' ? 'Project manager:' : 'SCM official:',
                name ?? '',
                'Telephone no:',
                phone === null ? '' : spelledPhone(phone, random),
              ],
              ['Cellular phone no:', '', 'E-mail:', email ?? ''],
            ],
          ),
        ]),
        heading('DEPOSIT / RETURN OF TENDER DOCUMENTS'),
        text(
          `${NOT_ACCEPTED} All tenders must be submitted on the official forms, which may not be retyped.`,
        ),
        ...(values.submission ? [boxed([40, 60], deposit(values.submission))] : []),
      ],
    };
  },
};
