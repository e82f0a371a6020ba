/** The imports and the code of a TypeScript file. Read without the compiler, whose native version has no API. */
export type SourceText = {
  /** Module specifiers of imports, type imports, re-exports and dynamic imports of literals. */
  imports: string[];
  /** The code with comments removed and the content of strings blanked. */
  code: string;
  lines: number;
};

const COMMENT_OR_STRING =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`/g;
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)'§(\d+)'/g;

/** Removes comments and replaces each string by a number, under which the imports are looked up. */
export function readSource(text: string): SourceText {
  const strings: string[] = [];
  const code = text.replace(COMMENT_OR_STRING, (found) => {
    if (found.startsWith('/*') || found.startsWith('//')) return ' ';
    strings.push(found.slice(1, -1));
    return `'§${strings.length - 1}'`;
  });
  const imports = [...code.matchAll(IMPORT)].map((match) => strings[Number(match[1])] ?? '');
  return { imports, code, lines: text.trimEnd().split('\n').length };
}
