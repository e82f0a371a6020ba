/**
 * The things bought in a trade, in the words of tender titles, and the median award in rand. Words in braces are
 * placeholders: {village} {town} {district} {school} {station} for a place, {ward} {number} for figures; {count}
 * {km} {kl} for how much is bought: a count in words or figures, a length, a capacity.
 */
export type Offering = { typical: number; subjects: readonly string[] };
