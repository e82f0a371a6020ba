import type { FileRow } from '#eval/adapters/portal-rows.ts';
import type { LabelledPair } from './pairs.ts';
import { type MergingRow, readMergingRow } from './rows.ts';

/** Texts of a row that publishers write in different ways. */
type Texts = { number: string; title: string };

/** A change that publishers were seen to make; `change` returns null if it does not apply to the row. */
type Perturbation = { name: string; change: (texts: Texts) => Texts | null };

/** Changes of spelling, after which the tender is the same. */
const spellings: readonly Perturbation[] = [
  {
    name: 'stray blanks',
    change: ({ number, title }) => ({
      number: ` ${number.replace('/', ' / ')}  `,
      title: `${title.replace(/ (?=\S)/, '  ').replace(/, /, ' , ')}\r\n `,
    }),
  },
  {
    name: 'letter case',
    change: ({ number, title }) => ({ number: number.toUpperCase(), title: title.toLowerCase() }),
  },
  {
    name: 'number before the title',
    change: ({ number, title }) => ({ number, title: `${number.replace(/[/\s]+/g, '-')}: ${title}` }),
  },
  {
    name: 'mis-decoded dashes',
    change: ({ number, title }) =>
      /[-–’]/.test(title) ? { number, title: title.replace(/[-–]/g, 'â€“').replaceAll('’', 'â€™') } : null,
  },
  {
    name: 'number with other separators',
    change: ({ number, title }) => {
      const parted = number.replaceAll('/', '-').replace(/(?<=\d)\s*-\s*(?=20\d\d$)/, ' OF ');
      const changed = parted.replace(/\b(RF[PQ]) (?=\d)/, '$1');
      return changed === number ? null : { number: changed, title };
    },
  },
  {
    name: 'year of account in full',
    change: ({ number, title }) => {
      const changed = number.replace(
        /\b20(\d\d)([/-])(\d\d)(?!\d)/,
        (all, from: string, mark: string, to: string) =>
          Number(to) === Number(from) + 1 ? `20${from}${mark}20${to}` : all,
      );
      return changed === number ? null : { number: changed, title };
    },
  },
  { name: 'dots behind the number', change: ({ number, title }) => ({ number: `${number}..`, title }) },
  {
    name: 'title cut off',
    change: ({ number, title }) =>
      title.length > 110 ? { number, title: `${title.slice(0, 100)}...` } : null,
  },
  {
    name: 'letters swapped',
    change: ({ number, title }) => {
      const [word] = title.match(/\p{L}{7,}/u) ?? [];
      return word === undefined
        ? null
        : { number, title: title.replace(word, `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)}`) };
    },
  },
];

export type PerturbedPair = LabelledPair & { perturbation: string };

/**
 * Makes pairs of a real row and a changed copy: the same tender with another spelling or a later closing date, the tender
 * advertised again, and different tenders that look similar.
 * @param others rows to take another buyer and another title from
 */
export function perturb(row: MergingRow, others: readonly MergingRow[]): PerturbedPair[] {
  const { number, description: title, source } = row;
  const pairs: PerturbedPair[] = [];
  const add = (perturbation: string, label: LabelledPair['label'], changes: FileRow['row']) => {
    // The copy gets a higher id than any real row, because the rule orders tenders by their ids.
    const other = readMergingRow(`${row.name}0000`, { ...source, row: { ...source.row, ...changes } });
    if (other !== null) pairs.push({ one: other, other: row, label, basis: 'read', perturbation });
  };
  for (const { name, change } of spellings) {
    const texts = change({ number, title });
    if (texts !== null) add(name, 'same', { tender_No: texts.number, description: texts.title });
  }
  const { publication_date_time: published, closing_date_time: closes } = row.tender;
  if (closes !== null && published !== null) {
    add('closing later', 'same', { closing_Date: daysLater(closes, 14) });
    const round = { date_Published: daysLater(published, 60), closing_Date: daysLater(closes, 60) };
    add('another round, marked', 'again', { ...round, description: `${title} (RE-ADVERT)` });
    add('another round, dots behind the number', 'again', { ...round, tender_No: `${number}.` });
  }
  const next = number.replace(/\d+/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'));
  if (next !== number) add('next number of the series', 'different', { tender_No: next });
  const elsewhere = others.find(({ tender }) => tender.organization_id !== row.tender.organization_id);
  if (elsewhere) add('same number and title at another buyer', 'different', buyerOf(elsewhere));
  const neighbour = others.find(
    (other) =>
      other.tender.organization_id === row.tender.organization_id &&
      other.source.row['category'] !== source.row['category'],
  );
  if (neighbour) add('same number, another title', 'different', { description: neighbour.description });
  return pairs;
}

/** The columns that identify a buyer. */
const buyerOf = ({ source: { row } }: MergingRow): FileRow['row'] => ({
  organ_of_State: row['organ_of_State'],
  department: row['department'],
  departments: row['departments'],
  departmentsID: row['departmentsID'],
});

function daysLater(instant: string, days: number): string {
  return new Date(Date.parse(instant) + (days * 24 + 2) * 3_600_000).toISOString().slice(0, 19);
}
