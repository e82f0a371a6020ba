import { setImmediate as turn } from 'node:timers/promises';
import type { Clock } from '#services/sample-publisher/catalogue/clock.ts';
import {
  type ListNumber,
  listNumbers,
  type OrderKey,
} from '#services/sample-publisher/generate/portal/lists.ts';
import { orderKeyAt, placeAt, rowAt } from '#services/sample-publisher/generate/portal/row.ts';
import type { ReleaseKey } from '#services/sample-publisher/generate/release.ts';
import { DAY, midnight } from '#services/sample-publisher/generate/times.ts';
import { type Order, ordered, type Portal, type RowList } from './portal.ts';

/** How the portal finds tenders: by publication (an index from 0 in order of time) and by number. */
export type Tenders = {
  publishedBy(time: number): number;
  /** The tender of a publication in its state at a time. */
  keyAt(index: number, time: number): ReleaseKey;
  /** The tender of a number in its current state; null when it is not published (yet). */
  keyOf(number: number): ReleaseKey | null;
};

/** Number of tenders that are computed before other requests get their turn. */
const AT_ONCE = 1_000;

type Member = { number: number; day: number; list: ListNumber; until: number };

/**
 * The portal of invented tenders. Rows are computed on request; kept in memory is only the list of each tender and the
 * time until which it stays there. The first request computes these for every tender (about 20 µs each), later requests
 * only for tenders that are new or have moved.
 */
export function generatedPortal(tenders: Tenders, clock: Clock): Portal {
  const members: Member[] = [];
  /** Publications in the reverse of the portal's own order: by day, then from the highest number to the lowest. */
  const backward: number[] = [];
  let soonest = Number.POSITIVE_INFINITY;
  let lists: Record<ListNumber, Int32Array> | null = null;
  let orders = new Map<string, Int32Array>();
  let settled: Promise<unknown> = Promise.resolve();

  const place = (index: number, time: number): void => {
    const key = tenders.keyAt(index, time);
    const member = { number: key.number, day: midnight(key.published) / DAY, ...placeAt(key) };
    members[index] = member;
    soonest = Math.min(soonest, member.until);
    lists = null;
  };

  /** Puts new tenders, and tenders that have moved, into the list they are in at a time. */
  const settle = async (time: number): Promise<void> => {
    const known = members.length;
    if (time >= soonest) {
      const due = members.flatMap(({ until }, index) => (until <= time ? [index] : []));
      soonest = members.reduce(
        (min, { until }) => (until > time ? Math.min(min, until) : min),
        Number.POSITIVE_INFINITY,
      );
      for (const [count, index] of due.entries()) {
        place(index, time);
        if (count % AT_ONCE === AT_ONCE - 1) await turn();
      }
    }
    const published = tenders.publishedBy(time);
    for (let index = known; index < published; index += 1) {
      place(index, time);
      if (index % AT_ONCE === AT_ONCE - 1) await turn();
    }
    if (published > known) append(known, published);
  };

  /** Adds publications at the end of the order; only the last day of those before is sorted again. */
  const append = (from: number, to: number): void => {
    const firstDay = members[from]!.day;
    const late: number[] = [];
    while (backward.length > 0 && members[backward.at(-1)!]!.day >= firstDay) late.push(backward.pop()!);
    for (let index = from; index < to; index += 1) late.push(index);
    late.sort((a, b) => members[a]!.day - members[b]!.day || members[b]!.number - members[a]!.number);
    for (const index of late) backward.push(index);
  };

  const divide = (): Record<ListNumber, Int32Array> => {
    const divided: Record<ListNumber, number[]> = { 1: [], 2: [], 3: [], 4: [] };
    for (let position = backward.length - 1; position >= 0; position -= 1) {
      const index = backward[position]!;
      divided[members[index]!.list].push(index);
    }
    orders = new Map();
    const [advertised, awarded, closed, cancelled] = listNumbers.map((list) =>
      Int32Array.from(divided[list]),
    );
    return { 1: advertised!, 2: awarded!, 3: closed!, 4: cancelled! };
  };

  const inOrder = async (list: ListNumber, order: Order | null, time: number): Promise<Int32Array> => {
    lists ??= divide();
    const own = lists[list];
    if (order === null) return own;
    const name = `${list} ${order.column} ${order.descending}`;
    const kept = orders.get(name);
    if (kept) return kept;
    const keys: OrderKey[] = [];
    for (const index of own) {
      keys.push(orderKeyAt(tenders.keyAt(index, time), order.column));
      if (keys.length % AT_ONCE === 0) await turn();
    }
    const arranged = ordered(keys, order.descending).map((position) => own[position]!);
    orders.set(name, arranged);
    return arranged;
  };

  return {
    list: (list, order) => {
      const found = settled.then(async (): Promise<RowList> => {
        const time = clock.now();
        await settle(time);
        const indexes = await inOrder(list, order, time);
        return { length: indexes.length, at: (position) => rowAt(tenders.keyAt(indexes[position]!, time)) };
      });
      settled = found.catch(() => undefined);
      return found;
    },
    row: (id) => {
      const key = tenders.keyOf(id);
      return key && rowAt(key);
    },
  };
}
