import type { ListNumber } from '#services/sample-publisher/generate/portal/lists.ts';
import { rowAt } from '#services/sample-publisher/generate/portal/row.ts';
import { randomOf } from '#services/sample-publisher/generate/random.ts';
import { releaseAt } from '#services/sample-publisher/generate/release.ts';

/**
 * Weeks of responses in virtual time, at the load that the publishers have been seen to cause, divided by a scale. The
 * lists are as long as those that an incremental run reads; every record is a generated one of the sample publisher.
 */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2026-08-03T00:00:00+02:00');
const BASE = 'https://publisher.test';
const SEED = 11;

/** The load in full size. */
const LIVE = 90_000;
const NEW_ON_WORKDAYS = 150;
const CHANGEABLE = 29_000;
/** Share of the changeable releases that change on one day, and of the portal's rows in a list. */
const CHANGED = 0.015;
/** Days of publication in the hourly lists of the feed. */
const RECENT_DAYS = 14;
/** Rows of each list that are read every hour, and of one page. */
const LISTS: readonly { list: ListNumber; rows: number; page: number }[] = [
  { list: 1, rows: 2_000, page: 200 },
  { list: 2, rows: 2_000, page: 100 },
  { list: 3, rows: 2_000, page: 200 },
  { list: 4, rows: 1_000, page: 25 },
];
/** Of the tenders that leave the list of open ones, the shares that are awarded and cancelled the same day; others close. */
const AWARDED = 0.2;
const CANCELLED = 0.08;

export type Answer = {
  source: 'ocds' | 'etenders';
  at: Date;
  url: string;
  bytes: Buffer;
  /** The records as the source's format gives them. */
  records: unknown[];
};

type Text = { json: string; value: unknown };

/** @returns the responses of the first load, then those of each day */
export function* responsesOfDays(days: number, scale: number): Generator<Iterable<Answer>> {
  const random = randomOf(SEED, 'raw-days');
  const many = (full: number): number => Math.round(full / scale);
  const feed = textsOf('release');
  const portal = textsOf('row');
  let newest = many(LIVE);
  /** Numbers in each list, the newest first. No tender is in two of them. */
  const lists = new Map<ListNumber, number[]>();
  for (const { list, rows } of LISTS) {
    const listed = [...lists.values()].reduce((sum, { length }) => sum + length, 0);
    lists.set(list, numbersDown(newest - listed, many(rows)));
  }
  /** Numbers published on each of the last days, the latest last. */
  const recent: number[][] = [];

  const feedPages = (numbers: readonly number[], at: Date, size: number): Answer[] =>
    chunks(numbers, size).map((page, index) => {
      const texts = page.map((number) => feed.text(number));
      const url = `${BASE}/api/OCDSReleases?PageNumber=${index + 1}&PageSize=${size}`;
      const head = `{"uri":"${url}","version":"1.1","publishedDate":"${at.toISOString()}","releases":[`;
      return {
        ...{ source: 'ocds' as const, at, url, records: texts.map(({ value }) => value) },
        bytes: Buffer.from(`${head}${texts.map(({ json }) => json).join(',')}],"links":{}}`),
      };
    });
  const portalPages = (at: Date): Answer[] =>
    LISTS.flatMap(({ list, page: size }) =>
      chunks(lists.get(list)!, size).map((page, index) => {
        const texts = page.map((number) => portal.text(number));
        return {
          ...{ source: 'etenders' as const, at },
          url: `${BASE}/Home/PaginatedTenderOpportunities?start=${index * size}&length=${size}&status=${list}`,
          records: texts.map(({ value }) => ({ list, row: value })),
          bytes: Buffer.from(
            `{"draw":1,"recordsTotal":${lists.get(list)!.length},"data":[${texts.map(({ json }) => json).join(',')}]}`,
          ),
        };
      }),
    );

  yield [...feedPages(numbersDown(newest, newest), new Date(START), 1_000), ...portalPages(new Date(START))];

  for (let day = 0; day < days; day += 1) {
    const workday = day % 7 < 5;
    recent.push([]);
    if (recent.length > RECENT_DAYS) recent.shift();
    yield (function* (): Generator<Answer> {
      for (let hour = 0; hour < 24; hour += 1) {
        const at = new Date(START + day * DAY + hour * HOUR);
        // Tenders are published and closed in eight hours of a working day.
        const published = workday && hour >= 8 && hour < 16 ? share(many(NEW_ON_WORKDAYS), hour - 8, 8) : 0;
        for (let count = 0; count < published; count += 1) {
          newest += 1;
          recent.at(-1)!.unshift(newest);
          move(lists, newest, random.fraction());
        }
        for (let count = share(many(CHANGEABLE * CHANGED), hour, 24); count > 0; count -= 1)
          feed.change(newest - Math.floor(random.fraction() * many(CHANGEABLE)));
        for (const { list, rows } of LISTS.slice(0, 2))
          for (let count = share(many(rows * CHANGED), hour, 24); count > 0; count -= 1)
            portal.change(lists.get(list)![Math.floor(random.fraction() * lists.get(list)!.length)]!);
        const listed = recent.toReversed().flat();
        yield* feedPages(listed, at, 1_000);
        yield* feedPages(listed, at, 100);
        yield* portalPages(at);
        if (hour === 20) yield* refetched(numbersDown(newest, many(CHANGEABLE)), at, feed.text);
      }
    })();
  }
}

function* refetched(numbers: readonly number[], at: Date, text: (number: number) => Text): Generator<Answer> {
  for (const number of numbers) {
    const { json, value } = text(number);
    yield {
      ...{ source: 'ocds', at, bytes: Buffer.from(json), records: [value] },
      url: `${BASE}/api/OCDSReleases/release/ocds-9t57fa-${number}`,
    };
  }
}

/** A new tender enters the list of open ones; the oldest there moves to another list, whose oldest is no longer read. */
function move(lists: ReadonlyMap<ListNumber, number[]>, number: number, chance: number): void {
  const open = lists.get(1)!;
  open.unshift(number);
  const oldest = open.pop()!;
  const target = chance < AWARDED ? 2 : chance < AWARDED + CANCELLED ? 4 : 3;
  const list = lists.get(target)!;
  list.unshift(oldest);
  list.pop();
}

/** The present text of each record, and a function that changes one as an amendment does. */
function textsOf(kind: 'release' | 'row') {
  const texts = new Map<number, Text>();
  const revisions = new Map<number, number>();
  const write = (number: number): Text => {
    const key = {
      seed: SEED,
      number: 100_000 + number,
      published: START - DAY,
      earlier: null,
      time: START,
      old: false,
    };
    const record = kind === 'release' ? releaseAt(key, BASE) : rowAt(key);
    const json = JSON.stringify({ ...record, ...amended(kind, record, revisions.get(number) ?? 0) });
    return { json, value: JSON.parse(json) };
  };
  return {
    text: (number: number): Text => {
      const found = texts.get(number) ?? write(number);
      texts.set(number, found);
      return found;
    },
    change: (number: number): void => {
      revisions.set(number, (revisions.get(number) ?? 0) + 1);
      texts.delete(number);
    },
  };
}

/** The fields of a record that differ after so many amendments: another closing time, and one document more. */
function amended(kind: 'release' | 'row', record: object, revision: number): object {
  if (revision === 0) return {};
  const closing = new Date(START + (30 + revision) * DAY).toISOString().slice(0, 19);
  if (kind === 'row') return { closing_Date: closing };
  const { tender } = record as { tender: { documents: object[]; tenderPeriod: object } };
  const id = `00000000-0000-4000-8000-${String(revision).padStart(12, '0')}`;
  const document = {
    id,
    title: `Erratum ${revision}.pdf`,
    url: `${BASE}/home/Download/?blobName=${id}.pdf`,
    format: 'pdf',
  };
  return {
    tender: {
      ...tender,
      tenderPeriod: { ...tender.tenderPeriod, endDate: `${closing}Z` },
      documents: [...tender.documents, document],
    },
  };
}

const numbersDown = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from - index);

/** @returns how many of `whole` belong to one of so many equal parts, so that all parts together have all */
const share = (whole: number, part: number, parts: number): number =>
  Math.floor(((part + 1) * whole) / parts) - Math.floor((part * whole) / parts);

function chunks<Value>(values: readonly Value[], size: number): Value[][] {
  const pages: Value[][] = [];
  for (let start = 0; start < values.length; start += size) pages.push(values.slice(start, start + size));
  return pages;
}
