import type { RealData } from '#eval/real-data.ts';
import { chosenBy } from '#eval/suppliers/names.ts';
import { mistype, pick } from '#eval/suppliers/variations.ts';
import { type LabelledPair, pairOf } from './pairs.ts';

/**
 * Pairs of persons, made of the real names of contact persons in tender notices: names written in another way, and names of
 * other persons that have one name in common.
 */

const STEP = 11;

/** @returns names of two or three words, each of three letters or more, without titles and words for an office */
export function contactNames(data: RealData): string[] {
  const office =
    /\b(?:scm|tender|unit|office|department|procurement|supply|chain|city|bid|admin|manager|enquir|municipal|client|management|team|desk|support|services?|school|council|technical|officer|district|contact|person|persons|general|public|finance|water|and)/i;
  const names = data
    .advertisedRows()
    .map((row) => (row['Contact Person'] ?? '').trim().replace(/^(?:mr|mrs|ms|miss|dr|prof|adv)\.?\s+/i, ''))
    .filter((name) => /^(?:\p{Letter}{3,} ){1,2}\p{Letter}{3,}$/u.test(name) && !office.test(name))
    .map(capitalised);
  return [...new Set(names)].sort();
}

const capitalised = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');

type Change = (
  words: readonly string[],
  given: { surnames: readonly string[]; firsts: readonly string[] },
) => string;

const last = (words: readonly string[]): string => words.at(-1)!;
const firsts = (words: readonly string[]): readonly string[] => words.slice(0, -1);

const samePerson: readonly (readonly [string, Change])[] = [
  ['surname first', (words) => `${last(words).toUpperCase()}, ${firsts(words).join(' ')}`],
  ['surname first, no comma', (words) => `${last(words)} ${firsts(words).join(' ')}`],
  ['title', (words) => `Ms ${words.join(' ')}`],
  ['initial', (words) => `${words[0]!.charAt(0)}. ${words.slice(1).join(' ')}`],
  [
    'initial behind',
    (words) =>
      `${last(words)} ${firsts(words)
        .map((word) => word.charAt(0))
        .join('')}`,
  ],
  ['one typing error', (words) => mistype(words.join(' '))],
  ['second surname', (words, { surnames }) => `${words.join(' ')}-${pick(surnames, words.join())}`],
  [
    'another first name added',
    (words, { firsts: names }) => `${words[0]} ${pick(names, words.join())} ${words.slice(1).join(' ')}`,
  ],
];

const otherPerson: readonly (readonly [string, Change])[] = [
  ['other first name', (words, { firsts: names }) => `${different(names, words[0]!)} ${last(words)}`],
  ['other surname', (words, { surnames }) => `${words[0]} ${different(surnames, last(words))}`],
  ['other initial', (words, { firsts: names }) => `${different(names, words[0]!).charAt(0)}. ${last(words)}`],
  [
    'surname alone',
    (words, { firsts: names, surnames }) =>
      `${different(names, words[0]!)} ${last(words)} ${different(surnames, last(words))}`,
  ],
];

/** Another name that begins with another letter, so that it is no spelling of the given one. */
const different = (names: readonly string[], name: string): string =>
  pick(
    names.filter((other) => other.charAt(0) !== name.charAt(0)),
    `other ${name}`,
  );

export function personPairs(data: RealData): LabelledPair[] {
  const names = contactNames(data);
  const given = {
    surnames: [...new Set(names.map((name) => name.split(' ').at(-1)!))],
    firsts: [...new Set(names.map((name) => name.split(' ')[0]!))],
  };
  return names
    .filter((name) => chosenBy(`person ${name}`, STEP) === 0)
    .flatMap((name) => {
      const words = name.split(' ');
      const [same, change] = pick(samePerson, `same ${name}`);
      const [other, make] = pick(otherPerson, `other ${name}`);
      const label = { kind: 'person', group: name } as const;
      return [
        pairOf([name, change(words, given)], { ...label, same: true, origin: `person: ${same}` }),
        pairOf([name, make(words, given)], { ...label, same: false, origin: `person: ${other}` }),
      ];
    });
}
