import { join } from 'node:path';
import { htmlFile } from '#services/html.ts';
import { shell, trail } from '#services/site/docs/shell.ts';
import { texts } from '#services/site/docs/texts.ts';
import type { Page } from '#services/site/page.ts';

/** The address in the examples of the texts. */
const EXAMPLE_URL = 'http://127.0.0.1:8080';

/** The guides and the changelog, with examples for the address of this service. */
export const textPages: readonly Page[] = texts.map(({ path, html: file, label, about }) => ({
  path: path as `/${string}`,
  section: 'developers',
  show: ({ publicUrl }) => ({
    title: `${label} | Developers`,
    description: about,
    canonical: path,
    script: 'docs',
    main: shell(path, [
      trail({ path: '/docs', label: 'Developers' }),
      htmlFile(join(import.meta.dirname, 'texts', file), { [EXAMPLE_URL]: publicUrl }),
    ]),
  }),
}));
