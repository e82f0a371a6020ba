/** The values of an award that are compared. */
export type AwardedAmount = {
  id: string;
  /** Decimal text; null where none was published. */
  amount: string | null;
  /** ISO 4217; null means rand. */
  currency: string | null;
  status: string | null;
  /** Kinds of the issues found in the award. */
  validationErrors: readonly string[];
  /** Day of the award, `YYYY-MM-DD`; null if no publisher states it. */
  day: string | null;
  /** Day of the first capture with the amount, or of the publication if that is known to be earlier. */
  knownDay: string;
};

/**
 * The total that was awarded for a tender, or why it is unknown. `part-without-amount`: one of several awards has no
 * amount; `implausible`: an amount has an issue.
 */
export type AwardedValue =
  | { amount: string; awardIds: string[]; awardDay: string; knownDay: string }
  | { none: 'no-award' | 'part-without-amount' | 'not-in-rand' | 'implausible' };

/** Issues that make an amount unsuitable for comparison; the award keeps it as published. */
const UNFIT: ReadonlySet<string> = new Set([
  'suspect-amount',
  'award-above-estimate',
  'award-above-plausible',
]);
const NOT_AWARDED: ReadonlySet<string> = new Set(['cancelled', 'unsuccessful', 'pending']);

/** Adds up the awards of a tender exactly. The total is known when the last award is. */
export function awardedValueOf(awards: readonly AwardedAmount[]): AwardedValue {
  const valid = awards.filter(({ status }) => !NOT_AWARDED.has(status ?? 'active'));
  if (valid.length === 0) return { none: 'no-award' };
  if (valid.some(({ currency }) => (currency ?? 'ZAR') !== 'ZAR')) return { none: 'not-in-rand' };
  if (valid.some(({ validationErrors }) => validationErrors.some((kind) => UNFIT.has(kind))))
    return { none: 'implausible' };
  const parts = valid.map(({ amount }) => (amount === null ? null : scaled(amount)));
  if (parts.some((part) => part === null)) return { none: 'part-without-amount' };
  if (parts.some((part) => part! <= 0n)) return { none: 'implausible' };
  const knownDay = latest(valid.map((award) => award.knownDay));
  return {
    amount: unscaled(parts.reduce<bigint>((sum, part) => sum + part!, 0n)),
    awardIds: valid.map(({ id }) => id).sort(),
    awardDay: latest(valid.map(({ day }) => day ?? knownDay)),
    knownDay,
  };
}

/**
 * @returns the share by which the median lies above (below: negative) the awarded value, to four digits; null if the
 *   share cannot be stored
 */
export function estimationError(median: string, awarded: string): number | null {
  const error = Number(median) / Number(awarded) - 1;
  return Number.isFinite(error) ? Math.round(error * 10_000) / 10_000 : null;
}

const latest = (days: readonly string[]): string => [...days].sort().at(-1)!;

/** Decimals that amounts may have; more are not money. */
const DECIMALS = 6;

/** @returns decimal text as a whole number of millionths; null for any other text */
function scaled(amount: string): bigint | null {
  const [, sign = '', whole = '', fraction = ''] =
    /^(-?)(\d{1,30})(?:\.(\d{1,6})\d{0,30})?$/.exec(amount) ?? [];
  return whole === '' ? null : BigInt(`${sign}${whole}${fraction.padEnd(DECIMALS, '0')}`);
}

/** @returns millionths as decimal text, without zeros at its end */
function unscaled(millionths: bigint): string {
  const digits = millionths.toString().padStart(DECIMALS + 1, '0');
  const whole = digits.slice(0, -DECIMALS);
  let fraction = digits.slice(-DECIMALS);
  while (fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
