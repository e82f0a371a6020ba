import { readFileSync } from 'node:fs';
import { type Category, findCategory } from '#shared/codelists/categories.ts';
import { contentWords } from './features.ts';
import { type CategoryModel, sharesOf } from './model.ts';
import { MIN_PRECISION, matchingRules } from './rules.ts';
import { decodeModel } from './weights.ts';

/** The fields of a tender that classification uses; null where its publisher gives none. */
export type ClassificationInput = {
  /** The category as the publisher wrote it. */
  statedCategory: string | null;
  title: string | null;
  description: string | null;
  buyer: string | null;
  /** Tender type in the portal's words, such as `Request for Bid(Open-Tender)`. */
  type: string | null;
  /** Number of the tender; a title that only repeats it is ignored. */
  reference?: string | null;
};

/** A category of the portal, and how it was found. */
export type Classification = {
  category: string;
  slug: string;
  /** `publisher`: stated; `rule`: by a wording that nearly always means it; `model`: learned from stated categories. */
  method: 'publisher' | 'rule' | 'model';
  /** Probability that the category is right, 0 to 1, to two digits. */
  confidence: number;
  /** At most three other categories, likeliest first; none where the publisher stated one. */
  alternatives: { category: string; confidence: number }[];
};

const MAX_ALTERNATIVES = 3;

/**
 * The category that a publisher states is used; else a guess says how sure it is. Texts alone do not decide it: identical texts
 * carry the same category in 62 % of real cases (`npm run -s eval -- classifier`).
 * @returns the category of a tender; null where none is stated and the text has no words to derive one from
 */
export const classify = (input: ClassificationInput): Classification | null => classifyBy(loadedModel, input);

/**
 * Classifies with another model.
 * @param model called only where the publisher's category is absent or not one of the portal's
 */
export function classifyBy(model: () => CategoryModel, input: ClassificationInput): Classification | null {
  const stated = input.statedCategory === null ? null : findCategory(input.statedCategory);
  if (stated) {
    return { category: stated.name, slug: stated.slug, method: 'publisher', confidence: 1, alternatives: [] };
  }
  const text = textOf(input);
  return contentWords(text).length === 0 ? null : guess(model(), text, input);
}

function guess(
  model: CategoryModel,
  text: string,
  { buyer, type }: ClassificationInput,
): Classification | null {
  const shares = sharesOf(model, { text, buyer: buyer ?? '', type: type ?? '' });
  const ranked = topColumns(shares, MAX_ALTERNATIVES + 1).flatMap((column) => {
    const category = findCategory(model.slugs[column]!);
    return category ? [{ category, share: shares[column]! }] : [];
  });
  const ruled = applyRules(model, text);
  const first = ruled ?? ranked[0];
  if (!first) return null;
  const { name, slug } = first.category;
  return {
    category: name,
    slug,
    method: ruled ? 'rule' : 'model',
    confidence: round(first.share),
    alternatives: ranked
      .filter(({ category }) => category.slug !== slug)
      .slice(0, MAX_ALTERNATIVES)
      .map(({ category, share }) => ({
        category: category.name,
        // The alternatives share the probability that remains beside the rule.
        confidence: round(ruled ? Math.min(share, 1 - ruled.share) : share),
      })),
  };
}

function applyRules(model: CategoryModel, text: string): { category: Category; share: number } | null {
  let best: { category: Category; share: number } | null = null;
  for (const { name, slug } of matchingRules(text)) {
    const share = model.precisions[name] ?? 0;
    const category = findCategory(slug);
    if (category && share >= MIN_PRECISION && share > (best?.share ?? 0)) best = { category, share };
  }
  return best;
}

/** @returns title and description; a title that repeats the reference or the description is left out */
function textOf({ title, description, reference }: ClassificationInput): string {
  const [head, body] = [(title ?? '').trim(), (description ?? '').trim()];
  const repeats = head === (reference ?? '').trim() || body.toLowerCase().startsWith(head.toLowerCase());
  return repeats ? body : `${head} ${body}`;
}

function topColumns(shares: Float64Array, count: number): number[] {
  const top: number[] = [];
  for (let column = 0; column < shares.length; column += 1) {
    let place = top.length;
    while (place > 0 && shares[top[place - 1]!]! < shares[column]!) place -= 1;
    if (place < count) {
      top.splice(place, 0, column);
      if (top.length > count) top.pop();
    }
  }
  return top;
}

const round = (share: number): number => Math.round(share * 100) / 100;

let loaded: CategoryModel | undefined;

/** Reads the weights of the repository when they are first needed. */
function loadedModel(): CategoryModel {
  loaded ??= decodeModel(readFileSync(weightsFile)).model;
  return loaded;
}

/** Written by scripts/train-classifier.ts. */
export const weightsFile = new URL('weights.bin', import.meta.url);
