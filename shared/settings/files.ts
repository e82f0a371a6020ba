import { z } from 'zod';
import { amount, oneOf, positive, url, whole } from '#shared/settings/rules.ts';

/** Settings of stored files, of exports, of snapshots and of the vaults of companies; part of those in `shared/config.ts`. */
export const fileSettings = {
  STORAGE_URL: url(['file:', 's3:'])
    .optional()
    .describe(
      'Where files are stored: `file:///folder`, or `s3://bucket/prefix?endpoint=https://…&region=…` for a store that is compatible with S3 (without endpoint: Amazon). By default the folder `files` in DATA_DIR.',
    ),
  STORAGE_ACCESS_KEY_ID: z.string().optional().describe('Name of the access key of the bucket.'),
  STORAGE_SECRET_ACCESS_KEY: z.string().optional().describe('Secret of that access key.'),
  EXPORT_HOURS: positive.default(24).describe('Hours after which the file of an export is removed.'),
  EXPORT_USER_FILES: positive
    .default(50)
    .describe('Exports that one user may keep, until EXPORT_HOURS are over; one more is rejected.'),
  EXPORT_USER_MB: positive.default(1024).describe('Megabytes of exports that one user may keep.'),
  EXPORT_COMPANY_FILES: positive
    .default(200)
    .describe('Exports that the users of one company may keep together.'),
  EXPORT_COMPANY_MB: positive
    .default(4096)
    .describe('Megabytes of exports that the users of one company may keep together.'),
  SNAPSHOT_HOUR: z
    .union([z.literal('off'), whole(0, 23, 'from 0 to 23, or off')], {
      error: 'must be a whole number from 0 to 23, or off',
    })
    .default(2)
    .describe(
      'South African hour from which the daily snapshot of all open data is taken, or `off`: then only `tenders snapshot` takes any.',
    ),
  SNAPSHOT_KEEP: positive.default(3).describe('Snapshots that are kept; older ones are removed.'),
  SNAPSHOT_DIR: z
    .string()
    .optional()
    .describe(
      'Folder on a disk in which a snapshot puts its SQLite file together, as large as all records. By default `.snapshots` in the folder of the files, or in DATA_DIR where files are in a bucket.',
    ),
  VAULT_EXPIRING_DAYS: amount
    .default(30)
    .describe('Days before its expiry from which a document in the vault of a company counts as expiring.'),
  VAULT_MAX_MB: positive
    .default(1024)
    .describe('Megabytes of documents that one company may keep in its vault.'),
  VAULT_MAX_DOCUMENTS: positive.default(500).describe('Documents that one company may keep in its vault.'),
  CLAMD_URL: url(['tcp:', 'unix:'])
    .optional()
    .describe(
      'Scanner of viruses that every upload passes: clamd at `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`. Without it, nothing is scanned.',
    ),
  CLAMD_UNREACHABLE: oneOf('refuse', 'accept')
    .default('refuse')
    .describe('What happens to an upload while that scanner gives no answer.'),
} as const;
