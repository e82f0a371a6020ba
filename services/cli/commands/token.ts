import { tokenHolder } from '#shared/access/accounts.ts';
import { issueToken, tokenKeys } from '#shared/access/token.ts';
import { EnvironmentError, RequestError, UsageError } from '#shared/errors.ts';
import { type Command, valued } from '../command.ts';
import { emailOption } from './users.ts';

export const command: Command = {
  usage: ['token --email <email>'],
  options: {
    email: valued('<email>', 'address with which the user logs in'),
  },
  run: async (context) => {
    if (context.args.length > 0)
      throw new UsageError(`token takes only options, not ${context.args.join(' ')}`);
    if (context.config.LOGIN_JWKS_URL !== undefined)
      throw new EnvironmentError('users have tokens of the identity provider that LOGIN_JWKS_URL names');
    const email = emailOption(context);
    const { prisma, jwtSecret } = await context.connect();
    const holder = await tokenHolder(await prisma(), email);
    if (!holder) throw new RequestError('NOT_FOUND', `there is no active user ${email}`);
    const issued = await issueToken(tokenKeys(jwtSecret()), holder, context.config.SESSION_HOURS * 3600);
    return {
      code: 0,
      json: { token: issued.token, expiresAt: issued.expiresAt.toISOString() },
      text: issued.token,
    };
  },
};
