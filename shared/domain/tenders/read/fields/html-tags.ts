import { elementsWithoutText, htmlElements, lineEnds, valuelessAttributes } from './html-elements.ts';

/** A tag of an existing element: its name, with a slash before it for an end tag, and the index where the tag ends. */
type Tag = { name: string; end: number };

/** None of these patterns goes beyond the next `<`, so the time is linear in any text. */
const NAME = /<(\/?)([a-z][a-z0-9:]*)/iy;
const ATTRIBUTE = /\s+([^\s"'<>/=]+)(\s*=\s*(?:"[^"<]*"|'[^'<]*'|[^\s"'<>`=]+))?/y;
const END = /\s*(?:\/\s*)?>/y;

/** The end tags of elements without text, by their names. */
const endTags = new Map(
  [...elementsWithoutText].map((name) => [name, new RegExp(`</${name}\\s*>`, 'gi')] as const),
);

/**
 * Removes comments and tags of existing elements, including the content of scripts and styles. Other text in angle
 * brackets stays: `<not available>`, `< 50 mm`, `<form SBD 4>`. A line ends at the end of a block.
 */
export function withoutTags(text: string): string {
  let kept = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf('<', at);
    if (start === -1) return kept + text.slice(at);
    kept += text.slice(at, start);
    const { end, replacement } = markupAt(text, start);
    kept += replacement;
    at = end;
  }
}

/**
 * @returns the replacement for the markup that begins at a `<`, and where the markup ends; the `<` itself if it is not
 *   markup
 */
function markupAt(text: string, start: number): { end: number; replacement: string } {
  if (text.startsWith('<!--', start)) return { end: after(text, '-->', start + 4), replacement: '' };
  const tag = tagAt(text, start);
  if (tag === null) return { end: start + 1, replacement: '<' };
  if (elementsWithoutText.has(tag.name)) return { end: endOfElement(text, tag), replacement: '' };
  return { end: tag.end, replacement: lineEnds.has(tag.name) ? '\n' : '' };
}

function tagAt(text: string, start: number): Tag | null {
  const [opening, slash = '', written = ''] = matchAt(NAME, text, start) ?? [];
  const name = written.toLowerCase();
  if (opening === undefined || !htmlElements.has(name)) return null;
  let at = start + opening.length;
  for (;;) {
    const end = matchAt(END, text, at);
    if (end !== null) return { name: slash + name, end: at + end[0].length };
    const attribute = matchAt(ATTRIBUTE, text, at);
    if (attribute === null) return null;
    const [whole, word = '', value] = attribute;
    if (value === undefined && !valuelessAttributes.has(word.toLowerCase())) return null;
    at += whole.length;
  }
}

/** @returns where an element without text ends: after its end tag, or at the end of the text */
function endOfElement(text: string, { name, end }: Tag): number {
  const closing = endTags.get(name);
  if (closing === undefined) return text.length;
  closing.lastIndex = end;
  return closing.test(text) ? closing.lastIndex : text.length;
}

const after = (text: string, ending: string, from: number): number => {
  const found = text.indexOf(ending, from);
  return found === -1 ? text.length : found + ending.length;
};

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
