/**
 * The types that public client programs of an API with these paths declare, in words of our own, gathered from what such
 * programs send and read. A client reads only what it declares, so responses may have more. Where a client's type does not
 * say that a value may be missing, we say so for values that publishers often leave out: every client met in the wild shows
 * nothing for null.
 */

type Maybe<Value> = Value | null;
/** `YYYY-MM-DD`, or a time in ISO 8601; clients hand it to `Date`. */
type DateText = string;

export type RateLimit = { limit: number; remaining: number; reset: DateText; policy: string };

/** What clients read of `meta`; paging is there in lists. */
export type Meta = {
  requestId: string;
  timestamp: DateText;
  apiVersion: string;
  deprecation: null;
  page?: number;
  pageSize?: number;
  totalCount?: number;
  totalPages?: number;
  hasNext?: boolean;
  hasPrev?: boolean;
  nextCursor?: Maybe<string>;
  query?: string;
  rateLimit?: RateLimit;
};

export type Failure = {
  error: string;
  code: string;
  message: string;
  requestId: string;
  docs: string;
  timestamp: DateText;
  details?: unknown;
};
export type QuotaDetails = { limit: number; used: number; resetsAt: DateText; tier: string };

export type ValueRange = {
  min: Maybe<number>;
  max: Maybe<number>;
  median: Maybe<number>;
  confidence: number;
  methodology: 'historical' | 'document' | 'benchmark' | 'hybrid';
};

export type Tender = {
  tenderId: string;
  title: Maybe<string>;
  description: Maybe<string>;
  province: Maybe<string>;
  category: { name: string }[];
  estimatedValue: Maybe<ValueRange>;
  closingDate: Maybe<DateText>;
  status: 'active' | 'awarded' | 'cancelled' | 'closed';
  publicationDate: Maybe<DateText>;
  publicationType:
    | 'TENDER_NOTICE'
    | 'CORRIGENDUM'
    | 'AWARD_NOTICE'
    | 'CANCELLATION_NOTICE'
    | 'ADDENDUM'
    // As the application routes know them besides.
    | 'CLOSED'
    | 'GENERAL_NOTICE'
    | 'PROCUREMENT_PLAN';
  aiSummary: Maybe<string>;
  aiKeyRequirements: string[];
  aiConfidence: Maybe<number>;
  classificationConfidence: Maybe<number>;
  sourceOrganization: Maybe<{ name: string }>;
  referenceNumber: Maybe<string>;
  siteUrl: Maybe<string>;
  municipality: Maybe<string>;
  department: Maybe<string>;
  institution: Maybe<string>;
  dataSource: Maybe<string>;
};
export type TenderDetail = Tender & { awards: Award[] };

export type TenderDocument = {
  documentId: string;
  fileName: Maybe<string>;
  fileSize: Maybe<number>;
  mimeType: Maybe<string>;
  cacheStatus: 'CACHED' | 'UNCACHED' | 'PROCESSING';
  processingStatus: 'COMPLETED' | 'PROCESSING' | 'FAILED' | 'PENDING';
  downloadUrl: Maybe<string>;
};
export type TenderDocumentDetail = TenderDocument & { id: string; tenderId: string };
export type Download = {
  downloadUrl: string;
  fileName: Maybe<string>;
  source: 'stored' | 'r2' | 'constructed' | 'original';
};

export type TimelineEvent = {
  event: string;
  label: string;
  date: DateText;
  type: 'milestone' | 'deadline' | 'status';
};

export type SubmissionRequirement = {
  category: Maybe<string>;
  requirement: Maybe<string>;
  isMandatory: Maybe<number | boolean>;
  dueDate: Maybe<DateText>;
  orderIndex: Maybe<number>;
  documentId: Maybe<string>;
};

export type Subcontractor = {
  name: Maybe<string>;
  percentage: Maybe<number>;
  beeLevel: Maybe<string>;
  blackYouth: Maybe<boolean>;
  blackWomen: Maybe<boolean>;
  blackDisabled: Maybe<boolean>;
  blackMilitary: Maybe<boolean>;
  blackRural: Maybe<boolean>;
};

export type Award = {
  awardId: string;
  tenderId: string;
  title: Maybe<string>;
  status: string;
  awardDate: Maybe<DateText>;
  amount: Maybe<number>;
  currency: Maybe<string>;
  supplierName: Maybe<string>;
  supplierId: Maybe<string>;
  enterpriseType: Maybe<string>;
  beeLevel: Maybe<string>;
  beePoints: Maybe<number>;
  points: Maybe<number>;
  description: Maybe<string>;
  tenderTitle: Maybe<string>;
  tenderReference: Maybe<string>;
  tenderCategory: Maybe<string>;
  tenderProvince: Maybe<string>;
  subcontractors: Subcontractor[];
};

/** One of the grouping fields is there. */
export type AwardGroup = {
  enterpriseType?: Maybe<string>;
  beeLevel?: Maybe<string>;
  province?: Maybe<string>;
  category?: Maybe<string>;
  period?: Maybe<string>;
  totalAwards: number;
  totalValue: number;
  avgValue: Maybe<number>;
};

export type Count = { name: string; count: number };
export type ProvinceCount = { name: string; tenderCount: number };
export type CategoryCount = { categorySlug: string; categoryName: string; tenderCount: number };
export type Category = { slug: string; name: string; tenderCount: number } & CategoryCount;

export type Company = {
  name: string;
  registrationNumber: Maybe<string>;
  enterpriseType: Maybe<string>;
  beeLevel: Maybe<string>;
  totalAwards: number;
  totalValue: Maybe<number>;
  latestAwardDate: Maybe<DateText>;
  categories: string[];
  provinces: string[];
};
/** Read either flat or from `profile`. */
export type CompanyProfile = Company & {
  directors: { name: string; idNumber: Maybe<string> }[];
  awards: {
    awardId: string;
    amount: Maybe<number>;
    awardDate: Maybe<DateText>;
    tenderTitle: Maybe<string>;
    tenderCategory: Maybe<string>;
    tenderProvince: Maybe<string>;
  }[];
  profile: Company;
};

export type Organization = {
  id: string;
  name: string;
  legalName: Maybe<string>;
  organizationType: Maybe<string>;
  registrationNumber: Maybe<string>;
  bbbeeLevel: Maybe<number>;
  industryCodes: string[];
  provincesOperating: string[];
  contactEmail: Maybe<string>;
  contactPhone: Maybe<string>;
  website: Maybe<string>;
  physicalAddress: Maybe<string>;
  google: Maybe<{ placeId: Maybe<string>; rating: Maybe<number>; mapUrl: Maybe<string>; types: string[] }>;
  wikidata: Maybe<{ id: string; label: Maybe<string>; description: Maybe<string> }>;
  govDirectoryUrl: Maybe<string>;
  salgaMunicipalityCode: Maybe<string>;
  csdNumber: Maybe<string>;
  enrichmentSources: string[];
  confidenceScore: Maybe<number>;
  slug: string;
  stats: { totalTenders: number; totalAwardValue: number; tenderCategories: string[] };
};

export type Usage = { daily: number; monthly: number; limit: { daily: number; monthly: number } };
export type Status = {
  healthy: boolean;
  version: string;
  lastSync: Record<string, Maybe<DateText>>;
  entityCounts: Record<string, Maybe<number>>;
};
export type Industry = {
  id: string;
  industryName: Maybe<string>;
  sampleSize: Maybe<number>;
  medianValue: Maybe<number>;
};

export type Analysis = {
  id: string;
  tenderId: string;
  documentId: Maybe<string>;
  submissionGuidelines: Maybe<{ format: Maybe<string>; deadline: Maybe<string> }>;
  evaluationCriteria: { criterion: string; weight: Maybe<number> }[];
  importantDates: { label: string; date: string }[];
  contactInformation: Maybe<object>;
  technicalSpecifications: string[];
  financialRequirements: string[];
  complianceRequirements: string[];
  qualityScore: Maybe<number>;
  confidence: Maybe<number>;
  aiModel: Maybe<string>;
  aiExtractionMethod: Maybe<string>;
};
export type ValueEstimate = {
  id: string;
  tenderId: string;
  estimatedMin: Maybe<number>;
  estimatedMax: Maybe<number>;
  estimatedMedian: Maybe<number>;
  confidenceScore: Maybe<number>;
  methodology: Maybe<string>;
  dataSources: string[];
  factors: object[];
};

export type RestrictedSupplier = {
  id: string;
  supplierName: string;
  restrictionType: Maybe<string>;
  status: string;
  reference: Maybe<string>;
};
export type RestrictedCheck = {
  query: string;
  matchFound: boolean;
  matches: RestrictedSupplier[];
  restricted: boolean;
  match: Maybe<RestrictedSupplier>;
};

export type CipcEnrichment = {
  id: string;
  name: string;
  registrationNumber: Maybe<string>;
  enterpriseType: Maybe<string>;
  cipcEnrichmentId: Maybe<string>;
  complianceScore: Maybe<number>;
  forensicRiskScore: Maybe<number>;
  directorCount: Maybe<number>;
};
export type CipcDirector = {
  id: string;
  companyName: string;
  registrationNo: Maybe<string>;
  roleType: Maybe<string>;
  status: Maybe<string>;
  appointedDate: Maybe<DateText>;
  resignedDate: Maybe<DateText>;
  directorFullName: string;
  complianceScore: Maybe<number>;
  forensicRiskScore: Maybe<number>;
};
export type OrganizationDirector = {
  directorId: string;
  organizationId: string;
  fullName: string;
  position: Maybe<string>;
  appointmentDate: Maybe<DateText>;
  validatedAt: Maybe<DateText>;
  validationStatus: Maybe<string>;
};

export type OcdsParty = { id: string; name: Maybe<string>; role: Maybe<string>; ocdsPartyId: Maybe<string> };
export type IntelItem = {
  id: string;
  title: string;
  sourceId: Maybe<string>;
  publishedAt: Maybe<DateText>;
  url: Maybe<string>;
  summary: Maybe<string>;
};
export type IntelSource = { id: string; name: string };
export type NewsletterSummary = {
  id: string;
  title: string;
  editionNumber: Maybe<number>;
  publishedAt: Maybe<DateText>;
  summary: Maybe<string>;
};
export type Newsletter = NewsletterSummary & { content: Maybe<string> };
export type ArticleSummary = {
  id: string;
  title: string;
  slug: string;
  excerpt: Maybe<string>;
  publishedAt: Maybe<DateText>;
  authorId: Maybe<string>;
  status: Maybe<string>;
};
export type Article = ArticleSummary & { content: Maybe<string> };
export type Author = { id: string; name: string; slug: string; bio: Maybe<string> };
export type Service = { id: string; name: string; slug: string; description: Maybe<string> };
export type HealthScore = {
  province: string;
  year: number;
  quarter: Maybe<number>;
  score: Maybe<number>;
  metric: Maybe<string>;
};
