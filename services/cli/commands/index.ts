import type { Command } from '../command.ts';

/** A command as the list of commands shows it. The command itself, with all that it needs, is loaded when somebody runs it or asks for its help. */
export type ListedCommand = { name: string; summary: string; load: () => Promise<{ command: Command }> };

const listed: Readonly<Record<string, readonly [summary: string, load: ListedCommand['load']]>> = {
  keys: ['create, list and revoke API keys', () => import('./keys.ts')],
  users: ['create, list, disable and reset users of the application', () => import('./users.ts')],
  token: ['issue a token for a user, like a login', () => import('./token.ts')],
  sync: ['collect new releases and follow the run until they are published', () => import('./sync.ts')],
  backfill: ['collect everything that was published between two days', () => import('./backfill.ts')],
  import: [
    'store files: releases, lists of restricted suppliers, registers, values of organizations, applications for tenders, articles',
    () => import('./import.ts'),
  ],
  rebuild: ['recompute all records from the stored responses, in place', () => import('./rebuild.ts')],
  snapshot: ['write all open data into public files, or show the snapshots', () => import('./snapshot.ts')],
  status: [
    'show whether the service is healthy: what was collected and published, what is missing, what has failed',
    () => import('./status.ts'),
  ],
  explain: [
    'show the origin of every value of a tender in the stored responses',
    () => import('./explain.ts'),
  ],
  companies: [
    'explain which spellings are one company; merge and split companies',
    () => import('./companies.ts'),
  ],
  screening: [
    'review names that match entries of lists of restricted suppliers',
    () => import('./screening.ts'),
  ],
  screen: [
    'compare every row of your file with the list of restricted suppliers',
    () => import('./screen.ts'),
  ],
  estimates: [
    'fit the model of value estimates again, or show the stored models',
    () => import('./estimates.ts'),
  ],
  intel: [
    'add, list, pause, resume, check and remove sources of news about public procurement',
    () => import('./intel.ts'),
  ],
  response: [
    'write the exact bytes of a stored response to a file, while they are kept (RAW_PAGE_DAYS)',
    () => import('./response.ts'),
  ],
  failed: [
    'list, retry or delete messages that were given up after repeated failures',
    () => import('./failed.ts'),
  ],
  quarantine: [
    'list content that was set aside, or send it through the pipeline again',
    () => import('./quarantine.ts'),
  ],
  publisher: ['run only the sample publisher', () => import('./publisher.ts')],
};

/** The commands of `tenders`, in the order in which the help lists them. */
export const commands: readonly ListedCommand[] = Object.entries(listed).map(([name, [summary, load]]) => ({
  ...{ name, summary, load },
}));
