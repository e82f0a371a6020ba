/**
 * Days for which the change feed lists withdrawn records. A client that reads it less often has to load all records again.
 */
export const TOMBSTONE_DAYS = 90;
