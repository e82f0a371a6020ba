/**
 * Headline consumer prices of South Africa (all urban areas): by how many percent the average of each year was above that of
 * the year before. Source: Statistics South Africa, statistical release P0141, Consumer Price Index, issue of each December,
 * as first published. The levels below are made from it, with the average of 2009 as the base.
 */
const averageInflation: readonly (readonly [year: number, percent: number])[] = [
  [2010, 4.3],
  [2011, 5.0],
  [2012, 5.6],
  [2013, 5.7],
  [2014, 6.1],
  [2015, 4.6],
  [2016, 6.4],
  [2017, 5.3],
  [2018, 4.7],
  [2019, 4.1],
  [2020, 3.3],
  [2021, 4.5],
  [2022, 6.9],
  [2023, 6.0],
  [2024, 4.4],
  [2025, 3.2],
];

/** The year whose average is the base. */
const FIRST_YEAR = averageInflation[0]![0] - 1;

const levels = [1];
for (const [, percent] of averageInflation) levels.push(levels.at(-1)! * (1 + percent / 100));

/**
 * @returns the price level of a year as a multiple of the average of 2009. A year before or after the table has the level of
 *   the nearest year in it: nothing is adjusted by a rate that nobody has published.
 */
export const consumerPrices = (year: number): number =>
  levels[Math.min(Math.max(Math.trunc(year) - FIRST_YEAR, 0), levels.length - 1)]!;
