import type { Command } from '../command.ts';

/** A command as the list of commands shows it. The command itself, with all that it needs, is loaded when somebody runs it or asks for its help. */
export type Listed = { name: string; summary: string; load: () => Promise<Command> };

/** The commands of `tenders`, in the order in which the help lists them. */
export const commands: readonly Listed[] = [
  {
    name: 'keys',
    summary: 'create, list and revoke API keys',
    load: async () => (await import('./keys.ts')).keys,
  },
  {
    name: 'users',
    summary: 'create, list, disable and reset users of the application',
    load: async () => (await import('./users.ts')).users,
  },
  {
    name: 'token',
    summary: 'issue a token for a user, as a login does',
    load: async () => (await import('./token.ts')).token,
  },
  {
    name: 'sync',
    summary: 'collect new releases and follow the run until they are published',
    load: async () => (await import('./sync.ts')).sync,
  },
  {
    name: 'backfill',
    summary: 'collect everything that was published between two days',
    load: async () => (await import('./backfill.ts')).backfill,
  },
  {
    name: 'import',
    summary:
      'store files: releases, lists of restricted suppliers, registers, values of organizations, applications for tenders, articles',
    load: async () => (await import('./import.ts')).importCommand,
  },
  {
    name: 'rebuild',
    summary: 'recompute all records from the stored responses, in place',
    load: async () => (await import('./rebuild.ts')).rebuild,
  },
  {
    name: 'snapshot',
    summary: 'write all open data into files for everyone, or show the snapshots that were taken',
    load: async () => (await import('./snapshot.ts')).snapshot,
  },
  {
    name: 'status',
    summary:
      'say whether the service is healthy: what was collected and published, what is missing, what has failed',
    load: async () => (await import('./status.ts')).status,
  },
  {
    name: 'explain',
    summary: 'show the origin of every value of a tender in the stored responses',
    load: async () => (await import('./explain.ts')).explain,
  },
  {
    name: 'companies',
    summary: 'explain which spellings are one company; merge and split companies',
    load: async () => (await import('./companies.ts')).companies,
  },
  {
    name: 'screening',
    summary: 'review names that match entries of lists of restricted suppliers',
    load: async () => (await import('./screening.ts')).screening,
  },
  {
    name: 'screen',
    summary: 'compare every row of a file of yours with the list of restricted suppliers',
    load: async () => (await import('./screen.ts')).screen,
  },
  {
    name: 'estimates',
    summary: 'fit the model of value estimates again, or show the models that are kept',
    load: async () => (await import('./estimates.ts')).estimates,
  },
  {
    name: 'intel',
    summary: 'add, list, pause, resume, check and remove sources of news about public procurement',
    load: async () => (await import('./intel.ts')).intel,
  },
  {
    name: 'response',
    summary: 'write the exact bytes of a stored response to a file, while they are kept (RAW_PAGE_DAYS)',
    load: async () => (await import('./response.ts')).response,
  },
  {
    name: 'failed',
    summary: 'list, retry or delete messages that were given up after repeated failures',
    load: async () => (await import('./failed.ts')).failed,
  },
  {
    name: 'quarantine',
    summary: 'list content that was set aside, or send it through the pipeline again',
    load: async () => (await import('./quarantine.ts')).quarantine,
  },
  {
    name: 'publisher',
    summary: 'run only the sample publisher',
    load: async () => (await import('./publisher.ts')).publisher,
  },
];
