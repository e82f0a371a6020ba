import type { RealData } from '#eval/real-data.ts';
import { asTitle } from '#shared/domain/tenders/read/fields/titles.ts';
import { readvertisement } from '#shared/domain/tenders/readvertised.ts';
import { parseSouthAfrican } from '#shared/time.ts';

/**
 * Compares title keys of the portal's cancelled list, which was captured twice in the same order, once with its line
 * breaks. The rows are the same up to the first one whose category or day differs. They have neither buyer nor number, so
 * only the key of the title can be evaluated.
 */
export function compareTitleKeys(data: RealData): { rows: number; agreeing: number; toTheLetter: number } {
  const list = data.cancelledRows();
  const timed = data.cancelledWithTimestamps();
  const end = timed.findIndex(
    (row, place) =>
      row['cat'] !== list[place]?.['Category'] ||
      dayOf(row['adv']) !== dayOfList(list[place]?.['Advertised']),
  );
  const rows = end === -1 ? timed : timed.slice(0, end);
  const texts = rows.map(
    (row, place) => [row['desc'] ?? '', list[place]?.['Tender Description'] ?? ''] as const,
  );
  return {
    rows: rows.length,
    agreeing: texts.filter(([one, other]) => keyOf(one) === keyOf(other)).length,
    toTheLetter: texts.filter(([one, other]) => one === other).length,
  };
}

const keyOf = (description: string) =>
  readvertisement({ reference_number: null, title: asTitle(description) }).title_key;

function dayOf(text: unknown): string | null {
  const parsed = parseSouthAfrican(text);
  return parsed.kind === 'instant' ? parsed.instant.slice(0, 10) : null;
}

/** `17/09/2025` */
const dayOfList = (text = ''): string | null => dayOf(text.split('/').reverse().join('-'));
