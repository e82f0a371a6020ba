import { foldName } from '#shared/text/names.ts';
import type { PairLabels } from './labels.ts';
import type { FileLetter, MergingRow } from './rows.ts';

/** `again`: the first row advertises the tender of the second again. */
export type Label = 'same' | 'again' | 'different';

export type LabelledPair = {
  one: MergingRow;
  other: MergingRow;
  label: Label;
  /** What the label is based on. */
  basis: 'shared document' | 'all other columns' | 'read' | 'unlike';
};

/** Pairs whose titles have at least this Jaccard similarity of three-letter sequences were read. */
const ALIKE = 0.8;

/**
 * Labels every pair of rows of one buyer, and every pair of different buyers that has the same number or title.
 *
 * - same, by evidence: two rows with a link to the same uploaded document; or a row of the portal's JSON and the only row
 *   of the same day's list that agrees with it in everything except number, title and dates.
 * - same and again, by reading: the listed pairs.
 * - different: all other pairs. Pairs with nearly the same title or the same letters in their numbers were read; the
 *   others are different without reading, so that a pair which only the rule recognises is an error of the rule.
 * @param files letters of the two files that the rows of a pair may come from, sorted: `AS`, `SS`
 */
export function labelPairs(
  rows: ReadonlyMap<string, MergingRow>,
  labels: PairLabels,
  files: ReadonlySet<string>,
): LabelledPair[] {
  const listed = new Map<string, Label | null>([
    ...labels.same.map((pair) => [sortedPair(pair), 'same'] as const),
    ...[...labels.again, ...labels.againRenumbered].map((pair) => [sortedPair(pair), 'again'] as const),
    ...labels.unclear.map((pair) => [sortedPair(pair), null] as const),
  ]);
  const firstOf = new Set([...labels.again, ...labels.againRenumbered].map((pair) => pair.split('-')[0]));
  const twins = twinsAmong(rows);
  const pairs: LabelledPair[] = [];
  for (const [a, b] of candidatePairs([...rows.values()])) {
    if (!files.has(filesOf(a, b))) continue;
    const key = sortedPair(`${a.name}-${b.name}`);
    const read = listed.get(key);
    const [one, other] = read === 'again' && !leads(a, b, labels, firstOf) ? [b, a] : [a, b];
    const add = (label: Label, basis: LabelledPair['basis']) => pairs.push({ one, other, label, basis });
    const twin = twins.get(key);
    if (sharesDocument(one, other)) add('same', 'shared document');
    else if (twin === 'one') add('same', 'all other columns');
    else if (twin === 'several' || read === null) continue;
    else if (read) add(read, 'read');
    else add('different', isAlike(one, other) ? 'read' : 'unlike');
  }
  return pairs;
}

/** @returns the letters of the two files, sorted */
export const filesOf = (one: MergingRow, other: MergingRow): string =>
  [letterOf(one), letterOf(other)].sort().join('');

const letterOf = ({ name }: MergingRow): FileLetter => name.charAt(0) as FileLetter;

const sortedPair = (pair: string): string => pair.split('-').sort().join('-');

const leads = (
  a: MergingRow,
  b: MergingRow,
  { again, againRenumbered }: PairLabels,
  firstOf: ReadonlySet<string | undefined>,
): boolean =>
  firstOf.has(a.name) &&
  (again.includes(`${a.name}-${b.name}`) || againRenumbered.includes(`${a.name}-${b.name}`));

function* candidatePairs(rows: readonly MergingRow[]): Generator<[MergingRow, MergingRow]> {
  const groups = [
    Map.groupBy(rows, ({ tender }) => tender.organization_id ?? ''),
    Map.groupBy(rows, (row) => lettersOf(row.number)),
    Map.groupBy(rows, (row) => lettersOf(row.description)),
  ];
  for (const [index, group] of groups.entries()) {
    for (const [key, members] of group) {
      // Fewer than three letters do not identify a number.
      if (key.length < 3) continue;
      for (const [place, one] of members.entries()) {
        for (const other of members.slice(place + 1)) {
          const sameBuyer = one.tender.organization_id === other.tender.organization_id;
          const seen =
            index > 0 && (sameBuyer || (index > 1 && lettersOf(one.number) === lettersOf(other.number)));
          if (!seen) yield [one, other];
        }
      }
    }
  }
}

const lettersOf = (text: string): string => foldName(text).replaceAll(' ', '');

const sharesDocument = (one: MergingRow, other: MergingRow): boolean => {
  const documents = documentsOf(one);
  return documents.length > 0 && documentsOf(other).some((id) => documents.includes(id));
};

function documentsOf({ source }: MergingRow): string[] {
  const documents = source.row['supportDocument'];
  return Array.isArray(documents)
    ? documents.map(({ supportDocumentID }) => String(supportDocumentID).toLowerCase())
    : [];
}

/** Columns in which two captures of one day agree, apart from number, title and dates. */
const evidence = [
  ...[
    'contactPerson',
    'email',
    'telephone',
    'fax',
    'conditions',
    'delivery',
    'category',
    'type',
    'briefingVenue',
  ],
];

/** @returns pairs of a JSON row and a list row that agree in the evidence; `several` if more than two rows do */
function twinsAmong(rows: ReadonlyMap<string, MergingRow>): Map<string, 'one' | 'several'> {
  const portal = [...rows.values()].filter((row) => 'JA'.includes(letterOf(row)));
  const twins = new Map<string, 'one' | 'several'>();
  for (const alike of Map.groupBy(portal, signatureOf).values()) {
    const [json, list] = [
      alike.filter((row) => letterOf(row) === 'J'),
      alike.filter((row) => letterOf(row) === 'A'),
    ];
    for (const one of json) {
      for (const other of list) {
        twins.set(sortedPair(`${one.name}-${other.name}`), alike.length === 2 ? 'one' : 'several');
      }
    }
  }
  return twins;
}

const signatureOf = ({ source, tender }: MergingRow): string =>
  [tender.organization_id, ...evidence.map((key) => lettersOf(String(source.row[key] ?? '')))].join('|');

const pieces = new WeakMap<MergingRow, Set<string>>();

function piecesOf(row: MergingRow): Set<string> {
  const known = pieces.get(row);
  if (known) return known;
  const text = foldName(row.tender.title ?? '');
  const made = new Set(
    Array.from({ length: Math.max(text.length - 2, 0) }, (_, at) => text.slice(at, at + 3)),
  );
  pieces.set(row, made);
  return made;
}

/** @returns whether the rows are so similar that the pair was read */
function isAlike(one: MergingRow, other: MergingRow): boolean {
  if (lettersOf(one.number) === lettersOf(other.number)) return true;
  const [a, b] = [piecesOf(one), piecesOf(other)];
  if (Math.min(a.size, b.size) < ALIKE * Math.max(a.size, b.size)) return false;
  let shared = 0;
  for (const piece of a) if (b.has(piece)) shared += 1;
  return shared >= ALIKE * (a.size + b.size - shared);
}
