/**
 * A map that forgets. Entries live in two generations: what is read moves to the young one, and when that is full the
 * old one is dropped whole. A read therefore costs one look-up, not the re-ordering of a strict LRU.
 */
export type BoundedMap<Value> = {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
  delete: (key: string) => void;
  values: () => Iterable<Value>;
};

/**
 * @param most weight that is kept at most, over both generations
 * @param weigh weight of one entry, by default 1; a single entry heavier than a generation is not kept
 */
export function boundedMap<Value>(
  most: number,
  weigh: (value: Value, key: string) => number = () => 1,
): BoundedMap<Value> {
  const generation = most / 2;
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  let weight = 0;
  const set = (key: string, value: Value) => {
    const added = weigh(value, key);
    if (added > generation) return;
    const before = young.get(key);
    if (before !== undefined) weight -= weigh(before, key);
    if (weight + added > generation) {
      young.delete(key);
      old = young;
      young = new Map();
      weight = 0;
    }
    old.delete(key);
    young.set(key, value);
    weight += added;
  };
  return {
    get: (key) => {
      const value = young.get(key);
      if (value !== undefined) return value;
      const aged = old.get(key);
      if (aged !== undefined) set(key, aged);
      return aged;
    },
    set,
    delete: (key) => {
      const value = young.get(key);
      if (value !== undefined) weight -= weigh(value, key);
      young.delete(key);
      old.delete(key);
    },
    values: () => [...young.values(), ...old.values()],
  };
}
