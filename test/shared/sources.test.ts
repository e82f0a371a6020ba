import { describe, expect, it } from 'vitest';
import { type Formats, formatOf, formats } from '#shared/domain/captures/format.ts';
import { type ReadersBySource, readerOf, readers } from '#shared/domain/tenders/read/readers.ts';
import {
  listSourceNames,
  processSourceNames,
  type SourceName,
  sourceNames,
  subjectOf,
} from '#shared/sources.ts';
import { sources } from '#workers/collect/sources/index.ts';

describe('a source', () => {
  it('does not compile without everything a source needs', () => {
    const { etenders: reader, ...otherReaders } = readers;
    const { etenders: format, ...otherFormats } = formats;
    const { etenders: source, ...otherSources } = sources;
    // @ts-expect-error a source about processes has no reader
    const withoutReader: ReadersBySource = otherReaders;
    // @ts-expect-error a source has no format of captures
    const withoutFormat: Formats = otherFormats;
    // @ts-expect-error a source is not collected
    const withoutSource: typeof sources = otherSources;
    // @ts-expect-error a source is registered under another one's name
    const misnamed: typeof sources = { ...sources, etenders: sources.ocds };
    expect([withoutReader, withoutFormat, withoutSource, misnamed]).toHaveLength(4);
    expect([reader, format, source]).not.toContain(undefined);
  });

  it.each(sourceNames)('%s is registered the same everywhere', (name) => {
    expect(sources[name].name).toBe(name);
    expect(sources[name].format).toBe(formatOf(name));
  });

  it.each(processSourceNames)('%s is about contracting processes, and has a reader', (name) => {
    expect(subjectOf(name)).toBe('process');
    expect(readerOf(name)).toBe(readers[name]);
  });

  it.each(listSourceNames)('%s is about restricted suppliers, and has one file', (name) => {
    expect(subjectOf(name)).toBe('restricted-supplier-list');
    expect(Object.keys(sources[name].passes)).toEqual(['file']);
    expect(() => readerOf(name)).toThrow('there is no such source here');
  });

  it('that is unknown is an error that names it, even if every object has a property of that name', () => {
    for (const unknown of ['elsewhere', 'constructor', '']) {
      const message = `there is no such source here: ${unknown}; known are ocds, etenders`;
      expect(() => formatOf(unknown)).toThrow(message);
      expect(() => readerOf(unknown)).toThrow(message);
      expect(() => subjectOf(unknown)).toThrow(message);
    }
  });

  it('is listed in the order of officiality', () => {
    expect(sourceNames).toEqual([
      'ocds',
      'etenders',
      'treasury-restricted',
      'treasury-defaulters',
    ] satisfies SourceName[]);
  });
});
