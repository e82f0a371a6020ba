import { formatOf, releaseFormat } from '#shared/domain/captures/format.ts';
import { standard } from '#shared/domain/tenders/read/ocds/dialects.ts';
import { ocdsReader } from '#shared/domain/tenders/read/ocds/reader.ts';
import { readerOf } from '#shared/domain/tenders/read/readers.ts';
import type { KnownSources } from '#workers/normalise/compile.ts';

const standardReader = ocdsReader(standard);

/** The registered sources and one more, `elsewhere`, which publishes tagged releases by the standard. */
export const knownSources: KnownSources = {
  formatOf: (source) => (source === 'elsewhere' ? releaseFormat : formatOf(source)),
  readerOf: (source) => (source === 'elsewhere' ? standardReader : readerOf(source)),
};
