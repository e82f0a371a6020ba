/** Number of significant digits of an estimate. */
const DIGITS = 3;
/** No tender of the country is worth more; larger results come from damaged amounts. */
const MOST = 1e15;

/** @returns an estimated amount in rand as decimal text, to three digits: `1230000`, `45.6`; at least one cent */
export function randText(amount: number): string {
  const bounded = Math.min(MOST, Math.max(0.01, amount));
  const rounded = Number(bounded.toPrecision(DIGITS));
  return String(Number(rounded.toFixed(2)));
}
