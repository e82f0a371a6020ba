export type Maybe<Value> = Value | null;
/** `YYYY-MM-DD`, or a time in ISO 8601; clients hand it to `Date`. */
export type DateText = string;
