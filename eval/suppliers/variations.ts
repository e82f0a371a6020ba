import { chosenBy, type LabelledName, plain } from './names.ts';

/**
 * Generated names, of which it is known whose they are. Variations of real names, in the ways in which publishers were seen
 * to write them, are of the same company; names with another number, place, trade or legal form are of another one. Chance
 * follows from the text, so every run makes the same names.
 */

export type Change = (name: string) => string;
type Named = readonly [origin: string, change: Change];

/** The legal form at the end, by spelling alone. */
const FORM =
  /[\s,]*\(?\s?(?:pty\)?\.?\s?\(?(?:ltd|limited)\)?|ltd|limited|cc|c\.c|inc|incorporated|npc)\.?\s?$/i;
export const withoutForm: Change = (name) => name.replace(FORM, '').trim();

export const privateForms = [
  '(Pty) Ltd',
  'Pty Ltd',
  'PTY. LTD.',
  '(PTY)LTD',
  '(Edms) Bpk',
  'Proprietary Limited',
  '(Pty) Limited',
];
export const closeForms = ['CC', 'cc', 'C.C.', 'Close Corporation', 'BK'];
export const places = ['Gauteng', 'Limpopo', 'KZN', 'Western Cape', 'North', 'South', 'Durban', 'Polokwane'];
export const trades = [
  'Trading',
  'Projects',
  'Construction',
  'Consulting',
  'Services',
  'Holdings',
  'Logistics',
  'Catering',
];

export const pick = <T>(list: readonly T[], by: string): T => list[chosenBy(by, list.length)]!;
export const number = (by: string): string => String(10 + chosenBy(by, 1_990));
const csd = (by: string): string => `MAAA${String(chosenBy(by, 9_000_000) + 1_000_000)}`;
export const registration = (by: string, form = '07'): string =>
  `${1995 + chosenBy(by, 28)}/${String(100_000 + chosenBy(`${by} serial`, 899_999))}/${form}`;

/** One letter doubled, left out, exchanged with the next or replaced, anywhere in a word of five letters or more. */
export const mistype: Change = (name) => {
  const words = [...withoutForm(name).matchAll(/\p{Letter}{5,}/gu)];
  if (words.length === 0) return name;
  const word = pick(words, `word ${name}`);
  const at = word.index + chosenBy(`letter ${name}`, word[0].length - 1);
  const [before, letter, next, rest] = [
    name.slice(0, at),
    name.charAt(at),
    name.charAt(at + 1),
    name.slice(at + 2),
  ];
  const other = pick([...'aeiounstrlmk'], `other ${name}`);
  return pick(
    [
      before + letter + letter + next + rest,
      before + next + rest,
      before + next + letter + rest,
      before + other + next + rest,
    ],
    `error ${name}`,
  );
};

/** Changes after which it is the same company. */
const spellings: readonly Named[] = [
  ['capitals', (name) => name.toUpperCase()],
  ['small letters', (name) => name.toLowerCase()],
  ['hyphens and blanks', (name) => name.replace(' ', '  ').replace(/ (?=\p{Lu}\p{Ll}+$)/u, '-')],
  ['a mark at the end', (name) => `${name}${pick([',', '.', ':', ' -'], name)}`],
  ['& for and', (name) => name.replace(/ and /i, ' & ').replace(/ & (?=.* & )/, ' and ')],
  ['and for &', (name) => name.replace(/\s?&\s?/, ' and ')],
  ['form added', (name) => (FORM.test(name) ? name : `${name} ${pick(privateForms, name)}`)],
  ['form left out', withoutForm],
  ['one typing error', mistype],
  ['another typing error', (name) => mistype(`${name} `).trim()],
  ['CSD number', (name) => `${name} ${csd(name)}`],
  ['CSD number in words', (name) => `${name}, CSD No. ${csd(name)}`],
  ['registration number', (name) => `${name} (Reg No ${registration(name)}), ${csd(name)}`],
  [
    'trading name',
    (name) =>
      `${name} t/a ${pick(['Kitchen', 'Green', 'Blue Line'], name)} ${pick(trades, name)} ${number(name)}`,
  ],
];

/** Changes after which it is another company. */
const otherCompanies: readonly Named[] = [
  ['other number', (name) => `${withoutForm(name).replace(/\s?\d+$/, '')} ${number(`one ${name}`)}`],
  ['other number again', (name) => `${withoutForm(name).replace(/\s?\d+$/, '')} ${number(`two ${name}`)}`],
  ['other place', (name) => `${withoutForm(name)} ${pick(places.slice(0, 4), name)}`],
  ['other place again', (name) => `${withoutForm(name)} ${pick(places.slice(4), name)}`],
  [
    'other trade',
    (name) => {
      const bare = withoutForm(name).replace(
        / (?:Trading|Projects|Construction|Consulting|Services|Holdings|Logistics|Catering)$/i,
        '',
      );
      return `${bare} ${pick(trades, `trade ${name}`)}`;
    },
  ],
  ['joint venture', (name) => `${withoutForm(name)} / Thabazimbi Roads JV`],
];

/** One in this many real companies gets variations and neighbours. */
const STEP = 6;
/** Companies with made-up names, for each kind. */
const MADE_UP = 120;

/**
 * @param real names that were published
 * @returns variations and neighbours of some of them, and companies with names of mixed real words that differ from a
 *   neighbour in legal form or registration number alone
 */
export function generatedNames(real: readonly LabelledName[]): LabelledName[] {
  const taken = new Set(real.map(({ text }) => plain(text)));
  const bases = [...Map.groupBy(real, ({ company }) => company).values()]
    .map(([first]) => first!)
    .filter(({ text }) =>
      /^\p{Letter}[\p{Letter}\d &'.-]{6,60}(?:\([^()]{2,12}\)[\p{Letter} .]{0,9})?$/u.test(text),
    )
    .filter(({ text }) => !/MAAA|not indicated|not stated|various/i.test(text));
  const chosen = bases.filter(({ company }) => chosenBy(`base ${company}`, STEP) === 0);
  return [
    ...chosen.flatMap((base) => variationsOf(base, taken)),
    ...madeUp(bases, taken, 'form').flatMap(withOtherForm),
    ...madeUp(bases, taken, 'number').flatMap(withOtherNumber),
  ];
}

function variationsOf(base: LabelledName, taken: ReadonlySet<string>): LabelledName[] {
  const same = spellings.flatMap(([origin, change]) => {
    const text = change(base.text);
    return text === base.text ? [] : [{ text, company: base.company, row: base.row, origin }];
  });
  const others = otherCompanies.flatMap(([origin, change]) => {
    const text = change(base.text);
    return taken.has(plain(text))
      ? []
      : [{ text, company: `${base.company} ${plain(text)}`, row: null, origin }];
  });
  return [...same, ...others];
}

/** Names of the first word of one real name and the last two of another. */
function madeUp(bases: readonly LabelledName[], taken: Set<string>, kind: string): string[] {
  const names: string[] = [];
  for (let at = 0; names.length < MADE_UP && at < 10 * MADE_UP; at += 1) {
    const [one, other] = [pick(bases, `${kind} one ${at}`), pick(bases, `${kind} other ${at}`)];
    const [first = ''] = one.text.split(' ');
    const name = [first, ...withoutForm(other.text).split(' ').slice(1).slice(-2)].join(' ');
    if (!/^\p{Letter}{6,} \p{Letter}{4,}/u.test(name) || taken.has(plain(name))) continue;
    taken.add(plain(name));
    names.push(name);
  }
  return names;
}

const named = (name: string, kind: string, origin: string, texts: readonly string[]): LabelledName[] =>
  texts.map((text) => ({ text, company: `${name} ${kind}`, row: null, origin }));

/** `Zed CC` and `Zed (Pty) Ltd`. */
const withOtherForm = (name: string): LabelledName[] => [
  ...named(
    name,
    'private',
    'private company',
    [0, 1, 2].map((at) => `${name} ${pick(privateForms, `${at} ${name}`)}`),
  ),
  ...named(
    name,
    'close',
    'close corporation',
    [0, 1].map((at) => `${name.toUpperCase()} ${pick(closeForms, `${at} ${name}`)}`),
  ),
];

/** Two companies with one name, and two registration numbers. */
const withOtherNumber = (name: string): LabelledName[] =>
  ['one', 'two'].flatMap((which) => {
    const own = registration(`${which} ${name}`);
    return named(name, which, 'registration numbers', [
      `${name} (Pty) Ltd ${own}`,
      `${name.toUpperCase()} Reg. No: ${own.replaceAll('/', ' / ')}`,
      `${mistype(name)} (${own})`,
    ]);
  });
