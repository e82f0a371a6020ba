import { categories } from '#shared/codelists/categories.ts';

/** The portal's category ids by industry. Its older list and its ISIC list name the same industries. */
const byIndustry: Readonly<Record<string, readonly number[]>> = {
  'construction and engineering': [13, 18, 27, 39, 49, 76, 78],
  'electrical and energy': [29, 42, 52, 77, 84],
  'water and waste': [11, 21, 47, 82, 88],
  'cleaning, security and facilities': [10, 62, 74],
  'professional and business services': [6, 32, 38, 44, 45, 51, 54, 68, 86, 90],
  'finance and insurance': [5, 41, 81, 83],
  'property and leasing': [30, 59, 71],
  'information technology and media': [22, 35, 36, 40, 58, 63, 64, 73, 75],
  'printing and stationery': [9, 28, 60],
  'health and social work': [2, 17, 34, 89],
  'education, arts and recreation': [1, 4, 46, 56, 79],
  'transport and travel': [23, 24, 37, 50, 53, 65, 72, 80, 85],
  'food and hospitality': [12, 16],
  'machinery and repair': [26, 43],
  'manufacturing and mining': [3, 8, 14, 15, 20, 25, 31, 33, 66, 67, 69, 70, 87],
  'general supplies': [19, 55],
  'general services': [7, 48, 57, 61],
};

const industryOfId = new Map(
  Object.entries(byIndustry).flatMap(([industry, ids]) => ids.map((id) => [id, industry] as const)),
);
const industryOfSlug = new Map(
  categories.map(({ slug, portalId }) => [
    slug,
    // Agriculture is the only category that is not in the portal's list.
    portalId === null ? 'agriculture' : (industryOfId.get(portalId) ?? 'unknown'),
  ]),
);

/** @returns the industry of a category of the portal */
export const industryOf = (slug: string): string => industryOfSlug.get(slug) ?? 'unknown';
