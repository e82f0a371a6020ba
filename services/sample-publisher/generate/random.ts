/**
 * A reproducible source of random values. Two sources with the same key give the same values in the same order, on
 * every machine; sources with different keys are independent.
 */
export type Random = {
  /** A fraction in [0, 1). */
  fraction(): number;
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  chance(probability: number): boolean;
  /** One of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** A standard normal deviate. */
  normal(): number;
};

/**
 * @param key identifies the source, such as seed, number and topic; `('a', 'b')` and `('ab')` are different keys
 */
export function randomOf(...key: readonly (number | string)[]): Random {
  const next = sfc32(hashOf(key));
  const fraction = () => next() / 4_294_967_296;
  return {
    fraction,
    integer: (min, max) => min + Math.floor(fraction() * (max - min + 1)),
    chance: (probability) => fraction() < probability,
    pick: (items) => items[Math.floor(fraction() * items.length)]!,
    normal: () => Math.sqrt(-2 * Math.log(1 - fraction())) * Math.cos(2 * Math.PI * fraction()),
  };
}

/** @returns a function that draws one of the values with a probability in proportion to its weight */
export function weighted<Item>(table: readonly (readonly [Item, number])[]): (random: Random) => Item {
  const items = table.map(([item]) => item);
  const upTo: number[] = [];
  let total = 0;
  for (const [, weight] of table) {
    total += weight;
    upTo.push(total);
  }
  return (random) => items[firstAbove(upTo, random.fraction() * total)]!;
}

/** @returns the index of the first of ascending numbers that is greater than `value`, at most the last index */
export function firstAbove(ascending: ArrayLike<number>, value: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A 32-bit hash of a key (FNV-1a with a final mix); not for security. */
export function hashOf(key: readonly (number | string)[]): number {
  let hash = 0x811c9dc5;
  for (const part of key) {
    if (typeof part === 'number') {
      hash = Math.imul(hash ^ (part | 0), 0x01000193);
      hash = Math.imul(hash ^ Math.floor(part / 4_294_967_296), 0x01000193);
    } else {
      for (let index = 0; index < part.length; index += 1)
        hash = Math.imul(hash ^ part.charCodeAt(index), 0x01000193);
    }
    hash = mix(hash ^ 0x9e3779b9);
  }
  return hash >>> 0;
}

function mix(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** Chris Doty-Humphrey's small fast counting generator: 128 bits of state, passes PractRand. */
function sfc32(seed: number): () => number {
  let a = seed;
  let b = mix(seed ^ 0x243f6a88);
  let c = mix(seed ^ 0x13198a2e);
  let counter = 1;
  const next = () => {
    const result = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + result) | 0;
    return result >>> 0;
  };
  for (let round = 0; round < 12; round += 1) next();
  return next;
}
