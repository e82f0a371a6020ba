import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { dataSet, parseOptions } from '#services/local/options.ts';
import { UsageError } from '#shared/errors.ts';
import { newFolder } from '#test/support/folders.ts';

const RELEASES = await newFolder({ 'releases.json': '[]' }, afterAll);

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
      ['--files', RELEASES, '--faults', '500', '--no-redis'],
      { data: { kind: 'files', folder: RELEASES }, faults: '500', redis: false },
    ],
    [['--faults', ' '], { data: { kind: 'generated', releases: 2000, seed: 1 }, faults: null, redis: true }],
    [['--faults', ''], { data: { kind: 'generated', releases: 2000, seed: 1 }, faults: null, redis: true }],
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
    [['--faults', 'nonsense'], /^--faults nonsense: unknown fault "nonsense"; valid are /],
    [['--files', RELEASES, '--faults', '500:2'], /^--faults 500:2: .* between 0 and 1/],
    [['--files', RELEASES, '--releases', '5'], /--files/],
    [['--files', 'no/such folder'], /^--files no\/such folder: must be a folder with release files/],
    [['--files', 'docs/decisions'], /^--files docs\/decisions: must hold release files/],
    [['--files', 'package.json'], /^--files package.json: must be a folder/],
  ])('%j is refused with the reason and the usage', (args, reason) => {
    expect(() => parseOptions(args)).toThrow(UsageError);
    expect(() => parseOptions(args)).toThrow(reason);
    expect(() => parseOptions(args)).toThrow(/usage: npm start/);
  });

  it.each(['--help', '-h'])('%s prints the usage and starts nothing', async (option) => {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [
      'services/local/main.ts',
      option,
    ]);
    expect(stdout).toMatch(/^usage: npm start/);
    expect(stderr).toBe('');
  });

  it('each data set has a separate database', () => {
    const names = [
      [],
      ['--seed', '2'],
      ['--releases', '3'],
      ['--live'],
      ['--files', RELEASES],
      ['--files', '.'],
    ].map((args) => dataSet(parseOptions(args)));
    expect(new Set(names).size).toBe(names.length);
    expect(dataSet(parseOptions(['--files', relative('.', RELEASES)]))).toBe(
      dataSet(parseOptions(['--files', RELEASES])),
    );
  });
});
