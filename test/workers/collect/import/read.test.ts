import { fork } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportMessage } from '#shared/record-files/import-report.ts';
import { projectRoot } from '#test/support/processes.ts';
import { property } from '#test/support/property.ts';
import { releasesOfDocument } from '#workers/collect/import/document.ts';
import { inputsAt } from '#workers/collect/import/inputs.ts';
import { releasesOfFile } from '#workers/collect/import/read.ts';
import { folderOf, inputOf, lines } from './files.ts';

/** What is found in a file: ocids, or rules of bad lines, each with its line; and the fault that ended it. */
async function read(content: string | Buffer, name = 'file.json') {
  const found: string[] = [];
  let fault: string | null = null;
  try {
    for await (const each of releasesOfFile(await inputOf(name, content), () => undefined))
      found.push('rule' in each ? `${each.line}: ${each.rule}` : idOf(each.release, each.packageDate));
  } catch (error) {
    fault = (error as Error).message;
  }
  return { found, fault };
}

const idOf = (release: unknown, packageDate: unknown): string =>
  `${(release as { ocid?: string } | null)?.ocid ?? JSON.stringify(release)}${packageDate === undefined ? '' : ` of ${packageDate}`}`;

const release = (number: number) => ({ ocid: `x-${number}`, tender: { title: 'Roof', items: [{ id: 1 }] } });
const pack = { uri: 'u', publishedDate: 'p', releases: [release(1), release(2)], links: { next: null } };
const record = { ocid: 'x-1', releases: [{ url: 'u' }], compiledRelease: release(1) };

describe('reading a file', () => {
  it.each<[string, string, string[]]>([
    ['a release package', JSON.stringify(pack), ['x-1 of p', 'x-2 of p']],
    ['a release package on many lines', JSON.stringify(pack, null, 2), ['x-1 of p', 'x-2 of p']],
    ['a byte order mark', `\ufeff${JSON.stringify(pack, null, 2)}`, ['x-1 of p', 'x-2 of p']],
    [
      'the monthly archive',
      JSON.stringify(
        { Uri: 'u', PublishedDate: 'p', Releases: [release(1)], PageNumber: 0, Links: {} },
        null,
        1,
      ),
      ['x-1 of p'],
    ],
    [
      'a record package',
      JSON.stringify(
        { publishedDate: 'p', records: [record, { ocid: 'x-2', releases: [release(2)] }] },
        null,
        2,
      ),
      ['x-1 of p', 'x-2 of p'],
    ],
    ['a bare release', JSON.stringify(release(1), null, 2), ['x-1']],
    ['a bare record with links', JSON.stringify(record, null, 2), ['x-1']],
    ['a list', JSON.stringify([release(1), pack], null, 2), ['x-1', 'x-1 of p', 'x-2 of p']],
    [
      'several values',
      `${JSON.stringify(release(1), null, 2)}\n${JSON.stringify(pack, null, 2)}`,
      ['x-1', 'x-1 of p', 'x-2 of p'],
    ],
    ['lines of releases', lines(release(1), release(2)), ['x-1', 'x-2']],
    [
      'lines of packages and records',
      `${lines(pack)}\r\n\n${lines(record)}`,
      ['x-1 of p', 'x-2 of p', 'x-1'],
    ],
    ['lines without a final line end', lines(release(1), release(2)).trimEnd(), ['x-1', 'x-2']],
    ['an empty package', JSON.stringify({ publishedDate: 'p', releases: [] }), []],
    [
      'a date after the list',
      JSON.stringify({ releases: [release(1)], publishedDate: 'p' }, null, 2),
      ['x-1'],
    ],
  ])('%s, plain and gzip, whatever the name', async (_, text, expected) => {
    expect(await read(text)).toEqual({ found: expected, fault: null });
    expect(await read(gzipSync(text), 'download')).toEqual({ found: expected, fault: null });
  });

  it.each<[string, string | Buffer, string[], string | null]>([
    ['an empty file', '', [], 'the file is empty'],
    ['blanks', ' \n ', [], 'the file is empty'],
    ['a web page', '<!DOCTYPE html>\n<html>', [], 'line 1: no JSON: unexpected "<"'],
    [
      'a package that breaks off',
      JSON.stringify(pack, null, 2).slice(0, -30),
      ['x-1 of p', 'x-2 of p'],
      'line 28: the file ends in the middle of a value',
    ],
    [
      'a package with an error',
      JSON.stringify(pack, null, 2).replace('"x-2"', 'x-2'),
      ['x-1 of p'],
      'line 17: no JSON: unexpected "x"',
    ],
    [
      'a missing comma',
      '{\n"releases": [{"ocid": "x-1"}\n{"ocid": "x-2"}]}',
      ['x-1'],
      'line 3: no JSON: unexpected LEFT_BRACE ("{")',
    ],
    [
      'gzip that ends too early',
      gzipSync(
        lines(
          ...Array.from({ length: 3_000 }, (_, index) => ({
            ocid: `x-${index}`,
            text: String(Math.sin(index)),
          })),
        ),
      ).subarray(0, -200),
      [],
      'the gzip data ends too early; the file was not downloaded completely',
    ],
    [
      'gzip that is broken',
      Buffer.concat([gzipSync('{}').subarray(0, 12), Buffer.from('xxxxxxxxxxxx')]),
      [],
      'broken gzip data',
    ],
  ])('names what is wrong with %s, and keeps what came before', async (_, content, expected, fault) => {
    const result = await read(content);
    expect(result.fault).toContain(fault);
    if (expected.length > 0) expect(result.found).toEqual(expected);
  });

  it('keeps what came before the end of truncated gzip', async () => {
    const all = Array.from({ length: 5_000 }, (_, index) => ({
      ocid: `x-${index}`,
      text: String(Math.sin(index)),
    }));
    const packed = gzipSync(lines(...all));
    const { found, fault } = await read(packed.subarray(0, packed.length / 2));
    expect(fault).toContain('ends too early');
    expect(found.length).toBeGreaterThan(1_000);
    expect(found.slice(0, 1_000)).toEqual(all.slice(0, 1_000).map(({ ocid }) => ocid));
  });

  it('passes over a bad line, names it, and reads on', async () => {
    expect(await read(`${lines(release(1))}{"ocid": \n${lines(release(2))}`)).toEqual({
      found: ['x-1', expect.stringMatching(/^2: no JSON: /), 'x-2'],
      fault: null,
    });
    const { found } = await read(`not json\n${lines(release(2))}`, '2024.jsonl');
    expect(found).toEqual([expect.stringMatching(/^1: no JSON: /), 'x-2']);
  });

  describe.each([
    ['of many values', { ocid: 'x-9', items: Array(800_000).fill(0) }, 'more than 750000 values'],
    [
      'of many texts',
      { ocid: 'x-9', ...Object.fromEntries(Array.from({ length: 400_000 }, (_, at) => [at, 'a'])) },
      'more than 750000 values',
    ],
    [
      'nested too deeply',
      { ocid: 'x-9', a: JSON.parse(`${'[{"a":'.repeat(400)}1${'}]'.repeat(400)}`) },
      'nested more than 500 levels deep',
    ],
    [
      'of many bytes',
      { ocid: 'x-9', texts: Array(20).fill('x'.repeat(1_000_000)) },
      'more than 16777216 bytes',
    ],
  ])('a release %s', (_, large, rule) => {
    const bad = expect.stringMatching(new RegExp(`^\\d+: ${rule}$`));
    const three = [release(1), large, release(2)];
    it.each([
      ['a package', JSON.stringify({ ...pack, releases: three }, null, 1), ['x-1 of p', bad, 'x-2 of p']],
      ['a list', JSON.stringify(three), ['x-1', bad, 'x-2']],
      [
        'values one after the other',
        `\n${three.map((each) => JSON.stringify(each)).join(' ')}`,
        ['x-1', bad, 'x-2'],
      ],
      [
        'a record package',
        JSON.stringify({ records: [record, { ...record, compiledRelease: large }, record] }),
        ['x-1', bad, 'x-1'],
      ],
      ['lines', lines(...three), ['x-1', bad, 'x-2']],
    ])('in %s is named, and its neighbours are found', async (_, content, found) => {
      expect(await read(content)).toEqual({ found, fault: null });
    });
  });

  it('does not depend on where the pieces of a file begin and end', async () => {
    const texts = fc.constantFrom(
      JSON.stringify(pack, null, 2),
      JSON.stringify([release(1), { ...release(2), title: 'Zoë 😀 \\ "' }]),
      JSON.stringify({ records: [record] }),
    );
    await property(
      texts,
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
      async (text, sizes) => {
        const bytes = Buffer.from(text);
        const pieces = async function* () {
          for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
            const size = sizes[turn % sizes.length]!;
            yield bytes.subarray(at, at + size);
            at += size;
          }
        };
        const whole = async function* () {
          yield bytes;
        };
        const releases = async (from: AsyncIterable<Buffer>) => {
          const found: unknown[] = [];
          for await (const { line, ...rest } of releasesOfDocument(from)) found.push(rest);
          return found;
        };
        expect(await releases(pieces())).toEqual(await releases(whole()));
      },
    );
  });

  it('reads a package that is larger than its memory', async () => {
    const folder = await folderOf({});
    const path = join(folder, 'large.json');
    // 48 MB; the program itself takes some 28 MB of the 44 that it has.
    const count = 20_000;
    const file = createWriteStream(path);
    file.write('{"publishedDate":"2020-01-01","releases":[');
    const text = 'Repair of the reservoir roof. '.repeat(80);
    for (let number = 1; number <= count; number += 1)
      file.write(`${number > 1 ? ',' : ''}${JSON.stringify({ ocid: `ocds-9t57fa-${number}`, text })}`);
    await new Promise((done) => file.end(']}', () => done(null)));
    const child = fork(join(projectRoot, 'workers/collect/import/main.ts'), ['ocds', path, '--dry-run'], {
      execArgv: ['--max-old-space-size=44'],
      stdio: 'inherit',
    });
    const report = await new Promise<ImportMessage>((done, fail) => {
      child.on('message', (message: ImportMessage) => {
        if (!('progress' in message)) done(message);
      });
      child.once('exit', (code) => fail(new Error(`ended with ${code}`)));
    });
    expect(report).toMatchObject({ report: { releases: count, rejected: 0, status: 'completed' } });
  });
});

describe('the files of a folder', () => {
  it('are those in it and in its folders, in the order of their names, without hidden ones', async () => {
    const folder = await folderOf({ 'b.json': '{}', 'a.json': '{}', '.hidden': 'x' });
    await mkdir(join(folder, 'aa'));
    await rename(join(folder, 'b.json'), join(folder, 'aa/b.json'));
    expect(await inputsAt(folder)).toEqual([
      { name: 'a.json', path: join(folder, 'a.json'), size: 2 },
      { name: 'aa/b.json', path: join(folder, 'aa/b.json'), size: 2 },
    ]);
    expect(await inputsAt(join(folder, 'a.json'))).toEqual([
      { name: 'a.json', path: join(folder, 'a.json'), size: 2 },
    ]);
    expect(await inputsAt('-')).toEqual([{ name: 'stdin', path: null, size: null }]);
  });

  it('must exist', async () => {
    await expect(inputsAt('/no/such/file')).rejects.toThrow('/no/such/file cannot be read');
    const folder = await folderOf({});
    await expect(inputsAt(folder)).rejects.toThrow(`there is no file in ${folder}`);
  });
});
