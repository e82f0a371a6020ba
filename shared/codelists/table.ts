import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @returns the lines of a list in `shared/codelists/data/` but for blank ones and comments, which begin with `#` */
export const linesOf = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, 'data', `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** @returns the rows of such a list, each as its cells, which `|` separates. Empty cells at the end of a row may be missing. */
export const rowsOf = (name: string): string[][] =>
  linesOf(name).map((line) => line.split('|').map((cell) => cell.trim()));

/** @returns the parts of a cell, which semicolons separate; none of an empty or missing cell */
export const partsOf = (cell = ''): string[] =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
