import { z } from 'zod';
import { blockKinds } from '../print/paper.ts';
import { spellings } from '../wordings/spelled.ts';

/**
 * A piece of a layout. Texts have slots (slots.ts); a text, and a row of a table, is left out when a slot of it has nothing.
 * Lists are pieces one after the other. Further pieces:
 * - `if`, `then`, `else`: by a condition;
 * - `pick`: all ways are written, and one of them is drawn;
 * - `some`, `of`: all pieces are written, and so many of them are kept, in their order;
 * - `each`, `as`, `do`: for each item of a list, whose number from 1 is `<as>#`;
 * - `times`, `as`, `do`: so often, a number drawn between two;
 * - `use`, `with`: a part of the layout or of `parts.yaml`, with values for its slots;
 * - `set`, `do`: texts that are written once, for the slots of `do`;
 * - `join`, `by`, `last`: texts as one;
 * - `kind`: a block as papers have it (print/paper.ts); its text, items and rows are pieces; `sketch` is a drawing that is made up.
 */
export type Node = string | readonly Node[] | Form;
type Form =
  | { if: string; then?: Node; else?: Node }
  | { pick: readonly Node[] }
  | { some: number | string; of: readonly Node[] }
  | { each: string; as: string; do: Node }
  | { times: readonly [number, number]; as: string; do: Node }
  | { use: string; with?: Readonly<Record<string, unknown>> }
  | { set: Readonly<Record<string, Node>>; do: Node }
  | { join: Node; by: string; last?: string }
  | BlockNode;
export type BlockNode = { kind: string; text?: Node; items?: Node; rows?: Node; labels?: Node } & Readonly<
  Record<string, unknown>
>;

/** Fields by the field that tells what a piece is; those that are pieces themselves, and the others. */
const forms: Readonly<Record<string, { nodes: readonly string[]; others: readonly string[] }>> = {
  if: { nodes: ['then', 'else'], others: ['if'] },
  pick: { nodes: ['pick'], others: [] },
  some: { nodes: ['of'], others: ['some'] },
  each: { nodes: ['do'], others: ['each', 'as'] },
  times: { nodes: ['do'], others: ['times', 'as'] },
  use: { nodes: [], others: ['use', 'with'] },
  set: { nodes: ['do'], others: ['set'] },
  join: { nodes: ['join'], others: ['by', 'last'] },
};
const CONTENT = ['text', 'items', 'rows', 'labels'];

type Fault = { path: PropertyKey[]; message: string };

const PIECE = 'must be a text, a list, or a piece with if, pick, some, each, times, use, set, join or kind';

function* faultsIn(node: unknown, path: PropertyKey[]): Generator<Fault> {
  if (typeof node === 'string') yield* faultsOfText(node, path);
  else if (Array.isArray(node)) for (const [at, part] of node.entries()) yield* faultsIn(part, [...path, at]);
  else if (typeof node === 'object' && node !== null) yield* faultsOfPiece(node, path);
  else yield { path, message: PIECE };
}

function* faultsOfPiece(node: object, path: PropertyKey[]): Generator<Fault> {
  const kind = 'kind' in node ? blockForm(String(node.kind)) : undefined;
  const form = kind ?? forms[Object.keys(node).find((name) => Object.hasOwn(forms, name)) ?? ''];
  if (!form) return yield { path, message: PIECE };
  for (const [name, value] of Object.entries(node)) {
    const own = [...path, name];
    if (form.nodes.includes(name)) yield* faultsIn(value, own);
    else if (!form.others.includes(name)) yield { path: own, message: 'such a piece has no such field' };
    else if (name === 'set')
      for (const [field, said] of Object.entries(value as object)) yield* faultsIn(said, [...own, field]);
  }
}

function blockForm(kind: string): (typeof forms)[string] | undefined {
  if (kind === 'sketch') return { nodes: ['labels'], others: ['kind', 'height'] };
  if (!Object.hasOwn(blockKinds, kind)) return undefined;
  const others = Object.keys(blockKinds[kind as keyof typeof blockKinds].shape);
  return { nodes: CONTENT.filter((name) => others.includes(name)), others };
}

function* faultsOfText(text: string, path: PropertyKey[]): Generator<Fault> {
  for (const [slot] of text.matchAll(/\{[^{}]*\}/g)) {
    const spelling = /\|(\w+)/.exec(slot)?.[1];
    if (spelling !== undefined && !Object.hasOwn(spellings, spelling))
      yield { path, message: `${slot}: spellings are ${Object.keys(spellings).join(', ')}` };
  }
}

/** A piece of a layout as a file has it. */
export const node = z.unknown().superRefine((value, context) => {
  for (const fault of faultsIn(value, [])) context.addIssue({ code: 'custom', ...fault });
}) as unknown as z.ZodType<Node>;
