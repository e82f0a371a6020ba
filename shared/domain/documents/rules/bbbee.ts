import type { Found } from '#shared/domain/documents/analysis.ts';
import { matchesOf } from '#shared/domain/documents/reading/matches.ts';
import { NUMBER, numberOf } from '#shared/domain/documents/reading/numbers.ts';
import { outlineOf } from '#shared/domain/documents/reading/outline.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { elect } from './found.ts';

const B_BBEE = /\b(?:b-? ?b-?bee|bbbee|bee|broad-?based|b-?b?-?sbseb|sbseb|sbseb)\b/i;
const LEVEL = new RegExp(
  `(?:\\b|-)(?:level|vlak)s?(?: of contribut(?:or|ion))?(?: of| van)?:? ?(?:status )?${NUMBER}(?: ?(?:or|of|to|tot|and) (?:level )?([1-8])\\b)?`,
  'gi',
);
const DEMAND =
  /\b(?:minimum|at least|not (?:lower|worse|below) than|minste|minstens|stipulated|only|must|shall|slegs|moet|or (?:better|higher|above|lower)|of (?:beter|hoër)|pre-? ?qualif\w*|mag)\b/i;
/** The levels of a table of points, and of subcontractors, are no demand. */
const OTHER = /\b(?:points?|punte|sub-? ?contract\w*|claim\w*|eise?|preference|voorkeur)\b/i;

/** Finds the level of B-BBEE contribution that is demanded; of several, the lowest that is enough. */
export function findBbbeeLevel(reader: Reader): Found<number> | null {
  const votes = outlineOf(reader).flatMap((said) => {
    const { text, titles } = said;
    if (!B_BBEE.test(`${titles[0] ?? ''} ${text}`) || OTHER.test(text)) return [];
    if (!DEMAND.test(`${titles[0] ?? ''} ${text}`)) return [];
    return matchesOf(reader, LEVEL, said).flatMap(({ start, end, groups: [digits, words, least] }) => {
      const value = Math.max(numberOf(digits, words) ?? 0, Number(least ?? 0));
      return value < 1 || value > 8 ? [] : [{ start, end, value, weight: 1 }];
    });
  });
  return elect(reader, votes, { agreed: 0.92, disputed: 0.6 });
}
