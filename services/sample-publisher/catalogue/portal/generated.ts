import { setImmediate as turn } from 'node:timers/promises';
import type { Clock } from '#services/sample-publisher/catalogue/clock.ts';
import { orderKeyAt, placeAt, rowAt } from '#services/sample-publisher/generate/portal/row.ts';
import type { ReleaseKey } from '#services/sample-publisher/generate/release.ts';
import { DAY, midnight } from '#services/sample-publisher/generate/times.ts';
import {
  type ListNumber,
  listNumbers,
  type Order,
  type OrderKey,
  ordered,
  type Portal,
  type RowList,
} from './lists.ts';

/** How the portal finds tenders: by publication (an index from 0 in order of time) and by number. */
export type Tenders = {
  publishedBy(time: number): number;
  /** The tender of a publication as it stands at a time. */
  keyAt(index: number, time: number): ReleaseKey;
  /** The tender of a number as it stands now; null when it is not published (yet). */
  keyOf(number: number): ReleaseKey | null;
};

/** So many tenders are looked at before others have their turn. */
const AT_ONCE = 1_000;

type Member = { number: number; day: number; list: ListNumber; until: number };

/**
 * The portal of invented tenders. Rows are computed when they are asked for; what is kept is, for each tender, in which
 * list it stands and until when. The first request looks at every tender (about 20 µs each), later ones only at those
 * that are new or have moved.
 */
export function generatedPortal(tenders: Tenders, clock: Clock): Portal {
  const members: Member[] = [];
  /** Publications in the portal's own order, backward: by day, then from the highest number to the lowest. */
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

  /** Puts new tenders and those that have moved where they stand at a time. */
  const settle = async (time: number): Promise<void> => {
    const known = members.length;
    if (time >= soonest) {
      const due = members.flatMap(({ until }, index) => (until <= time ? [index] : []));
      soonest = members.reduce(
        (least, { until }) => (until > time ? Math.min(least, until) : least),
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

  /** Adds publications at the end of the order; only the last day that it had is arranged anew. */
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
      const answered = settled.then(async (): Promise<RowList> => {
        const time = clock.now();
        await settle(time);
        const found = await inOrder(list, order, time);
        return { length: found.length, at: (position) => rowAt(tenders.keyAt(found[position]!, time)) };
      });
      settled = answered.catch(() => undefined);
      return answered;
    },
    row: (id) => {
      const key = tenders.keyOf(id);
      return key && rowAt(key);
    },
  };
}
