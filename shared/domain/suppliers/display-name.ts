import { compare } from '#shared/text/order.ts';
import type { SeenSpelling } from './spelling.ts';

/**
 * @returns the name to show for a company: among the spellings of the most frequent key, preferably one with a legal
 *   form, then one with normal capitals, then the most frequent; null if no spelling has a name
 */
export function displayNameOf(spellings: readonly SeenSpelling[]): string | null {
  const named = spellings.filter(({ name }) => name !== null);
  const keys = [...Map.groupBy(named, ({ nameKey }) => nameKey)].map(([key, own]) => ({
    key,
    own,
    mentions: own.reduce((sum, { mentions }) => sum + mentions, 0),
  }));
  const [most] = keys.sort((one, other) => other.mentions - one.mentions || compare(one.key, other.key));
  const [best] = (most?.own ?? []).toSorted(
    (one, other) =>
      rank(other) - rank(one) || other.mentions - one.mentions || compare(one.name ?? '', other.name ?? ''),
  );
  return best?.name ?? null;
}

const rank = ({ name, form }: SeenSpelling): number =>
  (form === null ? 0 : 2) + (hasNormalCapitals(name ?? '') ? 1 : 0);

/** Whether the longest word begins with a capital and continues in lower case. */
function hasNormalCapitals(name: string): boolean {
  const words = name.match(/\p{Letter}+/gu) ?? [];
  const [longest = ''] = words.toSorted((one, other) => other.length - one.length);
  return /^\p{Lu}[^\p{Lu}]+$/u.test(longest) || !/[\p{Lu}\p{Ll}]/u.test(longest);
}
