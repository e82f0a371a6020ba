import { foldText } from './features.ts';

/** A wording that nearly always means one category. */
export type Rule = {
  name: string;
  /** Slug of the category. */
  slug: string;
  /** Found in the folded text: lower-case letters and digits, single blanks. */
  pattern: RegExp;
};

/**
 * Few and precise: the officials' choice is scattered over overlapping categories for nearly every wording, and the
 * model knows that better than a rule would. Training measures each rule and drops those that are not precise.
 */
export const rules: readonly Rule[] = [
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

/** A rule that is less often right than this is not used; nor is one that was seen less often than LEAST_SEEN. */
export const LEAST_PRECISION = 0.75;
export const LEAST_SEEN = 10;

/** @returns the rules whose wording the text has, in the order of the table */
export function matchingRules(text: string): Rule[] {
  const folded = foldText(text);
  return rules.filter(({ pattern }) => pattern.test(folded));
}
