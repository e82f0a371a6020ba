import type { Session } from '#services/api/application/access/session.ts';
import type { Config } from '#shared/config.ts';
import type { Client } from '#shared/database/connection.ts';
import { RequestError } from '#shared/errors.ts';
import { exportBytes } from '#shared/exports/rights.ts';
import { utcTime } from '#shared/time.ts';

const MB = 1024 ** 2;

/** What a user and the users of one company may keep: files that are there, and those that are being written. */
export type ExportLimits = Record<'user' | 'company', { files: number; bytes: number }>;

export const exportLimits = (config: Config): ExportLimits => {
  const bytes = exportBytes(config);
  return {
    user: { files: config.EXPORT_USER_FILES, bytes: bytes.user },
    company: { files: config.EXPORT_COMPANY_FILES, bytes: bytes.company },
  };
};

/** @returns the limits in words */
export const describeLimits = (limits: ExportLimits): string =>
  (['user', 'company'] as const)
    .map((whose) => `${limits[whose].files} files and ${limits[whose].bytes / MB} MB for a ${whose}`)
    .join(', ');

type Kept = { whose: 'user' | 'company'; files: number; bytes: number; first_expires_at: string | null };

const NAMES = { user: 'This user', company: 'The company of this user' } as const;

/** Two requests of a company at once are counted one after the other, until the transaction ends. */
export async function lockExports(client: Client, { companyId, userId }: Session): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `exports of ${companyId ?? userId}`,
  ]);
}

/**
 * @param client in a transaction of the session, with the lock of its exports
 * @throws RequestError 429 for a user who keeps, alone or with the company, as much as may be kept; it says what the limit is and
 *   when the first file expires
 */
export async function requireExportRoom(client: Client, limits: ExportLimits): Promise<void> {
  const { rows } = await client.query<Kept>(
    'select whose, files, bytes, first_expires_at from app.kept_exports()',
  );
  for (const kept of rows)
    for (const unit of ['files', 'bytes'] as const) {
      const limit = limits[kept.whose][unit];
      if (kept[unit] >= limit) throw tooMuch(kept, unit, limit);
    }
}

function tooMuch({ whose, first_expires_at, ...kept }: Kept, unit: 'files' | 'bytes', limit: number) {
  const resetsAt = first_expires_at === null ? null : utcTime(first_expires_at);
  const shown = (n: number): string => (unit === 'files' ? `${n}` : `${Math.floor(n / MB)} MB`);
  const used = unit === 'files' ? shown(kept.files) : `${shown(kept.bytes)} of`;
  const seconds = resetsAt === null ? 1 : Math.max(1, Math.ceil((Date.parse(resetsAt) - Date.now()) / 1_000));
  return new RequestError(
    'RATE_LIMITED',
    `${NAMES[whose]} keeps ${used} exports; the limit is ${shown(limit)}. The first of them expires at ${resetsAt}.`,
    { rule: `${unit} of exports of one ${whose}`, limit, used: kept[unit], resetsAt },
    { 'Retry-After': String(seconds) },
  );
}
