import { type Entity, propertiesOf, type Service } from '#services/api/reconcile/service.ts';
import { escaped } from '#services/html.ts';

/** Size of the frame in which clients show a preview, in pixels. */
export const PREVIEW = { width: 420, height: 240 } as const;

/** Other sites show it in a frame; it may load and run nothing. */
export const PREVIEW_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";

const STYLE = `body { font: 13px/1.4 system-ui, sans-serif; margin: .75rem; color: #1c2733; background: #fff; }
h1 { font-size: 1.1rem; margin: 0; } p { margin: .25rem 0 .5rem; color: #5a6570; }
table { border-collapse: collapse; } th, td { text-align: left; vertical-align: top; padding: .1rem .75rem .1rem 0; font-weight: normal; } th { color: #5a6570; white-space: nowrap; }`;

const MAX_VALUE = 200;

/** @returns a page in HTML that says in a few lines what a record is */
export function previewOf(service: Service, { name, description, record }: Entity): string {
  const rows = propertiesOf(service).flatMap((property) => {
    const value = [record[property.id] ?? []].flat().join('; ').slice(0, MAX_VALUE);
    return value === '' || value === name
      ? []
      : [`<tr><th>${escaped(property.name)}</th><td>${escaped(value)}</td></tr>`];
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escaped(name)}</title><style>${STYLE}</style></head>
<body><h1>${escaped(name)}</h1><p>${escaped(description)}</p><table>${rows.join('')}</table></body>
</html>
`;
}
