/**
 * A trade in the words of notices: the median award in rand, and the things bought. Words in braces are filled in:
 * {village} {town} {district} {school} {station} with a place, {ward} {number} {km} with figures, {count} with a count
 * in words or figures.
 */
export type Offering = { typical: number; subjects: readonly string[] };
