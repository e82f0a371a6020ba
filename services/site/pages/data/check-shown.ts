/** A check that every tender goes through. */
export type CheckShown = { name: string; area: string; severity: string; weight: number; meaning: string };
