import type { IntelCategory, IntelUrgency } from '#shared/codelists/intel-categories.ts';

/**
 * Two scores, each a sum of inputs that stand beside it (`docs/data/intelligence.md`). They order items; they measure nothing.
 */
export type NewsScoreInput = { input: string; value: string | number; points: number };
export type Scored = { score: number; inputs: NewsScoreInput[] };

/** What an item is about decides most of how much it matters to those who buy or bid. */
const BY_CATEGORY: Readonly<Record<IntelCategory, number>> = {
  regulation: 40,
  investigation: 35,
  audit: 30,
  budget: 30,
  market: 25,
  oversight: 25,
  tender: 20,
  project: 15,
  general: 5,
};
const BY_URGENCY: Readonly<Record<IntelUrgency, number>> = { high: 15, medium: 7, low: 0 };
/** Rand from which the largest amount that an item names gives so many points. */
const BY_AMOUNT = [
  [1e9, 20],
  [1e8, 15],
  [1e7, 10],
  [1e6, 5],
] as const;
/** Provinces from which an item is of the whole country. */
const MANY_PROVINCES = 3;

const AMOUNT =
  /\bR ?(\d{1,3}(?:[ , \u00a0]\d{3}){1,4}|\d{1,12})(?:[.,](\d{1,2}))?[ \u00a0]?(trillion|billion|bn|million|mn|m)?\b/gi;
const UNITS: Readonly<Record<string, number>> = {
  trillion: 1e12,
  billion: 1e9,
  bn: 1e9,
  million: 1e6,
  mn: 1e6,
  m: 1e6,
};
const PROCUREMENT =
  /\b(?:tender(?:s|ed|ing)?|bids?|bidd(?:er|ers|ing)|procurement|supply chain|scm|contracts?|contractors?|suppliers?|quotations?|awards?|awarded|deviations?|cidb|b-bbee)\b/gi;
/** Different words of procurement from which an item is certainly about it. */
const ENOUGH_WORDS = 3;

/** @returns the largest amount in rand that a text names; 0 where it names none */
export function largestAmount(text: string): number {
  let largest = 0;
  for (const [, whole = '', decimals = '', unit] of text.matchAll(AMOUNT)) {
    const number = Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`);
    largest = Math.max(largest, number * (UNITS[unit?.toLowerCase() ?? ''] ?? 1));
  }
  return largest;
}

export type ScoredItem = {
  text: string;
  category: IntelCategory;
  urgency: IntelUrgency;
  provinces: readonly string[];
  municipalities: readonly string[];
  organizations: number;
  tenders: number;
};

/** How much an item matters, 0 to 100. */
export function impactOf(item: ScoredItem): Scored {
  const { provinces, municipalities } = item;
  const reach =
    provinces.length === 0 || provinces.length >= MANY_PROVINCES
      ? (['country', 20] as const)
      : municipalities.length > 0
        ? (['municipality', 5] as const)
        : (['province', 10] as const);
  const amount = largestAmount(item.text);
  return sum(100, [
    { input: 'category', value: item.category, points: BY_CATEGORY[item.category] },
    { input: 'urgency', value: item.urgency, points: BY_URGENCY[item.urgency] },
    { input: 'reach', value: reach[0], points: item.category === 'general' ? 0 : reach[1] },
    { input: 'largest amount', value: amount, points: BY_AMOUNT.find(([from]) => amount >= from)?.[1] ?? 0 },
    { input: 'organizations named', value: item.organizations, points: item.organizations > 0 ? 5 : 0 },
    { input: 'tenders named', value: item.tenders, points: item.tenders > 0 ? 5 : 0 },
  ]);
}

/** How near an item is to procurement, 0 to 1. */
export function relevanceOf(item: ScoredItem): Scored {
  const words = new Set([...item.text.matchAll(PROCUREMENT)].map(([word]) => word.toLowerCase()));
  const { score, inputs } = sum(100, [
    {
      input: 'words of procurement',
      value: words.size,
      points: Math.round((50 * Math.min(words.size, ENOUGH_WORDS)) / ENOUGH_WORDS),
    },
    { input: 'category', value: item.category, points: categoryPoints(item.category) },
    { input: 'organizations named', value: item.organizations, points: item.organizations > 0 ? 15 : 0 },
    { input: 'tenders named', value: item.tenders, points: item.tenders > 0 ? 15 : 0 },
  ]);
  return { score: score / 100, inputs: inputs.map((one) => ({ ...one, points: one.points / 100 })) };
}

const categoryPoints = (category: IntelCategory): number =>
  category === 'general' ? 0 : category === 'budget' || category === 'project' ? 10 : 20;

const sum = (max: number, inputs: NewsScoreInput[]): Scored => ({
  score: Math.min(
    max,
    inputs.reduce((total, { points }) => total + points, 0),
  ),
  inputs,
});
