import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '#shared/domain/tenders/compile.ts';
import { knownSources } from '#test/support/known-sources.ts';
import { property } from '#test/support/property.ts';
import { captured, ocid, release } from './captured-releases.ts';

describe('a slug that a title gave', () => {
  const titles = fc.array(fc.constantFrom('Roof', 'Roof 12', 'Roof of the hall', '道路', '2'), {
    minLength: 1,
    maxLength: 5,
  });
  const numbered = (number: number) => `ocds-9t57fa-${number}`;
  const slugsOf = (name: string, shown: readonly string[]) => {
    const releases = shown.map((description) => ({ ...release({ description }), ocid: name }));
    const { slug, former_slugs: former } = compile(name, captured(releases), knownSources.readerOf)!.records
      .tender;
    return { slug, former: former ?? [] };
  };

  it('stays one of the tender when the title changes, the latest last', () => {
    expect(slugsOf(ocid, ['Roof', 'Wall', 'Floor'])).toEqual({
      slug: 'floor-165050',
      former: ['roof-165050', 'wall-165050'],
    });
    expect(slugsOf(ocid, ['Roof', 'Wall', 'Roof'])).toEqual({ slug: 'roof-165050', former: ['wall-165050'] });
    expect(slugsOf(ocid, ['Roof'])).toEqual({ slug: 'roof-165050', former: [] });
  });

  it('leads to no other tender, whatever titles and numbers are', async () => {
    const names = fc
      .tuple(
        fc.constantFrom(5, 12, 165050, 250, 50),
        fc.constantFrom(numbered, (n: number) => `ocds-other-${n}`),
      )
      .map(([number, name]) => name(number));
    await property(
      fc.uniqueArray(names, { minLength: 2, maxLength: 5 }),
      titles,
      titles,
      (ocids, one, other) => {
        const all = ocids.flatMap((name, at) => {
          const { slug, former } = slugsOf(name, at % 2 === 0 ? one : other);
          expect(former).not.toContain(slug);
          return [slug, ...former];
        });
        expect(new Set(all).size).toBe(all.length);
      },
    );
  });

  it('is kept for every title, in whatever order they were shown', () =>
    property(titles, (shown) => {
      const { slug, former } = slugsOf(ocid, shown);
      const each = shown.map((title) => slugsOf(ocid, [title]).slug);
      expect(new Set([slug, ...former])).toEqual(new Set(each));
      expect(slug).toBe(each.at(-1));
    }));
});
