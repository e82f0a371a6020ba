export type FontName = 'sans' | 'sans-bold' | 'serif' | 'serif-bold' | 'mono';

/** A page with places in points from the top left. `y` of a text is the top of its line. */
export type Sheet = {
  width: number;
  height: number;
  texts: { text: string; x: number; y: number; font: FontName; size: number }[];
  lines: { from: readonly [number, number]; to: readonly [number, number] }[];
};

/** @returns the width of a text in points */
export type Measure = (text: string, font: FontName, size: number) => number;

/** Divides a text into lines at blanks; a word that is wider than the line stands alone. */
export function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
