import { readFileSync, writeFileSync } from 'node:fs';
import type { Half } from './packs.ts';
import type { Tally } from './real-measure.ts';

/**
 * What was read of real papers whose texts stay outside the project: numbers alone, as they were when the paper was last read. Whoever has no
 * such paper still gets the same table of precision.
 */
export type Reading = {
  id: string;
  half: Half;
  sure: Tally;
  doubtful: Tally;
};

const FILE = new URL('ledger.json', import.meta.url);

/** @returns the kept readings, in the order of their ids */
export const keptReadings = (): Reading[] => JSON.parse(readFileSync(FILE, 'utf8')) as Reading[];

/** Replaces the kept readings; one stands on each line. */
export function keepReadings(readings: readonly Reading[]): void {
  const lines = readings
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
    .map((reading) => JSON.stringify(reading));
  writeFileSync(FILE, `[\n${lines.join(',\n')}\n]\n`);
}

/** A paper of which some parts were looked at has two readings. */
export const keyOf = ({ id, half }: Pick<Reading, 'id' | 'half'>): string => `${id} ${half}`;
