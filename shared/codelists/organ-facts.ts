import type { FactBasis } from '#shared/codelists/fact-bases.ts';
import { organKey } from '#shared/codelists/organ-names.ts';
import { organsOfState } from '#shared/codelists/organs-of-state.ts';

/** What is known of an organ of state; null where it is not known for certain. */
export type OrganFacts = {
  website: string | null;
  websiteBasis: FactBasis;
  /** The department that it reports to, or is part of. */
  parent: string | null;
  seat: string | null;
};

/** Departments by the short names below, as of 2025. */
const departments: Readonly<Record<string, string>> = {
  AGR: 'Department of Agriculture',
  BE: 'Department of Basic Education',
  CDT: 'Department of Communications and Digital Technologies',
  COG: 'Department of Cooperative Governance',
  DEF: 'Department of Defence',
  EE: 'Department of Electricity and Energy',
  EL: 'Department of Employment and Labour',
  FFE: 'Department of Forestry, Fisheries and the Environment',
  HA: 'Department of Home Affairs',
  HEA: 'Department of Health',
  HET: 'Department of Higher Education and Training',
  HS: 'Department of Human Settlements',
  JUS: 'Department of Justice and Constitutional Development',
  LRR: 'Department of Land Reform and Rural Development',
  MPR: 'Department of Mineral and Petroleum Resources',
  NT: 'National Treasury',
  POL: 'Department of Police',
  PSA: 'Department of Public Service and Administration',
  PWI: 'Department of Public Works and Infrastructure',
  SAC: 'Department of Sport, Arts and Culture',
  SBD: 'Department of Small Business Development',
  SD: 'Department of Social Development',
  STI: 'Department of Science, Technology and Innovation',
  TIC: 'Department of Trade, Industry and Competition',
  TOU: 'Department of Tourism',
  TRA: 'Department of Transport',
  WS: 'Department of Water and Sanitation',
};

/**
 * Name in the portal's list, host of the web site (`+` before it: basis `notices`), department, and town of the head office. What
 * was not certain was left out, such as the departments of companies that the Department of Public Enterprises owned until 2024.
 */
const table = `
Academy of Science of South Africa|www.assaf.org.za|STI|Pretoria
Accounting Standards Board|www.asb.co.za|NT|
Agrément South Africa|+www.agrement.co.za|PWI|Pretoria
Agricultural Research Council|+www.arc.agric.za|AGR|Pretoria
Agricultural Sector Education and Training Authority|+www.agriseta.co.za|HET|Pretoria
Air Traffic and Navigation Services Company Limited|www.atns.com|TRA|
Airports Company of South Africa|+www.airports.co.za|TRA|
Alexkor Limited|www.alexkor.co.za||Alexander Bay
Amatola Water Board|+www.amatolawater.co.za|WS|East London
Amazwi - South African Museum of Literature|+www.amazwi.museum|SAC|Makhanda
ARMSCOR|+www.armscor.co.za|DEF|Pretoria
Artscape|+www.artscape.co.za|SAC|Cape Town
Banking Sector Education and Training Authority|+www.bankseta.org.za|HET|Centurion
Basic Education|www.education.gov.za||Pretoria
Border Management Authority|+www.bma.gov.za|HA|Pretoria
BRAND RSA|+www.brandsouthafrica.com||Johannesburg
Broadband Infraco SOC|+www.infraco.co.za|CDT|
BUFFALO CITY METROPOLITAN DEVELOPMENT AGENCY|+www.bcmda.org.za||East London
Buffalo City TVET|www.bccollege.co.za|HET|East London
Cape Town International Convention Centre|+www.cticc.co.za||Cape Town
Castle Control Board|www.castleofgoodhope.co.za|DEF|Cape Town
CEF (Pty) Ltd|+www.cefgroup.co.za|MPR|
CENTLEC SOC LTD|+www.centlec.co.za||Bloemfontein
Chemical Industries Education and Training Authority|www.chieta.org.za|HET|Midrand
City Of Joburg Property Company (SOC) Ltd|+www.jhbproperty.co.za||Johannesburg
City Power – Johannesburg|+www.citypower.co.za||Johannesburg
Civilian Secretariat for Police|www.policesecretariat.gov.za||Pretoria
Coega Development Cooperation|+www.coega.co.za||Gqeberha
COGTA|www.cogta.gov.za||Pretoria
Commission for Conciliation Mediation & Arbitration|+www.ccma.org.za|EL|Johannesburg
Commission for Gender Equality|+www.cge.org.za||Johannesburg
Community Schemes Ombud Service|+www.csos.org.za|HS|Centurion
Companies and Intellectual Property Commission|+www.cipc.co.za|TIC|Pretoria
Companies Tribunal|www.companiestribunal.org.za|TIC|Pretoria
Competition Commission|+www.compcom.co.za|TIC|Pretoria
Competition Tribunal|www.comptrib.co.za|TIC|Pretoria
Construction Education and Training Authority||HET|Midrand
Construction Industry Development Board|www.cidb.org.za|PWI|Pretoria
Correctional Services|+www.dcs.gov.za||Pretoria
Council for Geoscience|+www.geoscience.org.za|MPR|Pretoria
Council for Medical Schemes|+www.medicalschemes.co.za|HEA|Centurion
Council for the Built Environment|www.cbe.org.za|PWI|Pretoria
Council on Higher Education|+www.che.ac.za|HET|Pretoria
Cross-Border Road Transport Agency|+www.cbrta.co.za|TRA|Pretoria
CSIR|+www.csir.co.za|STI|Pretoria
Culture Arts, Tourism, Hospitality And Sport Sector Education And Training Authority (CATHSSETA)|+www.cathsseta.org.za|HET|Johannesburg
Defence|+www.dod.mil.za||Pretoria
DENEL (Pty) Ltd|+www.denel.co.za||Centurion
Department of Land Reform & Rural Development|+www.dlrrd.gov.za||Pretoria
Department of Sports, Arts & Culture|+www.dsac.gov.za||Pretoria
Department of Women, Youth and Persons with Disabilities (DWYPD)|www.dwypd.gov.za||Pretoria
DEPARTMENTOF COMMUNICATIONS AND DIGITAL TECHNOLOGIES|+www.dcdt.gov.za||Pretoria
Development Bank of Southern Africa|+www.dbsa.org|NT|Midrand
Die Afrikaanse Taal Museum|+www.taalmuseum.co.za|SAC|Paarl
Ditsong: Museums of South Africa|+www.ditsong.org.za|SAC|Pretoria
Dube Tradeport|+www.dubetradeport.co.za||La Mercy
East London IDZ|+www.elidz.co.za||East London
Eastern Cape - Cooperative Governance  and Traditional Affairs|+www.eccogta.gov.za||Bhisho
Eastern Cape - Eastern Cape Development Corporation|+www.ecdc.co.za||East London
Eastern Cape - Eastern Cape Socio-Economic Consultative Council|+www.ecsecc.org||East London
Eastern Cape - Health|+www.echealth.gov.za||Bhisho
Eastern Cape - Legislature|www.eclegislature.gov.za||Bhisho
Eastern Cape - Provincial Treasury|+www.ectreasury.gov.za||Bhisho
Eastern Cape - Social Development|+www.ecdsd.gov.za||
Eastern Cape - Transport|+www.ectransport.gov.za||
Eastern Cape Rural Development Agency|+www.ecrda.co.za||East London
Education, Training and Development Practices SETA|+www.etdpseta.org.za|HET|Johannesburg
Ekurhuleni East Tvet College|+www.eec.edu.za|HET|
Ekurhuleni Housing Company|+www.ehco.org.za||Germiston
Ekurhuleni Water Care Company (ERWAT)|+www.erwat.co.za||
Ekurhuleni West TVET College|www.ewc.edu.za|HET|Germiston
Elangeni TVET College|+www.elangeni.edu.za|HET|Pinetown
Electoral Commission (IEC)|+www.elections.org.za||Centurion
Energy and Water Sector Education and Training Authority|+www.ewseta.org.za|HET|Johannesburg
ESKOM|+www.eskom.co.za||Johannesburg
Eskom National Transmission Company of South Africa|+www.ntcsa.co.za||
Export Credit Insurance Corporation of South Africa Limited|+www.ecic.co.za|TIC|
False Bay TVET College|www.falsebaycollege.co.za|HET|
Fiber Processing Manufacturing Sector Education and Training Authority|www.fpmseta.org.za|HET|Johannesburg
Film and Publication Board|www.fpb.org.za|CDT|Centurion
Finance and Accounting Services Sector Education and Training Authority (Fasset)|www.fasset.org.za|HET|
Financial and Fiscal Commission|www.ffc.co.za||
Financial Intelligence Centre|+www.fic.gov.za|NT|Centurion
FINANCIAL SECTOR CONDUCT AUTHORITY (FSCA)|www.fsca.co.za|NT|Pretoria
Flavius Mareka TVET College|+www.fmtvet.co.za|HET|Sasolburg
Food and Beverages Manufacturing Industry|+www.foodbev.co.za|HET|
Free State - Economic, Small Business Development and Environmental Affairs (DESTEA)|+www.destea.gov.za||Bloemfontein
Free State - Education|||Bloemfontein
Free State - Free State Development Corporation|+www.fdc.co.za||Bloemfontein
Free State - Health|+www.fshealth.gov.za||Bloemfontein
Free State - Legislature|||Bloemfontein
Free State - Office of the Premier|||Bloemfontein
Free State - Provincial Treasury|+www.treasury.fs.gov.za||Bloemfontein
Freedom Park Trust|+www.freedompark.co.za|SAC|Pretoria
Gauteng - Education|||Johannesburg
Gauteng - Gautrain Management Agency|||Midrand
Gauteng - Gauteng Enterprise Propeller|www.gep.co.za||Johannesburg
Gauteng - Health|||Johannesburg
Gauteng - Infrastructure Development|||Johannesburg
Gauteng - Legislature|+www.gpl.gov.za||Johannesburg
Gauteng - Officer of the Premier|||Johannesburg
Gauteng - Provincial Treasury|||Johannesburg
Gauteng - Roads and Transport|||Johannesburg
Gauteng - Social Development|||Johannesburg
Gauteng Growth and Development Agency (GGDA)|www.ggda.co.za||Johannesburg
Gauteng Partnership Fund|+www.gpf.org.za||Johannesburg
GERT SIBANDE TVET COLLEGE|www.gscollege.edu.za|HET|Standerton
Government Communications (GCIS)|www.gcis.gov.za||Pretoria
Government Pensions Administration Agency (GPAA)|www.gpaa.gov.za|NT|Pretoria
Government Printing Works|www.gpwonline.co.za|HA|Pretoria
Government Technical Advisory Centre (GTAC)|www.gtac.gov.za|NT|Pretoria
Health|+www.health.gov.za||Pretoria
Health and Welfare Sector Education and Training Authority|www.hwseta.org.za|HET|
Higher Education & Training|+www.dhet.gov.za||Pretoria
Higher Education and Training - College of Cape Town|www.cct.edu.za|HET|Cape Town
Higher Education and Training - Mopani East TVET College|+www.mopanicollege.edu.za|HET|Phalaborwa
Higher education and training - Boland TVET College|www.bolandcollege.com|HET|Stellenbosch
Home Affairs|www.dha.gov.za||Pretoria
Housing Development Agency|+www.thehda.co.za|HS|Johannesburg
Human Sciences Research Council|+www.hsrc.ac.za|STI|Pretoria
Human Settlements|www.dhs.gov.za||Pretoria
IKHALA PUBLIC TVET COLLEGE|+www.ikhala.edu.za|HET|Komani
Independent Communications Authority of South Africa (ICASA)|+www.icasa.org.za|CDT|Centurion
Independent Development Trust|+www.idt.org.za|PWI|Pretoria
Independent Police Investigative Directorate|www.ipid.gov.za|POL|Pretoria
Independent Regulatory Board for Auditors|+www.irba.co.za|NT|Johannesburg
Industrial Development Corporation of South Africa Limited|+www.idc.co.za|TIC|Johannesburg
Information Regulator|www.inforegulator.org.za||Johannesburg
Ingonyama Trust Board|www.ingonyamatrust.org.za|LRR|Pietermaritzburg
Insurance Sector Education and Training Authority|www.inseta.org.za|HET|Johannesburg
International Relations & Cooperation|www.dirco.gov.za||Pretoria
International Trade Administration Commission|+www.itac.org.za|TIC|Pretoria
iSimangaliso Wetland Park|+www.isimangaliso.com|FFE|St Lucia
ITHALA SOC LIMITED|www.ithala.co.za||Durban
Iziko Museums of Cape Town|+www.iziko.org.za|SAC|Cape Town
JOBURG THEATRE (SOC) LTD|+www.joburgtheatre.com||Johannesburg
Johannesburg City Parks and Zoo|+www.jhbcityparks.com||Johannesburg
Johannesburg Development Agency|www.jda.org.za||Johannesburg
Johannesburg Market|+www.joburgmarket.co.za||Johannesburg
Johannesburg Road Agency (JRA)|+www.jra.org.za||Johannesburg
Johannesburg Social Housing Company (JOSHCO)|www.joshco.co.za||Johannesburg
Johannesburg Water|www.johannesburgwater.co.za||Johannesburg
Justice & Constitutional Development|+www.justice.gov.za||Pretoria
Kwa-Zulu Natal - Ezemvelo KwaZulu-Natal Wildlife|+www.kznwildlife.com||Pietermaritzburg
Kwa-Zulu Natal - Ithala Development Finance Corporation|+www.ithala.co.za||Durban
Kwa-Zulu Natal - Legislature|www.kznlegislature.gov.za||Pietermaritzburg
Kwa-Zulu Natal - Natal Sharks Board|www.shark.co.za||uMhlanga
Kwa-Zulu Natal - Trade and Investment KwaZulu-Natal|+www.tikzn.co.za||Durban
Kwazulu Natal - Cooperative Governance and Traditional Affairs|+www.kzncogta.gov.za||Pietermaritzburg
Kwazulu Natal - Economic Development, Tourism and Environ Affairs|+www.kznedtea.gov.za||Pietermaritzburg
Kwazulu Natal - Education|www.kzneducation.gov.za||Pietermaritzburg
Kwazulu Natal - Health|+www.kznhealth.gov.za||Pietermaritzburg
Kwazulu Natal - Office of the Premier|www.kznpremier.gov.za||Pietermaritzburg
Kwazulu Natal - Provincial Treasury|+www.kzntreasury.gov.za||Pietermaritzburg
Kwazulu Natal - Public Works (Head Office)|+www.kznworks.gov.za||Pietermaritzburg
Kwazulu Natal - Social Development|www.kzndsd.gov.za||Pietermaritzburg
Kwazulu Natal - Transport|+www.kzntransport.gov.za||Pietermaritzburg
KZN Growth Fund Trust|+www.kzngf.co.za||Durban
KwaZulu-Natal Museum|www.nmsa.org.za|SAC|Pietermaritzburg
Labour|+www.labour.gov.za||Pretoria
Land and Agricultural Development Bank of South Africa|+www.landbank.co.za|NT|Centurion
Legal Aid South Africa|www.legal-aid.co.za|JUS|Johannesburg
Lepelle Northern Water|+www.lepelle.co.za|WS|Polokwane
Limpopo - Economic Development Environment & Tourism|+www.ledet.gov.za||Polokwane
Limpopo - Education|+www.edu.limpopo.gov.za||Polokwane
Limpopo - Gateway Airport Authority Limited|+www.gaal.co.za||Polokwane
Limpopo - Health|||Polokwane
Limpopo - Limpopo Roads Agency|+www.ral.co.za||Polokwane
Limpopo - Limpopo Tourism Agency|+www.golimpopo.com||Polokwane
Limpopo - Office of the Premier|||Polokwane
Limpopo - Provincial Treasury|+www.treasury.limpopo.gov.za||Polokwane
Limpopo - Public Works|||Polokwane
Limpopo - Social Development|+www.dsd.limpopo.gov.za||Polokwane
Local Government Education and Training Authority|+www.lgseta.org.za|HET|
Luthuli museum|+www.luthulimuseum.org.za|SAC|Groutville
Magalies Water|+www.magalieswater.co.za|WS|Rustenburg
Majuba Tvet college|+www.majuba.edu.za|HET|Newcastle
Mandela Bay Development Agency|+www.mbda.co.za||Gqeberha
Mandela Bay Theatre Complex|+www.mandelabaytheatre.co.za|SAC|Gqeberha
Manufacturing, Engineering and Related Services SETA (merSETA)|+www.merseta.org.za|HET|Johannesburg
Marine Living Resources Fund|+www.dffe.gov.za|FFE|Cape Town
Market Theatre Foundation|www.markettheatre.co.za|SAC|Johannesburg
Mcgregor Museum (Kimberly)|www.museumsnc.co.za||Kimberley
Media Development and Diversity Agency|www.mdda.org.za||Johannesburg
Media, Information and Communication Technologies Sector Education and training Authority (MICT SETA)|+www.mict.org.za|HET|Midrand
Medical Research Council of South Africa|www.samrc.ac.za|HEA|Cape Town
Military Veterans|www.dmv.gov.za||Pretoria
Mine Health and Safety Council|+www.mhsc.org.za|MPR|
Mining Qualifications Authority|www.mqa.org.za|HET|Johannesburg
MINTEK|+www.mintek.co.za|MPR|Randburg
Moses Kotane Institute|+www.moseskotane.com||Durban
Motheo TVET College|www.motheotvet.edu.za|HET|Bloemfontein
Mpumalanga - Education|||Mbombela
Mpumalanga - Health|||Mbombela
Mpumalanga - Mpumalanga Economic Growth Agency (MEGA)|www.mega.gov.za||Mbombela
Mpumalanga - Mpumalanga Tourism and Parks Agency (MTPA)|+www.mtpa.co.za||Mbombela
Mpumalanga - Office of the Premier|||Mbombela
Mpumalanga - Provincial Treasury|||Mbombela
Municipal Infrastructure Support Agent|+www.misa.gov.za|COG|Centurion
Msunduzi Museum|+www.msunduzimuseum.org.za|SAC|Pietermaritzburg
National - Department of Electricity and Energy|+www.dee.gov.za||Pretoria
National - Employment and Labour|+www.labour.gov.za||Pretoria
National - Environment, Forestry and Fisheries|+www.dffe.gov.za||Pretoria
National Agricultural Marketing Council|+www.namc.co.za|AGR|Pretoria
National Arts Council of South Africa|www.nac.org.za|SAC|Johannesburg
National Consumer Commission|www.thencc.org.za|TIC|
National Consumer Tribunal|+www.thenct.org.za|TIC|Centurion
National Credit Regulator|www.ncr.org.za|TIC|Midrand
National Development Agency|+www.nda.org.za|SD|
National Economic Development and Labour Council|www.nedlac.org.za|EL|Johannesburg
National Electronic Media Institute of South Africa|www.nemisa.co.za|CDT|Johannesburg
National Empowerment Fund|+www.nefcorp.co.za|TIC|Johannesburg
National Energy Regulator of South Africa|www.nersa.org.za|EE|Pretoria
National Film and Video Foundation of South Africa|+www.nfvf.co.za|SAC|Johannesburg
National Gambling Board of South Africa|+www.ngb.org.za|TIC|
National Health Laboratory Service|+www.nhls.ac.za|HEA|Johannesburg
National Heritage Council of South Africa|+www.nhc.org.za|SAC|
National Home Builders Registration Council|+www.nhbrc.org.za|HS|Johannesburg
National Housing Finance Corporation Limited|+www.nhfc.co.za|HS|Johannesburg
NATIONAL INSTITUTE FOR THE HUMANITIES AND SOCIAL SCIENCES (NIHSS)|www.nihss.ac.za|HET|Johannesburg
National Library of South Africa|www.nlsa.ac.za|SAC|Pretoria
National Lotteries Commission|+www.nlcsa.org.za|TIC|Pretoria
NATIONAL METROLOGY INSTITUTE OF SOUTH AFRICA|+www.nmisa.org|TIC|Pretoria
National Museum Bloemfontein|+www.nasmus.co.za|SAC|Bloemfontein
National Nuclear Regulator|+www.nnr.co.za|EE|Centurion
National Prosecuting Authority (NPA)|www.npa.gov.za|JUS|Pretoria
National Radioactive Waste Disposal Institute (NRWDI)|+www.nrwdi.org.za|EE|Pretoria
National Regulator for Compulsory Specifications|+www.nrcs.org.za|TIC|Pretoria
National Research Foundation|+www.nrf.ac.za|STI|Pretoria
National School of Government|www.thensg.gov.za|PSA|Pretoria
National Skills Fund (NSF)|+www.nsf.org.za|HET|Pretoria
National Student Financial Aid Scheme|www.nsfas.org.za|HET|Cape Town
National Treasury|+www.treasury.gov.za||Pretoria
National Youth Development Agency|www.nyda.gov.za||
Nelson Mandela National Museum|www.nelsonmandelamuseum.org.za|SAC|Mthatha
North West - Department of Education|||Mahikeng
North West - Department of Health|||Mahikeng
North West - Office of the Premier|||Mahikeng
North West - Provincial Treasury|||Mahikeng
NORTH WEST UNIVERSITY|www.nwu.ac.za|HET|Potchefstroom
Northern Cape - Education|||Kimberley
Northern Cape - Health|||Kimberley
Northern Cape - Office of the Premier|||Kimberley
Northern Cape - Provincial Treasury|||Kimberley
Northern Cape - Social Development|||Kimberley
Northlink TVET College|www.northlink.co.za|HET|Cape Town
Office of Health Standards Compliance (OHSC)|www.ohsc.org.za|HEA|Pretoria
Office of the Chief Justice|www.judiciary.org.za||Midrand
Office of the Ombud for Financial Service Providers|+www.faisombud.co.za|NT|Pretoria
Office of the Pension Funds Adjudicator|www.pfa.org.za|NT|Pretoria
Office Of The Valuer-General||LRR|Pretoria
Onderstepoort Biological Products Limited|+www.obpvaccines.co.za|AGR|Pretoria
ORBIT TVET COLLEGE|+www.orbitcollege.co.za|HET|Rustenburg
Overberg Water|+www.overbergwater.co.za|WS|
PAN SOUTH AFRICAN LANGUAGE BOARD (PANSALB)|www.pansalb.org|SAC|Pretoria
Parliament of the Republic of South Africa|+www.parliament.gov.za||Cape Town
Passenger Rail Agency of South Africa|+www.prasa.com|TRA|Johannesburg
Performing Arts Council of the Free State|www.pacofs.co.za|SAC|Bloemfontein
Perishable Products Export Control Board|+www.ppecb.com|AGR|Cape Town
Petroleum Agency SA|www.petroleumagencysa.com|MPR|Cape Town
PetroSA|+www.petrosa.co.za|MPR|Cape Town
Pick it up|www.pikitup.co.za||Johannesburg
Ports Regulator of South Africa|+www.portsregulator.org|TRA|Durban
Private Security Industry Regulatory Authority|+www.psira.co.za|POL|Centurion
Productivity SA|+www.productivitysa.co.za|EL|Midrand
Public Investment Corporation Limited|www.pic.gov.za|NT|Pretoria
Public Protector South Africa|+www.pprotect.org||Pretoria
Public Service & Administration|www.dpsa.gov.za||Pretoria
Public Service Commission|www.psc.gov.za||Pretoria
Public Service Sector Education and Training Authority|+www.pseta.org.za|HET|Pretoria
Public Works|www.publicworks.gov.za||Pretoria
Quality Council for Trades and Occupations|+www.qcto.org.za|HET|Pretoria
Railway Safety Regulator|www.rsr.org.za|TRA|
Rand Water|+www.randwater.co.za|WS|Johannesburg
Road Accident Fund|+www.raf.co.za|TRA|Centurion
Road Traffic Infringement Agency|+www.rtia.co.za|TRA|Midrand
Road Traffic Management Corporation|www.rtmc.co.za|TRA|
Robben Island Museum|www.robben-island.org.za|SAC|Cape Town
SA Bureau of Standards|+www.sabs.co.za|TIC|Pretoria
Safety and Security Sector Education and Training Authority (Sasseta)|+www.sasseta.org.za|HET|Midrand
SALDANHA BAY INDUSTRIAL DEVELOPMENT ZONE|||Saldanha
Sefako Makgatho Health Sciences University|www.smu.ac.za|HET|Ga-Rankuwa
Sentech Limited|+www.sentech.co.za|CDT|
Services Sector Education and Training Authority|www.servicesseta.org.za|HET|Johannesburg
Small Business Development|+www.dsbd.gov.za||Pretoria
Small Enterprise Development and Finance Agency|+www.sedfa.org.za|SBD|
Social Development|www.dsd.gov.za||Pretoria
Social Housing Regulatory Authority|+www.shra.org.za|HS|Johannesburg
South African Airways (Pty) Limited|+www.flysaa.com||Kempton Park
South African Broadcasting Corporation Limited|+www.sabc.co.za|CDT|Johannesburg
South African Civil Aviation Authority|+www.caa.co.za|TRA|Midrand
South African Council for Educators|www.sace.org.za|BE|Centurion
South African Diamond and Precious Metals Regulator|www.sadpmr.co.za|MPR|Kempton Park
South African Forestry Company Limited|+www.safcol.co.za||Pretoria
SOUTH AFRICAN HEALTH PRODUCTS REGULATORY AUTHORITY|+www.sahpra.org.za|HEA|Pretoria
South African Heritage Resources Agency|www.sahra.org.za|SAC|Cape Town
South African Human Rights Commission|www.sahrc.org.za||Johannesburg
South African Library for the Blind|+www.salb.org.za|SAC|Makhanda
South African Local Government Association|+www.salga.org.za||Pretoria
South African Maritime Safety Authority|www.samsa.org.za|TRA|Pretoria
South African National Accreditation System|www.sanas.co.za|TIC|Pretoria
South African National Biodiversity Institute|www.sanbi.org|FFE|Pretoria
South African National Energy Development Institute|www.sanedi.org.za|EE|
South African National Parks|+www.sanparks.org|FFE|Pretoria
South African National Roads Agency Soc Limited (SANRAL)|www.nra.co.za|TRA|Pretoria
South African National Space Agency|+www.sansa.org.za|STI|Pretoria
South African Nuclear Energy Corporation Limited|+www.necsa.co.za|EE|Pelindaba
South African Police Service|+www.saps.gov.za||Pretoria
South African Post Office Limited|+www.postoffice.co.za|CDT|Pretoria
South African Qualifications Authority|+www.saqa.org.za|HET|Pretoria
South African Reserve Bank|www.resbank.co.za||Pretoria
South African Revenue Service|+www.sars.gov.za|NT|Pretoria
South African Social Security Agency|+www.sassa.gov.za|SD|Pretoria
SOUTH AFRICAN SPECIAL RISKS INSURANCE ASSOCIATION (Sasria Soc Ltd)|+www.sasria.co.za|NT|
South African Tourism|+www.southafrica.net|TOU|Johannesburg
South African Weather Service|+www.weathersa.co.za|FFE|Centurion
South Cape TVET College|+www.sccollege.co.za|HET|George
Special Investigation Unit|+www.siu.org.za|JUS|Pretoria
State Information Technology Agency|+www.sita.co.za|CDT|Pretoria
State Security Agency|+www.ssa.gov.za||Pretoria
Statistics South Africa|+www.statssa.gov.za||Pretoria
Strategic Fuel Fund||MPR|
Takeover Regulation Panel|+www.trpanel.co.za|TIC|Johannesburg
Taletso TVET College|+www.taletso.edu.za|HET|Mahikeng
Technology Innovation Agency|+www.tia.org.za|STI|Pretoria
The Department of Planning, Monitoring and Evaluation|www.dpme.gov.za||Pretoria
The Innovation Hub Management Centre|www.theinnovationhub.com||Pretoria
The Playhouse Company|www.playhousecompany.com|SAC|Durban
The Presidency|www.thepresidency.gov.za||Pretoria
The Richards Bay Industrial Development Zone|www.rbidz.co.za||Richards Bay
The South African State Theatre|+www.statetheatre.co.za|SAC|Pretoria
Tourism|+www.tourism.gov.za||Pretoria
Trade & Industry|+www.thedtic.gov.za||Pretoria
Trans-Caledon Tunnel Authority|+www.tcta.co.za|WS|Centurion
Transnet SOC Ltd|+www.transnet.net||Johannesburg
Transport|www.transport.gov.za||Pretoria
Transport Education and Training Authority|www.teta.org.za|HET|Randburg
TSHWANE AUTOMOTIVE SPECIAL ECONOMIC ZONE|+www.tasez.co.za||Pretoria
Tshwane north tvet college|+www.tnc.edu.za|HET|Pretoria
Tygerberg Hospital|||Cape Town
Umgeni Water||WS|Pietermaritzburg
uMalusi Council for Quality Assurance in General and Further Education and Training|+www.umalusi.org.za|BE|Pretoria
Unemployment Insurance Fund||EL|Pretoria
Universal Service and Access Agency of South Africa|+www.usaasa.org.za|CDT|
University of Mpumalanga|www.ump.ac.za|HET|Mbombela
UNIVERSITY OF SOUTH AFRICA (UNISA)|www.unisa.ac.za|HET|Pretoria
University of the Free State|www.ufs.ac.za|HET|Bloemfontein
Vaal Central Water|www.vaalcentralwater.co.za|WS|Bloemfontein
War Museum of the Boer Republics|www.wmbr.org.za|SAC|Bloemfontein
Water and Sanitation|+www.dws.gov.za||Pretoria
Water Research Commission|+www.wrc.org.za|WS|Pretoria
Western Cape - Agriculture|www.elsenburg.com||Elsenburg
Western Cape - Cultural Affairs and Sport|||Cape Town
Western Cape - Department of Mobility|||Cape Town
Western Cape - Economic Development and Tourism|||Cape Town
Western Cape - Education|||Cape Town
Western Cape - Gambling and Racing Board|+www.wcgrb.co.za||Cape Town
Western Cape - Health|||Cape Town
Western Cape - Human Settlements|||Cape Town
Western Cape - Infrastructure|||Cape Town
Western Cape - Local Government|||Cape Town
Western Cape - Nature Conservation Board|+www.capenature.co.za||Cape Town
Western Cape - Office of the Premier|||Cape Town
Western Cape - Provincial Treasury|||Cape Town
Western Cape - Social Development|||Cape Town
Western Cape - Transport and Public Works|||Cape Town
WESTERN COLLEGE TVET (WESTCOL)|+www.westcol.co.za|HET|Randfontein
Wholesale and Retail Sector Education and Training Authority|www.wrseta.org.za|HET|Centurion
William Humphreys Art Gallery|+www.whag.co.za|SAC|Kimberley
`;

const listedNames = new Set(organsOfState.map(({ name }) => organKey(name)));

const byKey: ReadonlyMap<string, OrganFacts> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', host = '', parent = '', seat = ''] = line.split('|');
      const key = organKey(name);
      if (!listedNames.has(key)) throw new TypeError(`${name} is no organ of state in the portal's list`);
      const bare = host.replace('+', '');
      const department = departments[parent];
      if (parent !== '' && department === undefined) throw new TypeError(`${name}: no department ${parent}`);
      return [
        key,
        {
          website: bare === '' ? null : `https://${bare}`,
          websiteBasis: host.startsWith('+') ? 'notices' : 'knowledge',
          parent: department ?? null,
          seat: seat || null,
        },
      ];
    }),
);

/** @returns what is known of an organ of state that is no municipality, by any of its names; null where nothing is */
export const organFacts = (name: string): OrganFacts | null => byKey.get(organKey(name)) ?? null;
