import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Found } from '#shared/domain/documents/analysis.ts';
import type { DocumentText, Evidence } from '#shared/domain/documents/document-text.ts';
import type { EmptyFields, ModelValues } from '#shared/domain/documents/model-values.ts';
import { answerSchema, listSchemas, readSaid, valueSchemas } from './answer-schema.ts';
import { askModel, type ModelAddress, ModelError, parsed, tokensOf } from './chat.ts';
import { PROMPT_VERSION, partsOf, requestOf } from './prompt.ts';
import { canSay, type FindQuote, quotesIn } from './quotes.ts';

/** Cached answers, by question. */
export type AnswerCache = {
  get: (key: string) => Promise<string | null>;
  set: (key: string, answer: string) => Promise<void>;
};

/** Tokens that may be used. */
export type TokenBudget = {
  /** Counts tokens before they are used, unless there are too few left. @returns whether they may be used */
  take: (tokens: number) => Promise<boolean>;
  /** Adds the difference to the tokens really used. */
  correct: (difference: number) => Promise<void>;
};

/** Asks a model about a document, for some fields. */
export type AskAbout = (
  text: DocumentText,
  fields: EmptyFields,
  signal?: AbortSignal,
) => Promise<ModelAnalysis>;

export type ModelSettings = ModelAddress & {
  /** Requests at the same time. */
  concurrency: number;
  budget: TokenBudget;
  cache: AnswerCache;
  /** Milliseconds before a failed request is sent again. */
  waitUnit?: number;
};

/** What a model found in a document, in the shape of the rules' results. */
export type ModelAnalysis = {
  /** Only the values that were found. */
  found: ModelValues;
  /** Values that were believed. */
  believed: number;
  /** Number of discarded values: their form is wrong, or their quote is not in the text or does not state them. */
  discarded: number;
  /** Parts of the document without a usable answer. */
  unanswered: number;
  tokens: number;
};

/** Values of models are not calibrated with labelled documents, so they never outweigh a rule's value. */
const CONFIDENCE = 0.5;

/** The tokens of the day are used up. */
export class BudgetError extends ModelError {
  override name = 'BudgetError';
}

/**
 * @returns a function that asks the model about a document. It rejects with ModelError if the server does not answer,
 *   and with BudgetError if the tokens of the day are used up; a meaningless answer is counted, and changes nothing.
 */
export function openModel(settings: ModelSettings): AskAbout {
  const { budget, cache } = settings;
  const turns = turnstile(settings.concurrency);
  const answerTo = async (
    part: string,
    fields: EmptyFields,
    signal?: AbortSignal,
  ): Promise<{ content: string; tokens: number }> => {
    const body = requestOf(settings.model, part, fields);
    const key = createHash('sha256')
      .update(JSON.stringify([PROMPT_VERSION, settings.baseUrl, body]))
      .digest('hex');
    const kept = await cache.get(key);
    if (kept !== null) return { content: kept, tokens: 0 };
    return await turns(async () => {
      signal?.throwIfAborted();
      const expected = tokensOf(JSON.stringify(body));
      // Counted before the answer, so that requests at the same time do not exceed the budget together. Failed requests
      // stay counted, because the server may have used the tokens.
      if (!(await budget.take(expected))) throw new BudgetError('the tokens of the day are used up', true);
      const answer = await askModel(settings, body, signal, settings.waitUnit);
      await budget.correct(answer.tokens - expected);
      // A meaningless answer is not cached, because the next one may be better.
      if (answerSchema.safeParse(parsed(answer.content)).success) await cache.set(key, answer.content);
      return answer;
    });
  };
  return async (text, fields, signal) => {
    const answer: ModelAnalysis = {
      found: { values: {}, lists: {} },
      ...{ believed: 0, discarded: 0, unanswered: 0, tokens: 0 },
    };
    const find = quotesIn(text);
    const answers = await Promise.all(partsOf(text).map((part) => answerTo(part, fields, signal)));
    for (const { content, tokens } of answers) {
      answer.tokens += tokens;
      addAnswer(answer, fields, find, content);
    }
    return answer;
  };
}

function addAnswer(answer: ModelAnalysis, fields: EmptyFields, find: FindQuote, content: string): void {
  const read = answerSchema.safeParse(parsed(content));
  if (!read.success) {
    answer.unanswered += 1;
    return;
  }
  const values = answer.found.values as Record<string, Found<unknown> | null>;
  const lists = answer.found.lists as Record<string, Found<unknown>[]>;
  const believed = (field: string, schema: z.ZodType, said: unknown): Found<unknown> | null => {
    const found = believe(field, readSaid(schema, said), find);
    if (found === null) answer.discarded += 1;
    else answer.believed += 1;
    return found;
  };
  // Only the requested fields are read; others that a model adds are ignored.
  for (const field of fields.values) {
    const said = ownOf(read.data.values, field);
    if (said === null || said === undefined) continue;
    const found = believed(field, valueSchemas[field], said);
    // The earliest part of the document is believed.
    if (found !== null) values[field] ??= found;
  }
  for (const field of fields.lists)
    for (const said of (ownOf(read.data.lists, field) as unknown[] | undefined) ?? []) {
      const found = believed(field, listSchemas[field], said);
      if (found === null) continue;
      lists[field] ??= [];
      if (!lists[field].some(({ value }) => JSON.stringify(value) === JSON.stringify(found.value)))
        lists[field].push(found);
    }
}

const ownOf = (record: Readonly<Record<string, unknown>>, field: string): unknown =>
  Object.hasOwn(record, field) ? record[field] : undefined;

/** @returns null unless every quote is in the text and the quotes together can state the value */
function believe(
  field: string,
  said: { value: unknown; quotes: string[] } | null,
  find: FindQuote,
): Found<unknown> | null {
  if (said === null) return null;
  const evidence = said.quotes.map(find);
  if (evidence.includes(null)) return null;
  const passages = evidence as Evidence[];
  return canSay(field, said.value, passages)
    ? { value: said.value, evidence: passages, confidence: CONFIDENCE }
    : null;
}

/** @returns a function that runs tasks, so many at the same time, the others in their order */
function turnstile(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
