import type { Check, SetCheck } from './checks/check.ts';
import { checks } from './checks/index.ts';
import { setChecks } from './checks/set-checks.ts';

/** @returns every check as a Markdown table: name, area, severity, cost in the score, meaning */
export function checksTable(): string {
  const head = ['check', 'of', 'severity', 'costs', 'means'];
  return [head, head.map(() => '---'), ...checks.map(rowOf), ...setChecks.map(rowOf)]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

const rowOf = ({ name, of, severity, weight, means }: Check | SetCheck): string[] => [
  `\`${name}\``,
  of,
  severity,
  weight === 0 ? '' : String(weight),
  means,
];
