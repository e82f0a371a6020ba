import { type Account, createUser, disableUser, listUsers, resetUser } from '#shared/access/accounts.ts';
import { isPlan, isUserRole, plans, userRoles } from '#shared/access/users.ts';
import { UsageError } from '#shared/errors.ts';
import { type Actions, type Command, type Context, runAction, textOption, valued } from '../command.ts';
import { minute, table } from '../table.ts';

const actions: Actions = {
  create: async (context) => {
    const email = emailOption(context);
    const plan = textOption(context, 'plan');
    if (plan === undefined || !isPlan(plan))
      throw new UsageError(`--plan must be one of ${plans.join(', ')}`);
    const role = textOption(context, 'role') ?? 'user';
    if (!isUserRole(role)) throw new UsageError(`--role must be one of ${userRoles.join(', ')}`);
    const company = textOption(context, 'company')?.trim() ?? null;
    if (company === '') throw new UsageError('--company must be a name');
    const prisma = await (await context.connect()).prisma();
    const made = await createUser(prisma, { email, plan, role, company });
    return {
      code: 0,
      json: made,
      text: `${made.password}\n\n${made.email} (${plan}, ${role}), id ${made.id}. The password is shown only once; only its hash is stored.`,
    };
  },
  list: async (context) => {
    const users = await listUsers(await (await context.connect()).prisma());
    return { code: 0, json: { users }, text: describe(users) };
  },
  disable: async (context) => {
    const email = emailOption(context);
    const revokedKeys = await disableUser(await (await context.connect()).prisma(), email);
    const disabled = revokedKeys !== null;
    const text = disabled
      ? `${email} is disabled. Its tokens and API keys (${revokedKeys}) stop working within five seconds.`
      : `there is no active user ${email}`;
    return { code: disabled ? 0 : 1, json: { email, disabled, revokedKeys: revokedKeys ?? 0 }, text };
  },
  reset: async (context) => {
    const email = emailOption(context);
    const password = await resetUser(await (await context.connect()).prisma(), email);
    const text =
      password === null
        ? `there is no user ${email}`
        : `${password}\n\n${email} is active with this password; all earlier tokens are void.`;
    return { code: password === null ? 1 : 0, json: { email, password }, text };
  },
};

export const command: Command = {
  usage: [
    'users create --email <email> --plan <plan> [--role <role>] [--company <name>]',
    'users list',
    'users disable --email <email>',
    'users reset --email <email>',
  ],
  options: {
    email: valued('<email>', 'address with which the user logs in'),
    plan: valued('<plan>', plans.join(', ')),
    role: valued('<role>', `${userRoles.join(', ')}; by default user`),
    company: valued('<name>', 'company profile of the user; created if there is none with that name'),
  },
  run: runAction('users', actions, 0),
};

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const MAX_EMAIL_LENGTH = 254;

/** @throws UsageError where `--email` is missing or no address */
export function emailOption(context: Context): string {
  const email = textOption(context, 'email')?.trim();
  if (email === undefined || !EMAIL.test(email) || email.length > MAX_EMAIL_LENGTH)
    throw new UsageError('--email must be the address of a user');
  return email;
}

const describe = (users: readonly Account[]): string =>
  users.length === 0
    ? 'there are no users'
    : table(
        ['email', 'plan', 'role', 'company', 'status', 'created', 'id'],
        users.map(({ email, plan, role, company, status, createdAt, id }) => [
          ...[email, plan, role, company ?? '', status, minute(createdAt), id],
        ]),
      );
