import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '#test/support/folders.ts';
import { projectRoot } from '#test/support/processes.ts';

it.each([
  'services/local/main.ts',
  'services/sample-publisher/main.ts',
  'prisma/migrate.ts',
  'scripts/compose-secrets.mjs',
])('%s --help shows its usage and does nothing', async (program) => {
  const folder = await newFolder();
  const run = (option: string) =>
    spawnSync(process.execPath, [join(projectRoot, program), option], { cwd: folder, encoding: 'utf8' });
  const { status, stdout, stderr } = run('--help');
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringMatching(/^usage: /)]);
  expect(run('--helo')).toMatchObject({ status: 2, stdout: '' });
  expect(readdirSync(folder)).toEqual([]);
});
