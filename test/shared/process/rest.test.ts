import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it('a resting process gives back the memory that its work took', async () => {
  const script = `
    import { setTimeout as wait } from 'node:timers/promises';
    import { giveBackAtRest } from '#shared/process/rest.ts';
    giveBackAtRest(50);
    const taken = () => process.memoryUsage().heapTotal;
    const kept = Array.from({ length: 20 }, () => Array.from({ length: 50_000 }, () => ({})));
    const most = taken();
    kept.length = 0;
    while (taken() > most / 3) await wait(20);
    console.log('given back');`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    timeout: 60_000,
  });
  expect(stdout).toBe('given back\n');
});
