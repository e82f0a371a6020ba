import { SHOWN_BY } from '#services/site/pages/tenders/filters.ts';
import type { Query } from '#services/site/query.ts';

/** @returns the address below /v2 that answers the same query: a search where there are words, else the list */
export function addressOf(query: Query): string {
  const asked = query.without(...SHOWN_BY);
  return asked.get('q') === null
    ? `/v2/tenders${asked.text()}`
    : `/v2/tenders/search${withMarks(asked).text()}`;
}

const withMarks = (query: Query): Query =>
  query.get('sort') === null ? query.with('highlight', 'true') : query;
