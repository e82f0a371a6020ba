import { isPlaceholder } from '#shared/codelists/placeholders.ts';
import { excerpt, type Reading, typeOf } from './reading.ts';

/** An amount as decimal text, so that no digit is lost, and its ISO 4217 code; both null if no amount was published. */
export type Money = { amount: string | null; currency: string | null };

const NONE: Money = { amount: null, currency: null };
/** Plausible amounts of South African procurement, in rand. */
const MIN_PLAUSIBLE = 100;
const MAX_PLAUSIBLE = 1_000_000_000;
/** Longer texts are not read as amounts. */
const MAX_LENGTH = 60;
/** Yearly turnover in rand up to which an enterprise belongs to its class; an award above it is suspect. */
const turnoverLimits: Readonly<Record<string, number>> = { EME: 10_000_000, QSE: 50_000_000 };

/** Reads an OCDS value `{ amount, currency }`; amount 0 means that none was published. */
export function readMoney(reading: Reading, value: unknown, path: string): Money {
  const { amount: given, currency: code } = reading.object(value, path);
  const money = readAmount(reading, given, `${path}/amount`);
  if (money.amount === null) return NONE;
  if (typeof given === 'string') {
    reading.raise('amount-text', `${path}/amount`, { text: excerpt(given), amount: money.amount });
  }
  return { ...money, currency: money.currency ?? readCurrency(reading, code, `${path}/currency`) };
}

/** Reads a number, or money as text; 0 means that none was published. The currency is that of the text, if any. */
export function readAmount(reading: Reading, given: unknown, path: string): Money {
  if (given === null || given === undefined || given === '') return NONE;
  const parsed =
    typeof given === 'number' ? plain(given) : typeof given === 'string' ? parseAmount(given) : null;
  if (parsed === null) {
    reading.raise('invalid-amount', path, {
      value: typeof given === 'string' ? excerpt(given) : typeOf(given),
    });
    return NONE;
  }
  return parsed.amount === null || Number(parsed.amount) === 0 ? NONE : parsed;
}

const plain = (amount: number): Money | null =>
  Number.isFinite(amount) ? { amount: String(amount), currency: null } : null;

/**
 * Reads money as people type it: `R 1 200 000,00`, `R16,394.00`, `R 7 1 4 0 9 , 2 0`, `-R 10`. A comma or point before
 * exactly two digits at the end is the decimal mark; other marks between digits group them.
 * @returns the amount; both fields null for `R-` and placeholders; null for a text that is no amount
 */
export function parseAmount(text: string): Money | null {
  if (text.length > MAX_LENGTH) return null;
  if (isPlaceholder(text)) return NONE;
  // A number as programs write it. With exactly three decimals the point may group thousands, so the rule below reads
  // it.
  if (/^-?\d+\.(?:\d|\d{4,})$/.test(text)) return { amount: text, currency: null };
  const bare = text.replace(/\s/gu, '').replace(/\((?:incl|excl)[^)]*\)?$|(?:incl|excl)[a-z.]*$/i, '');
  if (/^(?:R|ZAR)?-?$/i.test(bare)) return NONE;
  const match = /^(?!--)(-?)(R|ZAR|USD|EUR|GBP)?(-?)(\d[\d.,]*?)(?:[.,](\d{2}))?(?:[.,]-?)?$/i.exec(bare);
  if (!match) return null;
  const [, minus = '', unit, lateMinus = '', whole = '', cents] = match;
  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  const sign = minus || lateMinus ? '-' : '';
  const decimals = cents === undefined || cents === '00' ? '' : `.${cents}`;
  const code = unit?.toUpperCase();
  return {
    amount: `${sign}${digits}${decimals}`,
    currency: code === undefined ? null : code === 'R' ? 'ZAR' : code,
  };
}

function readCurrency(reading: Reading, value: unknown, path: string): string | null {
  const text = reading.line(value, path)?.toUpperCase() ?? null;
  if (text === 'R' || text === 'RAND') return 'ZAR';
  if (text === null || /^[A-Z]{3}$/.test(text)) return text;
  reading.raise('unknown-currency', path, { text: excerpt(text) });
  return null;
}

/**
 * Raises an issue for an implausible amount, which stays as published. A lost decimal comma makes an amount a hundred
 * times too large, so the issue gives the amount with the comma as well.
 */
export function checkAmount(
  reading: Reading,
  amount: string | null,
  path: string,
  enterprise: string | null = null,
): void {
  if (amount === null) return;
  const value = Number(amount);
  const limit = enterprise === null ? undefined : turnoverLimits[enterprise];
  const reason =
    value < 0
      ? 'negative'
      : value < MIN_PLAUSIBLE
        ? 'too-small'
        : value > MAX_PLAUSIBLE
          ? 'too-large'
          : limit !== undefined && value > limit
            ? 'above-turnover-of-class'
            : null;
  if (reason === null) return;
  const lostComma = reason !== 'negative' && reason !== 'too-small' && Number.isInteger(value);
  reading.raise('suspect-amount', path, {
    amount,
    reason,
    ...(lostComma ? { ifCommaWasLost: value / 100 } : {}),
  });
}
