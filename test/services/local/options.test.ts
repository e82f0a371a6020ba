import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { dataSet, parseOptions } from '#services/local/options.ts';
import { UsageError } from '#shared/errors.ts';

/** Folders with one file each, and one with no release file. */
const folders = mkdtempSync(join(tmpdir(), 'options-'));
afterAll(() => rmSync(folders, { recursive: true }));
const folder = (...files: string[]): string => {
  const path = mkdtempSync(join(folders, 'files-'));
  for (const name of files) writeFileSync(join(path, name), '{}');
  return path;
};
const [plain, packed, empty, other] = [folder('a.json'), folder('a.json.gz'), folder(), folder('a.txt')];

describe('options of npm start', () => {
  it.each([
    [[], { data: { kind: 'generated', releases: 2000, seed: 1 }, faults: null, redis: true }],
    [['--live'], { data: { kind: 'live' }, faults: null, redis: true }],
    [['--live', '--no-redis'], { data: { kind: 'live' }, faults: null, redis: false }],
    [
      ['--releases', '50', '--seed', '0'],
      { data: { kind: 'generated', releases: 50, seed: 0 }, faults: null, redis: true },
    ],
    [
      ['--files', packed, '--faults', '500', '--no-redis'],
      { data: { kind: 'files', folder: packed }, faults: '500', redis: false },
    ],
  ])('%j', (args, expected) => {
    expect(parseOptions(args)).toEqual(expected);
  });

  it.each([
    [['--wat'], /--wat/],
    [['serve'], /serve/],
    [['--releases', '0'], /--releases 0/],
    [['--releases', '1e3'], /--releases 1e3/],
    [['--seed', '-1'], /--seed/],
    [['--live', '--seed', '2'], /--live/],
    [['--live', '--faults', '500'], /--live/],
    [['--files', 'docs', '--releases', '5'], /--files/],
    [['--files', 'no/such folder'], /^--files no\/such folder: must be a folder with release files/],
    [['--files', 'package.json'], /^--files package.json: must be a folder/],
    [
      ['--files', empty],
      /^--files \S+: must hold release files \(\.json or \.json\.gz\), and \S+ holds none/,
    ],
    [['--files', other], /: must hold release files/],
  ])('%j is refused with the reason and the usage', (args, reason) => {
    expect(() => parseOptions(args)).toThrow(UsageError);
    expect(() => parseOptions(args)).toThrow(reason);
    expect(() => parseOptions(args)).toThrow(/usage: npm start/);
  });

  it('each data set has a database of its own', () => {
    const names = [
      [],
      ['--seed', '2'],
      ['--releases', '3'],
      ['--live'],
      ['--files', plain],
      ['--files', packed],
    ].map((args) => dataSet(parseOptions(args)));
    expect(new Set(names).size).toBe(names.length);
    expect(dataSet(parseOptions(['--files', `${plain}/.`]))).toBe(dataSet(parseOptions(['--files', plain])));
  });
});
