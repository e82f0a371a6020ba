import { type Html, html } from '#services/html.ts';
import type { Schema } from '#services/site/docs/reference/description.ts';
import { inline } from '#services/site/docs/shell.ts';
import type { Page, ReadPaths } from '#services/site/page.ts';
import type { CheckShown } from '#services/site/pages/data/check-shown.ts';
import { valueText } from '#services/site/pages/tender/passages.ts';
import { table } from '#services/site/parts/lists.ts';
import { share } from '#services/site/parts/words.ts';
import { counted } from '#widgets/view/format.ts';
import filled from './filled.json' with { type: 'json' };

const schemasOf = async (read: ReadPaths): Promise<Readonly<Record<string, Schema>>> => {
  const description = await read.record('/v2/openapi.json');
  return (description.at('components')?.all['schemas'] ?? {}) as Readonly<Record<string, Schema>>;
};

/** Records as their own path gives them; lists have some of these fields. */
const isRecord = (name: string, { properties }: Schema): boolean =>
  properties !== undefined && 'id' in properties && !/^Partial|Item$/.test(name);

export const dictionaryPage: Page = {
  path: '/data/dictionary',
  section: 'data',
  show: async ({ read }) => ({
    title: 'Dictionary',
    description: 'Every kind of record and what each of its fields means.',
    canonical: '/data/dictionary',
    api: '/v2/openapi.json',
    main: html`<p class="trail"><a href="/data">Data</a></p><h1>Dictionary</h1><p class="lead">Every kind of record, with what each of its fields means.</p>${table(
      'Kinds of records',
      [
        { title: 'Kind', cell: ([name]) => html`<a href="/data/dictionary/${name}">${name}</a>` },
        { title: 'What it is', cell: ([, { description }]) => description },
        {
          title: 'Fields',
          numeric: true,
          cell: ([, { properties }]) => Object.keys(properties ?? {}).length,
        },
      ],
      Object.entries(await schemasOf(read)).filter(([name, schema]) => isRecord(name, schema)),
    )}`,
  }),
};

/** @param checks of tenders */
export const kindPage = (checks: readonly CheckShown[]): Page => ({
  path: '/data/dictionary/{kind}',
  section: 'data',
  show: async ({ path, read, missing }) => {
    const name = path['kind'] ?? '';
    const schemas = await schemasOf(read);
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    if (schema === undefined || !isRecord(name, schema))
      throw missing(`There is no kind of record ${name.slice(0, 60)}.`);
    return {
      title: `${name}: dictionary`,
      description: schema.description ?? name,
      canonical: `/data/dictionary/${name}`,
      api: '/v2/openapi.json',
      main: html`<p class="trail"><a href="/data">Data</a> / <a href="/data/dictionary">Dictionary</a></p><h1>${name}</h1><p class="lead">${inline(schema.description ?? '')}</p><p class="text">“Share filled” was measured on 1 500 generated tenders and on real rows of the eTenders portal, without documents, registers and news. <a href="/data/checks">The checks of each tender</a>.</p>${table(
        `Fields of ${name}`,
        [
          { title: 'Field', cell: ([field]) => html`<code id="${field}">${field}</code>` },
          { title: 'Type', cell: ([, field]) => typeText(field) },
          {
            title: 'Meaning',
            cell: ([of, field]) =>
              html`${inline(field.description ?? '')}${valuesOf(field)}${checksOf(checks, `${name}.${of}`)}`,
          },
          { title: 'Filled by', cell: ([field]) => fillerText(name, field) },
          { title: 'Share filled', cell: ([field]) => sharesText(name, field) },
          { title: 'Example', cell: ([, { examples }]) => exampleText(examples) },
        ],
        Object.entries(schema.properties ?? {}),
      )}`,
    };
  },
});

/** The checks of a field, as links to their meaning and how often they fail; null if there are none. */
function checksOf(checks: readonly CheckShown[], field: string): Html | null {
  const own = checks.filter(({ fields }) => fields.includes(field));
  return own.length === 0
    ? null
    : html`<details><summary class="small">${counted(own.length, 'check')}</summary>${own.map(
        ({ name }) => html`<a href="/data/checks#check-${name}">${name}</a> `,
      )}</details>`;
}

/**
 * What fills each field of each kind of record, and the share of records that have it; `npm run generate` writes it.
 */
type Filled = { filledBy: string; sample: number | null; real: number | null };
const FILLED: Readonly<Record<string, Readonly<Record<string, Filled>>>> = filled;

/** What fills a field, in words. */
const FILLERS: Readonly<Record<string, string>> = {
  source: 'publishers',
  operator: 'the operator of the service',
  documents: 'documents',
  registers: 'registers and lists',
  usage: 'the requested path',
  rare: 'publishers, seldom',
  none: 'nobody yet',
};

const fillerText = (kind: string, field: string): string =>
  FILLERS[FILLED[kind]?.[field]?.filledBy ?? ''] ?? '–';

/** @returns the shares of generated tenders, and of real rows of the portal, that have the field */
function sharesText(kind: string, field: string): Html | string {
  const { sample = null, real = null } = FILLED[kind]?.[field] ?? {};
  const parts = [
    sample !== null && `${share(sample)} of a sample`.replaceAll(' ', '\u00a0'),
    real !== null && `${share(real)} of real rows`.replaceAll(' ', '\u00a0'),
  ].filter((part) => part !== false);
  return parts.length === 0
    ? 'not measured'
    : html`${parts.map((part, at) => html`${at > 0 && html`<br>`}${part}`)}`;
}

function typeText({ type, anyOf, $ref, enum: values }: Schema): string {
  if ($ref) return $ref.split('/').at(-1) ?? '';
  if (anyOf) return anyOf.map(typeText).join(' or ');
  if (type === undefined) return values ? 'value' : 'any';
  return typeof type === 'string' ? type : type.join(' or ');
}

const MOST_VALUES = 12;

function valuesOf({ enum: values, anyOf }: Schema): Html | null {
  const all = values ?? anyOf?.flatMap((each) => each.enum ?? []) ?? [];
  if (all.length === 0) return null;
  const shown = all.filter((value) => value !== null).slice(0, MOST_VALUES);
  return html`<br><small class="soft">${shown.map((value) => html`<code>${String(value)}</code> `)}${all.length > MOST_VALUES ? '…' : null}</small>`;
}

const MOST_LETTERS = 80;

function exampleText(examples: readonly unknown[] | undefined): string {
  const text = examples?.[0] === undefined ? '' : valueText(examples[0]);
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text;
}
