import { createCalendar } from '#services/sample-publisher/generate/calendar.ts';
import { historyOf } from '#services/sample-publisher/generate/history.ts';
import { createNumbering } from '#services/sample-publisher/generate/numbering.ts';
import { OCID_PREFIX, releaseAt } from '#services/sample-publisher/generate/release.ts';
import { tenderOf } from '#services/sample-publisher/generate/tender.ts';
import { awardedValueOf } from '#shared/domain/estimation/actual-value.ts';
import type { Comparable } from '#shared/domain/estimation/comparable.ts';
import { awardedAmountOf, subjectOfTender } from '#shared/domain/estimation/records.ts';
import { compile } from '#shared/domain/tenders/compile.ts';

/** The day on which all invented tenders are looked at; the last ones were published then. */
export const LOOKED_AT = '2026-06-30';
const FIRST_NUMBER = 100_001;

/** What the sample publisher published: tenders whose awarded value is known, and why it is not of the other awarded ones. */
export type Generated = { comparables: Comparable[]; unusable: Map<string, number> };

/** Reads releases of the sample publisher by the rules that the service reads with, captured on the day of the award. */
export function generatedComparables(seed: number, releases: number): Generated {
  const now = Date.parse(`${LOOKED_AT}T12:00:00Z`);
  const calendar = createCalendar(releases, now);
  const numbering = createNumbering(seed, FIRST_NUMBER);
  const generated: Generated = { comparables: [], unusable: new Map() };
  for (let index = 0; index < releases; index += 1) {
    const key = { seed, number: numbering.numberOf(index), published: calendar.timeOf(index), earlier: null };
    const awarded = historyOf(seed, tenderOf(key)).find(({ kind }) => kind === 'awarded');
    if (awarded === undefined || awarded.at > now) continue;
    const capturedAt = new Date(awarded.at).toISOString();
    const release = releaseAt({ ...key, time: awarded.at, old: false }, 'http://localhost');
    const capture = { source: 'ocds', responseId: '1', position: 0, capturedAt, hash: '', release };
    const records = compile(`${OCID_PREFIX}${key.number}`, [capture])?.records;
    if (records === undefined) continue;
    const value = awardedValueOf(records.awards.map((award) => awardedAmountOf(award, records.tender)));
    if ('none' in value) generated.unusable.set(value.none, (generated.unusable.get(value.none) ?? 0) + 1);
    else generated.comparables.push({ ...subjectOfTender(records.tender), ...value });
  }
  return generated;
}
