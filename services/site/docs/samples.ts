import { type Html, html } from '#services/html.ts';
import { KEY_PLACE, TOKEN_PLACE } from '#services/site/docs/key-place.ts';

/** Who may send a request: everyone, anyone with a key, or a user who has logged in. */
export type Access = 'public' | 'key' | 'login';

/** A request of an example. */
export type Sample = {
  method: string;
  /** The whole address, URL-encoded. */
  url: string;
  access: Access;
  /** A JSON body, or a file that is uploaded in a form with further fields. */
  body?: { json: string } | { file: string; fields: Readonly<Record<string, string>> };
  /** Whether the answer is JSON. */
  json: boolean;
};

/** Characters with a meaning in a shell that `encodeURIComponent` does not encode. */
const LEFT = /[!'()*]/g;

/** @returns a value encoded for an address, safe within quotation marks of shells and programs */
export const encoded = (value: string): string =>
  encodeURIComponent(value).replace(LEFT, (character) => `%${character.charCodeAt(0).toString(16)}`);

const PLACES: Readonly<Record<Access, Html | null>> = {
  public: null,
  key: html`<span data-key>${KEY_PLACE}</span>`,
  login: html`<span data-token>${TOKEN_PLACE}</span>`,
};

function curl({ method, url, access, body, json }: Sample): Html {
  const place = PLACES[access];
  const parts = [
    method === 'GET' || (method === 'POST' && body) ? null : html` -X ${method}`,
    place ? html` -H "Authorization: Bearer ${place}"` : null,
    body && 'json' in body ? html` -H "Content-Type: application/json" -d '${body.json}'` : null,
    body && 'file' in body
      ? html` -F file=@${body.file}${Object.entries(body.fields).map(([name, value]) => html` -F ${name}=${value}`)}`
      : null,
    json ? null : ' -OJ',
  ];
  return html`curl${parts} "${url}"`;
}

function javascript({ method, url, access, body, json }: Sample): Html {
  const place = PLACES[access];
  const headers = [
    ...(place ? [html`    Authorization: 'Bearer ${place}',\n`] : []),
    ...(body && 'json' in body ? [html`    'Content-Type': 'application/json',\n`] : []),
  ];
  const options = [
    ...(method === 'GET' ? [] : [html`  method: '${method}',\n`]),
    ...(headers.length > 0 ? [html`  headers: {\n${headers}  },\n`] : []),
    ...(body ? [html`  body${'json' in body ? html`: JSON.stringify(${body.json})` : null},\n`] : []),
  ];
  const form =
    body && 'file' in body
      ? html`import { openAsBlob } from 'node:fs';\n\nconst body = new FormData();\nbody.set('file', await openAsBlob('${body.file}'), '${body.file}');\n${Object.entries(body.fields).map(([name, value]) => html`body.set('${name}', '${value}');\n`)}`
      : null;
  return html`${form}const response = await fetch('${url}'${options.length > 0 ? html`, {\n${options}}` : null});
console.log(response.status, await response.${json ? 'json' : 'blob'}());`;
}

function python({ method, url, access, body, json }: Sample): Html | null {
  // The standard library cannot upload files in forms.
  if (body && 'file' in body) return null;
  const place = PLACES[access];
  const headers = [
    ...(place ? [html`'Authorization': 'Bearer ${place}'`] : []),
    ...(body ? [html`'Content-Type': 'application/json'`] : []),
  ].map((header, at) => html`${at > 0 ? ', ' : null}${header}`);
  const more = [
    ...(headers.length > 0 ? [html`, headers={${headers}}`] : []),
    ...(body ? [html`, data=json.dumps(${pythonic(JSON.parse(body.json))}).encode()`] : []),
    ...(method === 'GET' ? [] : [html`, method='${method}'`]),
  ];
  return html`${json || body ? 'import json\n' : null}import urllib.request

request = urllib.request.Request('${url}'${more})
with urllib.request.urlopen(request) as response:
    print(response.status, ${json ? 'json.load(response)' : 'response.read()'})`;
}

/** @returns a JSON value as Python code */
function pythonic(value: unknown): string {
  if (value === null) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (Array.isArray(value)) return `[${value.map(pythonic).join(', ')}]`;
  if (typeof value === 'object')
    return `{${Object.entries(value)
      .map(([name, member]) => `${JSON.stringify(name)}: ${pythonic(member)}`)
      .join(', ')}}`;
  return JSON.stringify(value);
}

const LANGUAGES = [
  { name: 'curl', lang: 'sh', write: curl },
  { name: 'JavaScript', lang: 'js', write: javascript },
  { name: 'Python', lang: 'py', write: python },
] as const;

/** @returns a request in three languages, which runs as shown; the first one is unfolded */
export const samples = (sample: Sample): Html =>
  html`${LANGUAGES.map(({ name, lang, write }, at) => {
    const code = write(sample);
    return code === null
      ? null
      : html`<details${at === 0 ? html` open` : null}><summary>${name}</summary><pre tabindex="0" data-copy><code class="language-${lang}">${code}</code></pre></details>`;
  })}`;
