import type { Total } from '#services/api/v2/serve/cache/totals.ts';
import type { ListPlan } from '#services/api/v2/serve/plan.ts';
import type { CountedFacets } from '#services/api/v2/serve/search/facets.ts';
import type { Correction } from '#shared/domain/search/corrections.ts';
import type { Matching } from '#shared/domain/search/matching.ts';
import type { SearchTexts } from '#shared/domain/search/tsquery.ts';
import type { Position } from '#shared/reading/parts.ts';

/** The part of a plan that a ranked list needs; one of the conditions is the search. */
export type Ranked = Pick<ListPlan, 'conditions' | 'sort' | 'limit'>;
/** The part that decides which page of a ranked list is read. */
export type SearchPlan = Ranked & Pick<ListPlan, 'after' | 'page' | 'query' | 'correct' | 'scope'>;
/** Position of a record, and whether it matches only elsewhere than in title and names. */
export type Edge = Position & { elsewhere: boolean };

export type ListRow = [text: string, key: string | null, id: string, changeSeq: string];
export type ListPage = { rows: ListRow[]; next: string | null; total: Total; searched?: Searched };

/** How the words of a query were understood. */
export type Searched = {
  corrections: Correction[];
  /** Number of records with all words. */
  allWords: Total;
  /** Whether records with most of the words follow. */
  mostWords: boolean;
  /** The texts that find every record of the list. */
  texts: SearchTexts[];
  /** The texts that say where a record matches. */
  matching: Matching;
  /** Whether words in quotation marks were searched for separately. */
  apart: boolean;
  /** Month from which the latest matches are counted; null if all are counted. */
  recent: string | null;
  /** Numbers of the facets, as far as the windows of a first page give them; null on later pages. */
  counted: CountedFacets | null;
};
