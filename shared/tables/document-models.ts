import {
  bigint,
  coreTable,
  date,
  int,
  jsonb,
  oneOf,
  text,
  timestamptz,
  uuid,
} from '#shared/tables/definition.ts';

/** Data of stage documents about the language model that an operator may configure. */

/** `done`: it has answered. `failed`: it is tried again after `next_attempt_at`. */
export const questionStates = ['done', 'failed'] as const;

export const documentModelAnalyses = coreTable('document_model_analysis', {
  comment: 'What a language model found in a document, for fields in which the rules found nothing.',
  columns: {
    id: uuid('Id of the document.'),
    tender_id: uuid(),
    sha256: text('Of the file that was read; what is about another one no longer counts.'),
    model: text('Name of the model.'),
    prompt_version: int('Of the instructions.'),
    state: oneOf(questionStates),
    findings: jsonb<object>(
      '`values` and `lists` as shared/domain/documents/analysis.ts has them; only those that were found.',
    ),
    attempts: int('Failed in a row.').default(0),
    next_attempt_at: timestamptz().filled('now()'),
    error: text('The last failure in words.').nullable(),
    asked_at: timestamptz().filled('now()'),
  },
  indexes: [['tender_id']],
});

export const modelAnswers = coreTable('model_answer', {
  comment:
    'Answers of language models, by the hash of what was asked: server, model, instructions, fields and text.',
  columns: {
    key: text('SHA-256.'),
    answer: text(),
    answered_at: timestamptz().filled('now()'),
  },
  key: ['key'],
});

export const modelDays = coreTable('model_day', {
  comment: 'What a language model was asked on a day (UTC), and what came of it.',
  columns: {
    day: date(),
    model: text(),
    documents: int('Documents that were asked about.').default(0),
    tokens: bigint('Of questions and answers, as the server counts them.').default(0),
    found: int('Values that were believed.').default(0),
    discarded: int(
      'Values whose passage is not in the text, that it does not say, or that have another shape.',
    ).default(0),
    unanswered: int('Parts of documents without a usable answer.').default(0),
    failures: int(
      'Documents for which the server did not answer, or the tokens of the day were used up.',
    ).default(0),
  },
  key: ['day', 'model'],
});
