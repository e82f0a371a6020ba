import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findViolations } from './support/architecture.ts';
import { type Files, newFolder } from './support/folders.ts';

const root = join(import.meta.dirname, '..');

/** Writes files into a tree of its own and judges it by the same rules. */
const judge = async (files: Files): Promise<string[]> => findViolations(await newFolder(files));

describe('architecture', () => {
  it('the project keeps its own rules', () => {
    expect(findViolations(root)).toEqual([]);
  });

  it.each([
    [
      'a stage imports another stage',
      {
        'workers/collect/a.ts': "import { b } from '#workers/normalise/b.ts';",
        'workers/normalise/b.ts': 'export const b = 1;',
      },
      /another stage/,
    ],
    [
      'a statement spells the state of a tender',
      { 'workers/derive/sql/a.sql': 'select id from core.tender where closing_date_time <= now()' },
      /a.sql spells the state of a tender/,
    ],
    [
      'a statement in code reads what notices say',
      { 'workers/derive/a.ts': 'export const a = `select 1 from derived.tender_effect`;' },
      /a.ts spells the state of a tender/,
    ],
    [
      'a resource imports the rules that compute it',
      {
        'shared/resources/tenders/a.ts': "import { b } from '#shared/domain/documents/b.ts';",
        'shared/domain/documents/b.ts': 'export const b = 1;',
      },
      /must not import/,
    ],
    [
      'the API imports a worker',
      {
        'services/api/a.ts': "import { b } from '#workers/pipeline/issues.ts';",
        'workers/pipeline/issues.ts': 'export const b = 1;',
      },
      /must not import/,
    ],
    [
      'the API imports by a relative path',
      {
        'services/api/a.ts': "import { b } from '../../workers/pipeline/issues.ts';",
        'workers/pipeline/issues.ts': 'export const b = 1;',
      },
      /must not import/,
    ],
    [
      'the plumbing of the API imports a room',
      {
        'services/api/http/a.ts': "import { b } from '#services/api/v2/b.ts';",
        'services/api/v2/b.ts': 'export const b = 1;',
      },
      /must not import/,
    ],
    [
      'the generator of the sample publisher imports its catalogue',
      {
        'services/sample-publisher/generate/a.ts': "import { b } from '../catalogue/b.ts';",
        'services/sample-publisher/catalogue/b.ts': 'export const b = 1;',
      },
      /must not import/,
    ],
    [
      'shared imports a service',
      {
        'shared/a.ts': "import { b } from '#services/api/b.ts';",
        'services/api/b.ts': 'export const b = 1;',
      },
      /must not import/,
    ],
    [
      'a rule of the subject imports the database',
      {
        'shared/domain/a.ts': "import { b } from '#shared/database/connection.ts';",
        'shared/database/connection.ts': 'export const b = 1;',
      },
      /must not import/,
    ],
    [
      'a table imports a resource',
      {
        'shared/tables/a.ts': "import { b } from '#shared/resources/b.ts';",
        'shared/resources/b.ts': 'export const b = 1;',
      },
      /must not import/,
    ],
    [
      'a rule of the subject imports a package',
      { 'shared/domain/a.ts': "import { z } from 'zod';" },
      /not pure/,
    ],
    [
      'a rule of the subject asks the clock',
      { 'shared/domain/a.ts': 'export const today = () => new Date();' },
      /clock/,
    ],
    [
      'a rule of the subject asks for chance',
      { 'shared/domain/a.ts': 'export const a = Math.random();' },
      /chance/,
    ],
    [
      'the kernel imports a stage',
      {
        'workers/pipeline/a.ts': "import { b } from '#workers/collect/b.ts';",
        'workers/collect/b.ts': 'export const b = 1;',
      },
      /must not import/,
    ],
    ['undici outside its file', { 'workers/normalise/a.ts': "import { request } from 'undici';" }, /undici/],
    ['bullmq in the API', { 'services/api/a.ts': "import { Queue } from 'bullmq';" }, /bullmq/],
    [
      'a file of the API sends messages',
      {
        'services/api/application/a.ts': "import { openQueues } from '#shared/queues/enqueue.ts';",
        'shared/queues/enqueue.ts': 'export const openQueues = 1;',
      },
      /must not import shared\/queues/,
    ],
    ['koa in a worker', { 'workers/publish/a.ts': "import Koa from 'koa';" }, /koa/],
    [
      'pdf-parse outside extraction',
      { 'workers/publish/a.ts': "import { PDFParse } from 'pdf-parse';" },
      /pdf-parse/,
    ],
    [
      'a dynamic import counts',
      {
        'services/api/a.ts': "export const b = import('#workers/pipeline/issues.ts');",
        'workers/pipeline/issues.ts': 'export const b = 1;',
      },
      /must not import/,
    ],
    [
      'a re-export counts',
      {
        'services/api/a.ts': "export { b } from '#workers/pipeline/issues.ts';",
        'workers/pipeline/issues.ts': 'export const b = 1;',
      },
      /must not import/,
    ],
    [
      'the environment is read outside config',
      { 'workers/publish/a.ts': 'export const a = process.env.PORT;' },
      /process\.env/,
    ],
    ['a default export', { 'shared/a.ts': 'export default 1;' }, /default export/],
    ['a vague name', { 'shared/utils.ts': 'export const a = 1;' }, /name/],
    ['a vague folder', { 'services/api/helpers/a.ts': 'export const a = 1;' }, /name/],
    [
      'a cycle',
      {
        'shared/a.ts': "import { b } from '#shared/b.ts'; export const a = 1;",
        'shared/b.ts': "import { a } from '#shared/a.ts'; export const b = 1;",
      },
      /cycle/,
    ],
    [
      'a ninth loose file in shared',
      Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`shared/a${n}.ts`, `export const a = ${n};`])),
      /loose/,
    ],
    ['a file past 300 lines', { 'shared/a.ts': 'export const a = 1;\n'.repeat(301) }, /lines/],
    [
      'an import of a file that is not there',
      { 'shared/a.ts': "import { b } from '#shared/b.ts';" },
      /does not exist/,
    ],
  ])('%s is found', async (_, files, expected) => {
    const found = await judge(files as Files);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(expected);
  });

  it('a word in a comment or a string is not a violation', async () => {
    expect(
      await judge({
        'workers/publish/a.ts':
          "// process.env is read elsewhere, import 'koa'\nexport const a = 'process.env';",
      }),
    ).toEqual([]);
  });
});
