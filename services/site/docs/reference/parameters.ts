import { type Html, html } from '#services/html.ts';
import type { Parameter, Resolve } from '#services/site/docs/reference/description.ts';
import type { Operation } from '#services/site/docs/reference/operations.ts';
import { shapeOf } from '#services/site/docs/reference/shape.ts';
import { tree, valuesOf } from '#services/site/docs/reference/tree.ts';
import { inline } from '#services/site/docs/shell.ts';

/** @returns the rules of a parameter's value, such as `1 to 100` */
export function rulesOf({ schema }: Parameter): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  return [
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' entries'),
    schema.default === undefined ? null : `default ${String(schema.default)}`,
  ].filter((rule) => rule !== null);
}

function range(least: number | undefined, most: number | undefined, unit: string): string | null {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`;
  if (least !== undefined) return `at least ${least}${unit}`;
  return most === undefined ? null : `at most ${most}${unit}`;
}

/** @returns a unique name of a parameter for anchors and fields; a path and a query parameter may have the same name */
export const anchorOf = ({ in: place, name }: Parameter): string => `${place}-${name}`;

const parameterOf = (resolve: Resolve, parameter: Parameter): Html => {
  const { name, required, description, schema } = parameter;
  const { type, values } = shapeOf(resolve, schema);
  const example = parameter.example ?? schema.examples?.[0];
  const rules = [type, ...(required ? ['required'] : []), ...rulesOf(parameter)].join(', ');
  return html`<div id="${anchorOf(parameter)}"><dt><code>${name}</code> <small>${rules}</small></dt>
<dd>${description === undefined ? null : inline(description)}${
    values.length === 0 ? null : html` ${valuesOf(values)}`
  }${example === undefined ? null : html` <small>Such as <code>${String(example)}</code></small>`}</dd></div>`;
};

const PLACES = [
  ['path', 'In the path'],
  ['query', 'In the query'],
] as const;

/** @returns the parameters of an operation with their rules, and its body */
export function parametersOf({ parameters, resolve, body }: Operation): Html {
  const given = PLACES.map(([place, title]) => {
    const all = parameters.filter((parameter) => parameter.in === place);
    return all.length === 0
      ? null
      : html`<h3>${title}</h3><dl class="params">${all.map((parameter) => parameterOf(resolve, parameter))}</dl>`;
  });
  const types = Object.keys(body?.content ?? {});
  const schema = Object.values(body?.content ?? {})[0]?.schema;
  return html`<section><h2 id="parameters">Parameters</h2>
${parameters.length === 0 && body === null ? html`<p>None.</p>` : given}
${
  body === null
    ? null
    : html`<h3 id="body">In the body</h3><p>${types.map((type, at) => html`${at > 0 ? ' or ' : null}<code>${type}</code>`)}. ${body.description === undefined ? null : inline(body.description)}</p>${schema ? tree(resolve, schema, 'body', { optional: 'optional' }) : null}`
}</section>`;
}
