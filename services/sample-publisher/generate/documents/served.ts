import { historyOf, stateAt } from '#services/sample-publisher/generate/history.ts';
import { randomOf, weighted } from '#services/sample-publisher/generate/random.ts';
import type { ReleaseKey } from '#services/sample-publisher/generate/release.ts';
import { type Tender, tenderOf } from '#services/sample-publisher/generate/tender.ts';
import { printed } from './document.ts';
import { mimeTypes } from './file-kind.ts';
import type { TenderFile } from './files.ts';
import type { Layout, Source } from './layout.ts';
import { layouts } from './layouts.ts';

/** A file as it is served: its bytes, the type that the publisher gives it, and when it was put there. */
export type ServedFile = { content: Buffer; type: string; modified: number };

/** The publisher gives some files the type of any bytes, and a few a wrong one. */
const typeOf = weighted<string | null>([
  [null, 94],
  ['application/octet-stream', 5],
  ['application/msword', 1],
]);

/**
 * Prints a file of a tender when it is asked for. Its bytes follow from seed, number and position alone, because the publisher never
 * rewrites a file: it adds another one.
 * @returns null when the tender has no such file at that time
 */
export async function servedFile(key: ReleaseKey, position: number): Promise<ServedFile | null> {
  const found = filesAt(key)[position];
  if (!found) return null;
  const { source, layout, file } = found;
  const type = typeOf(randomOf(key.seed, 'type of file', key.number, position)) ?? mimeTypes[file.format];
  return {
    content: await printed(source, layout, file.name),
    type,
    modified: file.published,
  };
}

/** The files of a tender at a time, each with its layout and what it is printed from. */
export function filesAt(key: ReleaseKey): { file: TenderFile; layout: Layout; source: Source }[] {
  const { seed, time } = key;
  const tender = tenderOf(key);
  const history = historyOf(seed, tender);
  return stateAt(tender, history, time).files.map((file) => ({
    file,
    layout: layoutOf(seed, tender, file),
    source: sourceOf(seed, tender, file, stateAt(tender, history, file.published).closing),
  }));
}

/** Files that come later know of extensions; those that a tender starts with are not written again. */
function sourceOf(seed: number, tender: Tender, { position }: TenderFile, closing: number): Source {
  const later = position >= tender.files.length && closing !== tender.closing;
  return {
    ...{ seed, position },
    tender: later ? { ...tender, closing } : tender,
    formerClosing: later ? tender.closing : null,
  };
}

/** One of the layouts that a file of its kind and format can have. */
export function layoutOf(
  seed: number,
  tender: Tender,
  { kind, format, position }: Pick<TenderFile, 'kind' | 'format' | 'position'>,
): Layout {
  const fitting = layouts.filter(
    (layout) => layout.kinds.includes(kind) && layout.format === format && layout.fits(tender),
  );
  const layout = randomOf(seed, 'layout', tender.number, position).pick(fitting);
  if (!layout) throw new Error(`no layout prints ${kind} as ${format}`);
  return layout;
}
