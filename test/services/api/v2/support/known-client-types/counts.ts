import type { Maybe } from './values.ts';

export type Count = { name: string; count: number };

export type ProvinceCount = { name: string; tenderCount: number };

export type CategoryCount = { categorySlug: string; categoryName: string; tenderCount: number };

export type Category = { slug: string; name: string; tenderCount: number } & CategoryCount;

export type Industry = {
  id: string;
  industryName: Maybe<string>;
  sampleSize: Maybe<number>;
  medianValue: Maybe<number>;
};

export type HealthScore = {
  province: string;
  year: number;
  quarter: Maybe<number>;
  score: Maybe<number>;
  metric: Maybe<string>;
};
