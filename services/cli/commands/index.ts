import { backfill } from './backfill.ts';
import { companies } from './companies.ts';
import { estimates } from './estimates.ts';
import { explain } from './explain.ts';
import { failed } from './failed.ts';
import { importCommand } from './import.ts';
import { keys } from './keys.ts';
import { publisher } from './publisher.ts';
import { quarantine } from './quarantine.ts';
import { rebuild } from './rebuild.ts';
import { response } from './response.ts';
import { screen } from './screen.ts';
import { screening } from './screening.ts';
import { status } from './status.ts';
import { sync } from './sync.ts';
import { token } from './token.ts';
import { users } from './users.ts';

/** The commands of `tenders`, in the order in which the help lists them. */
export const commands = [
  keys,
  users,
  token,
  sync,
  backfill,
  importCommand,
  rebuild,
  status,
  explain,
  companies,
  screening,
  screen,
  estimates,
  response,
  failed,
  quarantine,
  publisher,
] as const;
