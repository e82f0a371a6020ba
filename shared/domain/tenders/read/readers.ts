import { entryOf, type ProcessSourceName } from '#shared/sources.ts';
import { etendersReader } from './etenders/reader.ts';
import { southAfrica } from './ocds/dialects.ts';
import { ocdsReader } from './ocds/reader.ts';
import type { RecordReader } from './reader.ts';

export type ReadersBySource = Readonly<Record<ProcessSourceName, RecordReader>>;

export const readers: ReadersBySource = { ocds: ocdsReader(southAfrica), etenders: etendersReader };

/**
 * @returns the reader for captures of a source
 * @throws Error for a source that is unknown or not about processes
 */
export const readerOf = (source: string): RecordReader => entryOf(readers, source);
