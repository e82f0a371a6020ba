import type { ReportName } from '#services/api/endpoint.ts';
import { openapi } from '#services/api/routes/openapi.ts';
import type { Report } from '#services/api/routes/report.ts';
import { status } from '#services/api/routes/status.ts';
import { usage } from '#services/api/routes/usage.ts';

/** The procedures behind the paths of kind `report`. */
export const reports: Record<ReportName, Report> = { status, usage, openapi };
