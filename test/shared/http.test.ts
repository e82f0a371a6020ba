import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const PROGRAMS = [
  'services/api/app.ts',
  'services/sample-publisher/http/server.ts',
  'shared/operator/server.ts',
  'workers/all-stages.ts',
];

it.each(PROGRAMS)(
  '%s loads neither a client of HTTP nor dates in words before they are used',
  async (file) => {
    const script = `
    let made = 0;
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct: (...given) => (given[1][1]?.dateStyle && (made += 1), Reflect.construct(...given)),
    });
    await import(${JSON.stringify(`#${file}`)});
    console.log(JSON.stringify([process.moduleLoadList.filter((name) => name.includes('undici')), made]));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
    expect(JSON.parse(stdout)).toEqual([[], 0]);
  },
);
