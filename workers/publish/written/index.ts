import type { ResourceName } from '#shared/resources/names.ts';
import { articleWritten, authorWritten, editionWritten } from './article.ts';
import { cipcEnrichmentWritten } from './cipc-enrichment.ts';
import { companyWritten } from './company.ts';
import { companyDirectorWritten } from './company-director.ts';
import { healthScoreWritten } from './health-score.ts';
import { listingWritten } from './listing.ts';
import { organizationWritten } from './organization.ts';
import { tenderWritten } from './tender.ts';
import { tenderSeoWritten } from './tender-seo.ts';
import type { WriteFields } from './write-fields.ts';

/**
 * Fields that rules of `shared/domain` compute, because SQL cannot. They are computed when a record is published, not
 * in its declaration, so that code that only reads records does not load the rules.
 */

const written: Partial<Record<string, WriteFields>> = {
  article: articleWritten,
  author: authorWritten,
  category_health_score: healthScoreWritten,
  category_seo: listingWritten,
  cipc_enrichment: cipcEnrichmentWritten,
  company: companyWritten,
  company_director: companyDirectorWritten,
  newsletter_edition: editionWritten,
  organization: organizationWritten,
  province_health_score: healthScoreWritten,
  province_seo: listingWritten,
  tender: tenderWritten,
  tender_seo: tenderSeoWritten,
} satisfies Partial<Record<ResourceName, WriteFields>>;

/** @returns the row of the publishing statement of a resource with the fields that rules write */
export const withWrittenFields = <Row extends Record<string, unknown>>(resource: string, row: Row): Row => {
  const fields = written[resource];
  return fields === undefined ? row : { ...row, ...fields(row['facts']) };
};
