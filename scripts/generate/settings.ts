import type { z } from 'zod';
import { settings } from '#shared/config.ts';

const entries = () =>
  Object.entries(settings).map(([name, schema]) => {
    const result = (schema as z.ZodType).safeParse(undefined);
    return {
      name,
      description: (schema as z.ZodType).description ?? '',
      standard: result.success && result.data !== undefined ? asWritten(result.data) : null,
    };
  });

/** @returns a default as one would write it: `name=value` pairs and lists are separated by commas; null if it is empty */
const asWritten = (value: unknown): string | null => {
  const pairs = typeof value === 'object' && value !== null && !Array.isArray(value);
  const text = pairs
    ? Object.entries(value)
        .map(([name, claim]) => `${name}=${claim}`)
        .join(',')
    : String(value);
  return text === '' ? null : text;
};

/** @returns the text of .env.example: every setting with its default, commented out */
export const environmentExample = (): string =>
  `# Generated from shared/config.ts by \`npm run generate\`; do not edit. Copy to .env and set what differs.\n${entries()
    .map(({ name, description, standard }) => `\n# ${description}\n#${name}=${standard ?? ''}`)
    .join('\n')}\n`;

/** @returns rows of the table of settings: variable, default, meaning */
export const settingsTable = (): string[][] =>
  entries().map(({ name, description, standard }) => [
    `\`${name}\``,
    standard === null ? '' : `\`${standard}\``,
    description,
  ]);
