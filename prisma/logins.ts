import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from '#shared/config.ts';
import type { DatabaseRole } from '#shared/database/connection.ts';
import { EnvironmentError } from '#shared/errors.ts';

/**
 * The roles as which processes log in: what makes them logins, and what none of them may be.
 * Decision: docs/decisions/0064-each-process-is-its-login.md
 */

/** Passwords by role; a role without one stays as it is. */
export type Passwords = Partial<Record<DatabaseRole, string>>;

/** @returns the passwords that the settings give */
export const passwordsOf = (config: Config): Passwords => ({
  ...(config.DATABASE_PASSWORD_API && { tender_api: config.DATABASE_PASSWORD_API }),
  ...(config.DATABASE_PASSWORD_WORKER && { tender_worker: config.DATABASE_PASSWORD_WORKER }),
  ...(config.DATABASE_PASSWORD_OPERATOR && { tender_operator: config.DATABASE_PASSWORD_OPERATOR }),
});

const ROLES: readonly DatabaseRole[] = ['tender_api', 'tender_worker', 'tender_operator'];
const ITERATIONS = 4096;
/** PostgreSQL's code for "tuple concurrently updated": another deployment on the server has changed the role. */
const CONCURRENT = 'XX000';
const ATTEMPTS = 20;

/** One line for each thing that a role may and its process does not need. */
const EXCESS = `
  select rolname || ' ' || excess as line from pg_roles,
    unnest(array['superuser', 'createrole', 'createdb', 'replication', 'bypassrls'],
      array[rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls]) as may (excess, has)
  where rolname = any($1) and has
  union all
  select member::regrole || ' member of ' || roleid::regrole from pg_auth_members
  where member in (select oid from pg_roles where rolname = any($1))
  order by 1`;

/**
 * Makes each role with a password a login, and takes away what PostgreSQL gives to everyone: temporary objects, and
 * objects in the schema `public`.
 * @param client a connection of the owner of the database
 * @throws EnvironmentError when a role is more than its process needs, such as a superuser or a member of another role
 */
export async function openLogins(client: pg.Client, passwords: Passwords): Promise<void> {
  const { rows } = await client.query<{ line: string }>(EXCESS, [ROLES]);
  if (rows.length > 0) {
    throw new EnvironmentError(
      `roles of processes may do too much (${rows.map(({ line }) => line).join(', ')}); take it away with \`alter role\` or \`revoke\` and deploy again`,
    );
  }
  await client.query(
    `do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$;
     revoke create on schema public from public;
     grant select on public._prisma_migrations to tender_worker, tender_operator`,
  );
  for (const [role, password] of Object.entries(passwords))
    await repeated(() =>
      client.query(`alter role ${role} login password ${client.escapeLiteral(verifierOf(password))}`),
    );
}

async function repeated(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== CONCURRENT || attempt === ATTEMPTS) throw error;
      await wait(20);
    }
  }
}

/** @returns what PostgreSQL stores of a password (SCRAM-SHA-256), so that the password reaches no log of the server */
function verifierOf(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  const server = keyOf('Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${server}`;
}
