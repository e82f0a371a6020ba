/**
 * The text of a tender document, as extraction stores it and every rule reads it. All formats give the same form, so
 * that rules need not know PDF or DOCX.
 */
export type DocumentText = {
  pages: DocumentPage[];
};

/**
 * A page of a PDF, a sheet of a workbook, a slide, or a part between page breaks of another document.
 *
 * Lines end with `\n`. `\t` separates cells of a row of a table, and texts side by side with a wide space between them.
 * Columns of running text come one after the other. Lines that every page repeats (headers and footers) are included;
 * `repeated` has their line numbers.
 */
export type DocumentPage = {
  /** From 1. */
  number: number;
  text: string;
  /** How the text was obtained: from the file, by character recognition, or not at all. */
  method: 'text' | 'recognised' | 'none';
  /** Numbers, from 0, of lines that are headers or footers. */
  repeated?: number[];
};

/**
 * A passage of a document that states a value. `start` and `end` count UTF-16 units of the page's text; `quote` is the
 * text between them.
 */
export type Evidence = {
  page: number;
  start: number;
  end: number;
  quote: string;
};

/** @returns whether the quote of the evidence is in the text at its position */
export function isFoundIn({ pages }: DocumentText, { page, start, end, quote }: Evidence): boolean {
  const text = pages.find(({ number }) => number === page)?.text;
  return text !== undefined && quote !== '' && start >= 0 && text.slice(start, end) === quote;
}
