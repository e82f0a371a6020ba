import type { Layout } from '../layout.ts';
import type { Block } from '../print/paper.ts';
import { noise } from '../wordings/noise.ts';
import {
  criteriaTable,
  goalsTable,
  returnableParts,
  termSentences,
  text,
  texts,
  totalOf,
} from '../wordings/parts.ts';
import {
  preferenceSentence,
  submissionSentences,
  thresholdSentence,
  validitySentence,
} from '../wordings/sentences.ts';
import { spelledDay, spelledTime } from '../wordings/spelled.ts';

/** A municipality's set: a sheet of particulars without lines, conditions, criteria without lines, and MBD forms. */
export const municipalSet: Layout = {
  name: 'municipal-set',
  category: 'bid-document',
  format: 'pdf',
  kinds: ['bid-document', 'forms'],
  fits: ({ buyer }) => buyer.kind === 'municipality',
  facts: { returnables: 'mandatory', subCriteria: false },
  states: {
    closing: 1,
    validityDays: 1,
    briefing: 1,
    submission: 1,
    evaluationSystem: 1,
    functionalityThreshold: 1,
    functionality: 1,
    contacts: 1,
    returnables: 1,
    specificGoals: 0.9,
    cidb: 1,
    guaranteePercent: 0.8,
    paymentDays: 0.6,
    eligibility: 0.8,
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    const { closing, briefing } = values;
    const particulars: string[][] = [
      ['TENDER NUMBER', bid.number],
      ['TENDER ADVERTISED', spelledDay(bid.advertised, random)],
      ...(closing
        ? [
            ['CLOSING DATE', spelledDay(closing.date, random)],
            ['CLOSING TIME', spelledTime(closing.time ?? '12:00', random)],
          ]
        : []),
      ...(briefing
        ? [
            [
              'CLARIFICATION MEETING',
              `${
                briefing.moment === null
                  ? 'To be announced'
                  : `${spelledTime(briefing.moment.time ?? '10:00', random)}, ${spelledDay(briefing.moment.date, random)}`
              }\n(${briefing.compulsory ? 'Compulsory' : 'Not compulsory'})`,
            ],
            ...(briefing.venue === null ? [] : [['VENUE FOR MEETING', briefing.venue]]),
          ]
        : [['CLARIFICATION MEETING', 'None']]),
      ...lists.contacts.flatMap(({ about, name, phone, email }) => [
        [
          about === 'technical' ? 'TECHNICAL ENQUIRIES' : 'PROCUREMENT ENQUIRIES',
          name ?? 'Supply Chain Management',
        ],
        ...(phone === null ? [] : [['TELEPHONE', phone]]),
        ...(email === null ? [] : [['E-MAIL', email]]),
      ]),
    ];
    return {
      look: {
        font: 'sans',
        size: 10.5,
        header: `${bid.number}    ${bid.buyer}`,
        footer: `${bid.title.slice(0, 70)}    {page}`,
      },
      blocks: [
        { kind: 'space', points: 60 },
        { kind: 'title', text: bid.buyer.toUpperCase(), size: 18 },
        { kind: 'title', text: bid.title.toUpperCase() },
        { kind: 'title', text: 'GENERAL TENDER INFORMATION' },
        {
          kind: 'table',
          rows: particulars.map(([label, value]) => [label!, `:   ${value}`]),
          shares: [38, 62],
          rules: 'none',
          size: 10.5,
        },
        { kind: 'page' },
        { kind: 'heading', text: 'CONDITIONS OF TENDER' },
        ...(values.submission ? texts(submissionSentences(values.submission, bid.number, random)) : []),
        ...(values.validityDays === undefined ? [] : [text(validitySentence(values.validityDays, random))]),
        ...texts(noise(bid, 5, random)),
        ...texts(termSentences(bid.truth, random)),
        ...(lists.eligibility.length === 0
          ? []
          : ([
              { kind: 'heading', text: 'ELIGIBILITY' },
              { kind: 'list', items: lists.eligibility, mark: 'bullet' },
            ] satisfies Block[])),
        ...(lists.functionality.length === 0
          ? []
          : [
              { kind: 'heading', text: 'STAGE 1: FUNCTIONALITY' } satisfies Block,
              criteriaTable(lists.functionality, 'none', random),
            ]),
        ...(values.functionalityThreshold === undefined
          ? []
          : [text(thresholdSentence(values.functionalityThreshold, totalOf(lists.functionality), random))]),
        { kind: 'heading', text: 'STAGE 2: PRICE AND PREFERENCE' },
        ...(values.evaluationSystem ? [text(preferenceSentence(values.evaluationSystem, random))] : []),
        ...goalsTable(lists.specificGoals, 'rows'),
        ...returnableParts(bid, 'bullet', random),
        { kind: 'page' },
        { kind: 'title', text: 'MUNICIPAL BIDDING DOCUMENTS' },
        text(
          'The forms below must be completed in black ink. Forms that are not relevant are marked as not applicable.',
        ),
        {
          kind: 'list',
          items: [
            'I, the undersigned, declare that the information furnished is correct.',
            'Signature: ........................',
            'Date: ........................',
          ],
          mark: 'none',
        },
      ],
    };
  },
};
