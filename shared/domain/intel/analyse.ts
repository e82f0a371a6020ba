import type { IntelCategory, IntelUrgency } from '#shared/codelists/intel-categories.ts';
import { type Instant, southAfricanDay } from '#shared/time.ts';
import { categoryOf } from './category.ts';
import { keyPointsOf } from './key-points.ts';
import type { NamedIn, Organizations } from './organizations.ts';
import { placesOf } from './places.ts';
import { quotedSummary } from './quote.ts';
import { risksIn } from './risks.ts';
import { impactOf, relevanceOf } from './scores.ts';
import { type NumberedTender, type Tenders, tendersIn } from './tender-numbers.ts';
import { urgencyOf } from './urgency.ts';

/** An item as rules see it. `text` is that of the linked page, or more of the feed's: rules read it, and nobody is served it. */
export type AnalysedItem = {
  title: string;
  words: string | null;
  text: string | null;
  published: Instant | null;
};

/** What rules need to know of our own records. */
export type KnownRecords = { organizations: Organizations; tenders: Tenders };

export type IntelAnalysis = {
  category: IntelCategory;
  urgency: IntelUrgency;
  /** Codes. */
  provinces: string[];
  municipalities: string[];
  organizations: NamedIn[];
  tenders: NumberedTender[];
  impact_score: number;
  relevance_score: number;
  /** Sentences that stand in the words or the text. */
  summary: string | null;
  key_points: string[];
  risk_flags: string[];
  /** Why, by statement. */
  reasons: Record<string, unknown>;
};

/** Applies all rules to an item. The same item and the same records give the same analysis. */
export function analyseItem(item: AnalysedItem, known: KnownRecords): IntelAnalysis {
  const { title, words, text, published } = item;
  // The page says more than the item where the feed says little.
  const body = words ?? text?.slice(0, 2_000) ?? '';
  const said = `${title}.\n${body}`;
  const category = categoryOf({ title, words: body });
  const urgency = urgencyOf(
    said,
    category.category,
    published === null ? null : southAfricanDay(new Date(published)),
  );
  const organizations = known.organizations(said);
  const tenders = tendersIn(item, known.tenders);
  const places = placesOf(
    said,
    organizations.map(({ name }) => name),
  );
  const risks = risksIn(said);
  const scored = {
    ...{ text: said, category: category.category, urgency: urgency.urgency },
    ...{ provinces: places.provinces, municipalities: places.municipalities },
    ...{ organizations: organizations.length, tenders: tenders.length },
  };
  const [impact, relevance] = [impactOf(scored), relevanceOf(scored)];
  return {
    ...{ category: category.category, urgency: urgency.urgency },
    ...{ provinces: places.provinces, municipalities: places.municipalities },
    ...{ organizations, tenders, impact_score: impact.score, relevance_score: relevance.score },
    summary: quotedSummary(words, text),
    key_points: keyPointsOf(title, words, text),
    risk_flags: risks.map(({ flag }) => flag),
    reasons: {
      category: { score: category.score, words: category.cues },
      urgency: { because: urgency.because, day: urgency.day },
      places: places.because,
      risks: Object.fromEntries(risks.map((risk) => [risk.flag, risk.words])),
      impact: impact.inputs,
      relevance: relevance.inputs,
    },
  };
}
