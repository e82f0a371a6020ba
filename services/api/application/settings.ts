import type { LoginSettings } from '#services/api/application/application.ts';
import { tokenKeys } from '#shared/access/token.ts';
import { type Config, requireSetting } from '#shared/config.ts';

/**
 * @returns how users log in, as the settings say
 * @throws ConfigError for an identity provider that is named in part
 */
export const loginSettings = (config: Config): LoginSettings => ({
  keys: tokenKeys(requireSetting(config, 'JWT_SECRET'), config.JWT_PREVIOUS_SECRETS),
  seconds: config.SESSION_HOURS * 3600,
  provider:
    config.LOGIN_JWKS_URL === undefined
      ? null
      : {
          jwksUrl: config.LOGIN_JWKS_URL,
          issuer: requireSetting(config, 'LOGIN_ISSUER'),
          audience: requireSetting(config, 'LOGIN_AUDIENCE'),
          claims: config.LOGIN_CLAIMS,
        },
});
