import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** Programs, and packages and modules of ours that only their work needs, so that they do not take memory before it begins. */
const PROGRAMS: [file: string, later: RegExp][] = [
  ['services/api/app.ts', /^(koa-body|formidable)$/],
  ['services/sample-publisher/http/server.ts', /^undici$/],
  ['shared/operator/server.ts', /^zod$/],
  ['shared/queues/contracts.ts', /^shared\/codelists\//],
  ['workers/all-stages.ts', /^(undici|hucre|yaml|markdown-it|sanitize-html|@cj-tech-master\/excelts)$/],
  ['workers/collect/intel/stage.ts', /^(undici|shared\/domain\/intel\/analyse.ts)$/],
  ['workers/documents/stage.ts', /^(undici|shared\/domain\/documents\/rules\/.*)$/],
];

it.each(PROGRAMS)('%s loads what its work needs only when the work begins', async (file, later) => {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = new Set();
    registerHooks({
      load: (url, context, next) => {
        loaded.add(/node_modules\\/((?:@[^/]+\\/)?[^/]+)\\/(?!.*node_modules)/.exec(url)?.[1] ?? url.split(process.cwd() + '/')[1]);
        return next(url, context);
      },
    });
    let dates = 0;
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct: (...given) => (given[1][1]?.dateStyle && (dates += 1), Reflect.construct(...given)),
    });
    await import(${JSON.stringify(`#${file}`)});
    const client = process.moduleLoadList.some((name) => name.includes('deps/undici'));
    console.log(JSON.stringify({ loaded: [...loaded], client, dates }));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  const { loaded, ...global } = JSON.parse(stdout) as {
    loaded: (string | null)[];
    client: boolean;
    dates: number;
  };
  expect(loaded).toContain(file);
  expect(loaded.filter((name) => later.test(name ?? ''))).toEqual([]);
  // Node's own client of HTTP, and dates in words.
  expect(global).toEqual({ client: false, dates: 0 });
});
