/**
 * Words of Afrikaans, isiZulu, isiXhosa, Sesotho, Setswana and Sepedi for what the state buys, and what they are in English, in which most
 * notices are written. A search for one also finds the English words; English words find no others. On each line the English
 * words, then those of Afrikaans, then those of the African languages, which share many.
 *
 * Sources: the multilingual terminology lists of the Department of Sport, Arts and Culture (National Language Service), the Afrikaans,
 * isiZulu, isiXhosa and Sesotho editions of notices of municipalities and of Vuk'uzenzele (Government Communications). Many words are
 * from general knowledge instead, and no speaker of the languages has checked them: a wrong one finds nothing, or something else. Only
 * words with one usual meaning in notices are listed, in the forms in which people type them.
 */
const table = `
security services; security; guarding | sekuriteit; sekuriteitsdienste; sekuriteitsdiens; wagdienste; beveiliging | ezokuphepha; ezokhuseleko; tshireletso; polokeho
cleaning; cleaning services; hygiene | skoonmaak; skoonmaakdienste; skoonmaakdiens; higiëne; higiene | ukuhlanza; ukuhlanzwa; inhlanzeko; ukucoca; ucoceko; tlhwekiso; hlwekisa
water; water supply | water; watervoorsiening | amanzi; metsi; meetse
waste water; sewage; sewerage | afvalwater; riool; rioolwater; riolering | indle
sanitation | sanitasie | ukuthuthwa kwendle
electricity; electrical | elektrisiteit; elektriese; krag | ugesi; umbane; motlakase; mohlagase
road; roads | pad; paaie; teerpad; grondpad | umgwaqo; imigwaqo; indlela; iindlela; tsela; ditsela
street; streets | straat; strate | isitaladi; izitalato; seterata
bridge; bridges | brug; brûe; brue | ibhuloho; amabhuloho; ibhulorho; iibhulorho; borokgo
school; schools | skool; skole | isikole; izikole; isikolo; izikolo; sekolo; dikolo
hospital; hospitals | hospitaal; hospitale | isibhedlela; izibhedlela; isibhedlele; izibhedlele; sepetlele; dipetlele; bookelo; maokelo
clinic; clinics | kliniek; klinieke | umtholampilo; imitholampilo; ikliniki; iikliniki; tliliniki
housing; houses; house | behuising; huise; huis | izindlu; indlu; matlo; ntlo
building; buildings | gebou; geboue | isakhiwo; izakhiwo; moaho; meaho
construction; building works | konstruksie; bou; bouwerk; bouwerke; oprigting | ukwakha; ukwakhiwa; ulwakhiwo; kaho; kago
maintenance | instandhouding; onderhoud | ukunakekela; ukugcinwa; tlhokomelo
repair; repairs | herstel; herstelwerk; herstelwerke | ukulungisa; ukulungiswa
renovation; renovations; refurbishment | opknapping; hernuwing; restourasie | ukuvuselelwa
painting; paint | verf; verfwerk; skilderwerk | ukupenda; upende; ipeyinti
roof; roofing | dak; dakke; dakwerk | uphahla; marulelo
fence; fencing | heining; omheining; heinings; draadheining | uthango; ucingo; terata
gate; gates | hek; hekke | isango; amasango; heke
wall; walls | muur; mure | udonga; izindonga; lerako
window; windows | venster; vensters | iwindi; amafasitela; ifestile; fensetere
door; doors | deur; deure | umnyango; ucango; lemati
bricks | bakstene; stene | izitini; izitena; ditene
cement; concrete | sement; beton | usimende; isamente; samente
sand; gravel | gruis | isihlabathi; isanti; lehlabathe
tar; surfacing | teer; teerwerk | itiyela
stormwater; drainage | stormwater; dreinering; vloedwater | ukukhishwa kwamanzi
pipe; pipes; pipeline | pyp; pype; pypleiding; pyplyn | ipayipi; amapayipi; umbhobho; imibhobho; peipi; dipeipi
pump; pumps | pomp; pompe; pompstasie | iphampu; amaphampu; impompo; iimpompo; pompo; dipompo
valve; valves | klep; kleppe | ivalvu
tank; tanks | tenk; tenks; watertenk; watertenks | ithange; amathange; itanki; iitanki; tanka; ditanka
dam; dams | dam; damme | idamu; amadamu; idama; letamo
borehole; boreholes | boorgat; boorgate | umgodi wamanzi; sediba
reservoir | reservoir; opgaardam
meter; meters; water meters | watermeter; watermeters; meters | imitha; amamitha
toilet; toilets; ablution facilities | toilet; toilette; ablusiefasiliteite; latrines | amathoyilethi; ithoyilethi; izindlu zangasese; matlwana; ntlwana
chemical toilets | chemiese toilette | amathoyilethi aphathekayo
refuse; waste; refuse removal | vullis; vullisverwydering; afval; afvalverwydering; rommel; vuilgoed | udoti; ukuqoqwa kukadoti; inkunkuma; ditshila; matlakala
refuse bags; plastic bags | vullissakke; plastieksakke; swartsakke
landfill; dumping site | stortingsterrein; vullisterrein; stortterrein | indawo yokulahla udoti
grass cutting; mowing | gras sny; grassny; grassnyers; maai | ukusika utshani; utshani; ukucheba ingca; ingca; jwang
gardens; gardening; landscaping | tuin; tuine; tuindienste; tuinbou | ingadi; izingadi; igadi; serapa; dirapa
trees | bome; boomkap | izihlahla; difate
weed control | onkruidbeheer; onkruiddoder; onkruid | ukhula; lehola
pest control; fumigation | plaagbeheer; beroking; ongediertebeheer | ukubulala izinambuzane
parks; recreation | parke; ontspanning | amapaki; iipaki
cemetery; cemeteries | begraafplaas; begraafplase | amathuna; emathuneni; mabitla
library; libraries | biblioteek; biblioteke | umtapo wezincwadi; umtapo wolwazi; ithala leencwadi; laeborari
books | boeke; boek; handboeke | izincwadi; iincwadi; dibuka
stationery | skryfbehoeftes; skryfware | izinto zokubhala; izixhobo zokubhala
printing | drukwerk; druk | ukuphrinta; ukushicilela; ukuprinta; kgatiso
paper | papier; afrolpapier; fotostaatpapier | iphepha; amaphepha; pampiri
furniture | meubels; meublement; kantoormeubels | ifenisha; ifenitshala; fenitshara
office; offices | kantoor; kantore | ihhovisi; amahhovisi; iofisi; ofisi; diofisi
computer; computers | rekenaar; rekenaars; rekenaartoerusting; skootrekenaar; skootrekenaars | ikhompyutha; amakhompyutha; iikhompyutha; khomphutha; dikhomphutha
software | sagteware; programmatuur | isofthiwe
internet | internet; breëband | i-inthanethi; inthanethi
telephone; telephones | telefoon; telefone; telefoonstelsel | ifowuni; mohala
printers; copiers | drukkers; kopieerders; fotostaatmasjien; fotostaatmasjiene; afdrukmasjien | amaphrinta
vehicle; vehicles | voertuig; voertuie | imoto; izimoto; isithuthi; izithuthi; koloi; dikoloi
truck; trucks | vragmotor; vragmotors; trok; trokke | iloli; amaloli; lori; dilori
bus; buses | bus; busse; busdienste | ibhasi; amabhasi; iibhasi; bese; dibese
tractor; tractors | trekker; trekkers | ugandaganda; itrektara; terekere
tyres | bande; motorbande; buitebande | amathayi; amatayara; dithaere
fuel; petrol; diesel | brandstof; petrol; diesel | uphethiloli; udizili; ipetroli; idizili; peterolo; disele
spare parts; spares | onderdele; onderdeel
machinery; machine; machines | masjien; masjiene; masjinerie | umshini; imishini; umatshini; oomatshini; motjhini; metjhini
equipment | toerusting; apparaat; apparate | izinsiza; izixhobo; thepa; disebediswa
tools | gereedskap; gereedskapstukke | amathuluzi; disebediswa
generator; generators | kragopwekker; kragopwekkers; opwekker; generators | ijeneretha; amajeneretha
solar | sonkrag; sonkragstelsel; sonpanele | ugesi welanga; amandla elanga; umbane welanga
transformer; transformers | transformator; transformators | itransfoma
cable; cables | kabel; kabels | ikhebula; amakhebula
street lights; street lighting | straatligte; straatbeligting | izibani zomgwaqo; izibane zesitalato; mabone a seterata
lights; lighting | ligte; lig; beligting; verligting | izibani; izibane; mabone
batteries | batterye | amabhethri; iibhetri; dibeteri
air conditioning; air conditioners | lugversorging; lugverkoeling; lugversorgers; lugreëling
cameras; surveillance cameras | kameras; kamera; bewakingskameras | amakhamera; iikhamera; dikhamera
alarm; alarms | alarm; alarmstelsel; alarmstelsels | i-alamu; alamo
fire; fire fighting | brandbestryding; brandweer | umlilo; ukucima umlilo; mollo
fire extinguisher; fire extinguishers | brandblusser; brandblussers; brandblustoerusting | isicishamlilo; izicishamlilo; isicima-mlilo; setimamollo; ditimamollo
fire engine; fire engines | brandweerwa; brandweerwaens | imoto yezicishamlilo
potholes; pothole | slaggat; slaggate | izimbobo emgwaqeni; amagebhe; imigodi emgwaqeni
sidewalks; pavements | sypaadjie; sypaadjies | indledlana
speed humps | spoedwalle; spoedhobbels; spoedwal
paving | plaveisel; plaveiwerk; plaveistene
gravel roads | gruispad; gruispaaie | imigwaqo yenhlabathi
asphalt | asfalt
welding | sweiswerk; sweismasjiene | ukushisela
substation; substations | substasie; substasies
electrification | elektrifisering | ukufakelwa kukagesi
overhead lines; power lines | kraglyne; oorhoofse lyne
prepaid meters; meter reading | meterlesing; meterlesers
high mast lights | hoëmasligte; hoemasligte
septic tanks; desludging | septiese tenks; suigtenks
water tankers; water trucks | waterwaens; watertrokke; watertenkwa
wheelie bins; refuse bins | asblikke; vullisdromme; asdromme; wieldromme | imigqomo kadoti
recycling | herwinning
street sweeping | straatvee; straatskoonmaak
cash in transit | kontantvervoer; transitokontant
access control | toegangsbeheer
armed response | gewapende reaksie
investigation; investigations | ondersoek; ondersoeke | uphenyo
forensic | forensiese; forensies
first aid | noodhulp | usizo lokuqala
occupational health and safety | beroepsgesondheid; veiligheid | ezokuphepha emsebenzini
wheelchairs; wheelchair | rolstoel; rolstoele | isihlalo esinamasondo; izihlalo ezinamasondo
spectacles | brille | izibuko
hearing aids | gehoorapparate; gehoortoestelle
dental; dentist | tandheelkundige; tandarts; tandartse
mortuary | lykshuis; lykshuise | imakhaza
condoms | kondome | amakhondomu
veterinary | veeartseny; veeartsenykundige; veearts | udokotela wezilwane
poultry; chickens | pluimvee; hoenders | izinkukhu; iinkuku; dikgoho
cattle | beeste | izinkomo; iinkomo; dikgomo
sheep | skape | izimvu; iigusha; dinku
goats | bokke | izimbuzi; iibhokhwe
eggs | eiers | amaqanda; mahe
maize meal; mealie meal | mieliemeel; mielies | impuphu; umbila; poone
sugar | suiker | ushukela; iswekile
coffee | koffie | ikofi
courier; courier services | koerier; koerierdienste
newspaper; newspapers | koerant; koerante | iphephandaba; amaphephandaba
website; websites | webwerf; webtuiste; webblad | iwebhusayithi
radio; two way radios | radio; tweerigtingradio; tweerigtingradios | umsakazo
locks; keys | slotte; sleutels | izihluthulelo
safes; strongroom | kluise; kluis
carpets | tapyte; tapyt | okhaphethi
ceilings; ceiling | plafonne; plafon | usilingi
gutters | geute; geut
waterproofing | waterdigting
crane; cranes | hyskraan; hyskrane
forklift; forklifts | vurkhyser; vurkhysers
grader; graders | padskraper; padskrapers
tipper trucks | wiptrok; wiptrokke; kiptrok
trailers | sleepwa; sleepwaens
motorcycles | motorfiets; motorfietse | izithuthuthu
towing | insleepdienste; insleepdiens
soap; detergents | seep | insipho yokugeza
bursaries; bursary | beurse; studiebeurse | imifundaze
textbooks | handboek; skoolboeke
guest house; bed and breakfast | gastehuis; gastehuise
security guards; guards; guarding | wagte; sekuriteitswagte; veiligheidswagte | onogada; unogada; oonogada; abaqaphi; balebedi
food; catering | voedsel; kos; spyseniering; spysenieringsdienste; verversings | ukudla; ukutya; dijo; dijong
groceries; food parcels | kruideniersware; kospakkies; voedselpakkies | amaphasela okudla
school nutrition; feeding scheme | skoolvoeding; voedingskema | ukudla kwezikole; ukutya kwesikolo
milk | melk | ubisi; lebese
bread | brood | isinkwa; isonka; borotho; bohobe
meat | vleis | inyama; nama
vegetables | groente; groentes | imifino; imifuno; meroho
fruit | vrugte | izithelo; iziqhamo; ditholwana
medicine; medicines; pharmaceuticals | medisyne; farmaseutiese; geneesmiddels | imithi; amayeza; meriana; dihlare
medical; medical equipment | mediese; medies; mediese toerusting | ezokwelapha
nursing; nurses | verpleging; verpleegsters; verpleegkundiges | abahlengikazi; abongikazi; baoki
doctors | dokters; geneeshere | odokotela; oogqirha; dingaka
ambulance; ambulances | ambulans; ambulanse | i-ambulensi; i-ambulense
laboratory | laboratorium; laboratoriums | ilabhorethri
health | gesondheid; gesondheidsdienste | ezempilo; impilo; bophelo bo botle; maphelo
education | onderwys; opvoeding | ezemfundo; imfundo; thuto
agriculture; farming | landbou; boerdery | ezolimo; ukulima; temo; temothuo
seeds; seed | saad | imbewu; peo
fertiliser | kunsmis; bemesting | umanyolo; isichumiso; manyolo
animal feed; livestock | veevoer; vee; diere | ukudla kwemfuyo; imfuyo; diphoofolo; leruo
tourism | toerisme | ezokuvakasha; ukhenketho; bohahlaudi
transport | vervoer; vervoerdienste | ezokuthutha; ukuthutha; uthutho; dipalangwa
learner transport; scholar transport | leerlingvervoer; skolierevervoer; leerdervervoer | ukuthuthwa kwabafundi; izithuthi zabafundi
travel; travel agency | reis; reisagent; reisdienste; reisagentskap | ukuvakasha
accommodation | verblyf; akkommodasie; huisvesting | indawo yokuhlala; bodulo
venue; conference | vergaderlokaal; konferensie; lokaal | indawo yomhlangano
training | opleiding; onderrig | ukuqeqesha; ukuqeqeshwa; uqeqesho; kwetliso; thupello
consultant; consultants; consulting | konsultant; konsultante; raadgewende; adviseur | abeluleki; ababonisi; baeletsi
engineer; engineers; engineering | ingenieur; ingenieurs; ingenieurswese; ingenieursdienste | onjiniyela; iinjineli; baenjiniere
architect; architects | argitek; argitekte; argitektoniese
land surveyor; surveying | landmeter; landmeters; opmeting
quantity surveyor | bourekenaar; bourekenaars
legal services; attorneys; lawyers | regsdienste; prokureurs; prokureur; advokate | abameli; ummeli; amagqwetha; igqwetha; babuelli; ramolao
audit; auditing | oudit; ouditering; ouditeur; ouditeure | ukucwaninga amabhuku; ukucwaningwa kwamabhuku; uphicotho; tlhahlobo ya dibuka
accounting; financial services | rekeningkundige; finansiële; finansiele; boekhouding | ezezimali; ezemali
insurance | versekering | umshuwalense; i-inshorensi; inshorense
banking | bankdienste | ezamabhange
debt collection | skuldinvordering; invordering | ukuqoqwa kwezikweletu
valuation; valuation roll | waardasie; waardasierol; waardasies | uhlu lokulinganiswa
advertising; marketing | advertensies; reklame; bemarking; advertering | ukukhangisa; ukumaketha; papatso
recruitment; labour | werwing; arbeid; arbeiders; werksmense | ukuqashwa; abasebenzi; basebetsi
uniforms; uniform | uniforms; uniform | umfaniswano; imifaniswano; iyunifomu; yunifomo
clothing; protective clothing | klere; klerasie; beskermende klere; veiligheidsklere; oorpakke | izingubo; izimpahla zokusebenza; iimpahla; diaparo
shoes; safety boots | skoene; veiligheidskoene; stewels | izicathulo; izihlangu; dieta
blankets | komberse | izingubo zokulala; iingubo; dikobo
mattresses; beds | matrasse; beddens | omatilasi; imibhede; imatrasi; dimaterase
laundry; linen | wasgoed; wassery; linne | ilondolo; ukuhlanjwa kwezingubo
cleaning materials; detergents | skoonmaakmiddels; skoonmaakmateriaal; wasmiddels | izinto zokuhlanza; insipho; sesepa
chemicals; water treatment chemicals | chemikalieë; chemikaliee; waterbehandelingschemikalieë | amakhemikhali; iikhemikhali; dikhemikhale
toilet paper | toiletpapier | iphepha lasendlini encane
sanitary towels | sanitêre doekies; doekies | amaphedi
coffins; burial; funeral | doodskiste; begrafnis; begrafnisdienste; teraardebestelling | amabhokisi; umngcwabo; lepato
sport; sports | sport; sportgronde; sportgrond; sportterrein | ezemidlalo; imidlalo; dipapadi; lipapali
stadium | stadion | inkundla yezemidlalo; istediyamu; lebala
swimming pool; swimming pools | swembad; swembaddens | ichibi lokubhukuda
market; stalls | stalletjies; smouse | imakethe; izitolo
police; police station | polisie; polisiestasie | amaphoyisa; amapolisa; isiteshi samaphoyisa; mapolesa
court; courts | hof; howe; landdroshof | inkantolo; izinkantolo; inkundla yamatyala
prison; correctional | gevangenis; tronk; korrektiewe | ijele; intolongo; teronko; kgolegelo
airport | lughawe | isikhumulo sezindiza; isikhululo seenqwelo-moya; boemafofane
harbour; port | hawe | itheku lemikhumbi; boemakepe
railway; rail | spoorweg; spoor | ujantshi; isitimela; uloliwe; seporo
mine; mining | myn; mynbou | izimayini; imayini; merafo
airfield; flights | vlugte | izindiza
demolition | sloping; slopingswerk | ukudilizwa
excavation; earthworks | uitgrawing; grondwerke; uitgrawings | ukumba
plant hire; hiring | huur; verhuring; masjienhuur; toerustinghuur | ukuqashiswa
scaffolding; steel | steierwerk; staal | insimbi; intsimbi; tshepe
timber; wood; poles | hout; houtpale; pale | amapulangwe; izingodo; iipali; lepolanka; dipalo
glass | glas | ingilazi
plumbing | loodgieters; loodgieterswerk; loodgieter
carpentry | skrynwerk; timmerwerk | ukubaza
tiles; flooring | teëls; teels; vloere; vloerbedekking; matte | amathayela; iithayile
lifts; elevators | hysers; hyserinstandhouding; hysbakke | ilifti
signage; road signs | padtekens; tekens; naamborde | izimpawu zomgwaqo; matshwao a tsela
traffic; traffic lights | verkeer; verkeersligte; verkeersdienste | amarobhothi; irobhothi; ezithuthi; sephethephethe
parking | parkering | indawo yokupaka
disaster management | rampbestuur; rampe | ukulawulwa kwezinhlekelele; intlekele
environment; environmental | omgewing; omgewings; omgewingsimpak | imvelo; ezemvelo; okusingqongileyo; tikoloho
research; survey | navorsing; opname; studie | ucwaningo; uphando; dipatlisiso
municipality; municipal | munisipaliteit; munisipale | umasipala; umaspala; masepala; mmasepala
council | raad; stadsraad | umkhandlu; ibhunga; lekgotla la masepala
tender; bid | tender; tenders; bod; aanbod | ithenda; amathenda; iithenda; thendara; dithendara
quotation; quotations | kwotasie; kwotasies; prysopgawe | amakhotheshini; ikhotheshini; khoutheishene
supply; delivery; supply and delivery | verskaf; verskaffing; lewering; voorsiening; aflewering | ukulethwa; ukuletha; unikezelo; phepelo
appointment | aanstelling | ukuqokwa; ukutyunjwa; thonyo
service provider; service providers | diensverskaffer; diensverskaffers | umhlinzeki; abahlinzeki; umboneleli; ababoneleli; mofani wa ditshebeletso
community; community hall | gemeenskap; gemeenskapsaal | umphakathi; ihholo lomphakathi; uluntu; iholo yoluntu; setjhaba; holo ya setjhaba
youth | jeug | intsha; ulutsha; batjha; baswa
women | vroue | abesifazane; abafazi; amakhosikazi; basadi
children; early childhood development | kinders; kleuterskool; kleuterskole; vroeë kinderontwikkeling | izingane; abantwana; inkulisa; enkulisa; bana
elderly; old age home | bejaardes; ouetehuis; ouetehuise; oumense | asebekhulile; ikhaya labadala; abantu abadala; batsofadi
disabled; disability | gestremdes; gestremdheid | abakhubazekile; abaneziphene; bokooa
land; property | grond; eiendom; eiendomme; erwe | umhlaba; izindawo; mobu; naha
lease; rental | verhuur; huurkontrak; huurooreenkoms | ukuqasha; ukurenta; khiriso
sale; auction | verkoop; veiling; verkoping | indali; ukuthengiswa; ifandesi; thekiso
removal; relocation | verwydering; verskuiwing | ukususwa; ukususa; ukufuduka
storage; archiving; records management | berging; argief; argivering; rekordbestuur | ukugcinwa kwamarekhodi
translation; interpreting | vertaling; vertaaldienste; tolking; tolkdienste | ukuhumusha; ukuguqulela; uguqulelo; phetolelo
events; entertainment | geleenthede; funksies; vermaak | imicimbi; imisitho; diketsahalo
photography; video | fotografie; fotograaf; videografie | ukuthatha izithombe
flags; banners | vlae; baniere | amafulegi
gift; trophies | trofees; geskenke; toekennings | izindebe; iimbasa
plan; planning; town planning | beplanning; stadsbeplanning; dorpsbeplanning | ukuhlelwa kwedolobha; ucwangciso
strategy; policy | strategie; beleid; beleide | isu; inqubomgomo; leano
system; systems | stelsel; stelsels | uhlelo; inkqubo
installation; install | installering; installasie; installeer | ukufakwa; ukufaka; ufakelo
upgrade; upgrading | opgradering; opgradeer | ukuthuthukiswa; ukuphuculwa; ntlafatso
replacement; replace | vervanging; vervang | ukushintshwa; ukutshintsha
inspection; testing | inspeksie; inspeksies; toetsing; toets | ukuhlolwa; uvavanyo; tlhahlobo; teko
calibration | kalibrasie; kalibrering
disinfection; sanitiser | ontsmetting; ontsmettingsmiddel; handreiniger | ukubulala amagciwane; isibulali-magciwane
masks; gloves | maskers; handskoene | izifonyo; amagilavu; diatlana
rural; villages | landelik; landelike; dorpies | emaphandleni; izindawo zasemakhaya; mahaeng
town; township | dorp; dorpsgebied | idolobha; ilokishi; idolophu; toropo
bakkie; light delivery vehicle | bakkie; bakkies | iveni; ibhakhi
ploughing | ploeg; ploegwerk | ukulima amasimu; ukulima
irrigation | besproeiing; besproeiingstelsel | ukuchelela; unkcenkceshelo; nosetso
wildlife; game | wildbewaring | izilwane zasendle; diphoofolo tsa naha
kitchen; kitchens | kombuis; kombuise; kombuistoerusting | ikhishi; amakhishi; kitjhene
crockery; cutlery | breekware; eetgerei; messegoed | izitsha; izitya; dijana
heating; boilers | verwarming; ketels; stoomketels; verhitting | amabhoyila
refrigerators; cold rooms | yskaste; koelkamers; vrieskaste | amafriji; iifriji
curtains; blinds | gordyne; blindings | amakhethini; iikhethini; dikgaretene
chairs; tables; desks | stoele; tafels; skoolbanke; lessenaars | izihlalo; amatafula; izitulo; iitafile; ditulo; ditafole
carports; shade | motorafdakke; afdakke; skadunette | isithunzi
services; service | dienste; diens
works; work | werke; werk
management; control | bestuur; beheer
lift; lifts; elevators | hyser; hysers; hysbak; hysbakke
network; networks | netwerk; netwerke
oil; lubricants | olie; smeermiddels
hall; halls | saal
sports field; sports fields | sportveld; sportvelde
farm; farms | plaas; plase
floor; flooring | vloer; vloere
licence; licences | lisensie; lisensies
canal; channel; trench | kanaal; kanale; sloot; slote
playground; play equipment | speelgronde; speelgrond; speelparke; speelgoed | inkundla yokudlala; amathoyizi
`;

/** English words, and words of other languages that mean them. */
export const wordsOfLanguages: readonly {
  english: readonly string[];
  others: readonly string[];
  /** Those of the others that are Afrikaans, also where they are spelled as in English. */
  afrikaans: readonly string[];
}[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [english = '', ...others] = line.split('|').map((part) => part.trim());
    const split = (text: string): string[] => text.split('; ').filter((word) => word !== '');
    const known = split(english);
    return {
      english: known,
      others: [...new Set(others.flatMap(split))].filter((word) => !known.includes(word)),
      afrikaans: split(others[0] ?? ''),
    };
  });
