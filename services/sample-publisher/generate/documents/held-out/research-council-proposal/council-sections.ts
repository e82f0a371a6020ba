import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid } from '../../layout.ts';
import type { Block, Table } from '../../print/paper.ts';
import { inWords, spelledDay, spelledMonths } from '../../wordings/spelled.ts';
import { councilMandatory } from './council-phrases.ts';
import { contactRow, momentOf } from './council-sentences.ts';

/** Items with bullets, none of which is parted by the end of a page. */
export const bullets = (items: readonly string[]): Table => ({
  ...{ kind: 'table', rules: 'none', shares: [9, 4, 87], size: 10 },
  rows: items.map((item) => ['', '•', item]),
});

/** The number of the request with the abbreviation before it, unless the number has it already. */
export const referenceOf = (number: string): string => (/RFP/i.test(number) ? number : `RFP ${number}`);

/** The phases of the evaluation, in a table or in a sentence. */
export function phasesOf(scored: boolean, random: Random): string | Block {
  const phases = [
    'Administrative evaluation: the returnable documents are checked',
    ...(scored ? ['Functional evaluation: the technical part of the proposal is scored'] : []),
    'Price and specific goals: the points for both are added up and the proposals are ranked',
  ];
  if (random.chance(0.5))
    return `Proposals are evaluated in ${inWords(phases.length)} phases. ${phases.map((phase, at) => `Phase ${at + 1} – ${phase}.`).join(' ')}`;
  return {
    ...{ kind: 'table', rules: 'all', head: 1, shares: [16, 84], size: 9.5 },
    rows: [['Phase', 'Content'], ...phases.map((phase, at) => [`Phase ${at + 1}`, phase])],
  };
}

/** What stands on the first page: when, where and whom to ask. */
export function coverTable({ truth: { values, lists }, advertised, number }: Bid, random: Random): Table {
  const { briefing, closing } = values;
  return {
    ...{ kind: 'table', rules: 'all', shares: [34, 66], size: 10.5 },
    rows: [
      [random.pick(['RFP No.', 'RFP number', 'Reference']), number],
      ['Date of issue', spelledDay(advertised, random)],
      ...(briefing === undefined
        ? []
        : [
            [
              briefing.compulsory ? 'Compulsory briefing session' : 'Non-compulsory briefing session',
              [
                briefing.moment === null ? 'Date to be announced' : momentOf(briefing.moment, random),
                ...(briefing.venue === null ? [] : [briefing.venue]),
              ].join('\n'),
            ],
          ]),
      ...(closing === undefined
        ? []
        : [
            [
              random.pick(['Closing date and time', 'RFP closes on', 'Closing date']),
              momentOf(closing, random),
            ],
          ]),
      ...lists.contacts.map((contact) => contactRow(contact, random)),
    ],
  };
}

/** Documents to be returned, in two lists or in one table that says which of them are mandatory. */
export function returnablesOf({ truth: { lists } }: Bid, random: Random): (string | Block)[] {
  const { returnables, disqualifiers } = lists;
  if (returnables.length === 0)
    return ['No documents other than the proposal itself are listed for this RFP.'];
  const warning = disqualifiers.filter((line) => councilMandatory.includes(line));
  const of = (mandatory: boolean) =>
    returnables.filter((item) => item.mandatory === mandatory).map((item) => item.text);
  const [must, may] = [of(true), of(false)];
  if (random.chance(0.5))
    return [
      random.pick([
        'The documents in the table below form part of the proposal.',
        'Documents that are returned with the proposal are listed here. The last column is for use by the bidder.',
      ]),
      {
        ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [8, 58, 17, 17], size: 9 },
        rows: [
          ['No.', 'Returnable document', 'Mandatory', 'Included?'],
          ...returnables.map(({ text, mandatory }, at) => [`${at + 1}`, text, mandatory ? 'Yes' : 'No', '']),
        ],
      },
      ...warning,
    ];
  return [
    ...(must.length === 0
      ? []
      : [
          random.pick([
            'Mandatory documents. The following must be submitted with the proposal:',
            'The mandatory returnable documents are:',
          ]),
          bullets(must),
          ...warning,
        ]),
    ...(may.length === 0
      ? []
      : [
          random.pick([
            'Other documents. The following are requested as well; the institution may ask for them after the closing date:',
            'Non-mandatory returnable documents, which may be handed in later at the request of the institution:',
          ]),
          bullets(may),
        ]),
  ];
}

/** Length of the contract, payment and security, one clause each. */
export function contractClauses({ truth: { values } }: Bid, random: Random): string[] {
  const { durationMonths, paymentDays, guaranteePercent, subcontractingPercent } = values;
  return [
    ...(durationMonths === undefined
      ? []
      : [
          random.pick([
            `The estimated duration of the contract is ${spelledMonths(durationMonths, random)}.`,
            `The contract will be concluded for a period of ${spelledMonths(durationMonths, random)}.`,
            `The successful bidder is contracted for ${spelledMonths(durationMonths, random)} from the date of signature.`,
          ]),
        ]),
    ...(paymentDays === undefined
      ? []
      : [
          random.pick([
            `Payment is made within ${paymentDays} days of receipt of a valid tax invoice that quotes the purchase order number.`,
            `The payment term of the institution is ${paymentDays} days from the date of the supplier statement.`,
            `Invoices are paid ${paymentDays} days after the end user has accepted the deliverable and a tax invoice was received.`,
          ]),
        ]),
    ...(guaranteePercent === undefined
      ? []
      : [
          `The contractor furnishes a performance guarantee of ${guaranteePercent}% of the contract value within two weeks of the award.`,
        ]),
    ...(subcontractingPercent === undefined
      ? []
      : [
          `The successful bidder has to subcontract at least ${subcontractingPercent}% of the value of the contract to exempted micro or qualifying small enterprises.`,
        ]),
    random.pick([
      'Prices are quoted in South African rand. Where items are imported, the rate of exchange used is shown.',
      'Late delivery attracts a penalty of 0,5% of the value of the late portion per week, limited to 5%.',
      'Price increases, if any, take effect on the anniversary of the contract and may not exceed CPI.',
    ]),
  ];
}

/** Points for specific goals in a table to be filled in, or in bullets. */
export function goalsOf({ truth: { lists } }: Bid, random: Random): (string | Block)[] {
  const { specificGoals } = lists;
  if (specificGoals.length === 0) return [];
  if (random.chance(0.6))
    return [
      'Points for specific goals are allocated as follows. Bidders enter the points which they claim.',
      {
        ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [60, 20, 20], size: 9 },
        rows: [
          ['Specific goal', 'Points available', 'Points claimed'],
          ...specificGoals.map(({ goal, points }) => [goal, `${points}`, '']),
        ],
      },
    ];
  return [
    'Points for specific goals are allocated as follows:',
    bullets(specificGoals.map(({ goal, points }) => `${goal} – ${points} points`)),
  ];
}

/** Provisions at the end of such documents; some of each pair are in a document. */
export const provisions: readonly (readonly [heading: string, clauses: readonly string[]])[] = [
  [
    'MEDIUM OF COMMUNICATION',
    [
      'Questions on this RFP are put in writing, by e-mail to the contact person named in it.',
      'Answers that are of interest to all bidders are published on the website of the institution, without naming who asked.',
    ],
  ],
  [
    'COST OF PROPOSAL',
    [
      'Bidders carry all costs of preparing and presenting their proposals, whatever the outcome of the process.',
      'The institution does not reimburse travel, samples or presentations during this process.',
    ],
  ],
  [
    'CORRECTNESS OF RESPONSES',
    [
      'The bidder confirms that its proposal covers all that is needed to meet the requirement, so that no additional charges arise after the award.',
      'Arithmetical errors found by the evaluation team are brought to the attention of the bidder.',
    ],
  ],
  [
    'VERIFICATION OF DOCUMENTS',
    [
      'Bidders check the numbers of the pages of this document. The institution is not liable for pages that are missing or duplicated.',
      'All pages of the proposal should be numbered consecutively.',
    ],
  ],
  [
    'CONFIDENTIALITY AND PERSONAL INFORMATION',
    [
      'Information obtained through this RFP is used for the preparation of a proposal and for nothing else.',
      'Personal information is processed as the Protection of Personal Information Act, 2013 provides.',
    ],
  ],
  [
    'INTELLECTUAL PROPERTY',
    [
      'Rights in what is created under the contract vest in the institution, unless the contract provides otherwise.',
      'Background intellectual property remains with the party that owned it before the contract.',
    ],
  ],
  [
    'RIGHTS OF THE INSTITUTION',
    [
      'The institution may extend the closing date, award the contract in parts, award it to more than one bidder, or make no award.',
      'The institution may visit the premises of bidders and ask for presentations before it decides.',
    ],
  ],
  [
    'DISCLAIMER',
    [
      'This RFP is a request for proposals only and not an offer. A contract comes into being when both parties have signed it.',
      'The institution gives no warranty for the completeness of the information in this RFP.',
    ],
  ],
];
