import type { FileReport } from '#shared/import-report.ts';

/** @returns the report of a file of which nothing has been read yet */
export const newReport = (name: string): FileReport => ({
  name,
  releases: 0,
  stored: 0,
  known: 0,
  rejected: 0,
  responses: 0,
  error: null,
});

/** @returns the counts of all files together */
export function summed(files: readonly FileReport[]): FileReport {
  const sum = newReport('');
  for (const file of files)
    for (const name of ['releases', 'stored', 'known', 'rejected', 'responses'] as const)
      sum[name] += file[name];
  return sum;
}
