import type { DateText, Maybe } from './values.ts';

export type Organization = {
  id: string;
  name: string;
  legalName: Maybe<string>;
  organizationType: Maybe<'government_department' | 'municipality' | 'state_enterprise'>;
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

export type OrganizationDirector = {
  directorId: string;
  organizationId: string;
  fullName: string;
  position: Maybe<string>;
  appointmentDate: Maybe<DateText>;
  validatedAt: Maybe<DateText>;
  validationStatus: Maybe<string>;
};
