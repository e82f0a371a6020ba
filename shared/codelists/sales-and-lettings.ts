/**
 * Words by which an organ of state sells, lets or gives away something of its own, so that money, if any, flows to it. The portal has no
 * form for this but that of a tender.
 *
 * Source: chosen by hand from titles of rows with an even number that the eTenders portal listed in 2023 and 2025, and of its cancelled
 * ones, from the kinds of rows that the first rule missed (eval/sales/labels.yaml), and from the words of the Municipal Asset Transfer
 * Regulations (GN R878 of 2008: alienation, disposal, right to use). Examples are made up in the same way.
 */
export type SaleWords = {
  does: 'sells' | 'disposes' | 'auctions' | 'lets' | 'gives-a-right';
  /** In lower case and without punctuation. */
  phrases: readonly string[];
  /** `beginning`: only words of an invitation stand before the phrase, such as `tender for the`; `anywhere` in the title. */
  where: 'beginning' | 'anywhere';
  /** One of these stands behind the phrase, soon. */
  things?: readonly string[];
  /** None of these stands in the title, and none of `sellingServices`. */
  unless: readonly string[];
  /** Whether words such as `appointment of a service provider for` may stand before the phrase as well. */
  appointed?: true;
  /** Slug of the publisher's own category, without which the phrase is not enough. */
  category?: string;
  example: string;
  /** A purchase that has the phrase. */
  counterExample: string;
};

const list = (text: string): readonly string[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/** Words that stand before what is done, and say nothing of it; numbers may stand there as well. */
export const invitingWords: ReadonlySet<string> = new Set(
  `a an the of for to in on by from and or re no nr number ref reference hereby with relating regarding via
  tender tenders tendering cfp rft itb bid bids bidder bidders bidding rfp rfb rfq rfo eoi quotation quotations scm
  request requests requesting invitation invitations invite invites inviting invited call calling proposal proposals offer offers expression expressions interest
  submit submission submissions interested parties party persons person public open competitive proposed intended intention notice notices
  advert advertisement advertised advertising readvert readvertisement readvertised cancellation cancelled erratum addendum extension closing date
  formal written sealed long short medium longterm term commercial outright once off live online site onsite`.split(
    /\s+/,
  ),
);

/** Services and systems for selling are bought: with one of these in the title, nothing is sold or let. */
export const sellingServices = list(`
  auctioneer, auctioneers, auctioneering, auction house, auction services, auction service, auction platform, bidding platform,
  valuation, valuer, valuers, conveyancer, conveyancers, conveyancing, estate agent, estate agents, property practitioner,
  transaction advisor, transaction advisors, transaction advisory, feasibility study, legal, law firm, law firms, attorney, attorneys, security services,
  software, vending system, vending systems, vending services, prepaid vending, point of sale, letting of contracts, letting of a contract, letting of the contract, letting of tenders, system for, management system, sales agent`);

/** Land and what stands on it, as an organ of state owns it. */
const LAND = list(`
  erf, erven, stand no, residential stands, portion of, portions of, ptn, ptn of, remainder of, remaining extent, farm, farms, farmland, land, plot, plots, site no,
  vacant land, grazing, commonage, grazing camps, premises situated, premises described, council owned, municipal owned, state owned, council property,
  council properties, municipal property, municipal properties, properties, unutilised, unutilized, underutilised, municipal building,
  municipal buildings, council building, municipal house, municipal houses, municipal space, municipal facility, municipal facilities,
  siding, sidings, aerodrome, airstrip, airfield, hangar, hangars, mooring, moorings, water area, slipway, boat house, jetty,
  tuck shop, tuck shops, tuckshop, tuckshops, kiosk, kiosks, shop, shops, stall, stalls, restaurant, restaurants, cafe, coffee shop, tea room,
  cafeteria space, canteen space, canteen restaurant, retail, business premises, business units, commercial units, trading space, hawker, hawkers, market stalls,
  caravan park, resort, lodge, guest house, guesthouse, chalets, campsite, golf course, golf club, sports club, bowling club, swimming pool, abattoir,
  nursery, greenhouse, greenhouses, packhouse, hydroponic, quarry, borrow pit, fish farm, hatchery, factory space, industrial site, industrial sites,
  parking area, parking garage, billboard site, billboard sites, municipal billboards, outdoor advertising, space to install, space at, spaces at, atm, atms, rooftop, mast site, in extent, in the port of, fuelling station,
  fuelling stations, filling station, service station, museum, crop, vineyard, orchard`);

/** What an organ rents for its own use. */
const OWN_USE = list(`
  office space, office accommodation, office accommondation, office premises, office building, offices, office and, commercial properties for leasing,
  accommodation for, residential accommodation, student accommodation, alternative accommodation, leasing of accommodation, lease of accommodation,
  for the department, on behalf of, lettable, leasable, radius, landlord, landlords, to accommodate, parking bays, parking space, for use by,
  clinic, laptops, computers, printers, photocopiers, scanners, vehicles, vehicle, trucks, tractor, tractors, equipment, machinery, machine, generator,
  generators, toilets, containers, tents, marquee, aircraft, helicopter, helicopters, system, bedroom, storage space, storage containers, warehouse space, campaign, media`);

/** Things of value that an organ no longer needs. */
const ASSETS = list(`
  asset, assets, property, properties, house, houses, erf, erven, land, portion of, stand, stands, farm, vehicle, vehicles, fleet, bus, buses, tractor,
  tractors, trucks, furniture, machinery, plant, equipment, scrap, metal, metals, steel, copper, cable, cables, transformer, transformers, stock,
  stocks, inventory, goods, shares, shareholding, vessel, vessels, aircraft, helicopter, generator, generators, redundant, obsolete, unserviceable,
  boarded, surplus, disused, used oil, timber, plantation, livestock, cattle, sheep, horses, game, wildlife, animals, sites, buildings,
  crude oil, items, rails, rolling stock, wagons, locomotives, pipes`);

/** What is disposed of because nobody wants it. */
const WASTE = list(`
  waste, e waste, hazardous, medical, health care risk, chemical, chemicals, asbestos, sludge, carcass, carcasses, refuse, rubble, sanitary, sharps,
  pharmaceutical, expired, effluent, sewage, sewerage, ash, fluorescent, tubes, toner, cartridges, records, documents, files, uniform, uniforms,
  radioactive, nuclear, contaminated, ammunition, explosives, demolition, demolish, landfill, incineration, destruction, shredding, supply, installation,
  install, decommissioning, decommission, transportation, disposal site, disposal sites, disposal facility, disposal facilities, dead, residue, residues, grit, counterfeit, condemned, lime, disposal services, pauper`);

const DISPOSALS = 'disposals-general';

export const salesAndLettings: readonly SaleWords[] = [
  {
    does: 'sells',
    phrases: list(
      'sale of, sales of, sale and, sale by, sale or, sale lease, verkoop van, vervreemding van, verhuring van, selling of, selling, alienation of, alienation, purchase of council, purchase of municipal',
    ),
    where: 'beginning',
    unless: list(
      'electricity, prepaid, airtime, tickets, tokens, data bundles, service provider, agents, agent, for alienation, forecasting',
    ),
    example: 'Tender 14/2024: Sale of erf 2210, Riverview, for residential purposes',
    counterExample: 'Sale of prepaid electricity through third party vendors for 36 months',
  },
  {
    does: 'sells',
    phrases: list(
      'offer to purchase, offers to purchase, offer to buy, offers to buy, offer for the purchase, offers for the purchase, offer for the purchasing, offers for purchase, offer to lease, offers to lease, for sale by tender, sale by public tender, sale by tender, highest bidder, highest bidders, highest offer, via sale, immovable property by sale, disposal by sale, sale of immovable, sale of municipal land, sale of council land, sale of scrap, sale of redundant, sale of obsolete, sale of erf, sale of erven, sale of stands, alienation of land, alienation of erf, alienation of immovable, scrap dealer, scrap dealers',
    ),
    where: 'anywhere',
    unless: [],
    example: 'Municipality invites offers to purchase two graders and a roller, as they stand',
    counterExample: 'Appointment of an auctioneer for the sale of redundant assets',
  },
  {
    does: 'sells',
    phrases: ['for sale'],
    where: 'anywhere',
    unless: list('supply, service provider, services, appointment'),
    example: 'Filing cabinets and desks for sale',
    counterExample: 'Appointment of a service provider to value houses for sale',
  },
  {
    does: 'disposes',
    phrases: list(
      'disposal of, disposal, disposing of, disposing, dispose of, disposals, alienation and disposal of, asset disposal, assets disposal',
    ),
    where: 'beginning',
    things: ASSETS,
    unless: [...WASTE, 'service provider', 'service providers', 'panel'],
    example: 'Disposal of redundant furniture and boarded vehicles at the Mokopane depot',
    counterExample: 'Disposal of animal carcasses and medical waste',
  },
  {
    does: 'disposes',
    phrases: list(
      'disposal of scrap, disposal of mixed scrap, disposal of ferrous, disposal of scrapped, disposal of redundant assets, disposal of immovable property, disposal of land',
    ),
    where: 'anywhere',
    unless: list('service provider, service providers, hazardous'),
    example: 'Enabling agreement for the disposal of scrap cables at the Uitenhage stores',
    counterExample: 'Appointment of a service provider for the disposal of scrap tyres and hazardous liquids',
  },
  {
    does: 'disposes',
    phrases: list(
      'disposal of, asset disposals, assets disposals, asset disposal, assets disposal, purchase of, purchase and, procure, buy, removal of scrap, collection of scrap, scrap, sell, removal and purchase',
    ),
    where: 'beginning',
    unless: [...WASTE, 'service provider', 'service providers', 'panel', 'procurement'],
    category: DISPOSALS,
    example: 'Purchase of old lathe from the Salt River workshop (in the category for disposals)',
    counterExample: 'Disposal of fluorescent tubes (in the same category)',
  },
  {
    does: 'disposes',
    phrases: list(
      'bidders to procure, bidders to purchase, parties to procure, parties to purchase, to buy from',
    ),
    where: 'anywhere',
    unless: [...WASTE],
    category: DISPOSALS,
    example: 'The authority invites interested parties to purchase a tug (in the category for disposals)',
    counterExample: 'Interested parties to procure software for disposals (in the same category)',
  },
  {
    does: 'sells',
    phrases: list(
      'purchase and removal, purchase and collection, purchase collection, purchase collect, purchase removal, purchase remove, purchase and remove, purchase and collect, purchase dismantling, purchase and dismantling, purchase of scrap, purchase of redundant, purchase of used, purchase of obsolete, purchasing of scrap, purchasing and removal, purchasing and collection, buying of scrap, buying and removal, collection and purchase, removal and purchase, dismantling and purchase, purchase and uplifting, purchase of waste paper, purchase of recyclable, purchase of standing timber, purchase of timber, purchase of live game, purchase of game, capture and purchase, live capture and purchase, purchase and development',
    ),
    where: 'beginning',
    unless: list('supply'),
    appointed: true,
    example: 'Purchase and removal of old rails at Bellville yard',
    counterExample: 'Purchase of three refuse trucks',
  },
  {
    does: 'auctions',
    phrases: list(
      'auction of, auction sale, auctioning of, public auction, on site auction, onsite auction, live auction, online auction, auction notice, notice of auction, auction',
    ),
    where: 'beginning',
    unless: list('appointment, service provider, services, service, reverse, platform, security'),
    example: 'Public auction of impounded cattle and two bakkies',
    counterExample: 'Auction services for municipal assets',
  },
  {
    does: 'auctions',
    phrases: list('live on site auction, live auction, public auction of, on site auction'),
    where: 'anywhere',
    unless: list(
      'appointment, service provider, services, service, reverse, platform, security, on public auction',
    ),
    example: 'Ward 3 live on-site auction, 14 May',
    counterExample: 'Security service at the public auction of vehicles',
  },
  {
    does: 'lets',
    phrases: list(
      'lease, leases, leasing, letting, let, rental, rentals, renting, rent, sub lease, sub letting, subletting, leasehold',
    ),
    where: 'beginning',
    things: LAND,
    unless: [...OWN_USE],
    appointed: true,
    example: 'Lease of portion 7 of the farm Rietkuil for grazing for nine years and eleven months',
    counterExample: 'Leasing of office space on erf 77 for the department of health',
  },
  {
    does: 'lets',
    phrases: list(
      'lease and development, leasing and development, lease and redevelopment, leasing and redevelopment, leasing and re development, lease and re development, lease development, leasing and operation, lease and operation, lease and management, lease and upgrade, lease and operate, lease to operate, lease agreement to operate, lease and refurbishment, development and lease, development and letting',
    ),
    where: 'beginning',
    unless: [...OWN_USE],
    appointed: true,
    example: 'Long-term lease and redevelopment of the old power station for 40 years',
    counterExample: 'Lease and development of a booking system',
  },
  {
    does: 'lets',
    phrases: list(
      'to be let, letting out, to let, lease of municipal, leasing of municipal, lease of council, leasing of council, lease of vacant, lease of land, lease of farm, lease of farms, lease of commonage, lease of immovable, lease of portion, lease of a portion, lease of erf, lease of erven, leasing of land, leasing of erf, leasing of premises described, leasing of tuck shops, letting of municipal, rental of municipal, renting of municipal, rental of shops, rental of stalls',
    ),
    where: 'anywhere',
    unless: [...OWN_USE, 'audit', 'preparation', 'draft', 'drafting'],
    example: 'Notice is given of the intended lease of council land next to the taxi rank',
    counterExample: 'Valuation services for the lease of municipal land',
  },
  {
    does: 'gives-a-right',
    phrases: list(
      'operator for, operator to, operators for, operators to, concessionaire, concessionaires, tenant for, tenants for, developer and operator of',
    ),
    where: 'anywhere',
    things: list(
      'gift shop, shop, restaurant, restaurants, tea room, cafe, coffee shop, kiosk, caravan park, resort, lodge, golf course, gymnasium, fresh produce market, filling station, service station, tourism facilities, tourist facilities, eco tourism, hotel, cableway, abattoir, marina',
    ),
    unless: list('crane, tour operator, tour operators, supply, training, process controller'),
    example: 'Operator for the coffee shop at the botanical garden',
    counterExample: 'Training of operators for the water treatment works',
  },
  {
    does: 'gives-a-right',
    phrases: list(
      'terminal operator for, terminal operator to, concession for, concession to, concession of, concession opportunity, concession opportunities, concessions for, retail concession, concession agreement for, ppp opportunity, tourism ppp, for the commercial use of, public private partnership for the commercial use, public private partnership resort, hunting rights, hunting packages, hunting package, hunting opportunities, fishing rights, advertising rights, advertisement rights, outdoor advertising on municipal, naming rights, right to advertise, right to display advertising, development rights, land availability, harvesting of timber, harvesting of standing timber, sand mining rights, grazing rights, right of use of, call for sponsors, sponsorship opportunity, sponsorship opportunities, construction and operation of billboards, erection of billboards',
    ),
    where: 'anywhere',
    unless: list(
      'framework, advisory, advisors, advisor, study, policy, to procure, media buying, service provider to develop, management services',
    ),
    example: 'Concession for the cable ski at the Rietvlei dam',
    counterExample: 'Transaction advisor for the award of advertising rights',
  },
  {
    does: 'gives-a-right',
    phrases: list(
      'development of premises described, redevelopment of premises described, development of council owned, development of municipal owned, development of municipal land, development of erf, development of erven',
    ),
    where: 'beginning',
    unless: list(
      'civil, construction, services, installation, contractor, contractors, engineer, engineering, consultant, consultants, plan, phase, housing units',
    ),
    example: 'Request for proposals for the development of erf 310 as a private clinic',
    counterExample: 'Development of erf 310: construction of a clinic',
  },
  {
    does: 'lets',
    phrases: list(
      'lessee, lessees, prospective tenants, prospective tenant, potential tenants, suitable tenant, suitable tenants',
    ),
    where: 'anywhere',
    unless: [...OWN_USE, ...list('audit, improvements, vetting, appointment, maintenance')],
    example: 'Request for proposals to find a lessee for the old creamery',
    counterExample: 'Audit of the obligations of lessees',
  },
  {
    does: 'lets',
    phrases: list(
      'utilisation of the vacant, utilization of the vacant, utilisation of vacant, utilization of vacant, use of the vacant, use of vacant, utilisation of council, utilisation of municipal, utilization of municipal',
    ),
    where: 'anywhere',
    unless: list('study, plan, appointment, consultant, framework, policy'),
    example: 'Proposals are invited for the use of vacant ground next to the weir',
    counterExample: 'Consultant for a plan on the use of vacant ground',
  },
  {
    does: 'gives-a-right',
    phrases: list(
      'operate and manage, manage and operate, use control, use and operate, occupy and run, occupy and operate, occupy and manage, lease and run, operation and management of, management and operation of',
    ),
    where: 'beginning',
    things: list(
      'resort, caravan park, restaurant, cafeteria, coffee shop, cafe, tuck shop, shop, packhouse, abattoir, nursery, aerodrome, airfield, farm, guest house, lodge, golf course, hotel, filling station, market, holiday resort, conference centre, stalls',
    ),
    unless: list(
      'services, service provider, service providers, security, landfill, plant, canteen services, contractor',
    ),
    example: 'Call for proposals to operate and manage the Stilfontein caravan park for nine years',
    counterExample: 'Operation and management of the abattoir landfill by a contractor',
  },
  {
    does: 'gives-a-right',
    phrases: list(
      'public private partnership, public private partnership for, ppp for, ppp project for, public private partnership project',
    ),
    where: 'anywhere',
    things: list(
      'resort, resorts, tourism, lodge, lodges, hotel, airport, redevelopment, camp, restaurant, waterfront, harbour, market',
    ),
    unless: list(
      'advisor, advisors, advisory, appointment, project officer, consultant, consultants, procurement, framework, policy',
    ),
    example: 'Public-private partnership for a lodge in the reserve',
    counterExample: 'Appointment of an advisor for a public-private partnership for a lodge',
  },
  {
    does: 'gives-a-right',
    phrases: list(
      'commercial development on erf, commercial development of erf, commercial development on, commercial developments on erf, shopping mall development, shopping mall developments, mixed use development on erf, mixed use development of erf',
    ),
    where: 'anywhere',
    unless: list(
      'appointment, services, consultant, plan, construction of, architect, engineer, engineering, turnkey, cancellation, erratum, installation, supply',
    ),
    example: 'Developers are invited to propose a mixed-use development on erf 900',
    counterExample: 'Engineering services for the shopping mall development',
  },
];
