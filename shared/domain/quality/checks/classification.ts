import { findCategory } from '#shared/codelists/categories.ts';
import { tenderTypes } from '#shared/codelists/tender-types.ts';
import { checksOf, hasIssue } from './check.ts';

const SURE = 0.5;
/** Categories overlap, and officials choose freely among them; only a suggestion this sure says anything. */
const VERY_SURE = 0.9;

/** Types under which the buyer chooses whom to ask, as they are served. */
const ofChosen = new Set(
  tenderTypes.flatMap(({ method, portalName }) =>
    method === 'limited' || method === 'direct' ? [portalName] : [],
  ),
);

export const classificationChecks = checksOf('classification', [
  {
    name: 'no-category',
    meaning: 'Neither the publisher nor the text says what kind of thing is bought.',
    severity: 'warning',
    weight: 0.1,
    fails: ({ tender }) => tender.category === null,
  },
  {
    name: 'unknown-category',
    meaning: "The publisher's category is not one of the portal's; kept as written.",
    severity: 'warning',
    weight: 0.05,
    fails: (record) => hasIssue(record, 'unknown-category'),
  },
  {
    name: 'category-unsure',
    meaning: 'The category was found in the text with a confidence below one half.',
    severity: 'info',
    weight: 0.02,
    fails: ({ tender: { category, category_confidence } }) =>
      category !== null && category_confidence !== null && category_confidence < SURE,
  },
  {
    name: 'category-against-text',
    meaning: 'The text suggests a category of another trade with a confidence of 0.9 or more.',
    severity: 'info',
    weight: 0.03,
    fails: ({ tender: { category }, suggestion }) => {
      if (category === null || suggestion == null || suggestion.confidence < VERY_SURE) return false;
      const [stated, suggested] = [findCategory(category), findCategory(suggestion.category)];
      return stated !== null && suggested !== null && stated.industry !== suggested.industry;
    },
  },
  {
    name: 'no-tender-type',
    meaning: 'Nobody says in which way offers are invited.',
    severity: 'info',
    weight: 0.02,
    fails: ({ tender }) => tender.type === null && tender.procurement_method === null,
  },
  {
    name: 'unknown-tender-type',
    meaning: "The tender type is not one of the portal's; kept as written.",
    severity: 'info',
    weight: 0.02,
    fails: (record) => hasIssue(record, 'unknown-tender-type'),
  },
  {
    name: 'method-contradicts-type',
    meaning: 'The procurement method is open, and the tender type is one for chosen suppliers.',
    severity: 'warning',
    weight: 0.02,
    fails: ({ tender: { type, procurement_method } }) =>
      type !== null && procurement_method === 'open' && ofChosen.has(type),
  },
]);
