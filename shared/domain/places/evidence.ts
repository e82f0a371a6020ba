import type { Municipality } from '#shared/codelists/municipalities.ts';
import type { ProvinceCode } from '#shared/codelists/provinces.ts';
import { cities } from '#shared/codelists/towns.ts';
import type { PlaceMention } from './mentions.ts';

/**
 * The places that one text names: weights by province, separately for names of one place (`sure`) and names of several
 * places (`maybe`), and weights by municipality.
 */
export type PlaceEvidence = {
  sure: Map<ProvinceCode, number>;
  maybe: Map<ProvinceCode, number>;
  municipalities: Map<Municipality, number>;
};

export const noEvidence = (): PlaceEvidence => ({
  sure: new Map(),
  maybe: new Map(),
  municipalities: new Map(),
});

const add = <K>(weights: Map<K, number>, key: K, weight: number): void => {
  weights.set(key, (weights.get(key) ?? 0) + weight);
};

/** Adds the weights of mentions. Each name counts once; later names count a little more, because towns follow streets. */
export function weigh(evidence: PlaceEvidence, mentions: readonly PlaceMention[]): PlaceEvidence {
  const counted = new Set<string>();
  mentions.forEach((mention, index) => {
    const first = mention.places[0];
    if (!first || counted.has(first.name)) return;
    counted.add(first.name);
    const weight =
      (mention.whole ? 2 : 1) +
      (first.kind === 'province' || mention.typed ? 0.5 : 0) +
      (0.2 * (index + 1)) / mentions.length;
    const provinces = new Set(mention.places.map(({ province }) => province));
    for (const province of provinces)
      if (provinces.size === 1) add(evidence.sure, province, weight);
      else add(evidence.maybe, province, weight / 2);
    const known = new Set(mention.places.flatMap(({ municipality }) => municipality ?? []));
    // A district counts less than a town that is named with it, because the town is more precise; so does the city of a suburb.
    const vague = isCityOf(mentions[index - 1], mention);
    for (const one of known)
      add(evidence.municipalities, one, (one.category === 'C' || vague ? 0.5 : 1) * (weight / known.size));
  });
  return evidence;
}

/** Whether the name of a city follows that of a suburb which is in another municipality of the province. */
function isCityOf(before: PlaceMention | undefined, { from, places: [city] }: PlaceMention): boolean {
  const [suburb, ...others] = before?.places ?? [];
  return (
    suburb?.municipality?.category === 'A' &&
    others.length === 0 &&
    before?.to === from &&
    city !== undefined &&
    cities.has(city.name) &&
    city.municipality !== suburb.municipality &&
    city.province === suburb.province
  );
}

/** Adds the province of a postal code. 0001 counts less, because addresses elsewhere have it as well. */
export function weighPostalCode(
  evidence: PlaceEvidence,
  code: string,
  province: ProvinceCode | null,
): PlaceEvidence {
  if (province !== null) add(evidence.sure, province, code === '0001' ? 0.4 : 1.5);
  return evidence;
}

/**
 * @param hint the province that other evidence suggests
 * @returns the province of greatest weight; null where it does not clearly exceed the next one. `margin` is the difference,
 *   0 to 1. A province that only names of several places suggest counts only if it is the hint.
 */
export function leading(
  evidence: PlaceEvidence,
  hint: ProvinceCode | null = null,
): { province: ProvinceCode; margin: number } | null {
  let best: ProvinceCode | null = null;
  let top = 0;
  let second = 0;
  const hinted = hint !== null && evidence.maybe.has(hint) && !evidence.sure.has(hint);
  const named = hinted ? [...evidence.sure.keys(), hint] : evidence.sure.keys();
  for (const province of named) {
    const sure = evidence.sure.get(province) ?? 0;
    const weight = sure + (evidence.maybe.get(province) ?? 0);
    if (weight > top) {
      second = top;
      top = weight;
      best = province;
    } else second = Math.max(second, weight);
  }
  if (best === null) return null;
  const margin = (top - second) / top;
  return margin < 0.2 ? null : { province: best, margin };
}

/** @returns the municipality of greatest weight in the province; null where there is none or two have the same weight */
export function leadingMunicipality(
  evidence: PlaceEvidence,
  province: ProvinceCode | null,
): Municipality | null {
  let best: Municipality | null = null;
  let top = 0;
  let tied = false;
  for (const [one, weight] of evidence.municipalities) {
    if (province !== null && one.province !== province) continue;
    if (weight > top) {
      best = one;
      tied = false;
      top = weight;
    } else if (weight === top) tied = true;
  }
  return tied ? null : best;
}

/** A municipality that a text means outweighs the next one by this factor; several towns of one list do not. */
const CLEAR = 1.25;

/** @returns the municipality in the province that clearly outweighs all others, a district that contains it left out */
export function clearMunicipality(
  evidence: PlaceEvidence,
  province: ProvinceCode | null,
): Municipality | null {
  const best = leadingMunicipality(evidence, province);
  if (best === null) return null;
  const weight = evidence.municipalities.get(best) ?? 0;
  for (const [one, other] of evidence.municipalities) {
    const rival =
      one !== best && one.code !== best.district && (province === null || one.province === province);
    if (rival && weight < CLEAR * other) return null;
  }
  return best;
}
