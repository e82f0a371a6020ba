/**
 * Names of persons and words that stand in names of South African companies. Two of them that differ in a letter are two names,
 * and no typing error: `Coetzee` and `Coetzer`, `siyakhula` (we grow) and `siyakhala` (we cry).
 *
 * Sources: the most frequent surnames and forenames are those that Statistics South Africa names in its yearly release P0305,
 * Recorded live births. Further surnames and given names, and the words with their languages, are common knowledge about these
 * languages, written down for this list; no dictionary was copied. The list is not complete: what is missing is only less sure to be
 * kept apart (`shared/domain/suppliers/typing-error.ts` looks at how a word is formed, too).
 */

/** Surnames of isiZulu, isiXhosa, siSwati, isiNdebele, Sesotho, Sepedi, Setswana, Xitsonga and Tshivenda. */
const AFRICAN_SURNAMES = `
  baloyi bengu bhengu biyela boikanyo buthelezi chabalala chabangu chauke chiloane chili cele cebekhulu dhladhla dhlamini dlamini dlomo
  dladla dube duma dlodlo fakude gama gasa gcabashe gcaba gumbi gumede gwala gxowa hadebe hlatshwayo hlongwa hlongwane hlophe
  hlongwani jali jele jiyane kekana kgatla kgoadi khambule khanye khanyile khoza khosa khuboni khumalo khuzwayo kubheka kunene kwinana
  langa lebese lebepe ledwaba legodi lekalakala lekota lephoto letsoalo lukhele luthuli mabaso mabasa mabena mabhena mabuza mabunda
  maboa maboya mabitsela mabizela mabusela madiba madisha madlala madondo maduna maduma mafuna mafokeng magagula magubane magudulela
  mahlaba mahlangu mahlobo mahlalela mahlare mahomed maila makamu makgato makgoba makhanya makhathini makhubo makhubela makhubele makola
  makoti malatji malatjie malapane malapela maluleka maluleke mamabolo manaka manamela mandla manganyi mangena manyathi manzini maphanga
  mapaila maphalala maphosa maphumulo maponya mariba masango masanabo maseko masekoane masemola mashaba mashabane mashego mashele mashigo
  mashiloane mashilo mashinini masilela masina masinga masondo masuku matabane mathabatha mathabathe mathebula mathe mathe mathobela
  mathonsi mathunjwa matlala matlou matlhare matsepe matshoba mavuso mavundla mayisela mazibuko mbambo mbanjwa mbatha mbele mbhele mbonambi
  mbuyisa mchunu mdaka mdluli mdlalose mdletshe mdunge memela mfeka mfene mgaga mhlanga mhlongo mhlophe miya mjoli mkhabela mkhatshwa
  mkhize mkhonto mkhonza mkhwanazi mlambo mlangeni mlotshwa mnguni mngomezulu mngadi mnisi mntambo mntungwa mnyandu modiba modise modisane
  moagi moatshe moeketsi moeng mofokeng mofomme mogale mogane mogashoa mogotsi mohale mohapi mohlala mohlabi moima mojapelo mokgatle
  mokgalagadi mokgoro mokgosi mokgotho mokoena mokone mokonyane mokoetla mokwena molapo molebatsi molefe molefi molekwa molepo moloi
  molokwane molopyane moloto molewa mongwe monareng monama monyela moraka morake moropa moroka moshoeshoe mosia mosiane motaung
  motau motha mothapo mothiba mothibi motloung motlhabi motloutsi motsepe motsoaledi motswana moyo mpanza mpofu mpungose mqadi msane
  msibi msimang msimango msiza msomi msweli mtembu mthembu mthethwa mthimunye mthiyane mthombeni mtolo mtshali mtshweni mtsweni
  mudau mudzusi mulaudzi muofhe mukwevho mzimela mzobe mzolo mzila ncube ncongwane ndaba ndala ndamase ndebele ndhlovu ndimande ndlangamandla
  ndlela ndlovu ndou ndwandwe ndwalane nene nemakonde nemutudi nethengwe nevhutalu ngcamu ngcobo ngcongo ngema ngidi ngobeni ngoma ngobese
  ngomane ngubane ngubo ngubeni ngwenya ngwane ngwabe nhlabathi nhlapo nhlapho nhleko nhlengethwa njoko nkabinde nkadimeng nkambule
  nkgapele nkomo nkonyane nkosi nkoana nkoane nkuna nkwanyana nkwinika nobela nombewu nonyane ntanzi ntshangase ntshingila ntuli nxele
  nxumalo nyambi nyambose nyathi nyawo nyembe nyoni nzama nzimande nzuza phakathi phaahla phago phala phasha phetla phewa phiri phoku
  phungula pitso pule qwabe rabothata radebe rakgoale rakgwale ralebipi ramaphosa ramathe ramoba ramokgopa ramoroka rapetsoa raphela
  rasebotsa rathebe sambo sebola seabi sebiloane sebata segone sehlabela sekgobela sekhukhune sekonyela selepe semenya sefako sefatsa
  sethole shabalala shabangu shandu shange shezi shinga shoba shongwe shozi sibanda sibande sibanyoni sibeko sibisi sibiya sikhakhane
  sikhosana silinda simelane sindane singo sithebe sithole siwela skhosana skosana sokhela sono tau tefu teffo thabethe thango themba
  thobejane thwala thusi tlou tolo tshabalala tshabangu tshivhase tsotetsi twala vilakazi vilane vundla xaba xulu yende zikalala zikhali zondi
  zondo zulu zuma zungu zwane zwelithini zwelibanzi mbanjwa mbangwa ndima ndimba makhado makhadi moletsane moletsani`;

/** Surnames of Afrikaans and English, and of families from India. */
const OTHER_SURNAMES = `
  abrahams adams allie arendse badenhorst barnard basson bekker beukes bezuidenhout bester bosch boshoff botes botha bothma brand brink brits
  britz buys burger calitz carstens cilliers celliers cloete coetsee coetzee coetser coetzer conradie cronje dreyer davids delport dippenaar
  du duplessis dutoit els eloff engelbrecht erasmus esterhuizen esterhuyse esterhuysen ferreira fourie geldenhuys geldenhuis goosen
  gouws greeff greyling grobbelaar grobler groenewald hattingh havenga heyns herbst hendricks hendriks human jacobs jansen janse joubert
  jordaan jooste kleynhans klopper koekemoer koen kotze kotzee kruger labuschagne labuschagnee lamprecht lategan lombaard lombard loots
  lotter lourens louw malan maree marais maritz meiring meintjes meintjies meyer meyers mostert muller mulder myburgh naude nel niemand
  niemann nienaber nortje nortier odendaal olivier oosthuizen oosthuysen opperman otto pelser pelzer petersen pieterse pienaar potgieter
  prinsloo pretorius rautenbach reyneke roets roodt rossouw roux schoeman schoemann scheepers scholtz schultz schutte serfontein smit smith
  smuts snyman snymann steenkamp steyn stein strydom strauss swanepoel swart swartz swarts taljaard terblanche theron theunissen
  truter uys vanstaden venter vermaak vermaas vermeulen viljoen visagie visser vorster vosloo wessels weideman weidemann wiese wolmarans
  zietsman anderson brown campbell clark clarke davies davis evans green harris hughes jackson johnson johnston johnstone jones lewis
  martin martins mitchell moore morris murray phillips philips robertson robinson scott stewart stuart taylor thompson thomson turner walker
  walters watson watkins white williams wilson wright young bhana chetty desai essop govender govindasamy gounden ismail jaffer kader khan maharaj
  maharajh maistry moodley moodly mohamed moosa naicker naiker naidoo naidu nair patel padayachee pather perumal pillay pillai ramdass rampersad
  reddy reddi singh sewpersad vawda`;

/** Given names. */
const GIVEN_NAMES = `
  amahle amogelang andile andiswa asanda asemahle ayabonga ayanda bandile banele bheki bhekani bhekisisa boitumelo bokamoso bongani bongeka
  bongekile bonginkosi bongiwe buhle busisiwe busiswa buyisiwe cebile cebisa dikeledi dineo dikgang dumisa dumisani dumisile enhle enzokuhle
  fikile fikiswa funeka gugu gugulethu hlengiwe hlompho iminathi itumeleng jabu jabulani jabulile kabelo kagiso kamogelo karabo katlego keabetswe
  kelebogile keitumetse kgomotso kgosi kgothatso khanyi khanyisa khanyisile khanyiso khaya khayelihle khethiwe khulekani khumo kwanele lebo
  lebogang lebohang lehlohonolo lerato lesedi lesego lethabo lethu lihle linda lindani lindelani lindelwa lindiwe lindokuhle lizwe lubanzi
  lungelo lungile lungisa lunga luthando luvuyo lwazi lwandile lwandle mandisa mandiso mandla mandlakayise mandlenkosi masego masechaba
  mathapelo mbali mbalenhle mbongeni mbongiseni mduduzi melokuhle menzi minenhle mlungisi mmabatho mmathabo modise mohau moipone mojalefa molebogeng
  mosa mpho mpumelelo mthokozisi mthunzi musa muzi mxolisi mzwandile naledi nandi ncamisile ndumiso neliswa neo nhlanhla nhlakanipho nkateko
  nkosinathi nkosana nkazimulo nobuhle nobantu nobuntu nokuthula nokubonga nokulunga nokwanda nolwazi nombulelo nomalanga nomfundo nomonde
  nompumelelo nomsa nomthandazo nomvula nomvuyo nomzamo nonhlanhla nontokozo nontobeko nosipho nosiphiwe nothando ntando ntandoyenkosi nthabeleng
  nthabiseng ntombi ntombizodwa okuhle omphile onalenna oratile palesa phakamani phakamile phakamisa phelisa phila philani philile philisa phindile
  phumelele phumla phumlani phumzile precious princess puleng puso qhawe refilwe refiloe relebogile rethabile reneilwe retshepile sandile
  sanele sakhile sakhumzi samkelisiwe sanelisiwe sbusiso sechaba sello senzo seipati sibongile sibusiso sifiso sihle sikhumbuzo simphiwe sindisiwe
  sindiso sinethemba siphelele sipho siphiwe siphesihle siphosethu sithembile sithembiso siyabonga siyanda siyamthanda sizakele sizwe solomzi
  sphamandla sphelele sphesihle tebogo tebello teboho thabang thabile thabiso thabo thandazile thandeka thandi thandiswa thandiwe thando
  thandolwethu thandokuhle thapelo themba thembakazi thembalethu thembani thembeka thembekile thembela thembelani thembelihle thembi thembile
  thembinkosi thembisa thembisile thembiso thokozani thokozile thuli thulani thulasizwe thuso tiisetso tlhogi tlotlo tsakane tsakani tshegofatso
  tshepang tshepiso tshepo tshidi tsholofelo tumelo tumisang tumiso unathi vusi vusimuzi vusumuzi vuyani vuyisile vuyo vuyokazi vuyolwethu
  wandile wandisa xolani xolile xolisa xoliswa zamani zamile zamokuhle zandile zanele zenzele zenzile zinhle zintle ziyanda zola zolani zodwa
  zukile zukisa zwelakhe zwelihle andre andrea andries anna anne anton antonie barend carel charl charles christo christiaan christian
  cornelia cornelius daniel daniela danie dawid elsa elsie elize francois frans frederik gerhard gerhardt gerrit gert hannes hendrik hendrika
  henrico jacob jacoba jacobus jaco johan johann johanna johannes juan juanita karel kobus lizette louis louise louisa maria marie marius marina
  marinda martha martin martina mariana marianne marthinus nico nicola nicolaas petra petrus pieter riaan rian rudolf stefan stefanie stefanus
  stephan stephen steven susan susanna theuns tiaan willem wilhelm wilhelmina`;

/** Words of isiZulu, isiXhosa, siSwati and isiNdebele that companies are called by, with their kin. */
const NGUNI_WORDS = `
  abafazi abantu abantwana abasha abazali amabutho amadoda amandla amanzi amakhosi amakhaya amathuba amathemba ikamva ikhaya ikhwezi ikhwelo ilanga
  ilizwe imbali imbalenhle imbewu imbizo imbokodo imbumba imfihlo imfundo imfuno imisebe impilo impela impilwenhle impumelelo imvelo imvula imvume
  inala indalo indlela indlovu indlu ingqayizivele ingwe inhlanhla injabulo inkanyezi inkazimulo inkosi inkosana inqaba inqubeko inqubo intando
  intaba intombi intsika intuthuko inyanga inyathi inyoni inzalo isandla isibani isibaya isibindi isibusiso isifiso isikhathi isikhala isiko isikole
  isikhulu isipho isithembiso isithelo isivivane isivuno isivuko isizwe isizinda ithemba ithempeli ithuba ithunzi itshe izibusiso izinga izinto izulu izwe
  izwi khanya khanyisa khanyiso khayalethu khula khulani khulisa khuluma khululeka khululekani lethukuthula lisakhanya lukhanyo lukhozi lwazi
  mayibuye masakhane masakhe masibambane masisukume masizame masiphumelele masiyakhe mbokodo mvelo mzansi ngakhona nkanyezi nqobile ntsika ntuthuko
  phakama phambili phambile phaphama phezulu phumelela phuthuma qalakabusha qhakaza qhubeka qinisa sakhisizwe sakhikhaya sakhile sakhiwo sakhani
  sebenza sebenzani senzokuhle sibambene sibambisene sibonelo sigidi sihlangene sikhona sikhula sikhulile silwane simunye simelane singabakho siphakeme
  siphambili sisonke sithandiwe sithembene siyabathanda siyabuya siyadla siyafunda siyafuna siyahlula siyajabula siyakha siyakhala siyakhanya
  siyakhona siyakhula siyakhuluma siyakhulisa siyakwazi siyalima siyaluma siyamukela siyanqoba siyanqobile siyaphakama siyaphambili siyaphila siyaphilisa
  siyaphumelela siyasebenza siyathemba siyathembana siyathuthuka siyavuka siyavuma siyavuna siyavuya siyaya siyazama siyazana siyazenzela siyazi
  siyazisiza sizabantu sizanani sizani sizisa sizonke sizophila sukuma sukumani sukumile thathamachance thembalethu thembelihle thuthuka thuthukani
  thuthukisa ubambiswano ubuhle ubuntu ubunye ubuso ukhamba ukhanyo ukhozi ukukhanya ukukhula ukuphila ukuthula ukuvuka ukuvuna umbane umbani umbuso
  umfula umhlaba umhlanga umkhonto umlambo umlazi umlilo umnotho umphakathi umphathi umsebenzi umsinga umthombo umthunzi umusa umvelo umvuzo umzamo
  umzansi umzimvubu umuzi unathi vikela vukani vukile vukuzakhe vukuzenzele vulamehlo vulindlela vumani vumela vunani vusa vusani yakha yakhani
  zama zamani zamokuhle zakhele zakheni zibambele zikhona zimele zimisele ziphakamise zisize zithobele zonke zonkizizwe zulu`;

/** Words of Sesotho, Sepedi and Setswana. */
const SOTHO_WORDS = `
  bafokeng bahlodi bakgatla bakone bakwena balemi balimi banna basadi basha batho batlokwa batsumi boikarabelo boipelo boitshoko boitumelo bokamoso
  bokgoni bokone bonolo bophelo borwa boswa botaki botho botlhale botshelo botsogo dikgomo dikgosi dikwena dinaledi dinare dinoko ditau ditlou ditsela
  dumela fatshe hlabologang hlahisa hlano itekeng itereleng ithuteng itireleng itsoseng kago kagisano kagiso kamano kamogelo kganya kgatelopele kgodiso
  kgolo kgoro kgosi kgotso kgotla khotso kopano kopanang kopanong kutlwano kutlwisiso lebone lefa lefatshe lehae lehumo lekgotla leloko leruo lesedi
  letlotlo letsatsi letsema letsete letsopa mahlatse mahlale mahube mahlasedi maatla malapa maruo marumo masakhane masedi matla matlafatso
  matlapeng mmogo mmoho moagi modiro modumo mogale mohlodi mohlape mohlala mokgwa mokoro molapo molatelo moletlo moliso molomo monna monnamere
  montsho montsheng moralo morena morwa mosadi moshate mosomo mosupatsela motheo motho mothofeela motlhabane motse motseng motsweding naga nala
  naledi nare ngwao noka nnete nthuse peo phadima phela phelang phelo phenyo phetogo pheko phiri phuthego phuthang pitso polelo poloko pula puleng
  rapelang reabetswe reagile reaga reahola reaitekela realeboga rea rekopane relebogile reratile rethabile retshelela rethusa reyagola reyakopele
  sebata sechaba sedibeng sediba sefako sekepe sekgo selemela selemo seriti setheo setshaba shomang tau tebogo thabo thaba thari thata
  thebe theko thekiso thipe thuso thusanang thusano thuto tiro tirelo tirisano tlhabologo tlhago tlhokomelo tloga tlou tsela tshebedisano tshebeletso
  tshepo tshiamo tshireletso tshwarano tshwaranang tsoga tsogang tsosoloso tswelopele tsweletsa tumelo tumisang`;

/** Words of Xitsonga and Tshivenda. */
const TSONGA_VENDA_WORDS = `
  hlamalani hluvukani hluvuko hlanganani khensani matimba mbilu muhluri mulalo murunwa mutheiwa muvhuso ndivhuho ndzalama nkateko nyeleti pfuka pfukani
  pfuneka pfunani pfunanani phaphamani rifumo rhandzu rivoningo rirhandzu shumani shumisani takalani tivani tinyiko tiyani tiyimeleni tshedza
  tshilidzi tshimbiluni tsakani tsakane vhafuwi vhahlavi vhathu vhutali vhutshilo vhuthu vutivi vutomi vutlhari xitsonga ximanga zwivhuya thivhulawi
  lufuno livhuwani mashudu mpfuneni muelelwa ndamulelo rendani rofhiwa rudzani tendani`;

/** Words of Afrikaans and English that differ in a letter from another one in names of companies. */
const OTHER_WORDS = `
  aarde akker arend bakker berg bergh blom blou boer boere boom boord brand brood bron burg donker dorp draai droom duin eike fontein goud graan groen
  grond haak hart heuwel hoek hoop hout huis kaap kamp kloof kraal krans kroon kruin kuil laan land leeu lewe lig loop maan meer melk mense
  molen moord nooit noord olyf oord oosten pad park perd plaas poort rand reën riet rivier rots ruit skans skoon skool sloot smid son stad ster
  stroom suiker tuin uitkyk vallei vark veld vis vlei vlak voël volk vonk vrede vries vriend vry water weide werk wild wind winkel wolf woud ystervark
  angel angels bear beard beacon beaton bell bells best bright brighton brick bridge brook brooks build builder builders building carter castle caster cater
  caterer catering centre clean cleaner cleaners cleaning clear coach coaching coast coat coating coatings cold copper corner craft crafts crane
  cutter cutting dairy daily diary drain draining eagle earth east easter edge fair fare farm farmer farmers farming fast feast fence fencing fibre
  fine fire firm flame float floor flooring flour flower flowers foods forest frame fresh fuel garden gardens glass glaze gold golden grand granite grave
  gravel grain green grind guard guarding hand heart hearth horse host house housing hunter idea ideal image industrial iron joiner joinery joint
  land lands laser leader leather lemon level light lighting lights lime link links lion lions load loading lock locks master masters matter mead meadow meat
  medal metal metals mile mill milling mine miner mining mint mirror moon motor mountain natal natural ocean oasis onyx orange orbit order paint painter painting
  paper park parking parts path paving peak pearl pest phase phoenix pioneer pipe piper place plain plan planet plans plant plants plaster plastic platform
  plate point pole pool port portal post power premier prime print printer printers printing pump pumps quality quarry quest rain rapid reach ready
  real reed reef ridge ring river rivers road roads rock rocks roof roofing root rose royal ruby safe safety sail sale sand sands scaffold scale school sea
  seal security sea shade share shine ship shop sign signs silver site skill skills smart solar sole solid sound source spark spear speed sport sports spring springs
  staff stair star stars start state station steel steels stone stones storm stream street stripe strong style summit sun super supreme swift system target team
  terra tide tile tiles tiling timber time tower towers town track trade trader trailer train trainer training transit travel tree trees trend trust truth turf
  union unique unit united unity urban value vale valley vector vehicle venture vision vista vital voice wagon wall walls waste watch wave weld welder welding
  west wheel wheels wind window windows wine wing wings wire wise wonder wood woods wool work works world yard zone`;

const words = (text: string): string[] => text.trim().split(/\s+/);

const known: ReadonlySet<string> = new Set(
  [
    ...[AFRICAN_SURNAMES, OTHER_SURNAMES, GIVEN_NAMES],
    ...[NGUNI_WORDS, SOTHO_WORDS, TSONGA_VENDA_WORDS, OTHER_WORDS],
  ].flatMap(words),
);

/** @returns whether a folded word is a name or a word that companies are called by */
export const isNameWord = (word: string): boolean => known.has(word);
