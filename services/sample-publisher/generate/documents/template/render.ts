import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Block } from '../print/paper.ts';
import type { BlockNode, Node } from './nodes.ts';
import { holds, type Scope, said, valueIn } from './slots.ts';

/** Where pieces are written: what they can say, the parts that they can use, and what is drawn. */
export type Setting = { scope: Scope; parts: Readonly<Record<string, Node>>; random: Random };

type Leaf = Extract<Node, string | readonly Node[] | { join: Node } | BlockNode>;
type Write<Item> = (leaf: Leaf, setting: Setting) => Item[];

/** Goes through a piece and what it consists of, and writes each leaf: texts, joined texts, blocks, and rows where `isRow` says so. */
function expand<Item>(
  node: Node,
  setting: Setting,
  write: Write<Item>,
  isRow: (node: Node) => boolean = () => false,
): Item[] {
  const { scope, parts, random } = setting;
  const go = (inner: Node, more?: Scope): Item[] =>
    expand(inner, more ? { ...setting, scope: { ...scope, ...more } } : setting, write, isRow);
  if (typeof node === 'string' || isRow(node)) return write(node as Leaf, setting);
  if (isList(node)) return node.flatMap((part) => go(part));
  if ('kind' in node || 'join' in node) return write(node as Leaf, setting);
  if ('if' in node) return go((holds(node.if, scope) ? node.then : node.else) ?? []);
  if ('pick' in node) return random.pick(node.pick.map((way) => go(way)));
  if ('some' in node) {
    const left = node.of.map((part) => go(part));
    const count = Number(typeof node.some === 'string' ? valueIn(scope, node.some) : node.some);
    while (left.length > count) left.splice(random.integer(0, left.length - 1), 1);
    return left.flat();
  }
  if ('each' in node)
    return listOf(valueIn(scope, node.each)).flatMap((item, at) =>
      go(node.do, { [node.as]: item, [`${node.as}#`]: at + 1 }),
    );
  if ('times' in node)
    return Array.from({ length: random.integer(...node.times) }, (_, at) => at + 1).flatMap((at) =>
      go(node.do, { [`${node.as}#`]: at }),
    );
  if ('set' in node) {
    const own: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(node.set)) {
      const lines = texts(value, { ...setting, scope: { ...scope, ...own } });
      own[name] = lines.length > 1 ? lines : (lines[0] ?? null);
    }
    return go(node.do, own);
  }
  const part = parts[node.use];
  if (part === undefined) throw new Error(`a layout uses ${node.use}, but no part is called so`);
  return go(part, node.with);
}

const isList = (node: Node): node is readonly Node[] => Array.isArray(node);
const listOf = (value: unknown): unknown[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [value];

/** The texts of a piece. */
function texts(node: Node, setting: Setting): string[] {
  return expand(node, setting, (leaf, own) => {
    if (typeof leaf === 'string') {
      const text = said(leaf, own.scope, own.random);
      return text === null ? [] : [text];
    }
    if (!('join' in leaf)) throw new Error('a layout has a block where a text must be');
    const { by, last = by } = leaf as { by: string; last?: string };
    const lines = texts((leaf as { join: Node }).join, own);
    const end = lines.pop();
    return end === undefined ? [] : [lines.length === 0 ? end : `${lines.join(by)}${last}${end}`];
  });
}

/** The texts of a piece as one; null when it has none. */
export function textOf(node: Node, setting: Setting): string | null {
  const parts = texts(node, setting);
  return parts.length === 0 ? null : parts.join('');
}

/** Rows of a table: lists that begin with a text. */
const rows = (node: Node, setting: Setting): string[][] =>
  expand(
    node,
    setting,
    (leaf, own) => {
      if (!isList(leaf)) throw new Error('a layout has something else where a row must be');
      const cells = leaf.map((cell) => textOf(cell, own));
      return cells.includes(null) ? [] : [cells as string[]];
    },
    (inner) => isList(inner) && typeof inner[0] === 'string',
  );

/** The blocks of a piece; a text alone is a block, too. */
export const blocks = (node: Node, setting: Setting): Block[] =>
  expand(node, setting, (leaf, own) =>
    typeof leaf === 'object' && 'kind' in leaf
      ? blockOf(leaf as BlockNode, own)
      : texts(leaf, own).map((text): Block => ({ kind: 'text', text })),
  );

function blockOf({ kind, text, items, rows: lines, labels, ...about }: BlockNode, setting: Setting): Block[] {
  if (kind === 'sketch') return [sketch(Number(about['height']), labels!, setting)];
  const own = Object.entries(about).map(([name, value]) => [name, attribute(value, setting)]);
  const words = text === undefined ? undefined : textOf(text, setting);
  if (words === null) return [];
  return [
    {
      kind,
      ...(words === undefined ? {} : { text: words }),
      ...(items === undefined ? {} : { items: texts(items, setting) }),
      ...(lines === undefined ? {} : { rows: rows(lines, setting) }),
      ...Object.fromEntries(own),
    } as Block,
  ];
}

/** An attribute `{name}` is the value of that name. */
function attribute(value: unknown, { scope }: Setting): unknown {
  const name = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
  return name === undefined ? value : valueIn(scope, name);
}

/** Lines across and down, and labels. */
function sketch(height: number, labels: Node, setting: Setting): Block {
  const { random } = setting;
  const point = () => Math.round(random.fraction() * 1000) / 1000;
  const strokes = Array.from({ length: random.integer(20, 60) }, (): [number, number, number, number] => {
    const [x, y] = [point(), point()];
    return random.chance(0.5) ? [x, y, point(), y] : [x, y, x, point()];
  });
  return {
    ...{ kind: 'drawing', height, strokes },
    labels: Array.from({ length: random.integer(5, 14) }, () => ({
      text: textOf(labels, setting) ?? '',
      x: point() * 0.9,
      y: point() * 0.95,
    })),
  };
}
