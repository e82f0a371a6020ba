import { readFileSync, writeFileSync } from 'node:fs';
import type { Half } from './packs.ts';
import type { Tally } from './real-measure.ts';

/**
 * Results for real documents whose texts are not in the project: only numbers, from the last reading of each document.
 * So everybody gets the same table of precision, even without these documents.
 */
export type Reading = {
  id: string;
  half: Half;
  sure: Tally;
  doubtful: Tally;
};

const FILE = new URL('ledger.json', import.meta.url);
const FIRST = new URL('first-readings.json', import.meta.url);

/** What the rules of its day read in documents that they had not seen, in the parts that corrected the rules afterwards. */
type Round = { round: string; sure: Tally };

/**
 * A document that corrected the rules is no evidence about the corrected rules. Its first reading stays evidence:
 * without it, only rounds without mistakes would count.
 * @returns the counts of each round of labelled documents, oldest first
 */
export const firstReadings = (): Tally[] =>
  (JSON.parse(readFileSync(FIRST, 'utf8')) as Round[]).map(({ sure }) => sure);

/** @returns the stored readings, ordered by id */
export const keptReadings = (): Reading[] => JSON.parse(readFileSync(FILE, 'utf8')) as Reading[];

/** Replaces the stored readings; one on each line. */
export function keepReadings(readings: readonly Reading[]): void {
  const lines = readings
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
    .map((reading) => JSON.stringify(reading));
  writeFileSync(FILE, `[\n${lines.join(',\n')}\n]\n`);
}

/** A document of which some parts were looked at has two readings. */
export const keyOf = ({ id, half }: Pick<Reading, 'id' | 'half'>): string => `${id} ${half}`;
