import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runApart } from '#shared/documents/apart.ts';

describe('a program that reads one file apart', () => {
  it('gives way to the stages, and gets no settings but those that are given', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'apart-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const program = join(folder, 'program.mjs');
    await writeFile(
      program,
      `import { getPriority } from 'node:os';
       process.stdin.on('end', () => process.stdout.write(JSON.stringify([getPriority(), Object.keys(process.env)]))).resume();`,
    );
    const limits = { milliseconds: 60_000, megabytes: 256 };
    const read = await runApart(program, Buffer.from('text'), limits, { settings: { LANG: 'C' } });
    if (!('output' in read)) throw new Error(`it was ended: ${read.ended}`);
    const [priority, settings] = JSON.parse(read.output.toString()) as [number, string[]];
    // A greater number is a lower priority.
    expect(priority).toBeGreaterThan(getPriority());
    expect(settings).toEqual(['LANG']);
  });
});
