import { createHash } from 'node:crypto';
import type {
  AnalysisLists,
  AnalysisValues,
  Found,
  ListField,
  ScalarField,
} from '#shared/domain/documents/analysis.ts';
import type { DocumentText, Evidence } from '#shared/domain/documents/document-text.ts';
import { answerSchema, listSchemas, readSaid, valueSchemas } from './answer-schema.ts';
import { askModel, type ModelAddress, ModelError, parsed, tokensOf } from './chat.ts';
import { PROMPT_VERSION, partsOf, requestOf } from './prompt.ts';
import { canSay, type FindQuote, quotesIn } from './quotes.ts';

/** Answers that were given before, by what was asked. */
export type AnswerCache = {
  get: (key: string) => Promise<string | null>;
  set: (key: string, answer: string) => Promise<void>;
};

export type ModelSettings = ModelAddress & {
  /** Requests at the same time. */
  concurrency: number;
  /** Tokens that may be used on one day, by the clock of this process. */
  dailyTokens: number;
  cache: AnswerCache;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds before a failed request is sent again. */
  waitUnit?: number;
};

/** What a model found in a document, in the shape of the rules' results. */
export type ModelAnalysis = {
  /** The model that was asked. */
  method: string;
  values: { [Field in ScalarField]: Found<AnalysisValues[Field]> | null };
  lists: { [Field in ListField]: Found<AnalysisLists[Field]>[] };
  /** Values that were thrown away: their shape is wrong, their quote is not in the text, or it does not say them. */
  discarded: number;
  /** Parts of the document without a usable answer. */
  unanswered: number;
  tokens: number;
};

/** Values of models are not calibrated against labelled documents, so that they never outweigh a rule's. */
const CONFIDENCE = 0.5;
const DAY = 86_400_000;

/**
 * @returns a function that asks the model about a document. It rejects with ModelError where the server gives no answer or the
 *   tokens of the day are used up; an answer that makes no sense is counted, and changes nothing.
 */
export function openModel(
  settings: ModelSettings,
): (text: DocumentText, signal?: AbortSignal) => Promise<ModelAnalysis> {
  const turns = turnstile(settings.concurrency);
  const used = { day: 0, tokens: 0 };
  const spend = (tokens: number): void => {
    const day = Math.floor(settings.now() / DAY);
    if (day !== used.day) Object.assign(used, { day, tokens: 0 });
    used.tokens += tokens;
  };
  const answerTo = async (
    part: string,
    signal?: AbortSignal,
  ): Promise<{ content: string; tokens: number }> => {
    const body = requestOf(settings.model, part);
    const key = createHash('sha256')
      .update(JSON.stringify([PROMPT_VERSION, settings.baseUrl, body]))
      .digest('hex');
    const kept = await settings.cache.get(key);
    if (kept !== null) return { content: kept, tokens: 0 };
    return await turns(async () => {
      const expected = tokensOf(JSON.stringify(body));
      spend(0);
      if (used.tokens + expected > settings.dailyTokens)
        throw new ModelError('the tokens of the day are used up', true);
      // Counted before the answer, so that requests at the same time do not exceed the budget together. What fails stays counted,
      // because the server may have worked for it.
      spend(expected);
      const answer = await askModel(settings, body, signal, settings.waitUnit);
      spend(answer.tokens - expected);
      // What makes no sense may be better the next time.
      if (answerSchema.safeParse(parsed(answer.content)).success)
        await settings.cache.set(key, answer.content);
      return answer;
    });
  };
  return async (text, signal) => {
    const found = nothing(settings.model);
    const find = quotesIn(text);
    const answers = await Promise.all(partsOf(text).map((part) => answerTo(part, signal)));
    for (const { content, tokens } of answers) {
      found.tokens += tokens;
      addAnswer(found, find, content);
    }
    return found;
  };
}

const nothing = (model: string): ModelAnalysis => ({
  method: model,
  values: Object.fromEntries(
    Object.keys(valueSchemas).map((field) => [field, null]),
  ) as ModelAnalysis['values'],
  lists: Object.fromEntries(
    Object.keys(listSchemas).map((field) => [field, []]),
  ) as unknown as ModelAnalysis['lists'],
  discarded: 0,
  unanswered: 0,
  tokens: 0,
});

function addAnswer(found: ModelAnalysis, find: FindQuote, content: string): void {
  const answer = answerSchema.safeParse(parsed(content));
  if (!answer.success) {
    found.unanswered += 1;
    return;
  }
  const values = found.values as Record<string, Found<unknown> | null>;
  const lists = found.lists as Record<string, Found<unknown>[]>;
  // Only fields that are known are looked at; whatever else a model adds is passed over.
  for (const [field, schema] of Object.entries(valueSchemas)) {
    const said = answer.data.values[field];
    if (said === null || said === undefined) continue;
    const believed = believe(field, readSaid(schema, said), find);
    if (believed === null) found.discarded += 1;
    // The part that comes first in the document is believed.
    else values[field] ??= believed;
  }
  for (const [field, schema] of Object.entries(listSchemas))
    for (const said of answer.data.lists[field] ?? []) {
      const believed = believe(field, readSaid(schema, said), find);
      const list = lists[field]!;
      if (believed === null) found.discarded += 1;
      else if (!list.some(({ value }) => JSON.stringify(value) === JSON.stringify(believed.value)))
        list.push(believed);
    }
}

/** @returns null unless every quote stands in the text, and together they can say the value */
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
