import { BETWEEN, INTRODUCTION, OPENINGS, UNNAMED, WHO } from '#shared/domain/documents/phrases/links.ts';
import { NUMBER_WORDS } from '#shared/text/number-words.ts';

const OF = new Set(['of', 'van', 'by', 'the', 'die']);
/** `A facility with a supplier` is a name, too. */
const WITH = new Set(['with', 'of', 'by', 'from', 'to']);
/** Words that lead from points to their subject. */
const LEADS_TO = new Set(['for', 'to', 'towards', 'from', 'vir', 'aan', 'with', 'on', 'op', '-', ':', '=']);
const MAX_WORDS = 12;
const EDGE = /^[([\])"',;:.=\u2022\u25cf-]{1,3}|[([\])"',;:.=-]{1,3}$/g;

const plain = (word: string): string => word.toLowerCase().replace(EDGE, '');
const isBetween = (word: string): boolean =>
  BETWEEN.has(plain(word)) || /^\d{2,3}%?$/.test(plain(word)) || plain(word) === '';

/** `Equipment to be used`: here these words are part of the name; elsewhere they link a name with its points. */
const OF_NAME = / to be used ?$/i;

/** @returns the text without the words at its end that lead to the following points */
export function beforePoints(text: string): string {
  if (OF_NAME.test(text)) return text.trim();
  const words = text.trim().split(' ');
  let end = words.length;
  while (end > 0 && words.length - end < MAX_WORDS) {
    const [article, before] = [plain(words[end - 2] ?? ''), plain(words[end - 3] ?? '')];
    const isWho =
      WHO.has(plain(words[end - 1]!)) &&
      !OF.has(article) &&
      !(article === 'a' && WITH.has(before)) &&
      end < words.length;
    // `System functionality` is a name, but `for functionality: 40` has no name.
    const isName = OF_ALL.has(plain(words[end - 1]!)) && !isBetween(words[end - 2] ?? 'of');
    if ((!isWho && !isBetween(words[end - 1]!)) || isName) break;
    end -= 1;
  }
  return words.slice(0, end).join(' ');
}

/**
 * @param by form of the leading word
 * @returns how many characters after points lead to their name; null if no name follows
 */
export function leadToName(text: string, by: RegExp = /./): number | null {
  let at = 0;
  let found: number | null = null;
  for (const word of text.slice(0, 120).split(' ').slice(0, MAX_WORDS)) {
    const next = at + word.length + 1;
    if (LEADS_TO.has(word.toLowerCase()) && by.test(word)) found = next;
    else if (!(isBetween(word) || WHO.has(plain(word))) || /[.;,]$/.test(word)) break;
    at = next;
  }
  return found;
}

/** Names of all criteria together. */
const OF_ALL = new Set(['functionality', 'funksionaliteit']);

/** Whether a text has only words that link a name with its points, so that the name is somewhere else. */
export const saysNoName = (text: string): boolean =>
  text
    .trim()
    .split(' ')
    .every(
      (word) =>
        (isBetween(word) && !OF_ALL.has(plain(word))) || WHO.has(plain(word)) || UNNAMED.has(plain(word)),
    );

/** @returns the text after the words that introduce a list in a sentence */
export function behindIntroduction(text: string): string {
  const last = [...text.matchAll(INTRODUCTION.every)].at(-1);
  const rest = last === undefined ? text : text.slice(last.index + last[0].length);
  return /[a-z]{3}/i.test(rest) ? rest : text;
}

const OPENING = new RegExp(
  String.raw`^(?:(?:${OPENINGS.join('|')})(?=[ ,])|\([a-z0-9]{1,4}\) |[\u2022\u25cf,;:)\]=+ -]){1,12}`,
  'i',
);
const ENDING = new RegExp(`(?:^|[ ,:([-]|,? (?:and|en)) ?${NUMBER_WORDS}$`, 'i');

/** @returns a name from running text without the words at both ends that belong to the text around it */
export function nameInProse(text: string): string {
  const open = text.trim().replace(OPENING, '').trim();
  // The text before brackets or a colon is the whole name.
  const isApart = /[([:=]$/.test(open);
  const words = withoutWords(open.replace(/[ ([:=-]{1,4}$/, ''));
  const rest = isApart ? words : beforePoints(words);
  return rest.replace(/[ ,;:.([=-]{1,6}$/, '');
}

/** @returns a text without the number in words at its end: `Methodology - thirty` before `(30) points` */
export const withoutWords = (text: string): string => text.trim().replace(ENDING, '');
