import { isIdentityNumber } from '#shared/text/identity-number.ts';

/** @returns the nth valid identity number; no two are equal, and no two have the same date of birth for n below 20,000 */
export function identityNumber(n: number): string {
  const born = new Date(Date.UTC(1945, 0, 1 + n));
  const date = born.toISOString().slice(2, 10).replaceAll('-', '');
  const start = `${date}${String(5000 + (n % 4000)).padStart(4, '0')}08`;
  return Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).find(isIdentityNumber)!;
}

/** The ways in which people write a number. */
export const spellings: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => number.replace(/^(\d{6})(\d{4})(\d{3})$/, '$1 $2 $3'),
  (number) => number.replace(/^(\d{6})(\d{4})(\d{2})(\d)$/, '$1-$2-$3-$4'),
  (number) => number.replace(/^(\d\d)(\d\d)(\d\d)(\d{4})(\d)(\d\d)$/, '$1 $2 $3 $4 $5 $6'),
];
