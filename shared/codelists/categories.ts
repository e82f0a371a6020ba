import { slugify } from '#shared/text/slug.ts';

/** Industries, each of which consists of several categories. */
export const industries = [
  'agriculture-food',
  'arts-sport-recreation',
  'cleaning-facilities',
  'construction',
  'education-training',
  'energy-electrical',
  'financial-legal',
  'general-services',
  'hospitality-travel-events',
  'ict-technology',
  'manufacturing-supplies',
  'media-marketing',
  'medical-health',
  'mining-energy-resources',
  'professional-services',
  'property',
  'security',
  'transport-logistics',
  'water-sanitation',
] as const;

export type Industry = (typeof industries)[number];

/**
 * A tender category of the eTenders portal. `portalId` is null for a category that is in rows but not in the portal's list.
 * `aliases` are words that people use to search for it; a word may belong to several categories.
 */
export type Category = {
  portalId: number | null;
  name: string;
  slug: string;
  industry: Industry;
  aliases: readonly string[];
};

/**
 * Id and name as the portal has them, industry, aliases. Names contain commas, semicolons and a full stop.
 * "Services: …", "Supplies: …" and "Disposals: General" are from an older list; the other categories follow ISIC.
 */
const portalCategories: readonly (readonly [number | null, string, Industry, string])[] = [
  [
    1,
    'Libraries, archives, museums and other cultural activities',
    'arts-sport-recreation',
    'library, libraries, archives, museum, heritage',
  ],
  [
    2,
    'Residential care activities',
    'medical-health',
    'old age home, frail care, child care centre, residential care',
  ],
  [
    3,
    'Manufacture of fabricated metal products, except machinery and equipment',
    'manufacturing-supplies',
    'metal products, steel fabrication, welding, fencing materials',
  ],
  [
    4,
    'Education',
    'education-training',
    'training, education, schools, skills development, learnerships, capacity building',
  ],
  [5, 'Financial and insurance activities', 'financial-legal', 'finance, banking, insurance'],
  [
    6,
    'Scientific research and development',
    'professional-services',
    'research, research and development, science, laboratory services',
  ],
  [
    7,
    'Activities of households as employers of domestic personnel',
    'general-services',
    'domestic workers, household staff',
  ],
  [
    8,
    'Mining support service activities',
    'mining-energy-resources',
    'drilling, mining support, exploration',
  ],
  [9, 'Manufacture of paper and paper products', 'manufacturing-supplies', 'paper, packaging'],
  [
    10,
    'Services to buildings and landscape activities',
    'cleaning-facilities',
    'cleaning, cleaning services, gardening, landscaping, grass cutting, pest control, hygiene services, facilities management',
  ],
  [
    11,
    'Water supply; sewerage, waste management and remediation activities',
    'water-sanitation',
    'water and sanitation, wastewater, sewerage, waste management',
  ],
  [
    12,
    'Supplies: Perishable Provisions',
    'agriculture-food',
    'perishables, groceries, fresh food, meat, fruit and vegetables',
  ],
  [
    13,
    'Civil engineering',
    'construction',
    'civil works, civils, roads, bridges, roads and stormwater, paving, pipelines, infrastructure',
  ],
  [14, 'Manufacture of furniture', 'manufacturing-supplies', 'furniture, office furniture, school desks'],
  [
    15,
    'Manufacture of chemicals and chemical products',
    'manufacturing-supplies',
    'chemicals, water treatment chemicals, paint, fertiliser',
  ],
  [
    16,
    'Food and beverage service activities',
    'hospitality-travel-events',
    'catering, food services, canteen, meals',
  ],
  [
    17,
    'Human health activities',
    'medical-health',
    'health, healthcare, medical services, hospital services, nursing, emergency medical services',
  ],
  [
    18,
    'Architectural and engineering activities; technical testing and analysis',
    'professional-services',
    'engineering, architects, quantity surveying, consulting engineers, town planning, land surveying, geotechnical',
  ],
  [19, 'Disposals: General', 'general-services', 'disposal, auction, scrap, sale of assets'],
  [20, 'Manufacture of basic metals', 'manufacturing-supplies', 'steel, iron, metals'],
  [
    21,
    'Water collection, treatment and supply',
    'water-sanitation',
    'water supply, boreholes, water treatment, bulk water, reservoirs, water tankers',
  ],
  [
    22,
    'Supplies: Computer Equipment',
    'ict-technology',
    'computers, laptops, ICT equipment, IT hardware, printers, servers, computer equipment',
  ],
  [23, 'Air transport', 'transport-logistics', 'aviation, aircraft, flights, helicopter'],
  [
    24,
    'Wholesale and retail trade and repair of motor vehicles and motorcycles',
    'transport-logistics',
    'vehicles, cars, trucks, vehicle maintenance, spare parts, tyres, fleet maintenance',
  ],
  [25, 'Mining of coal and lignite', 'mining-energy-resources', 'coal, coal supply'],
  [
    26,
    'Manufacture of machinery and equipment n.e.c.',
    'manufacturing-supplies',
    'machinery, plant and equipment, pumps, valves',
  ],
  [27, 'Construction', 'construction', 'building and construction, construction works, contractors'],
  [
    28,
    'Supplies: Stationery/Printing',
    'manufacturing-supplies',
    'stationery, printing, office supplies, toner',
  ],
  [
    29,
    'Manufacture of coke and refined petroleum products',
    'mining-energy-resources',
    'fuel, petrol, diesel, lubricants, oil',
  ],
  [
    30,
    'Accommodation',
    'hospitality-travel-events',
    'hotels, lodging, conference venue, accommodation and conferencing, venue hire',
  ],
  [31, 'Mining and quarrying', 'mining-energy-resources', 'mining, quarry, sand and stone'],
  [
    32,
    'Other professional, scientific and technical activities',
    'professional-services',
    'consulting, veterinary services, translation, photography',
  ],
  [
    33,
    'Manufacture of rubber and plastics products',
    'manufacturing-supplies',
    'plastics, rubber, hoses, pipes',
  ],
  [
    34,
    'Human health and social work activities',
    'medical-health',
    'social services, social work, employee wellness, EAP',
  ],
  [35, 'Programming and broadcasting activities', 'media-marketing', 'broadcasting, radio, television'],
  [
    36,
    'Manufacture of computer, electronic and optical products',
    'ict-technology',
    'electronics, instruments, measuring equipment, CCTV equipment',
  ],
  [
    37,
    'Warehousing and support activities for transportation',
    'transport-logistics',
    'warehousing, storage, freight, customs clearing, logistics',
  ],
  [
    38,
    'Employment activities',
    'professional-services',
    'recruitment, labour broker, temporary staff, HR services, human resources',
  ],
  [
    39,
    'Construction of buildings',
    'construction',
    'building, buildings, renovations, housing construction, houses, classrooms',
  ],
  [
    40,
    'Information and communication',
    'ict-technology',
    'ICT, IT, information technology, IT services, software, digital',
  ],
  [
    41,
    'Activities auxiliary to financial service and insurance activities.',
    'financial-legal',
    'actuaries, insurance brokers, fund administration',
  ],
  [
    42,
    'Manufacture of electrical equipment',
    'energy-electrical',
    'electrical equipment, transformers, cables, switchgear, batteries, solar panels',
  ],
  [
    43,
    'Repair and installation of machinery and equipment',
    'energy-electrical',
    'repairs, maintenance of machinery, installation, mechanical maintenance, boilers, lifts',
  ],
  [
    44,
    'Administrative and support activities',
    'general-services',
    'administration, outsourcing, admin support',
  ],
  [
    45,
    'Advertising and market research',
    'media-marketing',
    'advertising, marketing, branding, media buying, promotional items, market research',
  ],
  [
    46,
    'Arts, entertainment and recreation',
    'arts-sport-recreation',
    'arts and culture, entertainment, recreation',
  ],
  [
    47,
    'Remediation activities and other waste management services',
    'water-sanitation',
    'remediation, hazardous waste, rehabilitation',
  ],
  [48, 'Other service activities', 'general-services', 'other services'],
  [49, 'Services: Civil', 'construction', 'civil services, road maintenance, stormwater'],
  [
    50,
    'Land transport and transport via pipelines',
    'transport-logistics',
    'bus services, scholar transport, rail, trucking, road transport, courier by road',
  ],
  [
    51,
    'Activities of head offices; management consultancy activities',
    'professional-services',
    'management consulting, strategy, advisory services, project management, business consulting',
  ],
  [
    52,
    'Supplies: Electrical Equipment',
    'energy-electrical',
    'electrical supplies, lights, electrical materials, generators',
  ],
  [53, 'Water transport', 'transport-logistics', 'shipping, vessels, marine, boats'],
  [
    54,
    'Legal and accounting activities',
    'financial-legal',
    'legal, attorneys, lawyers, accounting, auditing, internal audit, forensic investigation',
  ],
  [55, 'Supplies: General', 'manufacturing-supplies', 'supplies, goods, general goods, materials, PPE'],
  [
    56,
    'Sports activities and amusement and recreation activities',
    'arts-sport-recreation',
    'sport, sports, gym, stadium',
  ],
  [57, 'Other personal service activities', 'general-services', 'laundry, funerals, burial services'],
  [58, 'Publishing activities', 'media-marketing', 'publishing, books, journals, newspapers, subscriptions'],
  [
    59,
    'Real estate activities',
    'property',
    'property, leasing of offices, office accommodation, office space, property management, valuation',
  ],
  [
    60,
    'Printing and reproduction of recorded media',
    'media-marketing',
    'printing services, signage, photocopying',
  ],
  [61, 'Services: General', 'general-services', 'services, general services'],
  [
    62,
    'Security and investigation activities',
    'security',
    'security, security services, guarding, armed response, CCTV monitoring, access control, investigations, private security',
  ],
  [
    63,
    'Telecommunications',
    'ict-technology',
    'telecoms, telephony, PABX, internet, connectivity, fibre, cellphones, data services',
  ],
  [
    64,
    'Motion picture, video and television programme production, sound recording and music publishing activities',
    'media-marketing',
    'video production, film, music, audio visual',
  ],
  [
    65,
    'Travel agency, tour operator, reservation service and related activities',
    'hospitality-travel-events',
    'travel, travel management, travel agency, tours, flights and accommodation',
  ],
  [66, 'Manufacturing', 'manufacturing-supplies', 'manufacturing, factory'],
  [67, 'Other manufacturing', 'manufacturing-supplies', 'other manufactured goods, medals, toys'],
  [
    68,
    'Office administrative, office support and other business support activities',
    'general-services',
    'office support, events management, event management, call centre, business support',
  ],
  [
    69,
    'Manufacture of other non-metallic mineral products',
    'manufacturing-supplies',
    'cement, bricks, concrete products, glass',
  ],
  [
    70,
    'Supplies: Clothing/Textiles/Footwear',
    'manufacturing-supplies',
    'clothing, uniforms, protective clothing, textiles, footwear, shoes',
  ],
  [
    71,
    'Rental and leasing activities',
    'property',
    'equipment hire, plant hire, vehicle rental, car hire, rental, leasing, photocopier rental',
  ],
  [72, 'Transportation and storage', 'transport-logistics', 'transport, transportation, logistics, storage'],
  [
    73,
    'Computer programming, consultancy and related activities',
    'ict-technology',
    'software development, programming, websites, SAP, ERP, systems integration, cyber security, licences',
  ],
  [
    74,
    'Services: Functional (Including Cleaning and Security Services)',
    'cleaning-facilities',
    'functional services, cleaning and security, hygiene',
  ],
  [
    75,
    'Information service activities',
    'ict-technology',
    'data processing, hosting, cloud, information services',
  ],
  [
    76,
    'Specialised construction activities',
    'construction',
    'plumbing, painting, roofing, demolition, electrical installation, air conditioning installation, fencing',
  ],
  [
    77,
    'Electricity, gas, steam and air conditioning',
    'energy-electrical',
    'electricity, power, gas, energy, air conditioning, HVAC, electrification, renewable energy',
  ],
  [
    78,
    'Services: Building',
    'construction',
    'building services, building maintenance, repairs and renovations',
  ],
  [
    79,
    'Creative, arts and entertainment activities',
    'arts-sport-recreation',
    'artists, theatre, performances, creative services',
  ],
  [
    80,
    'Manufacture of motor vehicles, trailers and semi-trailers',
    'transport-logistics',
    'trailers, specialised vehicles, fire engines, ambulances, vehicle manufacture',
  ],
  [
    81,
    'Financial service activities, except insurance and pension funding',
    'financial-legal',
    'banking services, loans, asset management, investments',
  ],
  [82, 'Sewerage', 'water-sanitation', 'sewer, sewage, septic tanks, VIP toilets, honey sucker'],
  [
    83,
    'Insurance, reinsurance and pension funding, except compulsory social security',
    'financial-legal',
    'insurance, short-term insurance, pension funds, medical aid',
  ],
  [
    84,
    'Services: Electrical',
    'energy-electrical',
    'electrical services, electrical maintenance, electrical contractors',
  ],
  [85, 'Postal and courier activities', 'transport-logistics', 'courier, postal services, mail'],
  [
    86,
    'Services: Professional',
    'professional-services',
    'professional services, consultants, consultancy, panel of consultants',
  ],
  [87, 'Manufacture of textiles', 'manufacturing-supplies', 'textiles, linen, fabrics, blankets'],
  [
    88,
    'Waste collection, treatment and disposal activities; materials recovery',
    'water-sanitation',
    'waste collection, refuse removal, landfill, recycling, waste disposal',
  ],
  [
    89,
    'Supplies: Medical',
    'medical-health',
    'medical supplies, pharmaceuticals, medicines, medical equipment, surgical supplies, consumables',
  ],
  [
    90,
    'Professional, scientific and technical activities',
    'professional-services',
    'technical services, scientific services, professional and technical',
  ],
  [
    null,
    'Agricultural Products and Services',
    'agriculture-food',
    'agriculture, farming, seeds, livestock, animal feed, fertilisers',
  ],
];

/** All categories. Slugs are unique and made from the names, so that they do not change while the name does not. */
export const categories: readonly Category[] = portalCategories.map(
  ([portalId, name, industry, aliases]) => ({
    portalId,
    name,
    slug: slugify(name.replaceAll('/', ' ')),
    industry,
    aliases: aliases.split(', '),
  }),
);

const bySlug = new Map(categories.map((category) => [category.slug, category]));

/**
 * @param text a category's name or slug; case, blanks and punctuation are ignored
 * @returns the category; null for a name that is not in the portal
 */
export const findCategory = (text: string): Category | null =>
  bySlug.get(slugify(text.replaceAll('/', ' '))) ?? null;

/** @returns the categories of an industry, in the portal's order */
export const categoriesOf = (industry: Industry): readonly Category[] =>
  categories.filter((category) => category.industry === industry);

/** @param text an industry's slug, whatever its case, blanks and `&`. @returns null for any other text */
export const findIndustry = (text: string): Industry | null =>
  industries.find((industry) => industry === slugify(text.replaceAll('/', ' ')).replace('-and-', '-')) ??
  null;

const byAlias = Map.groupBy(
  categories.flatMap((category) => category.aliases.map((alias) => ({ key: slugify(alias), category }))),
  ({ key }) => key,
);

/**
 * @param text words that a person searches for: a category's name or slug, an alias such as `ICT` or `security services`,
 *   or an industry
 * @returns the categories that the words may mean: that of the name, otherwise those of the alias, otherwise those of the
 *   industry; none for other words
 */
export function categoriesNamed(text: string): readonly Category[] {
  const exact = findCategory(text);
  if (exact) return [exact];
  const aliased = (byAlias.get(slugify(text.replaceAll('/', ' '))) ?? []).map(({ category }) => category);
  if (aliased.length > 0) return aliased;
  const industry = findIndustry(text);
  return industry === null ? [] : categoriesOf(industry);
}
