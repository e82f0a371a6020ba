import { tenderTypes } from '#shared/codelists/tender-types.ts';
import { checksOf, hasIssue } from './check.ts';

/** Confidence of a category, 0 to 1. */
const SURE = 0.5;

/** Tender types for which the buyer chooses the suppliers that it asks, in the spelling that is served. */
const typesForChosen = new Set(
  tenderTypes.flatMap(({ method, portalName }) =>
    method === 'limited' || method === 'direct' ? [portalName] : [],
  ),
);

export const classificationChecks = checksOf('classification', [
  {
    name: 'no-category',
    meaning: 'No publisher gives a category, and none could be derived from the text.',
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
    meaning: 'The category was derived from the text with a confidence below 0.5.',
    severity: 'info',
    weight: 0.02,
    fails: ({ tender: { category, category_confidence } }) =>
      category !== null && category_confidence !== null && category_confidence < SURE,
  },
  {
    name: 'no-tender-type',
    meaning: 'No publisher gives a tender type or a procurement method.',
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
    meaning: 'The procurement method is open, but the tender type is one for chosen suppliers.',
    severity: 'warning',
    weight: 0.02,
    fails: ({ tender: { type, procurement_method } }) =>
      type !== null && procurement_method === 'open' && typesForChosen.has(type),
  },
]);
