import type { FactBasis } from '#shared/codelists/fact-bases.ts';
import { municipalityOf } from '#shared/codelists/municipalities.ts';

/** The seat and web site of a municipality, each null where it is not known for certain. */
export type MunicipalityFacts = { seat: string | null; website: string | null; websiteBasis: FactBasis };

/**
 * Code, town of the head office, and host of the web site, in that order. `+` before a host: contacts of real notices of the
 * portal (2025 and 2026) have addresses at it, or its own site lists its tenders there. Hosts without it and all towns are public
 * knowledge of 2025; the site itself shows both. What was not certain was left out.
 */
const table = `
BUF|East London|+www.buffalocity.gov.za
CPT|Cape Town|+www.capetown.gov.za
EKU|Germiston|www.ekurhuleni.gov.za
ETH|Durban|+www.durban.gov.za
JHB|Johannesburg|+www.joburg.org.za
MAN|Bloemfontein|+www.mangaung.co.za
NMA|Gqeberha|+www.nelsonmandelabay.gov.za
TSH|Pretoria|+www.tshwane.gov.za
DC1|Moorreesburg|+www.westcoastdm.co.za
DC2||+www.capewinelands.gov.za
DC3|Bredasdorp|+www.odm.org.za
DC4|George|+www.gardenroute.gov.za
DC5|Beaufort West|www.skdm.co.za
DC6|Springbok|www.namakwa-dm.gov.za
DC7|De Aar|
DC8|Upington|www.zfm-dm.gov.za
DC9|Kimberley|www.francesbaard.gov.za
DC10|Gqeberha|+www.sarahbaartman.co.za
DC12|East London|+www.amathole.gov.za
DC13|Komani|www.chrishanidm.gov.za
DC14|Barkly East|+www.jgdm.gov.za
DC15|Mthatha|+www.ortambodm.gov.za
DC16|Trompsburg|
DC18|Welkom|
DC19|Phuthaditjhaba|
DC20|Sasolburg|
DC21|Port Shepstone|+www.ugu.gov.za
DC22|Pietermaritzburg|www.umdm.gov.za
DC23|Ladysmith|
DC24|Dundee|+www.umzinyathi.gov.za
DC25|Newcastle|+www.amajuba.gov.za
DC26|Ulundi|+www.zululand.org.za
DC27|Mkuze|+www.ukdm.gov.za
DC28|Richards Bay|+www.kingcetshwayo.gov.za
DC29|KwaDukuza|www.ilembe.gov.za
DC30|Ermelo|+www.gsibande.gov.za
DC31|Middelburg|+www.nkangaladm.gov.za
DC32|Mbombela|+www.ehlanzeni.gov.za
DC33|Giyani|+www.mopani.gov.za
DC34|Thohoyandou|+www.vhembe.gov.za
DC35|Polokwane|+www.cdm.org.za
DC36|Modimolle|www.waterberg.gov.za
DC37|Rustenburg|www.bojanala.gov.za
DC38|Mahikeng|+www.nmmdm.gov.za
DC39|Vryburg|
DC40|Orkney|www.kaundadistrict.gov.za
DC42|Vereeniging|www.sedibeng.gov.za
DC43|Ixopo|www.harrygwaladm.gov.za
DC44|Mount Ayliff|www.andm.gov.za
DC45|Kuruman|www.taologaetsewe.gov.za
DC47|Groblersdal|
DC48|Randfontein|www.wrdm.gov.za
WC011|Vredendal|
WC012|Clanwilliam|+www.cederbergmun.gov.za
WC013|Piketberg|+www.bergmun.org.za
WC014|Vredenburg|+www.sbm.gov.za
WC015|Malmesbury|+www.swartland.org.za
WC022|Ceres|+www.witzenberg.gov.za
WC023|Paarl|+www.drakenstein.gov.za
WC024|Stellenbosch|+www.stellenbosch.gov.za
WC025|Worcester|+www.bvm.gov.za
WC026|Ashton|+www.langeberg.gov.za
WC031|Caledon|+www.twk.gov.za
WC032|Hermanus|+www.overstrand.gov.za
WC033|Bredasdorp|+www.capeagulhas.gov.za
WC034|Swellendam|+www.swellendam.gov.za
WC041|Ladismith|+www.kannaland.gov.za
WC042|Riversdale|+www.hessequa.gov.za
WC043|Mossel Bay|+www.mosselbay.gov.za
WC044|George|+www.george.gov.za
WC045|Oudtshoorn|+www.oudtshoorn.gov.za
WC047|Plettenberg Bay|www.bitou.gov.za
WC048|Knysna|+www.knysna.gov.za
WC051|Laingsburg|+www.laingsburg.gov.za
WC052|Prince Albert|+www.pamun.gov.za
WC053|Beaufort West|+www.beaufortwestmun.co.za
EC101|Graaff-Reinet|+www.bnlm.gov.za
EC102|Somerset East|+www.bcrm.gov.za
EC104|Makhanda|www.makana.gov.za
EC105|Port Alfred|www.ndlambe.gov.za
EC106|Kirkwood|+www.srvm.gov.za
EC108|Jeffreys Bay|+www.kouga.gov.za
EC109|Kareedouw|+www.koukammamunicipality.gov.za
EC121|Dutywa|+www.mbhashemun.gov.za
EC122|Butterworth|+www.mnquma.gov.za
EC123|Komga|+www.greatkeilm.gov.za
EC124|Stutterheim|+www.amahlathi.gov.za
EC126|Peddie|www.ngqushwamun.gov.za
EC129|Fort Beaufort|www.raymondmhlaba.gov.za
EC131|Cradock|+www.iym.gov.za
EC135|Cofimvaba|+www.intsikayethu.gov.za
EC136|Lady Frere|
EC137|Ngcobo|+www.drabxumalm.gov.za
EC138|Cala|+www.slm.gov.za
EC139|Komani|+www.enochmgijima.gov.za
EC141|Maclear|+www.elundini.gov.za
EC142|Lady Grey|+www.senqu.gov.za
EC145|Burgersdorp|+www.wslm.gov.za
EC153|Flagstaff|+www.ihlm.gov.za
EC154|Port St Johns|+www.psjmunicipality.gov.za
EC155|Libode|+www.nyandenilm.gov.za
EC156|Qumbu|+www.mhlontlolm.gov.za
EC157|Mthatha|+www.ksd.gov.za
EC441|Matatiele|+www.matatiele.gov.za
EC442|KwaBhaca|+www.umzimvubu.gov.za
EC443|Bizana|+www.winniemmlm.gov.za
EC444|Ntabankulu|+www.ntabankulu.gov.za
NC061|Port Nolloth|+www.richtersveld.gov.za
NC062|Springbok|+www.namakhoi.gov.za
NC064|Garies|
NC065|Calvinia|+www.hantam.gov.za
NC066|Williston|www.karoohoogland.gov.za
NC067|Pofadder|
NC071|Victoria West|+www.ubuntu.gov.za
NC072|Colesberg|+www.umsobomvumun.co.za
NC073|De Aar|www.emthanjeni.co.za
NC074|Carnarvon|
NC075|Petrusville|
NC076|Hopetown|
NC077|Prieska|+www.siyathemba.gov.za
NC078|Douglas|www.siyancuma.gov.za
NC082|Kakamas|+www.kaigarib.gov.za
NC084|Groblershoop|
NC085|Postmasburg|
NC086|Danielskuil|
NC087|Upington|+www.dkm.gov.za
NC091|Kimberley|+www.solplaatje.org.za
NC092|Barkly West|
NC093|Warrenton|
NC094|Hartswater|
NC452|Kuruman|+www.ga-segonyana.gov.za
NC453|Kathu|+www.gamagara.gov.za
FS161|Koffiefontein|
FS162|Trompsburg|
FS163|Zastron|+www.mohokare.gov.za
FS181|Theunissen|+www.masilonyana.co.za
FS182|Boshof|
FS183|Bultfontein|
FS184|Welkom|+www.matjhabengmunicipality.co.za
FS185|Bothaville|
FS191|Ficksburg|
FS192|Bethlehem|
FS193|Reitz|+www.nketoanalm.gov.za
FS194|Phuthaditjhaba|+www.map.fs.gov.za
FS195|Vrede|+www.phumelela.gov.za
FS196|Ladybrand|
FS201|Kroonstad|+www.moqhaka.gov.za
FS203|Parys|
FS204|Sasolburg|www.metsimaholo.gov.za
FS205|Frankfort|
KZN212|Scottburgh|+www.umdoni.gov.za
KZN214|Harding|www.umuziwabantu.gov.za
KZN216|Port Shepstone|+www.rnm.gov.za
KZN221||+www.umshwathi.gov.za
KZN222|Howick|+www.umngeni.gov.za
KZN223|Mooi River|www.mpofana.gov.za
KZN224|Impendle|www.impendle.gov.za
KZN225|Pietermaritzburg|+www.msunduzi.gov.za
KZN226|Camperdown|+www.mkhambathini.gov.za
KZN227|Richmond|www.richmond.gov.za
KZN235|Bergville|+www.okhahlamba.gov.za
KZN237|Estcourt|
KZN238|Ladysmith|+www.alfredduma.gov.za
KZN241|Dundee|+www.endumeni.gov.za
KZN242|Nquthu|+www.nquthu.gov.za
KZN244|Tugela Ferry|+www.umsinga.gov.za
KZN245|Greytown|www.umvoti.gov.za
KZN252|Newcastle|+www.newcastle.gov.za
KZN253|Utrecht|+www.emadlangeni.gov.za
KZN254|Dannhauser|www.dannhauser.gov.za
KZN261|Paulpietersburg|+www.edumbe.gov.za
KZN262|Pongola|+www.uphongolo.gov.za
KZN263|Vryheid|+www.abaqulusi.gov.za
KZN265|Nongoma|+www.nongoma.gov.za
KZN266|Ulundi|+www.ulundi.gov.za
KZN271|Manguzi|
KZN272|Jozini|www.jozini.gov.za
KZN275|Mtubatuba|
KZN276|Hluhluwe|www.bigfivehlabisa.gov.za
KZN281|KwaMbonambi|www.umfolozi.gov.za
KZN282|Richards Bay|+www.umhlathuze.gov.za
KZN284|Eshowe|+www.umlalazi.gov.za
KZN285|Melmoth|
KZN286|Nkandla|+www.nkandla.gov.za
KZN291|Mandeni|+www.mandeni.gov.za
KZN292|KwaDukuza|+www.kwadukuza.gov.za
KZN293|Ndwedwe|+www.ndwedwe.gov.za
KZN294|Maphumulo|
KZN433|Kokstad|+www.kokstad.gov.za
KZN434|Ixopo|
KZN435|uMzimkhulu|+www.umzimkhululm.gov.za
KZN436|Creighton|+www.ndz.gov.za
NW371|Makapanstad|www.moretele.gov.za
NW372|Brits|+www.madibeng.gov.za
NW373|Rustenburg|+www.rustenburg.gov.za
NW374|Koster|
NW375|Mogwase|+www.moseskotane.gov.za
NW381|Setlagole|+www.ratlou.gov.za
NW382|Delareyville|+www.tswaing.gov.za
NW383|Mahikeng|www.mahikeng.gov.za
NW384|Lichtenburg|www.ditsobotla.gov.za
NW385|Zeerust|www.ramotshere.gov.za
NW392|Vryburg|
NW393|Schweizer-Reneke|
NW394|Taung|+www.gtlm.gov.za
NW396|Christiana|
NW397|Ganyesa|+www.kmlm.gov.za
NW403|Klerksdorp|www.matlosana.gov.za
NW404|Wolmaransstad|
NW405|Potchefstroom|+www.jbmarks.gov.za
GT421|Vanderbijlpark|www.emfuleni.gov.za
GT422|Meyerton|+www.midvaal.gov.za
GT423|Heidelberg|+www.lesedi.gov.za
GT481|Krugersdorp|+www.mogalecity.gov.za
GT484|Carletonville|+www.merafong.gov.za
GT485|Randfontein|+www.randwestcity.gov.za
MP301|Carolina|+www.albertluthuli.gov.za
MP302|Ermelo|+www.msukaligwa.gov.za
MP303|Piet Retief|+www.mkhondo.gov.za
MP304|Volksrust|+www.pixleykaseme.gov.za
MP305|Standerton|www.lekwalm.gov.za
MP306|Balfour|www.dipaleseng.gov.za
MP307|Secunda|+www.govanmbeki.gov.za
MP311|Delmas|
MP312|Emalahleni|www.emalahleni.gov.za
MP313|Middelburg|+www.stlm.gov.za
MP314|Belfast|+www.emakhazeni.gov.za
MP315||+www.thembisilehanilm.gov.za
MP316|Siyabuswa|
MP321|Mashishing|
MP324|Malalane|+www.nkomazi.gov.za
MP325|Bushbuckridge|www.bushbuckridge.gov.za
MP326|Mbombela|+www.mbombela.gov.za
LIM331|Giyani|www.greatergiyani.gov.za
LIM332|Modjadjiskloof|www.greaterletaba.gov.za
LIM333|Tzaneen|
LIM334|Phalaborwa|
LIM335|Hoedspruit|www.maruleng.gov.za
LIM341|Musina|www.musina.gov.za
LIM343|Thohoyandou|+www.thulamela.gov.za
LIM344|Louis Trichardt|+www.makhado.gov.za
LIM345|Malamulele|www.collinschabane.gov.za
LIM351|Senwabarwana|+www.blouberg.gov.za
LIM353|Mogwadi|www.molemole.gov.za
LIM354|Polokwane|+www.polokwane.gov.za
LIM355|Lebowakgomo|+www.lepelle-nkumpi.gov.za
LIM361|Thabazimbi|+www.thabazimbi.gov.za
LIM362|Lephalale|www.lephalale.gov.za
LIM366|Bela-Bela|+www.belabela.gov.za
LIM367|Mokopane|+www.mogalakwena.gov.za
LIM368|Modimolle|
LIM471|Marble Hall|
LIM472|Groblersdal|
LIM473|Jane Furse|+www.makhuduthamaga.gov.za
LIM476|Burgersfort|
`;

const byCode: ReadonlyMap<string, MunicipalityFacts> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', seat = '', host = ''] = line.split('|');
      if (municipalityOf(code) === null) throw new TypeError(`${code} is no municipality`);
      const bare = host.replace('+', '');
      return [
        code,
        {
          seat: seat || null,
          website: bare === '' ? null : `https://${bare}`,
          websiteBasis: host.startsWith('+') ? 'notices' : 'knowledge',
        },
      ];
    }),
);

/** @returns what is known of the municipality with this code; null where nothing is */
export const municipalityFacts = (code: string): MunicipalityFacts | null => byCode.get(code) ?? null;
