import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text } from '../../wordings/parts.ts';
import { spelledDay, spelledPhone, spelledTime } from '../../wordings/spelled.ts';
import { section, subheading } from './request-blocks.ts';
import { briefingClauses, validityTerm } from './request-sentences.ts';

/** The cover: company, kind of document, number and what is bought. */
export const cover = ({ buyer, number, title }: Bid, random: Random): Block[] => [
  { kind: 'space', points: 90 },
  { kind: 'title', text: buyer.toUpperCase(), size: 18 },
  { kind: 'text', align: 'center', text: 'a state-owned company of the Republic of South Africa' },
  { kind: 'space', points: 50 },
  { kind: 'title', text: random.pick(['REQUEST FOR PROPOSAL', 'REQUEST FOR PROPOSAL (“RFP”)']), size: 20 },
  { kind: 'title', text: `RFP NUMBER: ${number}`, size: 13 },
  { kind: 'space', points: 30 },
  { kind: 'text', align: 'center', text: 'DESCRIPTION' },
  { kind: 'title', text: title, size: 13 },
  { kind: 'space', points: 120 },
  {
    ...{ kind: 'table', rules: 'all', shares: [40, 60] },
    rows: [
      ['NAME OF BIDDER', ''],
      ['REGISTRATION NUMBER', ''],
      ['DATE OF PROPOSAL', ''],
    ],
  },
  { kind: 'page' },
  { kind: 'title', text: random.pick(['SCHEDULE OF CONTENTS', 'CONTENTS OF THIS RFP']) },
  { kind: 'contents' },
];

/** The key dates in a table, one to a row. */
export function particulars(
  { truth: { values, lists }, number, title, advertised }: Bid,
  random: Random,
): Block[] {
  const { closing, briefing, validityDays } = values;
  return [
    ...section(1, 'INVITATION AND PARTICULARS'),
    text(
      random.pick([
        'The Company invites responses to this RFP on the terms that follow. Words with capital letters are defined in Section 2.',
        'Suitably qualified and experienced entities are invited to respond to this RFP. The particulars below are read together with Section 2.',
      ]),
    ),
    {
      ...{ kind: 'table', rules: 'all', shares: [32, 68] },
      rows: [
        ['RFP number', number],
        ['Description', title],
        ['Issue date', spelledDay(advertised, random)],
        [
          'Briefing session',
          briefing ? briefingClauses(briefing, random).join('\n') : 'No briefing session will be held.',
        ],
        ...(closing
          ? [
              ['Closing date', spelledDay(closing.date, random)],
              ...(closing.time === null ? [] : [['Closing time', spelledTime(closing.time, random)]]),
            ]
          : []),
        ...(validityDays === undefined
          ? []
          : [['Validity of Proposals', capital(validityTerm(validityDays, random))]]),
      ],
    },
    ...contactTable(lists.contacts, random),
  ];
}

const capital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

/** Whom to ask, in columns or in a form below each other. */
function contactTable(contacts: readonly AnalysisLists['contacts'][], random: Random): Block[] {
  if (contacts.length === 0) return [];
  const subject = random.pick([
    { bidding: 'Tender process', technical: 'Technical matters' },
    { bidding: 'Procurement enquiries', technical: 'Technical enquiries' },
    { bidding: 'Commercial (bidding procedure)', technical: 'Technical (scope of requirements)' },
  ]);
  const cells = contacts.map(({ name, email, phone, about }) => [
    subject[about ?? 'bidding'],
    name ?? '',
    email ?? '',
    phone === null ? '' : spelledPhone(phone, random),
  ]);
  const heads = ['Subject', 'Contact person', 'E-mail address', 'Telephone'];
  const columns = random.chance(0.4);
  return [
    subheading('1.1', 'Enquiries during the tender period'),
    columns
      ? { kind: 'table', rules: 'all', head: 1, size: 8, shares: [22, 22, 34, 22], rows: [heads, ...cells] }
      : {
          ...{ kind: 'table', rules: 'rows', shares: [32, 68] },
          rows: cells.flatMap(([about, ...rest]) => [
            [heads[0]!, about!],
            ...rest.flatMap((value, at) => (value === '' ? [] : [[heads[at + 1]!, value]])),
          ]),
        },
  ];
}
