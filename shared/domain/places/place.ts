import { type Municipality, municipalitiesNamed } from '#shared/codelists/municipalities.ts';
import { findProvince, type Province, type ProvinceCode, provinces } from '#shared/codelists/provinces.ts';
import { describeOrgan, type Organ } from '#shared/domain/buyers/organ.ts';
import { memoize } from '#shared/domain/memoize.ts';
import { type Address, parseAddress } from './address.ts';
import {
  clearMunicipality,
  leadingMunicipality,
  noEvidence,
  type PlaceEvidence,
  weigh,
  weighPostalCode,
} from './evidence.ts';
import { type Locality, localityOf } from './locality.ts';
import { mentionsIn, type PlaceMention } from './mentions.ts';
import { provinceOfPostalCode } from './postal-codes.ts';
import {
  buyerIndication,
  decideProvince,
  type Indications,
  indication,
  type PlaceDecision,
  type PlaceSource,
  provinceName,
} from './province.ts';
import { wordsOf } from './words.ts';

/** The fields of a record from which its place is derived. */
export type PlaceFacts = {
  /** The publisher's statement, which may be `National`. */
  province: string | null;
  buyerName: string | null;
  /** Delivery address, `street - suburb - town - code`. */
  delivery: string | null;
  /** Title and description. */
  text: string | null;
};

/** A source that names another place than the one that was chosen. */
export type PlaceConflict = {
  field: 'province' | 'municipality';
  kept: string;
  source: PlaceSource;
  says: string;
};

/**
 * The place of a tender. `province.name` is a name of the codelist; it is `National` where the publisher states that and
 * no other source is more precise. `confidence` is from 0 to 1.
 */
export type ResolvedPlace = {
  province: { name: string; source: PlaceSource; confidence: number } | null;
  municipality: { code: string; name: string; source: PlaceSource; confidence: number } | null;
  /** Town or suburb of delivery, otherwise the only one that the text names. */
  locality: Locality | null;
  /** The delivery address with each part once; null where there is none. */
  fullAddress: string | null;
  postalCode: string | null;
  conflicts: PlaceConflict[];
};

const byName = new Map(provinces.map((province) => [province.name, province]));

const MAX_ORGANS = 5_000;
const organOf = memoize(describeOrgan, MAX_ORGANS);

/** Derives the place from the publisher's statement, the buyer, the delivery address and the text. Never throws. */
export function resolvePlace(facts: PlaceFacts): ResolvedPlace {
  const stated =
    facts.province === null ? null : (byName.get(facts.province) ?? findProvince(facts.province));
  const organ = facts.buyerName === null ? null : organOf(facts.buyerName);
  const address = parseAddress(facts.delivery);
  const inAddress = address.parts.length === 0 ? [] : mentionsIn(wordsOf(address.parts.join(', ')), true);
  const ofDelivery = deliveryEvidence(address, inAddress);
  const inText = facts.text === null ? [] : mentionsIn(wordsOf(facts.text), false);
  const ofText = weigh(noEvidence(), inText);
  const national = organ !== null && organ.sphere === 'national' && organ.provinceName === null;
  const indications = {
    buyer: buyerIndication(organ),
    // A postal code without any name is weak evidence.
    delivery: indication('delivery', inAddress.length > 0 ? 0.6 : 0.3, ofDelivery, stated, ofText),
    text: indication('text', 0.5, ofText, stated, ofDelivery),
  };
  const province = decideProvince(stated, indications, national, organ);
  const code = province === null ? null : (byName.get(province.name)?.code ?? null);
  const found = decideMunicipality(facts.buyerName, organ, code, ofDelivery, ofText);
  return {
    province,
    municipality: found && {
      code: found.municipality.code,
      name: found.municipality.name,
      source: found.source,
      confidence: found.confidence,
    },
    locality: localityOf(
      inAddress,
      inText,
      code,
      found && { municipality: found.municipality, ofText: found.source === 'text' },
    ),
    fullAddress: address.fullAddress,
    postalCode: address.postalCode,
    conflicts: [
      ...provinceConflicts(province, stated, indications),
      ...municipalityConflicts(found, ofDelivery, code),
    ],
  };
}

function deliveryEvidence({ postalCode }: Address, mentions: readonly PlaceMention[]): PlaceEvidence {
  const evidence = weigh(noEvidence(), mentions);
  return postalCode === null
    ? evidence
    : weighPostalCode(evidence, postalCode, provinceOfPostalCode(postalCode));
}

type FoundMunicipality = { municipality: Municipality; source: PlaceSource; confidence: number };

/**
 * Prefers the municipality that buys. For other buyers, the one that title or description clearly name goes before the
 * delivery address, which is often the buyer's office where bids are handed in, and that before the buyer's seat. All
 * within the province. A name that is part of the buyer's own name says nothing, and a district less than a place in it;
 * a list of towns in several municipalities names none of them.
 */
function decideMunicipality(
  buyerName: string | null,
  organ: Organ | null,
  province: ProvinceCode | null,
  ofDelivery: PlaceEvidence,
  ofText: PlaceEvidence,
): FoundMunicipality | null {
  if (organ?.sphere === 'local' && buyerName !== null) {
    const own = organ.municipality ?? onlyOne(municipalitiesNamed(buyerName, province));
    const confidence = organ.municipality ? organ.confidence : 0.85;
    if (own) return { municipality: own, source: 'buyer', confidence };
  }
  const delivery = leadingMunicipality(ofDelivery, province);
  const named = clearMunicipality(ofText, province);
  const ofBuyer =
    buyerName === null ? noEvidence() : weigh(noEvidence(), mentionsIn(wordsOf(buyerName), false));
  const meant =
    named === null || ofBuyer.municipalities.has(named) || delivery?.district === named.code ? null : named;
  if (meant !== null && meant !== delivery)
    return { municipality: meant, source: 'text', confidence: delivery ? 0.6 : 0.65 };
  const agreed = leadingMunicipality(ofText, province) === delivery;
  if (delivery) return { municipality: delivery, source: 'delivery', confidence: agreed ? 0.95 : 0.8 };
  if (organ?.municipality && (province === null || organ.municipality.province === province))
    return { municipality: organ.municipality, source: 'buyer', confidence: 0.75 };
  return named && { municipality: named, source: 'text', confidence: 0.6 };
}

const onlyOne = (found: readonly Municipality[]): Municipality | null =>
  found.length === 1 ? (found[0] ?? null) : null;

function provinceConflicts(
  chosen: PlaceDecision | null,
  stated: Province | null,
  { buyer, delivery, text }: Indications,
): PlaceConflict[] {
  if (chosen === null) return [];
  const others = [buyer, delivery, text].flatMap((one) =>
    one ? [{ source: one.source as PlaceSource, says: provinceName(one.province) }] : [],
  );
  if (stated) others.unshift({ source: 'publisher', says: stated.name });
  return others
    .filter(({ says }) => says !== chosen.name)
    .map(({ source, says }) => ({ field: 'province', kept: chosen.name, source, says }));
}

function municipalityConflicts(
  chosen: FoundMunicipality | null,
  ofDelivery: PlaceEvidence,
  province: ProvinceCode | null,
): PlaceConflict[] {
  const delivery = chosen?.source === 'buyer' ? leadingMunicipality(ofDelivery, province) : null;
  if (!chosen || !delivery || delivery === chosen.municipality || isPartOf(delivery, chosen.municipality))
    return [];
  return [{ field: 'municipality', kept: chosen.municipality.name, source: 'delivery', says: delivery.name }];
}

/** A district and its local municipalities do not conflict: each has deliveries and offices in the other's area. */
const isPartOf = (one: Municipality, other: Municipality): boolean =>
  one.district === other.code || other.district === one.code;
