import { type Province, type ProvinceCode, provinces } from '#shared/codelists/provinces.ts';
import type { Organ } from '#shared/domain/buyers/organ.ts';
import { leading, type PlaceEvidence } from './evidence.ts';

export type PlaceSource = 'publisher' | 'buyer' | 'delivery' | 'text';

/** The province that one source other than the publisher's statement indicates. */
export type Indication = {
  source: Exclude<PlaceSource, 'publisher'>;
  province: ProvinceCode;
  confidence: number;
};

export type Indications = {
  buyer: Indication | null;
  delivery: Indication | null;
  text: Indication | null;
};

/** The province that was chosen, by name. */
export type PlaceDecision = { name: string; source: PlaceSource; confidence: number };

const byCode = new Map(provinces.map((province) => [province.code, province]));

export const provinceName = (code: ProvinceCode): string => byCode.get(code)?.name ?? code;

/** @returns the province in the name of the buyer */
export function buyerIndication(organ: Organ | null): Indication | null {
  const name = organ?.provinceName ?? null;
  const code = name === null ? null : (provinces.find((province) => province.name === name)?.code ?? null);
  if (organ === null || code === null) return null;
  return { source: 'buyer', province: code, confidence: worksElsewhere(organ) ? 0.7 : 0.95 };
}

/** National bodies with one seat (museums, water boards) and companies of a province also work outside their province. */
const worksElsewhere = (organ: Organ): boolean =>
  organ.sphere === 'national' || (organ.sphere === 'provincial' && organ.type === 'state_enterprise');

/**
 * @param minConfidence the confidence where two provinces have nearly the same weight
 * @param other evidence that decides about names of several places; otherwise the publisher's statement decides
 */
export function indication(
  source: 'delivery' | 'text',
  minConfidence: number,
  evidence: PlaceEvidence,
  stated: Province | null,
  other: PlaceEvidence,
): Indication | null {
  const found = leading(evidence, leading(other)?.province ?? stated?.code ?? null);
  if (!found) return null;
  return { source, province: found.province, confidence: minConfidence + 0.3 * found.margin };
}

const decision = (province: ProvinceCode, source: PlaceSource, confidence: number): PlaceDecision => ({
  name: provinceName(province),
  source,
  confidence: Math.round(Math.min(confidence, 0.99) * 100) / 100,
});

/**
 * @param stated the publisher's statement, which may be `National`
 * @param national whether the buyer works in the whole country
 */
export function decideProvince(
  stated: Province | null,
  indications: Indications,
  national: boolean,
  organ: Organ | null,
): PlaceDecision | null {
  if (stated?.code) return decideStated(stated.code, indications, national);
  const found = decideUnstated(indications, national, organ);
  if (stated === null) return found;
  const { delivery, text } = indications;
  // National buyers have bids delivered to their head offices, mostly in Gauteng, wherever the work is.
  const headOffice = found?.source === 'delivery' && national && delivery?.province === 'GP';
  const elsewhere = headOffice && text !== null && text.province !== 'GP' ? text : null;
  if (elsewhere) return decision(elsewhere.province, 'text', 0.6);
  const uncertain = found?.source === 'delivery' && found.confidence < 0.7;
  if (!found || headOffice || uncertain || (national && found.source === 'text' && text?.province === 'GP'))
    return { name: stated.name, source: 'publisher', confidence: found ? 0.7 : 0.9 };
  return { ...found, confidence: Math.round(found.confidence * 80) / 100 };
}

/** Uses the stated province, unless buyer and delivery both indicate the same other one. */
function decideStated(
  stated: ProvinceCode,
  { buyer, delivery, text }: Indications,
  national: boolean,
): PlaceDecision {
  if (
    buyer &&
    delivery &&
    buyer.confidence > 0.9 &&
    buyer.province !== stated &&
    buyer.province === delivery.province
  )
    return decision(buyer.province, 'buyer', 0.85);
  let confidence = 0.9;
  for (const one of [buyer, delivery, text]) {
    if (one?.province === stated) confidence += one.source === 'text' ? 0.04 : 0.08;
    else if (one?.source === 'buyer') confidence -= 0.3;
    else if (one?.source === 'delivery') confidence -= national && one.province === 'GP' ? 0.1 : 0.25;
    else if (one?.source === 'text') confidence -= 0.08;
  }
  return decision(stated, 'publisher', confidence);
}

function decideUnstated(
  { buyer, delivery, text }: Indications,
  national: boolean,
  organ: Organ | null,
): PlaceDecision | null {
  if (buyer && organ && !worksElsewhere(organ)) {
    const against = delivery !== null && delivery.province !== buyer.province;
    return decision(buyer.province, 'buyer', buyer.confidence - (against ? 0.2 : 0) + (delivery ? 0.03 : 0));
  }
  if (delivery && text && delivery.province !== text.province) {
    if (buyer?.province === text.province) return decision(text.province, 'text', 0.75);
    return national && delivery.province === 'GP' && text.confidence > 0.7
      ? decision(text.province, 'text', 0.6)
      : decision(delivery.province, 'delivery', delivery.confidence - 0.2);
  }
  if (delivery)
    return decision(
      delivery.province,
      'delivery',
      delivery.confidence + (text || buyer?.province === delivery.province ? 0.07 : 0),
    );
  if (text) return decision(text.province, 'text', text.confidence);
  return buyer && decision(buyer.province, 'buyer', buyer.confidence);
}
