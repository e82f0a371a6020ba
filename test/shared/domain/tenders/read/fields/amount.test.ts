import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from '#shared/domain/tenders/read/fields/amount.ts';
import { property } from '#test/support/property.ts';

describe('money as people type it', () => {
  it.each([
    ['R 109 503,00', '109503', 'ZAR'],
    ['R286 350,00', '286350', 'ZAR'],
    ['R 8 146 518,13', '8146518.13', 'ZAR'],
    ['R238 181.50', '238181.50', 'ZAR'],
    ['R950,00', '950', 'ZAR'],
    ['R29 525', '29525', 'ZAR'],
    ['R14250.00', '14250', 'ZAR'],
    ['R3 264 000 000,00', '3264000000', 'ZAR'],
    ['R16,394.00', '16394', 'ZAR'],
    ['R1,886,045.00', '1886045', 'ZAR'],
    ['17699,88', '17699.88', null],
    ['EUR 17 400,00', '17400', 'EUR'],
    ['R 1 96 966 947,00', '196966947', 'ZAR'],
    ['R 7 1 4 0 9 , 2 0', '71409.20', 'ZAR'],
    ['R 5 000 000 ,00', '5000000', 'ZAR'],
    ['-R 157 627,10', '-157627.10', 'ZAR'],
    ['R1\u00a0000,00 (incl. VAT)', '1000', 'ZAR'],
    ['1234.5', '1234.5', null],
    ['1.234', '1234', null],
  ])('%s', (text, amount, currency) => {
    expect(parseAmount(text)).toEqual({ amount, currency });
  });

  it.each(['R-', 'R -', '', 'Not stated', 'N/A', ' - '])('nothing: %j', (text) => {
    expect(parseAmount(text)).toEqual({ amount: null, currency: null });
  });

  it.each(['check with OCPO', 'R12 per hour', '1e5', '12-13', ',50', '--5', '5'.repeat(61)])(
    'no amount: %s',
    (text) => {
      expect(parseAmount(text)).toBeNull();
    },
  );

  it('reads back every amount, however it is grouped', async () => {
    const written = fc.record({
      cents: fc.bigInt({ min: 0n, max: 10n ** 14n }),
      group: fc.constantFrom(' ', '\u00a0', ',', '.', ''),
      mark: fc.constantFrom(',', '.'),
      unit: fc.constantFrom('R', 'R ', '', 'ZAR '),
    });
    await property(written, ({ cents, group, mark, unit }) => {
      const whole = (cents / 100n).toString().replace(/\B(?=(\d{3})+$)/g, group);
      const fraction = (cents % 100n).toString().padStart(2, '0');
      expect(Number(parseAmount(`${unit}${whole}${mark}${fraction}`)?.amount)).toBe(
        Number(`${cents / 100n}.${fraction}`),
      );
    });
  });
});
