import type { RealData } from './real-data.ts';

/** What an evaluation is given: the real rows, and a function that prints one line of progress. */
export type Context = { data: RealData; progress: (line: string) => void };

/** Figures by name: shares from 0 to 1 unless the name says otherwise (…Count, …PerRow). */
export type Figures = Readonly<Record<string, number>>;

/** The bound of a figure; a figure equal to its bound meets it. */
export type Target = { min: number } | { max: number };

/** A table beside the figures, such as one row for each category. */
export type Breakdown = {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
};

/** What an evaluation measured. */
export type Measurement = {
  /** Rows that were evaluated. */
  n: number;
  figures: Figures;
  /** What a trivial method reaches on the same rows, by the name of the figure. */
  baselines: Figures;
  targets: Readonly<Record<string, Target>>;
  breakdowns?: readonly Breakdown[];
  /** What a reader must know to interpret the figures, one sentence each. */
  remarks?: readonly string[];
};

/** Measures on real data how well something in this project works. */
export type Evaluation = {
  name: string;
  question: string;
  /** @throws EnvironmentError if real data is absent */
  run: (context: Context) => Measurement | Promise<Measurement>;
};

/** A measurement and whether it meets its targets; `--json` prints it. */
export type Result = Required<Measurement> & { name: string; met: boolean };

/** @returns the result: met if rows were evaluated and every target has a figure that meets it */
export function resultOf({ name }: Evaluation, measurement: Measurement): Result {
  const { n, figures, baselines, targets, breakdowns = [], remarks = [] } = measurement;
  const met = n > 0 && Object.entries(targets).every(([figure, target]) => meets(figures[figure], target));
  return { name, n, figures, baselines, targets, met, breakdowns, remarks };
}

/** @returns whether a figure exists and meets its target */
export function meets(figure: number | undefined, target: Target): boolean {
  if (figure === undefined || Number.isNaN(figure)) return false;
  return 'min' in target ? figure >= target.min : figure <= target.max;
}
