/**
 * The things bought in a trade, in the words of tender titles, and the median award in rand. Words in braces are
 * placeholders: {village} {town} {district} {school} {station} for a place, {ward} {number} {km} for figures, {count}
 * for a count in words or figures.
 */
export type Offering = { typical: number; subjects: readonly string[] };
