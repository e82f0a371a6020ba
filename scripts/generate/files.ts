import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiDocument } from '#services/api/v2/openapi/document.ts';
import { texts } from '#services/site/docs/texts.ts';
import { expressionsIn } from '../expressions/find.ts';
import { judgeEach, VERDICTS, verdictsFile } from '../expressions/judge.ts';
import { dataQualityPage } from './data-quality.ts';
import { fieldsFile, fieldsPage } from './fields.ts';
import { fill, filledPages } from './fill.ts';
import { licencesPage } from './licences.ts';
import { linedJson } from './lined-json.ts';
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
import { textPage } from './text-pages.ts';

const root = join(import.meta.dirname, '..', '..');
/** A file that does not exist is out of date. */
const current = (path: string): string =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';

/** The generated files, or files with generated parts, and the function that returns the text of each. */
export const generatedFiles: Record<string, () => string> = {
  'prisma/schema/core.prisma': coreSchema,
  // A file without a model would declare a schema that does not exist in the database.
  'prisma/schema/derived.prisma': derivedSchema,
  'prisma/schema/read.prisma': readSchema,
  'services/api/v2/openapi/openapi.json': () =>
    linedJson(openapiDocument(), ['', 'info', 'paths', 'components', 'components/*']),
  ...Object.fromEntries(
    texts.map((text) => [`services/site/docs/texts/${text.html}`, () => textPage(root, text)]),
  ),
  '.env.example': environmentExample,
  'docs/reference/stages.md': stagesPage,
  'docs/reference/sources.md': sourcesPage,
  'docs/reference/resources.md': resourcesPage,
  'docs/reference/fields.md': fieldsPage,
  'services/site/pages/data/filled.json': fieldsFile,
  'docs/reference/endpoints.md': endpointsPage,
  'docs/reference/derivations.md': derivationsPage,
  'docs/reference/settings.md': settingsPage,
  'docs/reference/data-quality.md': dataQualityPage,
  'docs/reference/licences.md': licencesPage,
  [VERDICTS]: () =>
    verdictsFile(
      judgeEach(expressionsIn(root).expressions, current(VERDICTS), (line) =>
        process.stderr.write(`${line}\n`),
      ),
    ),
  ...Object.fromEntries(filledPages.map((page) => [page, () => fill(page, current(page))])),
};

export { root };
