import {
  formerMunicipalities,
  type Municipality,
  municipalities,
  municipalityOf,
} from '#shared/codelists/municipalities.ts';
import { type ProvinceCode, provinces } from '#shared/codelists/provinces.ts';
import { gazetteer } from '#shared/codelists/towns.ts';
import { wordsOf } from './words.ts';

/**
 * A place that a name may mean. `use` says where the name counts: a `sure` name anywhere; a `weak` name (also a word, a
 * person or a street) only as a whole part of an address or after "in" or "at"; a `typed` name only before "municipality"
 * or "district"; an `abbreviation` only as a whole part of an address.
 */
export type Place = {
  kind: 'province' | 'municipality' | 'town' | 'landmark';
  name: string;
  province: ProvinceCode;
  municipality: Municipality | null;
  use: 'sure' | 'weak' | 'typed' | 'abbreviation';
};

/** A node of the tree of words: the places whose names end here, and the words that may follow. */
export type NameNode = { places: Place[]; next: Map<string, NameNode> };

/** Municipalities named after persons and things, whose names have other meanings as well. */
const TYPED = new Set(
  `Chris Hani|Joe Gqabi|OR Tambo|O R Tambo|Oliver Tambo|Alfred Nzo|Sarah Baartman|Sara Baartman|King Cetshwayo|Harry Gwala
Gert Sibande|Pixley ka Seme|Pixley ka Isaka Seme|Dr Pixley Ka Isaka Seme|Frances Baard|Francis Baard|John Taolo Gaetsewe
Dr Kenneth Kaunda|Kenneth Kaunda|Dr Ruth Segomotsi Mompati|Ruth Segomotsi Mompati|Dr Ruth Mompati|Ruth Mompati
Dr Ruth Segomotsi|Thabo Mofutsanyana|Fezile Dabi|Ngaka Modiri Molema|Chief Albert Luthuli|Albert Luthuli|Steve Tshwete
Govan Mbeki|Goven Mbeki|Victor Khanye|Thembisile Hani|Thembisile|Dr JS Moroka|J S Moroka|Walter Sisulu|Raymond Mhlaba
Enoch Mgijima|Dr AB Xuma|A B Xuma|Dr Beyers Naudé|Beyers Naude|Winnie Madikizela-Mandela|Winnie Madikizela Mandela
Ray Nkonyeni|Alfred Duma|Inkosi Langalibalele|Langalibalele|Dr Nkosazana Dlamini Zuma|Nkosazana Dlamini Zuma
Elias Motsoaledi|Ephraim Mogale|Collins Chabane|Moses Kotane|JB Marks|Sol Plaatje|Sol Plaatjie|Sol Plaatjies|Solplaatje
Dawid Kruiper|David Kruiper|Joe Morolong|Johannes Phumani Phungula|J P Phungula|Nelson Mandela Metropolitan|Prince Albert
Ubuntu|Richmond|George|Eden|Southern|Central District|Karoo District|Naledi|Nala|Lekwa|Midvaal|Lesedi|Blouberg|Capricorn
Waterberg|West Coast|Boland|Ikwezi|Ingwe|Mier|Molopo|Nxuba|Gariep|Langeberg|Langeberg Hessequa|Makana|Mantsopa|Setsoto|Ugu
Thembelihle|Phumelela|uMdoni|Sisonke|Buffalo|Amatola|Motheo|Sedibeng|Mogale|Lembe|Siyanda|Kagisano|Kgalagadi|Emalahleni
Kareeberg|Blue Crane|Sundays River|Berg River|Bergriver|Cederberg|Cedarberg|Namaqua|Letaba|Tubatse|Thukela|Saldanha|Dr KK
Mbonambi|Dr K K|MAP|MMM|NMB|CoT|CoJ|TWK|KSD|JTG|WMM|NDZ|BCM|Indaka|Gamagara|Hlabisa|Kheis|Tokologo|Magareng|Mutale|Kouga
Mopani|Northern Free State|City of Durban|Richtersveld|Amajuba`.split(/[|\n]/),
);

const root: NameNode = { places: [], next: new Map() };

/** Adds a name, and the same name in one word: `Richards Bay`, `Richardsbay`. */
function add(name: string, place: Place): void {
  const { words } = wordsOf(name);
  if (words.length === 0) return;
  insert(words, place);
  const joined = words.join('');
  if (words.length > 1 && joined.length > 6 && place.use !== 'typed') insert([joined], place);
}

function insert(words: readonly string[], place: Place): void {
  let step = root;
  for (const word of words) {
    let next = step.next.get(word);
    if (!next) {
      next = { places: [], next: new Map() };
      step.next.set(word, next);
    }
    step = next;
  }
  const same = ({ kind, province, municipality }: Place) =>
    kind === place.kind && province === place.province && municipality === place.municipality;
  if (!step.places.some(same)) step.places.push(place);
}

for (const { code, name, aliases } of provinces) {
  if (code === null) continue;
  const place = { kind: 'province', name, province: code, municipality: null } as const;
  for (const spelling of [name, ...aliases]) {
    const short = spelling.length < 6 && spelling !== 'KZN';
    const use = code === 'NW' && !short ? 'weak' : short ? 'abbreviation' : 'sure';
    add(spelling, { ...place, use });
  }
  add(code, { ...place, use: code === 'KZN' ? 'sure' : 'abbreviation' });
}
for (const one of [...municipalities, ...formerMunicipalities]) {
  const today = one.successor === null ? one : municipalityOf(one.successor);
  for (const name of [one.name, ...one.aliases].filter((spelling) => !/^[A-Z]{2,3}\d+$/.test(spelling)))
    add(name, {
      kind: 'municipality',
      name: today?.name ?? one.name,
      province: one.province,
      municipality: today,
      use: TYPED.has(name) ? 'typed' : 'sure',
    });
}
for (const { name, kind, weak, province, municipality } of gazetteer)
  add(name, {
    kind,
    name,
    province,
    municipality: municipality === null ? null : municipalityOf(municipality),
    use: weak ? 'weak' : 'sure',
  });

/** The tree of all names by their folded words. */
export const placeNames: NameNode = root;
