import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readSource, type SourceText } from './source-text.ts';

/** What each folder may import of ours; the first rule whose folder holds the file decides. */
const MAY_IMPORT: readonly { folder: RegExp; may: RegExp }[] = [
  { folder: /^shared\/database\.ts$/, may: /^(shared\/|prisma\/client\/)/ },
  { folder: /^shared\//, may: /^shared\// },
  {
    folder: /^workers\/(collect|normalise|documents|derive|publish|rebuild)\//,
    may: /^(shared\/|workers\/(note|stage)\.ts$)/,
  },
  { folder: /^workers\//, may: /^(shared|workers)\// },
  { folder: /^services\/api\//, may: /^(shared|services\/api)\// },
  { folder: /^services\/cli\//, may: /^(shared|services\/cli)\// },
  { folder: /^services\/publisher\//, may: /^(shared|services\/publisher)\// },
  { folder: /^services\/local\//, may: /^(shared|services\/local|prisma)\// },
  { folder: /^widgets\//, may: /^widgets\// },
  { folder: /^prisma\//, may: /^(shared|prisma)\// },
];

/** Packages that only certain files may import. */
const PACKAGES: readonly { name: RegExp; only: RegExp }[] = [
  { name: /^undici$/, only: /^(workers\/(collect\/fetch|documents\/fetch)|test\/|bench\/)/ },
  {
    name: /^(bullmq|ioredis)$/,
    only: /^(shared\/queues\/|workers\/consume\.ts|services\/api\/access\/|services\/local\/|test\/|bench\/)/,
  },
  { name: /^(koa|@koa\/router|koa-body)$/, only: /^(services\/api\/|test\/|bench\/)/ },
  { name: /^pdf-parse$/, only: /^(workers\/documents\/extract|test\/|bench\/)/ },
  { name: /^pg$/, only: /^(shared\/database\.ts|prisma\/|services\/local\/|test\/|bench\/)/ },
  { name: /^(@prisma\/client|@prisma\/adapter-pg)$/, only: /^(shared\/database\.ts|prisma\/)/ },
];

const VAGUE = /(^|\/)(utils?|helpers?|commons?|managers?|base)(\/|\.ts$)/;
const FOLDERS = ['prisma', 'shared', 'workers', 'services', 'widgets', 'scripts', 'test', 'bench', 'eval'];
const SKIPPED = /^(prisma\/client|node_modules)(\/|$)/;
const MOST_LINES = 300;

/** @returns one sentence for each broken rule in the tree, naming file and rule */
export function findViolations(root: string): string[] {
  const files = new Map(
    sourceFiles(root).map((path) => [path, readSource(readFileSync(join(root, path), 'utf8'))]),
  );
  const edges = new Map<string, string[]>();
  const found: string[] = [];
  for (const [path, source] of files) {
    const own = source.imports.flatMap((specifier) => resolveOwn(path, specifier));
    edges.set(path, own);
    found.push(...judgeImports(root, path, own), ...judgePackages(path, source), ...judgeText(path, source));
  }
  return [...found, ...cycles(edges)];
}

function sourceFiles(root: string): string[] {
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.ts') && !SKIPPED.test(path)),
  );
}

/** @returns the path from the root, or nothing for a package */
function resolveOwn(from: string, specifier: string): string[] {
  if (specifier.startsWith('#')) return [specifier.slice(1)];
  if (specifier.startsWith('.')) return [relative('.', join(dirname(from), specifier))];
  return [];
}

const stageOf = (path: string): string | undefined => /^workers\/(\w+)\//.exec(path)?.[1];

function judgeImports(root: string, path: string, imports: string[]): string[] {
  const rule = MAY_IMPORT.find(({ folder }) => folder.test(path));
  return imports.flatMap((target) => {
    if (!existsSync(join(root, target)) && !SKIPPED.test(target))
      return [`${path} imports ${target}, which does not exist`];
    if (!rule) return [];
    const [from, to] = [stageOf(path), stageOf(target)];
    if (from !== undefined && to !== undefined)
      return from === to ? [] : [`${path} imports ${target} of another stage`];
    return rule.may.test(target) ? [] : [`${path} must not import ${target}`];
  });
}

const judgePackages = (path: string, { imports }: SourceText): string[] =>
  imports.flatMap((name) =>
    PACKAGES.filter((rule) => rule.name.test(name) && !rule.only.test(path)).map(
      () => `${path} must not import the package ${name}`,
    ),
  );

function judgeText(path: string, { code, lines }: SourceText): string[] {
  const found: string[] = [];
  if (/\bprocess\.env\b/.test(code) && path !== 'shared/config.ts') found.push(`${path} reads process.env`);
  if (/^export default\b/m.test(code) && !path.endsWith('.config.ts'))
    found.push(`${path} has a default export`);
  if (VAGUE.test(path)) found.push(`${path} has a name that says nothing`);
  if (lines > MOST_LINES && !/^(test|shared\/vocabulary)\//.test(path))
    found.push(`${path} has ${lines} lines, more than ${MOST_LINES}`);
  return found;
}

/** @returns one sentence for each import that closes a cycle */
function cycles(edges: Map<string, string[]>): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const found: string[] = [];
  const visit = (path: string, trail: string[]): void => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      found.push(`cycle: ${[...trail.slice(trail.indexOf(path)), path].join(' -> ')}`);
      return;
    }
    state.set(path, 'open');
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    state.set(path, 'done');
  };
  for (const path of edges.keys()) visit(path, []);
  return found;
}
