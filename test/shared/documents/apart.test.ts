import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runApart } from '#shared/documents/apart.ts';

describe('a program that reads one file apart', () => {
  it.each([
    // A greater number is a lower priority.
    ['behind-stages', (own: number) => expect.toSatisfy((given: number) => given > own)],
    ['as-stages', (own: number) => own],
  ] as const)(
    'has the priority %s, and gets no settings but those that are given',
    async (priority, expected) => {
      const folder = await mkdtemp(join(tmpdir(), 'apart-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      const program = join(folder, 'program.mjs');
      await writeFile(
        program,
        `import { getPriority } from 'node:os';
       process.stdin.on('end', () => process.stdout.write(JSON.stringify([getPriority(), Object.keys(process.env)]))).resume();`,
      );
      const limits = { milliseconds: 60_000, megabytes: 256 };
      const read = await runApart(program, Buffer.from('text'), limits, {
        priority,
        settings: { LANG: 'C' },
      });
      if (!('output' in read)) throw new Error(`it was ended: ${read.ended}`);
      const [given, settings] = JSON.parse(read.output.toString()) as [number, string[]];
      expect(given).toEqual(expected(getPriority()));
      expect(settings).toEqual(['LANG']);
    },
  );
});
