import type { Layout } from '../layout.ts';
import type { Block } from '../print/paper.ts';
import { spelledDay, spelledTime } from '../wordings/spelled.ts';
import { heldOutPhrases } from './phrases.ts';
import { contactSentence, deliverySentences } from './sentences.ts';

const text = (line: string): Block => ({ kind: 'text', text: line });

/** A request for quotations whose labels stand in English and Afrikaans. */
export const bilingualQuotation: Layout = {
  name: 'bilingual-quotation',
  heldOut: true,
  category: 'bid-document',
  format: 'pdf',
  kinds: ['quotation'],
  fits: () => true,
  facts: { phrases: heldOutPhrases, returnables: 'mandatory', subCriteria: false },
  states: {
    ...{ closing: 1, validityDays: 1, submission: 1, evaluationSystem: 0.7, contacts: 1, returnables: 1 },
    ...{ paymentDays: 0.6, specificGoals: 0.5, cidb: 1, localContent: 1 },
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    const { closing } = values;
    const particulars = [
      ['Quotation number / Kwotasienommer', bid.number],
      ['Description / Beskrywing', bid.title],
      ['Date of invitation / Datum van uitnodiging', spelledDay(bid.advertised, random)],
      ...(closing
        ? [
            ['Closing date / Sluitingsdatum', spelledDay(closing.date, random)],
            ['Closing time / Sluitingstyd', spelledTime(closing.time ?? '12:00', random)],
          ]
        : []),
      ...(values.validityDays === undefined
        ? []
        : [['Validity of offer / Geldigheid van aanbod', `${values.validityDays} days / dae`]]),
      ...(values.paymentDays === undefined
        ? []
        : [
            [
              'Terms of payment / Betaalvoorwaardes',
              `${values.paymentDays} days from invoice / dae vanaf faktuur`,
            ],
          ]),
      ...lists.localContent.map(({ product, percent }) => [
        'Local content / Plaaslike inhoud',
        `${product}: ${percent}%`,
      ]),
      ...lists.cidb.map(({ grade, classOfWorks, potentiallyEmerging }) => [
        'CIDB grade / Gradering',
        `${grade} ${classOfWorks}${potentiallyEmerging ? ' PE' : ''} or higher / of hoër`,
      ]),
    ];
    return {
      look: { font: 'sans', size: 9.5, margin: 40, glued: random.chance(0.3) ? 0.04 : 0 },
      blocks: [
        { kind: 'title', text: bid.buyer },
        { kind: 'title', text: 'REQUEST FOR QUOTATIONS / VERSOEK OM KWOTASIES', size: 11 },
        { kind: 'table', rows: particulars, shares: [45, 55], rules: 'all' },
        ...(values.submission ? deliverySentences(values.submission, random).map(text) : []),
        ...(values.evaluationSystem ? [text(`Preference / Voorkeur: ${values.evaluationSystem}`)] : []),
        ...(lists.specificGoals.length === 0
          ? []
          : ([
              {
                kind: 'table',
                rows: [
                  ['Specific goal / Spesifieke doelwit', 'Points / Punte'],
                  ...lists.specificGoals.map(({ goal, points }) => [goal, String(points)]),
                ],
                shares: [75, 25],
                rules: 'all',
                head: 1,
              },
            ] satisfies Block[])),
        ...(lists.returnables.length === 0
          ? []
          : ([
              { kind: 'heading', text: 'Annexures required / Aanhangsels benodig' },
              text(heldOutPhrases.mandatory),
              {
                kind: 'table',
                rows: lists.returnables.map((item, at) => [String(at + 1), item.text, 'Yes/Ja  No/Nee']),
                shares: [8, 72, 20],
                rules: 'all',
              },
            ] satisfies Block[])),
        ...lists.contacts.map((item) => text(contactSentence(item, random))),
      ],
    };
  },
};
