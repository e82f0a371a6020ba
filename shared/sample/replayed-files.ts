import { readdirSync } from 'node:fs';

/** @returns names of the files of a folder that may hold real releases or rows, in order; `npm start` refuses a folder without any */
export const replayedFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /\.json(\.gz)?$/.test(name))
    .sort();
