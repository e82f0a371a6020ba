/**
 * How long what is written down is kept, in days. docs/operations/disk-and-memory.md lists these limits.
 * Decision: docs/decisions/0063-what-is-kept.md
 */

/**
 * Days for which the change feed lists withdrawn records. A client that reads it less often has to load all records again.
 */
export const TOMBSTONE_DAYS = 90;

/** Days for which the usage log knows the address of a call: long enough to look into an abuse. */
export const ADDRESS_DAYS = 30;
/** Days for which single calls are kept. Usage shows paths of this month. */
export const CALL_DAYS = 92;
/** Days for which the counts of a quota are kept; usage shows twelve months. */
export const CALL_SUM_DAYS = 400;

/** Days for which runs of scheduled jobs are kept; the latest of each job stays, because it says what is due. */
export const JOB_RUN_DAYS = 30;
/** Days for which syncs, with their tasks, imports and rebuilds are kept. Backfills stay: planning reads what they asked. */
export const RUN_DAYS = 400;
/** Days for which the time spent on a publisher is kept by hour; planning reads two weeks of it. */
export const PUBLISHER_TIME_DAYS = 400;

/** Days for which incidents are kept after their end. */
export const INCIDENT_DAYS = 400;

/** Days for which feeds and pages of news are kept, and the texts of the pages. */
export const INTEL_PAGE_DAYS = 30;

/** Days for which answers of a language model are kept; a document that is asked about again later costs its tokens once more. */
export const MODEL_ANSWER_DAYS = 400;

/** Days for which it is known that a snapshot was taken, or why it failed; the files of the latest ones are kept. */
export const SNAPSHOT_DAYS = 90;

/** Days after its last occurrence for which an issue is kept. One that occurs again begins anew. */
export const ISSUE_DAYS = { info: 180, warning: 400, error: 400 } as const;
