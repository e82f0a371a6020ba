import { organizationKey } from '#shared/text/names.ts';

export const organTypes = [
  'government_department',
  'municipality',
  'municipal_entity',
  'state_enterprise',
  'public_entity',
  'constitutional_institution',
  'legislature',
  'education',
] as const;

/**
 * Types of organs of state. `state_enterprise`: companies and trading boards (Eskom, water boards); `public_entity`: other
 * bodies outside of departments; `municipal_entity`: entities owned by a municipality; `education`: universities and
 * public colleges.
 */
export type OrganType = (typeof organTypes)[number];

/**
 * The three kinds that existing client programs know, by the law under which an organ buys: departments, constitutional
 * institutions and legislatures; municipalities and what they own; companies of the state and its other bodies.
 */
const organizationTypeOf: Readonly<Record<OrganType, OrganizationType>> = {
  government_department: 'government_department',
  constitutional_institution: 'government_department',
  legislature: 'government_department',
  municipality: 'municipality',
  municipal_entity: 'municipality',
  state_enterprise: 'state_enterprise',
  public_entity: 'state_enterprise',
  education: 'state_enterprise',
};
export const organizationTypes = ['government_department', 'municipality', 'state_enterprise'] as const;
export type OrganizationType = (typeof organizationTypes)[number];

/** @returns the kind that clients know of an organ of this type; null for any other value */
export const organizationType = (type: unknown): OrganizationType | null =>
  organizationTypeOf[type as OrganType] ?? null;

export type Sphere = 'national' | 'provincial' | 'local';

/** `seat` is the code of the only municipality or province that the organ works in; null for the whole country. */
export type OrganKind = { type: OrganType; sphere: Sphere; seat: string | null };

/** Organs whose kind cannot be derived from their names: type, sphere, seat (or -), then names as publishers spell them. */
const table = `
government_department national - Basic Education; COGTA; Department of Corporative Governance and Traditional Affairs; Government Communications (GCIS); Government Printing Works; Government Technical Advisory Centre (GTAC); Centre for Public Service Innovation; Civilian Secretariat for Police; Independent Police Investigative Directorate; National School of Government; National Treasury; Office of the Chief Justice; Office Of The Valuer-General; SA Police Service; South African Police Service; SAPS; Statistics South Africa; Stats SA; State Security Agency; The Presidency; Presidency; National Prosecuting Authority (NPA); National Prosecuting Authority; Special Investigation Unit; Special Investigating Unit; Correctional Services - Judicial Inspectorate; Driving Licence Card Account; National Science and Innovation; Mineral Resources; Mineral and Petroleum Resources; Independent Power Producer Office (IPPO) - part of Department of Mineral Resources and Energy; Government Pensions Administration Agency (GPAA); Municipal Infrastructure Support Agent; Municipal Infrastructure Investment Unit; Traditional Affairs; Cooperative Governance; Justice and Constitutional Development; Land Reform and Rural Development; Agriculture; Forestry, Fisheries and the Environment; Higher Education; Trade, Industry and Competition; Sport, Arts and Culture; Public Works and Infrastructure; Police; Science, Technology and Innovation; Water Affairs; Employment and Labour; Office of the Public Service Commission
government_department provincial KZN Agriculture an Rural Development KZ - KZN Farming Enterprise
government_department provincial FS DEPARTMENT OF ECONOMIC, SMALL BUSINESS DEVELOPMENT, TOURISM AND ENVIRONMENTAL AFFAIRS
government_department provincial NW Department of Community Safety and Transport Management
government_department provincial CPT Tygerberg Hospital; Tygerburg Hospital; Groote Schuur Hospital; Red Cross War Memorial Children's Hospital
government_department provincial KZN DR PIXLEY KA SEME MEMORIAL HOSPITAL
government_department provincial GP Gauteng City Region Academy; Gauteng G-Fleet; G-Fleet Management; G-Fleet
constitutional_institution national - Electoral Commission (IEC); Electoral Commission; IEC; Public Protector South Africa; Public Protector; South African Human Rights Commission; Commission for Gender Equality; Rights of Cultural, Religious & Linguistic Communities; CRL Rights Commission; Financial and Fiscal Commission; PAN SOUTH AFRICAN LANGUAGE BOARD (PANSALB); Pan South African Language Board; Independent Communications Authority of South Africa (ICASA); Independent Communications Authority of South Africa; Municipal Demarcation Board; Public Service Commission; Auditor-General of South Africa; Auditor General South Africa; Information Regulator
legislature national - Parliament of the Republic of South Africa; Parliament; National Assembly; National Council of Provinces
state_enterprise national - ESKOM; Eskom Holdings SOC Ltd; Eskom National Transmission Company of South Africa; National Transmission Company South Africa; ARMSCOR; AUTOPAX; CSIR; Council for Scientific and Industrial Research (CSIR); BRAND RSA; Broadband Infraco SOC; Broadband Infrastructure Company (Pty) Ltd; Development Bank of Southern Africa; DBSA; Land and Agricultural Development Bank of South Africa; Independent Development Trust; Airports Company of South Africa; Passenger Rail Agency of South Africa; PRASA; PetroSA; Petroleum Agency SA; Postbank SOC; SASRIA; Strategic Fuel Fund; Trans-Caledon Tunnel Authority; TCTA; Transnet National Ports Authority; Transnet; MINTEK; Council for Mineral Technology; State Information Technology Agency; SITA; State Diamond Trader; Small Enterprise Finance Agency; Interfront; South African Reserve Bank; SA Bureau of Standards; The South African Bureau of Standards (SABS); SABS; Air Chefs SOC Ltd; Purchasing Consortium Southern Africa (PURCOSA); SA Airlink; South African Airways; South African Post Office
state_enterprise national GP Rand Water; Onderstepoort Biological Products Limited; Constitution Hill Development Company
state_enterprise national KZN Umgeni Water; uMngeni-uThukela Water; Mhlathuze Water; Msinsi Holding (SOC); Msinsi Holdings SOC Ltd
state_enterprise national LP Lepelle Northern Water
state_enterprise national NW Magalies Water
state_enterprise national EC Amatola Water Board; Amatola Water
state_enterprise national FS Vaal Central Water; Bloem Water; Sedibeng Water
state_enterprise national WC Overberg Water; Overberg Water Board
state_enterprise national NC Pelladrift Water Board; Alexkor Limited; Alexkor
state_enterprise national MP Komatiland Forests (SOC) Ltd
state_enterprise provincial EC East London IDZ; East London Industrial Development Zone; Coega Development Cooperation; Coega Development Corporation; Mayibuye Transport Corporation
state_enterprise provincial WC Cape Agency For Sustainable Integrated Development in Rural Areas (CASIDRA); CASIDRA (SOC) Limited; Atlantis Special Economic Zone SOC LTD; SALDANHA BAY INDUSTRIAL DEVELOPMENT ZONE
state_enterprise provincial KZN Dube Tradeport; Dube TradePort Corporation; ITHALA SOC LIMITED; Ithala Development Finance Corporation; The Richards Bay Industrial Development Zone; Richards Bay Industrial Development Zone
state_enterprise provincial GP Gautrain Management Agency; The Innovation Hub Management Centre; TSHWANE AUTOMOTIVE SPECIAL ECONOMIC ZONE; Automotive Industry Development Centre (AIDC)
state_enterprise provincial LP Great North Transport (SOC)Ltd; Gateway Airport Authority Limited; Musina-Makhado Special Economic Zone; Corridor Mining Resources
public_entity provincial WC Wesgro; CapeNature
public_entity provincial MP Mpupalanga - Mpumalanga Economic Growth Agency; Mpumalanga Economic Growth Agency
public_entity provincial KZN KZN Growth Fund Trust; KwaZulu-Natal Growth Fund Trust; Moses Kotane Institute; Natal Sharks Board; Ezemvelo KZN Wildlife; Ezemvelo KwaZulu-Natal Wildlife; Agribusiness Development Agency
public_entity national KZN Ingonyama Trust Board; iSimangaliso Wetland Park; iSimangaliso Wetland Park Authority; Luthuli museum; Ncome Museum; The Playhouse Company; KwaZulu-Natal Museum
public_entity national KZN225 Msunduzi Museum; uMsunduzi Museum; Natal Museum
public_entity national EC157 Nelson Mandela National Museum; Nelson Mandela Museum
public_entity national EC104 The National English Literary Museum; Amazwi - South African Museum of Literature; South African Library for the Blind
public_entity national NMA Mandela Bay Theatre Complex
public_entity national MAN National Museum Bloemfontein; War Museum of the Boer Republics; Performing Arts Council of the Free State
public_entity national NC091 Mcgregor Museum (Kimberly); McGregor Museum; William Humphreys Art Gallery
public_entity national CPT Artscape; Castle Control Board; Iziko Museums of Cape Town; Iziko Museums of South Africa; Robben Island Museum; South African Astronomical Observatory (NRF); Marine Living Resources Fund
public_entity national WC023 Die Afrikaanse Taal Museum; Afrikaanse Taalmuseum
public_entity national TSH Ditsong: Museums of South Africa; The South African State Theatre; Freedom Park Trust; Freedom Park
public_entity national JHB Market Theatre Foundation
public_entity national WC Breede-Gouritz Catchment Management Agency
public_entity national MP Inkomati Catchment Management Agency; Inkomati-Usuthu Catchment Management Agency
public_entity national - Agrément South Africa; Border Management Authority; SA Revenue Service; South African Revenue Service; SARS; THE MVULA TRUST; SKA SA â€“ Square Kilometre Array; SKA SA; SAEON; iThemba LABS; Legal Aid South Africa; Productivity SA; Boxing South Africa; South African Tourism; South African Weather Service; South African National Parks; SANParks; National Health Laboratory Service; National Credit Regulator; National Nuclear Regulator; Railway Safety Regulator; South African Social Security Agency; SASSA; Community Schemes Ombud Service; Office of Health Standards Compliance (OHSC); Office of the Ombud for Financial Service Providers; Office of the Pension Funds Adjudicator; Ombud Council; Takeover Regulation Panel; Estate Agency Affairs Board; South African National Accreditation System; National Student Financial Aid Scheme; National Urban Reconstruction and Housing Agency; National Library of South Africa; South African Local Government Association; SALGA; Food and Beverages Manufacturing Industry; Commission for Conciliation Mediation & Arbitration; CCMA; Universal Service and Access Agency of South Africa; National Bargaining Council Road Freight and Logistics Industry; Higher Health; uMalusi Council for Quality Assurance in General and Further Education and Training
municipal_entity local JHB City Power; City Power – Johannesburg; COJ - City Power; City Of Joburg Property Company (SOC) Ltd; City of Johannesburg - Metro Bus; Pick it up; Pikitup; Pikitup Johannesburg; JOBURG THEATRE (SOC) LTD; Joburg Market; Joburg Property Company; Joburg City Parks and Zoo; JOSHCO; Johannesburg Social Housing Company (JOSHCO); Johannesburg Metropolitan Bus Services (SOC) Ltd
municipal_entity local EKU East Rand Water Care Company; Ekurhuleni Water Care Company (ERWAT); ERWAT; Ekurhuieni Housing Company
municipal_entity local TSH City of Tshwane - Housing Company; Housing Company Tshwane; TSHWANE ECONOMIC DEVELOPMENT AGENCY
municipal_entity local ETH uShaka Marine World; Durban Marine Theme Park; International Convention Centre Durban; Durban ICC
municipal_entity local NMA Mandela Bay Development Agency
municipal_entity local BUF BUFFALO CITY METROPOLITAN DEVELOPMENT AGENCY
municipal_entity local MAN CENTLEC SOC LTD; CENTLEC
municipal_entity local CPT Cape Town Stadium (RF) SOC LIMITED; Cape Town International Convention Centre
municipal_entity local DC10 Cacadu Development Agency
municipal_entity local DC14 Joe Gqabi - Economic Development Agency (Jogeda)
municipal_entity local DC15 Ntinga O.R Tambo Development Agengy; Ntinga OR Tambo Development Agency
municipal_entity local DC22 Umgungundlovu Economic Development Agency SOC
municipal_entity local DC29 ILembe - Enterprise iLembe Economic Development Agency; Enterprise iLembe
municipal_entity local DC40 Dr. Kenneth Kaunda District Municipality Economic Agency
education national BUF Buffalo City TVET; Buffalo City TVET College
education national TSH UNIVERSITY OF SOUTH AFRICA (UNISA); University of South Africa; UNISA; Sefako Makgatho Health Sciences University; Tshwane north tvet college; Tshwane South TVET College; Tshwane University of Technology; University of Pretoria
education national JHB Higher Education and Training - Central Johannesburg College; Central Johannesburg TVET College; South West Gauteng TVET College; University of Johannesburg; University of the Witwatersrand
education national EKU Ekurhuleni East Tvet College; Ekurhuleni West TVET College
education national GT421 Sedibeng TVET College; Vaal University of Technology
education national GT485 WESTERN COLLEGE TVET (WESTCOL); Western TVET College
education national CPT Higher Education and Training - College of Cape Town; College of Cape Town; False Bay TVET College; Northlink TVET College; University of Cape Town; University of the Western Cape; Cape Peninsula University of Technology
education national WC044 South Cape TVET College
education national WC014 West Coast TVET College
education national WC024 Higher education and training - Boland TVET College; Boland TVET College; Stellenbosch University
education national NMA Port Elizabeth TVET College; Eastcape Midlands Tvet College; Nelson Mandela University
education national EC King Hintsa College; King Hintsa TVET College; IKHALA PUBLIC TVET COLLEGE; Ikhala TVET College; Ingwe Tvet College; Lovedale TVET College; King Sabata Dalindyebo TVET College; Fort Cox Agriculture and Forestry Training Institute; Walter Sisulu University; University of Fort Hare; Rhodes University
education national FS Flavius Mareka TVET College; Goldfields TVET College; Maluti Tvet College; Motheo TVET College; University of the Free State; Central University of Technology
education national KZN Elangeni TVET College; ESAYIDI TVET COLLEGE; Majuba Tvet college; Higher Education and Training - Mnambithi TVET College; Mnambithi TVET College; Mthashana TVET; Mthashana TVET College; Thekwini TVET College; Coastal TVET College; Umfolozi TVET College; Umgungundlovu TVET College; University of KwaZulu-Natal; University of Zululand; Durban University of Technology; Mangosuthu University of Technology
education national LP Capricorn TVET College; Waterberg TVET College; Vhembe TVET College; Letaba TVET College; Lephalale TVET College; Sekhukhune TVET College; Higher Education and Training - Mopani East TVET College; Mopani South East TVET College; University of Limpopo; University of Venda
education national MP Ehlanzeni TVET College; GERT SIBANDE TVET COLLEGE; Nkangala TVET College; University of Mpumalanga; Mpumalanga - Community Education and Training
education national NW ORBIT TVET COLLEGE; Taletso TVET College; VUSELELA TVET COLLEGE; NORTH WEST UNIVERSITY; North-West University
education national NC Northern Cape Urban TVET College; Northern Cape Rural TVET College; Sol Plaatje University
`;

const kinds = new Map<string, OrganKind>(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [type = '', sphere = '', seat = '', ...rest] = line.split(' ');
      const kind = { type: type as OrganType, sphere: sphere as Sphere, seat: seat === '-' ? null : seat };
      return rest
        .join(' ')
        .split('; ')
        .map((name) => [organizationKey(name), kind] as const);
    }),
);

/** @returns the kind of a listed organ by its name, ignoring case and punctuation; null for an organ that is not listed */
export const listedKind = (name: string): OrganKind | null => kinds.get(organizationKey(name)) ?? null;
