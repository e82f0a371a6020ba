/**
 * Grades 1 to 9 of the register of contractors of the Construction Industry Development Board (CIDB). A contractor of a grade
 * may take on works up to the limit of the grade, so the grade that a tender asks for says how large it is.
 */
export type CidbGrade = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Classes of works, such as GB for general building and CE for civil engineering. */
export const cidbClasses: readonly string[] = [
  ...['CE', 'GB', 'ME', 'EP', 'EB'],
  ...['SB', 'SC', 'SD', 'SE', 'SF', 'SG', 'SH', 'SI', 'SJ', 'SK', 'SL', 'SM', 'SN', 'SO', 'SQ'],
];

/**
 * Largest tender value in rand of grades 1 to 8, since a day; grade 9 has none. Construction Industry Development Regulations,
 * regulation 17 as adjusted in November 2008 and by Board Notice in Government Gazette 42561 of 5 July 2019.
 */
const limits: readonly { since: string; upTo: readonly number[] }[] = [
  {
    since: '2019-10-07',
    upTo: [500_000, 1_000_000, 3_000_000, 6_000_000, 10_000_000, 20_000_000, 60_000_000, 200_000_000],
  },
  {
    since: '2008-11-14',
    upTo: [200_000, 650_000, 2_000_000, 4_000_000, 6_500_000, 13_000_000, 40_000_000, 130_000_000],
  },
];

/**
 * @param day `YYYY-MM-DD`; for a day before all tables, the oldest one applies
 * @returns the values in rand for which a grade is needed: above the limit of the grade below, up to its own. Null where one
 *   side is open: grade 1 begins at nothing, grade 9 ends nowhere.
 */
export function cidbRange(grade: CidbGrade, day: string): { above: number | null; upTo: number | null } {
  const { upTo } = limits.find(({ since }) => day >= since) ?? limits.at(-1)!;
  return { above: upTo[grade - 2] ?? null, upTo: upTo[grade - 1] ?? null };
}
