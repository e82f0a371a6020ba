/** An organ of state in the list of the eTenders portal. OCDS releases have its id as `buyer.id`. */
export type OrganOfState = { portalId: number; name: string };

/**
 * The portal's list of September 2025, one organ per line: id, blank, name. Spellings are the portal's, with misspellings
 * and one wrongly decoded dash, because names in rows are compared with them. Only outer blanks were removed, and one line
 * break in a name was replaced by a blank. Rows may contain organs that are not in this list.
 */
const list = `
1 Abaqulusi Local Municipality
2 Academy of Science of South Africa
3 Accounting Standards Board
4 African Exploration Mining and Finance Corporation Soc Ltd
5 Agrément South Africa
6 Agricultural Research Council
7 Agricultural Sector Education and Training Authority
8 Air Chefs SOC Ltd
9 Air Traffic and Navigation Services Company Limited
10 Airports Company of South Africa Limited
11 Airports Company of South Africa
12 Alexkor Limited
13 Alfred Duma Local Municipality
14 Alfred Nzo District Municipality
15 Amahlathi Local Municipality
16 Amajuba District Municipality
17 Amathole District Municipality
18 Amatola Water Board
19 ARMSCOR
20 Arts & Culture
21 Artscape
22 Gauteng - Automotive Industry Development Centre (AIDC)
23 AUTOPAX
24 Banking Sector Education and Training Authority
25 Ba-Phalaborwa Local Municipality
26 Basic Education
27 Beaufort West Municipality
28 Big Five Hlabisa Local Municipality
29 Bitou Municipality
30 Vaal Central Water
31 Blouberg Municipality
32 Blue crane route local municipality
33 Bojanala District Municipality
34 BRAND RSA
35 Breede Valley Municipality
36 Broadband Infraco SOC
37 Broadband Infrastructure Company (Pty) Ltd
38 BUFFALO CITY METROPOLITAN DEVELOPMENT AGENCY
39 Buffalo City Metropolitan Municipality
40 Buffalo City TVET
41 Bushbuckridge Local Municipality
42 Cacadu Development Agency
43 Cape Agency For Sustainable Integrated Development in Rural Areas (CASIDRA)
44 Cape Agulhas Municipality
45 Cape Town International Convention Centre
46 Cape Winelands District Municipality
47 Capricorn District Municipality
48 CASIDRA (SOC) Limited
49 Castle Control Board
50 Cederberg Municipality
51 CEF (Pty) Ltd
52 CENTLEC SOC LTD
53 Central Karoo District Municipality
54 Centre for Public Service Innovation
55 Chemical Industries Education and Training Authority
56 Chief Albert Luthuli Municipality
57 Chris Hani District Municipality
58 City Council of Johannesburg
59 City of Cape Town
60 City of Ekurhuleni
61 City Of Joburg Property Company (SOC) Ltd
62 City of Johannesburg - Metro Bus
63 City of Tshwane
64 City of uMhlathuze Municipality
65 City Power – Johannesburg
66 Civilian Secretariat for Police
67 Coega Development Cooperation
68 COGTA
69 COJ - City Power
70 Commission for Conciliation Mediation & Arbitration
71 Communications
72 Community Schemes Ombud Service
73 Companies and Intellectual Property Commission
74 Companies Tribunal
75 Competition Commission
76 Competition Tribunal
77 Construction Education and Training Authority
78 Construction Industry Development Board
79 Correctional Services
80 Council for Geoscience
81 Council for Medical Schemes
82 Council for Mineral Technology
83 Council for Scientific and Industrial Research (CSIR)
84 Council for the Built Environment
85 Council on Higher Education
86 CSIR
87 Culture Arts, Tourism, Hospitality And Sport Sector Education And Training Authority (CATHSSETA)
88 Dannhauser Local Municipality
89 Dawid kruiper Local Municipality
90 Defence
91 DENEL (Pty) Ltd
92 Department of Agriculture, Land Reform & Rural Development
93 Department of Community Safety and Transport Management
94 Department of Corporative Governance and Traditional Affairs
95 DEPARTMENT OF ECONOMIC, SMALL BUSINESS DEVELOPMENT, TOURISM AND ENVIRONMENTAL AFFAIRS
96 Department of Sports, Arts & Culture
97 Department of Women, Youth and Persons with Disabilities (DWYPD)
98 DEPARTMENTOF COMMUNICATIONS AND DIGITAL TECHNOLOGIES
99 Development Bank of Southern Africa
100 Die Afrikaanse Taal Museum
101 Dihlabeng Local Municipality
102 Dikgatlong Local Municipality
103 Dipaliseng local Municipality
104 Ditsobotla Local Municipality
105 Ditsong: Museums of South Africa
106 Dr Beyers Naude Local Municipality
107 Dr JS Moroka Local Municipality
108 Dr Kenneth Kaunda District Municipality
109 Dr Nkosazana Dlamini Zuma Local Municipality
110 Dr Pixley Ka Isaka Seme Local Municipality
111 DR PIXLEY KA SEME MEMORIAL HOSPITAL
112 Dr Ruth Mompati District Municipality
113 Dr Ruth Segomotsi District Municipality
114 Dr. Kenneth Kaunda District Municipality Economic Agency
115 Drakenstein Municipality
116 Driving Licence Card Account
117 Dube Tradeport
118 East London IDZ
119 East Rand Water Care Company
120 Eastern Cape - Automotive Industry Development Centre Eastern Cape SOC Ltd
121 Eastern Cape - East London Industrial Development Zone Corporation
122 Eastern Cape - Eastern Cape Development Corporation
123 Eastern Cape - Eastern Cape Gambling and Betting Board
124 Eastern Cape - Eastern Cape Parks and Tourism Agency
125 Eastern Cape - Eastern Cape Rural Finance Corporation Limited
126 Eastern Cape - Eastern Cape Socio-Economic Consultative Council
127 Eastern Cape - Economic Development & Environmental Affairs
128 Eastern Cape - Education
129 Eastern Cape - Health
130 Eastern Cape - Human Settlements
131 Eastern Cape - Legislature
132 Eastern Cape - Local Government and Traditional Affairs
133 Eastern Cape - Mayibuye Transport Corporation
134 Eastern Cape - Officer of the Premier
135 Eastern Cape - Provincial Treasury
136 Eastern Cape - Public Works and Infrastructure
137 Eastern Cape - Rural Development and Agrarian Reform
138 Eastern Cape - Safety and Liaison
139 Eastern Cape - Social Development
140 Eastern Cape - Sosio Economic Consultative Council
141 Eastern Cape - Sport Recreation Arts and Culture
142 Eastern Cape - Transport
143 EASTERN CAPE PARKS & TOURISM AGENCY
144 Eastern Cape Rural Development Agency
145 Economic Development
146 Education, Training and Development Practices SETA
147 Education
148 eDumbe Local Municipality
149 Ehlanzeni District Municipality
150 Ekurhuleni Housing Company
151 Ekurhuleni Water Care Company (ERWAT)
152 Ekurhuleni West TVET College
153 Electoral Commission (IEC)
154 Elias Motsoaledi Local Municipality
155 Elundini Local Municipality
156 Emadlangeni Local Municipality
157 EMAKHAZENI LOCAL MUNICIPALITY
158 Emalahleni Local Municipality
159 Emfuleni Local Municipality
160 Emthanjeni Local Municipality
161 Endumeni Local Municipality
162 Energy
163 ENGCOBO LOCAL MUNICIPALITY
164 Enoch Mgijima Local Municipality
165 Environmental Affairs
166 Ephraim Mogale Local Municipality
167 ESKOM
168 Estate Agency Affairs Board
169 Ethekwini Metropolitan Municipality
170 Export Credit Insurance Corporation of South Africa Limited
171 Fetakgomo Tubatse Local Municipality
172 Fiber Processing Manufacturing Sector Education and Training Authority
173 Film and Publication Board
174 Financial and Accounting Services SETA
175 Financial and Fiscal Commission
176 Financial Intelligence Centre
177 FINANCIAL SECTOR CONDUCT AUTHORITY (FSCA)
178 Financial Services Board
179 Food and Beverages Manufacturing Industry
180 National - Environment, Forestry and Fisheries
181 Francis Baard District Municipality
182 Free State - Agriculture and Rural Development
183 Free State - Corporate Governance Traditional Affairs
184 Free State - Education
185 Free State - Free State Development Corporation
186 Free State - Free State Gambling, Liquor and Tourism Authority
187 Free State - Free State Tourism Authority
188 Free State - Health
189 Free State - Office of the Premier
190 Free State - Provincial Treasury
191 Free State - Public Works and Infrastructure.
192 Free State - Social Development
193 Free State - Sport Arts Culture & Recreation
194 Freedom Park Trust
195 Gamagara Local Municipality
196 Garden Route District Local Municipality
197 Ga-Segonyana Local Municipality
198 Gauteng - Agriculture and Rural Development
199 Gauteng – Community Education and Training College
200 Gauteng - Community Safety
201 Gauteng - Co-operative Governance & Traditional Affairs (COGTA)
202 Gauteng - Economic Development
203 Gauteng - Education
204 Gauteng - Gauteng Department of e-Government
205 Gauteng - Gauteng Department of Human Settlements
206 Gauteng - Economic Development Agency
207 Gauteng - Gauteng Enterprise Propeller
208 Gauteng - Gauteng Gambling Board
209 Gauteng - Gauteng Infrastructure Funding Agency
210 Gauteng - Gauteng Tourism Authority
211 Gauteng - Gautrain Management Agency
212 Gauteng - Health
213 Gauteng - Infrastructure Development
214 Gauteng - Legislature
215 Gauteng - Officer of the Premier
216 Gauteng - Provincial Treasury
217 Gauteng - Roads and Transport
218 Gauteng - Social Development
219 Gauteng - Sport Arts Culture and Recreation
220 Gauteng City Region Academy
221 Gauteng Department of Social Development
222 Gauteng G-Fleet
223 Gauteng Growth and Development Agency (GGDA)
224 Gauteng Partnership Fund
225 George Municipality
226 Gert Sibande District Municipality
227 GERT SIBANDE TVET COLLEGE
228 Govan Mbeki Local Municipality
229 Government Pensions Administration Agency (GPAA)
230 Government Technical Advisory Centre (GTAC)
231 Great Kei Municipality
232 Greater Giyani Municipality
233 Greater Kokstad Local Municipality
234 Greater Letaba Local Municipality
235 Greater Taung Local Municipality
236 Greater Tzaneen Municipality
237 Hantam Local Municipality
238 Harry Gwala Development Agency
239 Harry Gwala District Municipality
240 Health
241 Health and Welfare Sector Education and Training Authority
242 Hessequa Municipality
243 Higher Education & Training
244 Home Affairs
245 Housing Development Agency
246 Human Sciences Research Council
247 Human Settlements
248 IKHALA PUBLIC TVET COLLEGE
249 ILembe District Municipality
250 Impendle Local Municipality
251 Independent Communications Authority of South Africa (ICASA)
252 Independent Development Trust
253 Independent Police Investigative Directorate
254 Independent Regulatory Board for Auditors
255 Industrial Development Corporation of South Africa Limited
256 Ingonyama Trust Board
257 Ingquza Hill Local Municipality
258 Inkomati Catchment Management Agency
259 Inkosi Langalibalele Local Municipality
260 Insurance Sector Education and Training Authority
261 Interfront
262 International Relations & Cooperation
263 International Trade Administration Commission
264 Intsika Yethu Local Municipality
265 Inxuba Yethemba Local Municipality
266 iSimangaliso Wetland Park
267 ITHALA SOC LIMITED
268 Iziko Museums of Cape Town
269 JB Marks Local Municipality
270 JOBURG THEATRE (SOC) LTD
271 Joe Gqabi District Municipality
272 Joe Morolong Local Municipality
273 Johannesburg City Parks and Zoo
274 Johannesburg Development Agency
275 Johannesburg Market
276 Johannesburg Metropolitan Bus Services (SOC) Ltd
277 Johannesburg Road Agency (JRA)
278 Johannesburg Social Housing Company (JOSHCO)
279 Johannesburg Water
280 John Taolo Gaetsewe District Municipality
281 Justice & Constitutional Development
282 Kagisano-Molopo Local Municiality
283 Kamiesberg Local Municipality
284 Kannaland Municipality
285 Kareeberg Municipality
286 Karoo Hoogland Local Municipality
287 Kgatelopele Local Municipality
288 Kgetlengrivier Local municipality
289 Khai/Garib Local Municipality
290 Khai-Ma Local Municipality
291 Kheis Local Municipality
292 King Cetshwayo Municipality
293 King Hintsa College
294 King Sabata Dalindyebo Local Municipality
295 Knysna Municipality
296 Komatiland Forests (SOC) Ltd
297 Kopanong Local Municipality
298 Kouga Municipality
299 Koukamma Municipality
300 Kwadukuza Municipality
301 Kwa-Zulu Natal - Agri-Business Development Agency
302 Kwazulu Natal - Agriculture Environmental Affairs and Rural Development
303 Kwazulu Natal - Arts and Culture
304 Kwazulu Natal - Community Safety and Liaison
305 Kwazulu Natal - Cooperative Governance and Traditional Affairs
306 Kwazulu Natal - Department of Agriculture and Rural Develeopment
307 Kwa-Zulu Natal - Dube TradePort Corporation
308 Kwazulu Natal - Economic Development, Tourism and Environ Affairs
309 Kwazulu Natal - Education
310 Kwa-Zulu Natal - Ezemvelo KwaZulu-Natal Wildlife
311 Kwazulu Natal - Health
312 Kwazulu Natal - Human Settlements
313 Kwa-Zulu Natal - Ithala Development Finance Corporation
314 Kwa-Zulu Natal - KwaZulu-Natal Gaming and Betting Board
315 Kwa-Zulu Natal - KwaZulu-Natal Provincial Planning and Development Commission
316 Kwa-Zulu Natal - Natal Sharks Board
317 Kwazulu Natal - Office of the Premier
318 Kwazulu Natal - Provincial Legislature
319 Kwazulu Natal - Provincial Treasury
320 Kwazulu Natal - Public Works (Head Office)
321 Kwazulu Natal - Social Development
322 Kwazulu Natal - Sport and Recreation
323 Kwa-Zulu Natal - Trade and Investment KwaZulu-Natal
324 Kwazulu Natal - Transport
325 KwaZulu-Natal Film Commission
326 KWAZULU-NATAL FILM INDUSTRY
327 KwaZulu-Natal Growth Fund Trust
328 KwaZulu-Natal Liquor Authority
329 KwaZulu-Natal Museum
330 KwaZulu-Natal Tourism Authority
331 KZN Growth Fund Trust
332 Labour
333 Laingsburg Municipality
334 Land and Agricultural Development Bank of South Africa
335 Langeberg Municipality
336 Legal Aid South Africa
337 Lejweleputswa District Municipality
338 Lekwa Local Municipality
339 Lepelle Northern Water
340 Lepelle-Nkumpi Municipality
341 Lephalale Local Municipality
342 Lesedi Local Municipality
343 Letsemeng Local Municipality
344 Lim345 Local Municipality
345 Limpopo - Agriculture
346 Limpopo - Economic Development Environment & Tourism
347 Limpopo - Education
348 Limpopo - Gateway Airport Authority Limited
349 Limpopo - Health
350 Limpopo - Limpopo Development Corporation
351 Limpopo - Limpopo Gambling Board
352 Limpopo - Limpopo Roads Agency
353 Limpopo - Limpopo Tourism Agency
354 Limpopo - Local Government and Housing
355 Limpopo - Office of the Premier
356 Limpopo - Provincial Treasury
357 Limpopo - Public Works
358 Limpopo - Roads and Transport
359 Limpopo - Social Development
360 Limpopo - Sport Arts and culture
361 Limpopo - Economic Development Agency
362 Local Government Education and Training Authority
363 Madibeng Local Municipality
364 Mafube Local Municipality
365 Magalies Water
366 Mahikeng Local Municipality
367 Majuba Tvet college
368 Makana Local Municipality
369 Makhado Local Municipality
370 Makhuduthamaga Local Municipality
371 Maluti-a-Phofung Local Municipality
372 Free State - Maluti-A-Phofung Special Economic Zone
373 Maluti-a-Phofung Water
374 Mamusa Local Municipality
375 Mandela Bay Development Agency
376 Mandeni Local Municipality
377 Mangaung Metropolitan Municipality
378 Mango Airlines Soc Ltd
379 Mantsopa Local Municipality
380 Maphumulo Local Municipality
381 Maquassi hill Local Municipality
382 Market Theatre Foundation
383 Maruleng Municipality
384 Masilonyana local municipality
385 Matatiele Local Municipality
386 Matjhabeng Local Municipality
387 Matlosana Local Municipality
388 Matzikama Municipality
389 Mbhashe Local Municipality
390 Winnie Madikizela-Mandela - EC Local Municipality
391 Mbombela Local Municipality
392 Media, Information and Communication Technologies Sector Education and training Authority (MICT SETA)
393 Medical Research Council of South Africa
394 Merafong Local Municipality
395 Metsimaholo Local Municipality
396 Mhlathuze Water
397 Mhlontlo Local Municipality
398 Midvaal Local Municipality
399 Military Veterans
400 Mine Health and Safety Council
401 National - Mineral Resources and Energy
402 Mining Qualifications Authority
403 MINTEK
404 MKHAMBATHINI LOCAL MUNICIPALITY
405 Mkhondo Local Municipality
406 Msinsi Holding (SOC)
407 Mnquma Local Municipality
408 Modimolle-Mookgophong Local Municipality
409 Mogalakwena Local Municipality
410 Mogale City Local Municipality
411 Mohokare Local Municipality
412 Molemole Municipality
413 Mopani District Municipality
414 Moqhaka Local Municipality
415 Moretele Local Municipality
416 Moses Kotane Institute
417 Moses Kotane Local Municipality
418 Mossel Bay Municipality
419 Mpofana Local Municipality
420 Mpumalanga - Agriculture Rural Development and Land Administration
421 Mpumalanga - Community Safety Security and Liaison
422 Mpumalanga - Cooperative Governance and Traditional Affairs
423 Mpumalanga - Culture Sport and Recreation
424 Mpumalanga - Economic Development Environment and Tourism
425 Mpumalanga - Education
426 Mpumalanga - Finance
427 Mpumalanga - Health
428 Mpumalanga - Human Settlements
429 Mpumalanga - Mpumalanga Economic Growth Agency (MEGA)
430 Mpumalanga - Mpumalanga Regional Training Trust (MRTT)
431 Mpumalanga - Mpumalanga Tourism and Parks Agency (MTPA)
432 Mpumalanga - Office of the Premier
433 Mpumalanga - Public Works Roads and Transport
434 Mpumalanga Social Development
435 Mpupalanga - Mpumalanga Economic Growth Agency
436 Msinga Local Municipality
437 Msunduzi Local Municipality
438 Msunduzi Museum
439 Mtubatuba Local Municipality
440 Municipal Demarcation Board
441 Municipal Infrastructure Investment Unit
442 Municipal Infrastructure Support Agent
443 Musina Local Municipality
444 Nama Khoi Local Municipality
445 NamaKwa District Municipality
446 National Agricultural Marketing Council
447 National Arts Council of South Africa
448 National Consumer Commission
449 National Consumer Tribunal
450 National Credit Regulator
451 National Development Agency
452 National Economic Development and Labour Council
453 National Electronic Media Institute of South Africa
454 National Empowerment Fund
455 National Energy Regulator of South Africa
456 National Film and Video Foundation of South Africa
457 National Gambling Board of South Africa
458 National Health Laboratory Service
459 National Heritage Council of South Africa
460 National Home Builders Registration Council
461 National Housing Finance Corporation Limited
462 NATIONAL INSTITUTE FOR THE HUMANITIES AND SOCIAL SCIENCES (NIHSS)
463 National Library of South Africa
464 National Lotteries Commission
465 NATIONAL METROLOGY INSTITUTE OF SOUTH AFRICA
466 National Nuclear Regulator
467 National Prosecuting Authority (NPA)
468 National Radioactive Waste Disposal Institute (NRWDI)
469 National Regulator for Compulsory Specifications
470 National Research Foundation
471 National School of Government
472 National Student Financial Aid Scheme
473 National Treasury
474 National Urban Reconstruction and Housing Agency
475 National Youth Development Agency
476 Ncome Museum
477 Ndlambe Local Municipality
478 Ndwedwe Local Municipality
479 Nelson Mandela Bay Municipality
480 Nelson Mandela National Museum
481 Newcastle Local Municipality
482 Ngaka Modiri Molema District Municipality
483 Nkandla Local Municipality
484 Nkangala District Municipality
485 Nketoana Local Municipality
486 Nkomazi Local Municipality
487 Nongoma Local Municipality
488 North West - Department of Community Safety and Transport Management
489 North West - Department of Economic Development, Environment, Conservation and Tourism
490 North West - Department of Education
491 North West - Department of Finance
492 North West - Department of Health
493 North West - Human Settlements
494 North West - Department of Public Works and Roads
495 North West - Department of Social Development
496 North West - Department of Tourism
497 North West - North West Development Corporation (Pty) ltd
498 North West - North West Gambling Board
499 North West - North West Housing Corporation
500 North West - North West Parks and Tourism Board
501 North West - North West Transport Investment (Pty) ltd
502 North West - Office of the Premier
503 NORTH WEST UNIVERSITY
504 Northern Cape - Agriculture and Land Reform
505 Northern Cape - Cooperative Governance Human Settlement and Traditional Affairs
506 Northern Cape - Economic Development and Tourism
507 Northern Cape - Education
508 Northern Cape - Environmental Affairs and Nature Conservation
509 Northern Cape - Finance
510 Northern Cape - Health
511 Northern Cape - Office of the Premier
512 Northern Cape - Roads and Public works
513 Northern Cape - Social Development
514 Northern Cape - Sport Arts and Culture
515 Northern Cape - Transport Safety and Liaison
516 Nquthu Local Municipality
517 Ntabankulu Local Municipality
519 Nyandeni Local Municipality
520 Office of Health Standards Compliance (OHSC)
521 Office of the Chief Justice
522 Office of the Ombud for Financial Service Providers
523 Office of the Pension Funds Adjudicator
524 Okhahlamba Local Municipality
525 Onderstepoort Biological Products Limited
526 OR Tambo District Municipality
527 ORBIT TVET COLLEGE
528 Oudtshoorn Municipality
529 Overberg District Municipality
530 Overberg Water
531 Overstrand Municipality
532 PAN SOUTH AFRICAN LANGUAGE BOARD (PANSALB)
533 Parliament of the Republic of South Africa
534 Passenger Rail Agency of South Africa
535 Pelladrift Water Board
536 Performing Arts Council of the Free State
537 Perishable Products Export Control Board
538 Petroleum Agency SA
539 PetroSA
540 Phokwane Local Municipality
541 Phumelela Local Municipality
542 Pick it up
543 Pixley Ka Seme District Municipality
544 Polokwane Municipality
545 Port St Johns Local Municipality
546 Ports Regulator of South Africa
547 Private Security Industry Regulatory Authority
548 Productivity SA
549 Public Enterprises
550 Public Investment Corporation Limited
551 Public Protector South Africa
552 Public Service & Administration
553 Public Service Commission
554 Public Service Sector Education and Training Authority
555 Public Works
556 Quality Council for Trades and Occupations
557 Railway Safety Regulator
558 RAMOTSHERE MOILOA LOCAL MUNICIPALITY
559 Rand Water
560 Rand West Local Municipality
561 Ratlou Local Municipality
562 Ray Nkonyeni Local Municipality
563 Renosterburg Local Municipality
564 Richtersveld Municipality
565 Road Accident Fund
566 Road Traffic Infringement Agency
567 Road Traffic Management Corporation
568 Robben Island Museum
569 Rural Development & Land Reform
570 Rural Housing Loan Fund
571 Rustenburg Local Municipality
572 SA Bureau of Standards
573 SA Police Service
574 SA Revenue Service
575 Safety and Security Education and Training Authority
576 Sakhisizwe Local Municipality
577 SALDANHA BAY INDUSTRIAL DEVELOPMENT ZONE
578 SALDANHA BAY MUNICIPALITY
579 Sarah Baartman District Municipality
580 SASRIA
581 Sasria Limited
582 National Science and Innovation
583 Sedibeng District Municipality
584 Sedibeng Water
585 Sekhukhune District Municipality
586 Senqu Local Municipality
587 Sentech Limited
588 Services Sector Education and Training Authority
589 Siyancuma Local Municipality
590 Siyathemba Local Municipality
591 SKA SA â€“ Square Kilometre Array
592 Small Business Development
593 Small Enterprise Development Agency
594 Small Enterprise Finance Agency
595 Social Development
596 Social Housing Regulatory Authority
597 Solplaatje Local Municipality
598 South African Airways (Pty) Limited
599 South African Astronomical Observatory (NRF)
600 South African Broadcasting Corporation Limited
601 South African Civil Aviation Authority
602 South African Council for Educators
603 South African Diamond and Precious Metals Regulator
604 South African Environmental Observation Network (SAEON)
605 South African Express (Pty) Limited
606 South African Forestry Company Limited
607 SOUTH AFRICAN HEALTH PRODUCTS REGULATORY AUTHORITY
608 South African Heritage Resources Agency
609 South African Human Rights Commission
610 South African Library for the Blind
611 South African Local Government Association
612 South African Maritime Safety Authority
613 South African National Accreditation System
614 South African National Aids Trust (SANAC Trust)
615 South African National Biodiversity Institute
616 South African National Energy Development Institute
617 South African National Parks
618 South African National Roads Agency Soc Limited (SANRAL)
619 South African National Space Agency
620 South African Nuclear Energy Corporation Limited
621 South African Police Service
622 South African Post Office Limited
623 South African Qualifications Authority
624 South African Revenue Service
625 South African Social Security Agency
626 SOUTH AFRICAN SPECIAL RISKS INSURANCE ASSOCIATION (Sasria Soc Ltd)
627 South African Tourism
628 South African Weather Service
629 Special Investigation Unit
630 Sport & Recreation South Africa
631 State Diamond Trader
632 State Information Technology Agency
633 State Security Agency
634 Statistics South Africa
635 Stellenbosch Municipality
636 Steve Tshwete Local Municipality
637 Strategic Fuel Fund
638 Sundays River Valley Municipality
639 Swartland Municipality
640 Swellendam Municipality
641 Taletso TVET College
642 Technology Innovation Agency
643 Telecommunications and Postal Services
644 Thaba Chweu Local Municipality
645 Thabazimbi Local Municipality
646 The Co-operatives Banks Development Agency
647 The Department of Planning, Monitoring and Evaluation
648 THE MVULA TRUST
649 The National English Literary Museum
650 The Playhouse Company
651 The Presidency
652 The Richards Bay Industrial Development Zone
653 The Social Housing Regulatory Authority
654 The South African Bureau of Standards (SABS)
655 The South African National Roads Agency Limited
656 The South African Qualifications Authority (SAQA)
657 The South African State Theatre
658 Theewaterkloof Municipality
659 Thembelihle Local Municipality
660 Thembisile Hani Local Municipality
661 Thulamela Local Municipality
662 Tokologo Local Municipality
663 Tourism
664 Trade & Industry
665 Trans-Caledon Tunnel Authority
666 Transnet National Ports Authority
667 Transnet SOC Ltd
668 Transport
669 Transport Education and Training Authority
670 Tsantsabane Local Municipality
671 TSHWANE AUTOMOTIVE SPECIAL ECONOMIC ZONE
672 TSHWANE ECONOMIC DEVELOPMENT AGENCY
673 Tshwane north tvet college
674 Tswaing Local Municipality
675 Tswelopele Local Municipality
676 Johannes Phumani Phungula local Municipality
677 UBUNTU LOCAL MUNICIPALITY
678 Ugu Disctrict Munucipality
679 Ulundi Local Municipality
680 uMalusi Council for Quality Assurance in General and Further Education and Training
681 Umdoni Local Municipality
682 uMfolozi Local Municipality
683 Umgeni Water
684 uMgungundlovu District Municipality
685 Umhlabuyalingana Local Municipality
686 uMhlathuze Municipality
687 Umkhanyakude District Municipality
688 uMlalazi Municipality
689 Umngeni Municipality
690 uMshwathi local Municipality
691 Umsobomvu Local Municipality
692 uMsunduzi Museum
693 Umuziwabantu Local Municipality
694 Umvoti Local Municipality
695 Umzimkhulu Local Municipality
696 Umzimvubu Local Municipality
697 Umzinyathi District Municipality
698 Umzumbe Local Municipality
699 Unemployment Insurance Fund
700 Universal Service and Access Agency of South Africa
701 Universal Service and Access Fund
702 University of Mpumalanga
703 UNIVERSITY OF SOUTH AFRICA (UNISA)
704 Uphongolo Local Municipality
705 uThukela District Municipality
706 uThukela Water (Pty) Ltd
707 uThungulu District Municipality
708 Ventersdorp/Tlokwe LM 405 NW
709 Vhembe District Municipality
710 Victor Khanye Local Municipality
711 War Museum of the Boer Republics
712 Water and Sanitation
713 Water Research Commission
714 Waterberg District Municipality
715 West Coast District Municipality
716 West Rand District Municipality
717 Western Cape - Agriculture
718 Western Cape - Police Oversight and Community Safety
719 Western Cape - Cultural Affairs and Sport
720 Western Cape - Economic Development and Tourism
721 Western Cape - Education
722 Western Cape - Environmental Affairs and Development
723 Western Cape - Health
724 Western Cape - Human Settlements
725 Western Cape - Local Government
726 Western Cape - Office of the Premier
727 Western Cape - Provincial Treasury
728 Western Cape - Saldanha Bay Industrial Development Zone
729 Western Cape - Social Development
730 Western Cape - Transport and Public Works
731 Western Cape - Investments and Trade Promotion Agency
732 Western Cape - Western Cape Liquor Board
733 WESTERN COLLEGE TVET (WESTCOL)
734 Wholesale and Retail Sector Education and Training Authority
735 Witzenberg Municipality
736 Women
737 Xhariep District Municipality
738 ZF Mgcawu District Municipality
739 Zululand District Municipality
741 Mpumalanga - Provincial Treasury
742 North West - Provincial Treasury
743 Tygerberg Hospital
744 Independent Power Producer Office (IPPO) - part of Department of Mineral Resources and Energy
745 Department of Land Reform & Rural Development
746 Waterberg TVET College
747 Eastern Cape CET College
748 Purchasing Consortium Southern Africa (PURCOSA)
749 Rights of Cultural, Religious & Linguistic Communities
750 Northlink TVET College
751 Ekurhuleni East Tvet College
752 Manufacturing, Engineering and Related Services SETA (merSETA)
753 KwaZulu Natal-Community Education and Training College
754 Safety and Security Sector Education and Training Authority (Sasseta)
755 Government Communications (GCIS)
756 Breede-Gouritz Catchment Management Agency
757 Msukaligwa Local Municipality
758 Western Cape - Nature Conservation Board
759 Luthuli museum
760 Port Elizabeth TVET College
761 Elangeni TVET College
762 The Innovation Hub Management Centre
763 Atlantis Special Economic Zone SOC LTD
764 Commission for Gender Equality
765 Eastern Cape Liquor Board
766 Magareng Local Municipality
767 VUSELELA TVET COLLEGE
768 Government Printing Works
769 Eastcape Midlands Tvet College
770 Cross-Border Road Transport Agency
771 Office Of The Valuer-General
772 Free State - Human Settlement
773 Free State - Police, Roads and Transport
774 Free State - Economic, Small Business Development and Environmental Affairs (DESTEA)
775 Media Development and Diversity Agency
776 Northern Cape - Economic Development, Trade and Investment Promotion Agency
777 Joe Gqabi - Economic Development Agency (Jogeda)
778 Eastern Cape - Cooperative Governance  and Traditional Affairs
779 The Limpopo Community Education and Training College
780 Ingwe Tvet College
781 Kwa-Zulu Natal - Legislature
782 National Skills Fund (NSF)
783 South African Council for Natural Scientific Professions
784 Northern Cape - Provincial Treasury
785 National Museum Bloemfontein
786 Ntinga O.R Tambo Development Agengy
787 Limpopo - Department of Community Safety and Transport Management
788 Energy and Water Sector Education and Training Authority
789 Capricorn TVET College
790 ESAYIDI TVET COLLEGE
791 North West - Department of Arts, Culture, Sports and Recreation
792 Northern Cape - Tourism Authority
793 ILembe - Enterprise iLembe Economic Development Agency
794 Finance and Accounting Services Sector Education and Training Authority (Fasset)
795 Constitution Hill Development Company
796 National - Employment and Labour
797 Flavius Mareka TVET College
798 Postbank SOC
799 William Humphreys Art Gallery
800 Prince Albert Municipality
801 City of Tshwane - Housing Company
802 Setsoto - FS Local Municipality
803 Bergrivier - WC Local Municipality
804 Marine Living Resources Fund
805 North West - North West Community Education and Training College
806 Amazwi - South African Museum of Literature
807 Free State - Fleet Management
808 Fort Cox Agriculture and Forestry Training Institute
809 North West - Department of Agriculture and Rural Development
810 North West - Department of Employment and Labour
811 North West - Mmabana Arts, Culture and Sport Foundation
812 Mandela Bay Theatre Complex
813 South Cape TVET College
814 Western Cape - Gambling and Racing Board
815 Limpopo - Co-operative Governance, Human Settlements and Traditional Affairs
816 Northern Cape - Community Education and Training College
817 Great North Transport (SOC)Ltd
818 Mcgregor Museum (Kimberly)
819 Gauteng Film Commission - Sport, Arts , Culture and Recreation
820 The South African Institute for Drug-Free Sport
821 Western Cape - Community Education and Training College
822 Higher Education and Training - Mopani East TVET College
823 False Bay TVET College
824 Western Cape Tourism, Trade and Investment Promotion Agency
825 University of the Free State
826 Nala Local Municipality
827 Bela Bela Local Municipality
828 Mpumalanga - Community Education and Training
829 Motheo TVET College
830 Higher Education and Training - College of Cape Town
831 Thabo Mofutsanyana District Municipality
832 Takeover Regulation Panel
833 Maluti Tvet College
834 Sedibeng TVET College
835 Boxing South Africa
836 Walter Sisulu Local Municipality
837 North West - Department of Cooperative Governance and Traditional Affairs (GoGTA)
838 Umgungundlovu Economic Development Agency SOC
839 The South African Council for Project and Construction Management Professions
840 Fezile Dabi District Municipality
841 Western Cape - Department of Mobility
842 Border Management Authority
843 Ombud Council
844 Mthashana TVET
845 Ngwathe Local Municipality
846 Sefako Makgatho Health Sciences University
847 Richmond - KZ Local Municipality
848 Naledi - NW Local Municipality
849 Correctional Services - Judicial Inspectorate
850 Nkangala TVET College
851 Lejweleputswa Development Agency
852 City of Johannesburg - Metropolitan Trading Company
853 uShaka Marine World
854 Thekwini TVET College
855 Free State - Legislature
856 Mpumalanga - Economic Regulator
857 Cape Town Stadium (RF) SOC LIMITED
858 Alfred Nzo – Development agency
859 Agriculture an Rural Development KZ - KZN Farming Enterprise
860 Eskom National Transmission Company of South Africa
861 Small Enterprise Development and Finance Agency
862 Jozini - KZ Local Municipality
863 National Bargaining Council Road Freight and Logistics Industry
864 KwaZulu Natal Economic Regulatory Authority
865 KwaZulu-Natal - Tourism And Film Authority
866 Higher Education and Training - Central Johannesburg College
867 Limpopo - Legislature
868 Higher Education and Training - Mnambithi TVET College
869 North West - Legislature
870 Information Regulator
871 Mbizana Municipality
872 Higher education and training - Boland TVET College
873 Eastern Cape - Agriculture
874 National - Department of Agriculture
875 Mpumalanga - Co-operative Governance, Human Settlements, and Traditional Affairs
876 South African Reserve Bank
877 Ehlanzeni TVET College
878 Western Cape - Infrastructure
879 National - Department of Electricity and Energy
`;

/** All listed organs of state in the order of their ids. */
export const organsOfState: readonly OrganOfState[] = list
  .trim()
  .split('\n')
  .map((line) => {
    const blank = line.indexOf(' ');
    return { portalId: Number(line.slice(0, blank)), name: line.slice(blank + 1) };
  });
