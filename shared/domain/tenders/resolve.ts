import { municipalityOf } from '#shared/codelists/municipalities.ts';
import { classify } from '#shared/domain/categories/classify.ts';
import { resolvePlace } from '#shared/domain/places/place.ts';
import type { PlaceSource } from '#shared/domain/places/province.ts';
import type { SourcedIssue } from '#shared/domain/quality/issues.ts';
import type { Combined } from './combine/combine.ts';
import { noticeFields } from './notices/notice.ts';
import { readvertisement } from './readvertised.ts';
import type { ProvenanceRow, ResolvedFields, TenderFields } from './records.ts';

type Origin = ProvenanceRow['fields'][string];
type Origins = Record<string, Origin>;

/** Values derived from the combined record, which no publisher gives directly, with their origins. */
export type Resolved = {
  fields: ResolvedFields & Pick<TenderFields, 'category' | 'province' | 'province_source' | 'municipality'>;
  origins: Origins;
  issues: SourcedIssue[];
};

/** The field from which each kind of evidence for a place is read. */
const evidenceField: Readonly<Record<PlaceSource, keyof TenderFields>> = {
  publisher: 'province',
  buyer: 'organization_name',
  delivery: 'delivery',
  text: 'title',
};

/** Confidence in a town named in title or description, which may be that of an office. */
const OF_TEXT = 0.6;

/** Derives place, category, and the keys by which tenders are compared with each other. */
export function resolve({ fields, origins }: Combined): Resolved {
  const place = placeOf(fields, origins);
  const category = categoryOf(fields, origins);
  const notice = noticeOf(fields, origins);
  return {
    fields: { ...place.fields, ...category.fields, ...readvertisement(fields), ...notice.fields },
    origins: { ...place.origins, ...category.origins, ...notice.origins },
    issues: place.issues,
  };
}

/** @returns the origin of a value that was derived from another field */
function derivedFrom(field: string, origins: Origins, method: string, confidence: number): Origin {
  const [source, path] = origins[field] ?? ['', ''];
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
  const derived: Origins = {};
  const derive = (column: string, from: { source: PlaceSource; confidence: number }) => {
    derived[column] = derivedFrom(evidenceField[from.source], origins, from.source, from.confidence);
  };
  if (province) {
    derive('province', province);
    derive('province_source', province);
  }
  if (municipality) derive('municipality', municipality);
  if (locality !== null)
    derive('locality', { source: locality.source, confidence: locality.source === 'text' ? OF_TEXT : 1 });
  if (fullAddress !== null) derive('full_address', { source: 'delivery', confidence: 1 });
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
      locality: locality?.name ?? null,
      full_address: fullAddress,
      postal_code: postalCode,
    },
    origins: derived,
    issues: conflicts.map(({ field, kept, source, says }): SourcedIssue => {
      const [publisher = '', path = field] = origins[evidenceField[source]] ?? [];
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
  const derived: Origins = {};
  // Rounded, so that there are few patterns of origins; the exact confidence has its own column.
  if (found !== null && found.method !== 'publisher')
    derived['category'] = derivedFrom('title', origins, found.method, Math.round(found.confidence * 10) / 10);
  return {
    fields: {
      category: found?.category ?? fields.category,
      category_method: found?.method ?? (fields.category === null ? null : 'publisher'),
      category_confidence: found?.confidence ?? (fields.category === null ? null : 1),
    },
    origins: derived,
  };
}

function noticeOf(fields: TenderFields, origins: Origins) {
  const found = noticeFields(fields);
  const derived: Origins = {};
  if (found.notice_kind !== null)
    derived['notice_kind'] = derivedFrom(
      fields.title === null ? 'reference_number' : 'title',
      origins,
      'rule',
      NOTICE_CONFIDENCE,
    );
  return { fields: found, origins: derived };
}

/**
 * Titles are free text, so even rules that were right for all judged rows (`npm run -s eval -- notices`) may be wrong.
 */
const NOTICE_CONFIDENCE = 0.95;
