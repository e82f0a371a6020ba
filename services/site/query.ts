/** The query of a list, as its address has it. Values are those of /v2; empty ones are left out. */
export type ListQuery = {
  get: (name: string) => string | null;
  /** @returns all values of a name that occurs several times, such as that of several checkboxes */
  all: (name: string) => readonly string[];
  with: (name: string, value: string) => ListQuery;
  without: (...names: readonly string[]) => ListQuery;
  /** @returns the query with `?`, or nothing where it is empty */
  text: () => string;
  names: () => readonly string[];
  /** Every name with its value, in order. */
  pairs: () => readonly (readonly [name: string, value: string])[];
};

/** @param given what a reader sent; forms send empty fields too */
export function queryOf(given: URLSearchParams): ListQuery {
  const values = new URLSearchParams([...given].filter(([, value]) => value.trim() !== ''));
  const changed = (change: (copy: URLSearchParams) => void): ListQuery => {
    const copy = new URLSearchParams(values);
    change(copy);
    return queryOf(copy);
  };
  return {
    get: (name) => values.get(name),
    all: (name) => values.getAll(name),
    with: (name, value) => changed((copy) => copy.set(name, value)),
    without: (...names) =>
      changed((copy) => {
        for (const name of names) copy.delete(name);
      }),
    text: () => (values.size === 0 ? '' : `?${values}`),
    names: () => [...new Set(values.keys())],
    pairs: () => [...values],
  };
}
