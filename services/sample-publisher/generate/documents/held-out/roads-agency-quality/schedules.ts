import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid } from '../../layout.ts';
import type { Block, Table } from '../../print/paper.ts';
import { text } from '../../wordings/parts.ts';
import { agencyPhrases } from './agency-phrases.ts';

const subheading = (line: string): Block => ({ kind: 'heading', level: 2, text: line });
const emptyRows = (columns: number, count: number): string[][] =>
  Array.from({ length: count }, () => Array.from({ length: columns }, (_, at) => (at === 0 ? '\n ' : '')));

/** The list of returnable documents, in a part that decides on responsiveness and a part for the evaluation. */
export function returnablesList({ truth: { lists } }: Bid, random: Random): Block[] {
  const rules = random.pick(['all', 'none'] as const);
  const part = (letter: 'A' | 'B', title: string, mandatory: boolean, note: string): Block[] => {
    const items = lists.returnables.filter((item) => item.mandatory === mandatory);
    if (items.length === 0) return [];
    const rows = items.map((item, at) => [`${letter}${at + 1}`, item.text]);
    const table: Table =
      rules === 'all'
        ? { kind: 'table', rules, head: 1, shares: [12, 88], rows: [['No.', 'Returnable document'], ...rows] }
        : { kind: 'table', rules, shares: [10, 90], rows };
    return [subheading(`Part ${letter}: ${title}`), text(note), table];
  };
  return [
    text('The tenderer is required to return the documents listed below with the tender offer.'),
    ...part('A', 'Returnable documents required for responsiveness', true, agencyPhrases.mandatory),
    ...part(
      'B',
      'Returnable documents required for tender evaluation purposes',
      false,
      random.pick([
        'Documents of this part can still be supplied after the closing time, if the employer asks for them.',
        'These documents are not a condition for responsiveness; the employer may request those that are outstanding.',
      ]),
    ),
  ];
}

/** The schedules that are to be filled in and returned, where the list has them. */
export function schedules({ kind, truth: { lists } }: Bid, random: Random): Block[] {
  const role = kind === 'works' ? 'contractor' : 'consultant';
  const isReturned = (code: string) => lists.returnables.some((item) => item.code === code);
  const signature = text(
    'Signed: ...............................  Name: ...............................  Date: ....................',
  );
  const experience: Block[] = [
    subheading('Schedule of the tenderer’s experience'),
    text(
      random.pick([
        `Contracts of a similar nature that the tenderer executed as ${role} are entered here.`,
        'Particulars of contracts in progress and of those completed in the past ten years:',
      ]),
    ),
    {
      ...{ kind: 'table', rules: 'all', head: 1, size: 9, shares: [28, 34, 18, 20] },
      rows: [
        [
          'Employer, contact person and telephone',
          'Description of contract',
          'Value (R, VAT incl.)',
          'Completed',
        ],
        ...emptyRows(4, random.integer(4, 7)),
      ],
    },
    signature,
  ];
  const keyPersons: Block[] = [
    subheading('Schedule of key persons'),
    text(
      'The tenderer enters the persons whom it will assign to the contract. Time inputs are given in percent of full time.',
    ),
    {
      ...{ kind: 'table', rules: 'all', head: 1, size: 9, shares: [22, 24, 26, 14, 14] },
      rows: [
        ['Role', 'Name', 'Qualifications and registration', 'Years of experience', 'Time input (%)'],
        ...emptyRows(5, random.integer(3, 5)),
      ],
    },
    signature,
  ];
  const printed = [...(isReturned('REFERENCES') ? experience : []), ...(isReturned('CV') ? keyPersons : [])];
  return printed.length === 0 ? [] : [{ kind: 'heading', text: 'T2.2 RETURNABLE SCHEDULES' }, ...printed];
}
