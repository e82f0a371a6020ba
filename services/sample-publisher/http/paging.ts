import { randomOf } from '#services/sample-publisher/generate/random.ts';

/** Anything whose items are found by position from 0. */
type Positions<Item> = { readonly length: number; at(position: number): Item };

/**
 * A page of a listing. The fault `unstable` gives each request an order of its own, in which every item is moved by up
 * to the length of a page. A client that asks for one page after another then sees some items twice and others never.
 * @param draw null for the listing's own order; otherwise the number from which the order of this request follows
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
  // No item moves further than a page, so only items of the neighbouring pages can move into this one.
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
