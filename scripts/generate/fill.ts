import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorsTable, plansTable } from './api.ts';
import { precedenceTable } from './data-quality.ts';
import { precisionOnPaper } from './precision.ts';
import { containersTable, processesTable, stageProcessesTable } from './processes.ts';

/** @returns the text of compose.yaml, which says how the processes are started */
const compose = (): string => readFileSync(join(import.meta.dirname, '..', '..', 'compose.yaml'), 'utf8');

/** Generated tables that stand inside pages written by hand, by page and name. */
const tables: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  'docs/api.md': { plans: plansTable, errors: errorsTable },
  'docs/data.md': { precedence: precedenceTable },
  'docs/data/documents.md': { precision: precisionOnPaper },
  'docs/operations.md': {
    processes: () => processesTable(compose()),
    stages: () => stageProcessesTable(compose()),
  },
  'docs/operations/deploy.md': { containers: () => containersTable(compose()) },
};

/** The pages that have such tables. */
export const filledPages: readonly string[] = Object.keys(tables);

/**
 * Fills the generated tables of a page. Each stands between `<!-- generated:name -->` and `<!-- /generated -->`.
 * @throws when a table's place is missing, so that none is lost by an edit
 */
export function fill(page: string, text: string): string {
  let filled = text;
  for (const [name, table] of Object.entries(tables[page] ?? {})) {
    const place = new RegExp(`(<!-- generated:${name} -->\\n)[\\s\\S]*?(<!-- /generated -->)`);
    if (!place.test(filled)) throw new Error(`${page} has no place for the generated table ${name}`);
    filled = filled.replace(place, (_, start: string, end: string) => `${start}${table()}\n${end}`);
  }
  return filled;
}
