import type { AccountPage } from '#services/site/account/page.ts';
import { exportsPage } from '#services/site/account/pages/exports.ts';
import { keyPage } from '#services/site/account/pages/key.ts';
import { keysPage } from '#services/site/account/pages/keys.ts';
import { overviewPage } from '#services/site/account/pages/overview.ts';
import { revokePage } from '#services/site/account/pages/revoke.ts';
import { vaultPage } from '#services/site/account/pages/vault.ts';
import { vaultDeletePage } from '#services/site/account/pages/vault-delete.ts';

/** Every page of the account. */
export const accountPages: readonly AccountPage[] = [
  overviewPage,
  keysPage,
  keyPage,
  revokePage,
  vaultPage,
  vaultDeletePage,
  exportsPage,
];
