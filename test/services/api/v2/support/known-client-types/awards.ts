import type { DateText, EnterpriseType, Maybe } from './values.ts';

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
  currency: string;
  supplierName: Maybe<string>;
  supplierId: Maybe<string>;
  enterpriseType: EnterpriseType;
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
  enterpriseType?: EnterpriseType;
  beeLevel?: Maybe<string>;
  province?: Maybe<string>;
  category?: Maybe<string>;
  period?: Maybe<string>;
  totalAwards: number;
  totalValue: number;
  avgValue: Maybe<number>;
};
