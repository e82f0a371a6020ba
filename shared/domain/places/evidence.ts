import type { Municipality } from '#shared/codelists/municipalities.ts';
import type { ProvinceCode } from '#shared/codelists/provinces.ts';
import type { Mention } from './mentions.ts';

/**
 * What one text says about where something is: weights by province, counted apart where the name stands for one place
 * (`sure`) and for several (`maybe`), and weights by municipality.
 */
export type Evidence = {
  sure: Map<ProvinceCode, number>;
  maybe: Map<ProvinceCode, number>;
  municipalities: Map<Municipality, number>;
};

export const noEvidence = (): Evidence => ({ sure: new Map(), maybe: new Map(), municipalities: new Map() });

const raise = <K>(weights: Map<K, number>, key: K, weight: number): void => {
  weights.set(key, (weights.get(key) ?? 0) + weight);
};

/** One name counts once, however often it is said; later ones count a little more, as towns follow streets. */
export function weigh(evidence: Evidence, mentions: readonly Mention[]): Evidence {
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
      if (provinces.size === 1) raise(evidence.sure, province, weight);
      else raise(evidence.maybe, province, weight / 2);
    const known = new Set(mention.places.flatMap(({ municipality }) => municipality ?? []));
    // A district is named beside the town that lies in it: the town says more.
    for (const one of known)
      raise(evidence.municipalities, one, (one.category === 'C' ? 0.5 : 1) * (weight / known.size));
  });
  return evidence;
}

/** A postal code says the province; 0001 stands in many addresses that are elsewhere. */
export function weighPostalCode(evidence: Evidence, code: string, province: ProvinceCode | null): Evidence {
  if (province !== null) raise(evidence.sure, province, code === '0001' ? 0.4 : 1.5);
  return evidence;
}

/**
 * The province that the evidence points to, by weight: it must be named by something that stands for one place, and
 * stand clear of the next; `margin` is from 0 to 1. Ambiguous names decide only between provinces that are hinted at.
 */
export function leading(
  evidence: Evidence,
  hint: ProvinceCode | null = null,
): { province: ProvinceCode; margin: number } | null {
  let best: ProvinceCode | null = null;
  let top = 0;
  let second = 0;
  // Provinces that only ambiguous names stand for count where they are hinted at.
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

/** The municipality of greatest weight in the province; null where none is or two are alike. */
export function leadingMunicipality(evidence: Evidence, province: ProvinceCode | null): Municipality | null {
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
