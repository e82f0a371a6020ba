import { compressed } from '#services/api/http/compress.ts';
import type { ApiContext } from '#services/api/http/context.ts';
import { tagMatches, weakTag } from '#services/api/http/etag.ts';
import { chooseEncoding } from '#services/api/http/negotiate.ts';
import { type ResponseMessage, send } from '#services/api/http/send.ts';

/** A page, a style sheet, a script or a picture, whole. */
export type PageReply = {
  /** Content-Type. */
  type: string;
  body: string | Buffer;
  /** Cache-Control. */
  kept: string;
  /** Content-Security-Policy; by default nothing is allowed. */
  policy?: string;
  status?: number;
  /** What else the response differs by than the encoding, such as `, Cookie`. */
  vary?: string;
  /** Header fields of an error, such as Retry-After. */
  headers?: Readonly<Record<string, string>>;
};

/** Sends a page: 304 where the reader has it, compressed where the reader takes that. */
export async function sendPage(
  context: ApiContext,
  { type, body: content, kept, policy, status = 200, vary = '', headers: added = {} }: PageReply,
): Promise<void> {
  const { headers } = context.req;
  const etag = weakTag(content);
  const fields = ['Cache-Control', kept, 'Vary', `Accept-Encoding${vary}`];
  const withPolicy = policy === undefined ? {} : { policy };
  const seen = headers['if-none-match'];
  if (status === 200 && seen !== undefined && tagMatches(seen, etag)) {
    send(context, { status: 304, fields, etag, ...withPolicy });
    return;
  }
  fields.push('Content-Type', type, ...Object.entries(added).flat());
  const body = typeof content === 'string' ? Buffer.from(content) : content;
  const message = { status, fields, etag, body, ...withPolicy };
  send(context, type.startsWith('image/png') ? message : await packed(context, message));
}

/** @returns the message, compressed where the caller takes that and it is worth it */
export async function packed(
  { req }: ApiContext,
  message: ResponseMessage & { body: Buffer },
): Promise<ResponseMessage> {
  const encoding = chooseEncoding(req.headers['accept-encoding']);
  const parts = encoding && (await compressed(encoding, message.body, ''));
  if (!parts) return message;
  const [body, end] = parts;
  return { ...message, fields: [...message.fields, 'Content-Encoding', encoding], body, end };
}
