import { weakTag } from '#services/api/http/etag.ts';
import { documentVersion } from '#services/api/v2/api-version.ts';

/**
 * What a path answers, before anything that differs from call to call is added: equal for every key, so it can be
 * cached and carries the ETag.
 */
export type PreparedResponse = {
  /** `{"success":true,"data":…` as it goes out. */
  start: Buffer;
  /**
   * The members of `meta` that belong to the answer, each with a comma before it, such as `,"hasNext":false`.
   * Null where `start` is a whole document, which goes out without the envelope.
   */
  meta: string | null;
  /** Weak, because request id and rate state differ between two answers with the same tag. */
  etag: string;
};

/**
 * @param data JSON text of `data`
 * @param meta JSON text of the members of `meta`, each with a comma before it
 * @param content what `data` is made of, where that is shorter to hash: the ids and change numbers of its records
 */
export function prepareResponse(data: string, meta: string, content = data): PreparedResponse {
  return { start: Buffer.from(`{"success":true,"data":${data}`), meta, etag: tag(content + meta) };
}

/** @param text a whole document */
export const prepareVerbatim = (text: string): PreparedResponse => ({
  start: Buffer.from(text),
  meta: null,
  etag: tag(text),
});

/** A new version of the interface may write the same content differently. */
const tag = (content: string): string => weakTag(documentVersion + content);

/** @returns the members of an object as JSON text, each with a comma before it; undefined ones are left out */
export function metaText(members: Record<string, unknown>): string {
  let text = '';
  for (const [name, value] of Object.entries(members)) {
    if (value !== undefined) text += `,${JSON.stringify(name)}:${JSON.stringify(value)}`;
  }
  return text;
}
