import { z } from 'zod';
import { fixture, textWith } from '#services/sample-publisher/generate/fixture.ts';
import { type Random, weighted } from '#services/sample-publisher/generate/random.ts';
import { falseZ, HOUR } from '#services/sample-publisher/generate/times.ts';
import { type FileFormat, type FileKind, fileKinds } from './file-kind.ts';
import { documentId } from './ids.ts';

/**
 * A file of a tender: its position among the tender's files, its name, what it is for, the format of its content, and when it was
 * published and last replaced.
 */
export type TenderFile = {
  position: number;
  name: string;
  kind: FileKind;
  format: FileFormat;
  published: number;
  modified: number | null;
};

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
const named = z.strictObject({ name: z.string(), kind: z.enum(fileKinds) });

/** How files are called and what they are for; the file says what each list is. */
export const fileNames = fixture(
  'sample/files.yaml',
  z.strictObject({
    names: z.array(named).min(3),
    quotation: named,
    added: z.array(named).nonempty(),
    extension: named.extend({ name: textWith('day') }),
  }),
);
const { names, quotation: ofQuotation } = fileNames;

/** Share of the files of a kind whose content is of another format than PDF; of all files it is about a tenth. */
const otherFormats: Partial<Record<FileKind, readonly [FileFormat, number]>> = {
  'bid-document': ['docx', 0.12],
  terms: ['docx', 0.2],
  bill: ['xlsx', 0.5],
  annexure: ['xlsx', 0.2],
};
/** Share of the files that are not PDF whose name says that they are. */
const DISGUISED = 0.08;

/** The files a tender starts with; the first is its bidding document. */
export function tenderFiles(
  {
    number,
    title,
    published,
    quotation,
  }: {
    number: string;
    title: string;
    published: number;
    quotation: boolean;
  },
  random: Random,
): TenderFile[] {
  const bare = number.trim().replaceAll(/[/\\:]/g, '-');
  const words = title
    .trim()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .split(' ')
    .slice(0, 7)
    .join(' ');
  return Array.from({ length: counts(random) }, (_, position) => {
    const { name: drawn, kind } =
      position > 0
        ? names[position % names.length]!
        : quotation && random.chance(0.7)
          ? ofQuotation
          : random.pick(names.slice(0, 3));
    const called = position < names.length ? drawn : `${drawn} ${position}`;
    const name = random.pick([
      `${bare} - ${called}`,
      `${called} ${bare}`,
      `${bare} ${words}`,
      `${words} - ${called}`,
    ]);
    const put = published - Math.round(random.fraction() * 2 * HOUR);
    const [other, share] = otherFormats[kind] ?? ['pdf', 0];
    const format = random.chance(share) ? other : 'pdf';
    const extension = random.chance(DISGUISED) ? 'pdf' : format;
    return {
      position,
      name: `${name}.${random.chance(0.02) ? extension.toUpperCase() : extension}`,
      kind,
      format,
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
    format: extension.slice(1).toLowerCase(),
    language: 'en',
  };
}
