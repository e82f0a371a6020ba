import type { Provider } from '#services/api/application/access/provider.ts';
import type { Sessions } from '#services/api/application/access/sessions.ts';
import type { ExportLimits } from '#services/api/application/exports/limits.ts';
import type { ApplicationRoute } from '#services/api/application/route.ts';
import type { VaultSettings } from '#services/api/application/vault/settings.ts';
import type { Readers } from '#services/api/http/readers.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import type { TokenKeys } from '#shared/access/token.ts';
import type { Pool } from '#shared/database/connection.ts';
import type { Logger } from '#shared/log.ts';
import type { Storage } from '#shared/storage/storage.ts';

/** How users log in: with passwords and tokens of this service, or at an external identity provider. */
export type LoginSettings = {
  /** Sign the tokens of this service. */
  keys: TokenKeys;
  /** Until a token expires. */
  seconds: number;
  /** Null where users log in here. */
  provider: Provider | null;
};

/** What the handlers of the application use. */
export type Application = {
  log: Logger;
  /** Connects with the role of the API; tables of schema `app` are read through `asSession`. */
  pool: Pool;
  /** Recognises users by their tokens. */
  sessions: Sessions;
  /** How users log in. */
  login: LoginSettings;
  /** What serves published records. */
  records: Services;
  readers: Readers;
  /** Where files are kept. */
  storage: Storage;
  /** What the vaults of companies allow. */
  vault: VaultSettings;
  /** Signs addresses of files. */
  secret: string;
  /** How long files of exports are kept, and how many. */
  exports: { hours: number; limits: ExportLimits };
  /** Address callers use, without a slash at the end. */
  publicUrl: string;
};

/** Declares the routes of one family, with what their handlers need. */
export type RouteFamily = (application: Application) => readonly ApplicationRoute[];
