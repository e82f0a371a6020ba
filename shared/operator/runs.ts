/** Kinds and states of runs in the run log, `ops.cron_runs`; the database checks the same (prisma/sql/ops/checks.sql). */
export const runKinds = ['sync', 'import', 'rebuild', 'job'] as const;
/** `partial`: the run has ended and some of its work keeps failing. */
export const runStatuses = ['running', 'completed', 'partial', 'failed'] as const;
export type RunStatus = (typeof runStatuses)[number];
