import { createCalendar } from '#services/sample-publisher/generate/calendar.ts';
import { historyOf } from '#services/sample-publisher/generate/history.ts';
import { createNumbering } from '#services/sample-publisher/generate/numbering.ts';
import { OCID_PREFIX, releaseAt } from '#services/sample-publisher/generate/release.ts';
import { type TenderKey, tenderOf } from '#services/sample-publisher/generate/tender.ts';
import { type AwardedValue, awardedValueOf } from '#shared/domain/estimation/actual-value.ts';
import type { Comparable, EstimationSubject } from '#shared/domain/estimation/comparable.ts';
import { awardedAmountOf, subjectOfTender } from '#shared/domain/estimation/records.ts';
import { compile } from '#shared/domain/tenders/compile.ts';

/** The day on which all invented tenders are looked at; the last ones were published then. */
export const LOOKED_AT = '2026-06-30';
const NOW = Date.parse(`${LOOKED_AT}T12:00:00Z`);
const FIRST_NUMBER = 100_001;

/** What the sample publisher published: tenders whose awarded value is known, and why not for the other awarded ones. */
export type Generated = { comparables: Comparable[]; unusable: Map<string, number> };

/** Reads releases of the sample publisher by the rules of the service, captured on the day of the award. */
export function generatedComparables(seed: number, releases: number): Generated {
  const generated: Generated = { comparables: [], unusable: new Map() };
  for (const { key, awardedAt } of publications(seed, releases)) {
    if (awardedAt === null || awardedAt > NOW) continue;
    const read = readAt(key, awardedAt);
    if (read === null) continue;
    const { subject, value } = read;
    if ('none' in value) generated.unusable.set(value.none, (generated.unusable.get(value.none) ?? 0) + 1);
    else generated.comparables.push({ ...subject, ...value });
  }
  return generated;
}

/** What a service that starts with the sample on one day knows, and what becomes known of its open tenders later. */
export type FreshStart = {
  /** Awards of closed tenders, all captured on that day. */
  comparables: Comparable[];
  open: EstimationSubject[];
  /** The awarded values that become known of open tenders, in rand, by tender. */
  later: Map<string, number>;
};

export function freshStart(seed: number, releases: number): FreshStart {
  const started: FreshStart = { comparables: [], open: [], later: new Map() };
  for (const { key, awardedAt } of publications(seed, releases)) {
    const read = readAt(key, NOW);
    if (read === null || !read.invites) continue;
    const { subject, value, closes } = read;
    if (!('none' in value)) started.comparables.push({ ...subject, ...value });
    else if (value.none === 'no-award' && read.status === 'active' && closes > NOW) {
      started.open.push(subject);
      const later = awardedAt === null ? null : readAt(key, awardedAt);
      if (later !== null && !('none' in later.value))
        started.later.set(subject.tenderId, Number(later.value.amount));
    }
  }
  return started;
}

/** The tenders that were published until LOOKED_AT, and when their awards were or will be. */
function* publications(
  seed: number,
  releases: number,
): Generator<{ key: TenderKey; awardedAt: number | null }> {
  const calendar = createCalendar(releases, NOW);
  const numbering = createNumbering(seed, FIRST_NUMBER);
  for (let index = 0; index < releases; index += 1) {
    const key = { seed, number: numbering.numberOf(index), published: calendar.timeOf(index), earlier: null };
    const awarded = historyOf(seed, tenderOf(key)).find(({ kind }) => kind === 'awarded');
    yield { key, awardedAt: awarded?.at ?? null };
  }
}

type Read = {
  subject: EstimationSubject;
  value: AwardedValue;
  invites: boolean;
  status: string;
  closes: number;
};

/** @returns what the service reads in the release of a tender that it captures at a time */
function readAt(key: TenderKey, time: number): Read | null {
  const release = releaseAt({ ...key, time, old: false }, 'http://localhost');
  const capturedAt = new Date(time).toISOString();
  const capture = { source: 'ocds', responseId: '1', position: 0, capturedAt, hash: '', release };
  const records = compile(`${OCID_PREFIX}${key.number}`, [capture])?.records;
  if (records === undefined) return null;
  const { tender } = records;
  return {
    subject: subjectOfTender(tender),
    value: awardedValueOf(records.awards.map((award) => awardedAmountOf(award, tender))),
    invites: tender.notice_kind === null && !tender.validation_errors.includes('placeholder-tender'),
    status: tender.status ?? '',
    closes: Date.parse(tender.closing_date_time ?? ''),
  };
}
