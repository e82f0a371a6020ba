import type { AnalysisValues, Found } from '#shared/domain/documents/analysis.ts';
import { APPLIES } from '#shared/domain/documents/phrases/shares.ts';
import { areAlternatives } from '#shared/domain/documents/qualifiers/alternatives.ts';
import { after, before, matchesOf } from '#shared/domain/documents/reading/matches.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { elect, type Vote } from './found.ts';

type System = AnalysisValues['evaluationSystem'];

const SYSTEM = /(?<!\d)(80|90) ?(?:\/|:|-) ?(20|10)(?!\d|\/)/g;
/** Words of forms that are in every document, whichever system applies. */
const GENERAL_BEFORE = /(?:^|[-:.] ?|\bthe )(?:\(?[a-z]\) )?(?:the )?$/i;
const GENERAL_AFTER = new RegExp(
  [
    '^ ?(?:preference )?(?:point )?(?:system|stelsel)?,? ?(?:for requirements|for the procurement|vir vereistes|',
    'will be applicable to this tender if|for (?:acquisition|tenders) )|^ ?(?:preference )?(?:points? )?system for requirements',
  ].join(''),
  'i',
);
/** A line of the form in which the buyer deletes the system that does not apply. */
const OF_FORM = /\bsystem for this (?:tender|bid|quotation|rf[qp]|proposal) is the ?$/i;
/** Words before a system that does not bind the institution. */
const NOT_BOUND = /\b(?:not (?:bound by|subject to)|nie aan)(?: the| die)? $/i;
const BINDS_NOT = /^ (?:\w+ ){0,5}(?:does|do|is) not (?:bind|apply|binding)\b/i;
const PRICE_ROW =
  /\b(?:price|prys|pricing)\b[^a-z\d]{0,20}(?:points?[^a-z\d]{0,4}|maximum[^a-z\d]{0,4})?(80|90)(?!\d| ?\/ ?\d| ?[%(]?\()/gi;

/**
 * Weights of places: a row of points for the price, and words that say which system applies; a mere mention counts 1.
 */
const [ROW, APPLYING] = [2, 3];

/** Finds the applicable preference point system. If a form only explains both, there is none. */
export function findEvaluationSystem(reader: Reader): Found<System> | null {
  const mentions = matchesOf(reader, SYSTEM).flatMap(({ groups: [price, goals], ...span }) => {
    const value =
      price === '80' && goals === '20' ? '80/20' : price === '90' && goals === '10' ? '90/10' : null;
    return value === null ? [] : [{ ...span, value: value as System }];
  });
  const votes = mentions.flatMap((mention, index) => {
    if (isGeneral(reader, mention) || NOT_BOUND.test(before(reader, mention.start, 24))) return [];
    if (BINDS_NOT.test(after(reader, mention.end, 60))) return [];
    // `either the 80/20 or the 90/10 system` states neither.
    const isOneOfTwo = [index, index + 1].some((second) => {
      const [one, other] = [mentions[second - 1], mentions[second]];
      if (one === undefined || other === undefined || one.value === other.value) return false;
      return areAlternatives(reader.flow.slice(one.end, other.start));
    });
    if (isOneOfTwo) return [];
    const context = before(reader, mention.start, 120) + after(reader, mention.end, 80);
    return [
      {
        start: mention.start,
        end: mention.end,
        value: mention.value,
        weight: APPLIES.test(context) ? APPLYING : 1,
      },
    ];
  });
  const rows = matchesOf(reader, PRICE_ROW).map(({ start, end, groups: [price] }) => ({
    start,
    end,
    value: (price === '80' ? '80/20' : '90/10') as System,
    weight: ROW,
  }));
  // If the form states both, other places decide.
  const ofForm = votes.filter(({ start }) => OF_FORM.test(before(reader, start, 60)));
  const isUndecided = new Set(ofForm.map(({ value }) => value)).size > 1;
  const elsewhere = votes.filter((vote) => !ofForm.includes(vote));
  const counted = isUndecided && elsewhere.length > 0 ? elsewhere : votes;
  const differ = new Set(rows.map(({ value }) => value)).size > 1;
  const all = [...counted, ...(differ ? [] : rows)];
  return elect(reader, all, { agreed: 0.97, disputed: isOnlyOneStated(all) ? 0.9 : 0.75 });
}

/**
 * @returns whether several places or the row of the price state only one system; then mere mentions of the other
 *   system, as in forms that explain both, do not contradict it
 */
function isOnlyOneStated(votes: readonly Vote<System>[]): boolean {
  const stated = votes.filter(({ weight }) => weight >= ROW);
  return (
    new Set(stated.map(({ value }) => value)).size === 1 &&
    (stated.length > 1 || stated.some(({ weight }) => weight === ROW))
  );
}

const isGeneral = (reader: Reader, { start, end }: { start: number; end: number }): boolean =>
  GENERAL_AFTER.test(after(reader, end, 80)) &&
  (GENERAL_BEFORE.test(before(reader, start, 12)) || /for requirements/i.test(after(reader, end, 60)));
