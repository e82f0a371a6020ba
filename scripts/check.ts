import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** `npm run check`: the checks that do not need a running service. */
const root = join(import.meta.dirname, '..');
const checks = [
  ['types', 'tsc', '--noEmit'],
  ['lint and format', 'biome', 'check', '.'],
  ['known vulnerabilities of packages', 'node', 'scripts/audit.ts'],
  [
    'generated files, pages, architecture and licences',
    'vitest',
    'run',
    'test/generated.test.ts',
    'test/docs.test.ts',
    'test/architecture.test.ts',
    'test/scripts/licences.test.ts',
  ],
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
