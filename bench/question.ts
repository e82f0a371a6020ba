/** What a question is told of the run it is part of. */
export type RunSettings = {
  /** Measured rounds of each side; one more of each comes first and is thrown away where warming up matters. */
  rounds: number;
  /** Length of one round of requests. */
  seconds: number;
  /** Records a question about volume works on. */
  releases: number;
  tenders: number;
  /** Tenders of a question about the largest table there is. */
  large: number;
};

/** Tells the person who waits what is going on; one line each. */
export type Say = (line: string) => void;

/** Rounds of both sides, in the order measured: `ours[i]` and `reference[i]` follow one another in time. */
export type Rounds = { ours: number[]; reference: number[] };

export type Measured = Rounds & {
  /** Version of the PostgreSQL server, where one took part. */
  postgres?: string;
  /** What a reader must know to judge the figures, one sentence each. */
  remarks: string[];
  /** Limits besides the ratio, such as a rate that must be reached whatever the reference does. */
  limits?: Limit[];
};

/** Something that must reach, or must not exceed, a value of its own. */
export type Limit = { what: string; value: number } & ({ min: number } | { max: number });

/** One question about speed: a ratio against a reference that is measured in the same run. */
export type Question = {
  name: string;
  asks: string;
  /** What both sides are measured in. */
  unit: string;
  /** Set where less is better, as of times; else more is. */
  better?: 'less';
  ours: string;
  reference: string;
  /** Smallest acceptable ratio of ours to the reference; the largest where less is better. */
  target: number;
  /** Starts what it needs, measures, and leaves nothing behind whether it succeeds or throws. */
  measure: (settings: RunSettings, say: Say) => Promise<Measured>;
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

/** A question that could not be answered, and why. */
export type Failure = { question: string; target: number; met: false; better?: 'less'; error: string };
