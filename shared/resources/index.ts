import { article } from '#shared/resources/article.ts';
import { author } from '#shared/resources/author.ts';
import { award } from '#shared/resources/award.ts';
import { awardSubcontractor } from '#shared/resources/award-subcontractor.ts';
import { categorySeo } from '#shared/resources/category-seo.ts';
import { cipcEnrichment } from '#shared/resources/cipc-enrichment.ts';
import { company } from '#shared/resources/company.ts';
import { companyDirector } from '#shared/resources/company-director.ts';
import { industryBenchmark } from '#shared/resources/industry-benchmark.ts';
import { intelItem } from '#shared/resources/intel-item.ts';
import { intelSource } from '#shared/resources/intel-source.ts';
import { newsletterEdition } from '#shared/resources/newsletter-edition.ts';
import { ocdsParty } from '#shared/resources/ocds-party.ts';
import { organization } from '#shared/resources/organization.ts';
import { province } from '#shared/resources/province.ts';
import { provinceHealthScore } from '#shared/resources/province-health-score.ts';
import { provinceSeo } from '#shared/resources/province-seo.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { restrictedSupplier } from '#shared/resources/restricted-supplier.ts';
import { serviceType } from '#shared/resources/service-type.ts';
import { sourceDirector } from '#shared/resources/source-director.ts';
import { submissionRequirement } from '#shared/resources/submission-requirement.ts';
import { tender } from '#shared/resources/tender.ts';
import { tenderAnalysis } from '#shared/resources/tender-analysis.ts';
import { tenderBidder } from '#shared/resources/tender-bidder.ts';
import { tenderCategory } from '#shared/resources/tender-category.ts';
import { tenderContract } from '#shared/resources/tender-contract.ts';
import { tenderDocument } from '#shared/resources/tender-document.ts';
import { tenderMilestone } from '#shared/resources/tender-milestone.ts';
import { tenderSeo } from '#shared/resources/tender-seo.ts';
import { tenderSlugMapping } from '#shared/resources/tender-slug-mapping.ts';
import { tenderTimeline } from '#shared/resources/tender-timeline.ts';
import { valueEstimate } from '#shared/resources/value-estimate.ts';

/**
 * The resource registry: every kind of record that is published and served, in the order in which they are published.
 * A new one needs its file here, its publishing statement in workers/publish/sql and its endpoints.
 */
export const resources = {
  tender,
  award,
  award_subcontractor: awardSubcontractor,
  category_seo: categorySeo,
  ocds_party: ocdsParty,
  organization,
  province,
  province_health_score: provinceHealthScore,
  province_seo: provinceSeo,
  submission_requirement: submissionRequirement,
  tender_analysis: tenderAnalysis,
  tender_bidder: tenderBidder,
  tender_category: tenderCategory,
  tender_contract: tenderContract,
  tender_document: tenderDocument,
  tender_milestone: tenderMilestone,
  tender_seo: tenderSeo,
  tender_slug_mapping: tenderSlugMapping,
  tender_timeline: tenderTimeline,
  value_estimate: valueEstimate,
  article,
  author,
  cipc_enrichment: cipcEnrichment,
  company,
  company_director: companyDirector,
  industry_benchmark: industryBenchmark,
  intel_item: intelItem,
  intel_source: intelSource,
  newsletter_edition: newsletterEdition,
  restricted_supplier: restrictedSupplier,
  service_type: serviceType,
  source_director: sourceDirector,
} as const satisfies Record<string, Resource>;

export type ResourceName = keyof typeof resources;
