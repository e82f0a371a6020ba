import { provinces } from '#shared/codelists/provinces.ts';
import { foldName } from '#shared/text/names.ts';
import { type Phrase, phrasesOf } from './organization-phrases.ts';
import { type TextWord, textWords } from './words.ts';

/** An organization of ours. */
export type Named = { id: string; name: string; slug: string };
/** One that a text names, with the words. */
export type NamedIn = Named & { words: string };

/** Finds the organizations that texts name. */
export type Organizations = (text: string) => NamedIn[];

type Known = { organization: Named; phrase: Phrase };

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
export function openOrganizations(organizations: readonly Named[]): Organizations {
  const byFirst = new Map<string, Known[]>();
  for (const organization of organizations)
    for (const phrase of phrasesOf(organization.name)) {
      const [first] = phrase.words;
      if (first === undefined) continue;
      const list = byFirst.get(first) ?? [];
      byFirst.set(first, list);
      list.push({ organization, phrase });
    }
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

/** Behind an acronym: it stands for what the organ gives, or for a number of another body. */
const NOT_THE_ORGAN = /^(?:\d|grad|certificate|registration$|pin$|number$)/;
/** Publishers write these words small. */
const SMALL_START = /^(?:department|municipality|provincial)$/;
const SMALL_END = /^(?:department|municipality|metro)$/;

function counts(
  { words: phrase, use }: Phrase,
  words: readonly TextWord[],
  at: number,
  text: string,
): boolean {
  const [first, last] = [words[at]!, words[at + phrase.length - 1]!];
  // Names do not go over the end of a sentence.
  if (/[.!?;:]\s|\n/.test(text.slice(first.from, last.to))) return false;
  if (use === 'acronym') return first.isAcronym && !NOT_THE_ORGAN.test(words[at + 1]?.folded ?? '');
  const begins = first.isCapital || SMALL_START.test(first.folded);
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
