import { describe, expect, it } from 'vitest';
import { dayWithin, readDay, readPeriod } from '#shared/domain/supplier-lists/days.ts';

describe('readDay', () => {
  it.each([
    ['01/03/2020', '2020-03-01'],
    ['1/3/2020', '2020-03-01'],
    ['2020/03/01', '2020-03-01'],
    ['2020-03-01', '2020-03-01'],
    ['2020-03-01T00:00:00', '2020-03-01'],
    ['01.03.2020', '2020-03-01'],
    ['01-03-2020', '2020-03-01'],
    ['01/03/20', '2020-03-01'],
    ['20200301', '2020-03-01'],
    ['01 March 2020', '2020-03-01'],
    ['1 Mar 2020', '2020-03-01'],
    ['01-Mar-20', '2020-03-01'],
    ['1st of March, 2020', '2020-03-01'],
    ['Sunday, 1 March 2020', '2020-03-01'],
    ['March 1, 2020', '2020-03-01'],
    ['12 Sept 2021', '2021-09-12'],
    ['2 0 2 4 / 0 6 / 0 3', '2024-06-03'],
    ['43891', '2020-03-01'],
    [43_891, '2020-03-01'],
    [43_891.75, '2020-03-01'],
    [new Date('2020-03-01T00:00:00Z'), '2020-03-01'],
    ['29/02/2020', '2020-02-29'],
  ])('reads %s', (text, day) => {
    expect(readDay(text)).toEqual({ kind: 'day', day });
  });

  it('reads the day first if both are possible, and the month first if nothing else is', () => {
    expect(readDay('04/05/2021')).toEqual({ kind: 'day', day: '2021-05-04' });
    expect(readDay('05/25/2021')).toEqual({ kind: 'day', day: '2021-05-25' });
  });

  it.each([
    '29/02/2021',
    '31/04/2021',
    '2021/13/13',
    '01/03/2202',
    '12',
    'soon',
    '5 years',
    '99999',
    'March 2020',
  ])('says that %s is not a day', (text) => {
    expect(readDay(text)).toEqual({ kind: 'unreadable' });
  });

  it('distinguishes nothing from no end', () => {
    expect(['', '-', 'N/A', 'not stated', null].map((text) => readDay(text).kind)).toEqual(
      Array(5).fill('none'),
    );
    expect(['Permanent', 'indefinite'].map((text) => readDay(text).kind)).toEqual(['open', 'open']);
  });
});

describe('readPeriod', () => {
  it.each([
    '01/03/2020 - 28/02/2025',
    '2020-03-01 to 2025-02-28',
    'From 1 March 2020 until 28 February 2025',
    '01.03.2020–28.02.2025',
  ])('reads %s', (text) => {
    expect(readPeriod(text)).toEqual({
      from: { kind: 'day', day: '2020-03-01' },
      to: { kind: 'day', day: '2025-02-28' },
    });
  });

  it('leaves one day alone', () => {
    expect(readPeriod('2020-03-01')).toBeNull();
  });
});

describe('dayWithin', () => {
  it('finds the day of a sentence', () => {
    expect(dayWithin(' on: 12 March 2024 08:15:00 AM')).toBe('2024-03-12');
    expect(dayWithin('2024/03/12.')).toBe('2024-03-12');
    expect(dayWithin('by the office of 2024')).toBeNull();
  });
});
