import { type Industry, industries } from '#shared/codelists/categories.ts';

/** What people call the industries. */
const names: Readonly<Record<Industry, string>> = {
  'agriculture-food': 'Agriculture and food',
  'arts-sport-recreation': 'Arts, sport and recreation',
  'cleaning-facilities': 'Cleaning and facilities',
  construction: 'Construction',
  'education-training': 'Education and training',
  'energy-electrical': 'Energy and electrical',
  'financial-legal': 'Financial and legal services',
  'general-services': 'General services',
  'hospitality-travel-events': 'Hospitality, travel and events',
  'ict-technology': 'ICT and technology',
  'manufacturing-supplies': 'Manufacturing and supplies',
  'media-marketing': 'Media and marketing',
  'medical-health': 'Medical and health',
  'mining-energy-resources': 'Mining and resources',
  'professional-services': 'Professional services',
  property: 'Property',
  security: 'Security',
  'transport-logistics': 'Transport and logistics',
  'water-sanitation': 'Water and sanitation',
};

/** The industries as entries of a codelist. */
export const industryEntries: readonly { slug: Industry; name: string }[] = industries.map((slug) => ({
  slug,
  name: names[slug],
}));
