import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import type { DocumentTruth } from '../../truth.ts';
import { text } from '../../wordings/parts.ts';
import { freightPhrases, warnings } from './phrases.ts';

type Returnable = AnalysisLists['returnables'];

/** Documents from which points are awarded, and the criteria for which they are: without them, only these points are lost. */
const technical: Readonly<Record<string, RegExp>> = {
  REFERENCES: /experience|previous supply/i,
  CV: /key (?:personnel|staff)/i,
};

/** Whether a document is for the award of points: one of the criteria is scored from it. */
const forScoring = ({ code }: Returnable, { functionality }: DocumentTruth['lists']): boolean =>
  functionality.some(({ name }) => technical[code]?.test(name));

/**
 * What is for the award of points is never mandatory, and the warning about mandatory documents has one of several wordings, or none
 * where no document is mandatory.
 */
export function withSchedules(truth: DocumentTruth, random: Random): DocumentTruth {
  const returnables = truth.lists.returnables.map((item) =>
    forScoring(item, truth.lists) ? { ...item, mandatory: false } : item,
  );
  const warning = random.pick(warnings);
  const others = truth.lists.disqualifiers.filter((line) => line !== freightPhrases.mandatory);
  const disqualifiers = returnables.some((item) => item.mandatory) ? [...others, warning] : others;
  return { ...truth, lists: { ...truth.lists, returnables, disqualifiers } };
}

/** The schedules of returnable documents: mandatory ones, those for scoring, and essential ones. */
export function returnableSchedules({ truth: { lists } }: Bid, random: Random): Block[] {
  const mandatory = lists.returnables.filter((item) => item.mandatory);
  const scored = lists.returnables.filter((item) => !item.mandatory && forScoring(item, lists));
  const essential = lists.returnables.filter((item) => !item.mandatory && !forScoring(item, lists));
  const heads = random.pick([
    ['', 'Returnable document', 'Submitted [Yes / No]'],
    ['No.', 'Document', 'Included? (Y/N)'],
    ['Ref.', 'Description of the document', 'Yes or No'],
  ]);
  const letters = random.pick(['MSE', 'ABC', 'RST']);
  const ticked = random.chance(0.7);
  let schedule = 0;
  const part = (items: readonly Returnable[], title: string, notes: readonly string[]): Block[] => {
    if (items.length === 0) return [];
    schedule += 1;
    const letter = letters[schedule - 1]!;
    return [
      { kind: 'heading', level: 2, text: `5.${schedule + 1} ${title}` },
      // A row of a table is not divided by the foot of a page, as a paragraph may be.
      { kind: 'table', rules: 'none', shares: [100], rows: notes.map((note) => [note]), size: 10 },
      ticked
        ? {
            ...{ kind: 'table', rules: 'all', head: 1, repeats: true, size: 9.5, shares: [10, 68, 22] },
            rows: [heads, ...items.map((item, at) => [`${letter}${at + 1}`, item.text, ''])],
          }
        : {
            ...{ kind: 'table', rules: 'none', size: 10, shares: [10, 90] },
            rows: items.map((item, at) => [`5.${schedule + 1}.${at + 1}`, item.text]),
          },
    ];
  };
  return [
    { kind: 'heading', level: 2, text: '5.1 Use of the schedules' },
    text(
      ticked
        ? random.pick([
            'The documents of this Section are grouped by what they are used for. Respondents tick the last column of each schedule.',
            'The schedules below serve as a checklist. Each of them says how its documents are treated.',
          ])
        : 'The documents of this Section are grouped by what they are used for.',
    ),
    ...part(
      mandatory,
      random.pick(['Mandatory returnable documents', 'Schedule of mandatory returnable documents']),
      [...lists.disqualifiers.filter((line) => warnings.includes(line))],
    ),
    ...part(
      scored,
      random.pick(['Returnable documents used for scoring', 'Returnable documents for technical scoring']),
      [
        random.pick([
          'These documents are not mandatory, but points for functionality are awarded on their strength. Where one is not included, no points are awarded for what it would have shown.',
          'The evaluation team scores functionality from these documents. They are not mandatory; a missing document costs the points that depend on it.',
        ]),
      ],
    ),
    ...part(
      essential,
      random.pick(['Essential returnable documents', 'Other (essential) returnable documents']),
      [
        random.pick([
          'Essential documents are required for administration and are not mandatory at closing. The Company calls for those that are outstanding.',
          'These documents are requested, but not mandatory at the closing date; they may be handed in later, when the Company asks for them.',
        ]),
      ],
    ),
  ];
}
