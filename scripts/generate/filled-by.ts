import { resources } from '#shared/resources/index.ts';

/**
 * Who fills a field that publishers of tenders do not fill. `operator`: a file that an operator imports; `documents`: the stage that
 * reads documents; `registers`: registers and lists of restricted suppliers; `usage`: what happens in the service; `rare`: what
 * publishers may state and seldom do; `none`: nobody, because no source has it.
 */
export const fillers = ['operator', 'documents', 'registers', 'usage', 'rare', 'none'] as const;
export type Filler = (typeof fillers)[number];

/** Fields by resource and filler; all others are filled from notices, or by the source of their resource. */
const table: Readonly<Record<string, Partial<Record<Filler, string>>>> = {
  tender: {
    documents:
      'analysisQualityScore analysisConfidence eligibilityCriteria bbbeeRequirements aiProcessingError',
    none: 'locationProtected aiTitleEnriched aiTitleFixed manualReview reviewNotes processingTime cacheHit manualOverride parsedData',
  },
  award: { rare: 'awardDate supplierMembers' },
  category_seo: { none: 'ogImage aiModel aiConfidence pageViews avgTimeOnPage bounceRate' },
  province_seo: { none: 'ogImage aiModel aiConfidence pageViews avgTimeOnPage bounceRate' },
  tender_seo: {
    none: 'ogImage twitterImage aiModel aiConfidence promptTokens completionTokens cacheHits lastAccessedAt',
  },
  tender_slug_mapping: { none: 'redirectCount lastRedirectAt' },
  ocds_party: {
    none: 'legalName identifierId identifierScheme contactName email telephone faxNumber url streetAddress locality region postalCode countryName isProtected',
  },
  organization: {
    operator:
      'registrationNumber bbbeeLevel industryCodes physicalAddress postalAddress google wikidata govDirectoryUrl csdNumber taxNumber bbbeeCertificateUrl contactEmailVerifiedAt googlePlaceId googleRating googleUserRatingsTotal googleMapUrl googleWebsite googleAddress googleTypes enrichments lastEnrichedAt wikidataId wikidataLabel wikidataDescription',
    none: 'lastValidatedAt validationStatus wikidataLastCheckedAt govDirectoryLastCheckedAt salgaLastCheckedAt csdLastCheckedAt',
  },
  province_health_score: {
    rare: 'score healthScore status expenditureScore',
    none: 'auditScore',
  },
  tender_category: {
    none: 'description parentId isCommonCategory iconName keywords aiConfidence aiSuggestedAt matchCount lastMatchedAt isStandardIndustry',
  },
  tender_document: {
    documents:
      'fileSize archiveId storagePath storageKey processedAt processingError r2StorageKey r2StorageUrl r2UploadedAt r2FileSize extractedTextLength extractedAt extractionMethod extractionConfidence aiSummary aiKeyPoints aiAnalysis aiProcessedAt aiProcessingError documentCategory',
    none: 'priority downloadCount lastAccessedAt',
  },
  tender_milestone: { rare: 'ocdsMilestoneId dateMet dateModified' },
  author: { operator: 'avatar twitterHandle linkedinUrl' },
  company: {
    registers:
      'taxNumber cidbGrading contactEmail contactEmailConfidence contactPhone website complianceScore forensicRiskScore directorCount directors restrictedSupplierMatch restrictedSuppliers cipcEnrichmentId cipcComplianceScore cipcForensicRiskScore cipc',
    rare: 'sharedNumbers',
    usage: 'awards',
  },
  service_type: { operator: 'price currency' },
};

/** @returns who fills a field; null if notices do, or the source of its resource */
export function fillerOf(resource: string, field: string): Filler | null {
  const of = table[resource] ?? {};
  return fillers.find((filler) => of[filler]?.split(' ').includes(field)) ?? null;
}

/** @returns names in the table that no resource has, as `resource.field` */
export const unknownNames = (): string[] =>
  Object.entries(table).flatMap(([resource, of]) => {
    const fields: object = resources[resource as keyof typeof resources]?.fields ?? {};
    return Object.values(of)
      .flatMap((names) => names.split(' '))
      .filter((name) => !Object.hasOwn(fields, name))
      .map((name) => `${resource}.${name}`);
  });
