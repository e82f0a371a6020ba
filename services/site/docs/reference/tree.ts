import { type Html, html } from '#services/html.ts';
import { nameOf, type Resolve, type Schema } from '#services/site/docs/reference/description.ts';
import { isObject, type Shape, type ShapeMember, shapeOf } from '#services/site/docs/reference/shape.ts';
import { inline } from '#services/site/docs/shell.ts';

/** Maximum number of listed values; for further ones only their number is shown. */
const MAX_VALUES = 24;
/** Branches deeper than this are only named. */
const MAX_DEPTH = 7;
/** Maximum number of alternatives that are shown; if there are more, only the first one is. */
const MAX_KINDS = 3;
/** Maximum length of a branch on the page of a long answer; a longer branch gets a page of its own. */
const MAX_BRANCH = 500;

/**
 * @param anchor of the value, such as `data.buyer`; members add their names to it
 * @returns the members of a value as a tree that needs no script
 */
export function tree(resolve: Resolve, schema: Schema, anchor: string, options: Partial<Options> = {}): Html {
  const shape = shapeOf(resolve, schema);
  return branches(resolve, shape, anchor, {
    ...{ open: [], optional: 'not always there', pageOf: null },
    ...options,
    depth: 0,
  });
}

type Options = {
  /** Anchors of initially unfolded members. */
  open: readonly string[];
  /** Label of members that may be missing. */
  optional: string;
  /** Address of the page of a member; if it is set, large members are shown there. */
  pageOf: ((anchor: string) => string) | null;
};
type Place = Options & { depth: number };

function branches(resolve: Resolve, { members, kinds }: Shape, anchor: string, place: Place): Html {
  const objects = kinds.filter(isObject);
  const [first] = objects;
  const several =
    objects.length > MAX_KINDS && first
      ? html`<li>One of ${objects.length} kinds. This is the first; the others differ by <code>record</code>.${branches(resolve, shapeOf(resolve, first), anchor, { ...place, depth: MAX_DEPTH })}</li>`
      : objects.map((kind, at) => kindBranch(resolve, kind, `${anchor}.kind${at + 1}`, place));
  return html`<ul class="tree">${members.map((member) => branch(resolve, member, anchor, place))}${several}</ul>`;
}

/**
 * @param anchor as `tree` writes it
 * @returns the schema of the value at the anchor; null if there is none, or if it has no members
 */
export function schemaAt(resolve: Resolve, schema: Schema, anchor: string): Schema | null {
  let at = schema;
  for (const name of anchor.split('.')) {
    const { members, kinds } = shapeOf(resolve, at);
    const kind = /^kind([1-9]\d?)$/.exec(name)?.[1];
    const next =
      members.find((member) => member.name === name)?.schema ??
      (kind === undefined ? undefined : kinds.filter(isObject)[Number(kind) - 1]);
    if (next === undefined) return null;
    at = next;
  }
  const { members, kinds } = shapeOf(resolve, at);
  return members.length > 0 || kinds.some(isObject) ? at : null;
}

function kindBranch(resolve: Resolve, kind: Schema, anchor: string, place: Place): Html {
  const shape = shapeOf(resolve, kind);
  const title = resolve(kind).title ?? nameOf(kind) ?? shape.type;
  return html`<li id="${anchor}"><details><summary>Or: ${title}</summary>${text(shape)}${branches(resolve, shape, anchor, { ...place, depth: place.depth + 1 })}</details></li>`;
}

function branch(resolve: Resolve, { name, always, schema }: ShapeMember, above: string, place: Place): Html {
  const shape = shapeOf(resolve, schema);
  const anchor = above === '' ? name : `${above}.${name}`;
  const head = html`<code>${name === '*' ? 'any name' : name}</code> <small>${shape.type}${always ? null : `, ${place.optional}`}</small>`;
  const inner = shape.members.length > 0 || shape.kinds.some(isObject);
  if (!inner || place.depth >= MAX_DEPTH) return html`<li id="${anchor}">${head}${text(shape)}</li>`;
  const own = branches(resolve, shape, anchor, { ...place, depth: place.depth + 1 });
  if (place.pageOf !== null && !place.open.includes(anchor) && String(own).length > MAX_BRANCH)
    return html`<li id="${anchor}"><a href="${place.pageOf(anchor)}">${head}</a>${text(shape)}</li>`;
  const unfolded = place.open.includes(anchor) ? html` open` : null;
  return html`<li id="${anchor}"><details${unfolded}><summary>${head}</summary>${text(shape)}${own}</details></li>`;
}

function text({ description, values, example, members }: Shape): Html | null {
  const shown = members.length === 0 && values.length === 0 && isShort(example);
  if (description === null && values.length === 0 && !shown) return null;
  return html`<p>${description === null ? null : inline(description)}${
    values.length === 0 ? null : html` ${valuesOf(values)}`
  }${shown ? html` <small>Such as <code>${JSON.stringify(example)}</code></small>` : null}</p>`;
}

const MAX_EXAMPLE = 80;
const isShort = (example: unknown): boolean =>
  example !== undefined && JSON.stringify(example).length <= MAX_EXAMPLE;

/** @returns the possible values */
export const valuesOf = (values: readonly unknown[]): Html =>
  html`<small>${values.length === 1 ? 'Always' : 'One of'} ${values
    .slice(0, MAX_VALUES)
    .map((value, at) => html`${at > 0 ? ', ' : null}<code>${String(value)}</code>`)}${
    values.length > MAX_VALUES ? ` and ${values.length - MAX_VALUES} more` : null
  }</small>`;
