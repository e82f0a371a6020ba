import { deflated, zipped } from '../print/zip.ts';

const MEGABYTES = 64;
const COPIES = 40;
const DEEP = 12;

let zeros: ReturnType<typeof deflated> | null = null;

/** An archive of a few megabytes that unpacks to 2.5 GB. */
export function zipBomb(): Buffer {
  zeros ??= deflated(Buffer.alloc(MEGABYTES * 1024 * 1024));
  const member = zeros;
  return zipped(Array.from({ length: COPIES }, (_, at) => [`annexure-${at + 1}.pdf`, member]));
}

/** An archive in an archive, and so on. */
export function nestedArchive(): Buffer {
  let inner = zipped([['readme.txt', 'The bid document.']]);
  for (let depth = 0; depth < DEEP; depth += 1) inner = zipped([[`level-${depth + 1}.zip`, inner]]);
  return inner;
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const wordFile = (
  main: string,
  document: string,
  more: readonly (readonly [string, string | Buffer])[] = [],
): Buffer =>
  zipped([
    [
      '[Content_Types].xml',
      `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    ['word/document.xml', document],
    ...more,
  ]);

/** A document of a word processor that carries a program. */
export const withMacros = (): Buffer =>
  wordFile(
    'application/vnd.ms-word.document.macroEnabled.main+xml',
    `<w:document xmlns:w="${WORD}"><w:body><w:p><w:r><w:t>Enable content to see the closing date.</w:t></w:r></w:p></w:body></w:document>`,
    [
      [
        'word/_rels/document.xml.rels',
        `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="vbaProject.bin"/></Relationships>`,
      ],
      ['word/vbaProject.bin', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ],
  );

/** A document whose text is an entity of entities, a thousand million times a word. */
export function entityBomb(): Buffer {
  const entities = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
  ).join('');
  return wordFile(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    `<?xml version="1.0"?><!DOCTYPE w:document [<!ENTITY e0 "bid">${entities}]><w:document xmlns:w="${WORD}"><w:body><w:p><w:r><w:t>&e9;</w:t></w:r></w:p></w:body></w:document>`,
  );
}
