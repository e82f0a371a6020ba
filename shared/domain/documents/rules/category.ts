import type { Found } from '#shared/domain/documents/analysis.ts';
import { BID_DOCUMENT, INVITATION } from '#shared/domain/documents/phrases/shares.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { foundAt } from './found.ts';

/** Categories of documents with typical words of file names and first pages; the first match wins. */
const CATEGORIES: readonly {
  category: string;
  file: RegExp;
  text: Pick<RegExp, 'exec'>;
  beginning: number;
}[] = [
  {
    category: 'addendum',
    file: /addend|erratum|errata|amendment|extension|bylae tot|clarification/i,
    text: /\baddendum\b|\berratum\b|\bextension of (?:the )?closing|\bamendment (?:no|number|to)\b|\bverlenging van\b|\bwysiging no/i,
    beginning: 500,
  },
  {
    category: 'drawing',
    file: /drawing|\.dwg|\.dxf|layout plan|tekening/i,
    text: /\bdrawing (?:no|number)\b|\bscale 1 ?: ?\d{2,4}/i,
    beginning: 1_500,
  },
  {
    category: 'bill-of-quantities',
    file: /\bboq\b|bills?[ _-]?of[ _-]?quantit|price[ _-]?schedule|pricing/i,
    text: /\bbills? of quantit|\bschedule of quantities|\bhoeveelheidslys/i,
    beginning: 600,
  },
  {
    category: 'bid-document',
    file: /(?:bid|tender|rfp|rfq|rfb|quotation)[ _-]?(?:doc|pack|form)|tenderdokument/i,
    text: BID_DOCUMENT,
    beginning: 9_000,
  },
  {
    category: 'advertisement',
    file: /advert|notice|kennisgewing/i,
    text: INVITATION,
    beginning: 3_000,
  },
  {
    category: 'specification',
    file: /spec|terms[ _-]?of[ _-]?reference|\btor\b|scope/i,
    text: /\bterms of reference|\bspecifications?\b|\bscope of (?:work|services)|\bspesifikasie/i,
    beginning: 1_500,
  },
  {
    category: 'form',
    file: /\b[sm]bd[ _-]?\d|form|declaration|vorm/i,
    text: /\b(?:SBD|MBD) ?\d|\bdeclaration\b|\bverklaring\b/i,
    beginning: 600,
  },
];

/** Finds the kind of a document by its beginning and its name. */
export function findCategory(reader: Reader, fileName: string): Found<string> | null {
  if (reader.lines.length === 0) return null;
  const scores = CATEGORIES.map(({ category, file, text, beginning }, index) => {
    const match = text.exec(reader.flow.slice(0, beginning));
    return { category, match, score: (file.test(fileName) ? 2 : 0) + (match === null ? 0 : 2) - index / 100 };
  });
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  const spans =
    best.match === null
      ? [{ start: 0, end: reader.lines[0]!.end }]
      : [{ start: best.match.index, end: best.match.index + best.match[0].length }];
  return best.score > 1
    ? foundAt(reader, best.category, spans, best.score > 3 ? 0.95 : 0.8)
    : foundAt(reader, 'other', spans, 0.5);
}
