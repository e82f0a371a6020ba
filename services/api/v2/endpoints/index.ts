import type { Endpoint } from '#services/api/v2/endpoint.ts';
import { awardEndpoints } from '#services/api/v2/endpoints/awards.ts';
import { categoryEndpoints } from '#services/api/v2/endpoints/categories.ts';
import { cipcEndpoints } from '#services/api/v2/endpoints/cipc.ts';
import { companyEndpoints } from '#services/api/v2/endpoints/companies.ts';
import { contentEndpoints } from '#services/api/v2/endpoints/content.ts';
import { directorEndpoints } from '#services/api/v2/endpoints/directors.ts';
import { documentEndpoints } from '#services/api/v2/endpoints/documents.ts';
import { forensicEndpoints } from '#services/api/v2/endpoints/forensic.ts';
import { industryEndpoints } from '#services/api/v2/endpoints/industry.ts';
import { metaEndpoints } from '#services/api/v2/endpoints/meta.ts';
import { ocdsEndpoints } from '#services/api/v2/endpoints/ocds.ts';
import { organizationEndpoints } from '#services/api/v2/endpoints/organizations.ts';
import { provinceEndpoints } from '#services/api/v2/endpoints/provinces.ts';
import { tenderChildEndpoints } from '#services/api/v2/endpoints/tender-children.ts';
import { tenderEndpoints } from '#services/api/v2/endpoints/tenders.ts';

/** The endpoint registry: every path under /v2, in path order. A new path is one more value in one of these lists. */
export const endpoints: readonly Endpoint[] = [
  ...awardEndpoints,
  ...categoryEndpoints,
  ...cipcEndpoints,
  ...companyEndpoints,
  ...contentEndpoints,
  ...directorEndpoints,
  ...documentEndpoints,
  ...forensicEndpoints,
  ...industryEndpoints,
  ...metaEndpoints,
  ...ocdsEndpoints,
  ...organizationEndpoints,
  ...provinceEndpoints,
  ...tenderEndpoints,
  ...tenderChildEndpoints,
].toSorted((one, other) => (one.path < other.path ? -1 : 1));
