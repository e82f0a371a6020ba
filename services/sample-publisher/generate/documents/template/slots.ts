import { filled } from '#services/sample-publisher/generate/fixture.ts';
import type { Random } from '#services/sample-publisher/generate/random.ts';
import { type Spelling, spellings } from '../wordings/spelled.ts';

/** What a layout can say, by name: facts of the tender, and what its pieces have set. Null is a fact that is not stated. */
export type Scope = Readonly<Record<string, unknown>>;

/** `{name}`, `{name.field}`; with `?text` for a fact that is not stated, with `|spelling` or `|spelling 60`. */
const SLOT = /^([\w.#]+)(?:\?([^|]*))?(?:\|(\w+)(?: (\d+))?)?$/;
/** Filled in when the pages are known. */
const OF_PAGES = ['page', 'pages'];

/** @throws when nothing has the name */
export function valueIn(scope: Scope, path: string): unknown {
  const [name = '', ...fields] = path.split('.');
  if (!Object.hasOwn(scope, name))
    throw new Error(`a layout speaks of ${path}, but nothing is called ${name}`);
  return fields.reduce<unknown>(
    (value, field) => (value as Record<string, unknown> | null | undefined)?.[field],
    scope[name],
  );
}

/**
 * Fills the slots of a text from left to right; `{2..9}` is a number that is drawn.
 * @returns null when a slot has nothing
 */
export function said(text: string, scope: Scope, random: Random): string | null {
  let lacks = false;
  const complete = filled(text, (slot) => {
    if (OF_PAGES.includes(slot)) return `{${slot}}`;
    const range = /^(\d+)\.\.(\d+)$/.exec(slot);
    if (range) return String(random.integer(Number(range[1]), Number(range[2])));
    const parts = SLOT.exec(slot);
    if (!parts) throw new Error(`a layout has the slot {${slot}}, which is none`);
    const [, path, otherwise, spelling, argument] = parts;
    const value = valueIn(scope, path!) ?? (otherwise || null);
    lacks ||= value === null && otherwise === undefined;
    if (value === null) return '';
    return spelling === undefined
      ? String(value)
      : spellings[spelling as Spelling](value as never, random, Number(argument));
  });
  return lacks ? null : complete;
}

/** Whether a condition holds: `name` is something, `not name` nothing, `name = text` just that. */
export function holds(condition: string, scope: Scope): boolean {
  if (condition.startsWith('not ')) return !holds(condition.slice(4), scope);
  const [path = '', wanted] = condition.split(' = ');
  const value = valueIn(scope, path);
  if (wanted !== undefined) return String(value) === wanted;
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
