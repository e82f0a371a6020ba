import type { DocumentRow } from '#shared/domain/tenders/records.ts';
import { checksOf } from './check.ts';
import { sameLetters } from './patterns.ts';

/** Formats that a text of conditions can be in, or that can hold one. Some publishers give media types. */
const READABLE = /^(?:pdf|docx?|rtf|odt|zip|rar|7z|html?|txt)$|^(?:application|text)\//;
/** Other formats that offers are asked and described in. */
const USUAL = /^(?:xlsx?|xlsm|csv|pptx?|jpe?g|jfif|png|tiff?|gif|dwg|dxf|msg|xml)$|^image\//;
/** What a computer would run. */
const EXECUTABLE =
  /(?:^|\.)(?:exe|msi|bat|cmd|scr|jse?|vb[se]|ps1|jar|hta|lnk|dll|apk|sh|wsf)$|\/x-(?:msdownload|msdos-program|dosexec|executable|sh)$/i;

const ON_GOVERNMENT_HOST = /^https?:\/\/(?:[^/?#@]*\.)?gov\.za(?::\d+)?(?:[/?#]|$)/i;
/** The loopback is where the sample publisher runs. */
const ON_LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:[/?#]|$)/i;
/** Hosts inside a network, which have private numbers or no dot in their name. */
const UNREACHABLE_HOST =
  /^https?:\/\/(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|0\.|[^/?#@.:[]*(?::\d+)?(?:[/?#]|$))/i;
/** The portal's address of a download without the file's name in it. */
const WITHOUT_FILE = /[?&]blobName=(?:&|$|null|undefined|\.)/i;

/** @returns whether a file can be asked for on a government's host, as most can */
const isRegular = (url: string): boolean => ON_GOVERNMENT_HOST.test(url) && !WITHOUT_FILE.test(url);
const isUnreachable = (url: string): boolean =>
  !isRegular(url) && ((UNREACHABLE_HOST.test(url) && !ON_LOOPBACK.test(url)) || WITHOUT_FILE.test(url));

const someDocument = (
  documents: readonly DocumentRow[],
  isWrong: (document: DocumentRow) => boolean,
): boolean => {
  for (const document of documents) if (isWrong(document)) return true;
  return false;
};

/** Beyond, names are numbers of drawings, and comparing each with each would take long. */
const MOST_COMPARED = 60;

export const documentChecks = checksOf('documents', [
  {
    name: 'no-documents',
    meaning: 'There is no document.',
    severity: 'warning',
    weight: 0.1,
    fails: ({ documents }) => documents.length === 0,
  },
  {
    name: 'document-without-address',
    meaning: 'A document has no address from which it could be had.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ documents }) => someDocument(documents, ({ url }) => url === null),
  },
  {
    name: 'document-unreachable',
    meaning: "A document's address leads into a private network, or names no file.",
    severity: 'error',
    weight: 0.05,
    fails: ({ documents }) => someDocument(documents, ({ url }) => url !== null && isUnreachable(url)),
  },
  {
    name: 'document-elsewhere',
    meaning: "A document's address is on no host of the government.",
    severity: 'info',
    weight: 0.01,
    fails: ({ documents }) =>
      someDocument(
        documents,
        ({ url }) =>
          url !== null && !ON_GOVERNMENT_HOST.test(url) && !ON_LOOPBACK.test(url) && !isUnreachable(url),
      ),
  },
  {
    name: 'no-bid-document',
    meaning: 'None of the documents is in a format that holds text, such as PDF, Word or an archive.',
    severity: 'warning',
    weight: 0.05,
    fails: ({ documents }) => {
      if (documents.length === 0) return false;
      for (const { format } of documents) if (format === null || READABLE.test(format)) return false;
      return true;
    },
  },
  {
    name: 'unusual-format',
    meaning: 'A document is in a format in which documents of tenders are not given.',
    severity: 'info',
    weight: 0.02,
    fails: ({ documents }) =>
      someDocument(
        documents,
        ({ format }) =>
          format !== null && !READABLE.test(format) && !USUAL.test(format) && !EXECUTABLE.test(format),
      ),
  },
  {
    name: 'executable-document',
    meaning: 'A document is a program: do not open it.',
    severity: 'error',
    weight: 0.1,
    fails: ({ documents }) =>
      someDocument(
        documents,
        ({ format, file_name }) =>
          (format !== null && EXECUTABLE.test(format)) || (file_name !== null && EXECUTABLE.test(file_name)),
      ),
  },
  {
    name: 'document-without-format',
    meaning: 'Nobody says in which format a document is.',
    severity: 'info',
    weight: 0.01,
    fails: ({ documents }) => someDocument(documents, ({ format }) => format === null),
  },
  {
    name: 'document-without-name',
    meaning: 'A document has no name.',
    severity: 'info',
    weight: 0.01,
    fails: ({ documents }) => someDocument(documents, ({ file_name }) => file_name === null),
  },
  {
    name: 'duplicate-file-name',
    meaning: 'Two documents have the same name.',
    severity: 'info',
    weight: 0.02,
    fails: ({ documents }) => {
      const compared = Math.min(documents.length, MOST_COMPARED);
      for (let one = 0; one < compared; one += 1) {
        const name = documents[one]!.file_name;
        if (name === null) continue;
        for (let other = one + 1; other < compared; other += 1) {
          const same = documents[other]!.file_name;
          if (same !== null && same.length === name.length && sameLetters(name, same)) return true;
        }
      }
      return false;
    },
  },
]);
