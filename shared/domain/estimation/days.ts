import { consumerPrices } from '#shared/codelists/consumer-prices.ts';

const DAY = 86_400_000;

/** @returns the number of days since 1970 of a day `YYYY-MM-DD`; NaN for any other text */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;

/**
 * @returns the logarithm of the price level that is known on a day: that of the last whole year before it. Values are compared
 *   at prices of 2009.
 */
export const logPrices = (day: number): number =>
  Math.log(consumerPrices(new Date(day * DAY).getUTCFullYear() - 1));
