import { municipalityOf } from '#shared/codelists/municipalities.ts';
import type { ProvinceCode } from '#shared/codelists/provinces.ts';

/**
 * A town or city with all names that people use for it: the present one first, then former ones and those in Afrikaans, isiZulu,
 * isiXhosa, Sesotho and everyday speech. `short` are abbreviations. Towns with one name are in towns.ts alone, which says where
 * names count as evidence of a place.
 *
 * Sources: present and former names as the Minister of Sport, Arts and Culture published them in the Government Gazette on the advice
 * of the South African Geographical Names Council (2000 to 2025); names in other official languages as these languages' own
 * municipalities and broadcasters use them. Names of metropolitan municipalities stand beside the city that people mean by them.
 */
export type TownNames = {
  municipality: string;
  province: ProvinceCode;
  names: readonly [string, ...string[]];
  short: readonly string[];
  /** Names in isiZulu and isiXhosa without the e- of "at": `uMnambithi` of `eMnambithi`. People type them; notices seldom have them. */
  spoken: readonly string[];
};

/** Code of the municipality | names | abbreviations. */
const table = `
JHB | Johannesburg; Joburg; Jo'burg; Jozi; eGoli; iGoli; Egoli; Goudstad | JHB; JNB
TSH | Pretoria; Tshwane; ePitoli; Pitoli; Pitori | PTA
TSH | Centurion; Verwoerdburg
CPT | Cape Town; Kaapstad; iKapa; eKapa | CPT
CPT | Simon's Town; Simonstown; Simonstad
CPT | Fish Hoek; Vishoek
CPT | Hout Bay; Houtbaai
CPT | Gordon's Bay; Gordonsbaai
CPT | Somerset West; Somerset-Wes
CPT | Mitchells Plain; Mitchell's Plain
CPT | Kuils River; Kuilsrivier
ETH | Durban; eThekwini; iTheku; eThekweni; Durbs | DBN
ETH | uMhlanga; Umhlanga Rocks
ETH | Amanzimtoti; eManzimtoti; Toti
ETH | Isipingo; Siphingo
ETH | Tongaat; oThongathi
ETH | Umkomaas; eMkhomazi
NMA | Gqeberha; Port Elizabeth; iBhayi; eBhayi; Die Baai; Nelson Mandela Bay | PE
NMA | Kariega; Uitenhage; eTinara
BUF | East London; eMonti; iMonti; Oos-Londen; KuGompo; Buffalo City | EL
BUF | Qonce; King William's Town; King Williams Town; Kingwilliamstown | KWT
BUF | Bhisho; Bisho
MAN | Bloemfontein; Mangaung; Bloem | BFN
MAN | Thaba Nchu; Thaba 'Nchu
EKU | Tembisa; Thembisa
LIM354 | Polokwane; Pietersburg | PLK
LIM344 | Louis Trichardt; Makhado
LIM367 | Mokopane; Potgietersrus
LIM366 | Bela-Bela; Warmbaths; Warmbad
LIM362 | Lephalale; Ellisras
LIM368 | Modimolle; Nylstroom
LIM368 | Mookgophong; Mookgopong; Naboomspruit
LIM368 | Vaalwater; Mabatlane
LIM341 | Musina; Messina
LIM332 | Modjadjiskloof; Duiwelskloof
LIM351 | Senwabarwana; Bochum
LIM353 | Mogwadi; Dendron
LIM353 | Morebeng; Soekmekaar
LIM471 | Marble Hall; Marblehall
LIM343 | Thohoyandou; Thoyandou
MP326 | Mbombela; Nelspruit; Naspoti
MP326 | Barberton; Umjindi; eMjindini
MP326 | White River; Witrivier
MP312 | eMalahleni; Witbank
MP312 | Kriel; Ga-Nala
MP303 | eMkhondo; Mkhondo; Piet Retief
MP314 | eMakhazeni; Belfast
MP314 | eNtokozweni; Machadodorp
MP314 | Emgwenya; Waterval Boven
MP321 | Mashishing; Lydenburg
MP301 | eManzana; Badplaas
MP305 | Standerton; Lekwa
NW383 | Mahikeng; Mafikeng; Mafeking
NW403 | Klerksdorp; Matlosana
NW405 | Potchefstroom; Tlokwe; Potch
NW372 | Hartbeespoort; Hartebeespoort; Harties
EC104 | Makhanda; Grahamstown; Grahamstad; eRhini; iRhini
EC157 | Mthatha; Umtata; eMthatha
EC139 | Komani; Queenstown
EC131 | Nxuba; Cradock
EC101 | Graaff-Reinet; Graaff Reinet; Graaf Reinet; Robert Sobukwe Town
EC102 | KwaNojoli; Somerset East; Somerset-Oos
EC145 | Maletswai; Aliwal North; Aliwal-Noord
EC141 | Nqanqarhu; Maclear
EC141 | Tlokoeng; Mount Fletcher; Mt Fletcher
EC138 | Khowa; Elliot
EC136 | Cacadu; Lady Frere
EC137 | Ngcobo; Engcobo; eNgcobo
EC442 | KwaBhaca; Mount Frere; Mt Frere
EC442 | MaXesibeni; eMaXesibeni; Mount Ayliff; Mt Ayliff
EC443 | Mbizana; Bizana; eMbizana
EC444 | Ntabankulu; Tabankulu
EC121 | Dutywa; Idutywa; iDutywa
EC121 | Gatyana; Willowvale
EC121 | Xhora; Elliotdale
EC122 | Gcuwa; Butterworth
EC122 | Centane; Kentani
EC122 | Ngqamakhwe; Nqamakwe
EC153 | Siphaqeni; Flagstaff
EC129 | KwaMaqoma; Fort Beaufort
EC129 | Dikeni; Alice
EC129 | Xesi; Middledrift
EC124 | Cumakala; Stutterheim
EC123 | Komga; Qumrha; Qumra
EC123 | Cintsa; Chintsa
EC126 | Ngqushwa; Peddie
EC108 | Jeffreys Bay; Jeffrey's Bay; Jeffreysbaai; J-Bay
EC154 | Port St Johns; Port St. John's; Port Saint Johns
KZN225 | Pietermaritzburg; uMgungundlovu; eMgungundlovu; Maritzburg; Msunduzi | PMB
KZN292 | KwaDukuza; Stanger
KZN238 | Ladysmith; eMnambithi; Mnambithi; Emnambithi
KZN237 | Estcourt; eMtshezi; Mtshezi; uMtshezi
KZN282 | Richards Bay; Richardsbay; Richardsbaai
KZN434 | Ixopo; Ixobho; eXobho; Exobho
KZN435 | uMzimkhulu; Umzimkulu
KZN262 | Pongola; uPhongolo; Phongola
KZN271 | Manguzi; KwaNgwanase; Kwangwanase
KZN272 | Mkuze; Mkhuze
KZN216 | Izingolweni; Ezingolweni; Ezinqoleni
KZN291 | Mandeni; Mandini
KZN294 | Maphumulo; Mapumulo
KZN242 | Nquthu; Nqutu
KZN223 | Mooi River; Mooirivier
KZN281 | KwaMbonambi; Mbonambi
FS181 | Winnie Mandela; Brandfort
FS201 | Kroonstad; Maokeng
FS194 | Phuthaditjhaba; Qwaqwa; QwaQwa; Witsieshoek
NC091 | Kimberley; Kimberly; Teemaneng
NC078 | Griekwastad; Griquatown; Griekwasstad
NC062 | Kleinsee; Kleinzee
NC061 | Alexander Bay; Alexanderbaai
NC092 | Barkly West; Barkly-Wes
WC053 | Beaufort West; Beaufort-Wes
WC043 | Mossel Bay; Mosselbaai; Mosselbay
WC047 | Plettenberg Bay; Plettenbergbaai; Plett
WC042 | Stilbaai; Still Bay
WC013 | Velddrif; Velddrift
WC033 | L'Agulhas; Agulhas
GT421 | Vanderbijlpark; Vanderbijl Park
GT481 | Krugersdorp; Mogale City
GT481 | Magaliesburg; Magalies
`;

const split = (text = ''): string[] => text.split('; ').filter((part) => part !== '');

const AT = /^e(?=\p{Lu})/u;
const withoutAt = (name: string): string[] =>
  AT.test(name) ? [name.replace(AT, 'u'), name.replace(AT, 'i')] : [];

/** Every town with several names. */
export const townNames: readonly TownNames[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', listed, short] = line.split(' | ');
    const municipality = municipalityOf(code);
    const [name, ...others] = split(listed);
    if (!municipality || name === undefined) throw new TypeError(`no municipality or no name: ${line}`);
    return {
      municipality: code,
      province: municipality.province,
      names: [name, ...others],
      short: split(short),
      spoken: [name, ...others].flatMap(withoutAt),
    };
  });
