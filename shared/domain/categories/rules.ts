import { foldText } from './features.ts';

/** A wording that nearly always means one category. */
export type CategoryRule = {
  name: string;
  /** Slug of the category. */
  slug: string;
  /** Matched with the folded text: lower-case letters and digits, single blanks. */
  pattern: RegExp;
};

/**
 * Few and precise rules, because for most wordings officials choose between overlapping categories, which the model
 * represents better than a rule. Training measures the precision of each rule; imprecise rules are not used.
 */
export const rules: readonly CategoryRule[] = [
  {
    name: 'learner-transport',
    slug: 'transportation-and-storage',
    pattern: /\btransport(ation|ing)? of (learners|scholars)\b/,
  },
  {
    name: 'land-lease',
    slug: 'rental-and-leasing-activities',
    pattern: /\bproposals? to lease\b|\blease of land\b|\bto lease land\b/,
  },
  {
    name: 'office-lease',
    slug: 'accommodation',
    pattern:
      /\b(alternative|leased|hire of|rental of) office (accommodation|space)\b.*\bfor a (leased )?period\b/,
  },
  {
    name: 'cleaning',
    slug: 'services-functional-including-cleaning-and-security-services',
    pattern: /\b(provision|provisioning|rendering) of cleaning (and hygiene )?services?\b/,
  },
  {
    name: 'scrap',
    slug: 'disposals-general',
    pattern: /\b(sale|disposal|purchase|auction|removal) of (.{1,30} )?scrap\b/,
  },
  {
    name: 'resurfacing',
    slug: 'civil-engineering',
    pattern: /\bperiodic maintenance resurfacing\b/,
  },
  {
    name: 'school-toilets',
    slug: 'construction',
    pattern:
      /\bsanitation (facilities|infrastructure)\b.*\bschools?\b|\bschools?\b.*\bsanitation (facilities|infrastructure)\b/,
  },
];

/** Rules of lower precision, or with fewer matches in training, are not used. */
export const MIN_PRECISION = 0.75;
export const MIN_MATCHES = 10;

/** Characters that rules look at: two words may be far apart, so the time grows with the square of the length. */
const MAX_CHARACTERS = 10_000;

/** @returns the rules that match a text, in the order of the table */
export function matchingRules(text: string): CategoryRule[] {
  const folded = foldText(text.slice(0, MAX_CHARACTERS));
  return rules.filter(({ pattern }) => pattern.test(folded));
}
