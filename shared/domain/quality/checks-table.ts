import type { Check, SetCheck } from './checks/check.ts';
import { checks } from './checks/index.ts';
import { setChecks } from './checks/set-checks.ts';

/** @returns all checks as a Markdown table: name, area, severity, weight in the score, meaning */
export function checksTable(): string {
  const head = ['check', 'of', 'severity', 'costs', 'means'];
  return [head, head.map(() => '---'), ...checks.map(rowOf), ...setChecks.map(rowOf)]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

const rowOf = ({ name, area, severity, weight, meaning }: Check | SetCheck): string[] => [
  `\`${name}\``,
  area,
  severity,
  weight === 0 ? '' : String(weight),
  meaning,
];
