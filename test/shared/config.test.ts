import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadConfig, surroundings } from '#shared/config.ts';
import { ConfigError } from '#shared/errors.ts';

let file: string;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'config-'));
  file = join(folder, 'secret');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

describe('a setting in a file', () => {
  it('is read without the line end, by the rules of the setting', async () => {
    await writeFile(file, 'a secret of some length\n');
    expect(loadConfig({ JWT_SECRET_FILE: file }).JWT_SECRET).toBe('a secret of some length');
    await writeFile(file, 'short\n');
    expect(() => loadConfig({ JWT_SECRET_FILE: file })).toThrow(/^JWT_SECRET: /);
    expect(() => loadConfig({ JWT_SECRET_FILE: file })).not.toThrow(/short/);
  });

  it('that is empty counts as absent, like an empty variable', async () => {
    await writeFile(file, '\n');
    expect(loadConfig({ PORT_FILE: file, JWT_SECRET_FILE: '' })).toMatchObject({ PORT: 8080 });
  });

  it('that cannot be read, or stands beside the variable, is an error that names both', async () => {
    expect(() => loadConfig({ JWT_SECRET_FILE: file })).toThrow(
      new ConfigError(`JWT_SECRET_FILE: ${file} cannot be read (ENOENT)`),
    );
    await writeFile(file, 'a secret of some length');
    expect(() => loadConfig({ JWT_SECRET: 'another secret of some length', JWT_SECRET_FILE: file })).toThrow(
      /^JWT_SECRET: is set, and so is JWT_SECRET_FILE/,
    );
  });

  it('gives way to the value that a parent process hands to its child', () => {
    vi.stubEnv('JWT_SECRET_FILE', file);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const env = surroundings.childEnvironment({ JWT_SECRET: 'another secret of some length' });
    expect(loadConfig(env).JWT_SECRET).toBe('another secret of some length');
  });
});
