import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, transform } from 'esbuild';

/**
 * `node scripts/build-widgets.ts`: bundles the scripts of the widgets into widgets/built/, with a manifest of their hashes and
 * sizes. Set-up runs it. It fails if a script is too large.
 */
const root = join(import.meta.dirname, '..');
const sources = join(root, 'widgets');
const built = join(sources, 'built');

/** Maximum bytes of each script, compressed by gzip. The page that embeds it pays for them on every first visit. */
const MOST_BYTES: Readonly<Record<string, number>> = {
  'top-companies': 4_160,
  'winners-feed': 4_160,
  'sector-trends': 5_120,
  heatmap: 7_168,
  widgets: 12_288,
  // Of the page on which people choose; no other page loads it.
  builder: 2_048,
};
/** Browsers that have constructable style sheets, the youngest of them of March 2023. Older ones leave the page as it is. */
const TARGET = ['chrome94', 'edge94', 'firefox101', 'safari16.4'];

/** Members that no page and no feed knows are given short names. */
const INTERNAL =
  /^(choices|unused|usual|most|chosen|query|choose|body|entries|made|failure|wrong|busy|label|about|figure|aside|share|begun|given|ask|stop)$/;

/** Inserts style sheets as minified texts. */
const styles: Plugin = {
  name: 'styles',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: await minified(readFileSync(path, 'utf8')),
      loader: 'text',
    })),
};

const minified = async (css: string): Promise<string> =>
  (await transform(css, { loader: 'css', minify: true })).code
    .trim()
    // Blanks are left in values of custom properties and in conditions, where they mean nothing.
    .replaceAll(/([:,]) (?=[a-z#\d-])/g, '$1');

async function bundle(name: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [join(sources, 'entry', `${name}.ts`)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: TARGET,
    charset: 'utf8',
    legalComments: 'none',
    mangleProps: INTERNAL,
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    plugins: [styles],
    logLevel: 'error',
  });
  return outputFiles[0]!.contents;
}

const digest = (algorithm: string, bytes: Uint8Array) => createHash(algorithm).update(bytes);

const scripts: Record<string, { hash: string; bytes: number; gzip: number; integrity: string }> = {};
const files: Record<string, Uint8Array | string> = {};
const tooLarge: string[] = [];
for (const [name, most] of Object.entries(MOST_BYTES)) {
  const bytes = await bundle(name);
  const gzip = gzipSync(bytes, { level: 9 }).length;
  if (gzip > most) tooLarge.push(`${name}.js has ${gzip} bytes after gzip; ${most} are allowed`);
  files[`${name}.js`] = bytes;
  scripts[name] = {
    hash: digest('sha256', bytes).digest('hex').slice(0, 20),
    bytes: bytes.length,
    gzip,
    integrity: `sha384-${digest('sha384', bytes).digest('base64')}`,
  };
}
for (const name of readdirSync(sources).filter((file) => file.endsWith('.css')))
  files[name] = await minified(readFileSync(join(sources, name), 'utf8'));
files['manifest.json'] = `${JSON.stringify(scripts, null, 2)}\n`;

process.stdout.write(
  `${Object.entries(scripts)
    .map(([name, { bytes, gzip }]) => `${name}.js ${bytes} bytes, ${gzip} after gzip`)
    .join('\n')}\n`,
);
if (tooLarge.length > 0) {
  process.stderr.write(`${tooLarge.join('\n')}\n`);
  process.exit(1);
}
// Built in a separate folder first: a server that reads meanwhile never finds half a build.
const fresh = `${built}.${process.pid}`;
mkdirSync(fresh, { recursive: true });
for (const [name, content] of Object.entries(files)) writeFileSync(join(fresh, name), content);
rmSync(built, { recursive: true, force: true });
renameSync(fresh, built);
