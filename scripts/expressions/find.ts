import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vitest/node';
import type { Constructed } from './constructed.ts';

/** A regular expression in the sources. */
export type Expression = { file: string; line: number; source: string; flags: string };
/** The folders whose expressions are matched with what publishers and callers send. */
export const FOLDERS = ['shared', 'workers', 'services/api', 'services/site', 'services/cli'];

type Node = {
  type?: string;
  start: number;
  regex?: { pattern: string; flags: string };
  callee?: { type: string; name?: string };
};

/**
 * Finds the regular expressions of a tree: literals by parsing, and those that are constructed from texts by loading their
 * modules.
 * @returns also the places where an expression is constructed later than at loading, so that it cannot be known
 */
export function expressionsIn(root: string): { expressions: Expression[]; unknown: string[] } {
  const expressions: Expression[] = [];
  const constructing: { file: string; line: number }[] = [];
  /** Modules whose tables of phrases become expressions elsewhere. */
  const tables = new Set<string>();
  for (const file of sourcesIn(root)) {
    const text = readFileSync(join(root, file), 'utf8');
    visit(parseAst(text, { lang: 'ts' }), (node) => {
      const line = () => text.slice(0, node.start).split('\n').length;
      if (node.type === 'Literal' && node.regex !== undefined)
        expressions.push({ file, line: line(), source: node.regex.pattern, flags: node.regex.flags });
      const constructs = node.type === 'NewExpression' || node.type === 'CallExpression';
      if (constructs && node.callee?.name === 'RegExp') constructing.push({ file, line: line() });
      if (constructs && node.callee?.name === 'Words') tables.add(file);
    });
  }
  const constructed = constructedIn(root, [...new Set([...constructing.map(({ file }) => file), ...tables])]);
  const unknown = constructing
    .filter((place) => !constructed.some(({ file, line }) => file === place.file && line === place.line))
    .map(({ file, line }) => `${file}:${line}`);
  return { expressions: [...expressions, ...constructed], unknown };
}

const sourcesIn = (root: string): string[] =>
  FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );

function visit(node: unknown, see: (node: Node) => void): void {
  if (node === null || typeof node !== 'object') return;
  if ('type' in node) see(node as Node);
  for (const inner of Object.values(node)) visit(inner, see);
}

function constructedIn(root: string, files: readonly string[]): Constructed[] {
  if (files.length === 0) return [];
  const program = join(import.meta.dirname, 'constructed.ts');
  return JSON.parse(execFileSync(process.execPath, [program, ...files], { cwd: root, encoding: 'utf8' }));
}
