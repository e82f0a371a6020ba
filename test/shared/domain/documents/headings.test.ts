import { describe, expect, it } from 'vitest';
import { topicsOf } from '#shared/domain/documents/reading/headings.ts';
import { headings } from './wordings/headings.ts';

describe.each(Object.entries(headings))('a heading of the section %s', (section, titles) => {
  it.each(titles)('%s', (title) => {
    expect(topicsOf(title.replace('’', "'"))).toContain(section);
  });
});
