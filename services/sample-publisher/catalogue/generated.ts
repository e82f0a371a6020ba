import { generatedPortal } from '#services/sample-publisher/catalogue/portal/generated.ts';
import { type Calendar, createCalendar } from '#services/sample-publisher/generate/calendar.ts';
import { documentOf } from '#services/sample-publisher/generate/documents/ids.ts';
import { createNumbering } from '#services/sample-publisher/generate/numbering.ts';
import { randomOf } from '#services/sample-publisher/generate/random.ts';
import { earlierTenderOf } from '#services/sample-publisher/generate/readvertisements.ts';
import { registerFile } from '#services/sample-publisher/generate/registers/files.ts';
import {
  archivedRelease,
  OCID_PREFIX,
  type ReleaseKey,
  releaseAt,
} from '#services/sample-publisher/generate/release.ts';
import { editionAt } from '#services/sample-publisher/generate/restricted-lists/edition.ts';
import { dayOf } from '#services/sample-publisher/generate/times.ts';
import { addDays, startOfSouthAfricanDay } from '#shared/time.ts';
import type { Catalogue } from './catalogue.ts';
import type { Clock } from './clock.ts';
import { openSupplierLists } from './supplier-lists.ts';

/** The number of the oldest tender. */
const FIRST_NUMBER = 100_001;
/** Share of the releases that have the shape of earlier years; these are the oldest. */
const OLD_SHAPE = 0.05;
/** Share of a month's finished tenders that organs of state volunteer for the archive. */
const ARCHIVED = 0.5;

export type GeneratedOptions = { releases: number; seed: number; clock: Clock; since?: number };

/** A catalogue of invented tenders. Nothing is stored; each response is computed from seed, number and clock. */
export function generatedCatalogue({
  releases,
  seed,
  clock,
  since,
}: GeneratedOptions): Catalogue & { since: number } {
  const calendar = createCalendar(releases, clock.now(), since);
  const timeline = withBursts(calendar);
  const numbering = createNumbering(seed, FIRST_NUMBER);
  const old = Math.floor(releases * OLD_SHAPE);
  const ocidOf = (index: number) => `${OCID_PREFIX}${numbering.numberOf(index)}`;

  const keyAt = (index: number, time: number): ReleaseKey => ({
    seed,
    number: numbering.numberOf(index),
    published: timeline.timeOf(index),
    earlier: earlierTenderOf(seed, { numberOf: numbering.numberOf, ...timeline }, index),
    time,
    old: index < old,
  });
  const keyOf = (number: number): ReleaseKey | null => {
    const time = clock.now();
    const index = numbering.indexOf(number);
    return index === null || index >= timeline.publishedBy(time) ? null : keyAt(index, time);
  };
  const keyOfOcid = (ocid: string) =>
    ocid.startsWith(OCID_PREFIX) ? keyOf(Number(ocid.slice(OCID_PREFIX.length))) : null;

  return {
    since: calendar.since,
    between: (from, to) => {
      const first = timeline.publishedBy(startOfSouthAfricanDay(from).getTime());
      const end = timeline.publishedBy(
        Math.min(clock.now(), startOfSouthAfricanDay(addDays(to, 1)).getTime() - 1),
      );
      return { length: Math.max(0, end - first), at: (position) => ocidOf(end - 1 - position) };
    },
    release: (ocid, base) => {
      const key = keyOfOcid(ocid);
      return key && JSON.stringify(releaseAt(key, base));
    },
    archived: (ocid, base) => {
      const key = keyOfOcid(ocid);
      if (!key || !randomOf(seed, 'archive', key.number).chance(ARCHIVED)) return null;
      return JSON.stringify(archivedRelease(key, base));
    },
    archivedMonths: () => monthsBefore(dayOf(calendar.since), dayOf(clock.now())),
    file: async (blobName) => {
      const found = documentOf(seed, blobName.replace(/\.\w+$/, ''));
      const key = found && keyOf(found.tender);
      // Loaded with the first file: layouts and their words are a third of what the publisher reads.
      const { servedFile } = await import('#services/sample-publisher/generate/documents/served.ts');
      return key && servedFile(key, found.position);
    },
    supplierList: openSupplierLists(seed, (list) => editionAt(seed, list, clock.now())),
    register: (name) => registerFile(name, seed, dayOf(calendar.since), releases),
    publish: (count) => {
      const start = timeline.burst(count, clock.now());
      return Array.from({ length: count }, (_, index) => ocidOf(start + index));
    },
    portal: generatedPortal({ publishedBy: timeline.publishedBy, keyAt, keyOf }, clock),
    *ocids() {
      const count = timeline.publishedBy(clock.now());
      for (let index = 0; index < count; index += 1) yield ocidOf(index);
    },
  };
}

/** A calendar that can also publish on demand, before the publications that it planned next. */
function withBursts(calendar: Calendar) {
  const bursts: { at: number; start: number; count: number }[] = [];
  const publishedBy = (time: number) =>
    bursts.reduce((sum, burst) => (burst.at <= time ? sum + burst.count : sum), calendar.publishedBy(time));
  return {
    publishedBy,
    timeOf: (index: number): number => {
      let planned = index;
      for (const { at, start, count } of bursts) {
        if (index < start) break;
        if (index < start + count) return at;
        planned -= count;
      }
      return calendar.timeOf(planned);
    },
    /** Returns the index of the first new publication. */
    burst: (count: number, at: number): number => {
      const start = publishedBy(at);
      bursts.push({ at, start, count });
      return start;
    },
  };
}

/** Every month from that of the first day to the one before the current month, newest first. */
function monthsBefore(first: string, today: string): string[] {
  const months: string[] = [];
  let month = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  while (month >= first.slice(0, 7)) {
    months.push(month);
    month = addDays(`${month}-01`, -1).slice(0, 7);
  }
  return months;
}
