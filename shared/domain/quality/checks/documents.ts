import type { DocumentRow } from '#shared/domain/tenders/records.ts';
import { checksOf, error, info, warning } from './check.ts';
import { sameLetters } from './patterns.ts';

/** Formats of texts, and of archives that may contain texts. Some publishers give media types. */
const READABLE = /^(?:pdf|docx?|rtf|odt|zip|rar|7z|html?|txt)$|^(?:application|text)\//;
/** Other usual formats of tender documents. */
const USUAL = /^(?:xlsx?|xlsm|csv|pptx?|jpe?g|jfif|png|tiff?|gif|dwg|dxf|msg|xml)$|^image\//;
/** Formats of programs. */
const EXECUTABLE =
  /(?:^|\.)(?:exe|msi|bat|cmd|scr|jse?|vb[se]|ps1|jar|hta|lnk|dll|apk|sh|wsf)$|\/x-(?:msdownload|msdos-program|dosexec|executable|sh)$/i;

const ON_GOVERNMENT_HOST = /^https?:\/\/(?:[^/?#@]*\.)?gov\.za(?::\d+)?(?:[/?#]|$)/i;
/** The sample publisher runs on the loopback. */
const ON_LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:[/?#]|$)/i;
/** Hosts inside a network: private addresses, and names without a dot. */
const UNREACHABLE_HOST =
  /^https?:\/\/(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|0\.|[^/?#@.:[]*(?::\d+)?(?:[/?#]|$))/i;
/** A download address of the portal without the name of a file. */
const WITHOUT_FILE = /[?&]blobName=(?:&|$|null|undefined|\.)/i;

/** @returns whether the address names a file on a government host, as most do */
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

/** Limits the time for comparing each name with each other; longer lists consist of numbered drawings. */
const MAX_COMPARED = 60;

export const documentChecks = checksOf('documents', {
  'no-documents': warning(0.1, 'The tender has no document.', ({ documents }) => documents.length === 0),
  'document-without-address': warning(0.05, 'A document has no download address.', ({ documents }) =>
    someDocument(documents, ({ url }) => url === null),
  ),
  'document-unreachable': error(
    0.05,
    "A document's address is in a private network, or does not name a file.",
    ({ documents }) => someDocument(documents, ({ url }) => url !== null && isUnreachable(url)),
  ),
  'document-elsewhere': info(0.01, "A document's address is not on a government host.", ({ documents }) =>
    someDocument(
      documents,
      ({ url }) =>
        url !== null && !ON_GOVERNMENT_HOST.test(url) && !ON_LOOPBACK.test(url) && !isUnreachable(url),
    ),
  ),
  'no-bid-document': warning(
    0.05,
    'No document is in a format for texts, such as PDF, Word or an archive.',
    ({ documents }) => {
      if (documents.length === 0) return false;
      for (const { format } of documents) if (format === null || READABLE.test(format)) return false;
      return true;
    },
  ),
  'unusual-format': info(
    0.02,
    'A document is in a format that is unusual for tender documents.',
    ({ documents }) =>
      someDocument(
        documents,
        ({ format }) =>
          format !== null && !READABLE.test(format) && !USUAL.test(format) && !EXECUTABLE.test(format),
      ),
  ),
  'executable-document': error(0.1, 'A document is a program, which should not be opened.', ({ documents }) =>
    someDocument(
      documents,
      ({ format, file_name }) =>
        (format !== null && EXECUTABLE.test(format)) || (file_name !== null && EXECUTABLE.test(file_name)),
    ),
  ),
  'document-without-format': info(0.01, 'No publisher gives the format of a document.', ({ documents }) =>
    someDocument(documents, ({ format }) => format === null),
  ),
  'document-without-name': info(0.01, 'A document has no name.', ({ documents }) =>
    someDocument(documents, ({ file_name }) => file_name === null),
  ),
  'duplicate-file-name': info(0.02, 'Two documents have the same name.', ({ documents }) => {
    const compared = Math.min(documents.length, MAX_COMPARED);
    for (let one = 0; one < compared; one += 1) {
      const name = documents[one]!.file_name;
      if (name === null) continue;
      for (let other = one + 1; other < compared; other += 1) {
        const same = documents[other]!.file_name;
        if (same !== null && same.length === name.length && sameLetters(name, same)) return true;
      }
    }
    return false;
  }),
});
