import { linesOf } from '#shared/codelists/table.ts';
import { organizationKey } from '#shared/text/names.ts';

/** The national departments by `organizationKey`. */
export const nationalDepartments: ReadonlySet<string> = new Set(
  linesOf('national-departments').map(organizationKey),
);
