import { readFile, writeFile } from 'node:fs/promises';
import type { Answer, Failure } from './question.ts';

/** A run of the bench with its circumstances and results. */
export type Run = {
  date: string;
  machine: string;
  commit: string;
  settings: string;
  answers: readonly (Answer | Failure)[];
};

/** Number of runs of a question that the file keeps; older ones are in its git history. */
const KEPT = 2;
const TITLE = `# Measurements

Written by \`npm run bench\`, newest first. Each figure is the median of its rounds; ours and the reference were measured
in turns on the same machine in the same run, so the ratio can be compared between machines and the figures cannot.
`;
const SECTION = '\n## ';

/** @returns the answers as a table for people */
export function describeAnswers(answers: readonly (Answer | Failure)[]): string {
  const rows = answers.map((answer) =>
    'error' in answer
      ? [answer.question, '', '', '', aim(answer), `failed: ${answer.error.split('\n')[0]}`]
      : [
          answer.question,
          `${grouped(answer.ours)} ${answer.unit}`,
          `${grouped(answer.reference)} ${answer.unit}`,
          answer.ratio.toFixed(3),
          aim(answer),
          answer.met ? 'met' : 'not met',
        ],
  );
  const titles = ['question', 'ours', 'reference', 'ratio', 'target', ''];
  const widths = titles.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => row[column]!)].map(width)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell + ' '.repeat(widths[column]! - width(cell)))
      .join('  ')
      .trimEnd();
  const notes = answers.flatMap((answer) => notesOf(answer).map((note) => `${answer.question}: ${note}`));
  return [line(titles), ...rows.map(line), ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
}

/** Adds a run to the file of measurements, and creates the file if necessary. */
export async function record(path: string | URL, run: Run): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const earlier = text.split(SECTION).slice(1);
  const sections = newest([section(run), ...earlier.map((one) => one.trimEnd())]);
  await writeFile(path, `${TITLE}${sections.map((one) => `${SECTION}${one}\n`).join('')}`);
}

/** @returns the sections, without those that say nothing of any question that newer ones do not say often enough */
function newest(sections: readonly string[]): string[] {
  const runs = new Map<string, number>();
  return sections.filter((one) => {
    const names = [...one.matchAll(/^\| (?!question )([a-z-]+) \|/gm)].map(([, name]) => name!);
    const isNew = names.some((name) => (runs.get(name) ?? 0) < KEPT);
    for (const name of names) runs.set(name, (runs.get(name) ?? 0) + 1);
    return isNew;
  });
}

function section({ date, machine, commit, settings, answers }: Run): string {
  const rows = answers.map((answer) =>
    'error' in answer
      ? `| ${answer.question} | | | | ${aim(answer)} | failed | |`
      : `| ${answer.question} | ${grouped(answer.ours)} ${answer.unit} | ${grouped(answer.reference)} ${answer.unit} | ${answer.ratio.toFixed(3)} | ${aim(answer)} | ${answer.met ? 'met' : 'not met'} | ${answer.rounds} rounds, ${answer.spread.min.toFixed(3)} to ${answer.spread.max.toFixed(3)} |`,
  );
  const notes = answers.flatMap((answer) =>
    [...('error' in answer ? [answer.error.split('\n')[0]!] : []), ...notesOf(answer)].map(
      (note) => `- ${answer.question}: ${note}`,
    ),
  );
  return [
    `${date} · ${commit}`,
    '',
    `${machine}. ${settings}.`,
    '',
    '| question | ours | reference | ratio | target | | rounds |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    ...(notes.length > 0 ? ['', ...notes] : []),
  ].join('\n');
}

function notesOf(answer: Answer | Failure): string[] {
  if ('error' in answer) return [];
  const limits = answer.limits.map((limit) => {
    const bound = 'min' in limit ? `at least ${grouped(limit.min)}` : `at most ${grouped(limit.max)}`;
    return `${limit.what} ${grouped(limit.value)}, ${bound}: ${limit.met ? 'met' : 'not met'}`;
  });
  return [...limits, ...answer.remarks];
}

const aim = ({ better, target }: Answer | Failure): string => `${better === 'less' ? '≤' : '≥'} ${target}`;

const grouped = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 2 : 0 });

const width = (text: string): number => [...text].length;
