import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readSource, type SourceText } from './source-text.ts';

/**
 * Which folders of the project each folder may import; for a file, the first rule whose pattern matches its path
 * applies.
 */
const MAY_IMPORT: readonly { folder: RegExp; may: RegExp }[] = [
  { folder: /^shared\/database\/prisma\.ts$/, may: /^(shared\/|prisma\/client\/)/ },
  {
    folder: /^shared\/domain\//,
    may: /^shared\/(domain|codelists|tables|text)\/|^shared\/(time|sources)\.ts$/,
  },
  // Declarations of published data do not import the code that computes it.
  { folder: /^shared\/resources\//, may: /^shared\/(?!domain\/)/ },
  { folder: /^shared\/tables\//, may: /^shared\/(tables\/|text\/case\.ts$|database\/copy\.ts$|time\.ts$)/ },
  { folder: /^shared\//, may: /^shared\// },
  // The files that run the stages of all folders.
  { folder: /^workers\/(main|registry|all-stages)\.ts$/, may: /^(shared|workers)\// },
  { folder: /^workers\//, may: /^(shared|workers\/pipeline)\// },
  // Code for all responses does not know the rooms. The API sends no messages: stages find its rows.
  { folder: /^services\/api\/http\//, may: /^(shared\/(?!queues\/)|services\/api\/http\/)/ },
  // Pages for frames show the same as the elements: they share the pure part of the code.
  {
    folder: /^services\/api\/widgets\/pages\//,
    may: /^(shared\/(?!queues\/)|services\/(api\/|html\.ts$)|widgets\/(kinds|view)\/)/,
  },
  { folder: /^services\/api\//, may: /^(shared\/(?!queues\/)|services\/(api\/|html\.ts$|site\/mount\.ts$))/ },
  // Pages get answers of /v2; they do not know statements and tables.
  {
    folder: /^services\/site\//,
    may: /^(shared\/(codelists|domain\/(vault\/document-types|documents\/summary\/sentence-sources)|errors|time|log|pictures|text)|services\/(api\/http\/|html\.ts$|site\/)|widgets\/view\/)/,
  },
  { folder: /^services\/html\.ts$/, may: /^$/ },
  { folder: /^widgets\/(kinds|view)\//, may: /^widgets\/(kinds|view)\// },
  { folder: /^services\/cli\//, may: /^(shared|services\/cli)\// },
  {
    folder: /^services\/sample-publisher\/generate\//,
    may: /^(shared|services\/sample-publisher\/generate)\//,
  },
  {
    folder: /^services\/sample-publisher\/catalogue\//,
    may: /^(shared|services\/sample-publisher\/(catalogue|generate))\//,
  },
  { folder: /^services\/sample-publisher\//, may: /^(shared|services\/sample-publisher)\// },
  { folder: /^services\/local\//, may: /^(shared|services\/local|prisma)\// },
  { folder: /^widgets\//, may: /^widgets\// },
  // Triggers are made from the declarations of derivations.
  { folder: /^prisma\/sql\.ts$/, may: /^(shared\/|prisma\/|workers\/derive\/stale-triggers\.ts$)/ },
  { folder: /^prisma\//, may: /^(shared|prisma)\// },
];

/** Packages that only certain files may import. */
const PACKAGES: readonly { name: RegExp; only: RegExp }[] = [
  { name: /^undici$/, only: /^(workers\/(collect\/fetch|documents\/(fetch|model))|test\/|bench\/)/ },
  {
    name: /^(bullmq|ioredis)$/,
    only: /^(shared\/queues\/|workers\/pipeline\/(consume|interrupted)\.ts|services\/local\/|test\/|bench\/)/,
  },
  { name: /^(koa|@koa\/router|koa-body)$/, only: /^(services\/(api|site)\/|test\/|bench\/)/ },
  { name: /^prom-client$/, only: /^shared\/operator\/metrics\.ts$/ },
  { name: /^(markdown-it|sanitize-html)$/, only: /^shared\/content\/markdown\.ts$/ },
  { name: /^pdf-parse$/, only: /^shared\/documents\/extract\// },
  { name: /^(linkedom|@mozilla\/readability)$/, only: /^shared\/intel\// },
  // Another program checks that our own feeds are valid.
  { name: /^feedsmith$/, only: /^(shared\/intel\/|test\/services\/site\/feeds\.test\.ts$)/ },
  { name: /^robots-parser$/, only: /^workers\/collect\/intel\// },
  { name: /^(htmlparser2|word-extractor)$/, only: /^(shared\/documents\/extract|test\/shared\/content)\// },
  { name: /^pdfjs-dist\b/, only: /^shared\/documents\/pdf\.ts$/ },
  {
    name: /^hucre\b/,
    only: /^(shared\/documents\/xlsx\.ts|services\/sample-publisher\/generate\/(restricted-lists|documents)\/|test\/)/,
  },
  { name: /^@cj-tech-master\/excelts$/, only: /^shared\/documents\/xlsx-writer\.ts$/ },
  {
    name: /^pg$/,
    only: /^(shared\/database\/connection\.ts|prisma\/|services\/local\/|scripts\/draft-migration|eval\/served\/|test\/|bench\/)/,
  },
  { name: /^(@prisma\/client|@prisma\/adapter-pg)$/, only: /^(shared\/database\/prisma\.ts|prisma\/)/ },
];

/** Code that the pure rules in shared/domain must not contain: the clock, random values, environment, network. */
const IMPURE: readonly { text: RegExp; what: string }[] = [
  { text: /\bnew Date\(\s*\)|\bDate\.now\b|\bperformance\.now\b/, what: 'asks the clock' },
  { text: /\bMath\.random\b|\brandomUUID\b|\brandomBytes\b/, what: 'asks for chance' },
  { text: /\bfetch\(|\bsetTimeout\(|\bprocess\./, what: 'reaches outside' },
];
/** Packages that pure rules may import. One file may also read the classifier's weights, which are part of the code. */
const PURE_PACKAGES = /^(node:crypto|node:zlib|fastest-levenshtein|entities)$/;
const READS_WEIGHTS = 'shared/domain/categories/classify.ts';

/** SQL that decides the present state of a tender: what notices say, and the time. It is written in the view `derived.tender_now`. */
const STATE =
  /\bderived\.tender_effect\b|\bclosing_date_time\s*[<>]=?\s*now\(\)|\bnow\(\)\s*[<>]=?\s*(?:\w+\.)?closing_date_time\b/;
const SPELLS_STATE =
  /^(prisma\/sql\/derived\/tender_now\.sql|workers\/derive\/derivations\/tender-effect\.ts)$/;

const VAGUE = /(^|\/)(utils?|helpers?|commons?|managers?|base)(\/|\.ts$)/;
const FOLDERS = ['prisma', 'shared', 'workers', 'services', 'widgets', 'scripts', 'test', 'bench', 'eval'];
const SKIPPED = /^(prisma\/client|node_modules)(\/|$)/;
const MAX_LINES = 300;
/** Modules directly in `shared/`; the others stand in folders that say what they are about. */
const MAX_LOOSE = 8;

/** @returns one sentence for each violation in the tree, with file and rule */
export function findViolations(root: string): string[] {
  const files = new Map(
    sourceFiles(root).map((path) => [path, readSource(readFileSync(join(root, path), 'utf8'))]),
  );
  const edges = new Map<string, string[]>();
  const found: string[] = [];
  for (const [path, source] of files) {
    const own = source.imports.flatMap((specifier) => resolveOwn(path, specifier));
    edges.set(path, own);
    found.push(
      ...judgeImports(root, path, own),
      ...judgePackages(path, source),
      ...judgePurity(path, source),
      ...judgeText(path, source),
    );
  }
  return [...found, ...cycles(edges), ...judgeStates(root), ...judgeLoose([...files.keys()])];
}

const sourceFiles = (root: string, folders = FOLDERS, ending = /\.ts$/): string[] =>
  folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((path) => ending.test(path) && !SKIPPED.test(path)),
    );

function judgeLoose(paths: readonly string[]): string[] {
  const loose = paths.filter((path) => /^shared\/[^/]+$/.test(path));
  return loose.length > MAX_LOOSE
    ? [`shared has ${loose.length} loose files, at most ${MAX_LOOSE} may stay`]
    : [];
}

/** Statements are in strings, so the whole text is checked. */
const judgeStates = (root: string): string[] =>
  sourceFiles(root, ['prisma/sql', 'shared', 'workers', 'services'], /\.(ts|sql)$/)
    .filter((path) => !SPELLS_STATE.test(path) && STATE.test(readFileSync(join(root, path), 'utf8')))
    .map((path) => `${path} spells the state of a tender, which derived.tender_now has`);

/** @returns the path from the root, or nothing for a package */
function resolveOwn(from: string, specifier: string): string[] {
  if (specifier.startsWith('#')) return [specifier.slice(1)];
  if (specifier.startsWith('.')) return [relative('.', join(dirname(from), specifier))];
  return [];
}

const stageOf = (path: string): string | undefined => {
  const folder = /^workers\/(\w+)\//.exec(path)?.[1];
  return folder === 'pipeline' ? undefined : folder;
};

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

/** The rules in shared/domain are pure: their results depend on their arguments only. */
function judgePurity(path: string, { imports, code }: SourceText): string[] {
  if (!path.startsWith('shared/domain/')) return [];
  const allowed = (name: string) =>
    /^[#.]/.test(name) || PURE_PACKAGES.test(name) || (name === 'node:fs' && path === READS_WEIGHTS);
  return [
    ...imports.filter((name) => !allowed(name)).map((name) => `${path} imports ${name}, so it is not pure`),
    ...IMPURE.filter(({ text }) => text.test(code)).map(({ what }) => `${path} ${what}, so it is not pure`),
  ];
}

function judgeText(path: string, { code, lines }: SourceText): string[] {
  const found: string[] = [];
  if (/\bprocess\.env\b/.test(code) && path !== 'shared/config.ts') found.push(`${path} reads process.env`);
  if (/^export default\b/m.test(code) && !path.endsWith('.config.ts'))
    found.push(`${path} has a default export`);
  if (VAGUE.test(path)) found.push(`${path} has a name that says nothing`);
  if (lines > MAX_LINES && !/^shared\/codelists\//.test(path))
    found.push(`${path} has ${lines} lines, more than ${MAX_LINES}`);
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
