import type { TradeName } from '#services/sample-publisher/generate/trades.ts';

/**
 * The words in which facts are drawn. Texts of lists come from here; layouts only arrange them. Layouts that are held out have words
 * of their own.
 */
export type Phrases = {
  /** Texts of returnable documents by code; `{form}` is the number of a standard form in one of its spellings. */
  returnables: Readonly<Record<string, readonly string[]>>;
  eligibility: readonly string[];
  disqualifiers: readonly string[];
  criteria: Readonly<Record<'goods' | 'services' | 'works', readonly CriterionPhrase[]>>;
  goals: readonly string[];
  scope: Readonly<Record<'goods' | 'services' | 'works', readonly string[]>>;
  /** Products with a minimum share of local production, by trade. */
  products: Readonly<Partial<Record<TradeName, string>>>;
  /** What is said of returnable documents that are mandatory. */
  mandatory: string;
};

/** A criterion, and two or three parts of it; `levels` says how its points are earned. */
export type CriterionPhrase = { name: string; parts: readonly string[]; levels: readonly string[] };
