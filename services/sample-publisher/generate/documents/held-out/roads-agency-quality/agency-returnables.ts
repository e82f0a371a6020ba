import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { text } from '../../wordings/parts.ts';
import { agencyCriteria } from './agency-criteria.ts';
import { agencyPhrases } from './agency-phrases.ts';
import { markedRows } from './agency-quality.ts';

const heading = (line: string): Block => ({ kind: 'heading', text: line });

/** Part T2.1: the list of returnable documents in up to three groups, each with numbers of its own. */
export function listOfReturnables({ truth: { lists } }: Bid, random: Random): Block[] {
  const inTable = random.chance(0.5);
  const group = (letter: string, title: string, note: string, mandatory: boolean | null): Block[] => {
    const items = lists.returnables.filter((item) => item.mandatory === mandatory).map((item) => item.text);
    if (items.length === 0) return [];
    return [
      { kind: 'heading', level: 2, text: `${letter}. ${title}` },
      text(note),
      inTable
        ? {
            ...{ kind: 'table', rules: 'all', head: 1, repeats: true, shares: [12, 68, 20] },
            rows: [
              ['No.', 'Document', 'Bound in (yes / no)'],
              ...items.map((item, at) => [`${letter}${at + 1}`, item, '']),
            ],
          }
        : markedRows(items, 'number'),
    ];
  };
  return [
    heading('T2.1 LIST OF RETURNABLE DOCUMENTS'),
    text('The tenderer returns the documents listed in this part together with its tender offer.'),
    ...group(
      'A',
      random.pick(['Documents essential to a responsive tender', 'Mandatory returnable documents']),
      agencyPhrases.mandatory,
      true,
    ),
    ...group(
      'B',
      random.pick(['Further documents, not mandatory', 'Other returnable documents']),
      'These documents are not mandatory. The Employer may call for one that is outstanding within seven days.',
      false,
    ),
    ...group(
      'C',
      random.pick(['Returnable schedules for the scoring of quality', 'Returnable schedules: quality']),
      'Quality is scored on what these schedules contain.',
      null,
    ),
  ];
}

const columns: Readonly<Record<string, readonly string[]>> = {
  REFERENCES: [
    'Employer, contact person and telephone',
    'Description of the contract',
    'Value (R)',
    'Completed',
  ],
  CV: ['Name', 'Position in the team', 'Qualification', 'Years of experience'],
};

/** Part T2.2: blank forms for the schedules on the tenderer's experience and on key persons. */
export function blankSchedules({ truth: { lists } }: Bid): Block[] {
  const known = new Set(
    [...agencyCriteria.services, ...agencyCriteria.works].map(({ schedule }) => schedule?.text ?? ''),
  );
  const printed = lists.returnables.filter(({ code, text: title }) => known.has(title) && columns[code]);
  if (printed.length === 0) return [];
  return [
    { kind: 'page' },
    heading('T2.2 RETURNABLE SCHEDULES'),
    ...printed.flatMap(({ code, text: title }): Block[] => [
      { kind: 'heading', level: 2, text: title },
      {
        ...{ kind: 'table', rules: 'all', head: 1, shares: [32, 32, 18, 18] },
        rows: [columns[code]!, ...Array.from({ length: 5 }, () => [' ', ' ', ' ', ' '])],
      },
      text(
        'Signed: ............................   Date: ....................   Name: ............................',
      ),
    ]),
  ];
}
