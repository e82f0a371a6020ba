/**
 * CSV by RFC 4180, as options of csv-stringify. Objects and lists are JSON texts, null is an empty cell. Texts of publishers may begin
 * like a formula, which spreadsheets compute when they open a file: such a cell gets an apostrophe before it. Numbers stay as they are,
 * and texts of several lines are in quotes.
 */
export const CSV_FORMAT = {
  record_delimiter: 'windows',
  escape_formulas: true,
  // The package quotes whole line ends only, and readers take a single mark for one, too.
  quoted_match: /[\r\n]/,
  cast: { boolean: String },
} as const;
