import type { Harness } from './harness/harness.ts';

/** Settings of a run. */
export type RunSettings = {
  /** Measured rounds of each side; if warming up matters, one more of each comes first and is discarded. */
  rounds: number;
  /** Length of one round of requests, in seconds. */
  seconds: number;
  /** Number of records for questions about volume. */
  releases: number;
  tenders: number;
  /** Number of tenders for questions about the largest table. */
  large: number;
  /** Folder of another checkout of this project; this one if none is given. */
  against?: string;
};

/** Reports progress to the person who waits, one line at a time. */
export type Say = (line: string) => void;

/** Rounds of both sides, in the order measured: `ours[i]` and `reference[i]` follow one another in time. */
export type Rounds = { ours: number[]; reference: number[] };

export type Measured = Rounds & {
  /** Version of the PostgreSQL server, if one took part. */
  postgres?: string;
  /** Facts that a reader needs to judge the figures, one sentence each. */
  remarks: string[];
  /** Limits besides the ratio, such as a rate that must be reached whatever the reference does. */
  limits?: Limit[];
  /** A picture of the figures, an SVG; written beside the results. */
  drawing?: string;
};

/** A figure that must reach a minimum or must not exceed a maximum. */
export type Limit = { what: string; value: number } & ({ min: number } | { max: number });

/** One question about speed: a ratio against a reference that is measured in the same run. */
export type Question = {
  name: string;
  asks: string;
  /** Unit of both sides. */
  unit: string;
  /** Set if smaller values are better, such as times. */
  better?: 'less';
  ours: string;
  reference: string;
  /** Smallest acceptable ratio of ours to the reference; the largest if less is better. */
  target: number;
  /** Measures both sides. What it starts with the harness ends with the question. */
  measure: (run: RunSettings & { harness: Harness; say: Say }) => Promise<Measured>;
};

/** The answer to a question, as `--json` prints it. */
export type Answer = {
  question: string;
  ours: number;
  reference: number;
  ratio: number;
  target: number;
  met: boolean;
  better?: 'less';
  unit: string;
  rounds: number;
  /** Smallest and largest ratio of one round of ours to the round of the reference beside it. */
  spread: { min: number; max: number };
  limits: (Limit & { met: boolean })[];
  remarks: string[];
};

/** A question whose measurement failed, with the reason. */
export type Failure = { question: string; target: number; met: false; better?: 'less'; error: string };
