import type { Json } from '#shared/domain/tenders/read/fields/reading.ts';
import { type Field, isGiven, type NoteNew } from './fields.ts';
import { type Kind, type Part, partOf, rankOf } from './spellings.ts';

/** The values of an object whose keys are known by several spellings. */
export type Parts<K extends Kind> = (part: Part<K>) => Field;

/**
 * Sorts the values of an object by what their keys say, and notes the keys that say nothing.
 * @param path of the object; a part without a value has the object's
 */
export function partsOf<K extends Kind>(note: NoteNew, kind: K, object: Json, path: string): Parts<K> {
  const found = new Map<string, Field & { rank: number }>();
  for (const [key, value] of Object.entries(object)) {
    const part = partOf(kind, key);
    if (part === null) note(`${kind}/${key}`);
    if (part === null || !isGiven(value)) continue;
    const rank = rankOf(kind, key);
    const earlier = found.get(part);
    if (earlier === undefined || rank < earlier.rank)
      found.set(part, { value, path: `${path}/${key}`, rank });
  }
  return (part) => found.get(part) ?? { value: null, path };
}
