/** A part of `flow`, without blanks at its ends. */
export type Span = { start: number; end: number };
