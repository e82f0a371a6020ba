import type { Found } from '#shared/domain/documents/analysis.ts';
import { LEVEL_DEMANDED, OTHER_LEVEL } from '#shared/domain/documents/phrases/shares.ts';
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
const MUST_HAVE =
  /\b(?:must|shall|moet)\b[\w ,'-]{0,40}\b(?:have|be|hold|possess|wees|beskik|hê)\b|\bmag slegs\b/i;
const IS_MINIMUM = /\b(?:minimum|at least|only|pre-? ?qualif\w*|slegs|minstens)\b/i;

/**
 * Maximum length of an answer with only the level, and how many characters around a level are searched for the demand.
 */
const [MAX_ANSWER, NEAR] = [60, 90];

/** Finds the required level of B-BBEE contribution; if there are several, the lowest sufficient one. */
export function findBbbeeLevel(reader: Reader): Found<number> | null {
  const votes = outlineOf(reader).flatMap((said) => {
    const { text, titles } = said;
    const context = `${titles[0] ?? ''} ${text}`;
    if (
      !B_BBEE.test(context) ||
      [text, said.lead?.text ?? '', ...titles].some((one) => OTHER_LEVEL.test(one))
    )
      return [];
    if (said.isRow && !IS_MINIMUM.test(text)) return [];
    const isLabelled = text.length < MAX_ANSWER && LEVEL_DEMANDED.test(context);
    return matchesOf(reader, LEVEL, said).flatMap(({ start, end, groups: [digits, words, least] }) => {
      const [from, until] = [Math.max(said.start, start - NEAR), Math.min(said.end, end + NEAR / 2)];
      const near = reader.flow.slice(from, until);
      if (!isLabelled && !LEVEL_DEMANDED.test(near) && !MUST_HAVE.test(near)) return [];
      const value = Math.max(numberOf(digits, words) ?? 0, Number(least ?? 0));
      return value < 1 || value > 8 ? [] : [{ start, end, value, weight: 1 }];
    });
  });
  return elect(reader, votes, { agreed: 0.92, disputed: 0.6 });
}
