import { findProvince, type ProvinceCode } from '#shared/codelists/provinces.ts';
import { foldName } from '#shared/text/names.ts';
import { slugify } from '#shared/text/slug.ts';

/**
 * A municipality. Category A is metropolitan, B local, C district. `district` is the code of the district of a local
 * municipality. `aliases` are former names, and spellings found in data. A former municipality has a `successor`, the code
 * of the municipality that now has all or most of its area.
 */
export type Municipality = {
  code: string;
  name: string;
  fullName: string;
  slug: string;
  category: 'A' | 'B' | 'C';
  district: string | null;
  province: ProvinceCode;
  aliases: readonly string[];
  successor: string | null;
};

/** Metros and districts: code, name, province, aliases (separated by semicolons). */
const metrosAndDistricts = `
BUF|Buffalo City|EC|Buffalo;BCM;BCMM;EC125
CPT|City of Cape Town|WC|WC000;CoCT;Kaapstad;City of Cate Town
EKU|City of Ekurhuleni|GP|Ekurhuleni Metro;GT000;Ekurhuleini;Ekurhuieni;Ekhuruleni
ETH|eThekwini|KZN|KZN000;KZN00;Ethekwni;City of Durban
JHB|City of Johannesburg|GP|GT001;Joburg;CoJ;City Council of Johannesburg
MAN|Mangaung|FS|FS172;MMM;Mangaung Metro
NMA|Nelson Mandela Bay|EC|EC000;NMBM;NMB;Nelson Mandela Metro;Nelson Mandela Metropolitan
TSH|City of Tshwane|GP|GT002;CoT
DC1|West Coast|WC|
DC2|Cape Winelands|WC|Boland
DC3|Overberg|WC|
DC4|Garden Route|WC|Eden;Eden Garden Route
DC5|Central Karoo|WC|
DC6|Namakwa|NC|Namaqua
DC7|Pixley ka Seme|NC|Pixley ka Isaka Seme;Karoo District
DC8|ZF Mgcawu|NC|Siyanda;Z F Mgcawu;ZF Mcgawu
DC9|Frances Baard|NC|Francis Baard;Frances Baart
DC10|Sarah Baartman|EC|Cacadu;Sara Baartman;Sarah Bartman
DC12|Amathole|EC|Amatola;Amatole
DC13|Chris Hani|EC|
DC14|Joe Gqabi|EC|Ukhahlamba
DC15|OR Tambo|EC|O R Tambo;Oliver Tambo
DC16|Xhariep|FS|
DC18|Lejweleputswa|FS|Lejwe le putswa
DC19|Thabo Mofutsanyana|FS|Thabo Mofutsanyane
DC20|Fezile Dabi|FS|Northern Free State
DC21|Ugu|KZN|
DC22|uMgungundlovu|KZN|uMgundgundlovu;Mgungundlovu;Umgungungdlovu
DC23|uThukela|KZN|Thukela
DC24|uMzinyathi|KZN|Mzinyathi
DC25|Amajuba|KZN|
DC26|Zululand|KZN|
DC27|uMkhanyakude|KZN|Mkhanyakude
DC28|King Cetshwayo|KZN|uThungulu;Thungulu
DC29|iLembe|KZN|Lembe
DC30|Gert Sibande|MP|Gert Sibanda
DC31|Nkangala|MP|
DC32|Ehlanzeni|MP|Enhlanzeni
DC33|Mopani|LP|
DC34|Vhembe|LP|
DC35|Capricorn|LP|
DC36|Waterberg|LP|
DC37|Bojanala Platinum|NW|Bojanala
DC38|Ngaka Modiri Molema|NW|Central District;Ngaka Modiri Moleema
DC39|Dr Ruth Segomotsi Mompati|NW|Dr Ruth Mompati;Dr Ruth Segomotsi;Ruth Segomotsi Mompati;Ruth Mompati;Bophirima
DC40|Dr Kenneth Kaunda|NW|Southern;Kenneth Kaunda;Dr K K;Dr KK
DC42|Sedibeng|GP|
DC43|Harry Gwala|KZN|Sisonke
DC44|Alfred Nzo|EC|
DC45|John Taolo Gaetsewe|NC|Kgalagadi;J T Gaetsewe;JTG
DC47|Sekhukhune|LP|Greater Sekhukhune
DC48|West Rand|GP|
`;

/** Local municipalities under their district: code, name, aliases. */
const locals = `
DC1
WC011|Matzikama|Matzikamma
WC012|Cederberg|Cedarberg
WC013|Bergrivier|Berg River;Bergriver
WC014|Saldanha Bay|Saldanha;Saldanha Baai
WC015|Swartland|
DC2
WC022|Witzenberg|
WC023|Drakenstein|Drakestein
WC024|Stellenbosch|
WC025|Breede Valley|Breede River Valley;Breede Vallei
WC026|Langeberg|Breede River Winelands
DC3
WC031|Theewaterskloof|Theewaterkloof;Thewaterskloof;TWK
WC032|Overstrand|
WC033|Cape Agulhas|
WC034|Swellendam|
DC4
WC041|Kannaland|
WC042|Hessequa|Langeberg Hessequa
WC043|Mossel Bay|Mosselbay;Mosselbaai
WC044|George|
WC045|Oudtshoorn|Greater Oudtshoorn
WC047|Bitou|Plettenberg Bay
WC048|Knysna|
DC5
WC051|Laingsburg|Lainsburg
WC052|Prince Albert|
WC053|Beaufort West|
DC10
EC101|Dr Beyers Naudé|Beyers Naude;Camdeboo
EC102|Blue Crane Route|Blue Crane
EC104|Makana|
EC105|Ndlambe|
EC106|Sundays River Valley|Sundays River
EC108|Kouga|
EC109|Kou-Kamma|
DC12
EC121|Mbhashe|Mbashe
EC122|Mnquma|
EC123|Great Kei|
EC124|Amahlathi|
EC126|Ngqushwa|
EC129|Raymond Mhlaba|
DC13
EC131|Inxuba Yethemba|Nxuba Yethemba
EC135|Intsika Yethu|
EC136|Emalahleni|
EC137|Dr AB Xuma|Engcobo;Ngcobo;A B Xuma
EC138|Sakhisizwe|
EC139|Enoch Mgijima|
DC14
EC141|Elundini|
EC142|Senqu|
EC145|Walter Sisulu|
DC15
EC153|Ingquza Hill|Ngquza Hills;Ngquza Hill;Ingquza Hills;Qaukeni
EC154|Port St Johns|Port Saint Johns
EC155|Nyandeni|
EC156|Kumkani Mhlontlo|Mhlontlo
EC157|King Sabata Dalindyebo|KSD;King Sabatha Dalindyebo
DC44
EC441|Matatiele|
EC442|Umzimvubu|Mzimvubu
EC443|Winnie Madikizela-Mandela|Mbizana;Winnie Madikizela Mandela;EC151;WMM
EC444|Ntabankulu|EC152
DC6
NC061|Richtersveld|
NC062|Nama Khoi|
NC064|Kamiesberg|
NC065|Hantam|
NC066|Karoo Hoogland|
NC067|Khâi-Ma|
DC7
NC071|Ubuntu|
NC072|Umsobomvu|
NC073|Emthanjeni|
NC074|Kareeberg|
NC075|Renosterberg|Renosterburg
NC076|Thembelihle|
NC077|Siyathemba|
NC078|Siyancuma|
DC8
NC082|Kai !Garib|Kai Garib;Khai Garib
NC084|!Kheis|Kheis
NC085|Tsantsabane|Tsantsabana
NC086|Kgatelopele|
NC087|Dawid Kruiper|David Kruiper
DC9
NC091|Sol Plaatje|Solplaatje;Sol Plaatjie;Sol Plaatjies
NC092|Dikgatlong|
NC093|Magareng|
NC094|Phokwane|
DC45
NC451|Joe Morolong|Moshaweng
NC452|Ga-Segonyana|
NC453|Gamagara|
DC16
FS161|Letsemeng|
FS162|Kopanong|
FS163|Mohokare|
DC18
FS181|Masilonyana|
FS182|Tokologo|
FS183|Tswelopele|
FS184|Matjhabeng|Matjabeng
FS185|Nala|
DC19
FS191|Setsoto|
FS192|Dihlabeng|
FS193|Nketoana|
FS194|Maluti-a-Phofung|MAP;Maluti a Phufong
FS195|Phumelela|
FS196|Mantsopa|FS173
DC20
FS201|Moqhaka|
FS203|Ngwathe|
FS204|Metsimaholo|
FS205|Mafube|
DC21
KZN212|uMdoni|KZN211;Vulamehlo
KZN213|uMzumbe|
KZN214|uMuziwabantu|
KZN216|Ray Nkonyeni|Hibiscus Coast
DC22
KZN221|uMshwathi|
KZN222|uMngeni|
KZN223|Mpofana|
KZN224|iMpendle|
KZN225|Msunduzi|uMsunduzi
KZN226|Mkhambathini|
KZN227|Richmond|
DC23
KZN235|Okhahlamba|
KZN237|Inkosi Langalibalele|Langalibalele
KZN238|Alfred Duma|
DC24
KZN241|Endumeni|
KZN242|Nquthu|Nqutu
KZN244|Msinga|uMsinga
KZN245|uMvoti|
DC25
KZN252|Newcastle|
KZN253|eMadlangeni|
KZN254|Dannhauser|
DC26
KZN261|eDumbe|
KZN262|uPhongolo|Pongola
KZN263|AbaQulusi|
KZN265|Nongoma|
KZN266|Ulundi|
DC27
KZN271|uMhlabuyalingana|Umhlabuyalingane
KZN272|Jozini|
KZN275|Mtubatuba|
KZN276|Big Five Hlabisa|Hlabisa;Hlabisa Big Five;Big 5 Hlabisa;The Big Five Hlabisa
DC28
KZN281|uMfolozi|Mfolozi;Mbonambi
KZN282|uMhlathuze|City of uMhlathuze
KZN284|uMlalazi|
KZN285|Mthonjaneni|
KZN286|Nkandla|
DC29
KZN291|Mandeni|Endondakusuka
KZN292|KwaDukuza|
KZN293|Ndwedwe|
KZN294|Maphumulo|
DC43
KZN433|Greater Kokstad|Kokstad
KZN434|Johannes Phumani Phungula|Ubuhlebezwe;J P Phungula
KZN435|uMzimkhulu|Umzimkulu
KZN436|Dr Nkosazana Dlamini Zuma|NDZ;Nkosazana Dlamini Zuma
DC37
NW371|Moretele|
NW372|Madibeng|
NW373|Rustenburg|
NW374|Kgetlengrivier|Kgetleng River;Kgetleng
NW375|Moses Kotane|
DC38
NW381|Ratlou|
NW382|Tswaing|
NW383|Mahikeng|Mafikeng
NW384|Ditsobotla|
NW385|Ramotshere Moiloa|
DC39
NW392|Naledi|
NW393|Mamusa|
NW394|Greater Taung|Taung
NW396|Lekwa-Teemane|
NW397|Kagisano-Molopo|Kagisano;NW391
DC40
NW403|City of Matlosana|
NW404|Maquassi Hills|Maquassi Hill
NW405|JB Marks|Tlokwe Ventersdorp;Ventersdorp Tlokwe;Ventersdorp Tlokwe 405
DC42
GT421|Emfuleni|
GT422|Midvaal|
GT423|Lesedi|
DC48
GT481|Mogale City|Mogale
GT484|Merafong City|Merafong
GT485|Rand West City|Rand West
DC30
MP301|Chief Albert Luthuli|Albert Luthuli
MP302|Msukaligwa|
MP303|Mkhondo|
MP304|Dr Pixley Ka Isaka Seme|Pixley Ka Seme
MP305|Lekwa|
MP306|Dipaleseng|Dipaliseng
MP307|Govan Mbeki|Goven Mbeki
DC31
MP311|Victor Khanye|Victor Kanye
MP312|Emalahleni|
MP313|Steve Tshwete|
MP314|Emakhazeni|
MP315|Thembisile Hani|Thembisile
MP316|Dr JS Moroka|J S Moroka
DC32
MP321|Thaba Chweu|
MP324|Nkomazi|
MP325|Bushbuckridge|
MP326|City of Mbombela|
DC33
LIM331|Greater Giyani|Giyani
LIM332|Greater Letaba|Letaba
LIM333|Greater Tzaneen|Tzaneen
LIM334|Ba-Phalaborwa|Phalaborwa
LIM335|Maruleng|
DC34
LIM341|Musina|
LIM343|Thulamela|
LIM344|Makhado|
LIM345|Collins Chabane|
DC35
LIM351|Blouberg|
LIM353|Molemole|
LIM354|Polokwane|
LIM355|Lepelle-Nkumpi|
DC36
LIM361|Thabazimbi|
LIM362|Lephalale|
LIM366|Bela-Bela|
LIM367|Mogalakwena|
LIM368|Modimolle-Mookgophong|
DC47
LIM471|Ephraim Mogale|Greater Marble Hall
LIM472|Elias Motsoaledi|Greater Groblersdal
LIM473|Makhuduthamaga|
LIM476|Fetakgomo Tubatse|Greater Tubatse Fetakgomo;Tubatse Fetakgomo
`;

/** Former municipalities, merged into others in 2011 and 2016: code, name, successor, aliases. */
const former = `
EC103|Ikwezi|EC101|
EC107|Baviaans|EC101|
EC127|Nkonkobe|EC129|
EC128|Nxuba|EC129|
EC132|Tsolwana|EC139|
EC133|Inkwanca|EC139|
EC134|Lukhanji|EC139|
EC143|Maletswai|EC145|
EC144|Gariep|EC145|
DC17|Motheo|MAN|
FS164|Naledi|MAN|FS171
GT461|Nokeng tsa Taemane|TSH|
GT462|Kungwini|TSH|
DC46|Metsweding|TSH|
GT482|Randfontein|GT485|
GT483|Westonaria|GT485|
KZN215|Ezinqoleni|KZN216|Ezinqolweni
KZN232|Emnambithi-Ladysmith|KZN238|Emnambithi;Ladysmith
KZN233|Indaka|KZN238|
KZN234|uMtshezi|KZN237|
KZN236|Imbabazane|KZN237|
KZN273|The Big Five False Bay|KZN276|Big Five False Bay
KZN274|Hlabisa|KZN276|
KZN283|Ntambanana|KZN282|
KZN431|Ingwe|KZN436|
KZN432|Kwa Sani|KZN436|KwaSani
LIM342|Mutale|LIM343|
LIM352|Aganang|LIM354|
LIM364|Mookgopong|LIM368|Mookgophong
LIM365|Modimolle|LIM368|
LIM474|Fetakgomo|LIM476|
LIM475|Greater Tubatse|LIM476|Tubatse
MP322|Mbombela|MP326|
MP323|Umjindi|MP326|
NC081|Mier|NC087|
NC083|Khara Hais|NC087|
NW395|Molopo|NW397|
NW401|Ventersdorp|NW405|
NW402|Tlokwe|NW405|Potchefstroom
`;

const lines = (table: string): string[] => table.trim().split('\n');
const listed = (text: string | undefined): string[] => (text ?? '').split(';').filter((part) => part !== '');

const TYPES = { A: 'Metropolitan', B: 'Local', C: 'District' } as const;

type Facts = Pick<Municipality, 'code' | 'name' | 'district' | 'province' | 'aliases' | 'successor'>;

function describe(facts: Facts): Municipality {
  const category = /^[A-Z]+$/.test(facts.code) ? 'A' : facts.code.startsWith('DC') ? 'C' : 'B';
  return {
    ...facts,
    category,
    fullName: `${facts.name} ${TYPES[category]} Municipality`,
    slug: slugify(facts.name),
  };
}

function* readCurrent(): Generator<Municipality> {
  const provinceOf = new Map<string, ProvinceCode>();
  for (const line of lines(metrosAndDistricts)) {
    const [code = '', name = '', province = '', aliases] = line.split('|');
    const known = findProvince(province)?.code;
    if (!known) throw new TypeError(`${code}: no province ${province}`);
    provinceOf.set(code, known);
    yield describe({
      code,
      name,
      district: null,
      province: known,
      aliases: listed(aliases),
      successor: null,
    });
  }
  let district = '';
  for (const line of lines(locals)) {
    const [code = '', name, aliases] = line.split('|');
    if (name === undefined) {
      district = code;
      continue;
    }
    const province = provinceOf.get(district);
    if (!province) throw new TypeError(`${code}: no district ${district}`);
    yield describe({ code, name, district, province, aliases: listed(aliases), successor: null });
  }
}

/** Makes slugs unique: adds the ending to those that several municipalities have. */
function withUniqueSlugs(
  all: readonly Municipality[],
  ending: (one: Municipality) => string,
): Municipality[] {
  const count = Map.groupBy(all, ({ slug }) => slug);
  return all.map((one) =>
    (count.get(one.slug)?.length ?? 0) > 1
      ? { ...one, slug: `${one.slug}-${ending(one).toLowerCase()}` }
      : one,
  );
}

/** The present municipalities: 8 metropolitan, 44 district and 205 local ones. */
export const municipalities: readonly Municipality[] = withUniqueSlugs(
  [...readCurrent()],
  (one) => one.province,
);

const byCode = new Map(municipalities.map((one) => [one.code, one]));

/** Former municipalities, for older data. Slugs are unique in both lists together. */
export const formerMunicipalities: readonly Municipality[] = lines(former).map((line) => {
  const [code = '', name = '', successor = '', aliases] = line.split('|');
  const province = byCode.get(successor)?.province;
  if (!province) throw new TypeError(`${code}: no successor ${successor}`);
  const one = describe({ code, name, district: null, province, aliases: listed(aliases), successor });
  return { ...one, slug: `${one.slug}-${code.toLowerCase()}` };
});

/** Prefixes of codes in other lists, with those that the demarcation board uses. */
const PREFIXES: readonly (readonly [RegExp, string])[] = [
  [/^(?:gp|gau)(?=\d)/, 'gt'],
  [/^kz(?=\d)/, 'kzn'],
  [/^(?:np|lp)(?=\d)/, 'lim'],
  [/^nmbm?$/, 'nma'],
];

const TYPE_WORD =
  /\b(?:(?<metro>metropolitan|metro)|(?<district>district|disctrict|dm)|(?<local>local|lm)|mun[iu]cip?ality|municiality|munisipaliteit)\b/g;
const LEADING = /^(?:the )?(?:(?:greater )?city council of|city of|municipality of)? ?(?:the )?/;
const PROVINCE_CODE = / (ec|fs|gp|gt|kzn?|lp|lim|mp|nc|nw|wc)$/;

type Name = { key: string; category: Municipality['category'] | null; province: ProvinceCode | null };

/** Separates the name, without blanks, from the type and the province that are written with it. */
function readName(text: string): Name {
  let category: Name['category'] = null;
  const bare = foldName(text)
    .replace(TYPE_WORD, (_, ...found) => {
      const groups = found.at(-1) as Record<string, string | undefined>;
      if (groups['district']) category = 'C';
      else if (groups['metro']) category = 'A';
      else if (groups['local']) category ??= 'B';
      return ' ';
    })
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(LEADING, '');
  const code = PROVINCE_CODE.exec(bare);
  const key = squeeze(code ? bare.slice(0, code.index) : bare);
  return { key, category, province: code ? (findProvince(code[1] ?? '')?.code ?? null) : null };
}

function squeeze(folded: string): string {
  const key = folded.replaceAll(' ', '');
  return PREFIXES.reduce((text, [prefix, instead]) => text.replace(prefix, instead), key);
}

const bySpelling = Map.groupBy(
  [...municipalities, ...formerMunicipalities].flatMap((one) =>
    [...new Set([one.code, one.name, ...one.aliases].map((spelling) => readName(spelling).key))].map(
      (key) => ({ key, one }),
    ),
  ),
  ({ key }) => key,
);

/**
 * @param text a code, also with the prefixes of other lists; or a name with or without type, province code and "City of",
 *   in any case and with or without hyphens and blanks: `Emalahleni (MP)`, `Naledi - NW Local Municipality`
 * @param province selects among municipalities of one name in several provinces
 * @returns the present municipalities that the text may mean, successors of former ones included; none for any other text,
 *   several for an ambiguous name such as Emalahleni
 */
export function municipalitiesNamed(text: string, province: ProvinceCode | null = null): Municipality[] {
  const name = readName(text);
  const all = (bySpelling.get(name.key) ?? []).map(({ one }) => one);
  const where = name.province ?? province;
  const placed = all.filter((one) => where === null || one.province === where);
  const typed = placed.filter((one) => name.category === null || one.category === name.category);
  const chosen = typed.length > 0 ? typed : placed;
  // Present municipalities are preferred to former ones of the same name.
  const present = chosen.filter((one) => one.successor === null);
  const found = new Set((present.length > 0 ? present : chosen).map((one) => one.successor ?? one.code));
  return [...found].flatMap((code) => byCode.get(code) ?? []);
}

/** @returns the only municipality that the text may mean; null where there is none or more than one */
export function findMunicipality(text: string): Municipality | null {
  const found = municipalitiesNamed(text);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** @returns the present municipality with exactly this code; null where there is none */
export const municipalityOf = (code: string): Municipality | null => byCode.get(code) ?? null;
