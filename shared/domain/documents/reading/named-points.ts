import { LEADS_IN, NO_POINTS } from '#shared/domain/documents/phrases/points.ts';
import { NUMBER_WORDS, sumOfWords } from '#shared/text/number-words.ts';
import { amountsIn } from './amounts.ts';

/** `Methodology 20`, `Methodology: 20 points`, `Methodology (20%)`, `Methodology = 20`: points at the end. */
const LAST_NUMBER = new RegExp(
  [
    String.raw`(?:[ .\u2026_:=([]|(?<![\dA-Z])[/-])(\d{1,3}(?:[.,]\d{1,2})?)(?: ?(?:/|out of|of|uit) ?(?:[5-9]0|100))?`,
    ' ?(%|per ?cent|persent|points?|punte|pts|marks)?(?: ?(?:max(?:imum)?|each|in (?:total|all)|altogether|',
    'of (?:the|this|these) (?:criterion|category|section|points|weight|score|above)|thereof|daarvan))?',
    String.raw`([\])]?)(?: ?(?:points?|punte|marks|%)[)\]]?)?[.;,]?(?: (?:and|en))?$`,
  ].join(''),
  'i',
);
/** `30 points - Methodology`, `30% for methodology`, `Up to 30 points for methodology`. */
const FIRST_NUMBER = new RegExp(
  [
    String.raw`^(?:[\u2022\u25cf\u25aa\uf0b7*-] ?|\(?[a-z0-9]{1,4}[.)] )?(?:up to |a maximum of |max(?:imum)?\.? )?`,
    String.raw`[([]?(\d{1,3}) ?(?:%|per ?cent|points?|punte|marks)[)\]]? ?`,
    String.raw`(?:(?:are |is |will be |word )?(?:awarded|allocated|given|toegeken) )?(?:for|vir|to|aan|on|-|:|=) ?(?=\S)`,
  ].join(''),
  'i',
);
/** `(30) Methodology`, `30: Methodology`. */
const FIRST_BARE = /^(?:\((\d{2})\)|(\d{2}):) (?=[A-Z])/;
/** `Criterion 2 (30 points): Methodology`. */
const FIRST_LABELLED =
  /^[A-Za-z-]{4,20} (?:\d{1,2}|[A-H]) [([](\d{1,3}) ?(?:%|points?|punte|marks)[)\]] ?[:-] ?(?=\S)/;
/** `of which 30 for: Methodology`. */
const FIRST_OF_WHICH =
  /^(?:of which|thereof|waarvan) (\d{1,3})(?: ?(?:%|points?|punte|marks))? (?:for|vir)(?: the|:)? (?=\S)/i;
/** These are names as well if the number has a unit: `Plan and schedule 30 points`. */
const NUMBERED = /\b(?:schedule|form|part|item|step|section|act|regulations?)$/i;
const LABEL_BEFORE =
  /(?<!\bsub)[([:,-] ?(?:sub-?)?(?:weight(?:ing)?|points?|score|gewig|punte|max(?:imum|\.)?(?: (?:points|score|of))?|total(?: of)?|out of|uit)[ :=]*$/i;
const LINKS = /(?:[,;:. (]|\b(?:and|that|which|the|is|are|will be|shall be))$/i;
const MAX_LEAD_IN = 70;
const LEAST_NAME = 8;

/** @returns a text without the words at its end that lead to the parts below it */
export function withoutLeadIn(text: string): string {
  const from = Math.max(0, text.length - MAX_LEAD_IN);
  const at = LEADS_IN.exec(text.slice(from))?.index ?? -1;
  let end = from + at;
  if (at === -1 || /[.\d]./.test(text.slice(end))) return text;
  for (let link = LINKS.exec(text.slice(0, end)); link !== null; link = LINKS.exec(text.slice(0, end)))
    end = link.index;
  return end < LEAST_NAME ? text : text.slice(0, end);
}

const MAX_LAST = 48;
const MAX_LINE = 400;

/** The subject of points, in one line of text. */
export type NamedPoints = { name: string; value: number; isMarked: boolean };

/** Reads a text that ends with its points. */
export function endOf(whole: string): NamedPoints | null {
  const text = withoutLeadIn(whole);
  if (text.length > MAX_LINE) return null;
  const from = Math.max(0, text.length - MAX_LAST);
  const match = LAST_NUMBER.exec(text.slice(from));
  if (match === null) return endInWords(text);
  const name = text.slice(0, from + match.index + (/[([:=-]/.test(match[0].charAt(0)) ? 1 : 0));
  const isLabelled = LABEL_BEFORE.test(text.slice(0, from + match.index + 1));
  const first = middleOf(text);
  if (first !== null) return first;
  const isCounted = match[2] !== undefined && NUMBERED.test(name);
  if (!isLabelled && !isCounted && NO_POINTS.test(name)) return null;
  return {
    name: isLabelled ? text.slice(0, from + match.index + 1).replace(LABEL_BEFORE, '') : name,
    value: Number(match[1]!.replace(',', '.')),
    isMarked: match[2] !== undefined || match[3] !== '' || isLabelled,
  };
}

/** `Methodology, thirty points`. */
const LAST_WORDS = new RegExp(
  String.raw`[ ,:([-]{1,3}(${NUMBER_WORDS}) ?(?:%|per ?cent|persent|points?|punte|marks)[)\]]?[.;,]?$`,
  'i',
);

function endInWords(text: string): NamedPoints | null {
  const from = Math.max(0, text.length - MAX_LAST);
  const match = LAST_WORDS.exec(text.slice(from));
  return match === null
    ? null
    : { name: text.slice(0, from + match.index), value: sumOfWords(match[1]!), isMarked: true };
}

/** Reads a text that begins with its points. */
export function startOf(text: string): NamedPoints | null {
  const labelled = FIRST_LABELLED.exec(text);
  if (labelled !== null)
    return { name: text.slice(labelled[0].length), value: Number(labelled[1]), isMarked: true };
  const match = FIRST_NUMBER.exec(text) ?? FIRST_OF_WHICH.exec(text) ?? FIRST_BARE.exec(text);
  if (match === null || text.length > MAX_LINE) return null;
  return {
    name: text
      .slice(match[0].length)
      .replace(/^(?:the|die) /i, '')
      .replace(/[;,.]?(?: (?:and|en))?[;,.]?$/, ''),
    value: Number(match[1] ?? match[2]),
    isMarked: true,
  };
}

/** `Methodology - 30, made up of: understanding (20), programme (10)`. */
const LEADS_TO_PARTS =
  /^,? (?:which (?:is|are) )?(?:made up of|consisting of|divided (?:into|as)|comprising|composed of|split into|broken down (?:into|as)|namely|of which|waarvan|naamlik|bestaande uit)\b/i;

/** `Methodology, out of 30, made up of …`. */
const OUT_OF = /,? (?:out of|uit) (\d{2,3})(?=,| -|:| \()/i;

/**
 * `Methodology (30 points): the approach …`, `Experience - 40 points: 5 or more = 40`: marked points, with text after
 * them.
 */
export function middleOf(text: string): NamedPoints | null {
  const share = OUT_OF.exec(text.slice(0, 200));
  if (share !== null && share.index >= 4 && LEADS_TO_PARTS.test(text.slice(share.index + share[0].length)))
    return { name: text.slice(0, share.index), value: Number(share[1]), isMarked: true };
  const amount = amountsIn(text.slice(0, 200)).find(({ isMarked }) => isMarked);
  if (amount === undefined || amount.start < 4 || amount.end === text.length) return null;
  const name = text.slice(0, amount.start);
  const leadsIn = LEADS_TO_PARTS.test(text.slice(amount.end));
  if ((!leadsIn && !/^ ?[:.;-] ?\S/.test(text.slice(amount.end))) || !/[-:=(] ?$|[a-z] $/i.test(name))
    return null;
  const brackets = leadsIn || /[([]$/.test(text.charAt(amount.start)) || /[-:=] $/.test(name);
  if (!brackets || /[.;=] /.test(name.slice(4)) || NO_POINTS.test(name.trim())) return null;
  return { name: name.replace(LABEL_BEFORE, ''), value: amount.value, isMarked: true };
}
