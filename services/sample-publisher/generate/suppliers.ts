import { type Random, randomOf, weighted } from './random.ts';

/** A company that wins tenders. Names are composed of word lists; a match with a real company is a coincidence. */
export type Supplier = {
  rank: number;
  core: string;
  form: CompanyForm;
  csdNumber: string;
  registrationNumber: string;
  enterpriseType: string;
};
type CompanyForm = '(Pty) Ltd' | 'CC' | 'Ltd' | 'Inc' | 'NPC' | '';

const POOL = 6_000;
/** Exponent of a power law in which the first hundredth of the suppliers wins about a quarter of all awards. */
const CONCENTRATION = 3.3;
/** Ranks are shifted by up to so many, so that the first supplier does not win far more than the next ones. */
const MAX_SHIFT = 20;

const roots = [
  'Siyakhula',
  'Thuthuka',
  'Mzansi',
  'Masakhane',
  'Ubuntu',
  'Khanyisa',
  'Lesedi',
  'Bophelo',
  'Tshwaragano',
  'Vukuzenzele',
  'Intando',
  'Umnotho',
  'Rise',
  'Blue Crane',
  'Golden Rand',
  'Highveld',
  'Protea',
  'Kgatelopele',
  'Simunye',
  'Letsema',
  'Zamani',
  'Nkomazi',
  'Drakens',
  'Karoo',
  'Indwe',
  'Imvula',
  'Phakamisa',
  'Sizanani',
  'Maluti',
  'Naledi',
  'Ikhwezi',
  'Tiro',
  'Baobab',
  'Savanna',
  'Ilanga',
  'Dikgang',
  'Rorisang',
  'Makhado Star',
  'Sondela',
  'Vuwani',
  'Hlanganani',
  'Bokamoso',
  'Mmabatho',
  'Amandla',
  'Isibani',
  'Thabang',
  'Cebisa',
  'Nyathi',
  'Rivonia',
  'Umlazi',
  'Atlantic',
  'Bushveld',
];
const seconds = [
  '',
  '',
  '',
  'Sun',
  'Tech',
  'Group',
  '& Sons',
  'JM',
  'Ya Rona',
  'SA',
  'Africa',
  'Holdings',
  'Women',
  'Youth',
  'One',
  'Prime',
  '2000',
  '101',
  '786',
  'Bright',
];
const businesses = [
  'Trading',
  'Trading and Projects',
  'Civils',
  'Construction',
  'Trading Enterprise',
  'Consulting Engineers',
  'Security Services',
  'Cleaning Services',
  'Technologies',
  'Solutions',
  'Projects',
  'Logistics',
  'Electrical',
  'Business Enterprise',
  'Catering Services',
  'Suppliers',
  'Medical Supplies',
  'Attorneys',
  'Consulting',
  'Plant Hire',
  'Engineering',
  'Investments',
  'Training Academy',
  'Media',
  'General Services',
];
const forms = weighted<CompanyForm>([
  ['(Pty) Ltd', 66],
  ['CC', 16],
  ['', 10],
  ['Ltd', 3],
  ['Inc', 3],
  ['NPC', 2],
]);
const enterpriseTypes = weighted([
  ['EME', 48],
  ['QSE', 23],
  ['Large', 15],
  ['', 8],
  ['Other', 3],
  ['N/A', 3],
]);
const registrationSuffix: Record<CompanyForm, string> = {
  '(Pty) Ltd': '07',
  CC: '23',
  Ltd: '06',
  Inc: '21',
  NPC: '08',
  '': '07',
};

/** The supplier of a rank; rank 0 wins most often. */
export function supplierOf(seed: number, rank: number): Supplier {
  const random = randomOf(seed, 'supplier', rank);
  const core = [random.pick(roots), random.pick(seconds), random.pick(businesses)]
    .filter((word) => word !== '')
    .join(' ');
  const form = forms(random);
  const year = random.integer(1998, 2024);
  return {
    rank,
    core,
    form,
    csdNumber: `MAAA${String(random.integer(100_000, 1_399_999)).padStart(7, '0')}`,
    registrationNumber: `${year}/${String(random.integer(1_000, 699_999)).padStart(6, '0')}/${registrationSuffix[form]}`,
    enterpriseType: enterpriseTypes(random),
  };
}

/** Draws a supplier; those of low rank are drawn more often. */
export const winner = (seed: number, random: Random): Supplier =>
  supplierOf(seed, Math.floor(POOL * random.fraction() ** CONCENTRATION) + random.integer(0, MAX_SHIFT));

/** The full name with its company form, as in the company register. */
export const registeredName = ({ core, form }: Supplier): string => (form === '' ? core : `${core} ${form}`);

type Spelling = (supplier: Supplier, random: Random, seed: number) => string;
const spellings = weighted<Spelling>([
  [(supplier) => registeredName(supplier), 30],
  [(supplier) => registeredName(supplier).toUpperCase(), 22],
  [({ core }) => core, 12],
  [({ core }) => core.toLowerCase(), 3],
  [(supplier, random) => formVariant(supplier, random), 12],
  [(supplier) => `${registeredName(supplier)} and ${supplier.csdNumber}`, 5],
  [({ core, csdNumber }) => `${core.toUpperCase()} and ${csdNumber}`, 4],
  [({ core, csdNumber }) => `${core} (${csdNumber})`, 1],
  [
    (supplier, random, seed) =>
      `${registeredName(winner(seed, random))} ${random.pick(['t/a', 'T/A', 'trading as'])} ${supplier.core}`,
    2,
  ],
  [(supplier, random, seed) => `${supplier.core} / ${winner(seed, random).core} JV`, 2],
  [(supplier, random, seed) => `${supplier.core} and ${winner(seed, random).core} Joint Venture`, 1],
  [(supplier) => `${registeredName(supplier)} `, 2],
  [({ core }) => core.replace(/(\w)(\w) /, '$2$1 '), 1],
  [(_, random) => random.pick(['non-award', 'None', 'n/a', 'Non Award', '', 'A', 'Various', 'NON-AWARD']), 3],
]);

/** A supplier's name as officials type it: with capitals, other company forms, CSD numbers, joint ventures, typing errors or placeholders. */
export const typedName = (supplier: Supplier, random: Random, seed: number): string =>
  spellings(random)(supplier, random, seed);

/** The name with another spelling of the company form. */
export function formVariant({ core, form }: Supplier, random: Random): string {
  const variants: Record<CompanyForm, readonly string[]> = {
    '(Pty) Ltd': [
      '(PTY) LTD',
      'Pty Ltd',
      '(Pty)Ltd',
      '( Pty) Ltd',
      'PTY LTD',
      '(Pty) Limited',
      '(pty) ltd.',
      'Proprietary Limited',
    ],
    CC: ['cc', 'C.C.', 'Close Corporation', 'Cc'],
    Ltd: ['Limited', 'LTD', 'SOC Ltd'],
    Inc: ['Incorporated', 'INC.', 'inc'],
    NPC: ['npc', '(NPC)', 'NPO'],
    '': ['Enterprise', 'cc', '(Pty) Ltd'],
  };
  return `${core} ${random.pick(variants[form])}`;
}
