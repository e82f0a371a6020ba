/**
 * Loads the modules that are named as arguments and writes, as JSON, the regular expressions that they construct from texts:
 * only loading shows what they are. A program of its own, because modules are loaded once per process.
 */
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** An expression with the place where it was constructed. */
export type Constructed = { file: string; line: number; source: string; flags: string };

const found: Constructed[] = [];
const root = process.cwd();

function note(expression: RegExp): RegExp {
  const [, , , caller = ''] = (new Error('where').stack ?? '').split('\n');
  const [, url = '', line = ''] = /(file:\/\/[^\s()]+?):(\d+):\d+\)?$/.exec(caller) ?? [];
  const file = url.startsWith(pathToFileURL(root).href) ? relative(root, new URL(url).pathname) : '';
  if (file !== '')
    found.push({ file, line: Number(line), source: expression.source, flags: expression.flags });
  return expression;
}

globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, given) => note(Reflect.construct(target, given)),
  apply: (target, self, given) => note(Reflect.apply(target, self, given)),
});
for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href);
process.stdout.write(JSON.stringify(found));
