/** A part of `flow`, without blanks at its ends. */
export type Span = { start: number; end: number };

/** @returns the index of the last span, among ordered spans, that begins at a place or before it; 0 if none does */
export function lastFrom(spans: readonly Pick<Span, 'start'>[], place: number): number {
  let [low, high] = [0, spans.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (spans[middle]!.start <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
