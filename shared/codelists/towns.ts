import { municipalityOf } from '#shared/codelists/municipalities.ts';
import { findProvince, type ProvinceCode } from '#shared/codelists/provinces.ts';

/**
 * The name of a place: a town, a suburb, or a landmark such as a power station. Suburbs of the eight metropolitan municipalities are
 * places of the Census 2011 (main places and sub-places, Statistics South Africa), with the spellings that publishers were seen to use. A name of several places (Middelburg,
 * Richmond) has several entries. `weak` names are also words, persons or streets, so that they are no evidence in running
 * text. `municipality` is null where only the province is known.
 */
export type Town = {
  name: string;
  kind: 'town' | 'landmark';
  weak: boolean;
  province: ProvinceCode;
  municipality: string | null;
};

/**
 * Cities by whose names suburbs of neighbouring metropolitan municipalities are addressed: `Jet Park, Johannesburg` is in Ekurhuleni.
 */
export const cities: ReadonlySet<string> = new Set(
  'Johannesburg;Johannessburg;Johanessburg;Johanneburg;Johannesberg;Joburg;Pretoria;Pretroia;Durban;Cape Town;Kaapstad;Port Elizabeth;Gqeberha;East London;Bloemfontein'.split(
    ';',
  ),
);

/** Towns and suburbs, after the code of their municipality or province; `~` marks a weak name. */
const towns = `
CPT Cape Town; Kaapstad; Bellville; Bellvile; Parow; ~Goodwood; Durbanville; Brackenfell; Kraaifontein; Kuilsrivier; Kuils River; Eerste River; Eersterivier; Eesterivier; Faure; Somerset West; ~Strand; ~Gordon's Bay; Khayelitsha; Mitchells Plain; Mitchell's Plain; Gugulethu; Nyanga; ~Langa; Philippi; Athlone; Wynberg; ~Claremont; Rondebosch; Mowbray; Pinelands; ~Observatory; Salt River; Saltriver; ~Woodstock; Foreshore; Sea Point; ~Green Point; Camps Bay; Hout Bay; Muizenberg; Fish Hoek; Simon's Town; Simonstown; Simons Town; Kommetjie; Noordhoek; ~Constantia; Tokai; ~Westlake; ~Retreat; Grassy Park; Ottery; Epping; Ndabeni; Maitland; Milnerton; Montague Gardens; Blouberg; Bloubergstrand; Table View; Melkbosstrand; Atlantis; Mamre; Duynefontein; Matroosfontein; Bishop Lavis; ~Delft; Bonteheuwel; Elsies River; Blackheath; ~Blue Downs; Mfuleni; Macassar; Lwandle; ~Newlands; ~Rosebank; ~Kenilworth; Plumstead; ~Diep River; Bergvliet; Lansdowne; ~Hanover Park; Manenberg; Paarden Eiland; Paarden Island; ~Brooklyn; ~Century City; Plattekloof; Tygervalley; Tyger Valley; Tygerberg; Groote Schuur; ~Airport Industria; ~Oranjezicht; Vredehoek; ~Tamboerskloof; Bo-Kaap; Ruyterwacht; ~Lotus River; Heideveld; ~Kensington; Blomtuin; Chempet; Zandvlei; Wallacedene; Bloekombos; Fisantekraal; ~Philadelphia; V and A Waterfront; Vukani
WC011 Vredendal; Vanrhynsdorp; Van Rhynsdorp; Klawer; Lutzville; Strandfontein; Ebenhaeser; Nuwerus; Bitterfontein; Doringbaai; Doring Bay; Koekenaap; Rietpoort; Kliprand
WC012 Clanwilliam; Citrusdal; Graafwater; Lamberts Bay; Lambert's Bay; Elands Bay; Wupperthal; ~Algeria; Leipoldtville
WC013 Piketberg; Porterville; Velddrif; Velddrift; ~Aurora; Eendekuil; Redelinghuys; Dwarskersbos; Goedverwacht; Wittewater; Laaiplek
WC014 Vredenburg; Saldanha; Langebaan; St Helena Bay; Hopefield; Paternoster; Jacobsbaai; Louwville
WC015 Malmesbury; Moorreesburg; Mooreesburg; ~Darling; Yzerfontein; Riebeek Kasteel; Riebeek West; Kalbaskraal; Abbotsdale; ~Chatsworth; Koringberg; Ilinge Lethu
WC022 ~Ceres; Tulbagh; Wolseley; Prince Alfred's Hamlet; Prince Alfred Hamlet; Op-die-Berg; Nduli; ~Bella Vista
WC023 Paarl; ~Wellington; Gouda; Saron; Mbekweni; ~Hermon; Simondium; ~Wemmershoek; Dal Josaphat; Daljosafat; Klapmuts
WC024 Stellenbosch; Franschhoek; Franschoek; Pniel; Kylemore; Kayamandi; ~Jamestown; Klapmuts; Lynedoch; Idas Valley; Cloetesville; Raithby
WC025 ~Worcester; Rawsonville; De Doorns; Touws River; Touwsrivier; Zwelethemba; Kwaggaskloof Dam; Avian Park
WC026 ~Robertson; ~Montagu; ~Ashton; Bonnievale; McGregor; Nkqubela; Zolani
WC031 Caledon; Grabouw; Villiersdorp; Riviersonderend; Genadendal; Greyton; Botrivier; Bot River; Botriver; Tesselaarsdal; ~Elgin; Bereaville
WC032 Hermanus; Gansbaai; Kleinmond; ~Stanford; Hawston; Zwelihle; Onrus; Betty's Bay; Bettys Bay; Rooi Els; Rooiels; Pringle Bay; Karwyderskraal; Pearly Beach; Sandbaai; Mount Pleasant
WC033 Bredasdorp; Struisbaai; L'Agulhas; Arniston; ~Napier; ~Elim; Waenhuiskrans; Klipdale; Protem
WC034 Swellendam; Barrydale; Suurbraak; Buffeljagsrivier; Malgas; Infanta
WC041 Ladismith; Calitzdorp; Zoar; Van Wyksdorp; Vanwyksdorp
WC042 Riversdale; Stilbaai; Still Bay; Stillbay; Heidelberg; Albertinia; Gouritsmond; Gouritz; Slangrivier; Witsand; Jongensfontein; Melkhoutfontein; Askraal; Duivenhoks
WC043 Mossel Bay; Mosselbaai; Mosselbay; Hartenbos; Great Brak River; Groot Brakrivier; KwaNonqaba; D'Almeida; Dana Bay; Danabaai; Herbertsdale; Brandwacht; Boggomsbaai; Friemersheim; Voorbaai; Ruiterbos
WC044 ~George; Goerge; Uniondale; Haarlem; Wilderness; Pacaltsdorp; Thembalethu; Blanco; Herolds Bay; Dormehlsdrift; Dormelsdrift; Rosemoor; Touwsranten; Waboomskraal
WC045 Oudtshoorn; De Rust; Dysselsdorp; Bongolethu; Bridgton; Volmoed; Schoemanshoek
WC047 Plettenberg Bay; Plettenbergbaai; Kwanokuthula; Kranshoek; Nature's Valley; Kurland; Wittedrift; The Crags; Keurboomstrand; ~New Horizons
WC048 Knysna; Sedgefield; Rheenendal; Karatara; Khayalethu; ~Concordia; ~Belvidere; Buffels Bay; Buffalo Bay; Smutsville; Sizamile; Brenton-on-Sea
WC051 Laingsburg; Matjiesfontein; Goldnerville; Vleiland
WC052 Prince Albert; Leeu-Gamka; Klaarstroom; Prince Albert Road; Merweville
WC053 Beaufort West; Murraysburg; Merweville; Nelspoort; Beaufort-Wes
BUF East London; Oos-Londen; King William's Town; King Williams Town; King Williamstown; Qonce; Bhisho; Bisho; Mdantsane; Zwelitsha; Dimbaza; Gonubie; Beacon Bay; ~Vincent; Quigney; Amalinda; Southernwood; Chiselhurst; Chieselhurst; Ginsberg; Phakamisa; Ilitha; ~Berlin; Kidds Beach; ~Cambridge; Duncan Village; Reeston; Breidbach; ~Baysville; Nahoon; Sunnyridge; ~Arcadia; ~Berea; Ndevana; Needs Camp; Scenery Park; Selborne; Fort Jackson; Schornville; Balasi; Braelyn; Rosedale
NMA Port Elizabeth; Gqeberha; Gqebera; Gweberha; Uitenhage; Kariega; Despatch; Motherwell; New Brighton; KwaZakhele; Kwazakele; Zwide; Kwadwesi; Bethelsdorp; Summerstrand; Walmer; ~Humewood; Newton Park; Greenacres; ~North End; Korsten; Deal Party; Struandale; Swartkops; Coega; Ngqura; Baakens Valley; KwaNobuhle; Blue Horizon Bay; ~Lorraine; Markman; ~Mount Croix; Schauderville; Gelvandale; Missionvale; Colchester; Bluewater Bay; ~Fairview; Rocklands; Perseverance
EC101 Graaff-Reinet; Graaf Reinet; Graaff Reinette; ~Aberdeen; Nieu-Bethesda; Jansenville; Klipplaat; Willowmore; Steytlerville; Rietbron; Robert Sobukwe Town; Umasizakhe
EC102 Somerset East; KwaNojoli; Cookhouse; Pearston; Aeroville
EC104 Makhanda; Grahamstown; Alicedale; Riebeeck East; Riebeek East; Joza
EC105 Port Alfred; ~Alexandria; Kenton-on-Sea; Bathurst; Boknes; Cannon Rocks; Bushmans River Mouth; Bushmansriver; Nemato; Marselle; Boesmansriviermond
EC106 ~Kirkwood; Addo; ~Paterson; Enon; Bersheba; Nomathamsanqa; Moses Mabida; Sunland
EC108 Jeffreys Bay; Jeffrey's Bay; Jeffreysbaai; Humansdorp; Hankey; Patensie; St Francis Bay; Cape St Francis; St. Francis; Loerie; ~Thornhill; Oyster Bay; KwaNomzamo; ~Weston; Kruisfontein
EC109 Kareedouw; Joubertina; Storms River; Stormsriver; Stormsrivier; Stormsriver Mouth; Louterwater; Krakeel; Coldstream; ~Clarkson; Misgund; ~Woodlands; Tsitsikamma; Ravinia; Kagiso Heights
EC121 Dutywa; Idutywa; Willowvale; Gatyana; Elliotdale; Elliot Dale; Xhora
EC122 Butterworth; Gcuwa; Nqamakwe; Ngqamakhwe; Centane; Kentani; Ndabakazi; Ibika; Msobomvu
EC123 Komga; Kei Mouth; Haga Haga; Cintsa; Chintsa; Morgan Bay; Morgans Bay; Kei Road
EC124 Stutterheim; Cumakala; Cathcart; Keiskammahoek; Amabele; Kologha; Mlungisi
EC126 Peddie; ~Hamburg; Ngqushwa
EC129 ~Alice; Fort Beaufort; KwaMaqoma; Middledrift; ~Seymour; Hogsback; ~Adelaide; Khobonqaba; ~Bedford; ~Balfour; Debe Nek; Healdtown; Dikeni; Ntselamanzi
EC131 Cradock; Nxuba; Middelburg; Rosmead; Lingelihle; KwaNonzame; Michausdal
EC135 Cofimvaba; Tsomo; Ncora; Qamata
EC136 Indwe; Dordrecht; Lady Frere; Cacadu
EC137 Ngcobo; Engcobo; Clarkebury; Coghlan
EC138 Cala; ~Elliot; Khowa
EC139 Queenstown; Komani; Ezibeleni; Whittlesea; Sada; Tarkastad; Hofmeyr; Molteno; Sterkstroom; Ilinge; ~Lesseyton; ~Thornhill; Mlungisi
EC141 Maclear; Nqanqarhu; Mount Fletcher; Tlokoeng; Ugie; Katkop
EC142 Barkly East; Barkley East; Lady Grey; Sterkspruit; Herschel; ~Rhodes; ~Rossouw; Hlohlolwane
EC145 Aliwal North; Aliwal-Noord; Maletswai; Burgersdorp; ~Jamestown; Steynsburg; Venterstad; Oviston; Khayamnandi; Mzamomhle; Dukathole
EC153 Lusikisiki; Flagstaff; Flagtsaff; Siphaqeni; Holy Cross; Mkambati; Mbotyi
EC154 Port St Johns; Port St. John's; Port Saint Johns; Tombo; Majola
EC155 Libode; Ngqeleni; Mdumbi; Buntingville; Canzibe
EC156 Qumbu; Tsolo; Sulenkama
EC157 Mthatha; Umtata; Mqanduli; Viedgesville; Coffee Bay; Qunu; Hole in the Wall; Mvezo; Unitra; Ncise; Fortgale; Ncambedlana; Ngangelizwe; Northcrest; Southernwood
EC441 Matatiele; Maluti; Cedarville; Itsokolele
EC442 Mount Frere; Mt Frere; KwaBhaca; Mount Ayliff; Mt Ayliff; Maxesibeni; Emaxesibeni; Phakade
EC443 Bizana; Mbizana; Mzamba; Wild Coast
EC444 Ntabankulu; Tabankulu
EC Transkei; Ciskei
NC061 Port Nolloth; Alexander Bay; Alexanderbay; Kuboes; Lekkersing; Sanddrift; Eksteenfontein
NC062 Springbok; Okiep; Nababeep; Steinkopf; Kleinzee; Kleinsee; ~Concordia; Komaggas; Carolusberg; Buffelsrivier; Vioolsdrif; Vioolsdrift; Bulletrap
NC064 Garies; Kamieskroon; Hondeklip Bay; Hondeklipbaai; Leliefontein; Kharkams; Koingnaas; Paulshoek; Soebatsfontein
NC065 Calvinia; Loeriesfontein; Nieuwoudtville; Brandvlei; Middelpos; Swartkop
NC066 ~Sutherland; Fraserburg; Williston
NC067 Pofadder; Aggeneys; Onseepkans; ~Pella; Onderste Doorns
NC071 Victoria West; Loxton; ~Richmond; Hutchinson; Merriman
NC072 Colesberg; Colesburg; Noupoort; Norvalspont; Norvalspond; ~Kuyasa; Lowryville
NC073 De Aar; Britstown; ~Hanover; Nonzwakazi
NC074 Carnarvon; Vosburg; Vanwyksvlei; Van Wyksvlei
NC075 Petrusville; Vanderkloof; Philipstown; Phillipstown; Keurtjieskloof
NC076 Hopetown; Strydenburg; Orania; Orange River Station; Kraankuil
NC077 Prieska; Marydale; Niekerkshoop; Copperton; Draghoender
NC078 ~Douglas; Griekwastad; Griquatown; ~Campbell; Schmidtsdrift; Breipaal; ~Bongani; ~Salt Lake; Plooysburg
NC082 Keimoes; Kakamas; Kenhardt; Augrabies; Riemvasmaak; Cillie; Eksteenskuil; Lutzburg; Alheit; Marchand
NC084 Groblershoop; Wegdraai; Topline; Boegoeberg; Brandboom; Grootdrink; Opwag
NC085 Postmasburg; Jenn Haven; Maranteng; Groenwater; Skeyfontein; Postdene; Beeshoek; Boichoko; Metsimatale
NC086 Danielskuil; Lime Acres; Owendale; Norfin; Tlhakalatlou
NC087 Upington; ~Rietfontein; Askham; Mier; Paballelo; Louisvale; Loubos; Raaswater; Lambrechtsdrift; Karos; Kalksloot; Leerkrans; Leseding; Andriesvale
NC091 Kimberley; Kimberly; Galeshewe; Ritchie; Roodepan; Platfontein; Modderrivier; Carters Glen; Ashburnham; Monument Heights; Greenpoint; Riverton; Beaconsfield; Kestellhof
NC092 Barkly West; Barkley West; Delportshoop; Windsorton; Longlands; Gong-Gong; Holpan
NC093 Warrenton; Warrenvale; Ikhutseng; Windsorton Station
NC094 Hartswater; Jan Kempdorp; Pampierstad; Ganspan; Magogong
NC451 Hotazel; Van Zylsrus; Santoy; ~Churchill; Vanzylsrus; Blackrock; Black Rock; ~Heuningvlei; ~Laxey; ~Cassel; Bothitong; Loopeng; Manyeding; Tsineng; Dithakong
NC452 Kuruman; Mothibistad; Wrenchville; Bankhara; Bodulong; Batlharos; Maruping; Magojaneng; Seoding; Ncweng; Mapoteng; Gamopedi
NC453 Kathu; Olifantshoek; Dibeng; Deben; Sishen; Dingleton; Sesheng
MAN Bloemfontein; Mangaung; Botshabelo; Thaba Nchu; Wepener; Dewetsdorp; Vanstadensrus; Van Stadensrus; Soutpan; Ikgomotseng; Langenhoven Park; ~Bloemspruit; ~Glen; ~Universitas; Oranjesig; Ehrlich Park; Bainsvlei; Brandwag; ~Westdene; ~Hilton; ~Hospitaalpark; Heidedal; Braam Fischer; Park West; Selosesha; Estoire; Bayswater; Bloemfontein City; Bloemfonterin
FS161 Koffiefontein; Petrusburg; Jacobsdal; Luckhoff; Oppermansgronde; Oppermans; Ditlhake
FS162 Trompsburg; Reddersburg; Edenburg; Fauresmith; Jagersfontein; Springfontein; Philippolis; Bethulie; Gariep Dam; Gariepdam; ~Waterkloof; Lephoi; Bergmanshoogte
FS163 Zastron; Rouxville; Smithfield; Matlakeng; Roleleathunya; Mofulatshepe; Goedemoed
FS181 Theunissen; Winburg; Brandfort; Soutpan; Verkeerdevlei; Winnie Mandela; Masilo; Makeleketla; Majwemasweu; Tshepong
FS182 Boshof; Dealesville; Dealsville; Hertzogville; Seretse; Tswaraganang; Malebogo
FS183 Bultfontein; Hoopstad; Phahameng; Tikwana
FS184 Welkom; Odendaalsrus; ~Virginia; Hennenman; Ventersburg; Allanridge; Thabong; Meloding; Kutlwanong; Bronville; Mmamahabane; Phomolong; Nyakallong; ~Jim Fouche Park; ~Whites; Riebeeckstad; ~Bedelia; Flamingo Park
FS185 Bothaville; Wesselsbron; Kgotsong; Monyakeng
FS191 Ficksburg; Senekal; Clocolan; Marquard; Meqheleng; Matwabeng; Hlohlolwane; Moemaneng; ~Setsoto
FS192 ~Bethlehem; Clarens; Fouriesburg; Paul Roux; Rosendal; Bohlokong; Kgubetswana; Mashaeng; Fateng tse Ntsho; Mautse
FS193 ~Reitz; Petrus Steyn; ~Lindley; ~Arlington; Petsana; ~Ntha; Mamafubedu; Leratswana
FS194 Phuthaditjhaba; Puthaditjhaba; Qwaqwa; Qwa-Qwa; Harrismith; Kestell; Tshiame; Intabazwe; Tlholong; Makwane; Witsieshoek; Sterkfontein Dam; Swinburne; ~Wilge
FS195 ~Vrede; ~Memel; ~Warden; Thembalihle; ~Zamani; Ezenzeleni
FS196 Ladybrand; Tweespruit; ~Excelsior; Hobhouse; Thaba Phatchoa; Manyatseng; ~Mahlatswetsa; Dipelaneng; ~Borwa
FS201 Kroonstad; Koonstad; Viljoenskroon; Steynsrus; Rammulotsi; Maokeng; Matlwangtlwang; Vierfontein; Renovaal; Seeisoville
FS203 Parys; Heilbron; Koppies; Vredefort; Edenville; Tumahole; Phiritona; Kwakwatsi; Mokwallo; Ngwathe; Kopjes
FS204 Sasolburg; Deneysville; Oranjeville; Zamdela; Viljoensdrift; Refengkgotso; Metsimaholo; Vaalpark; Kragbron; Coalbrook; Wolwehoek; Taaibos
FS205 ~Frankfort; ~Villiers; ~Cornelia; Tweeling; Namahadi; Qalabotjha; Mafahlaneng; Ntswanatsatsi
FS Goldfields Region
ETH Durban; eThekwini; Pinetown; Westville; Umlazi; KwaMashu; ~Chatsworth; ~Phoenix; Inanda; Ntuzuma; Tongaat; Verulam; Umhlanga; La Mercy; La Lucia; Amanzimtoti; Isipingo; Isiphingo; Umkomaas; Umkhomazi; Emkhomazi; ~Hillcrest; ~Kloof; Gillitts; Queensburgh; Cato Ridge; Hammarsdale; New Germany; Prospecton; Mobeni; Clairwood; ~Jacobs; Merebank; ~Wentworth; ~Bluff; Mayville; Cato Manor; Overport; ~Berea; Greyville; ~Glenwood; Umbilo; Congella; Maydon Wharf; Rossburgh; ~Seaview; Yellowwood Park; Umgababa; Folweni; ~Kingsburgh; Illovo Beach; KwaMakhutha; Lamontville; Clermont; KwaDabeka; Reservoir Hills; Newlands East; Newlands West; Springfield Park; Avoca; ~Redhill; Effingham; Mount Edgecombe; Cornubia; Molweni; ~Point Waterfront; South Beach; Sea Cow Lake; Riverhorse Valley; Riverhorse; ~Bellair; Botha's Hill; Durban North; Shallcross; ~Escombe; KwaNgcolosi; Assagay; Mariannhill; Magabheni; Umbumbulu; Adams Mission; Inchanga; ~Drummond; Stanmore; ~Morningside; ~Malvern; ~Waterfall
KZN212 Scottburgh; Umzinto; Pennington; Park Rynie; Sezela; Ifafa; Dududu; uMdoni; Malangeni
KZN213 Hibberdene; Umzumbe; Mthwalume; Mtwalume; St Faiths; Phungashe; ~Turton
KZN214 ~Harding; Weza; KwaMachi
KZN216 Port Shepstone; Margate; Uvongo; Shelly Beach; Ramsgate; Southbroom; Port Edward; Izingolweni; Ezingolweni; ~Munster; Gamalakhe; Oslo Beach; ~Marburg; Umtentweni; ~Paddock; Bhoboyi; Ezinqoleni; Oribi Gorge
KZN221 New Hanover; Wartburg; ~Dalton; Cool Air; Albert Falls; ~Trust Feed; Swayimane; Appelsbosch; Maqongqo; Harburg
KZN222 Howick; ~Hilton; Mpophomeni; Merrivale; Nottingham Road; Lidgetton; Fort Nottingham; Lion's River; Balgowan; Cedara; Midmar Dam; Midmar; Howick West; Worlds View
KZN223 Mooi River; ~Rosetta; Bruntville; Mooirivier; Weston College
KZN224 Impendle; ~Boston; KwaNovuka
KZN225 Pietermaritzburg; Pietetmaritzburg; Pitermaritzburg; Maritzburg; PMB; Edendale; Imbali; Northdale; Scottsville; Sobantu; Mkondeni; Willowton; Vulindlela; Sweetwaters; Ashdown; Plessislaer; Mountain Rise; Campsdrift; ~Wembley; Raisethorpe; ~Eastwood; Elandskop; ~Bisley; ~Cascades; Lincoln Meade; Allandale; Chasedene; Copesville; ~Prestbury; ~Cleland; Orthmann; ~Hayfields
KZN226 Camperdown; Umlaas Road; Eston; Mid Illovo; Ophokweni; Mkhambathini
KZN227 ~Richmond; Ndaleni; Indaleni; ~Hopewell; ~Byrne; Thornville; Baynesfield
KZN235 Bergville; Winterton; Geluksburg; Zwelisha; Cathkin Park; ~Emmaus; Hoffenthal; Okhahlamba
KZN237 Estcourt; Weenen; Wembezi; Loskop; Ntabamhlophe; Wagendrift; Giants Castle; ~Frere; Draycott
KZN238 Ladysmith; Colenso; Ezakheni; Elandslaagte; Ekuvukeni; Steadville; Wasbank; Van Reenen; Limehill; Waaihoek; ~Driefontein; Watersmeet; Umnambithi; Limit Hill; Peacetown; Matiwaneskop; Besters; Danskraal
KZN241 Dundee; Glencoe; Wasbank; Sithembile; Hattingspruit; Endumeni; Sibongile
KZN242 Nquthu; Nqutu; Nondweni; Isandlwana; Rorke's Drift; Ngqulu; Qhudeni
KZN244 Tugela Ferry; Pomeroy; Keates Drift; Msinga; Msinga Top; Cwaka
KZN245 Greytown; Kranskop; Muden; Seven Oaks; Enhlalakahle; Mt Carmel
KZN252 Newcastle; Madadeni; Osizweni; Charlestown; Ingagane; Kilbarchan; Ballengeich; Ncandu Park; Lennoxton; ~Arbor Park; Johnstown
KZN253 Utrecht; Groenvlei; Bensdorp; ~Kingsley; Berouw; eMadlangeni
KZN254 Dannhauser; Hattingspruit; Durnacol; Annieville; ~Inverness; Emafusini
KZN261 Paulpietersburg; Bilanyoni; Luneburg; Frischgewaagd; eDumbe; Dumbe
KZN262 Pongola; Golela; Magudu; ~Belgrade; Ncotshane; uPhongolo; Phongola
KZN263 Vryheid; Louwsburg; Hlobane; Emondlo; ~Coronation; Bhekuzulu; Gluckstadt; Swart Umfolozi; Corronation; ~Lakeside
KZN265 Nongoma; Buxedeni; Ekubungazeleni; KwaNongoma
KZN266 Ulundi; Babanango; Mahlabathini; Ceza; Mpungamhlope; Mpungamhlophe; Okhukho; Ulundi A; Ondini
KZN271 Manguzi; Kwangwanase; Mbazwana; Sodwana; Sodwana Bay; Mseleni; Kosi Bay; Emanguzi; Phelandaba; Skhemelele
KZN272 Jozini; Mkuze; Mkhuze; Ubombo; Ingwavuma; Bhambanana; Ndumo; Othobothini; Ophansi; Madeya; Nkonkoni
KZN275 Mtubatuba; St Lucia; Saint Lucia; KwaMsane; Nkodibe; Dukuduku; Khula Village; Somkhele; Mpukunyoni; Shikishela
KZN276 Hluhluwe; Hlabisa; Mnqobokazi; Nibela; Makhasa; ~Phumlani; KwaNzimakwe
KZN281 KwaMbonambi; Sokhulu; Mfolozi; Mhlana
KZN282 Richards Bay; Richardsbay; Richard's Bay; Empangeni; Ngwelezana; Esikhaleni; Esikhawini; Felixton; Nseleni; KwaDlangezwa; ~Alton; Meer en See; Meerensee; Veldenvlei; ~Arboretum; Birdswood; Ntambanana; Buchanana; Bhuchanana; Aquadene; Mzingazi; uMhlathuze; Vulindlela
KZN284 Eshowe; Gingindlovu; Mtunzini; Amatikulu; Gezinsila; KwaMondi; Mpushini; King Dinuzulu; Ndlangubo; Habeni; Emandlakazi
KZN285 Melmoth; Thubalethu; Nomponjwana; KwaMagwaza; Ndundulu; Thubelihle
KZN286 Nkandla; Qhudeni; Ekuthuleni; Ndikwe; Mahlayizeni
KZN291 Mandeni; Mandini; Sundumbili; Isithebe; Tugela Mouth; Amatigulu
KZN292 KwaDukuza; Stanger; Ballito; Salt Rock; Umhlali; Groutville; Shakaskraal; Shaka's Kraal; Darnall; Blythedale; Zinkwazi; Sheffield Beach; Shakaville; Nkobongo; Etete; Glenhills; Tinley Manor
KZN293 Ndwedwe; Bhamshela; Montebello; Sonkombo; KwaShangase
KZN294 Maphumulo; Mapumulo; Maqumbi; Otimati; Ntunjambili
KZN433 Kokstad; ~Franklin; Swartberg; Shayamoya; Bhongweni
KZN434 Ixopo; Ixobho; Exobho; Highflats; Stuartstown; Jolivet; Hlokozi; Mariathal; Fairview
KZN435 Umzimkhulu; Umzimkulu; Ibisi; Clydesdale; Ntsikeni; Mfulamhle; ~Rietvlei; ~Riverside
KZN436 Creighton; Underberg; Himeville; Bulwer; Donnybrook; Nkelabantwana; Hlanganani; Pholela; KwaPitela; Centocow; Sani Pass; Sizanenjana
KZN Zululand
JHB Johannesburg; Johannessburg; Johanessburg; Johanneburg; Johannesberg; Joburg; Jozi; JHB; Soweto; Sandton; Randburg; Roodepoort; Midrand; Braamfontein; Marshalltown; ~Newtown; ~Rosebank; Rivonia; Sunninghill; Sunnninhill; ~Woodmead; Bryanston; Fourways; Diepsloot; ~Alexandra; Lenasia; Ennerdale; ~Orange Farm; Eldorado Park; Parktown; Park Town; Auckland Park; ~Melville; ~Houghton; ~Killarney; Hillbrow; ~Berea; Yeoville; ~Bruma; Cyrildene; ~Kensington; ~City Deep; Booysens; ~Selby; Turffontein; Rosettenville; Glenvista; Glenanda; Mondeor; Naturena; ~Devland; Kya Sand; Kya Sands; Honeydew; Haneydew; Radiokop; Northriding; North Riding; Strydom Park; Strijdom Park; Strydompark; ~Ferndale; ~Linden; ~Greenside; Emmarentia; Northcliff; ~Fairland; ~Cresta; ~Florida; ~Industria; Longdale; Crown Mines; Ormonde; Aeroton; Nancefield; Kliptown; Meadowlands; ~Orlando; Orlando West; Dobsonville; Protea Glen; ~Zola; ~Jabulani; Diepkloof; Pimville; Moroka; Chiawelo; Vorna Valley; Noordwyk; Halfway House; Headway Hill; Kyalami; Waterfall City; Carlswald; Ivory Park; Kaalfontein; Rabie Ridge; Ebony Park; Marlboro; ~Kew; ~Bramley; Sandringham; Linksfield; Sandown; ~Illovo; ~Melrose; Hyde Park; Craighall; Dunkeld; Chislehurston; Atholl; ~Athol; ~Morningside; Wendywood; Modderfontein; Linbro Park; Rosherville; Rocherville; Roscherville; Roscheville; ~Cleveland; Jeppestown; Doornfontein; Ellis Park; Benrose; ~Denver; ~Malvern; Heriotdale; Reuven; Robertsham; Southgate; Southdale; Johannesburg South; Langlaagte; ~Brixton; Coronationville; ~Westbury; ~Mayfair; Fordsburg; Vrededorp; Bosmont; Riverlea; Newclare; Sophiatown; Triomf; Albertville; Olivedale; Randpark; Randjesfontein; Randjespark; Megawatt Park; Olifantsvlei; ~Blairgowrie; ~Kelvin; Buccleuch; Paulshof; Lonehill; Dainfern; ~Cosmo City; Lanseria; Weltevreden Park; Little Falls; Wilgeheuwel; Constantia Kloof; ~Richmond; ~Observatory; Riverview Park; Grand Central; ~Waterfall; ~Westdene; Wynberg
TSH Pretoria; Pretroia; Tshwane; PTA; Centurion; Hatfield; ~Arcadia; ~Sunnyside; ~Brooklyn; Groenkloof; Menlyn; Menlo Park; Lynnwood; Lynnwood Manor; Lynnwood Ridge; Brummeria; Brumeria; Silverton; Silver Lakes; Waltloo; Mamelodi; Atteridgeville; Soshanguve; Ga-Rankuwa; Garankuwa; Mabopane; Winterveld; Winterveldt; Hammanskraal; Temba; Stinkwater; Rosslyn; Akasia; Karenpark; Onderstepoort; ~Wonderboom; ~Montana; Sinoville; Annlin; Pretoria North; Pretoria West; Pretoria East; Pretoria Central; Salvokop; Muckleneuk; Nieuw Muckleneuk; ~Waterkloof; Waterkloof Glen; Faerie Glen; Garsfontein; Moreleta Park; Erasmuskloof; Erasmusrand; Monument Park; Elardus Park; ~Rietvlei; Rietondale; ~Riviera; ~Gezina; Capital Park; Hermanstad; ~Danville; Lotus Gardens; Philip Nel Park; Proclamation Hill; Koedoespoort; Meyerspark; Meyers Park; Equestria; Die Wilgers; Willow Park; Persequor; Persequor Technopark; Val de Grace; ~Colbyn; Queenswood; Weavind Park; Eersterust; Nellmapius; ~Irene; Highveld Technopark; Highveld Techno Park; ~Highveld; Highveld Park; Eco Park; Die Hoewes; Die Howes; Hennopspark; Lyttelton; Lyttleton; Doringkloof; Doornkloof; Zwartkop; Rooihuiskraal; Wierda Park; Wierdapark; Olievenhoutbosch; Laudium; Thaba Tshwane; ~Valhalla; Roodeplaat; Cullinan; ~Rayton; Refilwe; Bronkhorstspruit; Ekangala; Zithobeni; Rethabiseng; ~Rust de Winter; Hatherley; Hazelwood; Ashlea Gardens; ~Hillcrest; Hatfiled; Acardia; Mucklenuek; Lynwood; Eldoraigne; Clubview; Glenstantia; Constantia Park; Berea Park; Trevenna; ~Villieria; Pretoriuspark; ~Boschkop; Donkerhoek; Marabastad; Asiatic Bazaar; Pretoria Townlands; Byls Bridge; Bylsbridge; ~Newlands
EKU Ekurhuleni; Germiston; Germiton; Boksburg; Borksburg; Benoni; Brakpan; ~Springs; ~Nigel; Kempton Park; Alberton; Edenvale; Tembisa; Thembisa; Katlehong; Katlegong; Thokoza; Tokoza; Vosloorus; Daveyton; Etwatwa; Tsakane; Duduza; KwaThema; Kwa-Thema; Wattville; Bedfordview; Isando; Spartan; Jet Park; Bonaero Park; Rhodesfield; Olifantsfontein; Clayville; ~Elandsfontein; Wadeville; Alrode; Brackenhurst; Simmerpan; Simmer Pan; ~Northmead; Pollak Park; Edenpark; ~Eden Park; Palm Ridge; Zonkizizwe; Dawn Park; Reiger Park; Actonville; Geduld; ~Lambton; ~Primrose; Elsburg; Sebenza; Meadowdale; Aston Manor; Birchleigh; Norkem Park; ~Croydon; Esselen Park; Sunward Park; Putfontein; Dunnottar; Bapsfontein; Rynfield; Selcourt; Esiqongweni; Klopperpark; Dowerglen; Greenstone Hill; Illiondale; Dunvegan; Hurlyvale; Gosforth Park; Driehoek; Roodekop; Leondale; Spruitview; Alberante; New Redruth; Randhart; Meyersdal; Brackendowns; Verwoerdpark; Alrode South; Villa Liza; Windmill Park; Freeway Park; Parkrand; Parkdene; ~Ravenswood; Impala Park; Atlasville; Anderbolt; ~Bartlett; Beyers Park; Witfield; Farrarmere; Crystal Park; Dalpark; Selection Park; Strubenvale; Struisbult; Edleen; Glen Marais; ~Pomona; Cresslawn; Van Riebeeck Park; Birch Acres; Chloorkop; Langaville; Payneville; Bakerton; Nuffield
GT421 Vereeniging; Vanderbijlpark; Vanderbijl Park; Sebokeng; Evaton; Sharpeville; Bophelong; Boipatong; ~Three Rivers; Duncanville; Peacehaven; Emfuleni; Arcon Park; Tshepiso; Unitas Park; Roshnee; Bonanne
GT422 Meyerton; Walkerville; De Deur; Henley on Klip; Vaal Marina; Randvaal; Rothdene; Sicelo; Midvaal; Eikenhof; Kliprivier; Daleside; Mamello
GT423 Heidelberg; Ratanda; ~Devon; Jameson Park; Impumelelo; ~Vischkuil; Kwazenzele
GT481 Krugersdorp; ~Kagiso; Munsieville; Magaliesburg; Muldersdrift; Hekpoort; Tarlton; Rietvallei; Chamdor; Swaneville; Azaadville; Lusaka
GT484 Carletonville; Fochville; Khutsong; Kokosi; Wedela; Welverdiend; Oberholzer; Blybank; Greenspark
GT485 Randfontein; Westonaria; Mohlakeng; Toekomsrus; Bekkersdal; ~Simunye; Hillshaven; Venterspost; Zuurbekom; ~Hectorton; Homelake; Glenharvie; Libanon; Badirile; Rietvallei
GP Vaal Triangle; Witwatersrand; East Rand; PWV
MP301 ~Carolina; Badplaas; eManzana; Elukwatini; Silobela; Ekulindeni; Nhlazatshe; Mayflower; Fernie; Empuluzi; Tjakastad; Dundonald; Chief Albert Luthuli
MP302 Ermelo; Breyten; Chrissiesmeer; ~Lothair; Davel; Wesselton; Sheepmoor; Kwazanele; Kwachibikhulu; Silindile; Nganga; Msukaligwa; Cassim Park
MP303 Piet Retief; eMkhondo; Mkhondo; ~Amsterdam; Iswepe; Ethandakukhanya; Ethandukukhanya; KwaThandeka; Dirkiesdorp; Saul Mkhizeville; ~Driefontein
MP304 Volksrust; Wakkerstroom; Amersfoort; Perdekop; Vukuzakhe; Ezamokuhle; eSizameleni; Siyazenzela; Daggakraal; Volkrust
MP305 Standerton; ~Sakhile; Morgenzon; Sivukile; Thuthukani; Thutukani; Meyerville; Lekwa
MP306 ~Balfour; Greylingstad; Grootvlei; Siyathemba; Nthorwane; Willemsdal; Nthoroane
MP307 Secunda; Evander; Bethal; Betha; Kinross; ~Trichardt; Leandra; ~Leslie; eMbalenhle; Emzinoni; Lebohang; Charl Cilliers; Eendracht
MP311 Delmas; Botleng; Eloff; Sundra; Argent; Victor Khanye; Abor
MP312 eMalahleni; Witbank; Ogies; Kriel; Kreil; Kriel Town; KwaGuqa; Klarinet; Ga-Nala; Ganala; Phola; Rietspruit; Thubelihle; Ferrobank; Balmoral; Clewer; Van Dyksdrift; Vandyksdrift; Lynnville; Del Judor; Hlalanikahle; Vosman; Minnaar; Ackerville; Tasbet Park; Reyno Ridge; Die Heuwel; Blackhill; Thubelisha
MP313 Middelburg; Middleburg; Mhluzi; Hendrina; Kwazamokuhle; Pullens Hope; Pullenshope; Rietkuil; Riet Kuil; Blinkpan; Komati; Arnot; Nasaret; Presidentsrus; Kranspoort; Koornfontein; Steve Tshwete; Aerorand; Hlalamnandi
MP314 ~Belfast; eMakhazeni; Dullstroom; Machadodorp; eNtokozweni; Waterval Boven; Emgwenya; Sakhelwe; Siyathuthuka; Emthonjeni; Wonderfontein
MP315 KwaMhlanga; Kwaggafontein; Kwaggafontein C; Kwaggafontein A; Tweefontein; Moloto; Vlaklaagte; Verena; Enkeldoornoog; Mathyszensloop; Boekenhouthoek; Phola Park; ~Sun City
MP316 Siyabuswa; Vaalbank; Marapyane; Kameelrivier; Libangeni; Nokaneng; Allemansdrift; Senotlelo; Maphotla; Toitskraal; Mmametlhake; Mdutjana; Waterval
MP321 Lydenburg; Mashishing; Sabie; Graskop; Pilgrim's Rest; Pilgrims Rest; Leroro; Matibidi; Moremela; Kellysville; Coromandel; Harmony Hill; Thaba Chweu
MP324 Malelane; Malalane; Komatipoort; Kaapmuiden; Hectorspruit; Tonga; KaMaqhekeza; Kwalugedlane; Schoemansdal; Jeppes Reef; Mbuzini; Kamhlushwa; Louws Creek; Driekoppies; Langeloop; Kwamhlushwa; Steenbok; Marloth Park; Vlakbult; Boschfontein; Mangweni; Nkomazi; Middelplaas
MP325 Bushbuckridge; Thulamahashe; Acornhoek; Mkhuhlu; Marite; Dwarsloop; Casteel; Maviljan; Hluvukani; Cottondale; Lillydale; Skukuza; Agincourt; Shatale; College View; Cunningmoore; Dingleydale; Tintswalo; Ximhungwe; Huntington; Manyeleti; Islington
MP326 Nelspruit; Mbombela; White River; Hazyview; Barberton; Kabokweni; Kanyamazane; Matsulu; ~Pienaar; Mataffin; Sonheuwel; Riverside Park; Lekazi; Msogwaba; Luphisi; Kaapsehoop; Ngodwana; Kaapschehoop; Emjindini; Low's Creek; Masoyi; Tekwane; ~Riverside; Valencia Park; Numbi; Swalala; Mgcobaneni; West Acres; Umjindi; Daantjie; Hillsview; Steiltes; Riverside Industrial
MP KaNgwane; Mpulamanga
LIM331 Giyani; Ngove; Homu; Dzumeri; ~Nkomo; Siyandhani; Thomo; Xikukwani; Makosha; Greater Giyani
LIM332 Modjadjiskloof; Duiwelskloof; Duivelskloof; Ga-Kgapane; Kgapane; Senwamokgope; Mokwakwaila; ~Medingen; ~Sekgopo; ~Rotterdam; Jamela
LIM333 Tzaneen; Nkowankowa; Letsitele; Lenyenye; Haenertsburg; Letaba Estates; Khujwana; Mariveni; ~Maake; Bolobedu; Ramalema; Politsi; ~Agatha; Lephepane; ~Muhlaba; Thapane; Relela; Burgersdorp
LIM334 Phalaborwa; Pphalaborwa; Namakgale; Lulekani; Gravelotte; Mashishimale; Makhushane; Majeje; Selwane; Ben Farm; Benfarm; Ba-Phalaborwa
LIM335 Hoedspruit; Maruleng; ~Metz; Trichardtsdal; Ofcolaco; Sekororo; Kampersrus; The Oaks; ~Mica; ~Turkey; Santeng; Finale
LIM341 Musina; Messina; Beitbridge; Beit Bridge; Madimbo; Masisi; Tshipise; Mopane; Matswale; Malale; Domboni; Folovhodwe
LIM343 Thohoyandou; Thoyandou; Sibasa; Thulamela; Makwarela; Tshakhuma; Dzimauli; Mutale; Shayandima; Vhufuli; Tshandama; Lufule; Muledane; Tshilamba; Tshikombani; Ngovhela; Tshisaulu; Makonde; Duthuni; Phiphidi; Khubvi; Maniini; Tshitereke; Itsani; Ngudza; Maungani; Mukula
LIM344 Louis Trichardt; Makhado; Vleifontein; Dzanani; Nzhelele; Levubu; Tshikota; Buysdorp; Kutama; Sinthumule; Bandelierkop; Siloam; Biaba; ~Mphephu; Rabali; Ha-Kutama; Madodonga; Tshiozwi; Valdezia; Mashau; Makhitha; Tshakhuma; Mudimeli; Matshavhawe; Maebane; ~Ravele; ~Elim; Waterval
LIM345 Malamulele; Vuwani; Saselamani; Hlanganani; Collins Chabane; Mhinga; Xigalo; Mtititi; Masia; Tshikonelo; Lambani; Xikundu; Altein; Bungeni; Njhakanjhaka; Magona; Mavambe; Xithlelani; Matsila
LIM351 Senwabarwana; Bochum; Alldays; ~Eldorado; Taaiboschgroet; Tolwe; Vivo; Indermark; Harriswhich; ~Avon; Puraspan; ~Kromhoek; Raweshi; Dilaeneng; Inveraan
LIM353 Mogwadi; Dendron; Morebeng; Soekmekaar; Molemole; Ramokgopa; Matoks; Botlokwa; Mohodi; Eisleben; Ramatjowe; Nthabiseng; Sekgosese
LIM354 Polokwane; Pietersburg; Seshego; Mankweng; Ladanna; Flora Park; Bendor; Westenburg; Turfloop; Sovenga; Dikgale; Moletji; Perskebult; ~Nirvana; ~Superbia; ~Futura; Ga-Maja; Sebayeng; Aganang; Sterpark; Fauna Park; Ivydale; Eduan Park; Blood River; Ga-Molepo; ~Mothapo; Segopje; Moletjie; Mabotsa; Ga-Mashashane; Mashashane; ~Maraba; Southern Gateway; Tibane; Polokwane CBD
LIM355 Lebowakgomo; Zebediela; Chuenespoort; Ga-Mphahlele; Mphahlele; Lepelle-Nkumpi; Mafefe; Moletlane; Mathabatha; Magatle; Mogodumo; Mashite; Makurung; Seleteng; Thamagane; Hlakano
LIM361 Thabazimbi; Northam; Regorogile; Rooiberg; Leeupoort; Dwaalboom; Amandelbult; Swartklip; Setaria; Makoppa; Koedoeskop; Regorogilwe
LIM362 Lephalale; Lephala; Ellisras; Onverwacht; Marapong; Shongoane; Ga-Seleka; Seleka; Steenbokpan; Grootegeluk; Villa Nora; Abbotspoort; Thabo Mbeki Township; Witpoort; Tomburke; Tom Burke; ~Baltimore; Matimba; Medupi
LIM366 Bela-Bela; Belabela; Warmbaths; Warmbad; Pienaarsrivier; ~Radium; ~Settlers; Rapotokwane; Rus de Winter; Spa Park
LIM367 Mokopane; Potgietersrus; Mahwelereng; Mogalakwena; Rebone; Bakenberg; Mapela; Marken; Tinmyne; Mosesetjane; Sekgakgapeng; Steiloop; Ga-Mokaba; Ga-Madiba; Ga-Mapela; Moshate; Setupulane; ~Limburg; Ga-Matlapa
LIM368 Modimolle; Nylstroom; Mookgophong; Naboomspruit; Vaalwater; Mabatlane; Phagameng; Mabaleng; Roedtan; Thusang; Crecy; Leseding
LIM471 Marble Hall; Marblehall; Leeuwfontein; Elandskraal; Moganyaka; Regae; Tompi Seleka; ~Zamenkomst; Malebitsa; Mokganyaka; Ephraim Mogale; Matlerekeng; Rathoke; Uitvlugt; Keerom; Tsimanyane; Letebejane; Klopper; Spitspunt; ~Driefontein
LIM472 Groblersdal; Motetema; Hlogotlou; Tafelkop; Dennilton; Roossenekal; Kwarrielaagte; Elias Motsoaledi; Monsterlus; Moutse; Philadelphia Hospital; Zaaiplaas; Laersdrift; Tambo Square; Elandsdoorn; ~Stompo; Sephaku; Luckau; Nyakoroane; Bloempoort; Ntwane; Kgobokwane; Masakaneng; Marapong; Waterval
LIM473 Jane Furse; Schoonoord; Sekhukhune; Phokoane; Glen Cowie; ~Nebo; Makhuduthamaga; ~Vergelegen; ~Mamone; Tshehlwaneng; ~Marishane; ~Masemola; Nkotokwane; ~Malope; Ga-Masha; ~Moloi; Mohlarekoma; ~Mashabela; Cabrieve
LIM476 Burgersfort; Steelpoort; Ohrigstad; ~Apel; Atok; Praktiseer; Driekop; Penge; Ga-Nkwana; Mecklenburg; Fetakgomo; Tubatse; Mapodile; Ga-Mapodile; Riba Cross; Twickenham; Ga-Motodi; Leboeng; Kgautswane; Bothashoek; Dilokong; Manoke; Mooihoek; Maandagshoek; Ga-Nchabeleng; Mphanama; Strydkraal; Mohlaletse; Nkoana; Seroka; Moses Mabotha; Phasha; Ga-Selala
LP ~Limpop; Venda; Sekhukhuneland; Gazankulu; Lebowa
NW371 Makapanstad; Mathibestad; Moretele; Motla; Mogogelo; Swartdamstad; Cyferskuil; Maubane; Ga-Motla; Lebotlwane; Ruigtesloot; Mathibestadt; Mmakaunyana; Ngobi; Dertig
NW372 ~Brits; Madibeng; Hartbeespoort; Hartebeespoort; Haartebeesport; Letlhabile; Mooinooi; Broederstroom; Broderstroom; Ifafi; Schoemansville; Kosmos; Oukasie; Damonsville; Majakaneng; Bapong; ~Jericho; Maboloka; Mothutlung; ~Hebron; Erasmus; Klipgat; Pelindaba; Segwaelane; Kgabalatsane; Fafung; Bethanie; Bethanie West Village; Madidi; Primindia; Skeerpoort; Mmakau
NW373 Rustenburg; Rusternburg; Rustenberg; Phokeng; Tlhabane; Boitekong; Marikana; Kroondal; Photsaneng; Monnakato; Meriting; Lethabong; Boshoek; Bleskop; Robega; Chaneng; ~Luka; Rankelenyane; Phatsima; Tlaseng; Mathopestad; Thekwane; Nkaneng; Maumong; Tsitsing; Geelhoutpark; Cashan; Olifantsnek; Syferbult; Maile; ~Kanana
NW374 ~Koster; Swartruggens; ~Derby; Reagile; Borolelo; Redirile; Cedrela; Mazista; Rodeon
NW375 Mogwase; ~Sun City; Pilanesberg; Saulspoort; Moruleng; Ledig; Mabeskraal; Madikwe; Silwerkrans; Mabaalstad; Kameelboom; Tlhatlhaganyane; Mokgalwaneng; Pella Village; Obakeng; Manamakgoteng; Lerome; Mantserre; Molatedi; Dwarsberg; Ramokokastad; Batlhalerwa; Mmorogong; Tweelaagte; Uitkyk; Disake; Phalane; Segakwaneng
NW381 Setlagole; Setlagole Village; Disaneng; Madibogo; Ratlou; Kraaipan; Logageng; Madibogopan; Makgobistad; Mareetsane; Tshidilamolomo; Mabule; Makgobi; Phitshane; Setlagoli; Logagane
NW382 Delareyville; Delareyille; Sannieshof; Ottosdal; Tswaing; Agisanang; Atamelang; Letsopa; Biesiesvlei; Geysdorp; Kopela; Khunwana; Barberspan; Vrischgewaagd; Ganalaagte; Khudunkgwane
NW383 Mahikeng; Mafikeng; Mmabatho; Montshioa; Mega City; Megacity; Lomanyaneng; Slurry; Lotlhakane; Ramatlabama; Rooigrond; Tlapeng; Magogoe; Seweding; Tsetse; Signal Hill; Majemantsho; Bokone; Miga; ~Danville; Libertas; Dithakong
NW384 Lichtenburg; Coligny; Itsoseng; Blydeville; Boikhutso; Tlhabologang; Itekeng; Biesiesvlei; Bakerville; Bodibe; Verdwaal; Springbokpan; Ga-Motlatla; Sheila; Boikhutsong; Dudfield; Welverdiend
NW385 Zeerust; Groot Marico; Dinokana; Lehurutshe; Ottoshoop; Ikageleng; Lobatla; Gopane; Motswedi; Supingstad; Borakalalo; Nietverdiend; Skuinsdrift; Mosweu; Ntsweletsoku; ~Welbedacht; Khunotswana; Mokgola; Moshana; Lekgophung; ~Driefontein
NW392 Vryburg; ~Stella; Huhudi; Dithakwaneng; Kismet Park; Colridge; Broedersput; Devondale; Tlhakgameng
NW393 Schweizer-Reneke; ~Amalia; Ipelegeng; Glaudina; Charon; Migdal; Molatswaneng
NW394 Taung; Pudimoe; Pudumong; Reivilo; Dryharts; Manthe; Manthestad; Boipelo; Kgomotso; Taung Station; Majeakgoro; Mokassa; Sekhing; Modimong; Choseng; Cokonyane; Buxton; Mothanthanyaneng; Magogong
NW396 Christiana; ~Bloemhof; Utlwanang; Boitumelong; Geluksoord; Coverdale; Salamat
NW397 Ganyesa; Piet Plessis; Tlakgameng; Tlhakgameng; Morokweng; ~Bray; Pomfret; Tosca; Southey; Louwna; Tshetlhong; Kagisano; Molopo; Vergelee; Morokwaneng; Vostershoop; Vorstershoop; Phaposane; Kudunkgwane
NW403 Klerksdorp; Orkney; Stilfontein; Hartbeesfontein; Jouberton; ~Kanana; Khuma; Tigane; ~Alabama; Vaal Reefs; Matlosana; Flamwood; Wilkoppies; Manzilpark; Freemanville; Songloed; Meiringspark; Uraniaville; Ellaton; Klerskdorp
NW404 Wolmaransstad; Makwassie; Leeudoringstad; Witpoort; Tswelelang; Lebaleng; Kgakala; Rulaganyang; Boskuil; Oersonskraal; Maquassi
NW405 Potchefstroom; Ventersdorp; Ikageng; Mohadin; Promosa; Tshing; Tlokwe; Toevlug; Goedgevonden; Miederpark; Baillie Park; Welgegund; Makokskraal; Vyfhoek; Dassierand; Die Bult
NW Northwest; Bophuthatswana; Platinum Belt
`;

/** Power stations, airports, parks, dams and other landmarks, after the code of their municipality or province. */
const landmarks = `
CPT Koeberg; Koeberg Nuclear; Ankerlig; Cape Town International; Port of Cape Town; Table Mountain National Park; Table Mountain; Robben Island; Groote Schuur Hospital; Red Cross War Memorial; Lentegeur; Stikland; Steenbras; Iziko; Artscape; Pollsmoor; Simon's Town Naval; Ysterplaat; Goodwood Prison; Wingfield; Tygerberg Hospital; CPUT; University of the Western Cape; iThemba Labs; Cape Peninsula; Cape Metro; Cape Point
WC014 Port of Saldanha; West Coast National Park; Sishen-Saldanha
WC011 Namakwa Sands; Lutzville Station
WC012 Clanwilliam Dam; Cederberg Wilderness
WC031 Palmiet Pumped Storage; ~Palmiet; Theewaterskloof Dam
WC033 Agulhas National Park
WC034 Bontebok National Park
WC043 Gourikwa; Port of Mossel Bay
WC044 George Airport
WC048 Garden Route National Park; Knysna Lakes
WC053 Karoo National Park
WC025 Brandvlei Correctional; Brandvlei Prison
WC023 Drakenstein Correctional; Victor Verster
BUF King Phalo; King Phalo Airport; East London Airport; Port of East London; Frere Hospital; Cecilia Makiwane; Grey Hospital; East London IDZ; Buffalo City
NMA Chief Dawid Stuurman; Dawid Stuurman; Dora Nginza; Livingstone Hospital; Port of Ngqura; Port of Port Elizabeth; St Albans Prison; St Albans Correctional; Coega SEZ; Nelson Mandela University; Nelson Mandela Bay; Nelson Mandela Metropole; Algoa Bay; ~Boardwalk; Dedisa
EC106 Addo Elephant; Addo National Park; Kirkwood Correctional
EC109 Tsitsikamma National Park
EC131 Mountain Zebra
EC101 Camdeboo National Park
EC104 Fort England Hospital; Settlers Hospital; SAIAB
EC129 University of Fort Hare; Fort Cox; Fort Hare; Lovedale
EC157 Mthatha Airport; Mthatha Dam; Nelson Mandela Academic Hospital; Bedford Orthopaedic; Walter Sisulu University; Collywobbles
EC135 Ncora Dam; Ncora Irrigation
EC124 Toise; Wriggleswade
NC075 Vanderkloof Power Station; Vanderkloof Dam; Van der Kloof Power Station
NC073 De Aar Solar
NC091 Kimberley Airport; Robert Sobukwe Hospital; Mokala National Park; ~Sol Plaatje University
NC087 Upington Airport; Kgalagadi Transfrontier; Upington International
NC082 Augrabies Falls; Augrabies National Park
NC064 Namaqua National Park
NC061 Richtersveld National Park; Alexkor
NC066 Salpeterkop; South African Large Telescope; SALT Sutherland
NC074 Square Kilometre Array; SKA Site; MeerKAT
NC453 Sishen Mine; ~Ferrum
NC077 ~Garona; ~Cuprum
MAN Bram Fischer; Braam Fischer Airport; Bram Fischer International; Pelonomi; Universitas Hospital; Tempe; Maselspoort; Mangaung Correctional; Rustfontein; Welbedacht Dam; ~Motheo
FS162 Gariep Power Station; Gariep Dam Power
FS192 Golden Gate Highlands; Golden Gate National Park; Metsi Matsho
FS204 Lethabo; Lethabo Power Station
FS182 Beta Substation; Perseus Substation
FS194 Manapo Hospital; Mofumahadi Manapo; Fika Patso
FS184 Bongani Hospital; Leander Substation; Theseus Substation
ETH King Shaka International; King Shaka Airport; Port of Durban; Durban Harbour; Durban Container Terminal; Addington Hospital; King Edward VIII; King Edward Hospital; Inkosi Albert Luthuli Central Hospital; Inkosi Albert Luthuli Hospital; RK Khan; Prince Mshiyeni; Mahatma Gandhi Hospital; Mangosuthu University; Durban University of Technology; Dube Tradeport; Westville Correctional; Durban Station; uShaka; Avon Peaking; Wentworth Hospital; Osindisweni; Clairwood Hospital; Durban ICC; ~Bayhead; Durban Central; Inanda Dam; Hazelmere Dam; KwaZulu-Natal Herbarium
KZN225 Pietermaritzburg Airport; Greys Hospital; Grey's Hospital; Edendale Hospital; Fort Napier; Townhill; Natalia Building; Northdale Hospital; Harry Gwala Regional Hospital
KZN222 Umgeni Valley; Cedara College; Midmar Water; Karkloof
KZN226 Mkhomazi Water; uMkhomazi Water
KZN235 Drakensberg Pumped Storage; Drakensberg Power Station; uKhahlamba Drakensberg; Royal Natal; Cathedral Peak; Spioenkop; Woodstock Dam
KZN238 Ingula; Ingula Pumped Storage; Ladysmith Hospital; Venus Substation; Danskraal Depot
KZN237 Giant's Castle; Wagendrift Dam; Estcourt Hospital
KZN275 iSimangaliso; Isimangaliso Wetland; Somkele; Cape Vidal; Lake St Lucia; Charters Creek
KZN276 Hluhluwe iMfolozi; Hluhluwe Game Reserve; False Bay Park
KZN272 Pongolapoort Dam; Jozini Dam; Bethesda Hospital; Mosvold; Ndumo Game
KZN271 Lake Sibaya; Tembe Elephant; Manguzi Hospital; Sileza
KZN282 Port of Richards Bay; Ngwelezana Hospital; Queen Nandi; University of Zululand; Richards Bay IDZ; Goedertrouw; Insese; Athene Substation; Tronox
KZN265 Benedictine Hospital
KZN266 Ulundi Airport; Nkonjeni; Prince Mangosuthu Buthelezi Airport
KZN284 Ongoye Forest; Eshowe Hospital; Goedertrouw Dam
KZN212 GJ Crookes; Vernon Crookes
KZN242 Charles Johnson Memorial; ~Ncome
KZN286 Nkandla Forest
KZN433 Usher Memorial; EG Usher
KZN252 Madadeni Hospital; Newcastle Airport; Chelmsford Dam; Ntshingwayo Dam
JHB Chris Hani Baragwanath; Baragwanath; Charlotte Maxeke; Helen Joseph Hospital; Rahima Moosa; Park Station; Constitution Hill; Kelvin Power Station; University of Johannesburg; University of the Witwatersrand; Wits University; Lanseria Airport; Lanseria International; City of Joburg; ~Kaserne; Leeuwkop; Eskom Academy of Learning; Nasrec; Sandton Convention Centre; ~Gallagher; Northern Works
TSH Union Buildings; Tshwane University of Technology; University of Pretoria; UNISA Main Campus; Steve Biko Academic; Kalafong; Dr George Mukhari; George Mukhari; Weskoppies; ~Apollo Substation; Kgosi Mampuru; Pretoria Central Prison; Waterkloof Air Force Base; AFB Waterkloof; Swartkop Air Force; AFB Swartkop; Wonderboom Airport; 1 Military Hospital; Gerotek; CSIR Campus; Rietvlei Dam; Rooiwal; Baviaanspoort; Voortrekkerhoogte; Sefako Makgatho; Denel Dynamics; Loftus Versfeld; Jubilee Hospital; Tshwane District
EKU OR Tambo International; O R Tambo International; OR Tambo Airport; ORTIA; Tambo Memorial Hospital; Natalspruit; Thelle Mogoerane; Bertha Gxowa; Far East Rand Hospital; Pholosong; Rand Airport; Modderbee; Boksburg Correctional; Springs Fresh Produce; Germiston Hospital; Jupiter Substation; Chris Hani Germiston; Simmerpan Complex; Eskom Rotek; Rotek Industries; ACSA ORTIA
GT421 Vereeniging Pumping; Zuikerbosch; Kopanong Hospital; Sebokeng Hospital; Glockner; Forfar; Vaal University of Technology
GT423 Heidelberg Hospital; Suikerbosrand
GT485 Zuurbekom Pump; Randfontein Hospital; Hannes van Niekerk
GT481 Leratong; Sterkfontein Hospital; Yusuf Dadoo; Cradle of Humankind; Maropeng; Sterkfontein Caves
MP302 Camden Power Station; ~Camden; Ermelo Hospital; ~Usutu
MP304 Majuba; Majuba Power Station; Zaaihoek Dam; Majuba Reservoir; Alpha Substation
MP305 Tutuka; Tutuka Power Station; Grootdraai Dam; Grootdraai
MP306 Grootvlei Power Station
MP307 Evander Hospital; Sasol Secunda; Bethal Correctional; Zeus Substation; Sasol Synfuels
MP312 Kriel Power Station; ~Matla; Matla Power Station; Kendal; Kendal Power Station; Kusile; Kusile Power Station; Duvha; Duvha Power Station; Minerva Substation; Vulcan Substation; Witbank Hospital; Witbank Dam; Emalahleni Correctional; Highveld Steel
MP313 Hendrina Power Station; Arnot Power Station; Arnot PS; Komati Power Station; Middelburg Hospital; Middelburg Dam; ~Goedehoop; ~Optimum Colliery
MP325 Skukuza Airport; Mapulaneng; Inyaka Dam; Injaka; ~Orpen; ~Satara
MP326 Kruger Mpumalanga International; KMIA; Rob Ferreira; Themba Hospital; University of Mpumalanga; Lowveld Botanical; Mbombela Stadium; Nelspruit Airport; Lowveld National Botanical; Crocodile Valley
MP324 Mbuzini Memorial; Tonga Hospital; Shongwe; Komatipoort Border; ~Lebombo; Driekoppies Dam; Crocodile Bridge; Malelane Gate
MP321 Gustav Klingbiel; Berlin Plantation; Blyderivierspoort; Blyde River Canyon; Lydenburg Fisheries; Witklip; Kwena Dam
LIM341 Mapungubwe; Beitbridge Border; Beit Bridge Border; Musina-Makhado SEZ; Musina Makhado Special Economic Zone; Pafuri; Musina Hospital
LIM343 Tshilidzini; University of Venda; Donald Fraser; Nandoni; Punda Maria; Thohoyandou Correctional; Vondo
LIM344 Louis Trichardt Hospital; AFB Makhado; Air Force Base Makhado; Nzhelele Dam; Kutama-Sinthumule; Tshakuma; Levubu Research; Albasini
LIM354 Polokwane International Airport; Gateway Airport; Pietersburg Hospital; Mankweng Hospital; University of Limpopo; Peter Mokaba; Seshego Hospital; Pietersburg Airport; Witkop Substation; Limpopo Provincial Hospital
LIM361 Marakele; Marakele National Park; Thabazimbi Hospital; Spitskop Substation; Amandelbult Mine
LIM362 Medupi Power Station; Matimba Power Station; ~Mokolo; Mokolo Dam; Exxaro Grootegeluk; Ellisras Hospital; Mokolo Crocodile; Stockpoort
LIM366 Bela-Bela Hospital; Klein Kariba
LIM367 Voortrekker Hospital; Nylsvley; Doorndraai; Mapela Mine; Mogalakwena Mine; Borutho
LIM472 Loskop Dam; Groblersdal Hospital; Moutse Hospital
LIM471 Flag Boshielo; Matlala Hospital; Schuinsdraai
LIM476 De Hoop Dam; Merensky Substation; Dilokong Hospital; Mecklenburg Hospital; Burgersfort Landfill; Tubatse Ferrochrome; Senakangwedi
LIM333 Letaba Hospital; Tzaneen Dam; Magoebaskloof; Ebenezer Dam; Middle Letaba Dam; Nkowankowa Hospital; Van Velden Hospital
LIM334 Phalaborwa Gate; Palabora; Letaba Rest Camp; Foskor Phalaborwa; Lepelle Phalaborwa
LIM335 Hoedspruit Air Force; AFB Hoedspruit; Eastgate Airport; Air Force Base Hoedspruit
LIM331 Nkhensani Hospital; Shingwedzi; Giyani Correctional; Nsami; Middle Letaba; Muyexe
NW372 Hartbeespoort Dam; NECSA; Brits Hospital; Roodekopjes; ~Lomond; Brits Correctional; Hartebeespoort Dam
NW373 Job Shimankana Tabane; Royal Bafokeng; Rustenburg Hospital; Bospoort; Losperfontein
NW375 Pilanesberg National Park; Pilanesberg Airport; Vaalkop; Moses Kotane Hospital; Pilanesberg Game
NW383 Mafikeng Airport; Mahikeng Airport; Mmabatho Palms; Mafikeng Provincial Hospital; Garona Building; North West University Mafikeng; Modimola; Bophelong Hospital; Mmabatho Stadium; Ga-Rona Building; Setumo Dam
NW403 Klerksdorp Hospital; Tshepong Hospital; Mercury Substation; Hermes Substation; PC Pelser
NW405 North West University Potchefstroom; Potchefstroom Hospital; Boskop Dam; Witrand; Potchefstroom Dam; ARC-GCI; ~Pluto Substation
NW385 Kopfontein; Lehurutshe Hospital; Skilpadshek; Molatedi Dam
NW384 General de la Rey; Thusong Hospital
NW394 Taung Dam; Taung Hospital; Taung Agricultural; Spitskop Dam
`;

const read = (table: string, kind: Town['kind']): Town[] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const blank = line.indexOf(' ');
      const code = line.slice(0, blank);
      const municipality = municipalityOf(code);
      const province = municipality?.province ?? findProvince(code)?.code;
      if (!province) throw new TypeError(`no municipality or province ${code}`);
      return line
        .slice(blank + 1)
        .split('; ')
        .map((text) => ({
          name: text.replace('~', ''),
          kind,
          weak: text.startsWith('~'),
          province,
          municipality: municipality?.code ?? null,
        }));
    });

/** All entries, in no particular order. */
export const gazetteer: readonly Town[] = [...read(towns, 'town'), ...read(landmarks, 'landmark')];
