import type { Found } from '#shared/domain/documents/analysis.ts';
import { after, before, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { elect } from './found.ts';

const PERCENT = '(?<![\\d.])(\\d{1,2}(?:[.,]\\d)?)\\)? ?(?:%|per ?cent|persent)';
const SHARE = new RegExp(PERCENT, 'i');
const SHARES = new RegExp(PERCENT, 'gi');
const SUBJECT = '\\b(?:sub-? ?contract|subkontrak)\\w{0,12}';
const NAME = new RegExp(SUBJECT, 'i');
const NAMES = new RegExp(SUBJECT, 'gi');
const DEMAND =
  /\b(?:minimum|at least|must|shall|required|mandatory|compulsory|moet|minste|verpligte?|obliged)\b/i;
/** The forms say what may not be given to others, and ask what will be. */
const NO_DEMAND =
  /\b(?:may not|not (?:sub|be award|more|exceed)|more than|maximum|not exceeding|mag nie|will any|what percentage|higher b-bbee|equal or higher|owned|black people)\b/i;

/** Finds the share of the contract, in percent, that must be given to subcontractors. */
export function findSubcontracting(reader: Reader): Found<number> | null {
  const pairs = [
    ...pairsOf(reader, NAMES, SHARE, 110),
    ...pairsOf(reader, SHARES, NAME, 110).map((pair) => ({ ...pair, groups: pair.first.groups })),
  ];
  const votes = pairs.flatMap(({ start, end, text, groups: [percent = ''] }) => {
    const context = `${before(reader, start, 90).split(/[.;] /).at(-1)!}${text}`;
    if (!DEMAND.test(context + after(reader, end, 30)) || NO_DEMAND.test(context)) return [];
    const value = Number(percent.replace(',', '.'));
    return value > 0 ? [{ start, end, value, weight: 1 }] : [];
  });
  return elect(reader, votes, { agreed: 0.92, disputed: 0.7 });
}
