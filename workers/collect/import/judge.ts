import { ocidOf } from '#shared/domain/captures/ocds-package.ts';
import { LINKED_RECORD, type Published } from '#shared/domain/captures/published-files.ts';
import { excessOf, isTooLarge, RECORD_LIMITS } from '#shared/domain/captures/size.ts';
import { type Instant, type ParsedTime, parseSouthAfrican } from '#shared/time.ts';
import type { Source } from '#workers/collect/source.ts';
import { ocds } from '#workers/collect/sources/ocds.ts';

/** A source whose releases are also published in files. */
export type Importable = {
  source: Source;
  /** Reads the dates of its packages and releases. */
  time: (text: unknown) => ParsedTime;
};

/** By name. A source that reads its ocids by its own conventions cannot import those of others. */
export const importable: Readonly<Record<string, Importable>> = {
  ocds: { source: ocds, time: parseSouthAfrican },
};

/** A release to store, as JSON text, with the time of its content. */
export type Accepted = { release: unknown; text: string; at: Instant };
/** Why a release is not stored, in words. */
export type Rejected = { rejected: string; ocid: string | null };

/** Decides whether a release is stored. @param now milliseconds since 1970, which no content can be later than */
export function judge(published: Published, { source, time }: Importable, now: number): Accepted | Rejected {
  const { release } = published;
  const ocid = ocidOf(release);
  if (release === LINKED_RECORD) return { rejected: 'the record has links to releases only', ocid: null };
  if (release === null || typeof release !== 'object' || Array.isArray(release))
    return { rejected: 'no object', ocid: null };
  if (ocid === null) return { rejected: 'no ocid', ocid: null };
  if (source.ocidPrefix !== null && !ocid.startsWith(`${source.ocidPrefix}-`))
    return { rejected: `the ocid is of another publisher than ${source.ocidPrefix}`, ocid };
  const at = timeOf(published, time, now);
  if (at === null) return { rejected: 'neither its package nor the release has a date in the past', ocid };
  if (isTooLarge(release)) return { rejected: `more than ${RECORD_LIMITS}`, ocid };
  const text = textOf(release);
  const excess = text === null ? 'nested too deeply' : excessOf(Buffer.from(text));
  return text === null || excess !== null ? { rejected: excess ?? '', ocid } : { release, text, at };
}

/**
 * @returns the time of a release: when its package was published, otherwise the date of the release. If a record has
 *   several releases of one process, each is a state at its own date. Null if no such date is known. A date in the
 *   future is an error of the publisher, and would hide everything that is collected later.
 */
function timeOf(
  { release, packageDate, oneOfSeveral }: Published,
  time: Importable['time'],
  now: number,
): Instant | null {
  const past = (text: unknown): Instant | null => {
    const parsed = time(text);
    return parsed.kind === 'instant' && Date.parse(parsed.instant) <= now ? parsed.instant : null;
  };
  const [packaged, own] = [past(packageDate), past((release as { date?: unknown }).date)];
  return oneOfSeveral ? (own ?? packaged) : (packaged ?? own);
}

/** @returns the release as JSON text; null if it is nested too deeply to be written */
function textOf(release: unknown): string | null {
  try {
    return JSON.stringify(release);
  } catch (error) {
    // The stack of a serialiser is smaller than that of a parser.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
