import { sentencesOf } from '../intel/quote.ts';
import { withoutEnd } from './lengths.ts';

/** Rules of tone that an author's record can have. A program can check each of them. */

/** A paragraph, heading, list entry or table cell, without markup. `line` is its first line in the text, from 1. */
export type Prose = { line: number; text: string };

/** Maximum number of words of a short sentence. */
const MAX_WORDS = 25;

/** Words that have a plainer synonym, with this synonym. */
const PLAIN: Readonly<Record<string, string>> = {
  aforementioned: 'this',
  ascertain: 'find out',
  'at this point in time': 'now',
  commence: 'begin',
  commenced: 'began',
  'due to the fact that': 'because',
  endeavour: 'try',
  facilitate: 'help',
  henceforth: 'from now on',
  herein: 'here',
  'in order to': 'to',
  'in respect of': 'about',
  'in the event that': 'if',
  leverage: 'use',
  notwithstanding: 'despite',
  'prior to': 'before',
  'subsequent to': 'after',
  thereof: 'of it',
  utilisation: 'use',
  utilise: 'use',
  utilised: 'used',
  utilize: 'use',
  whilst: 'while',
  'with regard to': 'about',
};

/** Words that tell readers what to think. */
const JUDGEMENTS = [
  ...['alarming', 'amazing', 'appalling', 'brilliant', 'disastrous', 'disgraceful', 'excellent'],
  ...['fantastic', 'hopefully', 'impressive', 'incredible', 'luckily', 'obviously', 'of course'],
  ...['outrageous', 'remarkable', 'sadly', 'scandalous', 'shameful', 'shocking', 'so-called'],
  ...['unacceptable', 'unbelievable', 'unfortunately', 'wonderful', 'worrying'],
];

const WORD = /[\p{L}\p{N}][\p{L}\p{N}’'.,&/-]*/gu;
const wordsOf = (sentence: string): string[] => sentence.match(WORD) ?? [];

/** @returns the first of the phrases that a sentence contains as whole words */
function phraseIn(sentence: string, phrases: readonly string[]): string | undefined {
  const words = wordsOf(sentence).map((word) => withoutEnd(word.toLowerCase()));
  const folded = ` ${words.join(' ')} `;
  return phrases.find((phrase) => folded.includes(` ${phrase} `));
}

/** `US` is a country, and `I` after words such as `Part` is a numeral. */
const FIRST_PERSON = /^(?:[Ww]e|[Oo]urs?|us|me|[Mm]y|mine|ourselves|myself)$/;
const NUMBERED =
  /^(?:act|annexure|article|chapter|class|grade|group|level|part|phase|schedule|section|stage|type|volume)$/i;

function firstPersonIn(sentence: string): string | undefined {
  const words = wordsOf(sentence).map(withoutEnd);
  return words.find((word, at) => {
    // We’re, I’ll.
    const [plain = ''] = word.split(/[’']/);
    const isNumeral = NUMBERED.test(words[at - 1] ?? '') || word.includes('.') || word.includes('/');
    return FIRST_PERSON.test(plain) || (plain === 'I' && !isNumeral);
  });
}

/** By name of the rule: how a sentence breaks it; null if it does not. */
const checks = {
  'short sentences': (sentence) => {
    const count = wordsOf(sentence).length;
    return count > MAX_WORDS ? `the sentence has ${count} words, more than ${MAX_WORDS}` : null;
  },
  'plain words': (sentence) => {
    const heavy = phraseIn(sentence, Object.keys(PLAIN));
    return heavy === undefined ? null : `“${heavy}” has a plainer word: ${PLAIN[heavy]}`;
  },
  'no judgement': (sentence) => {
    const judging = phraseIn(sentence, JUDGEMENTS);
    return judging === undefined ? null : `“${judging}” judges`;
  },
  'no exclamation marks': (sentence) =>
    sentence.includes('!') ? 'the sentence has an exclamation mark' : null,
  'no questions': (sentence) => (/\?(?:["”’')\s]|$)/.test(sentence) ? 'the sentence asks a question' : null),
  'no first person': (sentence) => {
    const person = firstPersonIn(sentence);
    return person === undefined ? null : `“${person}” is the first person`;
  },
} as const satisfies Record<string, (sentence: string) => string | null>;

export type ToneRule = keyof typeof checks;

/** The rules of tone that there are. */
export const toneRules = Object.keys(checks) as [ToneRule, ...ToneRule[]];

/** @param name of a rule; an unknown rule is never broken */
const isRule = (name: string): name is ToneRule => Object.hasOwn(checks, name);

/**
 * @param rules of the author
 * @param prose the text; quotations come from others and are not judged
 * @returns the broken rules, each with the reason and the line of the sentence
 */
export function toneFaults(
  rules: readonly string[],
  prose: readonly Prose[],
): { line: number; rule: ToneRule; fault: string }[] {
  const names = rules.filter(isRule);
  if (names.length === 0) return [];
  return prose.flatMap(({ line, text }) => {
    const own = withoutQuotes(text);
    let from = 0;
    return sentencesOf(own.replaceAll('\n', ' ')).flatMap((sentence) => {
      from = own.replaceAll('\n', ' ').indexOf(sentence, from);
      const at = line + linesIn(own.slice(0, from));
      from += sentence.length;
      return names.flatMap((rule) => {
        const fault = checks[rule](sentence);
        return fault === null ? [] : [{ line: at, rule, fault }];
      });
    });
  });
}

/** @returns the number of line ends in a text */
const linesIn = (text: string): number => text.split('\n').length - 1;

const QUOTED = /“[^“”]*”|"[^"]*"/g;

/** @returns the text with one long word for each quotation, which ends a sentence if the quotation does */
const withoutQuotes = (text: string): string =>
  text.replace(QUOTED, (quoted) => {
    const inner = quoted.slice(1, -1);
    const word = /[.!?]$/.test(inner) ? `${blotted(inner.slice(0, -1))}.` : blotted(inner);
    return `${quoted.charAt(0)}${word}${quoted.at(-1)}`;
  });

const blotted = (text: string): string => text.replace(/[^\n]/g, 'X');

/**
 * @param others names and titles in the text that come from others
 * @returns the text with a word of the same length for each of them, for rules about the author's own words
 */
export function ownWords(text: string, others: readonly string[]): string {
  const longest = others.filter((name) => name !== '').toSorted((one, other) => other.length - one.length);
  return longest.reduce((own, name) => own.replaceAll(name, blotted(name)), text);
}
