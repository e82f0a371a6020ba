import type { Config } from '#shared/config.ts';
import type { Executor } from '#shared/database/connection.ts';
import { exportBytes } from '#shared/exports/rights.ts';

/** The file of an export would be larger than its user, or the company, may still keep. Trying again changes nothing. */
export class ExportTooLarge extends Error {
  override name = 'ExportTooLarge';
}

const MB = 1024 ** 2;

/**
 * @param id of the export
 * @returns bytes that its file may have, by what its user and the company keep already
 */
export async function allowanceOf(
  database: Executor,
  config: Pick<Config, 'EXPORT_USER_MB' | 'EXPORT_COMPANY_MB'>,
  id: string,
): Promise<number> {
  const { user, company } = exportBytes(config);
  const kept = (condition: string) => `(select coalesce(sum(size), 0)::float from app.export other
    where ${condition} and other.status = 'ready' and other.expires_at > now())`;
  const { rows } = await database.query<{ of_user: number; of_company: number }>(
    `select ${kept('other.user_id = export.user_id')} as of_user,
       ${kept('other.company_id = export.company_id')} as of_company from app.export where id = $1`,
    [id],
  );
  const { of_user = 0, of_company = 0 } = rows[0] ?? {};
  return Math.max(0, Math.min(user - of_user, company - of_company));
}

/** @throws ExportTooLarge for more bytes than the allowance */
export function requireAllowed(bytes: number, allowance: number): void {
  if (bytes > allowance)
    throw new ExportTooLarge(
      `the file would have more than the ${Math.floor(allowance / MB)} MB that this user may still keep; wait until other exports expire, or ask for less`,
    );
}
