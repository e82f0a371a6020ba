import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { publishExamples } from '#test/services/api/v2/support/examples.ts';
import { sharedTables } from '#test/services/api/v2/support/served-tables.ts';
import { type Described, describedOperations } from './support/described.ts';
import { plainText } from './support/shown.ts';

/** The examples of the pages, run as a reader runs them: copied, with a key in the place that is marked for it. */

const run = promisify(execFile);
const PLACE = 'tda_live_…';
/** Examples of one language that one process runs, one after the other as they stand. */
const BATCH = 20;
type Program = (codes: readonly string[]) => readonly [program: string, given: readonly string[]];
const PROGRAMS: Readonly<Record<string, Program>> = {
  sh: (codes) => [
    'bash',
    [
      '-c',
      codes.map((code) => code.replace('curl', "curl -sS -o /dev/null -w '%{http_code} \\n'")).join('\n'),
    ],
  ],
  // Each has constants of its own.
  js: (codes) => [
    process.execPath,
    ['--input-type=module', '-e', codes.map((code) => `{\n${code}\n}`).join('\n')],
  ],
  py: (codes) => ['python3', ['-c', codes.join('\n')]],
};

let operations: Described[];
const at = sharedTables(async () => {
  await publishExamples(at.readTables);
  operations = await describedOperations(at.api.url);
});

type Found = { page: string; lang: string; code: string };

async function samplesOf(page: string): Promise<Found[]> {
  const { text } = await at.api.page(page);
  return [...text.matchAll(/data-copy><code class="language-(\w+)">([\s\S]*?)<\/code>/g)].map(
    ([, lang = '', code = '']) => ({ page, lang, code: plainText(code).replaceAll(PLACE, at.api.key) }),
  );
}

/** Runs the examples, by language. @returns what was not answered with 200 */
async function failing(all: readonly Found[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [lang, ofLang] of Map.groupBy(all, (found) => found.lang))
    for (let start = 0; start < ofLang.length; start += BATCH) {
      const batch = ofLang.slice(start, start + BATCH);
      const [program, given] = PROGRAMS[lang]!(batch.map(({ code }) => code));
      const { stdout, stderr } = await run(program, given, { maxBuffer: 100_000_000 }).catch(
        (error: { stdout: string; stderr: string }) => error,
      );
      const statuses = [...stdout.matchAll(/^(\d{3}) /gm)].map(([, status]) => status);
      batch.forEach(({ page, code }, at) => {
        if (statuses[at] !== '200')
          wrong.push(`${page} ${lang}: ${statuses[at]} ${code} ${stderr.slice(-300)}`);
      });
    }
  return wrong;
}

describe('examples that run as shown', () => {
  it('are those of the quick start, in three languages', async () => {
    const all = await samplesOf('/docs');
    expect(all.map(({ lang }) => lang)).toEqual(Array.from({ length: 5 }, () => ['sh', 'js', 'py']).flat());
    expect(await failing(all)).toEqual([]);
  });

  it('are those of every path of /v2, and of the public ones of /api whose values are known', async () => {
    const readable = operations.filter(
      ({ method, path }) =>
        method === 'GET' && (path.startsWith('/v2/') || /^\/api\/(tenders|widgets\/[\w-]+)$/.test(path)),
    );
    expect(readable.length).toBeGreaterThan(105);
    const all = (await Promise.all(readable.map(({ id }) => samplesOf(`/docs/reference/${id}`)))).flat();
    expect(all.length).toBe(readable.length * 3);
    expect(await failing(all)).toEqual([]);
  });
});
