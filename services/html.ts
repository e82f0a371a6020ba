import { readFileSync } from 'node:fs';

/** Text that is HTML already. Only this file makes it, so a text of elsewhere cannot pass for it. */
class Markup {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}
export type Html = Markup;

/** What may stand in a template. Texts and numbers are escaped; what is absent or false is nothing. */
export type Content = Html | string | number | null | undefined | false | readonly Content[];

/** @returns the text with the characters that mean something in HTML escaped */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const written = (content: Content): string => {
  if (content instanceof Markup) return String(content);
  if (content === null || content === undefined || content === false) return '';
  if (typeof content === 'object') return content.map(written).join('');
  return escaped(String(content));
};

/** HTML as a template: whatever is inserted is escaped, unless it was made by such a template itself. */
export const html = (texts: TemplateStringsArray, ...contents: readonly Content[]): Html =>
  new Markup(texts.map((text, at) => text + written(contents[at])).join(''));

const NAME = /^[a-z][a-z0-9-]{0,30}$/i;
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta']);

/**
 * @param attributes those that are false or absent are left out
 * @returns an element whose name is not known before
 * @throws TypeError for a name that is none
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  children: readonly Content[],
): Html {
  const given = Object.entries(attributes).filter(([, value]) => value);
  for (const each of [name, ...given.map(([key]) => key)])
    if (!NAME.test(each)) throw new TypeError(`"${each.slice(0, 40)}" is no name of HTML`);
  const start = `<${name}${given.map(([key, value]) => ` ${key}="${escaped(String(value))}"`).join('')}>`;
  return new Markup(VOID.has(name) ? start : `${start}${written(children)}</${name}>`);
}

/** @returns the content of a style or script element. @throws TypeError for a text that would end it */
export function raw(name: 'style' | 'script', text: string): Html {
  if (/<(?:\/|!--|script)/i.test(text)) throw new TypeError(`this text would end the ${name}`);
  return new Markup(`<${name}>${text}</${name}>`);
}

/** @returns a script element with data and no program, for programs that read pages; members that are null are left out */
export const dataBlock = (type: 'application/ld+json', value: unknown): Html =>
  new Markup(
    `<script type="${type}">${JSON.stringify(value, (_, member) => member ?? undefined).replaceAll('<', '\\u003c')}</script>`,
  );

/**
 * @param path of a file with HTML that belongs to the service, such as a text that `npm run generate` made
 * @param replaced texts of the file, and what stands in their place; it is escaped
 */
export const htmlFile = (path: string, replaced: Readonly<Record<string, string>>): Html =>
  new Markup(
    Object.entries(replaced).reduce(
      (text, [from, to]) => text.replaceAll(from, () => escaped(to)),
      readFileSync(path, 'utf8'),
    ),
  );

/** Icon of every page of this service: an address that needs no request. */
export const ICON =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 16%22%3E%3Crect width=%2216%22 height=%2216%22 rx=%223%22 fill=%22%2300594c%22/%3E%3Cpath d=%22M4 5h8M8 5v7M5 9h6%22 stroke=%22%23fff%22 stroke-width=%221.6%22/%3E%3C/svg%3E';
