import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '#services/cli/commands/index.ts';
import { timetable } from '#workers/all-stages.ts';
import { root } from '../scripts/generate/files.ts';

/** What the pages for people name must exist: files, headings, folders, commands. */

const MAX_README_LINES = 150;
const MAX_RELEASE_LINES = 150;

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const pages: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md'))
    .toSorted(),
];
/** Pages about the tree as it is now. The changelog may name what is gone. */
const current = pages.filter((path) => path !== 'CHANGELOG.md');
/** Folders of the project, without what `npm start` leaves in this checkout. */
const folders = readdirSync(root).filter(
  (name) => name !== '.data' && statSync(join(root, name)).isDirectory(),
);

/** @returns the text without blocks of code, whose lines are not Markdown */
const withoutBlocks = (text: string): string => text.replaceAll(/^```[\s\S]*?^```$/gm, '');

/** @returns the anchor that GitHub gives a heading */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (path: string): string[] =>
  [...withoutBlocks(read(path)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** @returns the links of a page that lead nowhere */
function brokenLinks(path: string): string[] {
  const text = withoutBlocks(read(path)).replaceAll(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : join(dirname(path), file);
    if (!existsSync(join(root, target))) return [link];
    return anchor === undefined || anchorsOf(target).includes(anchor) ? [] : [link];
  });
}

/** @returns the paths in backticks that are not in the tree; `<name>` and the like are not paths */
function missingPaths(path: string): string[] {
  const named = [...withoutBlocks(read(path)).matchAll(/`([\w.@/-]+)`/g)].map(([, name = '']) => name);
  return named.filter(
    (name) => folders.some((folder) => name.startsWith(`${folder}/`)) && !existsSync(join(root, name)),
  );
}

/** @returns the commands of `tenders` that a page shows and that do not exist */
function unknownCommands(path: string): string[] {
  const names: readonly string[] = commands.map(({ name }) => name);
  const shown = [...read(path).matchAll(/(?:tenders --|`tenders) ([a-z]+)/g)].map(([, name = '']) => name);
  return shown.filter((name) => !names.includes(name));
}

/** @returns the lines of blocks of commands that hold more than one command, as text that was wrapped does */
function wrappedCommands(path: string): string[] {
  const blocks = [...read(path).matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  return blocks
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.split('npm run -s tenders --').length > 2);
}

describe('README.md', () => {
  it(`has at most ${MAX_README_LINES} lines`, () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_README_LINES);
  });

  it('maps every folder of the code', () => {
    const named = read('README.md').matchAll(/^\| (`[^|]+`) \|/gm);
    const mapped = [...named].flatMap(([, cell = '']) => cell.replaceAll('`', '').split(', '));
    const inside = (folder: string) =>
      readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${folder}/${name}/`);
    const folders = [
      ...inside('shared'),
      ...inside('services'),
      ...['workers/', 'widgets/', 'prisma/', 'test/'],
    ];
    expect(folders.filter((folder) => !mapped.includes(folder))).toEqual([]);
  });
});

describe('CHANGELOG.md', () => {
  const releases = read('CHANGELOG.md').split(/^## /m).slice(1);

  it('has the release of this version with its day, after the unreleased changes', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    const named = releases.map((release) => release.split('\n')[0]).filter((name) => name !== 'Unreleased');
    expect(named[0]).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')} – \\d{4}-\\d\\d-\\d\\d$`));
  });

  it(`describes a release in at most ${MAX_RELEASE_LINES} lines`, () => {
    const lengths = releases.map((release) => release.trimEnd().split('\n').length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(MAX_RELEASE_LINES);
  });
});

describe('pages', () => {
  it.each(pages)('%s has no broken links', (path) => {
    expect(brokenLinks(path)).toEqual([]);
  });

  it.each(current)('%s names only paths and commands that exist', (path) => {
    expect(missingPaths(path)).toEqual([]);
    expect(unknownCommands(path)).toEqual([]);
  });

  it.each(current)('%s: each line of commands holds one command', (path) => {
    expect(wrappedCommands(path)).toEqual([]);
  });

  it('every decision is listed, under its title', () => {
    const index = read('docs/decisions/README.md');
    const decisions = pages.filter((path) => /^docs\/decisions\/\d{4}-/.test(path));
    const lines = decisions.map((path) => {
      const [, title = ''] = /^# (.+)$/m.exec(read(path)) ?? [];
      return `- [${title}](${path.slice('docs/decisions/'.length)})`;
    });
    expect(index.split('\n').filter((line) => line.startsWith('- ['))).toEqual(lines);
  });
});

describe('docs/operations/syncs.md', () => {
  it('lists every job of the schedule, and no other', () => {
    const rows = read('docs/operations/syncs.md').matchAll(/^\| [^|]+ \| (`[^|]+`) \|/gm);
    const listed = [...rows].flatMap(([, names = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    expect(listed.toSorted()).toEqual(timetable.jobs.map(({ name }) => name).toSorted());
  });
});

describe('decisions', () => {
  const CITATION = /docs\/decisions\/\d[\w-]*(?:\.md)?/g;
  const decisions = pages.filter((path) => /^docs\/decisions\/\d{4}-/.test(path));
  const cited = new Map(
    folders
      .filter((folder) => !['docs', 'node_modules'].includes(folder))
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
          .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
          .filter((path) => /\.(ts|mjs|sql|prisma|yaml)$/.test(path) && !path.startsWith('prisma/client/')),
      )
      .flatMap((path) => (read(path).match(CITATION) ?? []).map((decision) => [decision, path])),
  );

  it('each is cited from the code that it explains, and each citation leads to one', () => {
    expect([...cited.keys()].toSorted()).toEqual(decisions);
  });

  it.each(decisions)('%s has date and status, context, decision, consequence and evidence', (path) => {
    const text = read(path);
    expect(text).toMatch(/^# \d{4}: .+\n\nDate: \d{4}-\d\d-\d\d\. Status: \S.*\n\n## Context\n/);
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
      'Context',
      'Decision',
      'Consequence',
      'Evidence',
    ]);
  });
});
