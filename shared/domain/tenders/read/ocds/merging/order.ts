import type { Json } from '#shared/domain/tenders/read/fields/reading.ts';
import { parseStandard } from '#shared/time.ts';

/**
 * Orders the releases of one process by their dates; releases of one date stay in the order given.
 * @throws TypeError for no releases, for releases of several processes, and where one of several has no readable date
 */
export function inOrderOfDates(releases: readonly Json[]): [Json, ...Json[]] {
  const [first, ...others] = releases;
  if (first === undefined) throw new TypeError('there are no releases to merge');
  if (others.length === 0) return [first];
  const ocids = new Set(releases.map(({ ocid }) => ocid));
  if (ocids.size > 1) throw new TypeError(`releases of several processes: ${[...ocids].join(', ')}`);
  const dated = releases.map((release) => ({ release, at: momentOf(release) }));
  return dated.sort((a, b) => a.at - b.at).map(({ release }) => release) as [Json, ...Json[]];
}

/** @returns the release's date in milliseconds since 1970 */
function momentOf({ id, date }: Json): number {
  const parsed = parseStandard(date);
  if (parsed.kind === 'instant') return Date.parse(parsed.instant);
  const fault = parsed.kind === 'absent' ? 'has no date' : `has the date ${parsed.text} (${parsed.reason})`;
  throw new TypeError(`release ${id} ${fault}, so its place among the releases is not known`);
}
