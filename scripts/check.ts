import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * `npm run check`: the checks that do not need a running service. With `--expressions` every regular expression is judged
 * anew, which takes minutes; otherwise only those without a stored verdict.
 */
const root = join(import.meta.dirname, '..');
const checks = [
  ['types', 'tsc', '--noEmit'],
  ['types of the widgets', 'tsc', '--noEmit', '-p', 'widgets'],
  ['types of their tests', 'tsc', '--noEmit', '-p', 'test/widgets'],
  ['lint and format', 'biome', 'check', '.'],
  ['known vulnerabilities of packages', 'node', 'scripts/audit.ts'],
  [
    'generated files, pages, architecture, regular expressions and licences',
    'vitest',
    'run',
    'test/generated.test.ts',
    'test/docs.test.ts',
    'test/architecture.test.ts',
    'test/expressions.test.ts',
    'test/scripts/licences.test.ts',
  ],
  ...(process.argv.includes('--expressions')
    ? ([['every regular expression, judged anew', 'node', 'scripts/expressions/prove.ts']] as const)
    : []),
] as const;

let failed = 0;
for (const [name, program, ...args] of checks) {
  const { status } = spawnSync(join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    stdio: 'inherit',
  });
  process.stdout.write(`${status === 0 ? 'ok' : 'FAILED'}: ${name}\n`);
  if (status !== 0) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
