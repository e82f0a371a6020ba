import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadConfig, settings, surroundings } from '#shared/config.ts';
import { ConfigError } from '#shared/errors.ts';
import { newFolder } from '#test/support/folders.ts';

let file: string;

beforeEach(async () => {
  const folder = await newFolder();
  file = join(folder, 'secret');
});

describe('a wrong setting', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT: must be a whole number from 1 to 65535, or 0 for any free port'],
    [{ PORT: '70000' }, 'PORT: must be a whole number from 1 to 65535, or 0 for any free port'],
    [{ PORT: '8080.5' }, 'PORT: must be a whole number from 1 to 65535, or 0 for any free port'],
    [
      { OPERATOR_PORT: '65536' },
      'OPERATOR_PORT: must be a whole number from 1 to 65535, or 0 for any free port',
    ],
    [{ API_PROCESSES: '0' }, 'API_PROCESSES: must be a whole number from 1 to 64'],
    [{ DATABASE_POOL: '-1' }, 'DATABASE_POOL: must be a whole number of 1 or more'],
    [{ COLLECT_DELAY_MS: '1s' }, 'COLLECT_DELAY_MS: must be a whole number of 0 or more'],
    [{ SNAPSHOT_HOUR: '24' }, 'SNAPSHOT_HOUR: must be a whole number from 0 to 23, or off'],
    [{ SNAPSHOT_HOUR: 'never' }, 'SNAPSHOT_HOUR: must be a whole number from 0 to 23, or off'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET: must have at least 16 characters'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent'],
    [
      { PUBLIC_URL: 'example.org', PORT: 'x' },
      'PORT: must be a whole number from 1 to 65535, or 0 for any free port; PUBLIC_URL: must be a URL that starts with http:// or https://',
    ],
  ])('%o is named with its rule', (given, message) => {
    expect(() => loadConfig(given)).toThrow(new ConfigError(message));
  });

  it('is never explained in the words of a library', () => {
    const every = Object.keys(settings);
    const wrong = Object.fromEntries(every.map((name) => [name, '\u0007']));
    const told = (() => {
      try {
        return loadConfig(wrong) && '';
      } catch (error) {
        return (error as Error).message;
      }
    })();
    expect(told).toMatch(/: must /);
    expect(told).not.toMatch(/invalid|expected|received|NaN|too (small|big)/i);
  });
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

  it('that cannot be read, or is set beside the variable, is an error that names both', async () => {
    expect(() => loadConfig({ JWT_SECRET_FILE: file })).toThrow(
      new ConfigError(`JWT_SECRET_FILE: ${file} cannot be read (ENOENT)`),
    );
    await writeFile(file, 'a secret of some length');
    expect(() => loadConfig({ JWT_SECRET: 'another secret of some length', JWT_SECRET_FILE: file })).toThrow(
      /^JWT_SECRET: set either JWT_SECRET or JWT_SECRET_FILE, not both$/,
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

it.runIf(process.getuid)('users of one machine have folders of their own for files under way', () => {
  expect(surroundings.scratch).toMatch(new RegExp(`-${process.getuid!()}$`));
});
