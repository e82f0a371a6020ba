/**
 * How much one file may take: milliseconds of processor time, and memory. A busy machine makes no file take more of either. Programs
 * that the process starts for the file count as well.
 */
export type ReadingLimits = { milliseconds: number; megabytes: number };

/** What a process is asked. */
export type ReadingRequest = { limits: ReadingLimits; question: unknown };
/** What it says of itself with an answer: its memory, and its processor time since it began. */
export type ReadingUsage = { megabytes: number; milliseconds: number };

/** Where answers go; what a library prints goes to standard output, which nobody reads. */
export const ANSWERS = 3;
