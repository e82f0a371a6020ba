import type { Breakdown, Evaluation } from '#eval/evaluation.ts';
import { type MergingRow, readMergingRows } from '#eval/merging/rows.ts';
import {
  additionsOfLast,
  changesWithOrder,
  documentsOf,
  flips,
  type RealRow,
  renames,
  rowsWithId,
} from '#eval/steady/replays.ts';
import { supplierPlaceholder } from '#shared/codelists/placeholders.ts';
import { readvertises, titleOverlap } from '#shared/domain/tenders/relation.ts';
import { splitSupplierName } from '#shared/text/supplier-numbers.ts';

export const steady: Evaluation = {
  name: 'steady',
  question: 'does a record stay the same while publishers repeat themselves, and are suppliers companies?',
  run: ({ data, progress }) => {
    const rows = rowsWithId(data);
    const withDocuments = rows.filter((row) => documentsOf(row).length > 0);
    const withSeveral = rows.filter((row) => documentsOf(row).length > 1);
    progress(`${rows.length} rows with an id, ${withDocuments.length} of them with documents`);
    const names = data.deviations().map((row) => row['supplier_service_provider'] ?? '');
    progress(`${names.length} names of suppliers`);
    const again = readvertisements([...readMergingRows(data).values()]);
    return {
      n: rows.length,
      figures: {
        flippedCount: count(rows, flips),
        changedWithOrderCount: count(withSeveral, changesWithOrder),
        addedTwiceCount: count(withDocuments, (row) => additionsOfLast(row) !== 1),
        renamedAwardCount: count(rows, renames),
        placeholderCount: names.filter((name) => supplierPlaceholder(name) !== null).length,
        numberInNameCount: names.filter((name) => splitSupplierName(name).csd !== null).length,
        againCount: again.kept.length,
        againByNumberAloneCount: again.byNumberAlone.length,
      },
      baselines: {
        // The list read last, the order as given, times to the fraction, the id of the official publication.
        flippedCount: rows.length,
        changedWithOrderCount: withSeveral.length,
        addedTwiceCount: withDocuments.filter((row) => FRACTION.test(timeOfLast(row))).length,
        renamedAwardCount: rows.length,
      },
      targets: {
        flippedCount: { max: 0 },
        changedWithOrderCount: { max: 0 },
        addedTwiceCount: { max: 0 },
        renamedAwardCount: { max: 0 },
      },
      breakdowns: [placeholdersTable(names), byNumberTable(again.byNumberAlone)],
      remarks: [
        'Lists, order and second publisher are replayed with each real row, because no real tender was captured twice in this way.',
        'Names of suppliers are those of reported deviations; no list of awarded tenders was captured.',
        'Marked tenders with the number of an earlier one whose titles do not agree were advertised again by the number alone.',
      ],
    };
  },
};

/** A time that the feed gives differently, because it leaves the fraction out. */
const FRACTION = /\.\d*[1-9]/;

const timeOfLast = (row: RealRow): string => String(documentsOf(row).at(-1)?.['dateModified']);

const count = (rows: readonly RealRow[], fails: (row: RealRow) => boolean): number =>
  rows.filter(fails).length;

type Pair = readonly [later: MergingRow, earlier: MergingRow];

/** Pairs that are related, and pairs that only a marker and an equal number would relate. */
function readvertisements(rows: readonly MergingRow[]): { kept: Pair[]; byNumberAlone: Pair[] } {
  const kept: Pair[] = [];
  const byNumberAlone: Pair[] = [];
  const buyers = Map.groupBy(rows, ({ tender }) => tender.organization_id);
  for (const [buyer, own] of buyers) {
    if (buyer === null) continue;
    for (const later of own)
      for (const earlier of own) {
        if (later === earlier) continue;
        if (readvertises(later.tender, earlier.tender)) kept.push([later, earlier]);
        else if (readvertises(later.tender, titledLike(later, earlier))) byNumberAlone.push([later, earlier]);
      }
  }
  return { kept, byNumberAlone: byNumberAlone.filter(([{ tender }]) => tender.readvertised) };
}

/** @returns the earlier tender with the later one's words as its title, but not the key that proves equal titles */
const titledLike = (later: MergingRow, earlier: MergingRow): MergingRow['tender'] => ({
  ...earlier.tender,
  title: later.tender.title,
});

function placeholdersTable(names: readonly string[]): Breakdown {
  const found = names.flatMap((name) => {
    const stands = supplierPlaceholder(name);
    return stands === null ? [] : [{ name: name.replace(/\s+/g, ' '), stands }];
  });
  const groups = Map.groupBy(found, ({ name, stands }) => `${stands} ${name}`);
  return {
    title: 'names that stand for no company',
    columns: ['stands for', 'name', 'rows'],
    rows: [...groups.values()]
      .map((all) => [all[0]?.stands ?? '', all[0]?.name ?? '', all.length] as const)
      .sort((a, b) => b[2] - a[2]),
  };
}

const byNumberTable = (pairs: readonly Pair[]): Breakdown => ({
  title: 'marked tenders that share only the number with an earlier one',
  columns: ['later', 'earlier', 'title', 'earlier title', 'overlap'],
  rows: pairs.map(([later, earlier]) => [
    later.number,
    earlier.number,
    (later.tender.title ?? '').slice(0, 50),
    (earlier.tender.title ?? '').slice(0, 50),
    titleOverlap(later.tender.title ?? '', earlier.tender.title ?? '').toFixed(2),
  ]),
});
