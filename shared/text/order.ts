/** The order of two texts by their code units, the same on every machine. */
export const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
