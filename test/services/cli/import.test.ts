import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { surroundings } from '#shared/config.ts';
import { portalRelease } from '#test/shared/domain/tenders/releases.ts';
import { newFile, newFolder } from '#test/support/folders.ts';
import { harness } from '#test/support/harness.ts';
import { projectRoot } from '#test/support/processes.ts';
import { lines } from '#test/workers/collect/import/files.ts';
import { tenders, tendersJson } from './terminal.ts';

const releases = Array.from({ length: 60 }, (_, index) => portalRelease(index + 1));

describe('tenders import', () => {
  it('counts without a database for --dry-run', async () => {
    const folder = await newFolder({
      '1.jsonl.gz': gzipSync(lines(...releases)),
      '2.json': JSON.stringify({ releases: [portalRelease(61), { ocid: 'ocds-xyz-1' }] }),
    });
    const { code, document } = await tendersJson(['import', 'ocds', folder, '--dry-run']);
    expect(code).toBe(0);
    expect(document).toMatchObject({
      ...{ source: 'ocds', dryRun: true, status: 'completed', requestId: null, error: null },
      ...{ releases: 62, stored: 0, rejected: 1 },
      files: [
        { name: '1.jsonl.gz', releases: 60, rejected: 0 },
        { name: '2.json', releases: 2, rejected: 1 },
      ],
    });
    const { stdout } = await tenders(['import', 'ocds', folder, '--dry-run']);
    expect(stdout).toBe('read: 62 releases in 2 files, 1 rejected; nothing was stored\n');
  });

  it('stores into a live database, whose workers publish it; a second time nothing', async () => {
    const test = await harness({ stages: ['normalise', 'derive', 'publish'] });
    const path = await newFile('2026.jsonl', lines(...releases));
    const settings = test.settingsOf('tender_worker');
    const { code, stdout, stderr } = await tenders(['import', 'ocds', path], settings);
    expect(code).toBe(0);
    expect(stdout).toContain('imported: 60 releases in 1 file, 60 stored, 0 known already\n');
    expect(stderr).toContain('2026.jsonl: 1 of 1 MB');
    await test.until(
      `select where 60 = (select count(*) from read.tender) and not exists (select from core.outbox)`,
    );
    const again = await tendersJson(['import', 'ocds', path], settings);
    expect(again).toMatchObject({ code: 0, document: { stored: 0, known: 60 } });
    const { document: status } = await tendersJson(['status'], test.settingsOf('tender_operator'));
    expect(status.runs).toMatchObject([
      {
        kind: 'import',
        entity: 'import-ocds',
        status: 'completed',
        rowsSynced: 0,
        requestId: again.document.requestId,
      },
      { kind: 'import', entity: 'import-ocds', status: 'completed', rowsSynced: 60, pages: 1 },
    ]);
    expect(status.reconciliation).toMatchObject([
      { source: 'ocds', stored: 60, unaccounted: 0, outstanding: 0 },
    ]);
  });

  it('reads standard input', async () => {
    const file = await open(await newFile('in.gz', gzipSync(lines(...releases))));
    const child = spawn(
      process.execPath,
      ['services/cli/main.ts', 'import', 'ocds', '-', '--dry-run', '--json'],
      {
        cwd: projectRoot,
        env: surroundings.childEnvironment({}),
        stdio: [file.fd, 'pipe', 'inherit'],
      },
    );
    let stdout = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      stdout += chunk;
    });
    expect(await new Promise((done) => child.once('close', done))).toBe(0);
    await file.close();
    expect(JSON.parse(stdout)).toMatchObject({ releases: 60, files: [{ name: 'stdin', error: null }] });
  });

  it('ends with 1 and says why, if a file is missing or cannot be read to its end', async () => {
    const missing = await tenders(['import', 'ocds', '/no/such/file', '--dry-run']);
    expect(missing).toMatchObject({ code: 1, stdout: '' });
    expect(missing.stderr).toContain('/no/such/file cannot be read');
    const path = await newFile('a.json', '{\n"releases": [{"ocid": oops');
    const broken = await tenders(['import', 'ocds', path, '--dry-run']);
    expect(broken.code).toBe(1);
    expect(broken.stdout).toContain('\n  a.json: line 2: no JSON: unexpected "o"\n');
  });

  it.each([
    [['import']],
    [['import', 'ocds']],
    [['import', 'etenders', 'x']],
    [['import', 'x', 'y']],
    [['import', 'ocds', 'a', 'b']],
  ])('%j is a usage error', async (argv) => {
    expect(await tenders(argv)).toMatchObject({ code: 2, stdout: '' });
  });

  it('says that no database is set', async () => {
    const folder = await newFolder({ 'a.json': '{}' });
    const { code, stderr } = await tenders(['import', 'ocds', folder], { DATA_DIR: folder });
    expect(code).toBe(1);
    expect(stderr).toContain('no database');
  });
});
