import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptBytes } from '#services/api/http/kept-bytes.ts';
import { EnvironmentError } from '#shared/errors.ts';

/** What the manifest of the build says of a script. */
export type BuiltScript = { hash: string; bytes: number; gzip: number; integrity: string };

const SHEETS = ['style', 'list', 'bars', 'top-companies', 'winners-feed', 'sector-trends', 'heatmap'];

/** What scripts/build-widgets.ts has written: the scripts and style sheets by name, without their endings. */
export type Built = {
  scripts: ReadonlyMap<string, BuiltScript & { content: Buffer }>;
  styles: ReadonlyMap<string, string>;
};

const FOLDER = join(import.meta.dirname, '../../../../widgets/built');

/** @throws EnvironmentError where the scripts have not been built */
export async function readBuilt(): Promise<Built> {
  const read = async (name: string) => {
    try {
      return await readFile(join(FOLDER, name));
    } catch (cause) {
      throw new EnvironmentError(
        `The scripts of the widgets are not built: ${name} is missing. Run node scripts/build-widgets.ts`,
        { cause },
      );
    }
  };
  const manifest = JSON.parse(String(await read('manifest.json'))) as Record<string, BuiltScript>;
  const scripts = await Promise.all(
    Object.entries(manifest).map(
      async ([name, script]) => [name, { ...script, content: keptBytes(await read(`${name}.js`)) }] as const,
    ),
  );
  const styles = await Promise.all(
    SHEETS.map(async (name) => [name, String(await read(`${name}.css`))] as const),
  );
  return {
    scripts: new Map(scripts),
    styles: new Map(styles),
  };
}
