import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles, root } from './generate/files.ts';

/** `npm run generate`: writes every generated file from the registries. */
for (const [path, text] of Object.entries(generatedFiles)) {
  writeFileSync(join(root, path), text());
  process.stdout.write(`${path}\n`);
}
