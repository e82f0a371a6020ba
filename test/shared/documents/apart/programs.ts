import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Apart, openApart } from '#shared/documents/apart/pool.ts';
import type { Program, ReadApart } from '#shared/documents/apart/process.ts';
import { newFolder } from '#test/support/folders.ts';
import { projectRoot } from '#test/support/processes.ts';

export const apartModule = (name: string) => join(projectRoot, 'shared/documents/apart', name);

/**
 * What the programs of these tests do for a file, by what they are asked; they answer with their process id and how many files they
 * have read.
 */
const PROGRAM = `
import { spawn } from 'node:child_process';
import { writeFileSync, writeSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from ${JSON.stringify(apartModule('serve.ts'))};
import { watchHelper } from ${JSON.stringify(apartModule('watched.ts'))};
let files = 0;
const kept = [];
const LOOP = 'setInterval(() => {}, 1e6); for (;;);';
serve(async ({ does, notes, megabytes }, bytes) => {
  files += 1;
  if (notes && does !== 'starts') writeFileSync(notes, String(process.pid));
  if (does === 'loops') for (;;);
  if (does === 'fills') for (;;) kept.push(Buffer.alloc(4_194_304, 1));
  if (does === 'fills heap') for (;;) kept.push(Array.from({ length: 10_000 }, (_, at) => ({ at })));
  if (does === 'keeps') kept.push(Buffer.alloc(megabytes * 1_048_576, 1));
  if (does === 'exits') process.exit(0);
  if (does === 'throws') throw new Error('made for the test');
  if (does === 'waits for nothing') await new Promise(() => {});
  if (does === 'waits') await wait(1e6);
  if (does === 'sleeps') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, megabytes);
  if (does === 'prints') console.log('a warning of a library');
  if (does === 'says more') writeSync(3, Buffer.alloc(100));
  if (does === 'starts') {
    const helper = spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' });
    writeFileSync(notes, process.pid + ' ' + helper.pid);
    watchHelper(helper.pid);
    await new Promise((resolve) => helper.once('exit', resolve));
  }
  return { pid: process.pid, files, bytes: bytes.toString(), priority: getPriority(), settings: Object.keys(process.env) };
});
`;

export type Answer = { pid: number; files: number; bytes: string; priority: number; settings: string[] };

/** Far above what a file of these tests takes. */
export const LIMITS = { milliseconds: 60_000, megabytes: 256 };

/** @returns the program as a file, in a folder that is removed when the test ends */
export async function programFile(): Promise<{ file: string; folder: string }> {
  const folder = await newFolder();
  const file = join(folder, 'program.mjs');
  await writeFile(file, PROGRAM);
  return { file, folder };
}

/** Opens processes of the program that are closed when the test ends. */
export async function openProgram(given: Partial<Program> = {}): Promise<Apart & { folder: string }> {
  const { file, folder } = await programFile();
  const apart = openApart({ file, limits: LIMITS, priority: 'as-stages', ...given });
  onTestFinished(apart.close);
  return { ...apart, folder };
}

/** @throws Error if the file was given up */
export function answerOf(read: ReadApart): Answer {
  if (!('output' in read)) throw new Error(`it was ended: ${read.ended}`);
  return JSON.parse(read.output.toString()) as Answer;
}

/** Waits until a program has noted its process ids. */
export async function notedIn(file: string): Promise<number[]> {
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text !== '') return text.split(' ').map(Number);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
