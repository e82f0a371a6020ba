import type { Found } from '#shared/domain/documents/analysis.ts';
import { after, before, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import { NUMBER, numberOf } from '#shared/domain/documents/reading/numbers.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { elect } from './found.ts';

const B_BBEE = /\b(?:b-? ?b-?bee|bbbee|bee|broad-?based|b-?sbseb|sbseb)\b/gi;
const LEVEL = new RegExp(
  `\\b(?:level|vlak)s?(?: of contribut(?:or|ion))?(?: of)?:? ?(?:status )?${NUMBER}( (?:or|of|to) (?:better|higher|above|lower|beter|hoër|1\\b))?`,
  'i',
);
const DEMAND = /\b(?:minimum|at least|not lower than|minste|stipulated|only)\b/i;

/** Finds the level of B-BBEE contribution that is demanded. The eight levels of a table of points are no demand. */
export function findBbbeeLevel(reader: Reader): Found<number> | null {
  const votes = pairsOf(reader, B_BBEE, LEVEL, 60).flatMap(
    ({ start, end, text, groups: [digits, words, better] }) => {
      const value = numberOf(digits, words) ?? 0;
      const demanded =
        better !== undefined || DEMAND.test(before(reader, start, 50).split(/[.;] /).at(-1)! + text);
      const general = /points|punte|sub-?contract/i.test(text + after(reader, end, 25));
      return value < 1 || value > 8 || !demanded || general ? [] : [{ start, end, value, weight: 1 }];
    },
  );
  return elect(reader, votes, { agreed: 0.92, disputed: 0.6 });
}
