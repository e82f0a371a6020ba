import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The licences of every package that an installation for production gets, by the lock file. */

export type Package = { name: string; version: string; licence: string };

const root = join(import.meta.dirname, '..');
const PLACE = 'node_modules/';

/** Licences that ask for a notice at most. What is not listed is rejected, whether it is copyleft or unknown. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
]);

/** Packages whose package.json names no licence, with what their LICENSE file says. */
const STATED_IN_FILE: [name: RegExp, licence: string][] = [
  [/^@msgpackr-extract\//, 'MIT'],
  [/^png-js$/, 'MIT'],
  [/^seq-queue$/, 'MIT'],
];

/** Packages under another licence that may be there all the same, with the reason. */
export const exceptions: Record<string, string> = {
  argparse:
    'PSF-2.0 is the licence of Python and asks for a notice at most; only the command line of `markdown-it`, which nobody calls, uses the package',
};

type LockFile = {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>;
};

/**
 * @param lock the content of package-lock.json; by default the project's
 * @returns packages that are not for development only, sorted by name; each version once
 */
export function productionPackages(lock: LockFile = readLock()): Package[] {
  const found = Object.entries(lock.packages).flatMap(([path, { version = '', license, dev, link }]) => {
    // Packages that are folders of ours (scripts/absent) are links.
    if (!path.includes(PLACE) || dev || link) return [];
    const name = path.slice(path.lastIndexOf(PLACE) + PLACE.length);
    const licence = license ?? STATED_IN_FILE.find(([pattern]) => pattern.test(name))?.[1] ?? 'none stated';
    return [{ name, version, licence }];
  });
  const each = new Map(found.map((one) => [`${one.name}@${one.version}`, one]));
  return [...each.values()].toSorted((a, b) =>
    a.name === b.name ? order(a.version, b.version) : order(a.name, b.name),
  );
}

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const readLock = (): LockFile => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** @returns whether an SPDX expression allows use under a permissive licence: one of those after OR, all of those after AND */
export function isPermissive(expression: string): boolean {
  const alternatives = expression.replaceAll(/[()]/g, '').split(/ or /i);
  return alternatives.some((one) => one.split(/ and /i).every((name) => PERMISSIVE.has(name.trim())));
}

/** @returns the packages whose licence is neither permissive nor excepted */
export const rejectedPackages = (packages: Package[]): Package[] =>
  packages.filter(({ name, licence }) => !isPermissive(licence) && !(name in exceptions));
