import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  type ListNumber,
  listNumbers,
  type PortalRow,
} from '#services/sample-publisher/generate/portal/lists.ts';
import { emptyEdition } from '#services/sample-publisher/generate/restricted-lists/edition.ts';
import { UsageError } from '#shared/errors.ts';
import { replayedFiles } from '#shared/sample/replayed-files.ts';
import { isDay } from '#shared/time.ts';
import type { Catalogue } from './catalogue.ts';
import { replayedPortal } from './portal/replayed.ts';
import { openSupplierLists } from './supplier-lists.ts';

type Release = { ocid: string; date?: string } & Record<string, unknown>;
type Dated = { ocid: string; day: string | null; text: string };

/**
 * A fixed catalogue of real data: every `.json` or `.json.gz` file of a folder that is a release, a release package, a
 * file of the bulk archive, or a response of the portal's paginated list. Addresses of documents stay as they are. A
 * release without `date` gets the day in its file's name; without either it is served by its ocid only. Portal rows are
 * in the list that the file's name says, such as `status4`, otherwise in the first list. Of several releases with the
 * same ocid, or rows with the same id, the one in the last file counts. `notes` name the files of other shapes.
 * @throws UsageError when the folder cannot be read, a file is not JSON, or there is neither a release nor a row
 */
export function replayedCatalogue(folder: string): Catalogue & { notes: readonly string[] } {
  const releases = new Map<string, Dated>();
  const rows = new Map<number, { list: ListNumber; row: PortalRow }>();
  const notes: string[] = [];
  for (const name of filesIn(folder)) {
    const content = parsed(join(folder, name));
    const [captured, listed] = [releasesIn(content), rowsIn(content)];
    if (captured.length === 0 && listed.length === 0)
      notes.push(`${name} is skipped: it holds neither releases nor a response of the portal's list`);
    for (const row of listed) {
      rows.delete(row.id);
      rows.set(row.id, { list: listIn(name), row });
    }
    for (const release of captured) {
      const dated = withDate(release, name);
      releases.set(dated.ocid, {
        ocid: dated.ocid,
        day: dated.date?.slice(0, 10) ?? null,
        text: JSON.stringify(dated),
      });
    }
  }
  if (releases.size === 0 && rows.size === 0)
    throw new UsageError(`--files ${folder}: no file there holds a release or a row of the portal`);
  const days = [...releases.values()]
    .flatMap(({ ocid, day }) => (day === null ? [] : [{ ocid, day }]))
    .sort(newestFirst);
  const text = (ocid: string) => releases.get(ocid)?.text ?? null;
  return {
    between: (from, to) => {
      const found = days.filter(({ day }) => day >= from && day <= to);
      return { length: found.length, at: (position) => found[position]!.ocid };
    },
    release: text,
    archived: text,
    register: () => null,
    archivedMonths: () => [...new Set(days.map(({ day }) => day.slice(0, 7)))],
    file: async () => null,
    // Nothing real is replayed here, and an invented restriction beside real companies would be wrong.
    supplierList: openSupplierLists(1, emptyEdition),
    publish: () => [],
    portal: replayedPortal(rows),
    ocids: () => releases.keys(),
    notes,
  };
}

function filesIn(folder: string): string[] {
  try {
    return replayedFiles(folder);
  } catch (error) {
    throw new UsageError(`--files ${folder}: ${(error as Error).message}`);
  }
}

function parsed(path: string): unknown {
  try {
    const bytes = readFileSync(path);
    return JSON.parse((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
  } catch (error) {
    throw new UsageError(`--files ${path}: ${(error as Error).message}`);
  }
}

function releasesIn(content: unknown): Release[] {
  if (typeof content !== 'object' || content === null) return [];
  const { ocid, releases, Releases } = content as Record<string, unknown>;
  if (typeof ocid === 'string') return [content as Release];
  const list = Array.isArray(releases) ? releases : Array.isArray(Releases) ? Releases : [];
  return list.filter((release): release is Release => typeof release?.ocid === 'string');
}

function rowsIn(content: unknown): PortalRow[] {
  const data = typeof content === 'object' && content !== null && 'data' in content ? content.data : null;
  return Array.isArray(data) ? data.filter((row): row is PortalRow => Number.isSafeInteger(row?.id)) : [];
}

const listIn = (name: string): ListNumber =>
  listNumbers.find((list) => String(list) === /status[_-]?(\d+)/i.exec(name)?.[1]) ?? 1;

function withDate(release: Release, name: string): Release {
  const day = /\d{4}-\d{2}-\d{2}/.exec(name)?.[0];
  if (typeof release.date === 'string' || day === undefined || !isDay(day)) return release;
  return { ...release, date: `${day}T00:00:00Z` };
}

const newestFirst = (a: { day: string }, b: { day: string }): number =>
  a.day < b.day ? 1 : a.day > b.day ? -1 : 0;
