import { join } from 'node:path';
import type { ImportProgress, ImportReport } from '#shared/record-files/import-report.ts';
import type { Harness } from '#test/support/harness.ts';
import { importable } from '#workers/collect/import/judge.ts';
import { importFiles } from '#workers/collect/import/run.ts';
import { folderOf } from './files.ts';

export type Json = Record<string, unknown>;

/** Imports what is at a path into the harness's database. */
export const importing = (
  { context, pool }: Harness,
  path: string,
  { signal = new AbortController().signal, progress = (_: ImportProgress) => {} } = {},
): Promise<ImportReport> =>
  importFiles(path, {
    of: importable['ocds']!,
    store: { ...context, pool: pool() },
    progress,
    signal,
  });

/** A file of its own. @returns its path */
export const fileOf = async (content: string | Buffer, name = 'file.json') =>
  join(await folderOf({ [name]: content }), name);

/** The text of a release package. */
export const packageOf = (publishedDate: string, ...releases: Json[]): string =>
  JSON.stringify({ publishedDate, releases }, null, 1);

/** The stored releases, in the order of their times. */
export const RAW = `
  select natural_key as ocid, number, url, fetched_at::text as at, task_id, position
  from raw.capture join raw.response on response.id = response_id order by fetched_at, response_id, position`;

/** What callers see of the tenders, without the change numbers. */
export const SERVED = `select id::text, detail::jsonb as detail from read.tender order by id`;
