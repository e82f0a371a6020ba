import type { Json, Reading } from '#shared/domain/tenders/read/fields/reading.ts';
import { asTitle, type Titles, titlesOf } from '#shared/domain/tenders/read/fields/titles.ts';

/** How a publisher uses `tender.title` and `tender.description`. */
export type TitleRule = (reading: Reading, tender: Json) => Titles;

/** As the standard defines them: `title` is the title and `id` the number. */
export const standardTitles: TitleRule = (reading, tender) => {
  const title = reading.line(tender['title'], 'tender/title');
  const description = reading.text(tender['description'], 'tender/description');
  const reference = reading.line(tender['id'], 'tender/id');
  const named = title ?? asTitle(description);
  if (named === null) reading.raise('no-title', 'tender/title');
  return { title: named, reference, description };
};

/** As the South African portal uses them: `title` is the number and `description` the title. */
export const numberInTitle: TitleRule = (reading, tender) =>
  titlesOf(
    reading,
    reading.line(tender['title'], 'tender/title'),
    reading.text(tender['description'], 'tender/description'),
    { number: 'tender/title', full: 'tender/description' },
  );
