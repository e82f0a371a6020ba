import { deflated, zipped } from '#services/sample-publisher/generate/documents/print/zip.ts';

/** What a directory states instead of the truth. */
export type Lies = { size?: number; encrypted?: boolean };

/** @returns the bytes of a ZIP file with these files, by their names; as a list, if two have the same */
export const zipOf = (
  files: Readonly<Record<string, string | Buffer>> | readonly (readonly [string, string | Buffer])[],
  lies: Lies = {},
): Buffer =>
  zipped(
    (Array.isArray(files) ? files : Object.entries(files)).map(([name, content]) => [
      name,
      { ...deflated(Buffer.from(content)), ...lies },
    ]),
  );
