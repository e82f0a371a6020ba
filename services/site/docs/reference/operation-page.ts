import { type Html, html } from '#services/html.ts';
import {
  addressOf,
  answerSchema,
  type Example,
  exampleFor,
  madeExample,
  shortened,
} from '#services/site/docs/reference/answer.ts';
import type { Schema } from '#services/site/docs/reference/description.ts';
import type { Failure, Operation } from '#services/site/docs/reference/operations.ts';
import { parametersOf } from '#services/site/docs/reference/parameters.ts';
import { shapeOf } from '#services/site/docs/reference/shape.ts';
import { schemaAt, tree } from '#services/site/docs/reference/tree.ts';
import { tryForm } from '#services/site/docs/reference/try-form.ts';
import { type Access, type Sample, samples } from '#services/site/docs/samples.ts';
import { inline, shell, trail } from '#services/site/docs/shell.ts';
import type { PageRequest, PageView } from '#services/site/page.ts';
import { table } from '#services/site/parts/lists.ts';

const ACCESS: Readonly<Record<Access, Html>> = {
  public: html`Everyone may call this path, without a key.`,
  key: html`Needs a <a href="/docs#key">key</a>.`,
  login: html`Needs the token or the cookie of a <a href="/docs/application#login">login</a>.`,
};

/** @returns the page of one operation: its whole description, and an answer of this service */
export async function operationView(
  operation: Operation,
  { read, publicUrl }: PageRequest,
): Promise<PageView> {
  const { id, method, path, summary, description, access, group } = operation;
  const { address, answer, from } =
    method === 'GET'
      ? await exampleFor(operation, read)
      : { address: addressOf(operation), answer: undefined, from: 'description' as const };
  const schema = answerSchema(operation);
  const canonical = `/docs/reference/${id}`;
  return {
    title: `${method} ${path}`,
    description: summary,
    canonical,
    script: 'docs',
    main: shell(
      '/docs/reference',
      html`${trail({ path: '/docs', label: 'Developers' }, { path: '/docs/reference', label: 'Reference' })}
<h1 class="path"><small>${method}</small> ${path}</h1>
<p class="lead">${inline(summary)}.</p>
${description === null ? null : html`<p class="text">${inline(description)}</p>`}
<p>${ACCESS[access]}${access === 'key' && group !== 'meta' ? html` If the key is limited to groups of paths, it needs <code>${group}</code>.` : null}</p>
${parametersOf(operation)}
<section><h2 id="samples">Request</h2>${samples(sampleOf(operation, `${publicUrl}${address}`))}</section>
<section><h2 id="answer">Answer</h2>${successes(operation)}${schema ? answerTree(operation, schema) : null}</section>
${answer === undefined ? null : exampleSection({ address, answer, from })}
${failures(operation.failures)}
${method === 'GET' ? tryForm(operation, address) : html`<section><h2 id="try">Try it</h2><p>This path changes data, so there is no button for it here. Use the commands above.</p></section>`}`,
    ),
  };
}

/** Maximum length of an answer that is shown in full on the page of its path. */
const MAX_ANSWER = 11_000;

/** The members of an answer. If there are many, members with members of their own get separate pages. */
function answerTree({ id, resolve }: Operation, schema: Schema): Html {
  const whole = tree(resolve, schema, '', { open: ['data'] });
  if (String(whole).length <= MAX_ANSWER) return whole;
  return tree(resolve, schema, '', { open: ['data'], pageOf: (anchor) => memberAddress(id, anchor) });
}

const memberAddress = (id: string, anchor: string): string =>
  `/docs/reference/${id}/${encodeURIComponent(anchor)}`;

/** @returns the page of a member of an answer; null if the answer has no such member */
export function memberView(operation: Operation, anchor: string): PageView | null {
  const { id, method, path, resolve } = operation;
  const answer = answerSchema(operation);
  const schema = answer ? schemaAt(resolve, answer, anchor) : null;
  if (schema === null) return null;
  const { type, description } = shapeOf(resolve, schema);
  return {
    title: `${anchor} of ${method} ${path}`,
    description: description ?? `The members of ${anchor} in the answer.`,
    canonical: memberAddress(id, anchor),
    script: 'docs',
    main: shell(
      '/docs/reference',
      html`${trail({ path: '/docs', label: 'Developers' }, { path: '/docs/reference', label: 'Reference' }, { path: `/docs/reference/${id}`, label: `${method} ${path}` })}
<h1 class="path">${anchor} <small>${type}</small></h1>
${description === null ? null : html`<p class="lead">${inline(description)}</p>`}
${tree(resolve, schema, anchor)}`,
    ),
  };
}

function successes({ successes: all }: Operation): Html {
  const kinds = all.map(
    ({ status, description, headers, content }) => html`<dt>${status}</dt><dd>${inline(description)}
${Object.entries(content).map(([type, { schema }]) => html`<p><code>${type}</code>${type === 'application/json' || !schema?.description ? null : html`: ${inline(schema.description)}`}</p>`)}
${
  headers.length === 0
    ? null
    : html`<details><summary>Headers</summary><ul>${headers.map(([name, meaning]) => html`<li><code>${name}</code> ${inline(meaning)}</li>`)}</ul></details>`
}</dd>`,
  );
  return html`<dl class="facts">${kinds}</dl>`;
}

const FROM: Readonly<Record<Example['from'], (address: string) => Html>> = {
  service: (address) =>
    html`The current answer of this service to <code>${address}</code>. Long texts and lists are shortened here. <code>requestId</code>, <code>timestamp</code> and <code>rateLimit</code> differ with each call.`,
  'no record': () =>
    html`An example from the description, because this service has no record for this path at the moment.`,
  description: () => html`An example from the description, because this page does not call this path.`,
};

const exampleSection = ({ address, answer, from }: Example): Html =>
  html`<section><h2 id="example">Example</h2>
<p>${FROM[from](address)}</p>
<pre tabindex="0"><code>${shortened(answer)}</code></pre></section>`;

const failures = (all: readonly Failure[]): Html =>
  html`<section><h2 id="errors">Errors</h2>${table(
    'Errors of this path',
    [
      {
        title: 'Code',
        cell: ({ code }) => html`<a href="/docs/errors/${code}"><code>${code}</code></a>`,
      },
      { title: 'Status', cell: ({ status }) => status },
      { title: 'Meaning', cell: ({ meaning }) => inline(meaning) },
    ],
    all,
  )}</section>`;

function sampleOf(operation: Operation, url: string): Sample {
  const { method, access, body } = operation;
  const sample = { method, url, access, json: answerSchema(operation) !== undefined };
  const [type = '', media] = Object.entries(body?.content ?? {})[0] ?? [];
  if (!media?.schema) return sample;
  const value = madeExample(operation.resolve, media.schema) as Readonly<Record<string, unknown>>;
  if (type !== 'multipart/form-data')
    return { ...sample, body: { json: JSON.stringify(value).replaceAll("'", '\\u0027') } };
  const { file: _, ...fields } = value;
  return {
    ...sample,
    body: {
      file: 'document.pdf',
      fields: Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, String(each)])),
    },
  };
}
