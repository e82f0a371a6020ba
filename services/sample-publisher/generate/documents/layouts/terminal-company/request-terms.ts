import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text } from '../../wordings/parts.ts';
import { clauses, section, subheading } from './request-blocks.ts';

/** Terms of the agreement by subject. They have figures of their own and ask for nothing in the Proposal. */
const subjects: readonly (readonly [title: string, lines: readonly string[]])[] = [
  [
    'Interpretation',
    [
      'This RFP, the Proposal and the letter of award are read together; the letter of award prevails where they differ.',
      'The General Conditions of Contract of the National Treasury (July 2010) apply where these terms are silent.',
      'Headings serve convenience and do not affect the meaning of a clause.',
    ],
  ],
  [
    'Performance',
    [
      'The supplier performs with the skill and care of an experienced member of its trade.',
      'The supplier replaces a key person only with one of equal standing, after 10 business days’ notice.',
      'Service levels are reviewed every quarter. A level of 97% is regarded as satisfactory.',
      'Instructions of the contract manager are confirmed in writing within two business days.',
    ],
  ],
  [
    'Safety on the premises',
    [
      'Everyone on site completes the safety induction, which takes about three hours and is valid for a year.',
      'Alcohol tests are done at the gates. The limit is 0.00 g per 100 ml of blood.',
      'Incidents are reported to the control room at once and in writing within 24 hours.',
    ],
  ],
  [
    'Liability and insurance',
    [
      'The liability of either party for damage to property is limited to R20 million an event.',
      'During the agreement the supplier keeps public liability cover of R10 million for any one claim.',
      'Neither party is liable for loss of profit of the other.',
    ],
  ],
  [
    'Breach and termination',
    [
      'A party in breach has 14 days from a written demand to remedy it, failing which the other may cancel.',
      'The Company may end the agreement for convenience on 60 days’ notice.',
      'On termination the supplier hands back access permits, keys and documents.',
    ],
  ],
  [
    'Intellectual property',
    [
      'Each party remains the owner of what it owned on the commencement date.',
      'What is created for the Company under the agreement belongs to the Company.',
    ],
  ],
  [
    'Disputes',
    [
      'Disputes are first discussed between senior managers for 15 business days.',
      'Thereafter they are referred to arbitration in Johannesburg in terms of the rules of AFSA.',
    ],
  ],
  [
    'General',
    [
      'No cession or delegation takes place without the written consent of the other party.',
      'Records that relate to the agreement are kept for five years and are open to audit.',
      'South African law governs the agreement.',
    ],
  ],
];

/** The section with terms that every agreement of the company has. */
export function generalTerms(random: Random): Block[] {
  const chosen = [...subjects];
  const count = random.integer(4, subjects.length);
  while (chosen.length > count) chosen.splice(random.integer(0, chosen.length - 1), 1);
  return [
    ...section(7, random.pick(['TERMS AND CONDITIONS OF THE AGREEMENT', 'STANDARD TERMS OF THE COMPANY'])),
    text('The agreement with the successful Bidder will contain the terms of Section 5 and those below.'),
    ...chosen.flatMap(([title, lines], at) => [
      subheading(`7.${at + 1}`, title),
      ...clauses(`7.${at + 1}`, lines),
    ]),
  ];
}

/** The form with which a bidder makes its offer; all that it has to say is still blank. */
export function proposalForm({ buyer, number }: Bid): Block[] {
  const blanks = [
    'Name of Bidder',
    'Registration number',
    'Physical address',
    'Contact person',
    'Telephone',
    'E-mail',
  ];
  return [
    ...section(8, 'FORM OF PROPOSAL'),
    text(
      `We, the undersigned, offer to ${buyer} what is described in the RFP with number ${number}, at the prices of our pricing schedule and on the terms of this RFP. We hold this offer open for the validity period stated in Section 1.`,
    ),
    { kind: 'table', rules: 'all', shares: [36, 64], rows: blanks.map((name) => [name, '']) },
    text('We have taken note of the following addenda (number and date):'),
    {
      ...{ kind: 'table', rules: 'all', head: 1, shares: [50, 50] },
      rows: [
        ['Addendum number', 'Date received'],
        [' ', ''],
        [' ', ''],
      ],
    },
    { kind: 'space', points: 20 },
    text('Signed at ________________________ on this ______ day of ________________ 20____'),
    text('Signature of Bidder: ______________________     Witness: ______________________'),
  ];
}
