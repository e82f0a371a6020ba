import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { surroundings } from '#shared/config.ts';
import {
  addDays,
  isDay,
  parseSouthAfrican,
  parseStandard,
  southAfricanDay,
  southAfricanTime,
  startOfSouthAfricanDay,
} from '#shared/time.ts';
import { property } from '#test/support/property.ts';

const instant = (text: string) => ({ kind: 'instant', instant: text });

describe('a South African publisher', () => {
  it.each([
    ['2026-09-16T11:00:00Z', '2026-09-16T11:00:00+02:00'],
    ['2026-09-16T11:00:00', '2026-09-16T11:00:00+02:00'],
    ['2026-09-16T11:00:00+00:00', '2026-09-16T11:00:00+02:00'],
    ['2026-09-16 11:00', '2026-09-16T11:00:00+02:00'],
    ['2026-9-01T00:00:00Z', '2026-09-01T00:00:00+02:00'],
    ['2026-08-14', '2026-08-14T00:00:00+02:00'],
    ['2025-09-17T14:43:39.8613904', '2025-09-17T14:43:39.861390+02:00'.replace('0+', '+')],
    [' 2026-08-14T10:31:52.500z ', '2026-08-14T10:31:52.5+02:00'],
  ])('%s is %s', (text, expected) => {
    expect(parseSouthAfrican(text)).toEqual(instant(expected));
  });

  it.each(['', '  ', null, undefined, '0001-01-01T00:00:00Z', '0001-01-01T00:00:00', '0000-00-00'])(
    '%j is not a date',
    (text) => {
      expect(parseSouthAfrican(text)).toEqual({ kind: 'absent' });
    },
  );

  it.each([
    ['2026-02-30T00:00:00Z', 'no such day or time'],
    ['2026-13-01', 'no such day or time'],
    ['2026-01-01T24:00:00Z', 'no such day or time'],
    ['2026-01-01T11:60:00Z', 'no such day or time'],
    ['9999-12-31T00:00:00Z', 'year out of range'],
    ['1899-12-31', 'year out of range'],
    ['16/09/2026', 'not a date'],
    ['tomorrow', 'not a date'],
    [20260916, 'not text'],
    [{}, 'not text'],
  ])('%j is invalid: %s', (text, reason) => {
    expect(parseSouthAfrican(text)).toMatchObject({ kind: 'invalid', reason });
  });
});

describe('a publisher by the standard', () => {
  it.each([
    ['2026-09-16T11:00:00Z', '2026-09-16T11:00:00Z'],
    ['2026-09-16T11:00:00', '2026-09-16T11:00:00Z'],
    ['2026-09-16T11:00:00-05:00', '2026-09-16T11:00:00-05:00'],
  ])('%s is %s', (text, expected) => {
    expect(parseStandard(text)).toEqual(instant(expected));
  });
});

describe('any time', () => {
  const moments = fc.date({
    min: new Date('1990-01-02T00:00:00Z'),
    max: new Date('2100-12-30T00:00:00Z'),
    noInvalidDate: true,
  });
  it('keeps its wall clock from the publisher to the payload', () =>
    property(moments, (moment) => {
      const wall = moment.toISOString().slice(0, 19);
      const parsed = parseSouthAfrican(`${wall}Z`);
      expect(parsed).toEqual(instant(`${wall}+02:00`));
      const served = southAfricanTime(new Date(`${wall}+02:00`));
      expect(served).toBe(`${wall}+02:00`);
      expect(southAfricanDay(new Date(served))).toBe(wall.slice(0, 10));
    }));
  it('lies in the day that begins before it and ends after it', () =>
    property(moments, (moment) => {
      const day = southAfricanDay(moment);
      expect(isDay(day)).toBe(true);
      expect(startOfSouthAfricanDay(day).getTime()).toBeLessThanOrEqual(moment.getTime());
      expect(startOfSouthAfricanDay(addDays(day, 1)).getTime()).toBeGreaterThan(moment.getTime());
    }));
});

describe("the server's time zone", () => {
  const fixture = join(import.meta.dirname, 'time-zone.fixture.ts');
  it.each([
    ['UTC', 12],
    ['America/New_York', 8],
    ['Pacific/Kiritimati', 2],
  ])('does not matter: %s', (TZ, hours) => {
    const output = execFileSync(process.execPath, [fixture], {
      env: surroundings.childEnvironment({ TZ }),
      encoding: 'utf8',
    });
    const wall = [
      '2026-01-15T11:00:00',
      '2026-07-15T11:00:00',
      '2026-01-15T00:00:00',
      '2026-07-15T23:59:59',
      '2026-03-29T02:30:00',
      '2026-10-25T01:30:00',
      '2026-08-14T00:00:00',
    ].map((text) => `${text}+02:00`);
    expect(JSON.parse(output)).toEqual({
      // Shows that the process really runs in that zone.
      hours,
      instants: wall.with(5, '2026-10-25T01:30:00.123456+02:00'),
      served: wall,
      standard: [
        instant('2026-07-15T11:00:00Z'),
        instant('2026-07-15T11:00:00+02:00'),
        instant('2026-07-15T11:00:00Z'),
      ],
      days: ['2026-07-14', '2026-07-15', '2027-01-01'],
      start: '2026-07-14T22:00:00.000Z',
      added: ['2026-03-29', '2026-10-26', '2028-02-29', '2025-12-31'],
      valid: [false, true, true, false],
      closes: '2026-07-15T11:00:00+02:00',
      early: ['closes-before-publication'],
    });
  });
});
