import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '#shared/errors.ts';
import { isDay } from '#shared/time.ts';
import type { Catalogue } from './catalogue.ts';

type Release = { ocid: string; date?: string } & Record<string, unknown>;
type Dated = { ocid: string; day: string | null; text: string };

/**
 * A fixed catalogue of real releases: every `.json` file of a folder that is a release, a release package or a file of
 * the bulk archive. Addresses of documents stay as they are. A release without `date` gets the day in its file's name;
 * one without either is served by its ocid only. Of two releases with one ocid the later file's counts.
 * @throws UsageError when the folder cannot be read, a file is not JSON, or there is no release at all
 */
export function replayedCatalogue(folder: string): Catalogue {
  const releases = new Map<string, Dated>();
  for (const name of filesIn(folder)) {
    for (const release of releasesIn(parsed(join(folder, name)))) {
      const dated = withDate(release, name);
      releases.set(dated.ocid, {
        ocid: dated.ocid,
        day: dated.date?.slice(0, 10) ?? null,
        text: JSON.stringify(dated),
      });
    }
  }
  if (releases.size === 0) throw new UsageError(`--files ${folder}: no file there holds a release`);
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
    archivedMonths: () => [...new Set(days.map(({ day }) => day.slice(0, 7)))],
    file: async () => null,
    publish: () => [],
    ocids: () => releases.keys(),
  };
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch (error) {
    throw new UsageError(`--files ${folder}: ${(error as Error).message}`);
  }
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
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

function withDate(release: Release, name: string): Release {
  const day = /\d{4}-\d{2}-\d{2}/.exec(name)?.[0];
  if (typeof release.date === 'string' || day === undefined || !isDay(day)) return release;
  return { ...release, date: `${day}T00:00:00Z` };
}

const newestFirst = (a: { day: string }, b: { day: string }): number =>
  a.day < b.day ? 1 : a.day > b.day ? -1 : 0;
