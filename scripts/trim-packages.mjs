// Removes those parts of installed packages that nothing loads: builds for other databases, browsers and module systems, headers of C,
// source maps. npm runs it after each installation (`postinstall` in package.json). Plain JavaScript for Node 18 or newer, because it
// runs before anything else does. Exported for tests.
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Parts by their package: paths within it, a folder with all that it holds. */
export const UNUSED_PARTS = {
  // To compile native modules with; those of ours come compiled.
  node: [/^node_modules\/node-[^/]+\/(include|share)$/],
  // The database is PostgreSQL, and the client is an ES module with the fast build of the query compiler.
  '@prisma/client': [
    /^runtime\/query_compiler_\w+\.(cockroachdb|mysql|sqlite|sqlserver)\./,
    /^runtime\/query_compiler_small_/,
    /^runtime\/query_compiler_\w+\.postgresql\.(js|wasm-base64\.js)$/,
  ],
  prisma: [/^build\/query_compiler_\w+\.(cockroachdb|mysql|sqlite|sqlserver)\./, /^build\/studio\./],
  // The command line of Prisma loads the CommonJS build.
  effect: [/^(src|dist\/dts|dist\/esm)$/],
  '@cj-tech-master/excelts': [/^dist\/(browser|cjs|iife)$/],
  // Node loads the ES module, which loads pdfjs-dist.
  'pdf-parse': [/^dist\/(node|worker)$/, /^dist\/pdf-parse\/(cjs|web)$/],
  // Node loads the legacy build.
  'pdfjs-dist': [/^(build|web|image_decoders|legacy\/web|legacy\/image_decoders)$/],
};
/** Maps from built code to its source, for debuggers. */
const SOURCE_MAP = /\.[cm]?(js|ts|css)\.map$/;

/**
 * @param {string} folder `node_modules`
 * @returns {string[]} what was removed: paths within the folder
 */
export function trimPackages(folder) {
  const removed = [];
  const trim = (path, unused) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const inside = path === '' ? entry.name : `${path}/${entry.name}`;
      if (unused(inside) || (entry.isFile() && SOURCE_MAP.test(entry.name))) {
        rmSync(join(folder, inside), { recursive: true });
        removed.push(inside);
      } else if (entry.isDirectory()) trim(inside, unused);
    }
  };
  trim('', (path) => {
    const [, name, part] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(path) ?? [];
    return UNUSED_PARTS[name]?.some((unused) => unused.test(part)) ?? false;
  });
  return removed;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  trimPackages(join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules'));
