import type { TradeName } from '#services/sample-publisher/generate/trades.ts';

/** The words that names of invented companies are composed of, in the manner of real ones. */

export const roots = [
  ...['Siyakhula', 'Thuthuka', 'Mzansi', 'Masakhane', 'Ubuntu', 'Khanyisa', 'Lesedi', 'Bophelo'],
  ...['Tshwaragano', 'Vukuzenzele', 'Intando', 'Umnotho', 'Rise', 'Blue Crane', 'Golden Rand', 'Highveld'],
  ...['Protea', 'Kgatelopele', 'Simunye', 'Letsema', 'Zamani', 'Nkomazi', 'Drakens', 'Karoo', 'Indwe'],
  ...['Imvula', 'Phakamisa', 'Sizanani', 'Maluti', 'Naledi', 'Ikhwezi', 'Tiro', 'Baobab', 'Savanna'],
  ...['Ilanga', 'Dikgang', 'Rorisang', 'Makhado Star', 'Sondela', 'Vuwani', 'Hlanganani', 'Bokamoso'],
  ...['Mmabatho', 'Amandla', 'Isibani', 'Thabang', 'Cebisa', 'Nyathi', 'Rivonia', 'Umlazi', 'Atlantic'],
  ...['Bushveld', 'Kwezi', 'Mahlatse', 'Ntsika', 'Phambili', 'Sebata', 'Tholoana', 'Vhutshilo', 'Wes Kus'],
  ...['Zingisa', 'Overberg', 'Magalies', 'Lowveld', 'Inkanyezi', 'Fezeka', 'Dunamis', 'Cape Agulhas'],
  ...["Langa's", 'Van Tonder', 'Da Silva', 'Mokgadi', 'Nomzamo', 'Paulinah M', 'R Alleman', 'J & B'],
  ...['C & M', 'S K Seboko', 'JWL', 'M T', 'P and N', 'Web 2499', 'Izandla 18', 'Masindi 1935'],
] as const;

/** Words behind the first one; most names have none. */
export const seconds = [
  ...['', '', '', '', 'Sun', 'Tech', 'Group', '& Sons', 'JM', 'Ya Rona', 'SA', 'Africa', 'Holdings'],
  ...['Women', 'Youth', 'One', 'Prime', '2000', '101', '786', 'Bright', 'Brothers', 'and Daughters', 'KG'],
] as const;

/** What companies call themselves that work in any trade. */
export const general = [
  ...['Trading', 'Trading and Projects', 'Trading Enterprise', 'Projects', 'Business Enterprise'],
  ...['General Services', 'Suppliers', 'Investments', 'General Trading', 'Business and Projects'],
] as const;

/** What companies of a trade call themselves. */
export const businesses: Readonly<Record<TradeName, readonly string[]>> = {
  spares: ['Engineering', 'Industrial Supplies', 'Pumps and Valves', 'Instruments'],
  computers: ['Technologies', 'Computers', 'Office Automation', 'IT Solutions'],
  electricalGoods: ['Electrical', 'Electrical Supplies', 'Cables', 'Power Solutions'],
  medical: ['Medical Supplies', 'Healthcare', 'Surgical', 'Laboratory Technologies'],
  chemicals: ['Chemicals', 'Water Chemicals', 'Industrial Chemicals'],
  vehicles: ['Motors', 'Fleet', 'Tyres', 'Truck and Trailer'],
  stationery: ['Stationers', 'Printers', 'Office Supplies', 'Books'],
  clothing: ['Textiles', 'Uniforms', 'Protective Wear', 'Clothing'],
  furniture: ['Furniture', 'Office Furniture', 'Interiors'],
  provisions: ['Foods', 'Fresh Produce', 'Line Foods'],
  fuel: ['Petroleum', 'Energy', 'Fuels'],
  materials: ['Hardware', 'Building Supplies', 'Steel', 'Aggregates'],
  plant: ['Power Services', 'Plant Hire', 'Mechanical', 'Engineering Services'],
  engineering: ['Consulting Engineers', 'Architects', 'Quantity Surveyors', 'Geotechnical'],
  consulting: ['Consulting', 'Advisory', 'Strategies', 'Development Consultants'],
  finance: ['Chartered Accountants', 'Auditors', 'Financial Services', 'Accounting'],
  insurance: ['Insurance Brokers', 'Risk Solutions', 'Underwriters'],
  legal: ['Attorneys', 'Attorneys and Conveyancers', 'Legal'],
  training: ['Training Academy', 'Skills Development', 'Training', 'Learning Solutions'],
  software: ['Software', 'Systems', 'Solutions', 'Digital', 'Fintech'],
  telecoms: ['Telecoms', 'Networks', 'Communications', 'Fibre'],
  security: ['Security Services', 'Security', 'Protection Services', 'Guarding'],
  cleaning: ['Cleaning Services', 'Cleaning', 'Hygiene Services', 'Pest Control'],
  grounds: ['Landscaping', 'Garden Services', 'Environmental Services'],
  waste: ['Waste Management', 'Waste', 'Recycling'],
  maintenance: ['Maintenance', 'Airconditioning', 'Plumbing', 'Fire Services', 'Lifts'],
  catering: ['Catering', 'Catering Services', 'Caterers'],
  travel: ['Travel', 'Conferences', 'Lodge', 'Events', 'Guest House'],
  transport: ['Logistics', 'Transport', 'Couriers', 'Tours and Transport'],
  media: ['Media', 'Communications and Media', 'Advertising', 'Productions'],
  research: ['Research', 'Research and Analytics', 'Environmental Consultants'],
  staffing: ['Recruitment', 'People Solutions', 'Staffing', 'Wellness'],
  health: ['Health Services', 'Medical Services', 'Occupational Health'],
  property: ['Properties', 'Property Fund', 'Property Development'],
  disposal: ['Auctioneers', 'Scrap Metals', 'Auctions'],
  farming: ['Farming', 'Agri Services', 'Nursery', 'Game Capture'],
  culture: ['Arts', 'Sound and Stage', 'Cultural Projects', 'Heritage'],
  roads: ['Civils', 'Roads', 'Civil Construction', 'Construction and Civils'],
  buildings: ['Construction', 'Builders', 'Building Contractors', 'Construction Projects'],
  sewerage: ['Civils', 'Plumbing and Civils', 'Sanitation'],
  water: ['Civils', 'Water Solutions', 'Drilling', 'Pipelines'],
  electricalWorks: ['Electrical', 'Electrical Contractors', 'Power Projects'],
};

/** Trades whose companies also work in a neighbouring one. */
export const neighbours: readonly (readonly TradeName[])[] = [
  ['roads', 'water', 'sewerage', 'buildings'],
  ['electricalWorks', 'electricalGoods', 'plant', 'spares'],
  ['engineering', 'consulting', 'research'],
  ['consulting', 'finance', 'insurance', 'legal', 'training', 'staffing'],
  ['software', 'telecoms', 'computers'],
  ['security', 'cleaning', 'grounds', 'waste'],
  ['maintenance', 'buildings', 'electricalWorks'],
  ['catering', 'travel', 'provisions', 'culture', 'media'],
  ['medical', 'health', 'chemicals'],
  ['vehicles', 'transport', 'fuel'],
  ['stationery', 'furniture', 'clothing', 'materials', 'disposal', 'farming'],
  ['property', 'buildings'],
];
