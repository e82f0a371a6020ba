import type { ProcedureName } from '#services/api/v2/endpoint.ts';
import { changes } from '#services/api/v2/procedures/changes.ts';
import { checkHistory } from '#services/api/v2/procedures/check-history.ts';
import { downloadUrl } from '#services/api/v2/procedures/download-url.ts';
import { estimates } from '#services/api/v2/procedures/estimates.ts';
import { industries } from '#services/api/v2/procedures/industries.ts';
import { openapi } from '#services/api/v2/procedures/openapi.ts';
import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import { restrictedCheck, restrictedMatch } from '#services/api/v2/procedures/restricted.ts';
import { snapshots } from '#services/api/v2/procedures/snapshots.ts';
import { status } from '#services/api/v2/procedures/status.ts';
import { statusHistory } from '#services/api/v2/procedures/status-history.ts';
import { usage } from '#services/api/v2/procedures/usage.ts';

/** The registry of procedures: code behind the paths of kind `procedure`. */
export const procedures: Record<ProcedureName, Procedure> = {
  changes,
  status,
  statusHistory,
  checkHistory,
  snapshots,
  usage,
  openapi,
  industries,
  estimates,
  restrictedCheck,
  restrictedMatch,
  downloadUrl,
};
