import { weakTag } from '#services/api/http/etag.ts';
import { keptBytes } from '#services/api/http/kept-bytes.ts';
import { documentVersion } from '#services/api/v2/api-version.ts';

/**
 * The response of a path before the parts that differ from call to call are added. It is equal for every key, so it can
 * be cached, and its ETag is known.
 */
export type PreparedResponse = {
  /** The bytes `{"success":true,"data":…`. */
  start: Buffer;
  /**
   * The members of `meta` that belong to the response, each with a comma before it, such as `,"hasNext":false`.
   * Null where `start` is the complete body, without the envelope.
   */
  meta: string | null;
  /** Weak, because request id and rate state differ between two responses with the same tag. */
  etag: string;
  /** Seconds since it was made, if the database does not respond and an old response is given; otherwise absent. */
  age?: number;
};

/**
 * @param data JSON text of `data`
 * @param meta JSON text of the members of `meta`, each with a comma before it
 * @param content text that determines `data` and is shorter to hash: ids and change numbers of its records
 */
export function prepareResponse(data: string, meta: string, content = data): PreparedResponse {
  return { start: keptBytes([START, data]), meta, etag: tag(content + meta) };
}

/**
 * The same for a list.
 * @param records JSON text of each
 * @param content text that determines them and is shorter to hash; absent where there is none
 */
export function prepareList(
  records: readonly string[],
  meta: string,
  content = records.join(),
): PreparedResponse {
  const texts = [START, '['];
  for (const record of records) texts.push(record, ',');
  if (records.length > 0) texts.pop();
  texts.push(']');
  return { start: keptBytes(texts), meta, etag: tag(content + meta) };
}

const START = '{"success":true,"data":';

/** @param text the complete body */
export const prepareVerbatim = (text: string): PreparedResponse => ({
  start: keptBytes(text),
  meta: null,
  etag: tag(text),
});

/** A new version of the interface may write the same content differently. */
const tag = (content: string): string => weakTag(documentVersion + content);

/** @returns the members of an object as JSON text, each with a comma before it; undefined ones are left out */
export function metaText(members: Record<string, unknown>): string {
  const texts: string[] = [];
  for (const [name, value] of Object.entries(members)) {
    if (value !== undefined) texts.push(`,${JSON.stringify(name)}:${JSON.stringify(value)}`);
  }
  // Joined instead of added: V8 keeps a sum as a chain of its parts, and this text is kept with its response.
  return texts.join('');
}
