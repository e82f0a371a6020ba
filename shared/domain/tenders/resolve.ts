import { municipalityOf } from '#shared/codelists/municipalities.ts';
import { classify } from '#shared/domain/categories/classify.ts';
import { type PlaceSource, resolvePlace } from '#shared/domain/places/place.ts';
import type { SourcedFinding } from '#shared/domain/quality/findings.ts';
import type { Merged } from './combine/merge.ts';
import { readvertisement } from './readvertised.ts';
import type { ProvenanceRow, ResolvedFields, TenderFields } from './records.ts';

type Origin = ProvenanceRow['fields'][string];
type Origins = Record<string, Origin>;

/** What follows from the merged record: values that no publisher states as such, each with where it came from. */
export type Resolved = {
  fields: ResolvedFields & Pick<TenderFields, 'category' | 'province' | 'province_source' | 'municipality'>;
  origins: Origins;
  findings: SourcedFinding[];
};

/** The field whose value each kind of evidence for a place is read from. */
const evidence: Readonly<Record<PlaceSource, keyof TenderFields>> = {
  publisher: 'province',
  buyer: 'organization_name',
  delivery: 'delivery',
  text: 'title',
};

/** Resolves place and category, and what links tenders with each other. Pure. */
export function resolve({ fields, origins }: Merged): Resolved {
  const place = placeOf(fields, origins);
  const category = categoryOf(fields, origins);
  return {
    fields: { ...place.fields, ...category.fields, ...readvertisement(fields) },
    origins: { ...place.origins, ...category.origins },
    findings: place.findings,
  };
}

/** @returns the origin of a value that was derived from another field's */
function derived(origins: Origins, from: string, method: string, confidence: number): Origin {
  const [source, path] = origins[from] ?? ['', ''];
  return [source, path, method, confidence];
}

function placeOf(fields: TenderFields, origins: Origins) {
  const { province, municipality, locality, fullAddress, postalCode, conflicts } = resolvePlace({
    province: fields.province_source === 'publisher' ? fields.province : null,
    buyerName: fields.organization_name,
    delivery: fields.delivery,
    text: [fields.title, fields.description === fields.title ? null : fields.description]
      .filter((text) => text !== null)
      .join('\n'),
  });
  const told: Origins = {};
  const note = (column: string, from: keyof TenderFields, method: string, confidence: number) => {
    told[column] = derived(origins, from, method, confidence);
  };
  if (province) {
    note('province', evidence[province.source], province.source, province.confidence);
    note('province_source', evidence[province.source], province.source, province.confidence);
  }
  if (municipality)
    note('municipality', evidence[municipality.source], municipality.source, municipality.confidence);
  if (locality !== null) note('locality', 'delivery', 'delivery', 1);
  if (fullAddress !== null) note('full_address', 'delivery', 'delivery', 1);
  return {
    fields: {
      province: province?.name ?? null,
      province_source: province?.source ?? null,
      province_confidence: province?.confidence ?? null,
      municipality:
        fields.municipality ??
        (municipality && (municipalityOf(municipality.code)?.fullName ?? municipality.name)),
      municipality_code: municipality?.code ?? null,
      municipality_source: municipality?.source ?? (fields.municipality === null ? null : 'buyer'),
      locality,
      full_address: fullAddress,
      postal_code: postalCode,
    },
    origins: told,
    findings: conflicts.map(({ field, kept, source, says }): SourcedFinding => {
      const [publisher = '', path = field] = origins[evidence[source]] ?? [];
      return { source: publisher, kind: 'place-conflict', path, detail: { field, kept, says } };
    }),
  };
}

function categoryOf(fields: TenderFields, origins: Origins) {
  const found = classify({
    statedCategory: fields.category,
    title: fields.title,
    description: fields.description,
    buyer: fields.organization_name,
    type: fields.type,
    reference: fields.reference_number,
  });
  const from = found?.method === 'publisher' ? 'category' : 'title';
  return {
    fields: {
      category: found?.category ?? fields.category,
      category_method: found?.method ?? (fields.category === null ? null : 'publisher'),
      category_confidence: found?.confidence ?? (fields.category === null ? null : 1),
    },
    // The confidence of a guess differs from tender to tender; it has a column of its own.
    origins:
      found === null || found.method === 'publisher'
        ? {}
        : ({
            category: derived(origins, from, found.method, Math.round(found.confidence * 10) / 10),
          } as Origins),
  };
}
