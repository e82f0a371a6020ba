/**
 * What a simulated publisher has: releases with the times of their publication and award. Times are minutes since the
 * beginning of 2021-04, so that a day is a whole number of them.
 */

export const DAY = 24 * 60;

export type SimulatedRelease = {
  number: number;
  /** When it is published; Infinity for a number that never is. */
  publishedAt: number;
  /** When its award is added; Infinity for the four in five that never show one. */
  awardedAt: number;
};

export type World = {
  /** By number, from 1. */
  releases: SimulatedRelease[];
  /** Releases published on each day. */
  byDay: Map<number, SimulatedRelease[]>;
  startsAt: number;
};

/** Numbers given before the first start, as the publisher had in August 2026. */
const NUMBERS = 165_000;
const DAYS = 1_965;
const NEVER_PUBLISHED = 0.019;
const AWARDED = 0.2;
/** New releases in an hour of office time, after the start. */
const NEW_PER_HOUR = 110;
const OFFICE = { opens: 7.5 * 60, closes: 17 * 60 };

/** @param random numbers from 0 to 1 */
export function createWorld(random: () => number, daysAfter: number): World {
  const startsAt = DAYS * DAY + 10 * 60;
  const given: number[] = [];
  for (let index = 0; index < NUMBERS; index += 1) given.push((index / NUMBERS) * startsAt);
  for (let minute = startsAt; minute < startsAt + daysAfter * DAY; minute += 60 / NEW_PER_HOUR) {
    const [day, time] = [Math.floor(minute / DAY), minute % DAY];
    if (day % 7 < 5 && time >= OFFICE.opens && time < OFFICE.closes) given.push(minute);
  }
  const releases = given.map((at, index): SimulatedRelease => {
    // Half are published on the day on which their number is given, the others up to two weeks later.
    const wait = random() < 0.5 ? random() * 60 : random() ** 2 * 14 * DAY;
    const publishedAt = random() < NEVER_PUBLISHED ? Number.POSITIVE_INFINITY : at + wait;
    const closes = publishedAt + (14 + random() * 21) * DAY;
    const awardedAt = random() < AWARDED ? closes + random() * 180 * DAY : Number.POSITIVE_INFINITY;
    return { number: index + 1, publishedAt, awardedAt };
  });
  const published = releases.filter(({ publishedAt }) => publishedAt < Number.POSITIVE_INFINITY);
  return {
    releases,
    byDay: Map.groupBy(published, ({ publishedAt }) => Math.floor(publishedAt / DAY)),
    startsAt,
  };
}

/** @returns a generator of numbers from 0 to 1; the same seed gives the same ones */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * A page of a list whose order differs with every request: each item is moved by up to the length of a page, so that some
 * items show twice and others never while one page after the other is read.
 */
export function unstablePage<Item>(
  items: readonly Item[],
  start: number,
  size: number,
  random: () => number,
): Item[] {
  if (items.length <= size) return start === 0 ? [...items] : [];
  const first = Math.max(0, start - size);
  return items
    .slice(first, start + 2 * size)
    .map((item, offset) => ({ item, place: first + offset + random() * size }))
    .sort((a, b) => a.place - b.place)
    .slice(start - first, start - first + size)
    .map(({ item }) => item);
}
