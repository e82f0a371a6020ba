import { meets, type Result, type Target } from './evaluation.ts';

/** @returns a result as tables for people */
export function describeResult(result: Result): string {
  const { name, n, figures, baselines, targets, met, breakdowns, remarks } = result;
  const names = [...new Set([...Object.keys(targets), ...Object.keys(figures), ...Object.keys(baselines)])];
  const rows = names.map((figure) => {
    const target = targets[figure];
    return [
      figure,
      cell(figures[figure] ?? ''),
      cell(baselines[figure] ?? ''),
      target ? bound(target) : '',
      target ? (meets(figures[figure], target) ? 'met' : 'not met') : '',
    ];
  });
  const parts = [
    `${name}: ${met ? 'met' : 'NOT MET'} (${cell(n)} rows)`,
    table(['figure', 'value', 'baseline', 'target', ''], rows),
    ...breakdowns.map(
      ({ title, columns, rows: cells }) =>
        `${title}\n${table(
          columns,
          cells.map((row) => row.map(cell)),
        )}`,
    ),
    ...(remarks.length > 0 ? [remarks.map((remark) => `- ${remark}`).join('\n')] : []),
  ];
  return parts.join('\n\n');
}

const bound = (target: Target): string =>
  'min' in target ? `≥ ${cell(target.min)}` : `≤ ${cell(target.max)}`;

/** Groups the digits of whole numbers; gives other numbers four decimals. */
const cell = (value: string | number): string =>
  typeof value === 'string'
    ? value
    : Number.isInteger(value)
      ? value.toLocaleString('en-US')
      : value.toFixed(4);

/** @returns a share as text, `-` if there is none */
export const shareText = (value: number): string => (Number.isNaN(value) ? '-' : value.toFixed(4));

/** Aligns texts to the left and numbers to the right. */
function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = titles.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => row[column] ?? '')].map(width)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((text, column) => {
        const gap = ' '.repeat((widths[column] ?? 0) - width(text));
        return /^[\d,.-]+$/.test(text) ? gap + text : text + gap;
      })
      .join('  ')
      .trimEnd();
  return [titles, ...rows].map(line).join('\n');
}

const width = (text: string): number => [...text].length;
