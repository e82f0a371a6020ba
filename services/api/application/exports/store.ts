import { reachesUser } from '#services/api/application/access/ownership.ts';
import { asSession, type Session } from '#services/api/application/access/session.ts';
import {
  type ExportLimits,
  lockExports,
  requireExportRoom,
} from '#services/api/application/exports/limits.ts';
import type { Pool } from '#shared/database/connection.ts';
import { RequestError } from '#shared/errors.ts';
import type { ExportFormat } from '#shared/exports/formats.ts';
import type { ExportPlan } from '#shared/exports/plan.ts';
import { exportsAtOnce } from '#shared/exports/rights.ts';
import { utcTime } from '#shared/time.ts';

/** An export as its user sees it; times in ISO 8601. */
export type StoredExport = {
  id: string;
  format: ExportFormat;
  /** One whose time is over is `expired`, whether or not its file was removed already. */
  status: 'queued' | 'running' | 'ready' | 'failed' | 'expired';
  attempt: number;
  rows: number;
  rowsExpected: number | null;
  size: number | null;
  sha256: string | null;
  failure: string | null;
  createdAt: string;
  expiresAt: string;
};

const SELECT = `id, user_id, format, case when expires_at <= now() then 'expired' else status end as status, attempt,
  rows_done as rows, rows_expected as "rowsExpected", size::float8, sha256, failure, created_at as "createdAt",
  expires_at as "expiresAt"`;

type Row = StoredExport & { user_id: string };

/** Seconds after which a caller asks again for what is being written: most files take no longer. */
export const AGAIN_SECONDS = 2;
/** The most that a user who has too many exports under way is told to wait. */
const MOST_SECONDS = 30;

/** @throws RequestError 403 for a user whose plan has no exports */
export function requireExports({ plan }: Session): void {
  if (exportsAtOnce[plan] === 0)
    throw new RequestError(
      'FORBIDDEN',
      `The plan ${plan} does not include exports. The plans professional and enterprise do.`,
    );
}

/**
 * Stores an export that waits to be written.
 * @throws RequestError 429 for a user who has as many under way as the plan allows, or keeps as much as may be kept
 */
export const storeExport = (
  pool: Pool,
  session: Session,
  plan: ExportPlan,
  { hours, limits }: { hours: number; limits: ExportLimits },
): Promise<StoredExport> =>
  asSession(pool, session, async (client) => {
    const { userId, companyId } = session;
    const most = exportsAtOnce[session.plan];
    await lockExports(client, session);
    // How long the one that ends first still takes, if it goes on as fast as it went since it was requested.
    const { rows: counted } = await client.query<{ n: number; seconds: number | null }>(
      `select count(*)::int as n, min(extract(epoch from now() - created_at)
           * greatest(0, rows_expected - rows_done) / nullif(rows_done, 0))::float8 as seconds
       from app.export where user_id = $1 and status in ('queued', 'running') and expires_at > now()`,
      [userId],
    );
    const { n, seconds } = counted[0]!;
    if (n >= most)
      throw new RequestError(
        'RATE_LIMITED',
        `${most} exports of this user are being written, the most at the same time. Ask again when one of them is ready.`,
        { rule: 'exports of one user under way', limit: most, used: n },
        { 'Retry-After': String(secondsToWait(seconds)) },
      );
    await requireExportRoom(client, limits);
    const { rows } = await client.query<Row>(
      `insert into app.export (user_id, company_id, format, plan, expires_at)
       values ($1, $2, $3, $4, now() + $5 * interval '1 hour') returning ${SELECT}`,
      [userId, companyId, plan.format, JSON.stringify(plan), hours],
    );
    return stored(rows[0]!);
  });

const secondsToWait = (seconds: number | null): number =>
  Math.min(MOST_SECONDS, Math.max(AGAIN_SECONDS, Math.ceil(seconds ?? 0)));

/** @returns an export of the user; null where there is none of this id */
export async function findExport(pool: Pool, session: Session, id: string): Promise<StoredExport | null> {
  const { rows } = await asSession(pool, session, (client) =>
    client.query<Row>(`select ${SELECT} from app.export where id = $1`, [id]),
  );
  const [row] = rows;
  return row && reachesUser(session, row.user_id) ? stored(row) : null;
}

/** The most that are listed; what a user may keep is less (limits.ts). */
const MOST_LISTED = 100;

/** @returns the latest exports of the user, the last one first */
export async function listExports(pool: Pool, session: Session): Promise<StoredExport[]> {
  const { rows } = await asSession(pool, session, (client) =>
    client.query<Row>(
      `select ${SELECT} from app.export where user_id = $1 order by created_at desc, id limit $2`,
      [session.userId, MOST_LISTED],
    ),
  );
  return rows.map(stored);
}

const stored = ({ user_id: _, createdAt, expiresAt, ...same }: Row): StoredExport => ({
  ...{ ...same, createdAt: utcTime(createdAt), expiresAt: utcTime(expiresAt) },
});
