import { expect, it } from 'vitest';
import { EnvironmentError } from '#shared/errors.ts';
import { environmentFault } from '#workers/pipeline/import-process.ts';

it('an import that a server ended says so, and how it goes on; a defect keeps its stack', () => {
  const lost = Object.assign(new Error('terminating connection'), { code: '57P01' });
  expect(environmentFault(lost)).toMatch(/cannot be used: terminating connection; .* import the same again/);
  expect(environmentFault(new EnvironmentError('no such folder'))).toBe('no such folder');
  expect(environmentFault(new TypeError('x is not a function'))).toBeNull();
});
