import { createHash } from 'node:crypto';
import { rowFiles } from '#eval/adapters/portal-rows.ts';
import type { RealData } from '#eval/real-data.ts';
import { findCategory } from '#shared/codelists/categories.ts';
import type { Example } from '#shared/domain/categories/training.ts';
import { addDays } from '#shared/time.ts';

/** A real tender with its category; `reference` is empty if the file has none. */
export type RealExample = Example & { list: 'advertised' | 'cancelled'; reference: string };

/** The files that training uses, in the order in which a tender that several have is taken; the last has neither buyer nor type. */
const files = ['advertised 2025-26', 'scrape 2025', 'scrape 2023', 'portal JSON 2025', 'cancelled list'];

/** @returns all real tenders with a category of the portal, a text and a day, in the order of the files */
export function readExamples(data: RealData): RealExample[] {
  const rows = files.flatMap((name) => rowFiles.find((file) => file.name === name)?.rows(data) ?? []);
  return rows.flatMap(({ list, row }): RealExample[] => {
    const read = (key: string): string => String(row[key] ?? '').trim();
    const category = findCategory(read('category'));
    const [day, text, reference] = [isoDay(read('date_Published')), read('description'), read('tender_No')];
    if (!category || day === null || text === '') return [];
    const [buyer, type] = [read('organ_of_State'), read('type')];
    return [
      {
        list: list === 1 ? 'advertised' : 'cancelled',
        slug: category.slug,
        day,
        text,
        reference,
        buyer,
        type,
      },
    ];
  });
}

/** @returns the date of a text `YYYY-MM-DD`, `dd/mm/yyyy` or `dd.mm.yyyy` as `YYYY-MM-DD`; null for any other text */
export function isoDay(text: string): string | null {
  const [, day, month, year] = /^(\d{2})[/.](\d{2})[/.](\d{4})/.exec(text) ?? [];
  const iso = year === undefined ? text.slice(0, 10) : `${year}-${month}-${day}`;
  const real = /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(Date.parse(iso)) && addDays(iso, 0) === iso;
  return real && iso > '2000' ? iso : null;
}

/** @returns the SHA-256 of the examples, whatever their order; it identifies the data that a model was trained on */
export function digestOf(examples: readonly Example[]): string {
  const lines = examples.map(({ slug, day, text, buyer, type }) =>
    JSON.stringify([slug, day, text, buyer, type]),
  );
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}
