import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { topicsOf } from '#shared/domain/documents/reading/headings.ts';

const headings = parse(readFileSync(new URL('wordings/headings.yaml', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>;

describe.each(Object.entries(headings))('a heading of the section %s', (section, titles) => {
  it.each(titles)('%s', (title) => {
    expect(topicsOf(title.replace('’', "'"))).toContain(section);
  });
});
