import { type Random, weighted } from '#services/sample-publisher/generate/random.ts';
import { formVariant, registeredName, type Supplier } from './supplier.ts';

/** A name as an official typed it, and whom it names: nobody, one company, or the members of a joint venture. */
export type TypedName = { name: string; members: readonly Supplier[] };

/** The company as it is called at the time; `partner` draws another one for a joint venture. */
type Setting = { supplier: Supplier; core: string; partner: () => Supplier };
type Spelling = (setting: Setting, random: Random) => string | TypedName;

/** Share of the awards of a renamed company that still carry its earlier name, long after it was renamed. */
const OUTDATED = 0.35;
/** Share in which officials add the company's numbers because its names differ. */
const NUMBERED_IF_RENAMED = 0.5;
const TRADING_NAME_GIVEN = 0.45;
const TRADING_NAME_ALONE = 0.2;

const full = ({ supplier, core }: Setting): string => registeredName({ core, form: supplier.form });

const numbered = weighted<Spelling>([
  [(setting) => `${full(setting)} and ${setting.supplier.csdNumber}`, 50],
  [({ core, supplier }) => `${core.toUpperCase()} and ${supplier.csdNumber}`, 40],
  [({ core, supplier }) => `${core} (${supplier.csdNumber})`, 10],
  [({ core, supplier }) => `${core}- ${supplier.csdNumber.toLowerCase().replace('m', 'M')}.`, 3],
  [(setting) => `${full(setting)} (${setting.supplier.registrationNumber})`, 8],
  [
    (setting) =>
      `${full(setting)} Reg no ${setting.supplier.registrationNumber}, CSD No. ${setting.supplier.csdNumber}`,
    4,
  ],
  [
    (setting) =>
      `${full(setting)} (Registration No ${setting.supplier.registrationNumber} and CSD no ${setting.supplier.csdNumber})`,
    4,
  ],
]);

const jointVentures = weighted<Spelling>([
  [joint((one, other) => `${one.core} / ${other.core} JV`), 40],
  [joint((one, other) => `${one.core} and ${other.core} Joint Venture`), 25],
  [joint((one, other) => `${registeredName(one)} in JV with ${registeredName(other)}`), 10],
  [joint((one, other) => `${one.core.toUpperCase()}/${other.core.toUpperCase()} JV`), 8],
  [joint((one, other) => `${one.core} & ${other.core} Consortium`), 7],
  [
    joint(
      (one, other) =>
        `${registeredName(one)} ${one.csdNumber} JV ${registeredName(other)} ${other.csdNumber}`,
    ),
    10,
  ],
]);

const spellings = weighted<Spelling>([
  [full, 30],
  [(setting) => full(setting).toUpperCase(), 20],
  [({ core }) => core, 11],
  [({ core }) => core.toLowerCase(), 3],
  [(setting) => full(setting).toLowerCase(), 2],
  [({ supplier, core }, random) => formVariant({ core, form: supplier.form }, random), 12],
  [(setting, random) => numbered(random)(setting, random), 10],
  [(setting, random) => jointVentures(random)(setting, random), 3.5],
  [(setting) => `${full(setting)} `, 2],
  [(setting) => withAmpersand(full(setting)), 2],
  [({ core, supplier }) => `${core}\n${supplier.form}`.trim(), 0.7],
  [(setting, random) => misspelt(setting.core, random), 2],
  [(setting) => abbreviated(full(setting)), 1],
  [(_, random) => ({ name: random.pick(placeholders), members: [] }), 3],
]);

const placeholders = ['non-award', 'None', 'n/a', 'Non Award', '', 'A', 'Various', 'NON-AWARD'];

/**
 * A supplier's name as officials type it at a time: with capitals, other company forms, numbers, joint ventures with
 * another company of the trade, trading and earlier names, typing errors or placeholders.
 */
export function typedName(
  supplier: Supplier,
  at: number,
  partner: () => Supplier,
  random: Random,
): TypedName {
  const { earlier, tradingName } = supplier;
  const outdated = earlier !== null && (at < earlier.until || random.chance(OUTDATED));
  const setting = { supplier, core: outdated ? earlier.core : supplier.core, partner };
  const written = spellingFor(setting, earlier !== null, tradingName, random);
  return typeof written === 'string' ? { name: written, members: [supplier] } : written;
}

function spellingFor(
  setting: Setting,
  renamed: boolean,
  tradingName: string | null,
  random: Random,
): string | TypedName {
  if (renamed && random.chance(NUMBERED_IF_RENAMED)) return numbered(random)(setting, random);
  if (tradingName !== null && random.chance(TRADING_NAME_GIVEN))
    return random.chance(TRADING_NAME_ALONE)
      ? tradingName
      : `${full(setting)} ${random.pick(['t/a', 'T/A', 'trading as'])} ${tradingName}`;
  return spellings(random)(setting, random);
}

/** A joint venture of the company with a partner, either of them first. */
function joint(write: (one: Supplier, other: Supplier) => string): Spelling {
  return ({ supplier, partner }, random) => {
    const other = partner();
    if (other.rank === supplier.rank) return registeredName(supplier);
    const members = random.chance(0.5) ? [supplier, other] : [other, supplier];
    return { name: write(members[0]!, members[1]!), members };
  };
}

const withAmpersand = (name: string): string =>
  name.includes('&') ? name.replace(/ ?& ?/, ' and ') : name.replace(' and ', ' & ');

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bEnterprise\b/, 'Ent'],
  [/\bConstruction\b/, 'Const'],
  [/\bProjects\b/, 'Proj.'],
  [/\bServices\b/, 'Serv'],
  [/\bEngineering\b/, 'Eng.'],
];

const abbreviated = (name: string): string =>
  shortForms.reduce((text, [word, short]) => text.replace(word, short), name);

/** A letter is missing, twice there, or exchanged with the next one. */
function misspelt(name: string, random: Random): string {
  const places = [...name.matchAll(/(?<=\p{L})\p{L}(?=\p{L})/gu)].map(({ index }) => index);
  if (places.length === 0) return name;
  const at = random.pick(places);
  const [before, letter, after] = [name.slice(0, at), name.charAt(at), name.slice(at + 1)];
  return random.pick([
    `${before}${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
  ]);
}
