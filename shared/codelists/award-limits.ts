import { findCategory, type Industry } from './categories.ts';

/** The largest amount of one award in rand that is plausible, and why. Larger ones are flagged, never changed. */
export type AwardLimit = { limit: number; reason: string };

const MILLION = 1_000_000;
const BILLION = 1_000 * MILLION;

/** By industry of the tender's category. The reasons name the largest purchases of the kind, to one significant digit. */
export const awardLimits: Readonly<Record<Industry, AwardLimit>> = {
  'agriculture-food': { limit: BILLION, reason: 'meals for the schools or prisons of a province, for years' },
  'arts-sport-recreation': { limit: 300 * MILLION, reason: 'restoring a national museum, or a stadium' },
  'cleaning-facilities': {
    limit: 500 * MILLION,
    reason: 'cleaning all hospitals of a province for three years',
  },
  construction: { limit: 10 * BILLION, reason: 'a motorway section or a dam; only power stations cost more' },
  'education-training': { limit: BILLION, reason: 'workbooks for all schools of the country for a year' },
  'energy-electrical': { limit: 20 * BILLION, reason: 'boilers or turbines of a whole power station' },
  'financial-legal': {
    limit: 10 * BILLION,
    reason: 'paying social grants to the whole country for five years',
  },
  'general-services': {
    limit: BILLION,
    reason: 'no single service without a category of its own costs more',
  },
  'hospitality-travel-events': {
    limit: 500 * MILLION,
    reason: 'all travel of a national department for years',
  },
  'ict-technology': { limit: 5 * BILLION, reason: 'a national system with its operation for ten years' },
  'manufacturing-supplies': { limit: 2 * BILLION, reason: 'uniforms or spare parts for a national service' },
  'media-marketing': { limit: 500 * MILLION, reason: 'marketing the country abroad for several years' },
  'medical-health': {
    limit: 20 * BILLION,
    reason: 'antiretroviral medicine for the country for three years',
  },
  'mining-energy-resources': { limit: 50 * BILLION, reason: 'coal for one power station over decades' },
  'professional-services': { limit: BILLION, reason: 'engineers of a programme of works for several years' },
  property: { limit: 3 * BILLION, reason: 'leasing the head office of a national department for ten years' },
  security: { limit: BILLION, reason: 'guarding all stations of the railways for three years' },
  'transport-logistics': { limit: 50 * BILLION, reason: 'renewing the trains of the country' },
  'water-sanitation': { limit: 10 * BILLION, reason: 'a pipeline between two catchments' },
};

/** By main procurement category, for tenders without a category. */
export const mainCategoryLimits: Readonly<Record<string, AwardLimit>> = {
  goods: {
    limit: 20 * BILLION,
    reason: 'medicine for the country is the largest purchase of goods but trains',
  },
  services: { limit: 10 * BILLION, reason: 'paying social grants is the largest single service' },
  works: { limit: 20 * BILLION, reason: 'parts of power stations are the largest single works' },
};

/**
 * @param category in the portal's spelling
 * @param main `goods`, `services` or `works`
 * @returns the limit by category, otherwise by main procurement category; null where neither is known
 */
export function awardLimitOf(category: string | null, main: string | null): AwardLimit | null {
  const known = category === null ? null : findCategory(category);
  if (known !== null) return awardLimits[known.industry];
  return main !== null && Object.hasOwn(mainCategoryLimits, main) ? (mainCategoryLimits[main] ?? null) : null;
}
