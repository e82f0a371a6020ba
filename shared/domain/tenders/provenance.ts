import { memoize } from '#shared/domain/memoize.ts';
import { provenanceIdentity } from '#shared/text/identity.ts';
import type { ProvenanceRow } from './records.ts';

/** Most tenders share a few patterns of origins; each is hashed once. */
const MAX_PATTERNS = 5_000;

const rowOf = memoize((text): ProvenanceRow => {
  return { id: provenanceIdentity(text), fields: JSON.parse(text) as ProvenanceRow['fields'] };
}, MAX_PATTERNS);

/** @returns the origins of a tender's values as a row, whose id is the same for equal origins */
export const provenanceOf = (fields: ProvenanceRow['fields']): ProvenanceRow => rowOf(JSON.stringify(fields));
