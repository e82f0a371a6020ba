import { describe, expect, it } from 'vitest';
import type { Evaluation, Measurement } from '#eval/evaluation.ts';
import { evaluations } from '#eval/evaluations/index.ts';
import { runEvaluation } from '#eval/program.ts';
import { openRealData } from '#eval/real-data.ts';

const measurement: Measurement = {
  n: 1200,
  figures: { right: 0.9, wrong: 0.1 },
  baselines: { right: 0.25 },
  targets: { right: { min: 0.9 }, wrong: { max: 0.1 } },
};
const evaluationOf = (found: Partial<Measurement> = {}): Evaluation => ({
  name: 'sums',
  question: 'are sums right?',
  run: () => ({ ...measurement, ...found }),
});

async function run(argv: string[], ...given: Evaluation[]) {
  const ran = { code: -1, stdout: '', stderr: '' };
  ran.code = await runEvaluation(argv, {
    evaluations: given,
    data: openRealData('/nowhere'),
    stdout: { write: (text) => (ran.stdout += text) },
    stderr: { write: (text) => (ran.stderr += text) },
  });
  return ran;
}

describe('a result', () => {
  it.each([
    ['figures on their bounds are met', {}, 0],
    ['a figure below its minimum is not', { figures: { right: 0.89, wrong: 0.1 } }, 1],
    ['a figure above its maximum is not', { figures: { right: 0.9, wrong: 0.11 } }, 1],
    ['a target without its figure is not', { figures: { right: 0.9 } }, 1],
    ['a figure that is no number is not', { figures: { right: Number.NaN, wrong: 0 } }, 1],
    ['no evaluated row is not, whatever the figures', { n: 0 }, 1],
  ])('%s', async (_, found, code) => {
    const ran = await run(['sums', '--json'], evaluationOf(found));
    expect(ran.code).toBe(code);
    expect(JSON.parse(ran.stdout).met).toBe(code === 0);
  });

  it('is one JSON document on standard output', async () => {
    const ran = await run(['sums', '--json'], evaluationOf());
    expect(JSON.parse(ran.stdout)).toEqual({
      name: 'sums',
      met: true,
      breakdowns: [],
      remarks: [],
      ...measurement,
    });
  });

  it('is a table for people', async () => {
    const breakdowns = [{ title: 'by kind', columns: ['kind', 'rows'], rows: [['short', 3]] }];
    const { stdout, code } = await run(
      ['sums'],
      evaluationOf({ figures: { right: 0.5 }, breakdowns, remarks: ['of rows.'] }),
    );
    expect(code).toBe(1);
    expect(stdout).toContain('sums: NOT MET (1,200 rows)');
    expect(stdout).toMatch(/right +0\.5000 +0\.2500 +≥ 0\.9000 +not met/);
    expect(stdout).toMatch(/by kind\nkind +rows\nshort +3/);
    expect(stdout).toContain('- of rows.');
  });
});

describe('the command line', () => {
  it('names the evaluations when asked for help', async () => {
    const { code, stdout } = await run(['--help'], ...evaluations);
    expect(code).toBe(0);
    for (const { name } of evaluations) expect(stdout).toContain(name);
    expect(stdout).toContain('classifier');
  });

  it.each([
    ['no evaluation', []],
    ['an unknown evaluation', ['products']],
    ['two evaluations', ['sums', 'sums']],
    ['an unknown option', ['sums', '--fast']],
  ])('is rejected with %s', async (_, argv) => {
    const ran = await run(argv, evaluationOf());
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain('usage:');
    expect(ran.stdout).toBe('');
  });

  // Documents of bidders, and items of news, are made for their evaluations.
  it.each(evaluations.map(({ name }) => name).filter((name) => name !== 'extraction' && name !== 'intel'))(
    'skips %s if its data is absent, and says so',
    async (name) => {
      const ran = await run([name, '--json'], ...evaluations);
      expect(ran.code).toBe(0);
      expect(ran.stderr).toContain('skipped: the real data is absent: there is no /nowhere');
      expect(JSON.parse(ran.stdout)).toMatchObject({ name, n: 0, met: false, error: expect.any(String) });
    },
  );

  it('does not hide a bug of an evaluation', async () => {
    const broken: Evaluation = {
      ...evaluationOf(),
      run: () => {
        throw new RangeError('bug');
      },
    };
    await expect(run(['sums'], broken)).rejects.toThrow(RangeError);
  });
});
