import { isObject, type Json, type Reading } from '#shared/domain/tenders/read/fields/reading.ts';
import type { Instant } from '#shared/time.ts';
import { parsePortalTime } from './dates.ts';
import { fieldOf, fieldReader, type ReportKey } from './fields.ts';
import { itemsOf } from './names.ts';
import { partsOf } from './parts.ts';

/** The cancellation as the row itself states it; `stated` is false if it states none, whatever list the row is in. */
export type Cancellation = { stated: boolean; at: Instant | null; reason: string | null };

const NONE: Cancellation = { stated: false, at: null, reason: null };

/**
 * Reads `cancelled` (an object with a time and perhaps a reason, a text, or a list of these), and the date and the
 * reason that the row may have. The time is often in the year 1, which means that none is known.
 * @param listed whether the row is in the list of cancelled tenders
 */
export function readCancellation(
  reading: Reading,
  reportKey: ReportKey,
  row: Json,
  listed: boolean,
): Cancellation {
  const { value, path } = fieldOf(row, 'cancelled');
  const cancellations =
    typeof value === 'boolean'
      ? [{ ...NONE, stated: value }]
      : itemsOf(reading, value, path).map(({ item, path: at }) => readOne(reading, reportKey, item, at));
  const stated = cancellations.filter((one) => one.stated);
  const { text, time } = fieldReader(reading, row);
  const at = stated.find((one) => one.at !== null)?.at ?? time('cancelledAt');
  const given = stated.find((one) => one.reason !== null)?.reason ?? null;
  // Rows with short keys have `reason`; unless the tender is cancelled, this is the reason for something else.
  const status = fieldOf(row, 'status').value;
  const cancelled = listed || stated.length > 0 || at !== null || isCancelled(status);
  const reason = given ?? (cancelled ? text('reason') : null);
  return { stated: stated.length > 0 || at !== null, at, reason };
}

function readOne(reading: Reading, reportKey: ReportKey, item: unknown, path: string): Cancellation {
  if (!isObject(item)) return readText(reading, item, path);
  const part = partsOf(reportKey, 'cancellation', item, path);
  const date = part('date');
  const reason = part('reason');
  const at = reading.time(date.value, date.path);
  const text = reading.text(reason.value, reason.path);
  return { stated: at !== null || text !== null, at, reason: text };
}

/** Reads a text: a time, a word such as "Yes", or a reason. */
function readText(reading: Reading, item: unknown, path: string): Cancellation {
  const text = reading.text(item, path);
  if (text === null || /^(?:no|false|0)$/i.test(text)) return NONE;
  const parsed = parsePortalTime(text);
  if (parsed.kind === 'absent') return NONE;
  if (parsed.kind === 'instant') return { stated: true, at: parsed.instant, reason: null };
  return { stated: true, at: null, reason: /^(?:yes|true|1|cancell?ed)$/i.test(text) ? null : text };
}

const isCancelled = (status: unknown): boolean =>
  typeof status === 'string' && /^cancell?ed$/i.test(status.trim());
