import type { Endpoint } from '#services/api/v2/endpoint.ts';
import type { ResourceName } from '#shared/resources/names.ts';

/** Name of a type of `known-client-types`, of the records in lists and of single ones; one if both are the same. */
type Read = string | { list: string; detail: string };

/** What known clients read of each kind of record; null if no client is known that reads it. */
const reads: Record<ResourceName, Read | null> = {
  tender: { list: 'Tender', detail: 'TenderDetail' },
  award: 'Award',
  award_subcontractor: 'Subcontractor',
  category_health_score: null,
  category_seo: null,
  ocds_party: 'OcdsParty',
  organization: 'Organization',
  province: 'ProvinceCount',
  province_health_score: 'HealthScore',
  province_seo: null,
  provenance_pattern: null,
  submission_requirement: 'SubmissionRequirement',
  tender_activity: null,
  tender_analysis: 'Analysis',
  tender_bidder: null,
  tender_category: 'Category',
  tender_contract: null,
  tender_document: { list: 'TenderDocument', detail: 'TenderDocumentDetail' },
  tender_milestone: null,
  tender_seo: null,
  tender_slug_mapping: null,
  tender_timeline: 'TimelineEvent',
  value_estimate: 'ValueEstimate',
  article: { list: 'ArticleSummary', detail: 'Article' },
  author: 'Author',
  cipc_enrichment: 'CipcEnrichment',
  company: 'Company',
  company_director: 'CipcDirector',
  company_ranking: null,
  estimation_model: null,
  winner_list: null,
  industry_benchmark: 'Industry',
  intel_item: 'IntelItem',
  intel_source: 'IntelSource',
  newsletter_edition: { list: 'NewsletterSummary', detail: 'Newsletter' },
  restricted_supplier: 'RestrictedSupplier',
  restricted_supplier_list: null,
  screening_word_set: null,
  service_type: 'Service',
  source_director: 'OrganizationDirector',
};

/** Paths whose responses are not records, or are more than a record. */
const others: Readonly<Record<string, string | null>> = {
  '/v2/categories': 'Category[]',
  '/v2/changes': null,
  '/v2/companies/{name}': 'CompanyProfile',
  '/v2/documents/{id}/download-url': 'Download',
  '/v2/forensic/restricted-suppliers/check': 'RestrictedCheck',
  '/v2/forensic/restricted-suppliers/match': 'RestrictedSupplier[]',
  '/v2/meta/categories': 'CategoryCount[]',
  '/v2/meta/estimates': null,
  '/v2/meta/industries': 'Industry[]',
  '/v2/meta/provinces': 'ProvinceCount[]',
  '/v2/meta/quality/history': null,
  '/v2/meta/snapshots': null,
  '/v2/meta/status': 'Status',
  '/v2/meta/status/history': null,
  '/v2/meta/usage': 'Usage',
  '/v2/openapi.json': null,
  '/v2/provinces': 'ProvinceCount[]',
};

/** @returns the type that known clients give to the `data` of an endpoint; null if no client is known that reads it */
export function readAs(endpoint: Endpoint): string | null {
  const named = others[endpoint.path];
  if (named !== undefined) return named;
  switch (endpoint.kind) {
    case 'counts':
      return 'Count[]';
    case 'groups':
      return 'AwardGroup[]';
    case 'procedure':
      throw new Error(`${endpoint.path}: what clients read of it is not said`);
    default: {
      const read = reads[endpoint.resource.name as ResourceName];
      const { list, detail } =
        read === null || typeof read === 'object' ? (read ?? NONE) : { list: read, detail: read };
      const type = endpoint.kind === 'list' ? list : detail;
      return type !== null && endpoint.kind === 'list' ? `${type}[]` : type;
    }
  }
}

const NONE = { list: null, detail: null };

/** The beginning of a file that says of responses that they are of these types. */
export const KNOWN_HEAD = `import type * as known from './known-client-types/index.ts';

/** Clients read what they declare; responses have more. */
type Open<Value> = Value extends (infer Item)[]
  ? Open<Item>[]
  : Value extends object
    ? { [Name in keyof Value]: Open<Value[Name]> } & { [other: string]: unknown }
    : Value;
type Envelope<Data> = { success: true; data: Data; meta: known.Meta };

`;
