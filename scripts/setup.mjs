// Installs packages, generates the database client and builds the widgets if that is missing; returns at once when nothing is. Plain
// JavaScript for Node 18 or newer, because it runs before anything is installed. Functions are exported for tests.
// Decision: docs/decisions/0001-node-as-a-dependency.md
import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { attempt, npmWith } from './commands.mjs';

const LOCK_POLL_MS = 200;
/** Variables that the npm which runs this script sets for its children and that must not reach the npm started here. */
const NPM_VARIABLES =
  /^npm_(lifecycle_|package_|command$|config_(global|local_prefix|global_prefix|prefix|dry_run|omit|include|only|also|production|loglevel|ignore_scripts|package_lock|package_lock_only|workspace|workspaces|json|long|parseable)$)/i;

/**
 * @param {string} root folder with package.json
 * @param {{ install?: () => Promise<void>, generate?: () => Promise<void>, widgets?: () => Promise<void> }} [steps] replacements, for tests
 * @returns {Promise<string[]>} the steps that ran, in order; empty when nothing was missing
 */
export async function setup(root, steps = {}) {
  if (!missing(root).length) return [];
  const release = await lock(root);
  const done = [];
  try {
    // Another process may have run the steps while this one waited for the lock.
    if (missing(root).includes('install')) {
      note('installing packages (npm ci) …');
      await (steps.install ?? (() => install(root)))();
      stamp(root, { packages: lockHash(root) });
      done.push('install');
    }
    if (missing(root).includes('generate')) {
      note('generating the database client …');
      await (steps.generate ?? (() => generate(root)))();
      stamp(root, { packages: lockHash(root), schema: schemaHash(root) });
      done.push('generate');
    }
    if (missing(root).includes('widgets')) {
      note('building the widgets …');
      await (steps.widgets ?? (() => buildWidgets(root)))();
      writeFileSync(join(root, 'widgets', 'built', 'sources'), widgetsHash(root));
      done.push('widgets');
    }
  } finally {
    release();
  }
  return done;
}

/** @returns {('install' | 'generate' | 'widgets')[]} the steps this checkout still needs */
export function missing(root) {
  const stamped = readJson(stampFile(root)) ?? {};
  const needs = [];
  if (stamped.packages !== lockHash(root) && !installedByHand(root)) needs.push('install');
  const generated = existsSync(join(root, 'prisma', 'client', 'client.ts'));
  if (existsSync(join(root, 'prisma', 'schema')) && (!generated || stamped.schema !== schemaHash(root))) {
    needs.push('generate');
  }
  const built = readText(join(root, 'widgets', 'built', 'sources'));
  if (existsSync(join(root, BUILD_WIDGETS)) && built !== widgetsHash(root)) needs.push('widgets');
  return needs;
}

/** Whether `npm install` has already installed the packages of the lock file, as after a developer added a package. */
function installedByHand(root) {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages;
  const present = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages;
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    return found ? found.version === entry.version : entry.optional === true || entry.devOptional === true;
  });
}

const stampFile = (root) => join(root, 'node_modules', '.tender-data-api.json');
const stamp = (root, content) => writeFileSync(stampFile(root), JSON.stringify(content));
const platform = `${process.platform}-${process.arch}`;
const lockHash = (root) => hash(platform, readFileSync(join(root, 'package-lock.json')));

function schemaHash(root) {
  const folder = join(root, 'prisma', 'schema');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.prisma'))
    .sort();
  return hash(lockHash(root), ...files.flatMap((name) => [name, readFileSync(join(folder, name))]));
}

const BUILD_WIDGETS = join('scripts', 'build-widgets.ts');

/** The hash of all that the scripts of the widgets are made of: their sources, the build and its packages. */
function widgetsHash(root) {
  const folder = join(root, 'widgets');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => !relative(folder, path).startsWith('built'))
    .sort();
  const build = join(root, BUILD_WIDGETS);
  return hash(
    lockHash(root),
    ...[...files, build].flatMap((path) => [relative(root, path), readFileSync(path)]),
  );
}

function hash(...parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Takes the lock of a checkout; waits while a running process holds it, takes it over from one that has ended.
 * @returns {Promise<() => void>} releases the lock
 */
export async function lock(root) {
  const path = join(root, '.setup.lock');
  const mine = `${path}.${process.pid}.${randomUUID()}`;
  writeFileSync(mine, String(process.pid));
  let announced = false;
  try {
    for (;;) {
      try {
        // A link appears together with its content, so that no process ever reads an empty lock.
        linkSync(mine, path);
        return () => rmSync(path, { force: true });
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const holder = Number(readText(path));
      if (holder && !alive(holder)) {
        takeOver(path, holder);
        continue;
      }
      if (!announced) note(`another set-up (process ${holder}) is running, waiting for it …`);
      announced = true;
      await new Promise((done) => setTimeout(done, LOCK_POLL_MS));
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Removes the lock of a process that has ended; a lock that another process took in the meantime is put back. */
function takeOver(path, dead) {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
    if (Number(readText(aside)) !== dead) linkSync(aside, path);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function install(root) {
  const inside = resolve(root, 'node_modules') + sep;
  // The Node in node_modules is about to be replaced, so npm runs with the Node of the machine.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !resolve(folder, '.').startsWith(inside));
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !NPM_VARIABLES.test(name)));
  env.PATH = path.join(delimiter);
  const advice = 'it needs the npm registry: check the network, proxy and disk space';
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, env };
  const folder = mkdtempSync(join(tmpdir(), 'npm-'));
  try {
    const { npm, fetched } = await npmWith(env, folder);
    if (fetched?.succeeded === false) failed(fetched, advice);
    const [command, ...first] = npm;
    const clean = await attempt(command, [...first, 'ci', ...flags], options);
    // The lock file lacks the optional packages of platforms that the registry did not have, and `npm ci` rejects such a
    // file. `npm install` installs the same pinned versions without them.
    if (/code EUSAGE/.test(clean.output))
      await run(command, [...first, 'install', '--no-save', ...flags], options, advice);
    else if (!clean.succeeded) failed(clean, advice);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const node = join(root, 'node_modules', '.bin', 'node');
  const usable = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (usable.status !== 0 && Number(process.versions.node.split('.')[0]) < 24) {
    fail(
      `Node 24 was not put into node_modules (${usable.error?.message ?? usable.stderr.trim()}).`,
      'Its install script may be switched off: run  npm config delete ignore-scripts  and again, or install Node 24.',
    );
  }
}

/** @returns {string} the Node that packages were installed with */
function installedNode(root) {
  const ours = join(root, 'node_modules', '.bin', 'node');
  return existsSync(ours) ? ours : process.execPath;
}

async function buildWidgets(root) {
  await run(
    installedNode(root),
    [join(root, BUILD_WIDGETS)],
    { cwd: root, env: process.env },
    'its message is above',
  );
}

async function generate(root) {
  const bin = join(root, 'node_modules', '.bin');
  const node = installedNode(root);
  const env = {
    ...process.env,
    PATH: [bin, process.env.PATH ?? ''].join(delimiter),
    // Generation needs only WebAssembly, but the CLI downloads an engine unless it is given a file.
    PRISMA_SCHEMA_ENGINE_BINARY: ['/bin/true', '/usr/bin/true'].find((path) => existsSync(path)) ?? node,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  };
  const prisma = join(root, 'node_modules', 'prisma', 'build', 'index.js');
  await run(node, [prisma, 'generate', '--no-hints'], { cwd: root, env }, 'its message is above');
}

/** Runs a command; when it fails, prints its output and ends this process. */
async function run(command, args, options, advice) {
  const result = await attempt(command, args, options);
  if (!result.succeeded) failed(result, advice);
}

function failed({ output, shown, how }, advice) {
  process.stderr.write(output);
  fail(`failed (${how}): ${shown}`, advice);
}

const note = (line) => process.stderr.write(`setup: ${line}\n`);

function fail(...lines) {
  for (const line of lines) note(line);
  releaseAll();
  process.exit(1);
}

function releaseAll() {
  const path = join(ROOT, '.setup.lock');
  if (Number(readText(path)) === process.pid) rmSync(path, { force: true });
}

/** Oldest version of Node.js that can install; the packages bring the one that runs everything else. */
const OLDEST_NODE = 18;

/** @returns {string | null} what to tell a user whose Node.js is too old; null if it is not */
export function whyTooOld(version = process.versions.node) {
  return Number(version.split('.')[0]) >= OLDEST_NODE
    ? null
    : `Node.js ${OLDEST_NODE} or newer is needed to install; this is ${version} (https://nodejs.org has newer ones)`;
}

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const tooOld = whyTooOld();
  if (tooOld !== null) fail(tooOld);
  mkdirSync(join(ROOT, 'node_modules'), { recursive: true });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      releaseAll();
      process.exit(1);
    });
  }
  await setup(ROOT);
}
