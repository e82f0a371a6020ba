import type { RealData } from './real-data.ts';

/** What a claim is given: the real rows, and a way to tell the person who waits what is going on (one line each). */
export type Context = { data: RealData; say: (line: string) => void };

/** Figures by name: shares from 0 to 1 unless the name says otherwise (…Count, …Seconds). */
export type Figures = Readonly<Record<string, number>>;

/** What a figure must reach, or must not pass; both bounds count as met. */
export type Target = { least: number } | { most: number };

/** A table beside the figures, for instance one row for each category. */
export type Breakdown = {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
};

/** What was found when a claim was put to the test. */
export type Finding = {
  /** Rows that were judged. */
  n: number;
  figures: Figures;
  /** What a trivial way reaches on the same rows, by the name of the figure it stands beside. */
  baselines: Figures;
  targets: Readonly<Record<string, Target>>;
  breakdowns?: readonly Breakdown[];
  /** What a reader must know to judge the figures, one sentence each. */
  remarks?: readonly string[];
};

/** Something the project says about its results on real data, and how that is put to the test. */
export type Claim = {
  name: string;
  question: string;
  /** @throws EnvironmentError where real data is absent */
  run: (context: Context) => Finding | Promise<Finding>;
};

/** A finding and whether it bears the claim out; `--json` prints it. */
export type Verdict = Required<Finding> & { name: string; met: boolean };

/** @returns the verdict: met when something was judged and every target has its figure and the figure meets it */
export function judge({ name }: Claim, finding: Finding): Verdict {
  const { n, figures, baselines, targets, breakdowns = [], remarks = [] } = finding;
  const met = n > 0 && Object.entries(targets).every(([figure, target]) => meets(figures[figure], target));
  return { name, n, figures, baselines, targets, met, breakdowns, remarks };
}

/** @returns whether a figure is there and within its target */
export function meets(figure: number | undefined, target: Target): boolean {
  if (figure === undefined || Number.isNaN(figure)) return false;
  return 'least' in target ? figure >= target.least : figure <= target.most;
}
