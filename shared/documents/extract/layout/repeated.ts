/** Headers and footers are among so many lines at the top and at the bottom of a page. */
const EDGE = 4;
/** They stand on at least so many pages, and on this share of them: those of even and of odd pages may differ. */
const PAGES = 3;
const SHARE = 0.4;

/** @returns what stays the same from page to page: the line without its numbers */
const keyOf = (line: string): string =>
  line
    .toLowerCase()
    .replace(/\d+|\b[ivxlc]{1,6}\b/g, '#')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Finds headers and footers by their repetition.
 * @param pages the lines of each page
 * @returns for each page the numbers of the lines that are headers or footers, from 0
 */
export function repeatedLines(pages: readonly (readonly string[])[]): number[][] {
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const key of new Set(edgesOf(lines).map((at) => keyOf(lines[at]!))))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const enough = Math.max(PAGES, SHARE * pages.length);
  const isRepeated = (line: string): boolean => (counts.get(keyOf(line)) ?? 0) >= enough;
  return pages.map((lines) => {
    // A line between others that differ from page to page is no header, although it may stand on many pages.
    const top = lines.slice(0, EDGE).findIndex((line) => !isRepeated(line));
    const bottom = lines.findLastIndex((line, at) => at < lines.length - EDGE || !isRepeated(line));
    const firsts = top === -1 ? Math.min(EDGE, lines.length) : top;
    return [...lines.keys()].filter((at) => at < firsts || at > bottom);
  });
}

/** @returns numbers of the lines at the top and the bottom of a page */
const edgesOf = (lines: readonly string[]): number[] =>
  [...lines.keys()].filter((at) => at < EDGE || at >= lines.length - EDGE);
