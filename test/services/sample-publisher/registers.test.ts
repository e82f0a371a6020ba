import { describe, expect, it } from 'vitest';
import { registeredCompanies } from '#services/sample-publisher/generate/registers/companies.ts';
import { type RegisterFile, registerFile } from '#services/sample-publisher/generate/registers/files.ts';
import { officials } from '#services/sample-publisher/generate/registers/officials.ts';
import type { RegisterKind } from '#shared/domain/registers/columns.ts';
import { standingOf } from '#shared/domain/registers/register-score.ts';
import type { FileFormat } from '#shared/record-files/rows.ts';
import { readRegister } from '#shared/registers/read-register.ts';

const DAY = '2026-01-01';
const RELEASES = 2_000;
const files: [RegisterKind, RegisterFile, FileFormat][] = [
  ['cipc', 'cipc.csv', 'csv'],
  ['directors', 'directors.json', 'json'],
  ['source-directors', 'source-directors.ndjson', 'ndjson'],
];

describe('the generated registers', () => {
  it.each(files)('%s can be imported as a whole', (kind, name, format) => {
    const bytes = Buffer.from(registerFile(name, 7, DAY, RELEASES));
    const entries = readRegister(kind, bytes, format, {
      hash: (number) => number,
      ...{ today: DAY, skipUnknown: false, leaveOutNumbers: false },
    });
    expect(entries.length).toBeGreaterThan(2_000);
  });

  it('have companies of every standing, directors of several companies, and directors who are officials', () => {
    const companies = registeredCompanies(7, DAY, RELEASES);
    expect(new Set(companies.map(({ status }) => standingOf(status)))).toEqual(
      new Set(['active', 'ending', 'ended']),
    );
    const numbers = companies.flatMap(({ directors }) => directors.map(({ idNumber }) => idNumber));
    expect(numbers.length - new Set(numbers).size).toBeGreaterThan(100);
    const known = new Set(officials(7, DAY).map(({ idNumber }) => idNumber));
    expect(numbers.filter((number) => known.has(number)).length).toBeGreaterThan(20);
    // No real number has these digits before its check digit.
    expect(numbers.filter((number) => !/^\d{10}99\d$/.test(number))).toEqual([]);
  });

  it('stay the same, and those of few releases are the beginning of those of many', () => {
    for (const [, name] of files)
      expect(registerFile(name, 7, DAY, RELEASES)).toBe(registerFile(name, 7, DAY, RELEASES));
    const [few, many] = [10, RELEASES].map((releases) => registeredCompanies(7, DAY, releases));
    expect(few!.length).toBeLessThan(many!.length / 5);
    expect(many!.slice(0, few!.length)).toEqual(few);
  });
});
