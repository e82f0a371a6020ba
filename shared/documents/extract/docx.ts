import { DocumentError } from '#shared/documents/document-error.ts';
import type { ReadMember } from './archive.ts';
import type { PageLines } from './extraction.ts';
import { attribute, readMarkup } from './markup.ts';
import { type TextFlow, textFlow } from './text-flow.ts';

type Attributes = Readonly<Record<string, string>>;

const DOCUMENT = 'word/document.xml';
/** Texts that stand apart: headers are written once, before the text, footers and notes after it. */
const HEADERS = [1, 2, 3].map((number) => `word/header${number}.xml`);
const FOOTERS = [1, 2, 3].map((number) => `word/footer${number}.xml`);
const NOTES = ['word/footnotes.xml', 'word/endnotes.xml'];
/** Content that is no text of the document: older copies of text boxes, and what was deleted. */
const SKIPPED: ReadonlySet<string> = new Set(['Fallback', 'del', 'moveFrom', 'instrText', 'delText']);
/** Characters that have elements of their own. */
const CHARACTERS: Readonly<Record<string, string>> = { tab: '\t', cr: ' ', noBreakHyphen: '-', ptab: '\t' };

/**
 * Reads a document of Word (DOCX, also with macros, which are not looked at). Pages are those that Word saved with the text.
 * @throws {DocumentError} as openArchive; damaged (the document is missing)
 */
export function readDocx(member: ReadMember): PageLines[] {
  const xml = member(DOCUMENT);
  if (xml === null) throw new DocumentError('damaged', 'the document in the archive is missing');
  const pages = pagesOf(xml);
  const [headers, footers, notes] = [HEADERS, FOOTERS, NOTES].map((names) => linesOf(member, names));
  if (pages.length === 0) pages.push({ lines: [] });
  const [first, last] = [pages[0]!, pages.at(-1)!];
  last.lines.push(...notes!);
  first.repeated = headers!.map((_, at) => at);
  first.lines.unshift(...headers!);
  last.repeated = [...(last.repeated ?? []), ...footers!.map((_, at) => last.lines.length + at)];
  last.lines.push(...footers!);
  return pages;
}

/** Headers of the first, of even and of other pages often say the same. */
const linesOf = (member: ReadMember, names: readonly string[]): string[] => {
  const texts = names.flatMap((name) => pagesOf(member(name) ?? '').flatMap(({ lines }) => lines));
  return [...new Set(texts)];
};

function pagesOf(xml: string): PageLines[] {
  const flow = textFlow();
  let skipped = 0;
  let isText = false;
  let isHidden = false;
  readMarkup(xml, 'xml', {
    open(name, attributes) {
      if (skipped > 0 || SKIPPED.has(name)) skipped += 1;
      else if (name === 't') isText = !isHidden;
      else if (name === 'r') isHidden = false;
      else if (name === 'vanish') isHidden = isOn(attributes);
      else opened(flow, name, attributes);
    },
    close(name) {
      if (skipped > 0) skipped -= 1;
      else if (name === 't') isText = false;
      else closed(flow, name);
    },
    text(content) {
      if (isText && skipped === 0) flow.text(content);
    },
  });
  return flow.pages();
}

function opened(flow: TextFlow, name: string, attributes: Attributes): void {
  if (name === 'tr') flow.openRow();
  else if (name === 'tc') flow.openCell();
  else if (name === 'txbxContent') flow.openAside();
  else if (name === 'lastRenderedPageBreak') flow.breakPage();
  else if (name === 'pageBreakBefore' && isOn(attributes)) flow.breakPage();
  else if (name === 'br') attribute(attributes, 'type') === 'page' ? flow.breakPage() : flow.endLine();
  else if (name === 'sym') flow.text(symbol(attribute(attributes, 'char')));
  else if (CHARACTERS[name] !== undefined && !isTabStop(attributes)) flow.text(CHARACTERS[name]);
}

function closed(flow: TextFlow, name: string): void {
  if (name === 'p') flow.endLine();
  else if (name === 'tr') flow.closeRow();
  else if (name === 'tc') flow.closeCell();
  else if (name === 'txbxContent') flow.closeAside();
}

/** A tab stop of a paragraph has the same name as the character. */
const isTabStop = (attributes: Attributes): boolean => attribute(attributes, 'pos') !== undefined;
const isOn = (attributes: Attributes): boolean =>
  !/^(?:0|false|off)$/.test(attribute(attributes, 'val') ?? '1');

/** @param code of a symbol font, in hexadecimal */
const symbol = (code: string | undefined): string =>
  code !== undefined && /^[0-9a-f]{4}$/i.test(code) ? String.fromCharCode(Number.parseInt(code, 16)) : '';
