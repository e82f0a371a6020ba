import type { Award } from './awards.ts';
import type { DateText, Maybe } from './values.ts';

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

export type OcdsParty = { id: string; name: Maybe<string>; role: Maybe<string>; ocdsPartyId: Maybe<string> };
