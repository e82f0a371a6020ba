import { describe, expect, it } from 'vitest';
import type { Claim, Finding } from '#eval/evaluation.ts';
import { claims } from '#eval/evaluations/index.ts';
import { runEval } from '#eval/program.ts';
import { openRealData } from '#eval/real-data.ts';

const finding: Finding = {
  n: 1200,
  figures: { right: 0.9, wrong: 0.1 },
  baselines: { right: 0.25 },
  targets: { right: { least: 0.9 }, wrong: { most: 0.1 } },
};
const claimOf = (found: Partial<Finding> = {}): Claim => ({
  name: 'sums',
  question: 'are sums right?',
  run: () => ({ ...finding, ...found }),
});

async function run(argv: string[], ...given: Claim[]) {
  const ran = { code: -1, stdout: '', stderr: '' };
  ran.code = await runEval(argv, {
    claims: given,
    data: openRealData('/nowhere'),
    stdout: { write: (text) => (ran.stdout += text) },
    stderr: { write: (text) => (ran.stderr += text) },
  });
  return ran;
}

describe('a verdict', () => {
  it.each([
    ['figures on their bounds are met', {}, 0],
    ['a figure below its least is not', { figures: { right: 0.89, wrong: 0.1 } }, 1],
    ['a figure above its most is not', { figures: { right: 0.9, wrong: 0.11 } }, 1],
    ['a target without its figure is not', { figures: { right: 0.9 } }, 1],
    ['a figure that is no number is not', { figures: { right: Number.NaN, wrong: 0 } }, 1],
    ['nothing judged is not, whatever the figures', { n: 0 }, 1],
  ])('%s', async (_, found, code) => {
    const ran = await run(['sums', '--json'], claimOf(found));
    expect(ran.code).toBe(code);
    expect(JSON.parse(ran.stdout).met).toBe(code === 0);
  });

  it('is one JSON document on standard output', async () => {
    const ran = await run(['sums', '--json'], claimOf());
    expect(JSON.parse(ran.stdout)).toEqual({
      name: 'sums',
      met: true,
      breakdowns: [],
      remarks: [],
      ...finding,
    });
  });

  it('is a table for people', async () => {
    const breakdowns = [{ title: 'by kind', columns: ['kind', 'rows'], rows: [['short', 3]] }];
    const { stdout, code } = await run(
      ['sums'],
      claimOf({ figures: { right: 0.5 }, breakdowns, remarks: ['of rows.'] }),
    );
    expect(code).toBe(1);
    expect(stdout).toContain('sums: NOT MET (1,200 rows)');
    expect(stdout).toMatch(/right +0\.5000 +0\.2500 +≥ 0\.9000 +not met/);
    expect(stdout).toMatch(/by kind\nkind +rows\nshort +3/);
    expect(stdout).toContain('- of rows.');
  });
});

describe('the command line', () => {
  it('names the claims of the project when asked for help', async () => {
    const { code, stdout } = await run(['--help'], ...claims);
    expect(code).toBe(0);
    for (const { name } of claims) expect(stdout).toContain(name);
    expect(stdout).toContain('classifier');
  });

  it.each([
    ['no claim', []],
    ['an unknown claim', ['products']],
    ['two claims', ['sums', 'sums']],
    ['an unknown option', ['sums', '--fast']],
  ])('is refused with %s', async (_, argv) => {
    const ran = await run(argv, claimOf());
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain('usage:');
    expect(ran.stdout).toBe('');
  });

  it.each(claims.map(({ name }) => name))('says that the data of %s is absent', async (name) => {
    const ran = await run([name, '--json'], ...claims);
    expect(ran.code).toBe(1);
    expect(ran.stderr).toContain('the real data is absent: there is no /nowhere');
    expect(JSON.parse(ran.stdout)).toMatchObject({ name, n: 0, met: false, error: expect.any(String) });
  });

  it('does not hide a bug of a claim', async () => {
    const broken: Claim = {
      ...claimOf(),
      run: () => {
        throw new RangeError('bug');
      },
    };
    await expect(run(['sums'], broken)).rejects.toThrow(RangeError);
  });
});
