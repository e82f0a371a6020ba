import { similarityBaselines } from '#eval/suppliers/baselines.ts';
import { chosenBy, isForTest, type LabelledName, plain } from '#eval/suppliers/names.ts';
import {
  type Change,
  closeForms,
  mistype,
  number,
  pick,
  places,
  privateForms,
  registration,
  trades,
  withoutForm,
} from '#eval/suppliers/variations.ts';
import { type LabelledPair, pairOf } from './pairs.ts';

/**
 * Pairs of company names, from names in the reported deviations. Real pairs: two spellings of one company, as labelled by
 * reading, and the names of two companies that are most alike. Made pairs: a real name and a change of it, of which it
 * follows whether it is still the same company. Chance follows from the names, so every run has the same pairs.
 */

/** Pairs of spellings for each company, and pairs of different companies in each half. */
const SPELLINGS = 2;
const DIFFERENT = 150;
/** One real company in so many is changed. */
const STEP = 9;

type Named = readonly [origin: string, change: Change];

const lastWord = /\s(\S+)$/;
const apart: Change = (name) => name.replace(/(\p{Ll}{4})(\p{Ll}{4,})/u, '$1 $2');

/** Changes after which it is the same company, as publishers were seen to write them. */
const sameCompany: readonly Named[] = [
  ['capitals and legal form left out', (name) => withoutForm(name).toUpperCase()],
  ['other spelling of the legal form', withOtherForm],
  ['one typing error', mistype],
  ['two typing errors', (name) => mistype(`${mistype(name)} `).trim()],
  ['typing error and legal form', (name) => mistype(withOtherForm(name))],
  ['and for &', (name) => name.replace(/\s?&\s?/, ' and ').replace(/ and /i, ' & ')],
  ['words exchanged', (name) => withoutForm(name).replace(/^(\S+) (\S+)/, '$2 $1')],
  ['written apart', (name) => apart(withoutForm(name))],
  ['written together', (name) => withoutForm(name).replace(/^(\S+) (\S+)/, '$1$2')],
  ['abbreviated word of trade', (name) => abbreviated(name)],
  [
    'trading name',
    (name) => `${name} t/a ${pick(['Green', 'Blue Line', 'Kopano'], name)} ${pick(trades, name)}`,
  ],
  [
    'number of the supplier database',
    (name) => `${name} MAAA${String(1_000_000 + chosenBy(name, 9_000_000))}`,
  ],
];

/** Another spelling of the form that the name has; a private company if it has none. */
function withOtherForm(name: string): string {
  if (/\b(?:inc|incorporated|npc)\b/i.test(name)) return name;
  return `${withoutForm(name)} ${pick(/\b(?:cc|close corporation)\b/i.test(name) ? closeForms : privateForms, name)}`;
}

const abbreviated: Change = (name) =>
  withoutForm(name)
    .replace(/\bConstruction\b/i, 'Const')
    .replace(/\bEngineering\b/i, 'Eng')
    .replace(/\bServices\b/i, 'Serv')
    .replace(/\bEnterprises?\b/i, 'Ent')
    .replace(/\bProjects\b/i, 'Proj')
    .replace(/\bManagement\b/i, 'Mgmt');

/** Changes after which it is another company: the first text beside the second. */
const otherCompany: readonly (readonly [string, (name: string) => readonly [string, string]])[] = [
  [
    'other number',
    (name) => [`${bare(name)} ${number(`one ${name}`)}`, `${bare(name)} ${number(`two ${name}`)}`],
  ],
  ['number added', (name) => [bare(name), `${bare(name)} ${number(name)}`]],
  ['next number', (name) => [`${bare(name)} 1`, `${bare(name)} 2`]],
  ['number in words', (name) => [`${bare(name)} Two`, `${bare(name)} Three`]],
  [
    'other place',
    (name) => [`${bare(name)} ${places[0]}`, `${bare(name)} ${pick(places.slice(1, 4), name)}`],
  ],
  [
    'other place, legal form',
    (name) => [`${bare(name)} ${places[6]} (Pty) Ltd`, `${bare(name)} ${places[7]} (Pty) Ltd`],
  ],
  [
    'other legal form',
    (name) => [`${bare(name)} ${pick(privateForms, name)}`, `${bare(name)} ${pick(closeForms, name)}`],
  ],
  [
    'other legal form, capitals',
    (name) => [`${bare(name)} CC`.toUpperCase(), `${bare(name)} ${pick(privateForms, name)}`],
  ],
  ['other first word', (name) => [bare(name), bare(name).replace(/^\S+/, pick(firstWords, name))]],
  ['other word of trade', (name) => otherTrade(name)],
  [
    'other number, same name',
    (name) => [`${bare(name)} ${registration(`a ${name}`)}`, `${bare(name)} ${registration(`b ${name}`)}`],
  ],
];

const firstWords = ['Mahlangu', 'Siyabonga', 'Phambili', 'Tswelopele', 'Kgatelopele', 'Blouberg', 'Ikhaya'];

const bare: Change = (name) => withoutForm(name).replace(/\s?\d+$/, '');

function otherTrade(name: string): readonly [string, string] {
  const first = bare(name).split(' ')[0]!;
  const [one, other] = [pick(trades, `one ${name}`), pick(trades, `other ${name}`)];
  return [
    `${first} ${one}`,
    `${first} ${one === other ? trades[(trades.indexOf(one) + 1) % trades.length]! : other}`,
  ];
}

/**
 * @param names real names with their companies
 * @param isUnclear pairs that reading could not decide
 */
export function companyPairs(
  names: readonly LabelledName[],
  isUnclear: (one: LabelledName, other: LabelledName) => boolean,
): LabelledPair[] {
  const halves = [names.filter((name) => !isForTest(name)), names.filter(isForTest)];
  const groups = [...Map.groupBy(names, ({ company }) => company).values()];
  return [
    ...groups.flatMap(sameOf),
    ...halves.flatMap((half) => differentOf(half, isUnclear)),
    ...groups.filter(([first]) => isBase(first!.text)).flatMap(([first]) => madeOf(first!)),
  ];
}

/** Spellings that differ in letters or digits come first. */
function sameOf(own: readonly LabelledName[]): LabelledPair[] {
  const [first, ...others] = own;
  if (first === undefined) return [];
  const distinct = [...new Map(others.map((name) => [plain(name.text), name])).values()].filter(
    ({ text }) => plain(text) !== plain(first.text),
  );
  return distinct
    .slice(0, SPELLINGS)
    .map(({ text }) =>
      pairOf([first.text, text], { kind: 'company', same: true, origin: 'real', group: first.company }),
    );
}

function differentOf(
  half: readonly LabelledName[],
  isUnclear: (one: LabelledName, other: LabelledName) => boolean,
): LabelledPair[] {
  const used = new Map<string, number>();
  const found = similarityBaselines[0]
    .pairsOf(half)
    .toSorted((one, other) => other.similarity - one.similarity);
  const pairs: LabelledPair[] = [];
  for (const { one, other } of found) {
    const [a, b] = [half[one]!, half[other]!];
    if (a.company === b.company || isUnclear(a, b)) continue;
    // Else the same few names would fill the list.
    const times = Math.max(used.get(a.company) ?? 0, used.get(b.company) ?? 0);
    if (times >= 2) continue;
    for (const { company } of [a, b]) used.set(company, (used.get(company) ?? 0) + 1);
    pairs.push(pairOf([a.text, b.text], { kind: 'company', same: false, origin: 'real', group: a.company }));
    if (pairs.length === DIFFERENT) break;
  }
  return pairs;
}

/** Names that can be changed: two words or more, without numbers and remarks. */
const isBase = (text: string): boolean =>
  /^\p{Letter}[\p{Letter} &'.()-]{8,50}$/u.test(text) &&
  lastWord.test(withoutForm(text)) &&
  !/not indicated|not stated|various|t\/a|\bjv\b/i.test(text) &&
  chosenBy(`screening ${plain(text)}`, STEP) === 0;

/** One change of each kind. */
function madeOf({ text, company }: LabelledName): LabelledPair[] {
  const [same, change] = pick(
    sameCompany.filter(([, one]) => plain(one(text)) !== plain(text) || one(text) !== text),
    `same ${text}`,
  );
  const [different, both] = pick(otherCompany, `different ${text}`);
  const label = { kind: 'company', group: company } as const;
  return [
    pairOf([text, change(text)], { ...label, same: true, origin: same }),
    pairOf(both(text), { ...label, same: false, origin: different }),
  ];
}
