import type { DateText, Maybe } from './values.ts';

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
