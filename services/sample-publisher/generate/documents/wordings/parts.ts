import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import type { Bid } from '../layout.ts';
import type { Block, Mark, Table } from '../print/paper.ts';
import { phrases } from './phrases.ts';
import {
  cidbSentence,
  contactLines,
  durationSentence,
  estimateSentence,
  guaranteeSentence,
  levelSentence,
  localContentSentence,
  paymentSentence,
  subcontractingSentence,
} from './sentences.ts';

/** Parts of documents that several open layouts have. Each is empty where the truth has nothing for it. */

export const text = (line: string): Block => ({ kind: 'text', text: line });
export const texts = (lines: readonly string[]): Block[] => lines.map(text);

/** All points for functionality together. */
export const totalOf = (criteria: readonly AnalysisLists['functionality'][]): number =>
  criteria.reduce((sum, { weight }) => sum + (weight ?? 0), 0);

/** A table of criteria: number, criterion, points; parts of a criterion in rows of their own below it. */
export function criteriaTable(
  criteria: readonly AnalysisLists['functionality'][],
  rules: Table['rules'],
  random: Random,
  levels: (name: string) => readonly string[] = () => [],
): Table {
  const heads = random.pick([
    ['No.', 'Evaluation criteria', 'Weight'],
    ['#', 'Criteria', 'Maximum points'],
    ['Item', 'Functionality criteria', 'Points'],
  ]);
  const rows = criteria.flatMap(({ name, weight, subCriteria }, at) => {
    const ways = levels(name);
    const described = ways.length > 0 && subCriteria.length === 0 ? `${name}\n${ways.join('\n')}` : name;
    return [
      [`${at + 1}`, described, String(weight)],
      ...subCriteria.map((part, index) => [`${at + 1}.${index + 1}`, part.name, `(${part.weight})`]),
    ];
  });
  return {
    kind: 'table',
    rows: [heads, ...rows, ['', random.pick(['TOTAL', 'Total points']), String(totalOf(criteria))]],
    shares: [8, 72, 20],
    rules,
    head: 1,
  };
}

export function goalsTable(goals: readonly AnalysisLists['specificGoals'][], rules: Table['rules']): Block[] {
  if (goals.length === 0) return [];
  return [
    {
      kind: 'table',
      rows: [
        ['The specific goals allocated points in terms of this tender', 'Number of points allocated'],
        ...goals.map(({ goal, points }) => [goal, String(points)]),
      ],
      shares: [70, 30],
      rules,
      head: 1,
    },
  ];
}

/** What must be handed in, under one heading, or under two where some are mandatory and others not. */
export function returnableParts({ truth }: Bid, mark: Mark, random: Random): Block[] {
  const { returnables } = truth.lists;
  const of = (mandatory: boolean | null) =>
    returnables.filter((item) => item.mandatory === mandatory).map((item) => item.text);
  const part = (heading: string, note: string | null, items: readonly string[]): Block[] =>
    items.length === 0
      ? []
      : [
          { kind: 'heading', text: heading },
          ...(note === null ? [] : [text(note)]),
          { kind: 'list', items, mark },
        ];
  return [
    ...part(
      random.pick(['MANDATORY RETURNABLE DOCUMENTS', 'Mandatory documents']),
      phrases.mandatory,
      of(true),
    ),
    ...part(
      random.pick(['OTHER RETURNABLE DOCUMENTS', 'Non-mandatory documents']),
      'These documents may be requested after the closing date.',
      of(false),
    ),
    ...part(
      random.pick([
        'RETURNABLE DOCUMENTS',
        'Documents to be submitted with the bid',
        'CHECKLIST OF RETURNABLES',
      ]),
      null,
      of(null),
    ),
  ];
}

/** Terms of the contract, one sentence each. */
export function termSentences({ values, lists }: Bid['truth'], random: Random): string[] {
  return [
    ...(values.durationMonths === undefined ? [] : [durationSentence(values.durationMonths, random)]),
    ...(values.paymentDays === undefined ? [] : [paymentSentence(values.paymentDays, random)]),
    ...(values.guaranteePercent === undefined ? [] : [guaranteeSentence(values.guaranteePercent, random)]),
    ...(values.subcontractingPercent === undefined
      ? []
      : [subcontractingSentence(values.subcontractingPercent, random)]),
    ...(values.estimatedValue === undefined ? [] : [estimateSentence(values.estimatedValue, random)]),
    ...(values.bbbeeLevel === undefined ? [] : [levelSentence(values.bbbeeLevel, random)]),
    ...lists.cidb.map((item) => cidbSentence(item, random)),
    ...lists.localContent.map((item) => localContentSentence(item, random)),
  ];
}

export const contactParts = ({ truth }: Bid, random: Random): Block[] =>
  texts(truth.lists.contacts.flatMap((contact) => contactLines(contact, random)));
