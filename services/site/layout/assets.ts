import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageReply } from '#services/api/http/page.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const TYPES = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
} as const;

const read = (name: string, ending: keyof typeof TYPES, folder = '.') => {
  const file = readFileSync(join(import.meta.dirname, folder, `${name}.${ending}`));
  const body = ending === 'css' ? Buffer.from(lighter(String(file))) : file;
  const path = `/site/${name}.${hash('sha256', body, 'hex').slice(0, 16)}.${ending}`;
  return { path, reply: { type: TYPES[ending], body, kept: FOR_EVER } satisfies PageReply };
};

/** @returns the styles without comments and needless blanks */
const lighter = (css: string): string =>
  css
    .split('/*')
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf('*/') + 2)))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};]) ?/g, '$1')
    .replaceAll(/([:,]) /g, '$1')
    .replaceAll(';}', '}')
    .trim();

/** The files that pages load. Their addresses change with their content, so browsers keep them for ever. */
export const assets = {
  style: read('style', 'css'),
  script: read('site', 'js'),
  docs: read('docs', 'js', '../docs'),
  search: read('search', 'js', '../lists'),
  /** The default preview picture of pages whose address is shared; `npm run drill -- pictures` draws it. */
  picture: read('picture', 'png'),
} as const;
