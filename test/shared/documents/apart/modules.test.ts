import { expect, it, onTestFinished, vi } from 'vitest';
import { compiledModules } from '#shared/documents/apart/modules.ts';

it('a process that reads files gets the folder of compiled modules, and none where there is none', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('NODE_COMPILE_CACHE', '/somewhere');
  expect(compiledModules()).toEqual({ NODE_COMPILE_CACHE: '/somewhere' });
  vi.stubEnv('NODE_COMPILE_CACHE', '');
  expect(compiledModules()).toEqual({});
});
