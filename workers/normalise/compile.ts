import { tenderIdentity } from '#shared/text/identity.ts';
import { slugify } from '#shared/text/slug.ts';
import type { Instant } from '#shared/time.ts';
import { type Dialect, dialectOf } from './ocds/dialects.ts';
import { historyOf, type State } from './ocds/history.ts';
import { mergeRelease } from './ocds/merge.ts';
import { type Notice, readNotice, refusalOf } from './ocds/notice.ts';
import type { Finding } from './reading/findings.ts';
import { isObject, type Json } from './reading/reading.ts';
import type { AwardRow, OrganizationRow, ProcessRecords, TenderRow } from './records.ts';

/** One release as it was seen once. */
export type Capture = {
  source: string;
  documentId: string;
  /** Place of the release in its document, 0-based. */
  position: number;
  /** ISO 8601 in UTC with six decimals, so that the order of texts is the order of times. */
  capturedAt: Instant;
  /** Hexadecimal SHA-256 of the release. */
  hash: string;
  release: unknown;
};

export type Compiled = {
  records: ProcessRecords;
  /** The capture the records stand on: the first one with the latest content. */
  latest: Capture;
  /** What is wrong with the latest content. */
  findings: Finding[];
};

const LONGEST_SLUG_TITLE = 80;

/**
 * Makes the records of a process out of all its captures. A pure function of the ordered list: neither the order of
 * arrival nor repetitions change the result, because captures of refused releases and repeated content are dropped
 * first and everything else follows from what remains.
 * @param captures in the order of capture time, document and position; repetitions of content may be left out
 * @returns null where there is nothing that says what the process is about
 */
export function compile(ocid: string, captures: readonly Capture[]): Compiled | null {
  const understood = captures.filter(
    ({ source, release }) => refusalOf(dialectOf(source), release, ocid) === null,
  );
  const source = understood.at(-1)?.source;
  if (source === undefined) return null;
  const dialect = dialectOf(source);
  const contents = withoutRepeats(dialect.snapshots ? settled(understood) : understood);
  const states = dialect.snapshots
    ? snapshots(dialect, ocid, contents)
    : mergedStates(dialect, ocid, contents);
  const [first, latest, last] = [contents[0], contents.at(-1), states.at(-1)];
  if (first === undefined || latest === undefined || last === undefined) return null;
  return {
    records: recordsOf(ocid, dialect, states, last.notice, first, latest),
    latest,
    findings: last.notice.findings,
  };
}

/** One content per moment: of two in one answer the last one counts, because there was only one truth then. */
const settled = (captures: readonly Capture[]): Capture[] =>
  captures.filter(({ capturedAt }, index) => capturedAt !== captures[index + 1]?.capturedAt);

const withoutRepeats = (captures: readonly Capture[]): Capture[] =>
  captures.filter(({ hash }, index) => hash !== captures[index - 1]?.hash);

const snapshots = (dialect: Dialect, ocid: string, contents: readonly Capture[]): State[] =>
  contents.map(({ release, capturedAt }) => ({
    notice: readNotice(dialect, release as Json, ocid),
    key: capturedAt,
    capturedAt,
    statedAt: null,
  }));

/** Tagged releases in the order of their dates; of one release id the latest capture counts, and stays in its place. */
function mergedStates(dialect: Dialect, ocid: string, contents: readonly Capture[]): State[] {
  const byId = new Map<unknown, { key: string; release: Json; capturedAt: Instant; date: Instant | null }>();
  for (const { release, hash, capturedAt } of contents) {
    if (!isObject(release)) continue;
    const { id } = release;
    const key = typeof id === 'string' || typeof id === 'number' ? id : hash;
    const parsed = dialect.time(release['date']);
    const date = parsed.kind === 'instant' ? parsed.instant : null;
    byId.set(key, {
      key: `${typeof id} ${key}`,
      release,
      capturedAt: byId.get(key)?.capturedAt ?? capturedAt,
      date,
    });
  }
  const moment = ({ date, capturedAt }: { date: Instant | null; capturedAt: Instant }): number =>
    Date.parse(date ?? capturedAt);
  const ordered = [...byId.values()].sort((a, b) => moment(a) - moment(b));
  const published = ordered.find(({ date }) => date !== null)?.release['date'];
  let state: Json | null = null;
  return ordered.flatMap(({ key, release, capturedAt, date }) => {
    state = mergeRelease(state, release);
    if (!isObject(state['tender']) && !Array.isArray(state['awards'])) return [];
    return [
      { notice: readNotice(dialect, { ...state, date: published }, ocid), key, capturedAt, statedAt: date },
    ];
  });
}

function recordsOf(
  ocid: string,
  dialect: Dialect,
  states: readonly State[],
  notice: Notice,
  first: Capture,
  latest: Capture,
): ProcessRecords {
  const id = tenderIdentity(ocid);
  const { events, amendments, cancelledAt } = historyOf(ocid, id, states);
  const tender: TenderRow = {
    ...notice.tender,
    id,
    ocid,
    source: latest.source,
    slug: slugOf(dialect, notice.tender.title, notice.tender.tender_id, ocid, id),
    status: notice.status,
    publication_type: publicationType(notice, amendments),
    amendment_number: amendments,
    cancelled_at: cancelledAt,
    first_captured_at: first.capturedAt,
    captured_at: latest.capturedAt,
  };
  return {
    tender,
    documents: notice.documents,
    awards: notice.awards.map(
      (award): AwardRow => ({
        ...award,
        first_captured_at: firstSeen(states, award.id) ?? latest.capturedAt,
      }),
    ),
    parties: notice.parties,
    events,
    organizations: organizationsOf(states),
  };
}

function publicationType({ status, awards }: Notice, amendments: number): string {
  if (status === 'cancelled') return 'CANCELLATION_NOTICE';
  if (awards.some((award) => award.status === 'awarded')) return 'AWARD_NOTICE';
  return amendments > 0 ? 'CORRIGENDUM' : 'TENDER_NOTICE';
}

/**
 * Ends in the publisher's number, which makes it unique; where that number is not the publisher's own count, in part of
 * the permanent id, behind a letter that no number has.
 */
function slugOf(dialect: Dialect, title: string | null, tenderId: string, ocid: string, id: string): string {
  const words = slugify((title ?? '').slice(0, LONGEST_SLUG_TITLE * 2));
  const whole =
    words.length <= LONGEST_SLUG_TITLE
      ? words
      : words
          .slice(0, LONGEST_SLUG_TITLE + 1)
          .replace(/-[^-]*$/, '')
          .slice(0, LONGEST_SLUG_TITLE);
  const counted = dialect.numbered && ocid === `${COUNTED_PREFIX}${tenderId}`;
  return [whole || 'tender', counted ? tenderId : `x${id.slice(0, 8)}`].join('-');
}

/** National Treasury's registered ocid prefix; only under it are the numbers one series. */
const COUNTED_PREFIX = 'ocds-9t57fa-';

function firstSeen(states: readonly State[], awardId: string): Instant | null {
  const moments = states.flatMap(({ notice, capturedAt }) =>
    notice.awards.some(({ id }) => id === awardId) ? [capturedAt] : [],
  );
  return moments.sort()[0] ?? null;
}

function organizationsOf(states: readonly State[]): OrganizationRow[] {
  const named = new Map<string, OrganizationRow>();
  for (const { notice } of states) {
    const { organization } = notice;
    if (organization !== null)
      named.set(`${organization.id} ${organization.name} ${organization.source_id}`, organization);
  }
  return [...named.values()];
}
