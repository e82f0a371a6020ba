import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { surroundings } from '#shared/config.ts';
import { harness } from '#test/support/harness.ts';
import { projectRoot, startProcess } from '#test/support/processes.ts';

/** Runs the process to its end. */
async function run(settings: Record<string, string>): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, [join(projectRoot, 'services/api/main.ts')], {
    cwd: projectRoot,
    env: surroundings.childEnvironment({ LOG_LEVEL: 'silent', ...settings }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk.toString();
  });
  return new Promise((done) => child.once('close', (code) => done({ code, errors })));
}

it('serves requests, and ends in order on SIGTERM', async () => {
  const { settingsOf } = await harness({});
  const api = await startProcess('services/api/main.ts', [], settingsOf('tender_api'));
  expect((await fetch(`${api.ready}/v2/meta/status`)).status).toBe(200);
  expect(await api.end('SIGTERM')).toBe(0);
  expect(api.output()).toBe('');
});

it('says which port is taken, and ends with 1', async () => {
  const { settings, api } = await harness({ api: true });
  const port = new URL(api.url).port;
  const { code, errors } = await run({ ...settings, PORT: port });
  expect(code).toBe(1);
  expect(errors).toBe(
    `port ${port} of 127.0.0.1 cannot be listened on: another program uses it; stop that one or set PORT\n`,
  );
});

it('says which setting is missing, and ends with 2', async () => {
  const { code, errors } = await run({ DATABASE_URL: 'postgres://localhost/nosuch', PORT: '0' });
  expect(code).toBe(2);
  expect(errors).toBe('JWT_SECRET: must be set for this process\n');
});
