import type { Award } from './awards.ts';
import type { DateText, EnterpriseType, Maybe } from './values.ts';

export type Company = {
  name: string;
  registrationNumber: Maybe<string>;
  taxNumber: Maybe<string>;
  companyType: Maybe<string>;
  enterpriseType: EnterpriseType;
  beeLevel: Maybe<string>;
  cidbGrading: Maybe<string>;
  totalAwards: number;
  totalValue: Maybe<number>;
  latestAwardDate: Maybe<DateText>;
  categories: string[];
  provinces: string[];
  complianceScore: Maybe<number>;
  forensicRiskScore: Maybe<number>;
  directorCount: Maybe<number>;
  directors: { name: string; idNumber: Maybe<string> }[];
  contactEmail: Maybe<string>;
  contactEmailConfidence: Maybe<number>;
  contactPhone: Maybe<string>;
  website: Maybe<string>;
};

/** Read either directly or from `profile`. */
export type CompanyProfile = Company & {
  awards: Award[];
  profile: Company;
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
