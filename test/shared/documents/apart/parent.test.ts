import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gone, startProcess } from '#test/support/processes.ts';
import { apartModule, notedIn, programFile } from './programs.ts';

/** Asks for a file whose process starts a program, and neither of them ever ends by itself. */
const parentOf = (file: string, notes: string) => `
import { openApart } from ${JSON.stringify(apartModule('pool.ts'))};
const limits = { milliseconds: 600_000, megabytes: 256 };
const apart = openApart({ file: ${JSON.stringify(file)}, limits, priority: 'behind-stages' });
for (const does of ['starts', 'loops'])
  void apart.ask({ does, notes: ${JSON.stringify(notes)} + does }, Buffer.from(does));
if (process.argv.includes('exits')) process.on('SIGTERM', () => process.exit(0));
process.send({ ready: true });
`;

describe('processes whose parent ends in the middle of a file', () => {
  it.each([
    ['is killed', 'SIGKILL', 'SIGKILL', ''],
    ['is ended by a signal', 'SIGTERM', 'SIGTERM', ''],
    ['exits', 'SIGTERM', 0, 'exits'],
  ] as const)('end with it if it %s, and so does what they have started', async (_, signal, code, how) => {
    const { file, folder } = await programFile();
    const notes = join(folder, 'pids-');
    const program = join(folder, 'parent.mjs');
    await writeFile(program, parentOf(file, notes));
    const parent = await startProcess(program, [how]);
    const pids = [...(await notedIn(`${notes}starts`)), ...(await notedIn(`${notes}loops`))];
    expect(pids).toHaveLength(3);
    expect(await parent.end(signal)).toBe(code);
    for (const pid of pids) await gone(pid);
  });
});
