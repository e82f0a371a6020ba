import type { RequestContext } from '#services/api/http/context.ts';
import { resetTime, timestampText } from '#services/api/http/send.ts';
import { apiVersion } from '#services/api/v2/api-version.ts';
import type { PreparedResponse } from '#services/api/v2/serve/response.ts';

/**
 * The success envelope around a finished answer.
 * @returns what follows the answer's own bytes, `,"meta":{…}}`; empty for a document, which has no envelope
 */
export function envelopeEnd({ meta }: PreparedResponse, { id, rate }: RequestContext): string {
  if (meta === null) return '';
  let end = `,"meta":{"requestId":"${id}","timestamp":"${timestampText(Date.now())}","apiVersion":"${apiVersion}","deprecation":null`;
  if (rate) {
    end += `,"rateLimit":{"limit":${rate.limit},"remaining":${rate.remaining},"reset":"${resetTime(rate.resetsAt)}","policy":"${rate.window}"}`;
  }
  return `${end}${meta}}}`;
}
