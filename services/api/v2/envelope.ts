import type { RequestContext } from '#services/api/http/context.ts';
import type { RateState } from '#services/api/v2/access/rate-state.ts';
import { apiVersion } from '#services/api/v2/api-version.ts';
import { resetTime } from '#services/api/v2/fields.ts';
import { isoWriter } from '#services/api/v2/iso-writer.ts';
import type { PreparedResponse } from '#services/api/v2/serve/response.ts';

/** A busy process sends many responses in one millisecond. */
const timestampText = isoWriter();

/**
 * The success envelope around a prepared response.
 * @returns what follows the response's own bytes, `,"meta":{…}}`; empty for one that has no envelope
 */
export function envelopeEnd(
  { meta }: PreparedResponse,
  { id }: RequestContext,
  rate: RateState | null,
): string {
  if (meta === null) return '';
  let end = `,"meta":{"requestId":"${id}","timestamp":"${timestampText(Date.now())}","apiVersion":"${apiVersion}","deprecation":null`;
  if (rate) {
    end += `,"rateLimit":{"limit":${rate.limit},"remaining":${rate.remaining},"reset":"${resetTime(rate.resetsAt)}","policy":"${rate.window}"}`;
  }
  return `${end}${meta}}}`;
}
