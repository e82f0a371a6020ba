/** The text of the picture of a record. No part of it comes from a visitor. */
export type Card = {
  /** What kind of record it is, such as `Tender`. */
  kind: string;
  title: string;
  /** One line each, below the title. */
  lines: readonly string[];
  /** A large figure and its label. */
  figure: { value: string; name: string } | null;
};

/** Lines of a title; what does not fit is cut. */
const TITLE_LINES = 3;
/** Longer texts are cut before they are measured, because measuring each letter takes time. */
const MOST_LETTERS = 240;

/**
 * @param fits whether a text is narrow enough for one line
 * @returns the text in lines, the last one with an ellipsis where it was cut
 */
export function linesOf(text: string, fits: (line: string) => boolean, most = TITLE_LINES): string[] {
  const words = text
    .slice(0, MOST_LETTERS)
    .toWellFormed()
    .split(/\s+/)
    .filter((word) => word !== '');
  const lines: string[] = [];
  let isCut = text.length > MOST_LETTERS;
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(joined)) lines[lines.length - 1] = joined;
    else if (lines.length < most) lines.push(word);
    else {
      isCut = true;
      break;
    }
  }
  return lines.map((line, at) => shortened(line, fits, isCut && at === lines.length - 1));
}

/** @returns the line, shortened if it is too wide or if more of the text follows */
function shortened(line: string, fits: (line: string) => boolean, isCut: boolean): string {
  if (!isCut && fits(line)) return line;
  let end = line.length;
  while (end > 1 && !fits(`${line.slice(0, end)}…`)) end -= 1;
  return `${line.slice(0, end).trimEnd().toWellFormed()}…`;
}
