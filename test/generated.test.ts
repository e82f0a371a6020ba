import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { settings } from '#shared/config.ts';
import { resources } from '#shared/resources/index.ts';
import { snakeCase } from '#shared/text/case.ts';
import { generatedFiles, root } from '../scripts/generate/files.ts';

describe('generated files', () => {
  it.each(Object.entries(generatedFiles))(
    '%s is what the registries say (else: npm run generate)',
    (path, text) => {
      expect(readFileSync(join(root, path), 'utf8')).toBe(text());
    },
  );
});

describe('docs/reference/settings.md', () => {
  const page = readFileSync(join(root, 'docs/reference/settings.md'), 'utf8');
  const shown = [...page.matchAll(/^\| `([A-Z_]+)` \| `([^`]+)` \|/gm)].map(([, name, text]) => [name, text]);

  it.each(shown)('%s=%s in the page is the default', (name, text) => {
    const setting = settings[name as keyof typeof settings] as z.ZodType;
    expect(setting.parse(text)).toEqual(setting.parse(undefined));
  });
});

describe('docs/dependencies.md', () => {
  const page = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');

  it('gives a reason for every dependency, and for no former one', () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string>>;
    const explained = [...page.matchAll(/^\| `([^`]+)` \| \S/gm)].map((match) => match[1]);
    expect(explained.toSorted()).toEqual(
      [...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})].toSorted(),
    );
  });
});

describe('resources', () => {
  it.each(Object.values(resources))(
    'every filter, sort, identifier and count of $name is a column',
    (resource) => {
      const columns = new Set([
        'id',
        'search',
        ...Object.entries(resource.fields).flatMap(([name, { column }]) =>
          column ? [column.name ?? snakeCase(name)] : [],
        ),
      ]);
      const used = [
        ...Object.values(resource.filters).map((filter) => filter.column),
        ...Object.values(resource.sorts),
        ...resource.identifiers,
        ...resource.counted,
        ...resource.indexes.flat(),
      ];
      expect(used.filter((column) => !columns.has(column))).toEqual([]);
      expect(Object.keys(resource.sorts)).toContain(resource.defaultSort.replace(/^-/, ''));
    },
  );
});
