/**
 * The text of a tender document, as extraction stores it and as every rule reads it. It is the same for all formats, so that a
 * rule knows nothing of PDF or DOCX.
 */
export type DocumentText = {
  pages: DocumentPage[];
};

/**
 * A page of a PDF, a sheet of a workbook, a slide, or a part between page breaks of another document.
 *
 * Lines end with `\n`. Cells of a row of a table, and texts that stand side by side with a wide space between them, are separated
 * by `\t`. Columns of running text come one after the other. Lines that every page repeats (headers and footers) stay where they
 * are; `repeated` has their line numbers.
 */
export type DocumentPage = {
  /** From 1. */
  number: number;
  text: string;
  /** How the text was had: from the file, by recognition of an image, or not at all. */
  method: 'text' | 'recognised' | 'none';
  /** Numbers, from 0, of lines that are headers or footers. */
  repeated?: number[];
};

/** A passage of a document that says something. `start` and `end` count UTF-16 units of the page's text; `quote` is what stands there. */
export type Evidence = {
  page: number;
  start: number;
  end: number;
  quote: string;
};

/** @returns whether the quote of the evidence stands in the text where the evidence says */
export function isFoundIn({ pages }: DocumentText, { page, start, end, quote }: Evidence): boolean {
  const text = pages.find(({ number }) => number === page)?.text;
  return text !== undefined && quote !== '' && start >= 0 && text.slice(start, end) === quote;
}
