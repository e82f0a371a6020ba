import type { ProvinceCode } from '#shared/codelists/provinces.ts';
import type { Buyer, BuyerKind } from './buyers.ts';
import { type Town, village } from './places.ts';
import { type Random, weighted } from './random.ts';
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
const COUNTS = [
  'two (2)',
  'three (3)',
  'four (4)',
  'five (5)',
  'eight (8)',
  'ten (10)',
  '12',
  '20',
  '25',
  '30',
  '50',
  '120',
  '250',
  '400',
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
const periods = weighted([
  ['', 45],
  [' for a period of three (3) years', 14],
  [' for a period of 36 months', 13],
  [' for a period of twelve (12) months', 6],
  [' for a period of five (5) years', 6],
  [' on an "as and when required" basis for a period of 36 months', 6],
  [' as and when required for 24 months', 4],
  [' for the period ending 30 June 2028', 3],
  [' (once-off)', 3],
]);
const grades = weighted([
  ['', 60],
  [' (CIDB grading 6CE or higher)', 6],
  [' (CIDB GRADE 4GB OR HIGHER)', 6],
  [': 5GB', 5],
  [' - 7CE or higher', 5],
  [' (3 SQ or higher)', 3],
  [' (2EP or higher)', 3],
  [' (CIDB 1GB or higher)', 6],
  [' - GRADE 9CE OR HIGHER', 1],
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

type Setting = { buyer: Buyer; trade: TradeName; town: Town; year: number; quotation: boolean };

/** Words that fit buyer, trade and place, with mistakes (capitals, stray blanks) as frequent as in real ones. */
export function writeWording({ buyer, trade, town, year, quotation }: Setting, random: Random): Wording {
  const number = tenderNumber(buyer, year, quotation, random);
  const { kind, subjects } = trades[trade];
  const subject = filled(random.pick(subjects), town, random);
  const again = random.chance(0.03);
  let title =
    sentence(beginnings[kind](random) + subject) + (kind === 'works' ? grades(random) : periods(random));
  if (again) title += random.pick(AGAIN);
  if (random.chance(0.05)) title += ` for ${buyer.name}`;
  if (random.chance(0.06)) title = `${number}${random.pick([' - ', ': ', ' '])}${title}`;
  if (random.chance(0.55)) title = title.toUpperCase();
  if (random.chance(0.16)) title += random.pick([' ', ' ', '  ', '\t']);
  return {
    number: number + (again && random.chance(0.4) ? '_' : '') + (random.chance(0.04) ? ' ' : ''),
    title,
  };
}

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

function filled(subject: string, town: Town, random: Random): string {
  return subject.replace(/\{(\w+)\}/g, (_, slot: string) => {
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
      case 'count':
        return random.pick(COUNTS);
      case 'km':
        return (random.integer(8, 140) / 10).toFixed(1);
      default:
        return String(random.integer(11, 3400));
    }
  });
}

/** Text for `specialConditions`; null where the publisher leaves the field out. */
export function specialConditions(province: ProvinceCode | null, random: Random): string | null {
  if (random.chance(0.65)) return null;
  if (random.chance(0.12))
    return random.pick(['N/A', 'None', 'As per tender document', 'See bid document for special conditions.']);
  const parts = [...new Set(Array.from({ length: random.integer(1, 3) }, () => random.pick(conditions)))];
  if (province === null && random.chance(0.2)) parts.push('Services are required at all regional offices.');
  return `${parts.join('\r\n\r\n')}${random.chance(0.3) ? '\r\n' : ''}`;
}

const conditions = [
  'The 80/20 preference point system is applicable to this bid, where 20 points are allocated to specific goals.',
  'Bidders must be registered on the Central Supplier Database (CSD).',
  'The tender offer validity period is 120 days.',
  'NB: The offers must remain valid for 90 days from the closing date for submission of bids.',
  'Bidders must score a minimum of 70% for functionality to be evaluated further.',
  'CIDB GRADING 6CE OR HIGHER',
  'A non-refundable fee of R300 is payable for hard copies of the bid document.',
  'Late, telephonic, faxed or e-mailed tenders will not be accepted.',
  'A COMPULSORY clarification meeting will be held as indicated. Bidders who do not attend will be disqualified.',
  'SBD 1, SBD 4 and SBD 6.1 must be completed in full and signed.',
  'Municipal rates and taxes of the company and its directors must not be in arrears for more than 90 days.',
  'Bidders must submit a valid PSIRA registration certificate and COIDA letter of good standing.',
  'Only locally manufactured goods with the stipulated minimum threshold of 100% local content will be considered.',
  'Minimum threshold for functionality: 60 points out of 100.',
];
