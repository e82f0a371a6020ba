import { type Municipality, municipalitiesNamed } from '#shared/codelists/municipalities.ts';
import { findProvince, type Province, type ProvinceCode, provinces } from '#shared/codelists/provinces.ts';
import { describeOrgan, type Organ } from '#shared/domain/buyers/organ.ts';
import { type Address, parseAddress } from './address.ts';
import {
  type Evidence,
  leading,
  leadingMunicipality,
  noEvidence,
  weigh,
  weighPostalCode,
} from './evidence.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { provinceOfPostalCode } from './postal-codes.ts';
import { wordsOf } from './words.ts';

/** What a record says about where it is. */
export type PlaceFacts = {
  /** The publisher's own statement, `National` included. */
  province: string | null;
  buyerName: string | null;
  /** Address of delivery, `street - suburb - town - code`. */
  delivery: string | null;
  /** Title and description. */
  text: string | null;
  /** Whether the buyer works in the whole country; judged by its name where left out. */
  isNationalBuyer?: boolean;
};

export type PlaceSource = 'publisher' | 'buyer' | 'delivery' | 'text';

/** Another source names another place than the one kept. */
export type PlaceConflict = {
  field: 'province' | 'municipality';
  kept: string;
  source: PlaceSource;
  says: string;
};

/**
 * Where a tender is. `province.name` is a province of the vocabulary, or `National` where the publisher says so and
 * nothing places it more closely. `confidence` is from 0 to 1.
 */
export type ResolvedPlace = {
  province: { name: string; source: PlaceSource; confidence: number } | null;
  municipality: { code: string; name: string; source: PlaceSource; confidence: number } | null;
  /** Town or suburb of delivery. */
  locality: string | null;
  /** The delivery address with each part once; null where it says nothing. */
  fullAddress: string | null;
  postalCode: string | null;
  conflicts: PlaceConflict[];
};

/** Says which province one source names, and how surely. */
type Witness = { source: Exclude<PlaceSource, 'publisher'>; province: ProvinceCode; confidence: number };

type Witnesses = { buyer: Witness | null; delivery: Witness | null; text: Witness | null };

const byName = new Map(provinces.map((province) => [province.name, province]));
const byCode = new Map(provinces.map((province) => [province.code, province]));
const nameOf = (code: ProvinceCode): string => byCode.get(code)?.name ?? code;

const organs = new Map<string, Organ>();
const MOST_ORGANS = 5_000;

function organOf(name: string): Organ {
  const known = organs.get(name);
  if (known) return known;
  if (organs.size >= MOST_ORGANS) organs.clear();
  const organ = describeOrgan(name);
  organs.set(name, organ);
  return organ;
}

/** Judges from what the record says alone: no state, no time, never throws. */
export function resolvePlace(facts: PlaceFacts): ResolvedPlace {
  const stated =
    facts.province === null ? null : (byName.get(facts.province) ?? findProvince(facts.province));
  const organ = facts.buyerName === null ? null : organOf(facts.buyerName);
  const address = parseAddress(facts.delivery);
  const inAddress = address.parts.length === 0 ? [] : mentionsIn(wordsOf(address.parts.join(', ')), true);
  const said = readDelivery(address, inAddress);
  const told =
    facts.text === null ? noEvidence() : weigh(noEvidence(), mentionsIn(wordsOf(facts.text), false));
  const national =
    facts.isNationalBuyer ?? (organ !== null && organ.sphere === 'national' && organ.provinceName === null);
  const witnesses = {
    buyer: buyerWitness(organ),
    delivery: witness('delivery', inAddress.length > 0 ? 0.6 : 0.3, said, stated, told),
    text: witness('text', 0.5, told, stated, said),
  };
  const province = decide(stated, witnesses, national, organ);
  const code = province === null ? null : (byName.get(province.name)?.code ?? null);
  const municipality = placeMunicipality(facts.buyerName, organ, code, said, told);
  return {
    province,
    municipality: municipality && {
      code: municipality.one.code,
      name: municipality.one.name,
      source: municipality.source,
      confidence: municipality.confidence,
    },
    locality: localityOf(inAddress, code),
    fullAddress: address.fullAddress,
    postalCode: address.postalCode,
    conflicts: [...conflictsOf(province, stated, witnesses), ...municipalConflicts(municipality, said, code)],
  };
}

function readDelivery({ postalCode }: Address, mentions: readonly Mention[]): Evidence {
  const evidence = weigh(noEvidence(), mentions);
  return postalCode === null
    ? evidence
    : weighPostalCode(evidence, postalCode, provinceOfPostalCode(postalCode));
}

function buyerWitness(organ: Organ | null): Witness | null {
  const code = organ?.provinceName == null ? null : (byName.get(organ.provinceName)?.code ?? null);
  if (organ === null || code === null) return null;
  return { source: 'buyer', province: code, confidence: worksElsewhere(organ) ? 0.7 : 0.95 };
}

/** A national body with one seat (a museum, a water board) and a province's company also work outside its province. */
const worksElsewhere = (organ: Organ): boolean =>
  organ.sphere === 'national' || (organ.sphere === 'provincial' && organ.type === 'state_enterprise');

/**
 * Ambiguous names are judged by the other text, then by the publisher's statement.
 * @param least confidence where two provinces are nearly alike; a postal code without any name says little
 */
function witness(
  source: 'delivery' | 'text',
  least: number,
  evidence: Evidence,
  stated: Province | null,
  other: Evidence,
): Witness | null {
  const found = leading(evidence, leading(other)?.province ?? stated?.code ?? null);
  if (!found) return null;
  return { source, province: found.province, confidence: least + 0.3 * found.margin };
}

type Decision = { name: string; source: PlaceSource; confidence: number };

const decision = (province: ProvinceCode, source: PlaceSource, confidence: number): Decision => ({
  name: nameOf(province),
  source,
  confidence: Math.round(Math.min(confidence, 0.99) * 100) / 100,
});

function decide(
  stated: Province | null,
  witnesses: Witnesses,
  national: boolean,
  organ: Organ | null,
): Decision | null {
  if (stated?.code) return decideStated(stated.code, witnesses, national);
  const found = decideUnstated(witnesses, national, organ);
  if (stated === null) return found;
  const { delivery, text } = witnesses;
  // The head office of a national buyer, mostly in Gauteng, is where its paper goes and not where the work is.
  const headOffice = found?.source === 'delivery' && national && delivery?.province === 'GP';
  const elsewhere = headOffice && text !== null && text.province !== 'GP' ? text : null;
  if (elsewhere) return decision(elsewhere.province, 'text', 0.6);
  const vague = found?.source === 'delivery' && found.confidence < 0.7;
  if (!found || headOffice || vague || (national && found.source === 'text' && text?.province === 'GP'))
    return { name: stated.name, source: 'publisher', confidence: found ? 0.7 : 0.9 };
  return { ...found, confidence: Math.round(found.confidence * 80) / 100 };
}

/** The statement stands unless buyer and delivery both name one other province. */
function decideStated(
  stated: ProvinceCode,
  { buyer, delivery, text }: Witnesses,
  national: boolean,
): Decision {
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
  { buyer, delivery, text }: Witnesses,
  national: boolean,
  organ: Organ | null,
): Decision | null {
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

type PlacedMunicipality = { one: Municipality; source: PlaceSource; confidence: number };

/** The buyer's own, else the one delivered to, else the one written about; always inside the province. */
function placeMunicipality(
  buyerName: string | null,
  organ: Organ | null,
  province: ProvinceCode | null,
  said: Evidence,
  told: Evidence,
): PlacedMunicipality | null {
  if (organ?.sphere === 'local' && buyerName !== null) {
    const own = organ.municipality ?? onlyOne(municipalitiesNamed(buyerName, province));
    if (own) return { one: own, source: 'buyer', confidence: organ.municipality ? organ.confidence : 0.85 };
  }
  const delivered = leadingMunicipality(said, province);
  const written = leadingMunicipality(told, province);
  if (delivered)
    return { one: delivered, source: 'delivery', confidence: written === delivered ? 0.95 : 0.8 };
  if (organ?.municipality && (province === null || organ.municipality.province === province))
    return { one: organ.municipality, source: 'buyer', confidence: 0.75 };
  return written && { one: written, source: 'text', confidence: 0.6 };
}

const onlyOne = (found: readonly Municipality[]): Municipality | null =>
  found.length === 1 ? (found[0] ?? null) : null;

/** The last town or suburb that fills a part of the address, else the last that is named in one. */
function localityOf(mentions: readonly Mention[], province: ProvinceCode | null): string | null {
  const towns = mentions.filter(({ places }) => places.some(({ kind }) => kind === 'town'));
  const chosen = towns.findLast(({ whole }) => whole) ?? towns.at(-1);
  const places = (chosen?.places ?? []).filter(({ kind }) => kind === 'town');
  return (places.find((place) => place.province === province) ?? places[0])?.name ?? null;
}

function conflictsOf(kept: Decision | null, stated: Province | null, witnesses: Witnesses): PlaceConflict[] {
  if (kept === null) return [];
  const others = [witnesses.buyer, witnesses.delivery, witnesses.text].flatMap((one) =>
    one ? [{ source: one.source as PlaceSource, says: nameOf(one.province) }] : [],
  );
  if (stated) others.unshift({ source: 'publisher', says: stated.name });
  return others
    .filter(({ says }) => says !== kept.name)
    .map(({ source, says }) => ({ field: 'province', kept: kept.name, source, says }));
}

function municipalConflicts(
  kept: PlacedMunicipality | null,
  said: Evidence,
  province: ProvinceCode | null,
): PlaceConflict[] {
  const delivered = kept?.source === 'buyer' ? leadingMunicipality(said, province) : null;
  if (!kept || !delivered || delivered === kept.one || isPart(delivered, kept.one)) return [];
  return [{ field: 'municipality', kept: kept.one.name, source: 'delivery', says: delivered.name }];
}

/** A district delivers to its local municipalities, and they have offices of their district. */
const isPart = (one: Municipality, other: Municipality): boolean =>
  one.district === other.code || other.district === one.code;
