import type { ProvinceCode } from '#shared/codelists/provinces.ts';

/** Ranges of the Post Office's codes: the first code and its province; a range ends where the next one begins. */
const ranges = `
0001 GP|0200 NW|0208 GP|0209 NW|0300 NW|0351 LP|0367 NW|0369 LP|0400 GP|0404 NW|0407 GP|0410 NW|0430 LP|0458 MP|0459 LP|0472 MP
0475 LP|1000 GP|1021 MP|1030 LP|1034 MP|1053 MP|1056 LP|1058 MP|1059 LP|1087 MP|1100 MP|1122 LP|1125 MP|1133 LP|1135 MP|1150 LP
1160 MP|1380 LP|1400 GP|1920 FS|1930 GP|1932 FS|1933 GP|1947 FS|1950 GP|2210 MP|2473 KZN|2475 MP|2498 GP|2520 NW|2900 KZN|2970 FS|2971 KZN
4730 EC|6459 WC|6920 NC|6921 WC|6960 NC|6962 WC|6985 NC|6986 WC|7000 NC|7100 WC|8180 NC|8200 WC|8205 NC|8340 FS
8345 NC|8580 NW|8700 NC|8710 FS|8715 NC|9300 FS|9740 FS|9742 EC|9745 FS|9746 EC|9760 FS|9761 EC|9770 FS|9786 EC|9795 NC|9798 EC|9800 FS
`;

/** Single codes within the range of another province. */
const exceptions: Readonly<Record<string, ProvinceCode>> = {
  '0190': 'GP',
  '0380': 'LP',
  '0387': 'LP',
  '0499': 'LP',
  '1085': 'LP',
  '1124': 'LP',
  '1939': 'GP',
  '2499': 'GP',
  '2500': 'GP',
  '2501': 'GP',
  '2515': 'GP',
  '5950': 'NC',
  '6995': 'WC',
  '7070': 'NC',
  '8600': 'NW',
  '8601': 'NW',
  '8613': 'NW',
  '8614': 'NW',
  '8615': 'NW',
  '8650': 'NW',
  '9780': 'FS',
  '9781': 'FS',
};

const starts = ranges
  .trim()
  .split(/[|\n]/)
  .map((range) => ({ from: Number(range.slice(0, 4)), province: range.slice(5) as ProvinceCode }));

const table: readonly (ProvinceCode | null)[] = (() => {
  const all: (ProvinceCode | null)[] = new Array<ProvinceCode | null>(10_000).fill(null);
  starts.forEach(({ from, province }, index) => {
    all.fill(province, from, starts[index + 1]?.from ?? 10_000);
  });
  for (const [code, province] of Object.entries(exceptions)) all[Number(code)] = province;
  return all;
})();

/**
 * @param code four digits
 * @returns the province of the code; null for 0000 and for any other text
 */
export const provinceOfPostalCode = (code: string): ProvinceCode | null =>
  /^\d{4}$/.test(code) ? (table[Number(code)] ?? null) : null;
