import { municipalities } from '#shared/codelists/municipalities.ts';
import { organNamed, organSlug } from '#shared/codelists/organ-names.ts';
import { organizationKey } from '#shared/text/names.ts';

/**
 * What people, newspapers and statements call organs of state, beyond the names that publishers write (organ-names.ts). One organ on each
 * line: a name of it that publishers use, and the other names. `~` marks one that means the organ only where an organ is asked for: in
 * running text it is a place, a word, or something else. An acronym counts in capitals only there.
 *
 * These names find an organ and identify none: an organ that is published under such a name may be another one, such as the legal
 * predecessor.
 *
 * Sources: the organs' own websites and letterheads, the lists of national and provincial departments, public entities and universities
 * of the Department of Public Service and Administration, National Treasury (schedules to the PFMA) and Universities South Africa.
 */
const table = `
City Council of Johannesburg | City of Johannesburg; City of Joburg; ~Joburg Council; ~Johannesburg Metro
City of Tshwane | ~Tshwane Metro; ~Pretoria Council
City of Ekurhuleni | ~EMM; Ekurhuleni Metro
eThekwini Metropolitan Municipality | Durban Metro; ~Durban
Nelson Mandela Bay Metropolitan Municipality | NMBMM; NMBM
Buffalo City Metropolitan Municipality | BCMM; ~Buffalo City; Buffalo City Metro
Mangaung Metropolitan Municipality | Mangaung Metro
Johannesburg Water | Joburg Water; ~JW
Johannesburg City Parks and Zoo | City Parks; JCPZ; Joburg City Parks; Joburg Zoo; Johannesburg Zoo
Johannesburg Development Agency | JDA; Joburg Development Agency
Johannesburg Market | Joburg Market; Johannesburg Fresh Produce Market; ~JM
Johannesburg Road Agency (JRA) | Joburg Roads Agency; ~Joburg Roads
City Of Joburg Property Company (SOC) Ltd | Joburg Property Company; JPC
City of Johannesburg - Metropolitan Trading Company | Metropolitan Trading Company; MTC
JOBURG THEATRE (SOC) LTD | Joburg Theatre; Joburg City Theatres; Johannesburg Theatre
Johannesburg Social Housing Company (JOSHCO) | Joburg Social Housing
City Power – Johannesburg | Joburg Power; Johannesburg City Power
Pick it up | Pikitup
Ekurhuleni Housing Company | EHC
TSHWANE ECONOMIC DEVELOPMENT AGENCY | TEDA
Mandela Bay Development Agency | MBDA
BUFFALO CITY METROPOLITAN DEVELOPMENT AGENCY | BCMDA
Cape Town International Convention Centre | CTICC
Cape Town Stadium (RF) SOC LIMITED | ~Cape Town Stadium
Rand Water | Randwater
Umgeni Water | uMngeni-uThukela Water; uMngeni uThukela Water
Vaal Central Water | Bloem Water
Lepelle Northern Water | ~LNW
Mhlathuze Water | uMhlathuze Water
Amatola Water Board | Amatola Water
Overberg Water | Overberg Water Board
Water Research Commission | WRC
Breede-Gouritz Catchment Management Agency | BGCMA; Breede-Olifants Catchment Management Agency; BOCMA
Inkomati Catchment Management Agency | IUCMA; Inkomati-Usuthu Catchment Management Agency
Water and Sanitation | DWS; Water Affairs; DWAF; Water Affairs and Forestry; ~DWA
Public Works | DPWI; DPW; Public Works and Infrastructure
Home Affairs | DHA
Health | NDoH; ~National Health
Basic Education | DBE
Higher Education & Training | DHET
Social Development | DSD
Correctional Services | DCS
Defence | SANDF; South African National Defence Force; ~DoD; ~army
Justice & Constitutional Development | DOJCD; DoJ&CD; ~DoJ
Transport | ~DoT; ~NDoT
National - Employment and Labour | ~DEL
Labour | ~DoL; ~DEL
International Relations & Cooperation | DIRCO; Foreign Affairs
Trade & Industry | DTIC; the dtic; ~DTI
National - Environment, Forestry and Fisheries | DFFE; Forestry, Fisheries and the Environment
Environmental Affairs | ~DEA; DFFE; Forestry, Fisheries and the Environment
National - Mineral Resources and Energy | DMRE; Minerals and Energy
National - Department of Electricity and Energy | ~DEE
National Science and Innovation | DSTI; ~DSI
Small Business Development | DSBD
Department of Sports, Arts & Culture | DSAC
Human Settlements | ~DHS
Military Veterans | ~DMV
Public Service & Administration | DPSA
The Department of Planning, Monitoring and Evaluation | DPME
Department of Agriculture, Land Reform & Rural Development | DALRRD
Department of Land Reform & Rural Development | DLRRD; ~Land Affairs
DEPARTMENTOF COMMUNICATIONS AND DIGITAL TECHNOLOGIES | DCDT; Communications and Digital Technologies
Government Communications (GCIS) | GCIS; Government Communication and Information System
COGTA | CoGTA; Cooperative Governance and Traditional Affairs; Cooperative Governance; ~DCoG; ~Provincial and Local Government; DPLG
Department of Women, Youth and Persons with Disabilities (DWYPD) | DWYPD
National Treasury | ~Treasury
The Presidency | ~Presidency
Parliament of the Republic of South Africa | ~Parliament
Office of the Chief Justice | OCJ
Government Printing Works | GPW; ~Government Printer
National School of Government | ~NSG
Municipal Demarcation Board | ~MDB; Demarcation Board
Public Service Commission | ~PSC
SA Police Service | ~police
SA Revenue Service | ~Receiver of Revenue
Special Investigation Unit | Special Investigating Unit; SIU
Public Protector South Africa | Public Protector
Auditor-General of South Africa | AGSA; Auditor-General; Auditor General
Independent Development Trust | IDT
South African Weather Service | SAWS; SA Weather Service; ~Weather Service
South African Tourism | SA Tourism
South African Post Office Limited | South African Post Office; SA Post Office; SAPO; ~Post Office
South African Reserve Bank | SARB; Reserve Bank
South African Airways (Pty) Limited | South African Airways; SAA
South African Airways | SAA
South African National Parks | SANParks
Airports Company of South Africa | Airports Company South Africa; ACSA
Passenger Rail Agency of South Africa | Metrorail; Shosholoza Meyl; ~Metro Rail
Road Accident Fund | RAF
National Lotteries Commission | NLC; Lotto; National Lottery; Lottery Board; Lottery Commission
State Security Agency | SSA
Public Investment Corporation Limited | Public Investment Corporation; PIC
Strategic Fuel Fund | ~SFF
Legal Aid South Africa | Legal Aid SA; ~Legal Aid
National Research Foundation | ~NRF
Agricultural Research Council | ~ARC
Council for Geoscience | ~CGS; Geoscience Council
Council for Medical Schemes | ~CMS
Council for the Built Environment | ~CBE
Council on Higher Education | ~CHE
Technology Innovation Agency | ~TIA
Railway Safety Regulator | ~RSR
National Nuclear Regulator | ~NNR
National Credit Regulator | ~NCR
National Consumer Commission | ~NCC
Financial Intelligence Centre | ~FIC
Film and Publication Board | ~FPB
Housing Development Agency | ~HDA
Small Enterprise Development Agency | SEDA
Small Enterprise Finance Agency | SEFA
uMalusi Council for Quality Assurance in General and Further Education and Training | Umalusi
Safety and Security Sector Education and Training Authority (Sasseta) | SASSETA
Mining Qualifications Authority | MQA
Food and Beverages Manufacturing Industry | FoodBev; FoodBev SETA
South African Nuclear Energy Corporation Limited | ~Pelindaba
Transnet National Ports Authority | Ports Authority
Coega Development Cooperation | Coega Development Corporation; ~Coega
Iziko Museums of Cape Town | Iziko; Iziko Museums of South Africa
SKA SA â€“ Square Kilometre Array | SKA; Square Kilometre Array; SARAO
Gauteng - Gautrain Management Agency | Gautrain Management Agency; ~Gautrain
Gauteng - Education | GDE
Gauteng - Health | GDoH; GPDoH
Gauteng - Infrastructure Development | GDID
Gauteng - Roads and Transport | GDRT; GPDRT
Gauteng - Provincial Treasury | ~GPT
Gauteng - Gauteng Department of Human Settlements | GDHS
Gauteng - Gauteng Department of e-Government | ~eGov; ~e-Government
Gauteng - Agriculture and Rural Development | GDARD
Gauteng - Gauteng Enterprise Propeller | Gauteng Enterprise Propeller
Gauteng G-Fleet | gFleet; g-FleeT Management
Kwazulu Natal - Education | KZN DoE; KZNDoE
Kwazulu Natal - Health | KZN DoH; KZNDoH
Kwazulu Natal - Transport | KZN DoT; KZNDoT
Kwazulu Natal - Public Works (Head Office) | KZN DPW; KZN Public Works
Kwazulu Natal - Human Settlements | KZN DHS
Kwazulu Natal - Cooperative Governance and Traditional Affairs | KZN COGTA
Kwa-Zulu Natal - Ezemvelo KwaZulu-Natal Wildlife | Ezemvelo; Ezemvelo KZN Wildlife; KZN Wildlife
Kwa-Zulu Natal - Natal Sharks Board | Sharks Board; KZN Sharks Board
Kwa-Zulu Natal - Ithala Development Finance Corporation | Ithala
Western Cape - Education | WCED
Western Cape - Health | WCDoH; WCGHW
Western Cape - Nature Conservation Board | CapeNature
Western Cape - Investments and Trade Promotion Agency | Wesgro
Western Cape - Police Oversight and Community Safety | POCS
Western Cape - Department of Mobility | ~WCMD
Eastern Cape - Education | ECDoE
Eastern Cape - Health | ECDoH
Eastern Cape - Eastern Cape Development Corporation | ECDC
Eastern Cape Rural Development Agency | ECRDA
Eastern Cape - Rural Development and Agrarian Reform | DRDAR
Limpopo - Limpopo Roads Agency | Roads Agency Limpopo; RAL
Limpopo - Economic Development Agency | LEDA
Limpopo - Economic Development Environment & Tourism | LEDET
Mpumalanga - Public Works Roads and Transport | DPWRT
North West - North West Development Corporation (Pty) ltd | NWDC
Free State - Economic, Small Business Development and Environmental Affairs (DESTEA) | DESTEA
University of the Witwatersrand | Wits University; ~Wits
University of Cape Town | UCT; ~Ikeys
University of KwaZulu-Natal | UKZN
University of Johannesburg | UJ
University of Pretoria | ~Tuks; ~Tukkies
Stellenbosch University | University of Stellenbosch; ~Maties
University of the Western Cape | UWC
Durban University of Technology | DUT
Tshwane University of Technology | TUT
Cape Peninsula University of Technology | CPUT
Vaal University of Technology | VUT
Central University of Technology | ~CUT; Central University of Technology, Free State
Mangosuthu University of Technology | ~MUT
Walter Sisulu University | WSU
University of Fort Hare | UFH; ~Fort Hare
University of Limpopo | ~UL
University of Venda | Univen
University of Zululand | UniZulu
University of the Free State | UFS; ~Kovsies
NORTH WEST UNIVERSITY | NWU; North-West University; ~Pukke
Nelson Mandela University | NMU
Rhodes University | ~Rhodes
Sol Plaatje University | SPU
University of Mpumalanga | UMP
Sefako Makgatho Health Sciences University | SMU
`;

/** A customary name; `inText` where it means the organ in running text, too. */
export type CustomaryName = { text: string; inText: boolean };

/** Organs with what people call them. `organ` is a name that publishers use. */
export const customaryNames: readonly { organ: string; names: readonly CustomaryName[] }[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [organ = '', names = ''] = line.split(' | ');
    return {
      organ,
      names: names
        .split('; ')
        .map((text) => ({ text: text.replace('~', ''), inText: !text.startsWith('~') })),
    };
  });

/** The key of an organ under whichever of its names that publishers use. */
const keyOf = (name: string): string => organizationKey(organNamed(name)?.listedName ?? name);

const byOrgan = Map.groupBy(customaryNames, ({ organ }) => keyOf(organ));
/** Metros by the place alone, as people call them, too: `Tshwane` is the City of Tshwane. */
const metros = municipalities
  .filter(({ category }) => category === 'A')
  .flatMap(({ name, fullName, aliases }) =>
    [name, name.replace(/^City of /, ''), ...aliases].map((text) => ({
      organ: organNamed(name) ? name : fullName,
      key: organizationKey(text),
    })),
  );
const byName = Map.groupBy(
  [
    ...customaryNames.flatMap(({ organ, names }) =>
      names.map(({ text }) => ({ organ, key: organizationKey(text) })),
    ),
    ...metros,
  ],
  ({ key }) => key,
);

/** @returns what people call the organ with this name */
export const customaryNamesOf = (name: string): CustomaryName[] =>
  (byOrgan.get(keyOf(name)) ?? []).flatMap(({ names }) => names);

/**
 * @param text what somebody calls an organ: a name that publishers use or a customary one, an acronym
 * @returns the names under which the organs that may be meant are served; none for any other text
 */
export function organsCalled(text: string): string[] {
  const called = (byName.get(organizationKey(text)) ?? []).map(
    ({ organ }) => organNamed(organ)?.name ?? organ,
  );
  const named = organNamed(text)?.name;
  return [...new Set([...(named === undefined ? [] : [named]), ...called])];
}

/** @returns slugs of the organs that a name, slug or nickname may mean, itself as a slug first; none without letters */
export const buyerSlugs = (text: string): string[] =>
  [...new Set([text, ...organsCalled(text)].map(organSlug))].filter((slug) => slug !== '');
export const BUYER_RULE = 'a name or slug with a letter or digit';

/** Subjects under which a department is spoken of today, by the subject that the portal's list has. */
export const presentSubjects: Readonly<Record<string, readonly string[]>> = {
  Labour: ['Employment and Labour'],
  'Public Works': ['Public Works and Infrastructure'],
  'Trade & Industry': ['Trade, Industry and Competition'],
  Education: ['Basic Education'],
  COGTA: ['Cooperative Governance and Traditional Affairs', 'Cooperative Governance'],
};
