import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import { formsOfMunicipalities } from '../../facts/forms.ts';
import type { Bid } from '../../layout.ts';
import type { Block } from '../../print/paper.ts';
import { goalsBlocks, heading } from './volumes.ts';

const text = (line: string): Block => ({ kind: 'text', text: line });
const filledIn = (labels: readonly string[]): Block => ({
  ...{ kind: 'table', rules: 'all', shares: [44, 56] },
  rows: labels.map((label) => [label, '']),
});
const answered = (questions: readonly string[]): Block => ({
  ...{ kind: 'table', rules: 'all', head: 1, shares: [76, 12, 12] },
  rows: [['Question', 'YES', 'NO'], ...questions.map((question) => [question, '', ''])],
});

export const signed: Block = {
  kind: 'list',
  mark: 'none',
  items: [
    'Signature: ............................   Date: ....................',
    'Print name: ............................',
  ],
};

/** What the tenderer fills in on each form, by its number. */
const bodies: Readonly<Record<string, readonly Block[]>> = {
  '1': [
    filledIn([
      'Name of tenderer',
      'Postal address',
      'Street address',
      'VAT registration number',
      'Total tender price',
    ]),
  ],
  '3.1': [
    {
      ...{ kind: 'table', rules: 'all', head: 1, shares: [10, 50, 20, 20] },
      rows: [
        ['Item', 'Description', 'Unit', 'Rate excl. VAT'],
        ['1', '', '', 'R'],
        ['2', '', '', 'R'],
        ['3', '', '', 'R'],
      ],
    },
  ],
  '4': [
    filledIn(['Full name of representative', 'Position held in the enterprise']),
    answered([
      'Are you presently in the service of the state?',
      'Have you been in the service of the state for the past twelve months?',
      'Are any of the directors related to a person in the service of the state?',
    ]),
  ],
  '6.1': [text('Points are claimed by the signatory on behalf of the tenderer.')],
  '8': [
    answered([
      'Has the tenderer or any of its directors been convicted of fraud or corruption during the past five years?',
      'Was any contract between the tenderer and a municipality terminated during the past five years?',
    ]),
  ],
  '9': [
    text(
      'I certify, on behalf of the tenderer, that the tender offer was arrived at independently from, and without agreement with, any competitor.',
    ),
  ],
};

/** The forms of a tender as schedules of Volume 2; the numbers of the schedules begin at `first`. */
export const formSchedules = (
  { truth: { lists } }: Bid,
  first: number,
  goals: readonly AnalysisLists['specificGoals'][],
): Block[] =>
  formsAsked(lists.returnables).flatMap(({ number, title }, at): Block[] => [
    heading(`Schedule ${first + at}: ${title} – MBD ${number}`),
    ...bodies[number]!,
    ...(number === '6.1' && goals.length > 0 ? goalsBlocks(goals, true) : []),
    signed,
  ]);

/** The standard forms among what must be handed in, in the order of their numbers. */
export const formsAsked = (returnables: readonly AnalysisLists['returnables'][]) =>
  formsOfMunicipalities.filter(({ number }) => returnables.some(({ code }) => code === `MBD${number}`));
