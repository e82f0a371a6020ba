import type { Merged } from './merge/merge.ts';
import { readvertisement } from './readvertised.ts';
import type { ProvenanceRow, ResolvedFields, TenderFields } from './records.ts';

type Origin = ProvenanceRow['fields'][string];

/** What follows from the merged record: values that no publisher states as such, each with where it came from. */
export type Resolved = {
  fields: ResolvedFields & Pick<TenderFields, 'category' | 'province' | 'province_source' | 'municipality'>;
  origins: Record<string, Origin>;
};

/** Resolves place and category, and what links tenders with each other. Pure. */
export function resolve({ fields }: Merged): Resolved {
  return {
    fields: {
      category: fields.category,
      category_method: fields.category === null ? null : 'publisher',
      category_confidence: fields.category === null ? null : 1,
      province: fields.province,
      province_source: fields.province_source,
      province_confidence: fields.province === null ? null : 1,
      municipality: fields.municipality,
      municipality_code: null,
      municipality_source: null,
      locality: null,
      full_address: null,
      postal_code: null,
      ...readvertisement(fields),
    },
    origins: {},
  };
}
