import { addressOf, heightsOf, kinds, optionsOf } from '#services/api/widgets/pages/kinds.ts';
import { type Html, html } from '#services/html.ts';
import { badRequest, RequestError } from '#shared/errors.ts';
import type { Kind } from '#widgets/view/kind.ts';

/** Pixels. */
const USUAL_WIDTH = 600;
const HOUR_S = 3_600;

/** @returns the frame that shows a widget in other sites' pages */
export const iframe = (source: string, title: string, width: number | string, height: number): Html =>
  html`<iframe src="${source}" width="${width}" height="${height}" title="${title}" frameborder="0" loading="lazy"></iframe>`;

/**
 * @param base address of this service
 * @returns an oEmbed answer of the type `rich`, https://oembed.com
 * @throws RequestError 404 for an address that is not that of a widget's page here, 400 for a parameter that breaks its rule
 */
export function oembedOf(query: URLSearchParams, base: string) {
  const given = query.get('url');
  if (given === null)
    throw badRequest({ parameter: 'url', reason: 'is required: the address of a widget’s page' });
  const { kind, parameters } = kindAt(given, base);
  const options = optionsOf(kind, parameters);
  const width = Math.min(USUAL_WIDTH, wholeOf(query, 'maxwidth'));
  const { narrow, wide, from } = heightsOf(kind, options);
  const height = Math.min(width < from ? narrow : wide, wholeOf(query, 'maxheight'));
  const { title } = options;
  return {
    ...{ version: '1.0', type: 'rich', title, provider_name: 'Tender Data', provider_url: `${base}/widgets` },
    ...{ cache_age: HOUR_S, width, height },
    html: String(iframe(addressOf(base, kind, parameters), title, width, height)),
  };
}

/** @returns the same as XML */
export const oembedXml = (answer: ReturnType<typeof oembedOf>): string =>
  `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${Object.entries(answer)
    .map(([name, value]) => `<${name}>${html`${value}`}</${name}>`)
    .join('')}</oembed>\n`;

function kindAt(address: string, base: string): { kind: Kind; parameters: URLSearchParams } {
  const start = `${base}/widgets/v1/embed/`;
  const url = URL.canParse(address) ? new URL(address) : null;
  const plain = url ? `${url.origin}${url.pathname}` : '';
  // A page that is loaded over HTTPS and one over HTTP are the same one.
  const path = plain.replace(/^https?:/, '').startsWith(start.replace(/^https?:/, ''))
    ? plain.slice(plain.indexOf('/widgets/v1/embed/') + '/widgets/v1/embed/'.length)
    : '';
  const kind = kinds.get(path);
  if (!kind || !url)
    throw new RequestError('NOT_FOUND', 'url: this is not the address of a widget’s page of this service.');
  return { kind, parameters: url.searchParams };
}

function wholeOf(query: URLSearchParams, name: 'maxwidth' | 'maxheight'): number {
  const text = query.get(name);
  if (text === null) return Number.POSITIVE_INFINITY;
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw badRequest({ parameter: name, reason: 'must be a whole number of pixels' });
  return Number(text);
}
