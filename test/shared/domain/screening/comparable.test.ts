import { expect, it } from 'vitest';
import { isComparable } from '#shared/domain/screening/comparable.ts';

const compares = (name: string): boolean => isComparable({ name, kind: null });

it.each([
  'Pty Ltd',
  'The',
  '123',
  'Ltd trading as',
  'Pty Ltd t/a CC',
  '(Pty) Ltd 123',
  'CC & CC',
  'n/a',
  'TBA',
  'Not applicable',
])('%s names nobody', (name) => {
  expect(compares(name)).toBe(false);
});

it.each(['Nala', 'A B C', 'Tau Ltd', 'Trading Post CC', 'M Nel t/a Nel', 'Companhia'])(
  '%s names somebody',
  (name) => {
    expect(compares(name)).toBe(true);
  },
);
