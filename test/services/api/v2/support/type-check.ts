import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import openapiTS from 'openapi-typescript';

const root = join(import.meta.dirname, '../../../../..');

/** A folder of TypeScript files that a test writes, as a project of somebody who calls the API. */
export type TypeCheck = {
  write: (file: string, text: string) => void;
  /** @returns what the compiler finds wrong in each file, by name; files without errors are left out */
  errors: () => Promise<Record<string, string[]>>;
  /** Runs a file with these settings. @returns what it prints */
  run: (file: string, env: Record<string, string>) => Promise<string>;
  close: () => void;
};

const OPTIONS = {
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  target: 'es2024',
  lib: ['es2024'],
  module: 'nodenext',
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  types: ['node'],
};

/** The folder has the packages of this project. */
export function openTypeCheck(): TypeCheck {
  const folder = mkdtempSync(join(tmpdir(), 'typed-client-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const write = (file: string, text: string) => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  write('package.json', JSON.stringify({ type: 'module' }));
  write('tsconfig.json', JSON.stringify({ compilerOptions: OPTIONS }));
  return {
    write,
    errors: async () => {
      const compiler = join(root, 'node_modules/typescript/bin/tsc');
      const { stdout } = await execute([compiler, '--project', folder, '--pretty', 'false'], folder);
      const found: Record<string, string[]> = {};
      for (const line of stdout.split('\n')) {
        const [, file, message] = /^(\S+\.ts)\(\d+,\d+\): error (.*)$/.exec(line) ?? [];
        if (file !== undefined && message !== undefined) found[file] = [...(found[file] ?? []), message];
      }
      return found;
    },
    run: async (file, env) => {
      const { stdout, failed, stderr } = await execute([join(folder, file)], folder, env);
      if (failed) throw new Error(stderr);
      return stdout;
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Writes the declarations of known clients, whose `known-client-types/index.ts` has all of them. */
export function writeKnownTypes({ write }: Pick<TypeCheck, 'write'>): void {
  const folder = 'known-client-types';
  const source = join(import.meta.dirname, folder);
  for (const file of readdirSync(source)) write(join(folder, file), readFileSync(join(source, file), 'utf8'));
}

type Outcome = { failed: boolean; stdout: string; stderr: string };

const execute = (parts: string[], cwd: string, env: Record<string, string> = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(process.execPath, parts, { cwd, maxBuffer: 256 * 1024 * 1024, env }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, stdout, stderr }),
    );
  });

/** @returns the TypeScript types that a description stands for, `paths` and `components` */
export const typesOf = (description: object): Promise<string> =>
  openapiTS(structuredClone(description) as never);
