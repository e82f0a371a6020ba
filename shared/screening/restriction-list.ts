import { createHash } from 'node:crypto';
import type { Executor } from '#shared/database/connection.ts';
import { type PreparedRestrictions, prepareRestrictions } from '#shared/domain/screening/matching.ts';
import type { Restriction } from '#shared/domain/screening/restriction.ts';
import { algorithmWith, type WordSet } from '#shared/domain/screening/word-set.ts';
import { NO_COUNTS } from '#shared/domain/screening/word-weight.ts';
import { southAfricanDay } from '#shared/time.ts';

/** An edition of a list that is in use. */
export type ListEdition = {
  /** The list, as the name of its source. */
  source: string;
  /** SHA-256 of its bytes, hexadecimal. */
  version: string;
  /** Day on which its publisher made it; null where it does not say. */
  date: string | null;
  /** Number of its entries. */
  size: number;
  /** When it was last received, or checked and found unchanged. */
  readAt: string;
};

/** The lists of restricted suppliers as they are served. */
export type RestrictionList = {
  entries: readonly Restriction[];
  /** The entries, prepared for any number of queries. */
  restrictions: PreparedRestrictions;
  /** Versions of the rules and of the word set by which names are compared. */
  algorithm: string;
  /** Day of the latest edition, otherwise of the latest reading; null where no list was published. */
  date: string | null;
  /** Changes whenever anything differs by which queries are compared or that matches show. */
  version: string;
  /** By source. */
  editions: readonly ListEdition[];
};

type Row = { of: 'entry' | 'list' | 'words'; detail: string; published_at: string };

/** Reads and prepares the lists with the word set that was published last; 10,000 entries take about a second. */
export async function readRestrictionList(database: Executor): Promise<RestrictionList> {
  // One statement, so that entries, editions and words are of the same moment.
  const { rows } = await database.query<Row>(
    `select 'entry' as of, id, detail, published_at from read.restricted_supplier
     union all select 'list', id, detail, published_at from read.restricted_supplier_list
     union all (select 'words', id, detail, published_at from read.screening_word_set order by learned_at desc, id limit 1)
     order by id`,
  );
  const editions = rows.filter((row) => row.of === 'list').map(editionOf);
  const entries: Restriction[] = [];
  const made = editions.map(({ date }) => date);
  const once = createOnce();
  for (const { of, detail } of rows) {
    if (of !== 'entry') continue;
    // One at a time, because all parsed entries take several times the memory of what is kept.
    const entry = JSON.parse(detail) as Published;
    entries.push(restrictionOf(entry, once));
    made.push(entry.reportGeneratedOn);
  }
  const listed = rows.filter((row) => row.of !== 'words');
  const read = listed.map((row) => southAfricanDay(new Date(row.published_at)));
  const words = rows.filter((row) => row.of === 'words').map(wordsOf)[0] ?? null;
  return {
    entries,
    restrictions: prepareRestrictions(entries, words ?? NO_COUNTS),
    algorithm: algorithmWith(words),
    date: latest(made) ?? latest(read),
    version: versionOf(entries),
    editions: editions.toSorted((one, other) => (one.source < other.source ? -1 : 1)),
  };
}

type Published = Restriction & { reportGeneratedOn: string | null };

/** @returns a function that returns the same text object for equal texts, so that repeated texts are in memory once */
function createOnce(): <Text extends string | null>(text: Text) => Text {
  const known = new Map<string, string>();
  return (text) => {
    if (text === null) return text;
    const before = known.get(text);
    if (before === undefined) known.set(text, text);
    return (before ?? text) as typeof text;
  };
}

/** The fields that screening needs, because the list is kept in memory. */
const restrictionOf = (entry: Restriction, once: ReturnType<typeof createOnce>): Restriction => ({
  id: entry.id,
  supplierName: entry.supplierName,
  registrationNumber: entry.registrationNumber,
  restrictionType: once(entry.restrictionType),
  status: once(entry.status),
  severity: once(entry.severity),
  restrictionReason: once(entry.restrictionReason),
  periodFrom: once(entry.periodFrom),
  periodTo: once(entry.periodTo),
  authorizedBy: once(entry.authorizedBy),
  reference: entry.reference,
  regulatoryReferences: (entry.regulatoryReferences ?? []).map(once),
});

function editionOf({ detail }: Row): ListEdition {
  const { sourceId, editionHash, reportGeneratedOn, entries, readAt } = JSON.parse(detail) as {
    sourceId: string;
    editionHash: string;
    reportGeneratedOn: string | null;
    entries: number;
    readAt: string;
  };
  return { source: sourceId, version: editionHash, date: reportGeneratedOn, size: entries, readAt };
}

function wordsOf({ detail }: Row): WordSet {
  const { wordSetVersion, companies, words } = JSON.parse(detail) as {
    wordSetVersion: string;
    companies: number;
    words: Record<string, number>;
  };
  return { version: wordSetVersion, names: companies, counts: new Map(Object.entries(words)) };
}

function versionOf(entries: readonly Restriction[]): string {
  const hash = createHash('sha256');
  for (const one of entries) hash.update(JSON.stringify(Object.values(one)));
  return hash.digest('hex').slice(0, 16);
}

const latest = (days: readonly (string | null)[]): string | null =>
  days
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null;
