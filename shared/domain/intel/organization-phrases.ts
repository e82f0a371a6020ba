import { customaryNamesOf, presentSubjects } from '#shared/codelists/customary-names.ts';
import { organNamed, organNames } from '#shared/codelists/organ-names.ts';
import { findProvince, provinces } from '#shared/codelists/provinces.ts';
import { nationalDepartments } from '#shared/domain/buyers/national-departments.ts';
import { describeOrgan } from '#shared/domain/buyers/organ.ts';
import { foldName, organizationKey } from '#shared/text/names.ts';

/**
 * Words by which a text may name an organization of ours.
 * - `name`: a name of its own, such as `Rand Water`; it counts where it begins with a capital
 * - `acronym`: counts in capitals only
 * - `department`: a national department, whose name is also that of provincial ones
 * - `subject`: that of a national department, where it stands for the department: at the beginning of a sentence
 * - `place`: the name of a municipality without that word, where only a municipality can be meant
 */
export type OrganizationPhrase = {
  words: readonly string[];
  use: 'name' | 'acronym' | 'department' | 'subject' | 'place';
};

const acronyms = new Set(organNames.flatMap(({ acronym }) => acronym ?? []));
/** Spoken of by the province: `Gauteng Health`. Other subjects could be anything of the province. */
const SPOKEN = new Set(['health', 'education', 'treasury', 'transport', 'public works', 'human settlements']);
const FORMS = new Set(['soc', 'ltd', 'limited', 'pty', 'proprietary', 'npc', 'rf']);
/** Words that are a name of ours alone, and of much else. */
const GENERIC = new Set([
  'health',
  'tourism',
  'transport',
  'education',
  'labour',
  'defence',
  'women',
  'energy',
  'police',
]);

/** Characters of a name that are used; names of organs are much shorter. */
const MAX_NAME = 300;

/** @returns the name without an acronym or office in brackets at its end */
function withoutOffice(name: string): string {
  const text = name.trim();
  if (!text.endsWith(')')) return text;
  const open = text.lastIndexOf('(');
  const inside = text.slice(open + 1, -1);
  return open > 0 && /^(?:head office|[A-Za-z&]{2,12})$/i.test(inside) ? text.slice(0, open).trim() : text;
}

/** @returns the words of a folded name, without the form of a company at its end */
function withoutForms(words: readonly string[]): string[] {
  const end = words.findLastIndex((word) => !FORMS.has(word));
  return words.slice(0, end + 1);
}

const SAYS_MUNICIPALITY = /^(?:municipality|metro|metropolitan|city|council|coct|coj|cot)$/;

const split = (folded: string): string[] => folded.split(' ').filter((word) => word !== '');
const phrase = (text: string, use: OrganizationPhrase['use']): OrganizationPhrase => ({
  words: split(foldName(text)),
  use,
});

/** @param given name of the organization as its publisher writes it */
export function phrasesOf(given: string): OrganizationPhrase[] {
  const name = given.slice(0, MAX_NAME).replace(/\s+/g, ' ').trim();
  const organ = describeOrgan(name);
  const plain = withoutOffice(name);
  const [prefix = '', ...rest] = plain.split(/ [-–] /);
  const province =
    rest.length > 0 ? findProvince(prefix.replace(/\bkwa-?zulu natal\b/i, 'KwaZulu-Natal')) : null;
  if (province !== null && province.code !== null) return provincial(province.name, rest.join(' '));
  if (organ.municipality !== null && organ.sphere === 'local' && organ.type === 'municipality')
    return [
      // The name of a place alone is no name of its municipality.
      ...named(name).filter(({ words }) => words.some((word) => SAYS_MUNICIPALITY.test(word))),
      ...municipal(organ.municipality.name, organ.municipality.category),
    ];
  if (isDepartment(name)) return national(plain);
  return named(name);
}

/** Whether it is spoken of by its subject: the Treasury and the Police have names of their own. */
const isDepartment = (name: string): boolean =>
  nationalDepartments.has(organizationKey(name)) && !/treasury/i.test(name);

/** Its names as they are, without the form of a company, and its acronym. */
function named(name: string): OrganizationPhrase[] {
  const known = organNamed(name);
  const all = [
    name,
    withoutOffice(name),
    ...(known === null ? [] : [withoutOffice(known.name), known.listedName, ...known.aliases]),
  ];
  const others = customaryNamesOf(name).flatMap(({ text, inText }) => (inText ? [text] : []));
  const phrases = [...all, ...others].flatMap((one): OrganizationPhrase[] => {
    if (acronyms.has(one) || /^[A-Z&]{2,10}$/.test(one))
      return isLongName(one, all) ? [phrase(one, 'name')] : [phrase(one, 'acronym')];
    const words = withoutForms(split(foldName(one)));
    if (words.at(-1) === 'holdings') words.pop();
    return spellings(words[0] === 'the' ? words.slice(1) : words).map((words) => ({ words, use: 'name' }));
  });
  return phrases.filter(({ words }) => words.length > 0 && !(words.length === 1 && GENERIC.has(words[0]!)));
}

/** Newspapers write `SA` and `Joburg` in names. @returns the words, and as newspapers write them */
function spellings(words: readonly string[]): (readonly string[])[] {
  const short = words
    .join(' ')
    .replace(/^south african /, 'sa ')
    .replace(/\bjohannesburg\b/, 'joburg');
  return short === words.join(' ') ? [words] : [words, split(short)];
}

/** `ESKOM` is a name and no acronym: nothing stands for its letters. */
const isLongName = (one: string, all: readonly string[]): boolean =>
  one.length > 4 && all.every((other) => foldName(other).startsWith(one.toLowerCase()));

function national(name: string): OrganizationPhrase[] {
  const subject = name.replace(/^(?:national\s+-\s+)?(?:department of\s+)?(?:the\s+)?/i, '');
  return [subject, ...(presentSubjects[subject] ?? [])].flatMap((one) => [
    phrase(`department of ${one}`, 'department'),
    phrase(`national department of ${one}`, 'name'),
    phrase(`national ${one} department`, 'name'),
    ...(one.includes(' ') ? [phrase(one, 'subject')] : []),
    ...shortSubject(one).map((short) => phrase(`national ${short} department`, 'name')),
  ]);
}

/** Of `Water and Sanitation` the first subject, where that is no department of its own. */
function shortSubject(subject: string): string[] {
  const [first = ''] = subject.split(/,| and | & /, 1);
  return first === subject || nationalDepartments.has(organizationKey(first)) ? [] : [first];
}

function provincial(province: string, given: string): OrganizationPhrase[] {
  const subject = withoutOffice(given)
    .replace(/^(?:department of\s+)/i, '')
    .replace(/^provincial\s+/i, '');
  const code = provinces.find(({ name }) => name === province)?.code;
  const names = [province, ...(code === 'KZN' ? ['KZN'] : [])];
  return names.flatMap((where) => [
    phrase(`${where} department of ${subject}`, 'name'),
    phrase(`${where} provincial department of ${subject}`, 'name'),
    phrase(`${where} ${subject} department`, 'name'),
    phrase(`${where} government ${subject}`, 'name'),
    phrase(`department of ${subject} in ${where}`, 'name'),
    phrase(`department of ${subject} in the ${where}`, 'name'),
    phrase(`${subject} department in ${where}`, 'name'),
    phrase(`${subject} department in the ${where}`, 'name'),
    ...(/treasury/i.test(subject)
      ? [phrase(`${where} provincial treasury`, 'name'), phrase(`provincial treasury of ${where}`, 'name')]
      : []),
    ...(SPOKEN.has(foldName(subject)) ? [phrase(`${where} ${subject}`, 'name')] : []),
    // Names that are the whole name of an organ, such as that of an agency.
    ...(split(foldName(subject)).length > 3 ? [phrase(subject, 'name')] : []),
  ]);
}

function municipal(name: string, category: 'A' | 'B' | 'C'): OrganizationPhrase[] {
  const kinds = { A: ['metropolitan', 'metro'], B: ['local'], C: ['district'] }[category];
  const place = name.replace(/^city of /i, '');
  return [
    phrase(`${name} municipality`, 'name'),
    phrase(`municipality of ${name}`, 'name'),
    ...kinds.map((kind) => phrase(`${name} ${kind} municipality`, 'name')),
    ...(category === 'A' && place !== name ? [phrase(`${place} metro`, 'name')] : []),
    ...(category === 'B' || place !== name ? [phrase(`city of ${place}`, 'name')] : []),
    // Districts have the names of persons and landscapes.
    phrase(category === 'C' ? `${name} district` : place, 'place'),
  ];
}
