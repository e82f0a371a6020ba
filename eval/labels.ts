import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** @returns the labels of a YAML file, in which a list is one text with blanks between its members */
export const readLabels = <Labels>(file: URL): Labels =>
  parse(readFileSync(file, 'utf8'), (_, value) =>
    typeof value === 'string' ? value.split(/\s+/) : value,
  ) as Labels;
