import type { Layout } from '../layout.ts';
import type { Block } from '../print/paper.ts';
import { spelledDay, spelledTime } from '../wordings/spelled.ts';
import { heldOutPhrases } from './phrases.ts';
import { deliverySentences, gradeSentence, meetingSentences } from './sentences.ts';

/** The tender data of construction procurement: a table of clauses, each with what this tender says to it. */
export const tenderData: Layout = {
  name: 'tender-data',
  heldOut: true,
  category: 'bid-document',
  format: 'pdf',
  kinds: ['bid-document', 'criteria'],
  fits: ({ grade }) => grade !== null,
  facts: { phrases: heldOutPhrases, returnables: 'mandatory', subCriteria: true },
  states: {
    closing: 1,
    validityDays: 1,
    briefing: 1,
    submission: 1,
    evaluationSystem: 1,
    priceFormula: 0.7,
    functionalityThreshold: 1,
    functionality: 1,
    contacts: 1,
    returnables: 1,
    cidb: 1,
    guaranteePercent: 0.8,
    subcontractingPercent: 1,
    specificGoals: 0.8,
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    const total = lists.functionality.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
    const { submission, closing, briefing, functionalityThreshold: threshold } = values;
    const clauses: [string, string | null][] = [
      ['C.1.1', `The employer is ${bid.buyer}.`],
      ...lists.contacts.map(({ name, phone, email, about }): [string, string] => [
        'C.1.4',
        `${about === 'technical' ? 'The employer’s agent for technical matters' : 'The representative of the employer in the tender procedure'} is:\n${[name, phone, email].filter((part) => part !== null).join('\n')}`,
      ]),
      ['C.2.1', lists.cidb.map((item) => gradeSentence(item, random)).join('\n') || null],
      [
        'C.2.7',
        briefing ? meetingSentences(briefing, random).join('\n') : 'There is no clarification meeting.',
      ],
      ['C.2.13', submission ? deliverySentences(submission, random).join('\n') : null],
      [
        'C.2.15',
        closing
          ? `The closing time for submission of tender offers is ${spelledTime(closing.time ?? '12:00', random)} on ${spelledDay(closing.date, random)}.`
          : null,
      ],
      [
        'C.2.16',
        values.validityDays === undefined
          ? null
          : `The tender offer validity period is ${values.validityDays} days.`,
      ],
      [
        'C.2.22',
        values.guaranteePercent === undefined
          ? null
          : `The form of guarantee is for ${values.guaranteePercent}% of the contract amount. Retention money is limited to 5%.`,
      ],
      [
        'C.2.23',
        `${heldOutPhrases.mandatory}\n${lists.returnables.map((item, at) => `${at + 1}) ${item.text}`).join('\n')}`,
      ],
      [
        'C.3.11',
        values.evaluationSystem
          ? `Tender offers are scored for financial offer and preference in accordance with the ${values.evaluationSystem} system.${values.priceFormula === undefined ? '' : `\nThe score for the financial offer is ${values.priceFormula}`}`
          : null,
      ],
      [
        'C.3.11.9',
        threshold === undefined
          ? null
          : `The minimum number of evaluation points for quality is ${(threshold * total) / 100} (${threshold}% of ${total}).`,
      ],
      [
        'C.3.17',
        values.subcontractingPercent === undefined
          ? null
          : `Not less than ${values.subcontractingPercent}% of the contract value is subcontracted to targeted enterprises.`,
      ],
    ];
    const quality: Block[] =
      lists.functionality.length === 0
        ? []
        : [
            { kind: 'heading', text: 'Schedule of quality criteria' },
            {
              kind: 'table',
              rules: 'rows',
              shares: [40, 40, 20],
              head: 1,
              repeats: true,
              rows: [
                ['Quality criterion', 'Sub-criterion', 'Maximum number of points'],
                ...lists.functionality.flatMap(({ name, weight, subCriteria }) =>
                  subCriteria.length === 0
                    ? [[name, '', String(weight)]]
                    : [
                        [name, '', String(weight)],
                        ...subCriteria.map((part) => ['', part.name, String(part.weight)]),
                      ],
                ),
                ['Maximum possible score for quality', '', String(total)],
              ],
            },
          ];
    return {
      look: {
        font: 'sans',
        size: 10,
        header: `Contract ${bid.number}   Part T1: Tendering procedures`,
        footer: 'T1.{page}',
      },
      blocks: [
        { kind: 'title', text: 'T1.2 TENDER DATA' },
        { kind: 'text', bold: true, text: bid.title },
        {
          kind: 'text',
          text: 'The conditions of tender are the standard conditions of tender of the Construction Industry Development Board. The clauses below refer to them.',
        },
        {
          kind: 'table',
          rules: 'all',
          shares: [18, 82],
          head: 1,
          repeats: true,
          rows: [
            ['Clause number', 'Tender data'],
            ...clauses.filter((clause): clause is [string, string] => clause[1] !== null),
          ],
        },
        ...quality,
        ...(lists.specificGoals.length === 0
          ? []
          : ([
              { kind: 'heading', text: 'Preferencing schedule' },
              {
                kind: 'table',
                rules: 'rows',
                shares: [70, 30],
                head: 1,
                rows: [
                  ['Specific goal', 'Points'],
                  ...lists.specificGoals.map(({ goal, points }) => [goal, String(points)]),
                ],
              },
            ] satisfies Block[])),
      ],
    };
  },
};
