import { provinces } from '#shared/codelists/provinces.ts';
import { foldName } from '#shared/text/names.ts';
import { type OrganizationPhrase, phrasesOf } from './organization-phrases.ts';
import { type TextWord, textWords } from './words.ts';

/** An organization of ours. */
export type NamedOrganization = { id: string; name: string; slug: string };
/** One that a text names, with the words. */
export type NamedIn = NamedOrganization & { words: string };

/** Finds the organizations that texts name. */
export type Organizations = (text: string) => NamedIn[];

type Known = { organization: NamedOrganization; phrase: OrganizationPhrase };

/** First and last words of the names of provinces, to see whose department a text speaks of. */
const PROVINCE_ENDS = new Set(
  [...provinces.filter(({ code }) => code !== null).map(({ name }) => name), 'KZN'].map(
    (name) => foldName(name).split(' ').at(-1)!,
  ),
);
const PROVINCE_STARTS = new Set(
  provinces.filter(({ code }) => code !== null).map(({ name }) => foldName(name).split(' ')[0]!),
);
/** A member of a provincial cabinet speaks of the department of the province. */
const PROVINCIAL = /\bMECs?\b|\bprovincial (?:department|government)\b/i;

/**
 * Makes a finder for organizations. The longest name counts where several begin at one word. A name that is also a common word counts
 * where it is written as a name; that of a national department does not count where the text speaks of a province's.
 */
export function openOrganizations(organizations: readonly NamedOrganization[]): Organizations {
  const byFirst = new Map<string, Known[]>();
  for (const organization of organizations)
    for (const phrase of phrasesOf(organization.name)) {
      const [first] = phrase.words;
      if (first === undefined) continue;
      const list = byFirst.get(first) ?? [];
      byFirst.set(first, list);
      list.push({ organization, phrase });
    }
  // The name of places in two municipalities is no name of either.
  for (const [first, list] of byFirst)
    byFirst.set(
      first,
      list.filter(
        ({ phrase, organization }) =>
          phrase.use !== 'place' || !list.some((other) => isRival(other, { phrase, organization })),
      ),
    );
  for (const list of byFirst.values()) list.sort((a, b) => b.phrase.words.length - a.phrase.words.length);
  return (text) => {
    const words = textWords(text);
    const found = new Map<string, NamedIn>();
    for (let at = 0; at < words.length; ) {
      const known = longest(byFirst.get(words[at]!.folded) ?? [], words, at, text);
      if (known === null) {
        at += 1;
        continue;
      }
      const { organization, phrase } = known;
      const end = at + phrase.words.length;
      if (!found.has(organization.id))
        found.set(organization.id, {
          ...organization,
          words: text.slice(words[at]!.from, words[end - 1]!.to),
        });
      at = end;
    }
    return [...found.values()];
  };
}

const isRival = (one: Known, other: Known): boolean =>
  one.phrase.use === 'place' &&
  one.organization.id !== other.organization.id &&
  one.phrase.words.join(' ') === other.phrase.words.join(' ');

function longest(
  candidates: readonly Known[],
  words: readonly TextWord[],
  at: number,
  text: string,
): Known | null {
  return (
    candidates.find(
      ({ phrase }) =>
        phrase.words.every((word, ahead) => words[at + ahead]?.folded === word) &&
        counts(phrase, words, at, text),
    ) ?? null
  );
}

/** Behind an acronym: it stands for what the organ gives, such as a grade. Of two words the second says so: `CIDB contractor grading`. */
const NOT_THE_ORGAN = /^(?:\d$|\d[a-z]{2}$|grad|certificate|registration$|pin$|number$)/;
const GIVEN_BY_THE_ORGAN = /^(?:grad(?:e|es|ing|ings)|certificates?)$/;
/** Newspapers write longer acronyms as names: `Sanral`. */
const SPOKEN_ACRONYM = 4;
/** Publishers write these words small. */
const SMALL_START = /^(?:department|municipality|provincial|national)$/;
const SMALL_END = /^(?:department|municipality|metro)$/;

function counts(
  { words: phrase, use }: OrganizationPhrase,
  words: readonly TextWord[],
  at: number,
  text: string,
): boolean {
  const [first, last] = [words[at]!, words[at + phrase.length - 1]!];
  // Names do not go over the end of a sentence.
  if (/[.!?;:]\s|\n/.test(text.slice(first.from, last.to))) return false;
  const [next = '', second = ''] = words
    .slice(at + phrase.length, at + phrase.length + 2)
    .map(({ folded }) => folded);
  if (use === 'acronym')
    return (
      (first.isAcronym || (first.isCapital && first.folded.length >= SPOKEN_ACRONYM)) &&
      !NOT_THE_ORGAN.test(next) &&
      !GIVEN_BY_THE_ORGAN.test(second)
    );
  if (use === 'place') return actsAsBody(words, at, phrase.length, text);
  if (use === 'subject' && !standsForDepartment(words, at, phrase.length, text)) return false;
  // The health department in Gauteng.
  const ofProvince = phrase.includes('department') && phrase.includes('in') && last.isCapital;
  const begins = first.isCapital || SMALL_START.test(first.folded) || ofProvince;
  if (use === 'name') return begins && (phrase.length === 1 || last.isCapital || SMALL_END.test(last.folded));
  if (!last.isCapital) return false;
  const before = words[at - 1]?.folded ?? '';
  const after = words.slice(at + phrase.length, at + phrase.length + 3).map(({ folded }) => folded);
  const elsewhere =
    PROVINCE_ENDS.has(before) ||
    before === 'provincial' ||
    PROVINCE_STARTS.has(
      after[0] === 'in' || after[0] === 'of' ? (after[1] === 'the' ? after[2]! : (after[1] ?? '')) : '',
    );
  return !elsewhere && !PROVINCIAL.test(text);
}

/** What municipalities do and places do not, what is theirs, and words before those to whom somebody does something. */
const ACTS =
  /^(?:(?:say|admit|owe|lose|get|award|cancel|scrap|appoint|dispute|pay|plan|spend|approve|invite|slip|improve|adopt|borrow|ask|want|promise|suspend|miss|receive|sue|appeal|sign|withdraw|advertise)s?|denies|said|admitted|owed|lost|got|awarded|cancelled|scrapped|appointed|disputed|denied|paid|planned|spent|approved|invited|slipped|improved|adopted|borrowed|asked|wanted|promised|suspended|missed|received|sued|appealed|signed|withdrew|advertised)$/;
const THEIRS = /^(?:bank|council|mayor|municipal|officials|debts?|budget|tenders?|finances|councillors)$/;
const TO_BODIES =
  /^(?:lends?|lent|owes?|owed|pays?|paid|sues?|sued|orders?|ordered|fines?|fined|tells|told|asks|asked|gives|gave|against)$/;
/** Before a name, of those who are at a place. */
const AT_PLACES = /^(?:in|at|near|of|from|around|outside|to|through|between|across|for)$/;
/** First names of persons as well. */
const PERSONS = /^(?:george)$/;

/** Whether the name of a place stands for its municipality: it acts, has what a municipality has, or something is done to it. */
function actsAsBody(words: readonly TextWord[], at: number, length: number, text: string): boolean {
  const [first, before, after] = [words[at]!, words[at - 1], words[at + length]];
  if (!first.isCapital || (length === 1 && PERSONS.test(first.folded))) return false;
  // Parts of another name: `Greater Rustenburg`, but not what stands behind a colon.
  if (before?.isCapital && /^\s$/.test(text.slice(before.to, first.from))) return false;
  if (TO_BODIES.test(before?.folded ?? ''))
    // Not part of another name; an amount such as R5 has a capital too.
    return !after?.isCapital || /\d/.test(after.folded) || !isBeside(words, at + length, text);
  if (AT_PLACES.test(before?.folded ?? '') || after === undefined || !isBeside(words, at + length, text))
    return false;
  return ACTS.test(after.folded) || THEIRS.test(after.folded);
}

/** Whether nothing but blanks, or a genitive, stands before a word. */
const isBeside = (words: readonly TextWord[], at: number, text: string): boolean =>
  /^(?:[’']s)?\s+$/i.test(text.slice(words[at - 1]!.to, words[at]?.from ?? words[at - 1]!.to));

/** Behind a subject: it is that of a person, a committee or a grant. */
const NOT_THE_DEPARTMENT = /^(?:minister|ministers|mec|mecs|committee|portfolio|sector|grants?|and|in|for)$/;

/** Whether a subject such as `Human Settlements` begins a sentence in which it does something, or says that it is the department. */
function standsForDepartment(words: readonly TextWord[], at: number, length: number, text: string): boolean {
  const [first, last, next] = [words[at]!, words[at + length - 1]!, words[at + length]];
  const ahead = text.slice(Math.max(0, first.from - 3), first.from);
  const starts = first.from === 0 || ahead.includes('\n') || /[.:;!?–—-]$/.test(ahead.trimEnd());
  if (!first.isCapital || !starts || next === undefined) return false;
  const between = text.slice(last.to, next.from);
  if (/^\s+\($/.test(between)) return next.folded === 'national';
  return /^\s+$/.test(between) && !next.isCapital && !NOT_THE_DEPARTMENT.test(next.folded);
}
