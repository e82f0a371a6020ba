import { spawn } from 'node:child_process';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startPublisher } from '#services/sample-publisher/http/server.ts';
import { surroundings } from '#shared/config.ts';
import { southAfricanDay } from '#shared/time.ts';
import { newDatabase } from '#test/support/database.ts';
import { projectRoot, startProcess } from '#test/support/processes.ts';
import { eachBackend } from '#test/support/redis.ts';
import { tendersJson } from './terminal.ts';

const PATIENCE_MS = 20_000;
const RELEASES = 5;

type Ended = { code: number | null; stdout: string; stderr: string };

/** Starts the program as a process of its own. */
function command(args: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, ['services/cli/main.ts', ...args], {
    cwd: projectRoot,
    env: surroundings.childEnvironment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended: Ended = { code: null, stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    ended.stdout += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    ended.stderr += chunk;
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const over = new Promise<Ended>((done) => {
    child.once('close', (code) => done(Object.assign(ended, { code })));
  });
  return { child, output: ended, over };
}

eachBackend((backend) => {
  describe('tenders backfill, with real workers and a real publisher', () => {
    it('ends when everything is published and accounted for', async () => {
      await using database = await newDatabase();
      const publisher = await startPublisher({ releases: RELEASES, seed: 7, clockRate: 0 });
      onTestFinished(() => publisher.close());
      const settings = {
        ...(await backend.settings(database.login('tender_operator'))),
        OCDS_BASE_URL: publisher.url,
        COLLECT_FROM: southAfricanDay(publisher.since!),
        COLLECT_DELAY_MS: '0',
        COLLECT_RETRY_MS: '50',
      };
      const worker = await startProcess(
        'workers/main.ts',
        ['plan', 'collect', 'normalise', 'derive', 'publish'],
        { ...settings, DATABASE_URL: database.login('tender_worker') },
      );
      const to = southAfricanDay(new Date(publisher.clock.now()));
      const run = await command(
        ['backfill', 'ocds', '--from', settings.COLLECT_FROM, '--to', to, '--json'],
        settings,
      ).over;
      expect(run).toMatchObject({ code: 0 });
      const [followed] = JSON.parse(run.stdout).runs;
      expect(followed).toMatchObject({ status: 'completed', following: 'ended', outbox: 0 });
      expect(followed.settled).toBe(followed.stored);

      const { document } = await tendersJson(['status'], settings);
      expect(document.reconciliation).toMatchObject([{ source: 'ocds', unaccounted: 0, outstanding: 0 }]);
      expect(document.completeness).toMatchObject([{ published: RELEASES, unknown: 0, failing: 0 }]);
      expect(document.published).toContainEqual(
        expect.objectContaining({ resource: 'tender', records: RELEASES }),
      );
      expect(await worker.end()).toBe(0);
    });
  });
});

describe('tenders publisher', () => {
  it('runs the sample publisher with its own options until it is stopped', async () => {
    const { child, output, over } = command(['publisher', '--releases', '3', '--port', '0'], {});
    const url = await vi.waitFor(
      () => {
        const found = /publisher (http:\S+)/.exec(output.stdout)?.[1];
        expect(found).toBeDefined();
        return found!;
      },
      { timeout: PATIENCE_MS },
    );
    expect((await fetch(`${url}/health`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await over).toMatchObject({ code: 0 });
    await expect(fetch(`${url}/health`)).rejects.toThrow();
  });

  it('passes on wrong options and returns the exit code', async () => {
    const { code, stderr } = await command(['publisher', '--releases', 'many'], {}).over;
    expect(code).toBe(2);
    expect(stderr).toContain('--releases must be a whole number');
  });
});
