import { Parser } from 'htmlparser2';
import { DocumentError } from '#shared/documents/document-error.ts';

/** What a reader of markup is told of. Names are without prefix, and in lower case in HTML. */
export type MarkupHandler = {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
};

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);
/** The parser takes a text in parts, so that it never holds much of it twice. */
const PART = 65_536;
/** Elements in each other, of which real files have some ten. Also those count that are never closed. */
const MOST_OPEN = 5_000;

/**
 * Reads markup from its beginning to its end. Entities that a file declares are not expanded, and nothing that it names is fetched;
 * what is not well formed is read as far as it can be.
 * @throws {DocumentError} too-large: more elements are in each other than any program writes
 */
export function readMarkup(text: string, language: 'xml' | 'html', handler: MarkupHandler): void {
  let open = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        open += 1;
        if (open > MOST_OPEN)
          throw new DocumentError('too-large', `more than ${MOST_OPEN} elements are in each other`);
        handler.open(withoutPrefix(name), attributes);
      },
      onclosetag: (name) => {
        open -= 1;
        handler.close(withoutPrefix(name));
      },
      ontext: (content) => handler.text(content),
    },
    { xmlMode: language === 'xml', decodeEntities: true },
  );
  for (let at = 0; at < text.length; at += PART) parser.write(text.slice(at, at + PART));
  parser.end();
}

/** @returns the value of an attribute, whatever prefix its name has */
export function attribute(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  if (attributes[name] !== undefined) return attributes[name];
  const key = Object.keys(attributes).find((candidate) => withoutPrefix(candidate) === name);
  return key === undefined ? undefined : attributes[key];
}
