import type { ReportName } from '#services/api/endpoint.ts';
import { changes } from '#services/api/routes/changes.ts';
import { downloadUrl } from '#services/api/routes/download-url.ts';
import { industries } from '#services/api/routes/industries.ts';
import { openapi } from '#services/api/routes/openapi.ts';
import type { Report } from '#services/api/routes/report.ts';
import { restrictedCheck, restrictedMatch } from '#services/api/routes/restricted.ts';
import { status } from '#services/api/routes/status.ts';
import { usage } from '#services/api/routes/usage.ts';

/** The procedures behind the paths of kind `report`. */
export const reports: Record<ReportName, Report> = {
  changes,
  status,
  usage,
  openapi,
  industries,
  restrictedCheck,
  restrictedMatch,
  downloadUrl,
};
