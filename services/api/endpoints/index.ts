import type { Endpoint } from '#services/api/endpoint.ts';
import { awardPartEndpoints } from '#services/api/endpoints/award-parts.ts';
import { awardEndpoints } from '#services/api/endpoints/awards.ts';
import { categoryEndpoints } from '#services/api/endpoints/categories.ts';
import { changeEndpoints } from '#services/api/endpoints/changes.ts';
import { cipcEndpoints } from '#services/api/endpoints/cipc.ts';
import { companyEndpoints } from '#services/api/endpoints/companies.ts';
import { articleEndpoints, authorEndpoints } from '#services/api/endpoints/content.ts';
import { directorEndpoints } from '#services/api/endpoints/directors.ts';
import { documentEndpoints } from '#services/api/endpoints/documents.ts';
import { forensicEndpoints } from '#services/api/endpoints/forensic.ts';
import { industryEndpoints, metaIndustryEndpoints } from '#services/api/endpoints/industry.ts';
import { intelEndpoints } from '#services/api/endpoints/intel.ts';
import { metaEndpoints } from '#services/api/endpoints/meta.ts';
import { newsletterEndpoints } from '#services/api/endpoints/newsletters.ts';
import { ocdsEndpoints } from '#services/api/endpoints/ocds.ts';
import { organizationEndpoints } from '#services/api/endpoints/organizations.ts';
import { provinceEndpoints } from '#services/api/endpoints/provinces.ts';
import { seoEndpoints } from '#services/api/endpoints/seo.ts';
import { serviceEndpoints } from '#services/api/endpoints/services.ts';
import { tenderPartEndpoints } from '#services/api/endpoints/tender-parts.ts';
import { tenderEndpoints } from '#services/api/endpoints/tenders.ts';

/** The endpoint registry: every path under /v2, in path order. A new path is one more value in one of these lists. */
export const endpoints: readonly Endpoint[] = [
  ...articleEndpoints,
  ...authorEndpoints,
  ...awardEndpoints,
  ...awardPartEndpoints,
  ...categoryEndpoints,
  ...changeEndpoints,
  ...cipcEndpoints,
  ...companyEndpoints,
  ...directorEndpoints,
  ...documentEndpoints,
  ...forensicEndpoints,
  ...industryEndpoints,
  ...intelEndpoints,
  ...metaEndpoints,
  ...metaIndustryEndpoints,
  ...newsletterEndpoints,
  ...ocdsEndpoints,
  ...organizationEndpoints,
  ...provinceEndpoints,
  ...seoEndpoints,
  ...serviceEndpoints,
  ...tenderEndpoints,
  ...tenderPartEndpoints,
].toSorted((one, other) => (one.path < other.path ? -1 : 1));
