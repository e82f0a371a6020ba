import type { Derivation } from '#workers/derive/derivation.ts';
import { awardCompany, tenderCompany } from '#workers/derive/derivations/award-company.ts';
import { awardPlace } from '#workers/derive/derivations/award-place.ts';
import { company } from '#workers/derive/derivations/company.ts';
import { companyAggregate } from '#workers/derive/derivations/company-aggregate.ts';
import { companyDirector } from '#workers/derive/derivations/company-director.ts';
import { companyRanking, companyTotal } from '#workers/derive/derivations/company-ranking.ts';
import {
  cipcEnrichment,
  companyRegister,
  directorEvidence,
} from '#workers/derive/derivations/company-register.ts';
import { companyRestriction } from '#workers/derive/derivations/company-restriction.ts';
import { companySpelling } from '#workers/derive/derivations/company-spelling.ts';
import { categoryCount, provinceCount } from '#workers/derive/derivations/counts.ts';
import { categoryHealthScore, provinceHealthScore } from '#workers/derive/derivations/health-score.ts';
import { industryBenchmark } from '#workers/derive/derivations/industry-benchmark.ts';
import { categoryListing, provinceListing } from '#workers/derive/derivations/listing.ts';
import { categoryListingAward, provinceListingAward } from '#workers/derive/derivations/listing-award.ts';
import { market, marketAward, provinceValue, sectorTrend } from '#workers/derive/derivations/market.ts';
import { organizationAggregate } from '#workers/derive/derivations/organization-aggregate.ts';
import { organizationAward, organizationTimeliness } from '#workers/derive/derivations/organization-award.ts';
import { organizationContact } from '#workers/derive/derivations/organization-contact.ts';
import { organizationSupplier } from '#workers/derive/derivations/organization-supplier.ts';
import { restrictedSupplierCompany } from '#workers/derive/derivations/restricted-supplier-company.ts';
import { restrictedSupplierList } from '#workers/derive/derivations/restricted-supplier-list.ts';
import { screeningMatch } from '#workers/derive/derivations/screening-match.ts';
import { sourceDirector } from '#workers/derive/derivations/source-director.ts';
import { supplierSpelling } from '#workers/derive/derivations/supplier-spelling.ts';
import { provinceActivity, tenderActivity } from '#workers/derive/derivations/tender-activity.ts';
import { tenderAnalysis } from '#workers/derive/derivations/tender-analysis.ts';
import { tenderEffect } from '#workers/derive/derivations/tender-effect.ts';
import { tenderPlace } from '#workers/derive/derivations/tender-place.ts';
import { tenderReading } from '#workers/derive/derivations/tender-reading.ts';
import { tenderRelation } from '#workers/derive/derivations/tender-relation.ts';
import { tenderRestriction } from '#workers/derive/derivations/tender-restriction.ts';
import { valueEstimate } from '#workers/derive/derivations/value-estimate.ts';
import { winnerList } from '#workers/derive/derivations/winner-list.ts';

/** The registry of derivations, in the order in which they are computed. */
export const derivations: readonly Derivation[] = [
  tenderRelation,
  tenderEffect,
  // Must follow these two, and precede all figures of tenders.
  tenderPlace,
  tenderAnalysis,
  tenderReading,
  supplierSpelling,
  companySpelling,
  company,
  awardCompany,
  tenderCompany,
  // Must precede the sums of awards.
  awardPlace,
  organizationAward,
  organizationSupplier,
  // Must precede the aggregate, whose row shows when a day changes both.
  organizationTimeliness,
  companyAggregate,
  organizationAggregate,
  organizationContact,
  valueEstimate,
  industryBenchmark,
  categoryListing,
  categoryListingAward,
  provinceListing,
  provinceListingAward,
  provinceHealthScore,
  categoryHealthScore,
  market,
  marketAward,
  sectorTrend,
  provinceValue,
  provinceActivity,
  provinceCount,
  categoryCount,
  tenderActivity,
  companyTotal,
  companyDirector,
  sourceDirector,
  // Directors count for their company's entry, which is shown with them.
  cipcEnrichment,
  directorEvidence,
  companyRegister,
  screeningMatch,
  tenderRestriction,
  companyRestriction,
  // These two decide who is restricted.
  companyRanking,
  winnerList,
  restrictedSupplierCompany,
  restrictedSupplierList,
];
