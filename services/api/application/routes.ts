import type { RouteFamily } from '#services/api/application/application.ts';
import { sourceDocumentRoutes } from '#services/api/application/documents/routes.ts';
import { exportRoutes } from '#services/api/application/exports/routes.ts';
import { fileRoutes } from '#services/api/application/files/routes.ts';
import { keyRoutes } from '#services/api/application/keys/routes.ts';
import { loginRoutes } from '#services/api/application/login/routes.ts';
import { screeningRoutes } from '#services/api/application/screening/routes.ts';
import { snapshotRoutes } from '#services/api/application/snapshots/routes.ts';
import { tenderRoutes } from '#services/api/application/tenders/routes.ts';
import { vaultRoutes } from '#services/api/application/vault/routes.ts';

/** All families of routes, in the order in which the description lists them. */
export const routeFamilies: readonly RouteFamily[] = [
  tenderRoutes,
  exportRoutes,
  screeningRoutes,
  sourceDocumentRoutes,
  keyRoutes,
  vaultRoutes,
  fileRoutes,
  snapshotRoutes,
  loginRoutes,
];
