import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiDocument } from '#services/api/v2/openapi/document.ts';
import { dataQualityPage } from './data-quality.ts';
import { fill, filledPages } from './fill.ts';
import { coreSchema, derivedSchema, readSchema } from './prisma-schema.ts';
import {
  derivationsPage,
  endpointsPage,
  resourcesPage,
  settingsPage,
  sourcesPage,
  stagesPage,
} from './reference.ts';
import { environmentExample } from './settings.ts';
import { staleTriggers } from './stale-triggers.ts';

const root = join(import.meta.dirname, '..', '..');
/** A file that is not there yet is stale. */
const current = (path: string): string =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';

/** Every file (or part of one) that follows from the registries, and the text it must have. */
export const generatedFiles: Record<string, () => string> = {
  'prisma/schema/core.prisma': coreSchema,
  // A file without a model would be a schema that the database does not have.
  'prisma/schema/derived.prisma': derivedSchema,
  'prisma/schema/read.prisma': readSchema,
  'prisma/sql/derived/mark_stale.sql': staleTriggers,
  'services/api/v2/openapi/openapi.json': () => `${JSON.stringify(openapiDocument(), null, 2)}\n`,
  '.env.example': environmentExample,
  'docs/reference/stages.md': stagesPage,
  'docs/reference/sources.md': sourcesPage,
  'docs/reference/resources.md': resourcesPage,
  'docs/reference/endpoints.md': endpointsPage,
  'docs/reference/derivations.md': derivationsPage,
  'docs/reference/settings.md': settingsPage,
  'docs/reference/data-quality.md': dataQualityPage,
  ...Object.fromEntries(filledPages.map((page) => [page, () => fill(page, current(page))])),
};

/** @returns the paths whose text is not what the registries say */
export const staleFiles = (): string[] =>
  Object.entries(generatedFiles)
    .filter(([path, text]) => text() !== current(path))
    .map(([path]) => path);

export { root };
