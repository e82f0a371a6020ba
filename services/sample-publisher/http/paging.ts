import { randomOf } from '#services/sample-publisher/generate/random.ts';

/** Anything whose items are found by position from 0. */
type Positions<Item> = { readonly length: number; at(position: number): Item };

/**
 * A page of a listing. When the listing is shaken, its order is that of this request only: each item is displaced by up
 * to a page, so that those near a border of pages come twice or not at all when pages are asked for one after another.
 * @param draw null for the listing's own order; else decides the displacements
 */
export function pageOf<Item>(
  listing: Positions<Item>,
  start: number,
  size: number,
  draw: number | null,
): Item[] {
  const end = Math.min(start + size, listing.length);
  if (draw === null)
    return Array.from({ length: Math.max(0, end - start) }, (_, offset) => listing.at(start + offset));
  // Nothing moves further than a page, so the neighbouring pages are all that can reach into this one.
  const first = Math.max(0, start - size);
  const places = Array.from(
    { length: Math.max(0, Math.min(end + size, listing.length) - first) },
    (_, offset) => {
      const position = first + offset;
      return { position, place: position + randomOf(draw, 'order', position).fraction() * size };
    },
  ).sort((a, b) => a.place - b.place);
  return places.slice(start - first, end - first).map(({ position }) => listing.at(position));
}
