import { etendersReader } from './etenders/reader.ts';
import { dialectOf } from './ocds/dialects.ts';
import { ocdsReader } from './ocds/reader.ts';
import type { Reader } from './reader.ts';

/** Publishers that do not speak OCDS, by source. */
const readers: Readonly<Record<string, Reader>> = { etenders: etendersReader };

const speaking = new Map<string, Reader>();

/** @returns how captures of a source are read; as OCDS by the standard for every source that declares nothing else */
export function readerOf(source: string): Reader {
  const known = Object.hasOwn(readers, source) ? readers[source] : speaking.get(source);
  if (known) return known;
  const reader = ocdsReader(dialectOf(source));
  speaking.set(source, reader);
  return reader;
}
