import type { Config } from '#shared/config.ts';

/** What a vault allows. */
export type VaultSettings = {
  /** Days before its expiry date from which a document counts as expiring. */
  expiringDays: number;
  /** Of one company. */
  maxBytes: number;
  maxDocuments: number;
  /** Address of clamd; null where nothing is scanned. */
  scanner: string | null;
  /** Whether uploads are accepted while the scanner gives no answer. */
  acceptsUnscanned: boolean;
};

const MEGABYTE = 1024 * 1024;

export const vaultSettings = (config: Config): VaultSettings => ({
  expiringDays: config.VAULT_EXPIRING_DAYS,
  maxBytes: config.VAULT_MAX_MB * MEGABYTE,
  maxDocuments: config.VAULT_MAX_DOCUMENTS,
  scanner: config.CLAMD_URL ?? null,
  acceptsUnscanned: config.CLAMD_UNREACHABLE === 'accept',
});
