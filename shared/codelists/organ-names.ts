import { municipalOrgan, municipalOrgans } from '#shared/codelists/municipal-organs.ts';
import { organizationIdentity } from '#shared/text/identity.ts';
import { organizationKey } from '#shared/text/names.ts';
import { slugify } from '#shared/text/slug.ts';

/**
 * Organs of state that publishers name in several ways: by an acronym, by the full name, or by a former spelling. One
 * organ on each line: its acronym (or - where it has none in use), its name as in the portal's list (organs-of-state.ts),
 * and other names. Only acronyms that no other organ uses are listed, and no organs that were merged or renamed into a
 * legal successor: those were other buyers.
 *
 * Id and slug of an organ follow from its name in the portal's list, whichever name was published, because ids must stay. After a
 * rebuild the records of its other names are withdrawn, and the API maps their ids and slugs by this list. Tenders keep the
 * name that was published.
 */
const table = `
ASSAf | Academy of Science of South Africa
AEMFC | African Exploration Mining and Finance Corporation Soc Ltd | African Exploration Mining and Finance Corporation
AgriSETA | Agricultural Sector Education and Training Authority
ATNS | Air Traffic and Navigation Services Company Limited | Air Traffic and Navigation Services; Air Traffic and Navigation Services SOC Limited
ACSA | Airports Company of South Africa | Airports Company of South Africa Limited; Airports Company South Africa; Airports Company South Africa SOC Limited; Airports Company South Africa SOC Ltd
ARMSCOR | ARMSCOR | Armaments Corporation of South Africa; Armaments Corporation of South Africa SOC Ltd
BANKSETA | Banking Sector Education and Training Authority
BMA | Border Management Authority
- | BRAND RSA | Brand South Africa
- | Broadband Infraco SOC | Broadband Infraco; Broadband Infrastructure Company (Pty) Ltd; Broadband Infraco SOC Limited
CASIDRA | CASIDRA (SOC) Limited | Cape Agency For Sustainable Integrated Development in Rural Areas (CASIDRA)
CEF | CEF (Pty) Ltd | Central Energy Fund; CEF SOC Ltd
CENTLEC | CENTLEC SOC LTD | CENTLEC (SOC) Ltd
CHIETA | Chemical Industries Education and Training Authority
CCMA | Commission for Conciliation Mediation & Arbitration | Commission for Conciliation, Mediation and Arbitration
CSOS | Community Schemes Ombud Service
CIPC | Companies and Intellectual Property Commission
CETA | Construction Education and Training Authority
CIDB | Construction Industry Development Board
CBRTA | Cross-Border Road Transport Agency
MINTEK | MINTEK | Council for Mineral Technology
CSIR | CSIR | Council for Scientific and Industrial Research (CSIR); Council for Scientific and Industrial Research
CATHSSETA | Culture Arts, Tourism, Hospitality And Sport Sector Education And Training Authority (CATHSSETA) | Culture, Arts, Tourism, Hospitality and Sport Sector Education and Training Authority
DENEL | DENEL (Pty) Ltd | Denel SOC Ltd
DBSA | Development Bank of Southern Africa | Development Bank of Southern Africa Limited
DLCA | Driving Licence Card Account
- | Dube Tradeport | Kwa-Zulu Natal - Dube TradePort Corporation; Dube TradePort Corporation
ELIDZ | East London IDZ | Eastern Cape - East London Industrial Development Zone Corporation; East London Industrial Development Zone; East London Industrial Development Zone Corporation
ERWAT | Ekurhuleni Water Care Company (ERWAT) | East Rand Water Care Company; Ekurhuleni Water Care Company
ECPTA | EASTERN CAPE PARKS & TOURISM AGENCY | Eastern Cape - Eastern Cape Parks and Tourism Agency
ETDP SETA | Education, Training and Development Practices SETA | ETDPSETA; Education, Training and Development Practices Sector Education and Training Authority
IEC | Electoral Commission (IEC) | Electoral Commission; Electoral Commission of South Africa; Independent Electoral Commission
EWSETA | Energy and Water Sector Education and Training Authority
- | ESKOM | Eskom Holdings SOC Ltd; Eskom Holdings SOC Limited; Eskom Holdings
NTCSA | Eskom National Transmission Company of South Africa | National Transmission Company South Africa; National Transmission Company South Africa SOC Ltd
ECIC | Export Credit Insurance Corporation of South Africa Limited | Export Credit Insurance Corporation of South Africa
FP&M SETA | Fiber Processing Manufacturing Sector Education and Training Authority | FPM SETA; FPMSETA; Fibre Processing and Manufacturing Sector Education and Training Authority
FASSET | Finance and Accounting Services Sector Education and Training Authority (Fasset) | Financial and Accounting Services SETA; Finance and Accounting Services Sector Education and Training Authority
FSCA | FINANCIAL SECTOR CONDUCT AUTHORITY (FSCA) | Financial Sector Conduct Authority
GGDA | Gauteng Growth and Development Agency (GGDA) | Gauteng Growth and Development Agency
GPAA | Government Pensions Administration Agency (GPAA) | Government Pensions Administration Agency
GTAC | Government Technical Advisory Centre (GTAC) | Government Technical Advisory Centre
HWSETA | Health and Welfare Sector Education and Training Authority
HSRC | Human Sciences Research Council
ICASA | Independent Communications Authority of South Africa (ICASA) | Independent Communications Authority of South Africa
IPID | Independent Police Investigative Directorate
IRBA | Independent Regulatory Board for Auditors
IDC | Industrial Development Corporation of South Africa Limited | Industrial Development Corporation of South Africa; Industrial Development Corporation
INSETA | Insurance Sector Education and Training Authority
ITAC | International Trade Administration Commission | International Trade Administration Commission of South Africa
JOSHCO | Johannesburg Social Housing Company (JOSHCO) | Johannesburg Social Housing Company
JRA | Johannesburg Road Agency (JRA) | Johannesburg Roads Agency; Johannesburg Road Agency
- | City Power – Johannesburg | City Power; COJ - City Power; City Power Johannesburg; City Power Johannesburg SOC Ltd
- | Johannesburg Metropolitan Bus Services (SOC) Ltd | Metrobus; City of Johannesburg - Metro Bus
- | Land and Agricultural Development Bank of South Africa | Land Bank
LGSETA | Local Government Education and Training Authority | Local Government Sector Education and Training Authority
merSETA | Manufacturing, Engineering and Related Services SETA (merSETA) | Manufacturing, Engineering and Related Services SETA; Manufacturing, Engineering and Related Services Sector Education and Training Authority
MICT SETA | Media, Information and Communication Technologies Sector Education and training Authority (MICT SETA) | MICTSETA; Media, Information and Communication Technologies Sector Education and Training Authority
SAMRC | Medical Research Council of South Africa | South African Medical Research Council
MDDA | Media Development and Diversity Agency
MHSC | Mine Health and Safety Council
MISA | Municipal Infrastructure Support Agent
NAMC | National Agricultural Marketing Council
NEDLAC | National Economic Development and Labour Council
NEMISA | National Electronic Media Institute of South Africa
NEF | National Empowerment Fund
NERSA | National Energy Regulator of South Africa
NFVF | National Film and Video Foundation of South Africa | National Film and Video Foundation
NHLS | National Health Laboratory Service
NHBRC | National Home Builders Registration Council
NHFC | National Housing Finance Corporation Limited | National Housing Finance Corporation
NIHSS | NATIONAL INSTITUTE FOR THE HUMANITIES AND SOCIAL SCIENCES (NIHSS) | National Institute for the Humanities and Social Sciences
NMISA | NATIONAL METROLOGY INSTITUTE OF SOUTH AFRICA
NPA | National Prosecuting Authority (NPA) | National Prosecuting Authority
NRWDI | National Radioactive Waste Disposal Institute (NRWDI) | National Radioactive Waste Disposal Institute
NRCS | National Regulator for Compulsory Specifications
NSFAS | National Student Financial Aid Scheme
NSF | National Skills Fund (NSF) | National Skills Fund
NURCHA | National Urban Reconstruction and Housing Agency
NYDA | National Youth Development Agency
OHSC | Office of Health Standards Compliance (OHSC) | Office of Health Standards Compliance
PACOFS | Performing Arts Council of the Free State
PANSALB | PAN SOUTH AFRICAN LANGUAGE BOARD (PANSALB) | Pan South African Language Board
PRASA | Passenger Rail Agency of South Africa
PPECB | Perishable Products Export Control Board
PSIRA | Private Security Industry Regulatory Authority
PSETA | Public Service Sector Education and Training Authority
PURCOSA | Purchasing Consortium Southern Africa (PURCOSA) | Purchasing Consortium Southern Africa
QCTO | Quality Council for Trades and Occupations
RAF | Road Accident Fund
RTIA | Road Traffic Infringement Agency
RTMC | Road Traffic Management Corporation
SABS | SA Bureau of Standards | The South African Bureau of Standards (SABS); South African Bureau of Standards
SAPS | South African Police Service | SA Police Service
SARS | South African Revenue Service | SA Revenue Service
SASSETA | Safety and Security Sector Education and Training Authority (Sasseta) | Safety and Security Education and Training Authority; Safety and Security Sector Education and Training Authority
SASRIA | SOUTH AFRICAN SPECIAL RISKS INSURANCE ASSOCIATION (Sasria Soc Ltd) | SASRIA; Sasria Limited; Sasria SOC Ltd; South African Special Risks Insurance Association
SEDFA | Small Enterprise Development and Finance Agency
SHRA | Social Housing Regulatory Authority
SABC | South African Broadcasting Corporation Limited | South African Broadcasting Corporation; South African Broadcasting Corporation SOC Limited
SACAA | South African Civil Aviation Authority
SACNASP | South African Council for Natural Scientific Professions
SACPCMP | The South African Council for Project and Construction Management Professions
SADPMR | South African Diamond and Precious Metals Regulator
SAEON | South African Environmental Observation Network (SAEON) | South African Environmental Observation Network
SAFCOL | South African Forestry Company Limited | South African Forestry Company SOC Limited
SAHPRA | SOUTH AFRICAN HEALTH PRODUCTS REGULATORY AUTHORITY
SAHRA | South African Heritage Resources Agency
SAHRC | South African Human Rights Commission
SAIDS | The South African Institute for Drug-Free Sport
SALGA | South African Local Government Association
SAMSA | South African Maritime Safety Authority
SANAS | South African National Accreditation System
SANBI | South African National Biodiversity Institute
SANEDI | South African National Energy Development Institute
SANParks | South African National Parks
SANRAL | South African National Roads Agency Soc Limited (SANRAL) | The South African National Roads Agency Limited; South African National Roads Agency SOC Limited; South African National Roads Agency; The South African National Roads Agency SOC Limited
SANSA | South African National Space Agency
NECSA | South African Nuclear Energy Corporation Limited | South African Nuclear Energy Corporation; South African Nuclear Energy Corporation SOC Limited
SAPO | South African Post Office Limited | South African Post Office; South African Post Office SOC Limited
SAQA | South African Qualifications Authority | The South African Qualifications Authority (SAQA)
SASSA | South African Social Security Agency
SITA | State Information Technology Agency | State Information Technology Agency SOC Ltd
- | Sentech Limited | Sentech; Sentech SOC Limited; Sentech SOC Ltd
- | Services Sector Education and Training Authority | Services SETA
- | Statistics South Africa | Stats SA
TETA | Transport Education and Training Authority
TCTA | Trans-Caledon Tunnel Authority
TNPA | Transnet National Ports Authority
- | Transnet SOC Ltd | Transnet; Transnet SOC Limited; Transnet Limited
UIF | Unemployment Insurance Fund
USAASA | Universal Service and Access Agency of South Africa
UNISA | UNIVERSITY OF SOUTH AFRICA (UNISA) | University of South Africa
W&RSETA | Wholesale and Retail Sector Education and Training Authority
`;

/** An organ of state with all names that it is known by. */
type Named = {
  /** The name under which it is served: the full name, with the acronym in brackets where the name lacks it. */
  name: string;
  /** What its id and slug are made of: its name in the portal's list, so that they stay as they were. */
  listedName: string;
  aliases: readonly string[];
};
/** `acronym` is null where none is in use. */
export type OrganNames = Named & { acronym: string | null };

/** Every organ that has several names, but for municipalities. */
export const organNames: readonly OrganNames[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [short = '', listedName = '', others = ''] = line.split(' | ');
    const acronym = short === '-' ? null : short;
    const known =
      acronym === null ||
      organizationKey(listedName).split(' ').join('').includes(organizationKey(acronym).replaceAll(' ', ''));
    return {
      name: known ? listedName : `${listedName} (${acronym})`,
      listedName,
      acronym,
      aliases: [...(acronym === null ? [] : [acronym]), ...others.split('; ')].filter(
        (alias) => alias !== '',
      ),
    };
  });

const byKey = new Map<string, Named>();
const bySlug = new Map<string, Named>();
const byId = new Map<string, Named>();
for (const organ of [...municipalOrgans, ...organNames])
  for (const name of [organ.listedName, organ.name, ...organ.aliases]) {
    byKey.set(organizationKey(name), organ);
    bySlug.set(slugify(name), organ);
    byId.set(organizationIdentity(organizationKey(name)), organ);
  }

/** @returns the organ that is known by this name, in any spelling; null for an organ with one name */
export const organNamed = (name: string): Named | null =>
  byKey.get(organizationKey(name)) ?? municipalOrgan(name);

/** @returns the key of the organ's id: of its listed name where it has several names, otherwise of this name */
export const organKey = (name: string): string => organizationKey(organNamed(name)?.listedName ?? name);

/** @returns the slug of the organ with this name or slug; for names that became one, the slug that stayed */
export const organSlug = (nameOrSlug: string): string => {
  const slug = slugify(nameOrSlug);
  const organ = organNamed(nameOrSlug) ?? bySlug.get(slug);
  return organ === null || organ === undefined ? slug : slugify(organ.listedName);
};

/** @returns the id of the organ that once had this id under another of its names; any other text as it is */
export const organId = (id: string): string => {
  const organ = byId.get(id.toLowerCase());
  return organ === undefined ? id : organizationIdentity(organizationKey(organ.listedName));
};
