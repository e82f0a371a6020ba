import { hashOf, type Random, randomOf, weighted } from './random.ts';
import { falseZ, HOUR } from './times.ts';

/** A file of a tender: its position among the tender's files, its name, and when it was published and last replaced. */
export type TenderFile = { position: number; name: string; published: number; modified: number | null };

const counts = weighted([
  [1, 66],
  [2, 16],
  [3, 6],
  [4, 3],
  [5, 4],
  [7, 1.5],
  [9, 1],
  [12, 1],
  [16, 1],
  [27, 0.5],
]);
const kinds = [
  'Advert',
  'Bid Document',
  'Terms of Reference',
  'SBD Forms',
  'BOQ',
  'Specification',
  'Pricing Schedule',
  'Drawings',
  'Annexure',
  'MBD Forms',
  'Evaluation Criteria',
  'Scope of Work',
];

/** The files a tender starts with; the first is its bidding document. */
export function tenderFiles(number: string, title: string, published: number, random: Random): TenderFile[] {
  const bare = number.trim().replaceAll(/[/\\:]/g, '-');
  const words = title
    .trim()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .split(' ')
    .slice(0, 7)
    .join(' ');
  return Array.from({ length: counts(random) }, (_, position) => {
    const kind =
      position === 0
        ? random.pick(kinds.slice(0, 3))
        : `${kinds[position % kinds.length]}${position < kinds.length ? '' : ` ${position}`}`;
    const name = random.pick([
      `${bare} - ${kind}`,
      `${kind} ${bare}`,
      `${bare} ${words}`,
      `${words} - ${kind}`,
    ]);
    const put = published - Math.round(random.fraction() * 2 * HOUR);
    return {
      position,
      name: `${name}${random.chance(0.02) ? '.PDF' : '.pdf'}`,
      published: put,
      modified: random.chance(0.7) ? put : null,
    };
  });
}

/** A file in the form of a release, with an address on the publisher at `base`. */
export function documentEntry(
  seed: number,
  tender: number,
  file: TenderFile,
  base: string,
): Record<string, string> {
  const id = documentId(seed, tender, file.position);
  const extension = file.name.slice(file.name.lastIndexOf('.'));
  return {
    id,
    documentType: 'basic',
    title: file.name,
    description: file.name,
    url: `${base}/home/Download?blobName=${id}${extension}&downloadedFileName=${encodeURIComponent(file.name)}`,
    datePublished: falseZ(file.published),
    ...(file.modified === null ? {} : { dateModified: falseZ(file.modified) }),
    format: 'pdf',
    language: 'en',
  };
}

/** @returns the file of an id, or null for an id that {@link documentId} never made */
export function documentOf(seed: number, id: string): { tender: number; position: number } | null {
  const parts = /^([0-9a-f]{8})-([0-9a-f]{4})-4[0-9a-f]{3}-8[0-9a-f]{3}-([0-9a-f]{4})([0-9a-f]{8})$/.exec(
    id.toLowerCase(),
  );
  if (!parts) return null;
  const mask = maskOf(seed, parts[4]!);
  const tender = (Number.parseInt(parts[1]!, 16) ^ mask) >>> 0;
  const position = (Number.parseInt(parts[2]!, 16) ^ mask) & 0xffff;
  return documentId(seed, tender, position) === id.toLowerCase() ? { tender, position } : null;
}

/** A stable id that looks random but encodes tender and position, so that no table of ids is needed. */
export function documentId(seed: number, tender: number, position: number): string {
  const random = randomOf(seed, 'document', tender, position);
  const hex = (digits: number) =>
    random
      .integer(0, 16 ** digits - 1)
      .toString(16)
      .padStart(digits, '0');
  const tail = hex(8);
  const mask = maskOf(seed, tail);
  const head = ((tender ^ mask) >>> 0).toString(16).padStart(8, '0');
  const second = ((position ^ mask) & 0xffff).toString(16).padStart(4, '0');
  return `${head}-${second}-4${hex(3)}-8${hex(3)}-${hex(4)}${tail}`;
}

const maskOf = (seed: number, tail: string): number => hashOf([seed, 'mask', tail]);
