import { readFileSync } from 'node:fs';
import { type Category, findCategory } from '#shared/codelists/categories.ts';
import { contentWords } from './features.ts';
import { type Model, sharesOf } from './model.ts';
import { LEAST_PRECISION, matchingRules } from './rules.ts';
import { decodeModel } from './weights.ts';

/** What a tender says about itself; absent where its publisher left it out. */
export type ClassificationInput = {
  /** The category as the publisher wrote it. */
  statedCategory: string | null;
  title: string | null;
  description: string | null;
  buyer: string | null;
  /** Tender type in the portal's words, such as `Request for Bid(Open-Tender)`. */
  type: string | null;
  /** Tender number: titles that only repeat it are passed over. */
  reference?: string | null;
};

/** A category of the portal with how it was found. */
export type Classification = {
  category: string;
  slug: string;
  /** `publisher`: stated; `rule`: a wording that nearly always means it; `model`: learned from stated ones. */
  method: 'publisher' | 'rule' | 'model';
  /** Share of such answers that are right, 0 to 1, to two digits. */
  confidence: number;
  /** The next likely categories, at most three, likeliest first; none where the publisher stated one. */
  alternatives: { category: string; confidence: number }[];
};

const MOST_ALTERNATIVES = 3;

/** @returns the category of a tender, or null where it neither states one nor says in words what is bought */
export const classify = (input: ClassificationInput): Classification | null => classifyBy(loadedModel, input);

/**
 * Like classify, by another model.
 * @param model called only where the publisher's category is absent or not one of the portal's
 */
export function classifyBy(model: () => Model, input: ClassificationInput): Classification | null {
  const stated = input.statedCategory === null ? null : findCategory(input.statedCategory);
  if (stated) {
    return { category: stated.name, slug: stated.slug, method: 'publisher', confidence: 1, alternatives: [] };
  }
  const text = textOf(input);
  return contentWords(text).length === 0 ? null : guess(model(), text, input);
}

function guess(model: Model, text: string, { buyer, type }: ClassificationInput): Classification | null {
  const shares = sharesOf(model, { text, buyer: buyer ?? '', type: type ?? '' });
  const ranked = topColumns(shares, MOST_ALTERNATIVES + 1).flatMap((column) => {
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
      .slice(0, MOST_ALTERNATIVES)
      .map(({ category, share }) => ({
        category: category.name,
        // What the rule leaves over is all that the others can have.
        confidence: round(ruled ? Math.min(share, 1 - ruled.share) : share),
      })),
  };
}

function applyRules(model: Model, text: string): { category: Category; share: number } | null {
  let best: { category: Category; share: number } | null = null;
  for (const { name, slug } of matchingRules(text)) {
    const share = model.precisions[name] ?? 0;
    const category = findCategory(slug);
    if (category && share >= LEAST_PRECISION && share > (best?.share ?? 0)) best = { category, share };
  }
  return best;
}

/** Title and description; a title that repeats the reference or the description says nothing more. */
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

let loaded: Model | undefined;

/** The model of the repository, read when it is first needed. */
function loadedModel(): Model {
  loaded ??= decodeModel(readFileSync(weightsFile)).model;
  return loaded;
}

/** Written by scripts/train-classifier.ts. */
export const weightsFile = new URL('weights.bin', import.meta.url);
