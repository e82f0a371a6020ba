import { describe, expect, it } from 'vitest';
import type { Criterion } from '#shared/domain/documents/analysis.ts';
import { missingEvidence } from '#shared/domain/documents/evidence-check.ts';
import { analysisOf, documentOf } from './texts.ts';

type Part = { name: string; points: number };
type Stated = Part & { parts: readonly Part[] };

const criteria: readonly Stated[] = [
  {
    ...{ name: 'Haulage record of the respondent', points: 40 },
    parts: [
      { name: 'Tonnage moved by road', points: 25 },
      { name: 'Years in the trade', points: 15 },
    ],
  },
  {
    ...{ name: 'Depots and vehicles', points: 35 },
    parts: [
      { name: 'Location of depots', points: 10 },
      { name: 'Age of the vehicles', points: 15 },
      { name: 'Tracking of loads', points: 10 },
    ],
  },
  { name: 'Management of safety', points: 25, parts: [] },
];
const inWords: Readonly<Record<number, string>> = {
  ...{ 40: 'forty', 35: 'thirty-five', 25: 'twenty-five', 15: 'fifteen', 10: 'ten' },
};

/** How a criterion is stated above its parts. */
const heads: Readonly<Record<string, (criterion: Stated, number: number) => string>> = {
  'points in brackets': ({ name, points }, number) => `${number}. ${name} (${points} points)`,
  'points that lead to parts': ({ name, points, parts }, number) =>
    `${number}. ${name}: ${points} points${parts.length > 0 ? ', divided as follows:' : ''}`,
  'points in total': ({ name, points }) => `${name} (${points} points in total)`,
  'a total behind a dash': ({ name, points }) => `${name} - total ${points}`,
  'points before the name': ({ name, points }, number) => `Criterion ${number} (${points} points): ${name}`,
  'a weight below a label': ({ name, points }, number) =>
    `Criterion ${number}: ${name}\nWeight: ${points} points`,
  'a row': ({ name, points }, number) => `${number} | ${name} | ${points}`,
  'a row with points in the last column': ({ name, points }, number) => `${number} | ${name} | | ${points}`,
  'a row in capitals': ({ name, points }) => `${name.toUpperCase()} | ${points}`,
  'points in words': ({ name, points, parts }, number) =>
    `${number}) ${name}, ${inWords[points]} points${parts.length > 0 ? ', of which' : ''}`,
  'a maximum in brackets': ({ name, points }) => `${name} [max. ${points}]`,
  'a sentence below': ({ name, points, parts }) =>
    `${name}\nA maximum of ${points} points is available for this criterion${parts.length > 0 ? ' and is made up as follows:' : '.'}`,
  'a sentence on its division': ({ name, points, parts }) =>
    `${name}\nThe ${points} points for this criterion ${parts.length > 0 ? 'are divided as follows:' : 'are awarded as a whole.'}`,
  'points first': ({ name, points }) => `${points} points: ${name}`,
  'a weight and a heading of parts': ({ name, points, parts }, number) =>
    `${number}. ${name}. Weight ${points}.${parts.length > 0 ? ' Sub-criteria:' : ''}`,
};

/** How a part is stated below its criterion. */
const parts: Readonly<Record<string, (part: Part, above: number, place: number, of: Stated) => string>> = {
  letters: ({ name, points }, _, place) => `(${'abc'[place]}) ${name} (${points} points)`,
  numbers: ({ name, points }, above, place) => `${above}.${place + 1} ${name}: ${points}`,
  bullets: ({ name, points }) => `• ${name} - ${points} points`,
  rows: ({ name, points }, above, place) => `${above}.${place + 1} | ${name} | ${points}`,
  'rows with an empty column': ({ name, points }, above, place) =>
    `${above}.${place + 1} | ${name} | ${points} |`,
  'rows without numbers': ({ name, points }) => ` | ${name} | ${points}`,
  'points in words': ({ name, points }) => `- ${name}: ${inWords[points]} points`,
  'points before names': ({ name, points }, _, place) =>
    `${['i', 'ii', 'iii'][place]}) up to ${points} points for ${name.toLowerCase()}`,
  labels: ({ name, points }, above, place) => `Sub-criterion ${above}.${place + 1}: ${name} (${points})`,
  'names with a description': ({ name, points }) =>
    `${name}: what the respondent shows with letters or contracts (${points} points)`,
};

const printed = (head: (typeof heads)[string], part: (typeof parts)[string], total: string): string =>
  [
    '5. TECHNICAL EVALUATION',
    'The technical proposal is scored out of 100 points as set out below.',
    ...criteria.flatMap((criterion, at) => [
      head(criterion, at + 1),
      ...criterion.parts.map((one, place) => part(one, at + 1, place, criterion)),
    ]),
    total,
    '6. PRICE',
    'Price counts 80 points and specific goals 20 points.',
  ]
    .join('\n')
    .replaceAll(/ ?\| ?/g, '\t');

const said = ({ name, weight, subCriteria }: Criterion): string =>
  `${name} ${weight} [${subCriteria.map((part) => `${part.name} ${part.weight}`).join(', ')}]`;
const expected = criteria.map(({ name, points, parts }) =>
  said({
    ...{ name, weight: points },
    subCriteria: parts.map((part) => ({ name: part.name, weight: part.points })),
  }).toLowerCase(),
);

const forms = Object.keys(heads).flatMap((head) =>
  Object.keys(parts).flatMap((part) => ['', 'Total: 100 points'].map((total) => ({ head, part, total }))),
);

describe('criteria and their parts, however both are stated', () => {
  it.each(forms)('$head, with $part $total', ({ head, part, total }) => {
    const text = printed(heads[head]!, parts[part]!, total);
    const analysis = analysisOf(text);
    expect(analysis.lists.functionality.map(({ value }) => said(value).toLowerCase())).toEqual(expected);
    expect(missingEvidence(documentOf(text), analysis)).toEqual([]);
  });
});
