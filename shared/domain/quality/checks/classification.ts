import { tenderTypes } from '#shared/codelists/tender-types.ts';
import { checksOf, info, warning } from './check.ts';

/** Confidence of a category, 0 to 1. */
const SURE = 0.5;

/** Tender types for which the buyer chooses the suppliers that it asks, in the spelling that is served. */
const typesForChosen = new Set(
  tenderTypes.flatMap(({ method, portalName }) =>
    method === 'limited' || method === 'direct' ? [portalName] : [],
  ),
);

export const classificationChecks = checksOf('classification', {
  'no-category': warning(
    0.1,
    'No publisher gives a category, and none could be derived from the text.',
    ({ tender }) => tender.category === null,
  ),
  'unknown-category': warning(0.05, "The publisher's category is not one of the portal's; kept as written."),
  'category-unsure': info(
    0.02,
    'The category was derived from the text with a confidence below 0.5.',
    ({ tender: { category, category_confidence } }) =>
      category !== null && category_confidence !== null && category_confidence < SURE,
  ),
  'no-tender-type': info(
    0.02,
    'No publisher gives a tender type or a procurement method.',
    ({ tender }) => tender.type === null && tender.procurement_method === null,
  ),
  'unknown-tender-type': info(0.02, "The tender type is not one of the portal's; kept as written."),
  'method-contradicts-type': warning(
    0.02,
    'The procurement method is open, but the tender type is one for chosen suppliers.',
    ({ tender: { type, procurement_method } }) =>
      type !== null && procurement_method === 'open' && typesForChosen.has(type),
  ),
});
