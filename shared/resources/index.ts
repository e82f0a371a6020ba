import { categoryHealthScore, provinceHealthScore } from '#shared/resources/buyers/health-score.ts';
import { organization } from '#shared/resources/buyers/organization.ts';
import { province } from '#shared/resources/buyers/province.ts';
import { sourceDirector } from '#shared/resources/buyers/source-director.ts';
import { article } from '#shared/resources/content/article.ts';
import { author } from '#shared/resources/content/author.ts';
import { intelItem } from '#shared/resources/content/intel-item.ts';
import { intelSource } from '#shared/resources/content/intel-source.ts';
import { categorySeo, provinceSeo } from '#shared/resources/content/listing-seo.ts';
import { newsletterEdition } from '#shared/resources/content/newsletter-edition.ts';
import { serviceType } from '#shared/resources/content/service-type.ts';
import { tenderSeo } from '#shared/resources/content/tender-seo.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import type { ResourceName } from '#shared/resources/names.ts';
import { award } from '#shared/resources/suppliers/award.ts';
import { awardSubcontractor } from '#shared/resources/suppliers/award-subcontractor.ts';
import { cipcEnrichment } from '#shared/resources/suppliers/cipc-enrichment.ts';
import { company } from '#shared/resources/suppliers/company.ts';
import { companyDirector } from '#shared/resources/suppliers/company-director.ts';
import { companyRanking } from '#shared/resources/suppliers/company-ranking.ts';
import { industryBenchmark } from '#shared/resources/suppliers/industry-benchmark.ts';
import { restrictedSupplier } from '#shared/resources/suppliers/restricted-supplier.ts';
import { restrictedSupplierList } from '#shared/resources/suppliers/restricted-supplier-list.ts';
import { screeningWordSet } from '#shared/resources/suppliers/screening-word-set.ts';
import { winnerList } from '#shared/resources/suppliers/winner-list.ts';
import { estimationModel } from '#shared/resources/tenders/estimation-model.ts';
import { ocdsParty } from '#shared/resources/tenders/ocds-party.ts';
import { provenancePattern } from '#shared/resources/tenders/provenance-pattern.ts';
import { submissionRequirement } from '#shared/resources/tenders/submission-requirement.ts';
import { tender } from '#shared/resources/tenders/tender.ts';
import { tenderActivity } from '#shared/resources/tenders/tender-activity.ts';
import { tenderAnalysis } from '#shared/resources/tenders/tender-analysis.ts';
import { tenderBidder } from '#shared/resources/tenders/tender-bidder.ts';
import { tenderCategory } from '#shared/resources/tenders/tender-category.ts';
import { tenderContract } from '#shared/resources/tenders/tender-contract.ts';
import { tenderDocument } from '#shared/resources/tenders/tender-document.ts';
import { tenderMilestone } from '#shared/resources/tenders/tender-milestone.ts';
import { tenderSlugMapping } from '#shared/resources/tenders/tender-slug-mapping.ts';
import { tenderTimeline } from '#shared/resources/tenders/tender-timeline.ts';
import { valueEstimate } from '#shared/resources/tenders/value-estimate.ts';

/**
 * The resource registry: every kind of record that is published and served, in the order in which they are published.
 * A new resource needs a file here, a publishing statement in workers/publish/sql and endpoints.
 */
export const resources = {
  tender,
  award,
  award_subcontractor: awardSubcontractor,
  category_seo: categorySeo,
  ocds_party: ocdsParty,
  organization,
  provenance_pattern: provenancePattern,
  province,
  province_health_score: provinceHealthScore,
  category_health_score: categoryHealthScore,
  province_seo: provinceSeo,
  submission_requirement: submissionRequirement,
  tender_activity: tenderActivity,
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
  estimation_model: estimationModel,
  article,
  author,
  cipc_enrichment: cipcEnrichment,
  company,
  company_director: companyDirector,
  company_ranking: companyRanking,
  winner_list: winnerList,
  industry_benchmark: industryBenchmark,
  intel_item: intelItem,
  intel_source: intelSource,
  newsletter_edition: newsletterEdition,
  restricted_supplier: restrictedSupplier,
  restricted_supplier_list: restrictedSupplierList,
  screening_word_set: screeningWordSet,
  service_type: serviceType,
  source_director: sourceDirector,
} as const satisfies Record<ResourceName, Resource>;
