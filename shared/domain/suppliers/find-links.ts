import { linkBetween, type SpellingLink } from './link.ts';
import type { Spelling } from './spelling.ts';

/**
 * Finds all links between spellings by their blocks, in memory; a database does the same with an index on `blocks`.
 * @param spellings each id once
 * @returns each linked pair once, the smaller id first
 */
export function findLinks(spellings: readonly Spelling[]): SpellingLink[] {
  const blocks = new Map<string, number[]>();
  for (const [place, spelling] of spellings.entries())
    for (const block of spelling.blocks) {
      const own = blocks.get(block);
      if (own) own.push(place);
      else blocks.set(block, [place]);
    }
  const links: SpellingLink[] = [];
  for (const [place, spelling] of spellings.entries()) {
    const others = new Set<number>();
    for (const block of spelling.blocks)
      for (const other of blocks.get(block) ?? []) if (other > place) others.add(other);
    for (const other of others) {
      const link = linkBetween(spelling, spellings[other]!);
      if (link === null) continue;
      const [one, second] = [spelling.id, spellings[other]!.id].sort() as [string, string];
      links.push({ ...link, one, other: second });
    }
  }
  return links;
}
