import { findCategory } from '#shared/codelists/categories.ts';
import { memoize } from '#shared/domain/memoize.ts';
import { assess } from '#shared/domain/quality/assessment.ts';
import { judgeAwards } from '#shared/domain/quality/award-amounts.ts';
import type { SourcedIssue } from '#shared/domain/quality/issues.ts';
import type { ProvenanceRow } from '#shared/domain/tenders/records.ts';
import { repeatedInAwards } from '#shared/tables/tenders.ts';
import {
  categoryRelationIdentity,
  entryIdentity,
  provenanceIdentity,
  tenderIdentity,
} from '#shared/text/identity.ts';
import type { Instant } from '#shared/time.ts';
import type { Capture } from './capture.ts';
import { nameAwards } from './combine/award-names.ts';
import { type Combined, combineHistories } from './combine/combine.ts';
import { inOrder } from './combine/precedence.ts';
import { closingEvent, combineTimelines } from './history/combine-timelines.ts';
import { latestContent, type SourceHistories, type SourceHistory } from './history/source-history.ts';
import { briefingMilestone } from './milestones.ts';
import { noticeEvent } from './notices/event.ts';
import { noticeKindOf } from './notices/notice.ts';
import { withoutPrivateNumbers } from './read/private-numbers.ts';
import type { RecordReader } from './read/reader.ts';
import { readerOf as registeredReaderOf } from './read/readers.ts';
import type { AwardRow, CategoryRelationRow, OrganizationRow, ProcessRecords } from './records.ts';
import { type Resolved, resolve } from './resolve.ts';
import { formerSlugsOf, slugOf } from './slug.ts';
import type { SourceRecord } from './source-record.ts';
import { publicationTypeOf, statusOf } from './state.ts';
import { mentionsOf } from './supplier-mentions.ts';

/**
 * The entry point of the rules: makes the records of one contracting process from all its captures, in
 * these steps:
 *
 * 1. read (`read/`): masks identity numbers of natural persons, rejects captures that cannot be read, drops
 *    those that show nothing new, and makes one source record from each remaining state; the source records of
 *    a publisher are its history.
 * 2. combine (`combine/`): gives every award the id it had first, and combines the latest source records of
 *    all publishers into one record, by a table of precedence.
 * 3. resolve (`resolve.ts`, `../places`, `../categories`): derives place, category and keys that no
 *    publisher states.
 * 4. suppliers (`supplier-mentions.ts`, `../suppliers`): reads which companies the awards and bids name.
 * 5. timeline (`history/`): compares the states of each publisher and turns the differences into events.
 * 6. state (`state.ts`, `notices/`): status and publication type; a notice about a tender is never open.
 * 7. assess (`../quality`): judges the amounts of the awards, runs the quality checks and computes the score.
 * Decision: docs/decisions/0017-a-process-is-compiled.md
 */

export type Compiled = {
  records: ProcessRecords;
  /** The capture of each publisher that the records were compiled from: the first one with its latest content. */
  versions: Capture[];
  /** Issues of the latest contents. */
  issues: SourcedIssue[];
};

/**
 * A pure function of the ordered list: neither the order of arrival nor repetitions change the result.
 * @param captures in the order of capture time, response and position; repetitions of content may be left out
 * @param readerOf gives the reader of a source
 * @returns null if no capture says what the process is about
 */
export function compile(
  ocid: string,
  captures: readonly Capture[],
  readerOf: (source: string) => RecordReader = registeredReaderOf,
): Compiled | null {
  const [first, ...others] = historiesOf(ocid, captures, readerOf);
  if (first === undefined) return null;
  const histories = nameAwards(ocid, [first, ...others]);
  const published = combineHistories(histories);
  const resolved = resolve(published);
  const judged = judgeAwards(published.awards, { ...published.fields, ...resolved.fields });
  const awards = judged.awards.map((award): AwardRow => {
    const shown = firstShown(histories, (record) => record.awards.some(({ id }) => id === award.id));
    return { ...award, first_captured_at: shown, changed_at: lastChanged(histories, award.id) };
  });
  const bidders = published.bidders.map((row) => {
    const shown = firstShown(histories, (record) => record.bidders.some(({ id }) => id === row.id));
    return { ...row, first_captured_at: shown };
  });
  const suppliers = mentionsOf(awards, bidders);
  const combined = { ...published, awards, supplierMentions: suppliers.rows };
  const issues = [...combined.issues, ...resolved.issues, ...judged.issues, ...suppliers.issues];
  return {
    records: recordsOf(ocid, histories, combined, resolved, issues),
    versions: histories.map(latestContent),
    issues,
  };
}

const masked = (capture: Capture): Capture => ({
  ...capture,
  release: withoutPrivateNumbers(capture.release),
});

function historiesOf(
  ocid: string,
  captures: readonly Capture[],
  readerOf: (source: string) => RecordReader,
): SourceHistory[] {
  const bySource = Map.groupBy(captures, ({ source }) => source);
  const histories = [...bySource].flatMap(([source, own]): SourceHistory[] => {
    const reader = readerOf(source);
    const readable = own.filter(({ release }) => reader.rejectionOf(release, ocid) === null);
    const shown = reader.shownBy(ocid, readable.map(masked));
    const [content, ...contents] = shown.contents;
    const [state, ...states] = shown.states;
    if (content === undefined || state === undefined) return [];
    return [{ source, reader, contents: [content, ...contents], states: [state, ...states] }];
  });
  return inOrder(histories);
}

function recordsOf(
  ocid: string,
  histories: SourceHistories,
  combined: Combined & Pick<ProcessRecords, 'awards' | 'supplierMentions'>,
  resolved: Resolved,
  issues: readonly SourcedIssue[],
): ProcessRecords {
  const id = tenderIdentity(ocid);
  const timeline = combineTimelines(ocid, id, histories);
  const notice = noticeKindOf(resolved.fields);
  const status = statusOf(histories, combined, notice);
  const provenance = provenanceOf({ ...combined.origins, ...resolved.origins });
  const cancelledAt = status === 'cancelled' ? (combined.fields.cancelled_at ?? timeline.cancelledAt) : null;
  const fields = { ...combined.fields, ...resolved.fields };
  const { first, latest } = captureTimes(histories);
  const slug = slugOf(histories[0].reader.numbered, fields.title, fields.tender_id, ocid, id);
  const tender = {
    ...fields,
    id,
    ocid,
    source: histories[0].source,
    sources: histories.map(({ source }) => source),
    slug,
    former_slugs: formerSlugsOf(histories, { slug, ocid, id }),
    status,
    publication_type: notice?.publicationType ?? publicationTypeOf(status, timeline, combined),
    amendment_number: timeline.amendments,
    cancelled_at: cancelledAt,
    provenance_id: provenance.id,
    first_captured_at: first,
    captured_at: latest,
  };
  const children = {
    documents: combined.documents,
    awards: combined.awards,
    subcontractors: combined.subcontractors,
    supplierMentions: combined.supplierMentions,
    parties: combined.parties,
    bidders: combined.bidders,
    contracts: combined.contracts,
    milestones: [...combined.milestones, ...briefingMilestone(ocid, id, fields, combined.milestones.length)],
  };
  const { failed, score } = assess({ tender, ...children, issues });
  return {
    tender: { ...tender, validation_errors: [...tender.validation_errors, ...failed], quality_score: score },
    provenance,
    ...children,
    categories: categoriesOf(ocid, id, fields.category),
    events: [
      ...timeline.events,
      ...(notice === null
        ? closingEvent(ocid, id, combined.fields, cancelledAt)
        : [noticeEvent(ocid, id, notice, combined.fields, first)]),
    ],
    organizations: organizationsOf(histories),
  };
}

/** @returns when the process was first captured, and since when its present content has been known */
function captureTimes(histories: SourceHistories): { first: Instant; latest: Instant } {
  const firsts = histories.map(({ contents }) => contents[0].capturedAt).sort();
  const latests = histories.map((history) => latestContent(history).capturedAt).sort();
  return { first: firsts[0] ?? '', latest: latests.at(-1) ?? '' } as { first: Instant; latest: Instant };
}

function categoriesOf(ocid: string, tenderId: string, name: string | null): CategoryRelationRow[] {
  const category = name === null ? null : findCategory(name);
  if (category === null) return [];
  return [
    {
      id: categoryRelationIdentity(ocid, category.slug),
      tender_id: tenderId,
      category_id: entryIdentity('tender_category', category.slug),
    },
  ];
}

/**
 * @returns when a publisher first showed a record that meets the condition; if none ever did, the time of the latest
 *   content
 */
function firstShown(histories: SourceHistories, shows: (record: SourceRecord) => boolean): Instant {
  const states = histories.flatMap((history) => history.states);
  const shown = states.filter(({ record }) => shows(record)).map(({ capturedAt }) => capturedAt);
  return shown.sort()[0] ?? captureTimes(histories).latest;
}

/**
 * @returns when a publisher last changed an award, or the tender's values that the award repeats; null if none shows
 *   the award
 */
function lastChanged(histories: SourceHistories, award: string): Instant | null {
  const times = histories.flatMap(({ states }) => {
    let before: string | null = null;
    return states.flatMap(({ capturedAt, record: { awards, tender } }) => {
      const own = awards.find(({ id }) => id === award);
      const shown =
        own === undefined
          ? null
          : JSON.stringify([{ ...own, position: 0 }, ...repeatedInAwards.map((name) => tender[name])]);
      const changed = shown !== before;
      before = shown;
      return changed ? [capturedAt] : [];
    });
  });
  return times.sort().at(-1) ?? null;
}

/** Buyers of all states, so that the result does not depend on which states were compiled before. */
function organizationsOf(histories: SourceHistories): OrganizationRow[] {
  const organizations = new Map<string, OrganizationRow>();
  for (const { states } of histories) {
    for (const { record } of states) {
      const { organization } = record;
      if (organization !== null)
        organizations.set(`${organization.id} ${organization.name} ${organization.source_id}`, organization);
    }
  }
  return [...organizations.values()];
}

/** Most tenders share a few patterns of origins; each is hashed once. */
const MAX_PATTERNS = 5_000;

const rowOf = memoize((text): ProvenanceRow => {
  return { id: provenanceIdentity(text), fields: JSON.parse(text) as ProvenanceRow['fields'] };
}, MAX_PATTERNS);

/** @returns the origins of a tender's values as a row, whose id is the same for equal origins */
const provenanceOf = (fields: ProvenanceRow['fields']): ProvenanceRow => rowOf(JSON.stringify(fields));
