import { provinceActivities, tenderActivities } from '#shared/tables/activity.ts';
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
import {
  cipcEnrichments,
  companyDirectors,
  companyRegisters,
  directorEvidence,
  sourceDirectors,
} from '#shared/tables/company-register.ts';
import { contentTables } from '#shared/tables/content.ts';
import type { Table } from '#shared/tables/definition.ts';
import {
  categoryCounts,
  organizationAggregates,
  organizationAwards,
  organizationContacts,
  organizationSuppliers,
  organizationTimelinesses,
  provinceCounts,
  staleKeys,
  tenderEffects,
  tenderRelations,
} from '#shared/tables/derived.ts';
import { documentModelAnalyses, modelAnswers, modelDays } from '#shared/tables/document-models.ts';
import {
  documentAnalyses,
  documentFiles,
  documentHosts,
  documentStatus,
  documentTexts,
  staleDocuments,
  tenderAnalyses,
  tenderReadings,
} from '#shared/tables/documents.ts';
import { estimationModels, industryBenchmarks, valueEstimates } from '#shared/tables/estimates.ts';
import { intelAnalyses, intelItems } from '#shared/tables/intel.ts';
import {
  categoryListingAwards,
  categoryListings,
  provinceListingAwards,
  provinceListings,
} from '#shared/tables/listings.ts';
import {
  awardPlaces,
  categoryHealthScores,
  companyRankings,
  companyTotals,
  marketAwards,
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
import {
  companyRestrictions,
  restrictedSupplierCompanies,
  restrictedSupplierLists,
  screeningBases,
  screeningMatches,
  screeningWordSets,
  tenderRestrictions,
} from '#shared/tables/screening.ts';
import { restrictedSuppliers, supplierListEditions } from '#shared/tables/supplier-lists.ts';
import {
  companySpellings,
  passedOverBlocks,
  supplierMentions,
  supplierSpellings,
} from '#shared/tables/suppliers.ts';
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
  supplierListEditions,
  restrictedSuppliers,
  staleDocuments,
  documentStatus,
  documentFiles,
  documentTexts,
  documentAnalyses,
  documentHosts,
  documentModelAnalyses,
  modelAnswers,
  modelDays,
  intelItems,
  intelAnalyses,
  ...Object.values(contentTables),
  outbox,
];

/** The tables of schema `derived`: values computed from several records of `core`, filled by derive. */
export const derivedTables: readonly Table[] = [
  staleKeys,
  tenderRelations,
  tenderEffects,
  organizationAggregates,
  organizationAwards,
  organizationSuppliers,
  organizationTimelinesses,
  organizationContacts,
  provinceCounts,
  categoryCounts,
  supplierSpellings,
  passedOverBlocks,
  companySpellings,
  companies,
  awardCompanies,
  tenderCompanies,
  companyAggregates,
  estimationModels,
  valueEstimates,
  industryBenchmarks,
  categoryListings,
  categoryListingAwards,
  provinceListings,
  provinceListingAwards,
  provinceHealthScores,
  categoryHealthScores,
  awardPlaces,
  markets,
  marketAwards,
  sectorTrends,
  provinceValues,
  provinceActivities,
  tenderActivities,
  companyTotals,
  companyRankings,
  winnerLists,
  screeningBases,
  screeningWordSets,
  screeningMatches,
  tenderRestrictions,
  companyRestrictions,
  restrictedSupplierCompanies,
  restrictedSupplierLists,
  companyDirectors,
  sourceDirectors,
  cipcEnrichments,
  directorEvidence,
  companyRegisters,
  tenderAnalyses,
  tenderReadings,
];
