/**
 * A record of /v2 for a page. Reading a name that the record does not have is a mistake in the page, so it
 * throws.
 */
export type Fields = {
  /** @returns the text; null where there is none */
  text: (name: string) => string | null;
  /** @returns the text; empty where there is none */
  string: (name: string) => string;
  number: (name: string) => number | null;
  /** @returns the number; 0 where there is none */
  count: (name: string) => number;
  /** @returns whether the field is yes: records of /v2 have 1 or 0, other answers true or false */
  flag: (name: string) => boolean;
  texts: (name: string) => readonly string[];
  /** @returns the object below the name; null where there is none */
  at: (name: string) => Fields | null;
  list: (name: string) => readonly Fields[];
  /** @returns whether the record has the name at all: some fields are only in certain records */
  has: (name: string) => boolean;
  /** The record itself. */
  all: Readonly<Record<string, unknown>>;
};

/** @param value a record @throws TypeError for anything else */
export function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError('a page expected a record');
  const all = value as Readonly<Record<string, unknown>>;
  const get = (name: string): unknown => {
    if (!Object.hasOwn(all, name))
      throw new TypeError(`the record has no field ${name}; it has ${Object.keys(all).join(', ')}`);
    return all[name];
  };
  const listOf = (name: string): readonly unknown[] => {
    const found = get(name);
    return Array.isArray(found) ? found : [];
  };
  const text = (name: string): string | null => {
    const found = get(name);
    return typeof found === 'string' && found.trim() !== '' ? found : null;
  };
  const number = (name: string): number | null => {
    const found = get(name);
    return typeof found === 'number' && Number.isFinite(found) ? found : null;
  };
  return {
    ...{ text, number },
    string: (name) => text(name) ?? '',
    count: (name) => number(name) ?? 0,
    flag: (name) => get(name) === true || get(name) === 1,
    texts: (name) => listOf(name).filter((one) => typeof one === 'string'),
    at: (name) => {
      const found = get(name);
      return typeof found === 'object' && found !== null && !Array.isArray(found) ? fieldsOf(found) : null;
    },
    list: (name) => listOf(name).map(fieldsOf),
    has: (name) => Object.hasOwn(all, name),
    all,
  };
}
