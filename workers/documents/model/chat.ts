import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

/** Address of a model with the chat interface that most servers of models offer. */
export type ModelAddress = { baseUrl: string; model: string; key: string | null };

/** A model's text, and its total number of tokens for question and answer. */
export type ChatAnswer = { content: string; tokens: number };

/** A model did not answer. The message quotes neither the document nor the answer. */
export class ModelError extends Error {
  override name = 'ModelError';
  /** Whether a later attempt may succeed. */
  readonly isPassing: boolean;

  constructor(message: string, isPassing: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isPassing = isPassing;
  }
}

const TIMEOUT = 120_000;
const MAX_BYTES = 2_097_152;
const ATTEMPTS = 3;
/** Doubled with each attempt. If the server states a wait, that is kept, up to the maximum. */
const WAIT = 1_000;
const MOST_WAIT = 60_000;

const responseSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
  usage: z.object({ total_tokens: z.number().int().min(0) }).optional(),
});

/**
 * Asks a model, and again if the server is busy or broken.
 * @param waitUnit milliseconds before the second attempt
 * @throws {ModelError}
 */
export async function askModel(
  address: ModelAddress,
  body: unknown,
  signal?: AbortSignal,
  waitUnit: number = WAIT,
): Promise<ChatAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const had = await askOnce(address, body, signal);
    if ('content' in had) return had;
    if (!had.error.isPassing || attempt === ATTEMPTS) throw had.error;
    const pause = had.retryAfter ?? waitUnit * 2 ** (attempt - 1);
    await wait(Math.min(pause, MOST_WAIT), undefined, { signal });
  }
}

type Failed = { error: ModelError; retryAfter: number | null };

async function askOnce(
  { baseUrl, key }: ModelAddress,
  body: unknown,
  stop?: AbortSignal,
): Promise<ChatAnswer | Failed> {
  const failed = (message: string, isPassing: boolean, cause?: unknown): Failed => ({
    error: new ModelError(message, isPassing, { cause }),
    retryAfter: null,
  });
  const limit = AbortSignal.timeout(TIMEOUT);
  try {
    const { request } = await import('undici');
    const response = await request(`${baseUrl.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify(body),
      signal: stop ? AbortSignal.any([stop, limit]) : limit,
    });
    const text = await boundedText(response.body);
    const { statusCode: status } = response;
    if (status !== 200) {
      const seconds = Number(response.headers['retry-after']);
      const again = failed(`the model's server answered ${status}`, status === 429 || status >= 500);
      return Number.isFinite(seconds) ? { ...again, retryAfter: seconds * 1_000 } : again;
    }
    const read = text === null ? null : responseSchema.safeParse(parsed(text));
    if (!read?.success) return failed("the answer of the model's server has another shape", true);
    const { choices, usage } = read.data;
    const content = choices[0]!.message.content;
    return { content, tokens: usage?.total_tokens ?? tokensOf(JSON.stringify(body) + content) };
  } catch (error) {
    stop?.throwIfAborted();
    return failed("the model's server did not answer", true, error);
  }
}

/** @returns null if the text is longer than any answer */
async function boundedText(body: AsyncIterable<Buffer>): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > MAX_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** @returns undefined if the text is not JSON */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Estimated tokens of a text, if the server does not state them: a token has about four letters. */
export const tokensOf = (text: string): number => Math.ceil(text.length / 4);
