/**
 * Remembers the results of a pure function of one text, because the same texts are asked for again and again.
 * @param maxEntries results that are kept; when there are more, all of them are dropped and collected again
 */
export function memoize<Result>(
  compute: (text: string) => Result,
  maxEntries: number,
): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (results.size >= maxEntries) results.clear();
    results.set(text, result);
    return result;
  };
}
