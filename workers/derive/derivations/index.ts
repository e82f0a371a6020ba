import type { Derivation } from '#workers/derive/derivation.ts';
import { awardCompany, tenderCompany } from '#workers/derive/derivations/award-company.ts';
import { company } from '#workers/derive/derivations/company.ts';
import { companyAggregate } from '#workers/derive/derivations/company-aggregate.ts';
import { companyRanking, companyTotal } from '#workers/derive/derivations/company-ranking.ts';
import { companySpelling } from '#workers/derive/derivations/company-spelling.ts';
import { categoryCount, provinceCount } from '#workers/derive/derivations/counts.ts';
import { industryBenchmark } from '#workers/derive/derivations/industry-benchmark.ts';
import { categoryListing, provinceListing } from '#workers/derive/derivations/listing.ts';
import { market, provinceValue, sectorTrend } from '#workers/derive/derivations/market.ts';
import { organizationAggregate } from '#workers/derive/derivations/organization-aggregate.ts';
import { organizationAward } from '#workers/derive/derivations/organization-award.ts';
import { organizationContact } from '#workers/derive/derivations/organization-contact.ts';
import { provinceHealthScore } from '#workers/derive/derivations/province-health-score.ts';
import { supplierSpelling } from '#workers/derive/derivations/supplier-spelling.ts';
import { tenderEffect } from '#workers/derive/derivations/tender-effect.ts';
import { tenderRelation } from '#workers/derive/derivations/tender-relation.ts';
import { valueEstimate } from '#workers/derive/derivations/value-estimate.ts';
import { winnerList } from '#workers/derive/derivations/winner-list.ts';

/** The registry of derivations, in the order in which they are computed. */
export const derivations: readonly Derivation[] = [
  tenderRelation,
  tenderEffect,
  supplierSpelling,
  companySpelling,
  company,
  awardCompany,
  tenderCompany,
  // Before the aggregate, whose row tells when a day changes both.
  organizationAward,
  companyAggregate,
  organizationAggregate,
  organizationContact,
  provinceCount,
  categoryCount,
  valueEstimate,
  industryBenchmark,
  categoryListing,
  provinceListing,
  provinceHealthScore,
  market,
  sectorTrend,
  provinceValue,
  companyTotal,
  companyRanking,
  winnerList,
];
