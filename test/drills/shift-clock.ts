import { existsSync, readFileSync } from 'node:fs';

/**
 * Loaded before a process with `node --import`: in a collector that starts while the file named by DRILL_CLOCK exists, the
 * clock of JavaScript is ahead by the milliseconds in that file. Other processes stay unchanged.
 */

const file = process.argv.includes('collect') ? clockFile() : undefined;
if (file && existsSync(file)) shift(Number(readFileSync(file, 'utf8')));

function clockFile(): string | undefined {
  return readFileSync('/proc/self/environ', 'utf8')
    .split('\0')
    .find((line) => line.startsWith('DRILL_CLOCK='))
    ?.slice('DRILL_CLOCK='.length);
}

function shift(milliseconds: number): void {
  const Real = Date;
  class Shifted extends Real {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(Real.now() + milliseconds);
      else super(...(given as [number]));
    }
    static override now(): number {
      return Real.now() + milliseconds;
    }
  }
  globalThis.Date = Shifted as DateConstructor;
}
