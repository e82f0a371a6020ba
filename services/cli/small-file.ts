import { readFile, stat } from 'node:fs/promises';
import { EnvironmentError } from '#shared/errors.ts';
import { FileFault } from '#shared/record-files/fault.ts';
import type { CommandOutcome } from './command.ts';

const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Reads a file that is held in memory as a whole.
 * @throws EnvironmentError where it cannot be read, or has more than 32 MB
 */
export async function readSmallFile(path: string): Promise<Buffer> {
  try {
    const { size } = await stat(path);
    if (size > MAX_BYTES) throw new EnvironmentError(`${path} has more than ${MAX_BYTES / 1024 / 1024} MB`);
    return await readFile(path);
  } catch (error) {
    if (error instanceof EnvironmentError) throw error;
    throw new EnvironmentError(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/** Imports a file, all of it or nothing. @returns its first fault, where it has one */
export async function orFault(file: string, work: () => Promise<CommandOutcome>): Promise<CommandOutcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    const { line, column, message } = error;
    return {
      code: 1,
      json: { status: 'failed', file, line, column, error: message },
      text: `${file}, line ${line}, column ${column}: ${message}\nnothing was imported`,
    };
  }
}
