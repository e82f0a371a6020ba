import type { Json } from '#shared/domain/tenders/read/fields/reading.ts';
import { type Field, isGiven, type ReportKey } from './fields.ts';
import { type Kind, type Part, partOf, rankOf } from './spellings.ts';

/** @returns the value of a part of an object whose keys have several spellings */
export type Parts<K extends Kind> = (part: Part<K>) => Field;

/**
 * Finds the parts of an object by their keys, and reports unknown keys.
 * @param path of the object, which is also the path of parts without a value
 */
export function partsOf<K extends Kind>(reportKey: ReportKey, kind: K, object: Json, path: string): Parts<K> {
  const found = new Map<string, Field & { rank: number }>();
  for (const [key, value] of Object.entries(object)) {
    const part = partOf(kind, key);
    if (part === null) reportKey(`${kind}/${key}`);
    if (part === null || !isGiven(value)) continue;
    const rank = rankOf(kind, key);
    const earlier = found.get(part);
    if (earlier === undefined || rank < earlier.rank)
      found.set(part, { value, path: `${path}/${key}`, rank });
  }
  return (part) => found.get(part) ?? { value: null, path };
}
