export type Maybe<Value> = Value | null;
export type EnterpriseType = 'EME' | 'QSE' | 'Large' | 'UNSPECIFIED';
/** `YYYY-MM-DD`, or a time in ISO 8601; clients hand it to `Date`. */
export type DateText = string;
