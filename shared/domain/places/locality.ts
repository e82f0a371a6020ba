import type { Municipality } from '#shared/codelists/municipalities.ts';
import type { ProvinceCode } from '#shared/codelists/provinces.ts';
import type { PlaceMention } from './mentions.ts';
import type { Place } from './place-names.ts';

/** A town or suburb, and where it was found. */
export type Locality = { name: string; source: 'delivery' | 'text' };

/**
 * Finds the town of a tender. The delivery address goes first, except where the text named the municipality: then the
 * address is that of an office elsewhere. A text names a town only if it names no other one of the municipality.
 * @param inAddress the mentions of the delivery address
 * @param inText the mentions of title and description
 * @param found the municipality of the tender, and whether the text named it
 */
export function localityOf(
  inAddress: readonly PlaceMention[],
  inText: readonly PlaceMention[],
  province: ProvinceCode | null,
  found: { municipality: Municipality; ofText: boolean } | null,
): Locality | null {
  const named = found === null ? null : onlyTownIn(inText, found.municipality);
  const ofText: Locality | null = named === null ? null : { name: named, source: 'text' };
  if (found?.ofText) return ofText;
  const delivered = townOfAddress(inAddress, province);
  return delivered === null ? ofText : { name: delivered, source: 'delivery' };
}

/** @returns the last town or suburb that is a whole part of the address, otherwise the last one that it mentions */
function townOfAddress(mentions: readonly PlaceMention[], province: ProvinceCode | null): string | null {
  const towns = mentions.filter(({ places }) => places.some(isTown));
  const chosen = towns.findLast(({ whole }) => whole) ?? towns.at(-1);
  const places = (chosen?.places ?? []).filter(isTown);
  return (places.find((place) => place.province === province) ?? places[0])?.name ?? null;
}

/** @returns the only town in the municipality, or in the district, that the text names other than as a municipality */
function onlyTownIn(mentions: readonly PlaceMention[], municipality: Municipality): string | null {
  const inside = ({ municipality: own }: Place): boolean =>
    own !== null && (own === municipality || own.district === municipality.code);
  const names = mentions.flatMap(({ places, typed }) => {
    const town = typed ? undefined : places.find((place) => isTown(place) && inside(place));
    return town === undefined ? [] : [town.name];
  });
  const [name = null, ...others] = new Set(names);
  return others.length === 0 ? name : null;
}

const isTown = ({ kind }: Place): boolean => kind === 'town';
