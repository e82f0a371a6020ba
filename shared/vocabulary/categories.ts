import { slugify } from '#shared/text/slug.ts';

/** A tender category of the eTenders portal. `portalId` is null for a name that occurs in rows but not in its list. */
export type Category = { portalId: number | null; name: string; slug: string };

/**
 * Id and name as the portal writes them. Commas, semicolons and a full stop are part of names: never split on them.
 * "Services: …", "Supplies: …" and "Disposals: General" are an older list; the rest follows ISIC.
 */
const portalCategories: readonly (readonly [number | null, string])[] = [
  [1, 'Libraries, archives, museums and other cultural activities'],
  [2, 'Residential care activities'],
  [3, 'Manufacture of fabricated metal products, except machinery and equipment'],
  [4, 'Education'],
  [5, 'Financial and insurance activities'],
  [6, 'Scientific research and development'],
  [7, 'Activities of households as employers of domestic personnel'],
  [8, 'Mining support service activities'],
  [9, 'Manufacture of paper and paper products'],
  [10, 'Services to buildings and landscape activities'],
  [11, 'Water supply; sewerage, waste management and remediation activities'],
  [12, 'Supplies: Perishable Provisions'],
  [13, 'Civil engineering'],
  [14, 'Manufacture of furniture'],
  [15, 'Manufacture of chemicals and chemical products'],
  [16, 'Food and beverage service activities'],
  [17, 'Human health activities'],
  [18, 'Architectural and engineering activities; technical testing and analysis'],
  [19, 'Disposals: General'],
  [20, 'Manufacture of basic metals'],
  [21, 'Water collection, treatment and supply'],
  [22, 'Supplies: Computer Equipment'],
  [23, 'Air transport'],
  [24, 'Wholesale and retail trade and repair of motor vehicles and motorcycles'],
  [25, 'Mining of coal and lignite'],
  [26, 'Manufacture of machinery and equipment n.e.c.'],
  [27, 'Construction'],
  [28, 'Supplies: Stationery/Printing'],
  [29, 'Manufacture of coke and refined petroleum products'],
  [30, 'Accommodation'],
  [31, 'Mining and quarrying'],
  [32, 'Other professional, scientific and technical activities'],
  [33, 'Manufacture of rubber and plastics products'],
  [34, 'Human health and social work activities'],
  [35, 'Programming and broadcasting activities'],
  [36, 'Manufacture of computer, electronic and optical products'],
  [37, 'Warehousing and support activities for transportation'],
  [38, 'Employment activities'],
  [39, 'Construction of buildings'],
  [40, 'Information and communication'],
  [41, 'Activities auxiliary to financial service and insurance activities.'],
  [42, 'Manufacture of electrical equipment'],
  [43, 'Repair and installation of machinery and equipment'],
  [44, 'Administrative and support activities'],
  [45, 'Advertising and market research'],
  [46, 'Arts, entertainment and recreation'],
  [47, 'Remediation activities and other waste management services'],
  [48, 'Other service activities'],
  [49, 'Services: Civil'],
  [50, 'Land transport and transport via pipelines'],
  [51, 'Activities of head offices; management consultancy activities'],
  [52, 'Supplies: Electrical Equipment'],
  [53, 'Water transport'],
  [54, 'Legal and accounting activities'],
  [55, 'Supplies: General'],
  [56, 'Sports activities and amusement and recreation activities'],
  [57, 'Other personal service activities'],
  [58, 'Publishing activities'],
  [59, 'Real estate activities'],
  [60, 'Printing and reproduction of recorded media'],
  [61, 'Services: General'],
  [62, 'Security and investigation activities'],
  [63, 'Telecommunications'],
  [
    64,
    'Motion picture, video and television programme production, sound recording and music publishing activities',
  ],
  [65, 'Travel agency, tour operator, reservation service and related activities'],
  [66, 'Manufacturing'],
  [67, 'Other manufacturing'],
  [68, 'Office administrative, office support and other business support activities'],
  [69, 'Manufacture of other non-metallic mineral products'],
  [70, 'Supplies: Clothing/Textiles/Footwear'],
  [71, 'Rental and leasing activities'],
  [72, 'Transportation and storage'],
  [73, 'Computer programming, consultancy and related activities'],
  [74, 'Services: Functional (Including Cleaning and Security Services)'],
  [75, 'Information service activities'],
  [76, 'Specialised construction activities'],
  [77, 'Electricity, gas, steam and air conditioning'],
  [78, 'Services: Building'],
  [79, 'Creative, arts and entertainment activities'],
  [80, 'Manufacture of motor vehicles, trailers and semi-trailers'],
  [81, 'Financial service activities, except insurance and pension funding'],
  [82, 'Sewerage'],
  [83, 'Insurance, reinsurance and pension funding, except compulsory social security'],
  [84, 'Services: Electrical'],
  [85, 'Postal and courier activities'],
  [86, 'Services: Professional'],
  [87, 'Manufacture of textiles'],
  [88, 'Waste collection, treatment and disposal activities; materials recovery'],
  [89, 'Supplies: Medical'],
  [90, 'Professional, scientific and technical activities'],
  [null, 'Agricultural Products and Services'],
];

/** Every category; slugs are unique and follow from the name, so they stay as long as the name does. */
export const categories: readonly Category[] = portalCategories.map(([portalId, name]) => ({
  portalId,
  name,
  slug: slugify(name.replaceAll('/', ' ')),
}));

const bySlug = new Map(categories.map((category) => [category.slug, category]));

/**
 * @param text a category's name or slug; case, blanks and punctuation are ignored
 * @returns the category, or null for a name the portal does not have
 */
export const findCategory = (text: string): Category | null =>
  bySlug.get(slugify(text.replaceAll('/', ' '))) ?? null;
