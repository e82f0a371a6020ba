import { type Municipality, municipalities, municipalityOf } from '#shared/codelists/municipalities.ts';

/**
 * Areas that people name and that are no municipality: the municipalities that they mean by each. A district stands for itself and all of
 * its local municipalities.
 *
 * Sources: which places belong to an area is general knowledge, laid upon the boundaries of the Municipal Demarcation Board since 2016
 * (municipalities.ts); no document was copied, and no such area has a legal boundary. Homelands are those of schedule 1 of the Constitution
 * of 1993, coasts and landscapes the regions that the provinces' tourism authorities speak of. A municipality counts where most of it, or
 * its main town, is in the area.
 */
export type Area = {
  names: readonly [string, ...string[]];
  alone: readonly string[];
  codes: readonly string[];
};

/** Codes of municipalities and districts | names, the usual one first; `~` marks one that means the area only as the whole text. */
const table = `
EKU | East Rand; Far East Rand; Oos-Rand; Oosrand
DC48 | West Rand; Far West Rand; Wes-Rand; Wesrand
JHB EKU DC48 | Witwatersrand; ~Reef; ~The Reef; ~Rand; ~The Rand
JHB EKU TSH DC48 DC42 | PWV
GT421 GT422 FS204 | Vaal Triangle; Vaaldriehoek
KZN291 KZN292 KZN293 | North Coast; KZN North Coast; Dolphin Coast; Noordkus
DC21 | South Coast; KZN South Coast; Hibiscus Coast; Suidkus
DC22 KZN235 KZN237 | Midlands; KZN Midlands; Natal Midlands; Middellande
KZN235 KZN237 KZN238 | Drakensberg; uKhahlamba Drakensberg
DC24 DC25 | Northern Natal; Northern KwaZulu-Natal; Battlefields
DC27 | Elephant Coast; Maputaland
DC32 | Lowveld; Laeveld; Kruger Lowveld
DC30 DC31 | Highveld; Hoëveld; Hoeveld
LIM361 LIM362 LIM366 LIM367 LIM368 NW375 | Bushveld; Bosveld
DC37 | Platinum Belt
FS184 FS181 FS182 FS183 FS185 | Goldfields; Free State Goldfields; Goudveld; Goldfields Region
EC121 EC122 EC153 EC154 EC155 EC157 EC443 | Wild Coast; Wildekus
BUF EC105 EC123 EC126 | Sunshine Coast
EC109 EC108 WC047 | Tsitsikamma
DC4 | Garden Route; Tuinroete; Southern Cape; Suid-Kaap
DC3 | Overberg
DC2 | Winelands; Cape Winelands; Wynland; Kaapse Wynland; Boland
WC015 WC013 | Swartland
DC1 | West Coast; Weskus
DC5 NC066 NC074 NC073 NC071 EC101 EC131 | Karoo; Great Karoo; Groot Karoo
WC045 WC041 | Klein Karoo; Little Karoo
DC6 | Namaqualand; Namakwaland
CPT | Cape Flats; Kaapse Vlakte; Cape Peninsula; Kaapse Skiereiland; Helderberg
DC8 | Green Kalahari
DC15 DC44 EC121 EC122 EC135 EC136 EC137 EC138 EC141 | Transkei
BUF EC123 EC124 EC126 EC129 EC139 | Ciskei
DC34 LIM341 | Venda
LIM331 LIM332 LIM345 LIM333 | Gazankulu
LIM353 LIM354 LIM355 LIM367 DC47 | Lebowa
DC47 | Sekhukhuneland
MP324 MP326 | KaNgwane
DC38 DC37 NW394 NW397 | Bophuthatswana
DC26 | Zululand
`;

/** @returns the codes of a municipality, with those of the local municipalities of a district */
const within = (one: Municipality): string[] => [
  one.code,
  ...municipalities.flatMap(({ code, district }) => (district === one.code ? [code] : [])),
];

export const areas: readonly Area[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [places = '', listed = ''] = line.split(' | ');
    const all = listed.split('; ');
    const [name, ...others] = all.filter((text) => !text.startsWith('~'));
    const codes = places.split(' ').flatMap((code) => {
      const municipality = municipalityOf(code);
      if (!municipality) throw new TypeError(`no municipality ${code}: ${line}`);
      return within(municipality);
    });
    if (name === undefined) throw new TypeError(`no name: ${line}`);
    return {
      names: [name, ...others],
      alone: all.filter((text) => text.startsWith('~')).map((text) => text.slice(1)),
      codes: [...new Set(codes)],
    };
  });
