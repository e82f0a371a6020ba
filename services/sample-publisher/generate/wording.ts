import type { ProvinceCode } from '#shared/codelists/provinces.ts';
import type { Buyer, BuyerKind } from './buyers.ts';
import { gradeInTitle, gradeOf } from './cidb.ts';
import { type Town, village } from './places.ts';
import { type Extent, expectedPrice } from './prices.ts';
import { type Random, weighted } from './random.ts';
import { DAY } from './times.ts';
import { type TradeKind, type TradeName, trades } from './trades.ts';

/** The words of a tender: the buyer's own number, and the title (which releases carry as `description`). */
export type Wording = { number: string; title: string };

const SCHOOLS = ['Primary School', 'Secondary School', 'High School', 'Combined School'];
const POWER_STATIONS = [
  'Majuba',
  'Kendal',
  'Lethabo',
  'Tutuka',
  'Hendrina',
  'Matla',
  'Duvha',
  'Arnot',
  'Camden',
  'Kriel',
  'Grootvlei',
  'Komati',
  'Medupi',
  'Kusile',
  'Matimba',
  'Koeberg',
];
/** Counts in the spellings of titles. */
const COUNTS: readonly (readonly [string, number])[] = [
  ['two (2)', 2],
  ['three (3)', 3],
  ['four (4)', 4],
  ['five (5)', 5],
  ['eight (8)', 8],
  ['ten (10)', 10],
  ['12', 12],
  ['20', 20],
  ['25', 25],
  ['30', 30],
  ['50', 50],
  ['120', 120],
  ['250', 250],
  ['400', 400],
];

const beginnings: Record<TradeKind, (random: Random) => string> = {
  goods: weighted([
    ['Supply and delivery of ', 46],
    ['Supply, delivery and offloading of ', 14],
    ['Appointment of a service provider for the supply and delivery of ', 12],
    ['Procurement of ', 7],
    ['Request for quotation: supply and delivery of ', 6],
    ['Panel of suppliers for the supply of ', 5],
    ['Supply of ', 6],
    ['The supply, delivery and installation of ', 4],
  ]),
  services: weighted([
    ['Appointment of a service provider for ', 34],
    ['Provision of ', 24],
    ['Appointment of a suitably qualified and experienced service provider for ', 10],
    ['Request for proposals: ', 7],
    ['Appointment of a panel of service providers for ', 7],
    ['Rendering of ', 5],
    ['Request for quotation for ', 5],
    ['Terms of reference: ', 2],
    ['', 6],
  ]),
  works: weighted([
    ['', 58],
    ['Appointment of a contractor for the ', 22],
    ['The appointment of a contractor for ', 6],
    ['Tender for the ', 6],
    ['Invitation to bid: ', 4],
    ['Contract: ', 4],
  ]),
};
const ONCE = ' (once-off)';
/** Periods in the spellings of titles, with their months; an end instead of months where they follow from the date. */
const periods = weighted<readonly [string, number | { until: number } | null]>([
  [['', null], 45],
  [[' for a period of three (3) years', 36], 14],
  [[' for a period of 36 months', 36], 13],
  [[' for a period of twelve (12) months', 12], 6],
  [[' for a period of five (5) years', 60], 6],
  [[' on an "as and when required" basis for a period of 36 months', 36], 6],
  [[' as and when required for 24 months', 24], 4],
  [[' for the period ending 30 June 2028', { until: Date.UTC(2028, 5, 30) }], 3],
  [[ONCE, 2], 3],
]);

const financialYears = (year: number): readonly string[] => {
  const [now, next] = [String(year % 100).padStart(2, '0'), String((year + 1) % 100).padStart(2, '0')];
  return [
    `${year}/${next}`,
    `${now}/${next}`,
    `${year}-${next}`,
    `${year}/${year + 1}`,
    `${year}`,
    `${year}`,
  ];
};

type NumberParts = {
  initials: string;
  serial: (digits: number) => string;
  fy: string;
  station: string;
  letter: (of: string) => string;
};

const numberShapes: Record<BuyerKind, readonly ((part: NumberParts) => string)[]> = {
  power: [
    ({ serial, station, letter }) => `E${serial(4)}${letter('GND')}X${letter('MLG')}P${station}`,
    ({ serial, station }) => `MP${station}${serial(5)}GX`,
    ({ serial }) => `MWP${serial(4)}TX`,
    ({ serial, letter }) => `E${serial(4)}CX${letter('RTW')}TD`,
    ({ serial }) => `CORP${serial(4)}`,
  ],
  municipality: [
    ({ initials, serial, fy }) => `SCM/${initials}/${serial(2)}/${fy}`,
    ({ initials, serial, fy }) => `${initials} ${serial(2)}/${fy}`,
    ({ serial, fy }) => `T${serial(2)}/${fy}`,
    ({ serial, fy }) => `RFQ ${serial(3)}/${fy}`,
    ({ serial, fy }) => `BID/${serial(2)}/${fy}`,
    ({ serial, fy }) => `${serial(3)}G/${fy}`,
    ({ initials, serial, fy }) => `8/2/1/${initials}${serial(4)}-${fy}`,
    ({ serial, fy }) => `${serial(2)} OF ${fy.slice(0, 4)}`,
  ],
  department: [
    ({ initials, serial, fy }) => `${initials}${serial(2)}/${fy}`,
    ({ serial, fy }) => `SCMU: ${serial(2)} - ${fy}`,
    ({ serial, letter }) => `ZNT${serial(5)}${letter('WTS')}`,
    ({ initials, serial }) => `${initials} ${serial(4)}B`,
    ({ serial }) => `ZNQ${serial(6)}/00000/00/HOD/GEN/25/T`,
    ({ initials, serial, fy }) => `${initials}/${serial(2)}/${serial(3)}/${fy}`,
  ],
  college: [
    ({ initials, serial, fy }) => `${initials}/RFQ${serial(3)}/${fy}`,
    ({ initials, serial, fy }) => `${initials}-${fy}-${serial(3)}`,
    ({ serial, fy }) => `BID ${serial(2)} OF ${fy}`,
  ],
  entity: [
    ({ initials, serial, fy }) => `RFP/${initials}/${serial(3)}/${fy}`,
    ({ initials, serial, fy }) => `${initials}${serial(3)}/${fy}`,
    ({ serial, fy }) => `RFQ${serial(4)}/${fy}`,
    ({ initials, serial }) => `${initials}-RFB-${serial(5)}`,
    ({ serial }) => `${serial(8)}`,
    ({ initials, serial, fy }) => `${initials} RFP -${serial(2)} -${fy}`,
  ],
};

type Setting = {
  buyer: Buyer;
  trade: TradeName;
  town: Town;
  province: ProvinceCode | null;
  at: number;
  quotation: boolean;
};
/**
 * `expected` is the price in rand that fits the words; `grade` is what contractors for works need, such as `6CE`; `months` is how
 * long the contract lasts where the title says it.
 */
type Written = { wording: Wording; expected: number; grade: string | null; months: number | null };

/**
 * Words that fit buyer, trade and place, with mistakes (capitals, stray blanks) as frequent as in real ones.
 * @param unpublished for what matters to the price and does not show in the words
 */
export function writeWording(seed: number, setting: Setting, random: Random, unpublished: Random): Written {
  const { buyer, trade, town, at, quotation } = setting;
  const number = tenderNumber(buyer, new Date(at).getUTCFullYear(), quotation, random);
  const { kind, subjects } = trades[trade];
  const subject = random.pick(subjects);
  const { text, ...figures } = filled(subject, town, random);
  const again = random.chance(0.03);
  let title = sentence(beginnings[kind](random) + text);
  const [period, lasting] = kind === 'works' ? ['', null] : periods(random);
  const months = typeof lasting === 'object' && lasting !== null ? monthsUntil(lasting.until, at) : lasting;
  const expected = expectedPrice(seed, { ...setting, subject, extent: { ...figures, months } }, unpublished);
  const grade = kind === 'works' ? gradeOf(trade, expected, unpublished) : null;
  title += grade === null ? period : gradeInTitle(random)(grade);
  if (again) title += random.pick(AGAIN);
  if (random.chance(0.05)) title += ` for ${buyer.name}`;
  if (random.chance(0.06)) title = `${number}${random.pick([' - ', ': ', ' '])}${title}`;
  if (random.chance(0.55)) title = title.toUpperCase();
  if (random.chance(0.16)) title += random.pick([' ', ' ', '  ', '\t']);
  const written = number + (again && random.chance(0.4) ? '_' : '') + (random.chance(0.04) ? ' ' : '');
  const stated = period !== ONCE && typeof lasting === 'number' ? lasting : null;
  return { wording: { number: written, title }, expected, grade, months: stated };
}

const monthsUntil = (end: number, at: number): number => Math.max(1, Math.round((end - at) / (30.44 * DAY)));

const AGAIN = [' (RE-ADVERT)', ' - Re-advertisement', ' (RE-ADVERTISEMENT)'];

/** The words of a tender that advertises an earlier one again; `next` is the number it would have as a new tender. */
export function readvertisedWording(earlier: Wording, next: string, random: Random): Wording {
  const number = earlier.number.trimEnd();
  const marked = `${earlier.title.trimEnd()}${random.pick(AGAIN)}`;
  const shape = random.fraction();
  if (shape < 0.45) return { number: `${number}_`, title: earlier.title };
  if (shape < 0.6) return { number: `${number}_`, title: marked };
  return { number: shape < 0.9 ? number : next, title: marked };
}

/** The words of a tender with which an official only tries the portal out. */
export const trialWording = (number: string, random: Random): Wording => ({
  number: random.pick(['TEST', 'TEST 001', 'test123', number]),
  title: random.pick([
    'TEST',
    'test',
    'Test tender',
    'test tender please ignore',
    'TEST TENDER - PLEASE IGNORE',
  ]),
});

function tenderNumber(buyer: Buyer, year: number, quotation: boolean, random: Random): string {
  const shape = random.pick(numberShapes[buyer.kind]);
  const number = shape({
    initials: buyer.initials,
    serial: (digits) => String(random.integer(1, 10 ** digits - 1)).padStart(digits, '0'),
    fy: random.pick(financialYears(year)),
    station: random.pick(POWER_STATIONS).slice(0, 3).toUpperCase(),
    letter: (of) => random.pick([...of]),
  });
  return quotation && random.chance(0.3) && !/RF[QPB]|BID/.test(number) ? `RFQ ${number}` : number;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A subject with its places and figures, and the figures that say how much is bought. */
function filled(subject: string, town: Town, random: Random): { text: string } & Omit<Extent, 'months'> {
  const figures: Omit<Extent, 'months'> = { count: null, length: null, capacity: null };
  const text = subject.replace(/\{(\w+)\}/g, (_, slot: string) => {
    switch (slot) {
      case 'village':
        return village(random);
      case 'town':
        return town.name;
      case 'district':
        return town.district;
      case 'school':
        return `${village(random)} ${random.pick(SCHOOLS)}`;
      case 'station':
        return random.pick(POWER_STATIONS);
      case 'ward':
        return String(random.integer(1, 38));
      case 'count': {
        const [words, count] = random.pick(COUNTS);
        figures.count = count;
        return words;
      }
      case 'km':
        figures.length = random.integer(8, 140) / 10;
        return figures.length.toFixed(1);
      case 'kl':
        figures.capacity = random.integer(11, 3400);
        return String(figures.capacity);
      default:
        return String(random.integer(11, 3400));
    }
  });
  return { text, ...figures };
}
