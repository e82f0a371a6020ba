import { findCategory } from '#shared/codelists/categories.ts';
import type { SourcedFinding } from '#shared/domain/quality/findings.ts';
import { judge } from '#shared/domain/quality/judge.ts';
import {
  categoryRelationIdentity,
  entryIdentity,
  provenanceIdentity,
  tenderIdentity,
} from '#shared/text/identity.ts';
import type { Instant } from '#shared/time.ts';
import type { Capture } from './capture.ts';
import { combineSources, type Merged } from './combine/merge.ts';
import { inOrder } from './combine/precedence.ts';
import { closingEvent, mergeHistory } from './history/combine-histories.ts';
import type { SourceHistory } from './history/source-history.ts';
import { briefingMilestone } from './milestones.ts';
import type { Reader } from './read/reader.ts';
import { readerOf as registeredReaderOf } from './read/readers.ts';
import type {
  AwardRow,
  CategoryRelationRow,
  OrganizationRow,
  ProcessRecords,
  ProvenanceRow,
} from './records.ts';
import { type Resolved, resolve } from './resolve.ts';
import { slugOf } from './slug.ts';
import { publicationTypeOf, statusOf } from './state.ts';

export type Compiled = {
  records: ProcessRecords;
  /** By publisher the capture the records stand on: the first one with its latest content. */
  versions: Capture[];
  /** What is wrong with the latest contents. */
  findings: SourcedFinding[];
};

/**
 * Makes the records of a process out of all its captures, whoever published them: read, merge, resolve, judge. A pure
 * function of the ordered list: neither the order of arrival nor repetitions change the result, because captures of
 * refused releases and repeated content are dropped first and everything else follows from what remains.
 * @param captures in the order of capture time, document and position; repetitions of content may be left out
 * @param readerOf gives the reader of a source
 * @returns null where there is nothing that says what the process is about
 */
export function compile(
  ocid: string,
  captures: readonly Capture[],
  readerOf: (source: string) => Reader = registeredReaderOf,
): Compiled | null {
  const [first, ...others] = sourceHistoriesOf(ocid, captures, readerOf);
  if (first === undefined) return null;
  const sources: [SourceHistory, ...SourceHistory[]] = [first, ...others];
  const merged = combineSources(sources);
  const resolved = resolve(merged);
  return {
    records: recordsOf(ocid, sources, merged, resolved),
    versions: sources.map(({ contents }) => contents.at(-1) ?? contents[0]),
    findings: [...merged.findings, ...resolved.findings],
  };
}

function sourceHistoriesOf(
  ocid: string,
  captures: readonly Capture[],
  readerOf: (source: string) => Reader,
): SourceHistory[] {
  const bySource = Map.groupBy(captures, ({ source }) => source);
  const sources = [...bySource].flatMap(([source, own]): SourceHistory[] => {
    const reader = readerOf(source);
    const [first, ...later] = reader.contentsOf(
      own.filter(({ release }) => reader.refusalOf(release, ocid) === null),
    );
    if (first === undefined) return [];
    const [begin, ...states] = reader.statesOf(ocid, [first, ...later]);
    return begin === undefined
      ? []
      : [{ source, reader, contents: [first, ...later], states: [begin, ...states] }];
  });
  return inOrder(sources);
}

function recordsOf(
  ocid: string,
  sources: readonly [SourceHistory, ...SourceHistory[]],
  merged: Merged,
  resolved: Resolved,
): ProcessRecords {
  const id = tenderIdentity(ocid);
  const history = mergeHistory(ocid, id, sources, merged.awardIdOf);
  const status = statusOf(sources, merged);
  const provenance = provenanceOf({ ...merged.origins, ...resolved.origins });
  const cancelledAt = status === 'cancelled' ? (merged.fields.cancelled_at ?? history.cancelledAt) : null;
  const fields = { ...merged.fields, ...resolved.fields };
  const { first, latest } = spanOf(sources);
  const tender = {
    ...fields,
    id,
    ocid,
    source: sources[0].source,
    sources: sources.map(({ source }) => source),
    slug: slugOf(sources[0].reader.numbered, fields.title, fields.tender_id, ocid, id),
    status,
    publication_type: publicationTypeOf(status, history, merged),
    amendment_number: history.amendments,
    cancelled_at: cancelledAt,
    provenance_id: provenance.id,
    first_captured_at: first,
    captured_at: latest,
  };
  const parts = {
    documents: merged.documents,
    awards: merged.awards.map(
      (award): AwardRow => ({ ...award, first_captured_at: firstSeen(sources, merged, award.id) ?? latest }),
    ),
    subcontractors: merged.subcontractors,
    parties: merged.parties,
    bidders: merged.bidders,
    contracts: merged.contracts.map((row) => ({
      ...row,
      award_id: row.award_id === null ? null : merged.awardIdOf(row.award_id),
    })),
    milestones: [...merged.milestones, ...briefingMilestone(ocid, id, fields, merged.milestones.length)],
  };
  const findings = [...merged.findings, ...resolved.findings];
  const { failed, score } = judge({ tender, ...parts, findings });
  return {
    tender: { ...tender, validation_errors: [...tender.validation_errors, ...failed], quality_score: score },
    provenance,
    ...parts,
    categories: categoriesOf(ocid, id, fields.category),
    events: [...history.events, ...closingEvent(ocid, id, merged.fields, cancelledAt)],
    organizations: organizationsOf(sources),
  };
}

/** Patterns seen lately, so that the same one is written as text and hashed once. */
const patterns = new Map<string, ProvenanceRow>();
const MOST_PATTERNS = 5_000;

function provenanceOf(fields: ProvenanceRow['fields']): ProvenanceRow {
  const text = JSON.stringify(fields);
  const known = patterns.get(text);
  if (known) return known;
  if (patterns.size >= MOST_PATTERNS) patterns.clear();
  const row = { id: provenanceIdentity(text), fields };
  patterns.set(text, row);
  return row;
}

/** When anything of the process was first seen, and when its present content was. */
function spanOf(sources: readonly SourceHistory[]): { first: Instant; latest: Instant } {
  const firsts = sources.map(({ contents }) => contents[0].capturedAt).sort();
  const lasts = sources.map(({ contents }) => (contents.at(-1) ?? contents[0]).capturedAt).sort();
  return { first: firsts[0] ?? '', latest: lasts.at(-1) ?? '' } as { first: Instant; latest: Instant };
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

function firstSeen(sources: readonly SourceHistory[], merged: Merged, awardId: string): Instant | null {
  const moments = sources.flatMap(({ states }) =>
    states.flatMap(({ notice, capturedAt }) =>
      notice.awards.some(({ id }) => merged.awardIdOf(id) === awardId) ? [capturedAt] : [],
    ),
  );
  return moments.sort()[0] ?? null;
}

function organizationsOf(sources: readonly SourceHistory[]): OrganizationRow[] {
  const named = new Map<string, OrganizationRow>();
  for (const { states } of sources) {
    for (const { notice } of states) {
      const { organization } = notice;
      if (organization !== null)
        named.set(`${organization.id} ${organization.name} ${organization.source_id}`, organization);
    }
  }
  return [...named.values()];
}
