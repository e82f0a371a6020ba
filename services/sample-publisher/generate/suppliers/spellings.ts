import { filled } from '#services/sample-publisher/generate/fixture.ts';
import { type Random, weighted } from '#services/sample-publisher/generate/random.ts';
import { formVariant, registeredName, type Supplier } from './supplier.ts';
import { words } from './words.ts';

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

/** Slots of the words for a company that is called `core`. */
const partsOf = (company: Supplier, core: string): Record<string, string> => ({
  core,
  ...{ CORE: core.toUpperCase(), full: registeredName({ core, form: company.form }) },
  ...{ csd: company.csdNumber, registration: company.registrationNumber },
  csdInPart: company.csdNumber.toLowerCase().replace('m', 'M'),
});

const numbered = ({ supplier, core }: Setting, random: Random): string => {
  const parts = partsOf(supplier, core);
  return filled(words.numbered(random), (slot) => parts[slot]!);
};

const spellings = weighted<Spelling>([
  [full, 30],
  [(setting) => full(setting).toUpperCase(), 20],
  [({ core }) => core, 11],
  [({ core }) => core.toLowerCase(), 3],
  [(setting) => full(setting).toLowerCase(), 2],
  [({ supplier, core }, random) => formVariant({ core, form: supplier.form }, random), 12],
  [numbered, 10],
  [jointVenture, 3.5],
  [(setting) => `${full(setting)} `, 2],
  [(setting) => withAmpersand(full(setting)), 2],
  [({ core, supplier }) => `${core}\n${supplier.form}`.trim(), 0.7],
  [(setting, random) => misspelt(setting.core, random), 2],
  [(setting) => abbreviated(full(setting)), 1],
  [(_, random) => ({ name: random.pick(words.placeholders), members: [] }), 3],
]);

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
  if (renamed && random.chance(NUMBERED_IF_RENAMED)) return numbered(setting, random);
  if (tradingName !== null && random.chance(TRADING_NAME_GIVEN))
    return random.chance(TRADING_NAME_ALONE)
      ? tradingName
      : `${full(setting)} ${random.pick(words.tradingAs)} ${tradingName}`;
  return spellings(random)(setting, random);
}

/** A joint venture of the company with a partner, either of them first. */
function jointVenture({ supplier, partner }: Setting, random: Random): string | TypedName {
  const shape = words.jointVentures(random);
  const other = partner();
  if (other.rank === supplier.rank) return registeredName(supplier);
  const members = random.chance(0.5) ? [supplier, other] : [other, supplier];
  const [one, two] = members.map((member) => partsOf(member, member.core));
  const name = filled(shape, (slot) => {
    const [whose, part = ''] = slot.split('.');
    return (whose === 'one' ? one : two)![part]!;
  });
  return { name, members };
}

const withAmpersand = (name: string): string =>
  name.includes('&') ? name.replace(/ ?& ?/, ' and ') : name.replace(' and ', ' & ');

const abbreviated = (name: string): string =>
  name.replaceAll(/\b[A-Z][a-z]+\b/g, (word) => words.shortForms[word] ?? word);

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
