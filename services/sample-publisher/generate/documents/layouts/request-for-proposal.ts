import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisValues } from '#shared/domain/documents/analysis.ts';
import type { Bid, Layout } from '../layout.ts';
import type { Block } from '../print/paper.ts';
import { openPhrases } from '../wordings/open.ts';
import { text, texts, totalOf } from '../wordings/parts.ts';
import { spelledDay, spelledMonths, spelledPhone, spelledTime } from '../wordings/spelled.ts';

const heading = (line: string): Block => ({ kind: 'heading', text: line });
const bold = (line: string): Block => ({ kind: 'text', bold: true, text: line });
const levelsOf = new Map(
  Object.values(openPhrases.criteria).flatMap((criteria) =>
    criteria.map(({ name, levels }) => [name, levels] as const),
  ),
);

function briefing({ moment, venue, compulsory }: AnalysisValues['briefing'], random: Random): string {
  const kind = compulsory ? 'Yes – Compulsory RFP briefing' : 'Yes – Non-compulsory RFP briefing';
  const place = venue === null ? '' : `\nAt: ${venue}`;
  if (moment === null)
    return `${kind}\nThe date will be communicated to Respondents who have registered${place}`;
  const hour = moment.time === null ? '' : ` commencing at ${spelledTime(moment.time, random)}`;
  return `${kind}\n${spelledDay(moment.date, random)}${hour}${place}\nRespondents without a valid RFP document in their possession may not attend.`;
}

function submission({ methods, address, copies, envelopes, format }: AnalysisValues['submission']): string[] {
  const ways = {
    email: `Proposals are submitted as attachments to an e-mail addressed to ${address}. The mail server blocks links to cloud storage.`,
    portal: `Proposals are uploaded by the Respondent at ${address}; no late uploads are possible as the system closes by itself.`,
    hand: `Proposals are delivered by hand or by courier to ${address}, and must be signed for by the secretariat.`,
    box: `If delivered by hand, the envelope must be deposited in the tender box which is located at ${address}. The measurements of the slot are 400 mm wide x 100 mm high.`,
  };
  return [
    ways[methods[0] as keyof typeof ways] ?? ways.box,
    ...(copies === null
      ? []
      : [
          copies === 1
            ? 'Only the original Proposal is required.'
            : `Quantity: 1 original and ${copies - 1} hard ${copies === 2 ? 'copy' : 'copies'} of the Proposal.`,
        ]),
    ...(envelopes === 2
      ? [
          'Technical and commercial responses are packed separately: envelope 1 (technical) and envelope 2 (pricing).',
        ]
      : []),
    ...(envelopes === 1
      ? ['All documents go into one envelope that shows the RFP number and the closing date.']
      : []),
    ...(format === null ? [] : [`File format: ${format}; the size of a transmission may not exceed 15 MB.`]),
  ];
}

/** The steps of the evaluation, with the minimum that is asked for in one of them. */
function steps({ truth: { values } }: Bid): string[][] {
  const { functionalityThreshold: threshold, evaluationSystem: system } = values;
  const rows = [
    ['Administrative responsiveness', 'All returnable documents and schedules received', 'Pass / Fail'],
    [
      'Substantive responsiveness',
      'Pre-qualification, terms of the RFP without material deviation',
      'Pass / Fail',
    ],
    ...(threshold === undefined
      ? []
      : [
          [
            'Technical / functional',
            'As per Annexure B; Proposals below the minimum fall out',
            `Minimum threshold ${threshold}%`,
          ],
        ]),
    ['Price and specific goals', 'Weighted score', system ?? 'As advertised'],
    ['Negotiation and award', 'Objective criteria, best and final offer', 'Not scored'],
  ];
  return rows.map((row, at) => [`STEP ${['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'][at]}`, ...row]);
}

/** Criteria with what they consist of and how they are rated, with weights in percent where they add up to a hundred. */
function annexure({ truth: { lists } }: Bid): Block[] {
  const { functionality } = lists;
  const total = totalOf(functionality);
  const weighed = (weight: number | null) => (total === 100 ? `${weight}%` : `${weight} points`);
  if (functionality.length === 0) return [];
  return [
    { kind: 'page' },
    heading('ANNEXURE B: TECHNICAL EVALUATION'),
    text(
      'Each sub-criterion is rated 0, 20, 40, 60, 80 or 100 by every member of the team, and the average is multiplied with the weight.',
    ),
    {
      kind: 'table',
      rules: 'all',
      head: 1,
      repeats: true,
      shares: [9, 35, 40, 16],
      rows: [
        ['Ref.', 'Technical criterion', 'Rating', 'Weighting'],
        ...functionality.flatMap(({ name, weight, subCriteria }, at) => [
          [
            `T${at + 1}`,
            name,
            subCriteria.length > 0 ? '' : (levelsOf.get(name) ?? []).join('\n'),
            weighed(weight),
          ],
          ...subCriteria.map((part, index) => [
            `T${at + 1}.${index + 1}`,
            '',
            part.name,
            weighed(part.weight),
          ]),
        ]),
        ['', 'Total weighting', '', weighed(total)],
      ],
    },
  ];
}

function returnables({ truth: { lists } }: Bid): Block[] {
  const of = (mandatory: boolean) =>
    lists.returnables.filter((item) => item.mandatory === mandatory).map((item) => item.text);
  const schedule = (name: string, items: readonly string[]): Block => ({
    kind: 'table',
    rules: 'all',
    head: 1,
    repeats: true,
    shares: [78, 22],
    rows: [[name, 'Submitted? [Yes or No]'], ...items.map((item) => [item, ''])],
  });
  return [
    ...(of(true).length === 0
      ? []
      : [
          bold('a) Mandatory Returnable Documents'),
          text(openPhrases.mandatory),
          schedule('MANDATORY RETURNABLE DOCUMENTS', of(true)),
        ]),
    ...(of(false).length === 0
      ? []
      : [
          bold('b) Essential Returnable Documents'),
          text(
            'Essential documents that are absent can be called for after the Closing Date, at the discretion of the evaluation team.',
          ),
          schedule('ESSENTIAL RETURNABLE DOCUMENTS & SCHEDULES', of(false)),
        ]),
  ];
}

/** A request for proposals as state-owned companies issue it: a notice in a table, an evaluation in steps, and annexures. */
export const requestForProposal: Layout = {
  name: 'request-for-proposal',
  heldOut: false,
  category: 'bid-document',
  format: 'pdf',
  kinds: ['bid-document', 'terms'],
  fits: ({ buyer }) => ['power', 'entity', 'college'].includes(buyer.kind),
  facts: { phrases: openPhrases, returnables: 'split', subCriteria: true },
  states: {
    ...{ closing: 1, validityDays: 1, briefing: 1, submission: 1, evaluationSystem: 1, priceFormula: 0.8 },
    ...{ functionality: 1, functionalityThreshold: 1, specificGoals: 1, contacts: 1, returnables: 1 },
    ...{
      durationMonths: 0.9,
      paymentDays: 0.6,
      specifications: 1,
      eligibility: 0.7,
      subcontractingPercent: 1,
    },
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    const { closing } = values;
    const notice = [
      ['DESCRIPTION', bid.title],
      ['ISSUE DATE', spelledDay(bid.advertised, random)],
      ['RFP FEE', 'No fee is levied; the document can be downloaded directly from the website.'],
      ['BRIEFING SESSION', values.briefing ? briefing(values.briefing, random) : 'No'],
      ...(closing
        ? [
            [
              'CLOSING DATE',
              `${spelledTime(closing.time ?? '12:00', random)} on ${spelledDay(closing.date, random)}\nRespondents must ensure that Proposals are delivered timeously to the correct address. The clock of the tender office shows the time that counts.`,
            ],
          ]
        : []),
      ...(values.validityDays === undefined
        ? []
        : [
            [
              'VALIDITY PERIOD',
              `${values.validityDays} days from Closing Date\nRespondents may be requested to extend the validity period, which they do at their own discretion.`,
            ],
          ]),
    ];
    return {
      look: {
        font: 'sans',
        size: 10,
        header: `RFP ${bid.number} for ${bid.title}`.slice(0, 80),
        footer:
          '_____________ Respondent’s Signature      _____________ Date & Company Stamp      Page {page} of {pages}',
      },
      blocks: [
        { kind: 'space', points: 90 },
        { kind: 'title', text: bid.buyer, size: 17 },
        { kind: 'title', text: 'REQUEST FOR PROPOSAL [RFP]' },
        { kind: 'title', text: bid.title, size: 12 },
        { kind: 'title', text: `RFP NUMBER ${bid.number}`, size: 12 },
        { kind: 'page' },
        { kind: 'title', text: 'SCHEDULE OF BID DOCUMENTS' },
        { kind: 'contents' },
        { kind: 'page' },
        heading('SECTION 1: NOTICE TO RESPONDENTS'),
        { kind: 'table', rules: 'all', shares: [26, 74], rows: notice },
        heading('SECTION 2: PROPOSAL SUBMISSION AND COMMUNICATION'),
        ...(values.submission ? texts(submission(values.submission)) : []),
        text(
          'Respondents are to direct all communication to the officials named here. Answers of general interest are sent to every Respondent who has registered.',
        ),
        ...lists.contacts.map(({ about, name, phone, email }) =>
          text(
            `For ${about === 'technical' ? 'queries on the technical requirements' : 'queries relating to this RFP before the Closing Date'} an RFP clarification form is sent to: ${[name === null ? null : `Attention ${name}`, email === null ? null : `Email ${email}`, phone === null ? null : `Telephone ${spelledPhone(phone, random)}`].filter((part) => part !== null).join('; ')}`,
          ),
        ),
        heading('SECTION 3: SCOPE OF REQUIREMENTS'),
        { kind: 'list', items: lists.specifications, mark: 'roman' },
        ...(values.durationMonths === undefined
          ? []
          : [
              text(
                `The resultant agreement has a term of ${spelledMonths(values.durationMonths, random)}, unless terminated earlier.`,
              ),
            ]),
        ...(values.subcontractingPercent === undefined
          ? []
          : [
              text(
                `As a condition, a Respondent subcontracts no less than ${values.subcontractingPercent}% of the contract value to emerging enterprises.`,
              ),
            ]),
        ...(values.paymentDays === undefined
          ? []
          : [
              text(
                `Payment terms: ${values.paymentDays} days from date of statement. Early settlement discounts of 2.5% are welcome but not scored.`,
              ),
            ]),
        heading('SECTION 4: EVALUATION METHODOLOGY'),
        text(
          'The evaluation runs through the steps below. Only Proposals that satisfy a step are taken to the next one.',
        ),
        {
          kind: 'table',
          rules: 'all',
          head: 1,
          shares: [15, 27, 36, 22],
          rows: [['Step', 'Criterion', 'What is tested', 'Measure'], ...steps(bid)],
        },
        ...(lists.eligibility.length === 0
          ? []
          : [
              bold('Pre-qualification (STEP TWO)'),
              { kind: 'list', items: lists.eligibility, mark: 'letter' } satisfies Block,
            ]),
        ...(values.priceFormula === undefined
          ? []
          : texts([
              'The following formula is utilised for the price score:',
              values.priceFormula,
              'Ps = score for the Proposal under consideration, Pt = its price, Pmin = price of the lowest acceptable Proposal.',
            ])),
        ...(lists.specificGoals.length === 0
          ? []
          : [
              {
                kind: 'table',
                rules: 'all',
                head: 1,
                shares: [64, 36],
                rows: [
                  [
                    'Selected specific goal',
                    `Number of points allocated (${values.evaluationSystem ?? 'preference system'})`,
                  ],
                  ...lists.specificGoals.map(({ goal, points }) => [goal, String(points)]),
                  ['Non-compliant and/or B-BBEE level 3 to 8 contributors', '0'],
                ],
              } satisfies Block,
            ]),
        heading('SECTION 5: RETURNABLE DOCUMENTS'),
        ...returnables(bid),
        ...annexure(bid),
      ],
    };
  },
};
