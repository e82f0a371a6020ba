import { MAX_WORDS, type NameWord, type WordRole } from './name-words.ts';
import { spelt } from './word-likeness.ts';
import { foldedWords, type WordCounts, wordWeight } from './word-weight.ts';

/** The words of a person's name, as they are compared. */

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Titles before a name, in English and Afrikaans and among Muslims. */
export const TITLES: ReadonlySet<string> = new Set(
  words(`mr mrs ms miss mx dr prof professor adv advocate rev reverend pastor hon honourable chief judge sir mnr mev mej ds
    shaikh sheikh haji`),
);
/** Titles and remarks, which are not part of a name. */
export const NOT_NAMES: ReadonlySet<string> = new Set([
  ...TITLES,
  ...words('nee born formerly previously late the and known as aka alias id identity number no passport nr'),
]);
const PARTICLES = new Set(
  words(
    `van von der den de du des del della di da das dos la le les ter ten te al el ul ur ud bin ibn ben bint abu abd umm st mac`,
  ),
);
const ABBREVIATED: ReadonlyMap<string, readonly string[]> = new Map([
  ['vd', ['van', 'der']],
  ['vdm', ['van', 'der', 'merwe']],
]);
/** Junior and senior are different persons. */
const GENERATIONS = new Set(words('jr sr junior senior jnr snr ii iii iv'));

/** Very common names, which say less about a person. */
const FREQUENT = new Set(
  words(`mohammed muhammad mohammad mohamed mohamad mahomed ahmed ahmad ali abdul abdullah hassan hussein ibrahim khan john
    david michael peter paul james thomas maria mary anna elizabeth johannes jacobus petrus thabo sipho nomsa themba dlamini
    nkosi ndlovu khumalo mokoena botha naidoo pillay govender smith jones kim`),
);
const FREQUENT_WEIGHT = 0.7;
const INITIAL_WEIGHT = 0.4;
const PARTICLE_WEIGHT = 0.12;
const GENERATION_WEIGHT = 0.3;

/** Short forms of first names and their long forms; a name may have several. */
const SHORT_FORMS =
  words(`bill:william will:william bob:robert rob:robert dick:richard ted:theodore ted:edward ed:edward
  jim:james jimmy:james jack:john johnny:john joe:joseph tom:thomas tony:anthony mike:michael mick:michael nick:nicholas
  dan:daniel dave:david steve:stephen steve:steven sam:samuel ben:benjamin alex:alexander andy:andrew chris:christopher
  greg:gregory jeff:jeffrey ken:kenneth larry:lawrence matt:matthew pat:patrick pete:peter phil:philip ron:ronald
  liz:elizabeth beth:elizabeth betty:elizabeth kate:katherine cathy:catherine maggie:margaret peggy:margaret sue:susan
  koos:jacobus kobus:jacobus piet:petrus hennie:hendrik jan:johannes hannes:johannes johan:johannes gert:gerhardus
  gerrie:gerhardus fanie:stephanus faan:stephanus tinus:marthinus danie:daniel sarel:charles klaas:nicolaas frik:frederik
  wimpie:willem piet:pieter pieter:petrus jannie:jan jaco:jacobus mohd:mohammed md:mohammed`);

const longForms: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(SHORT_FORMS, (pair) => pair.split(':')[0]!)].map(([short, pairs]) => [
    short,
    pairs.map((pair) => pair.split(':')[1]!),
  ]),
);

/** @returns whether one is a customary short form of the other */
export const isShortForm = (one: string, other: string): boolean =>
  (longForms.get(one)?.includes(other) ?? false) || (longForms.get(other)?.includes(one) ?? false);

const inShortForms = new Set(SHORT_FORMS.flatMap((pair) => pair.split(':')));

/** @returns whether a name is a short form of others, or has one */
export const hasShortForm = (name: string): boolean => inShortForms.has(name);

/** Particles that state a parent: the names on both sides cannot change places. */
export const DESCENT: ReadonlySet<string> = new Set(words('bin ibn ben bint'));

const VOWEL = /[aeiouy]/;

/**
 * Reads a person's name in any order.
 * @returns its words, without titles and numbers; initials one by one, even if they are written together as in `JC
 *   Juncker`
 */
export function personNameWords(name: string, counts: WordCounts): NameWord[] {
  const folded = foldedWords(name)
    .slice(0, 2 * MAX_WORDS)
    .filter((word) => !/\d{4,}/.test(word));
  const named = folded.filter((word) => !NOT_NAMES.has(word));
  return (named.length > 0 ? named : folded)
    .flatMap((word) => ABBREVIATED.get(word) ?? (isRunOfInitials(word) ? [...word] : [word]))
    .slice(0, MAX_WORDS)
    .map((word, at, all) => personWord(lettersFor(word), isParticle(word, at, all.length), counts));
}

/** A particle precedes another name; `Ben` at the beginning is a first name. */
const isParticle = (word: string, at: number, count: number): boolean =>
  PARTICLES.has(word) && at < count - 1 && (at > 0 || word !== 'ben');

/** Digits used for similar letters within a word: `Sech1n`. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
};
const lettersFor = (word: string): string =>
  /[a-z]/.test(word) ? word.replace(/\d/g, (digit) => LOOKS_LIKE[digit] ?? digit) : word;

const isRunOfInitials = (word: string): boolean =>
  /^[a-z]{2,3}$/.test(word) &&
  !VOWEL.test(word) &&
  !PARTICLES.has(word) &&
  !GENERATIONS.has(word) &&
  !longForms.has(word);

function personWord(text: string, particle: boolean, counts: WordCounts): NameWord {
  const [role, weight] = roleOf(text, particle, counts);
  return { text, written: text, role, weight, spelt: spelt(text) };
}

function roleOf(text: string, particle: boolean, counts: WordCounts): [WordRole, number] {
  if (GENERATIONS.has(text)) return ['number', GENERATION_WEIGHT];
  if (/^[a-z]$/.test(text)) return ['initial', INITIAL_WEIGHT];
  if (particle) return ['particle', PARTICLE_WEIGHT];
  const weight = wordWeight(text, 'name', counts);
  return ['name', FREQUENT.has(text) ? Math.min(FREQUENT_WEIGHT, weight) : weight];
}
