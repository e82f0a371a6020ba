import { awards, subcontractors } from '#shared/tables/awards.ts';
import {
  bidders,
  categories,
  contracts,
  documents,
  events,
  milestones,
  parties,
} from '#shared/tables/child-records.ts';
import { codelistEntries } from '#shared/tables/codelist-entries.ts';
import { awardCompanies, companies, companyAggregates, tenderCompanies } from '#shared/tables/companies.ts';
import type { Table } from '#shared/tables/definition.ts';
import {
  categoryCounts,
  organizationAggregates,
  organizationAwards,
  organizationContacts,
  provinceCounts,
  staleKeys,
  tenderEffects,
  tenderRelations,
} from '#shared/tables/derived.ts';
import { estimationModels, industryBenchmarks, valueEstimates } from '#shared/tables/estimates.ts';
import { categoryListings, provinceListings } from '#shared/tables/listings.ts';
import {
  companyRankings,
  companyTotals,
  markets,
  provinceHealthScores,
  provinceValues,
  sectorTrends,
  winnerLists,
} from '#shared/tables/markets.ts';
import { organizations } from '#shared/tables/organizations.ts';
import { outbox } from '#shared/tables/outbox.ts';
import { processes } from '#shared/tables/processes.ts';
import { provenance } from '#shared/tables/provenance.ts';
import { companySpellings, supplierMentions, supplierSpellings } from '#shared/tables/suppliers.ts';
import { tenders } from '#shared/tables/tenders.ts';

/** The tables of schema `core`: typed records, filled by normalise. */
export const coreTables: readonly Table[] = [
  processes,
  tenders,
  documents,
  awards,
  subcontractors,
  supplierMentions,
  bidders,
  contracts,
  milestones,
  categories,
  parties,
  events,
  organizations,
  provenance,
  codelistEntries,
  outbox,
];

/** The tables of schema `derived`: values computed from several records of `core`, filled by derive. */
export const derivedTables: readonly Table[] = [
  staleKeys,
  tenderRelations,
  tenderEffects,
  organizationAggregates,
  organizationAwards,
  organizationContacts,
  provinceCounts,
  categoryCounts,
  supplierSpellings,
  companySpellings,
  companies,
  awardCompanies,
  tenderCompanies,
  companyAggregates,
  estimationModels,
  valueEstimates,
  industryBenchmarks,
  categoryListings,
  provinceListings,
  provinceHealthScores,
  markets,
  sectorTrends,
  provinceValues,
  companyTotals,
  companyRankings,
  winnerLists,
];
