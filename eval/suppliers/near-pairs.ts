import { readFileSync } from 'node:fs';
import { groupByRules } from './score.ts';

/**
 * Pairs of names that are nearly the same, half of them of two companies, written by somebody who had not read the rules. A file has
 * a heading and then two names, `yes` or `no` (whether they are of one company), and why, apart by tabs. The odd lines are held
 * out: no rule and no list may be changed by looking at them.
 */
export type NearPair = { one: string; other: string; same: boolean; note: string; heldOut: boolean };

const FILE = new URL('near-pairs.tsv', import.meta.url);

/** @throws Error for a line that is not as the heading says */
export function nearPairs(text = readFileSync(FILE, 'utf8')): NearPair[] {
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line, at) => {
    const [one, other, same, note] = line.split('\t');
    if (!one || !other || (same !== 'yes' && same !== 'no') || note === undefined)
      throw new Error(`line ${at + 2} of the near pairs has not two names, yes or no, and a note`);
    return { one, other, same: same === 'yes', note, heldOut: (at + 2) % 2 === 1 };
  });
}

/** How often the first name of a pair is seen; the other is seen once, as an error would be. */
const SEEN = 5;

/** @returns the pairs whose names become one company, with all names of all pairs beside them */
export function joinedPairs(pairs: readonly NearPair[]): NearPair[] {
  const named = pairs.flatMap(({ one, other }, pair) => [
    { text: one, company: `${pair}`, row: null, seen: SEEN, origin: 'near pair' },
    { text: other, company: `${pair}`, row: null, seen: 1, origin: 'near pair' },
  ]);
  const groups = groupByRules(named);
  return pairs.filter((_, pair) => groups[2 * pair] === groups[2 * pair + 1]);
}
