import type { Spelling } from './spelling.ts';

/** Groups of spellings that grow by unions (union-find), with the reasons that keep two groups apart. */

/** The properties of a group: numbers, forms, and members that an operator assigned to other companies. */
type Group = {
  members: number[];
  registrations: readonly string[];
  csds: readonly string[];
  forms: readonly string[];
  kind: string;
  foes: readonly number[];
};

/** A reason that keeps two groups apart. */
export type Conflict = 'operator' | 'registration-numbers' | 'csd-numbers' | 'legal-forms' | 'kinds';

/**
 * The strength of a link, which may override conflicts: a registration number proves more than a supplier number, and
 * both more than a name.
 */
export type Strength = 'operator' | 'registration' | 'csd' | 'name';

export class Groups {
  readonly #parents: Int32Array;
  readonly #groups: Map<number, Group>;

  /** @param apart pairs of places that must not be in one group */
  constructor(spellings: readonly Spelling[], apart: readonly (readonly [number, number])[]) {
    this.#parents = Int32Array.from(spellings, (_, place) => place);
    this.#groups = new Map(spellings.map((spelling, place) => [place, groupOf(spelling, place)]));
    for (const [one, other] of apart) {
      this.#at(one).foes = [...this.#at(one).foes, other];
      this.#at(other).foes = [...this.#at(other).foes, one];
    }
  }

  /** @returns the representative place of the group; it changes with unions */
  rootOf(place: number): number {
    let root = place;
    while (this.#parents[root] !== root) root = this.#parents[root] ?? root;
    for (let at = place; at !== root; ) {
      const next = this.#parents[at] ?? root;
      this.#parents[at] = root;
      at = next;
    }
    return root;
  }

  membersOf(root: number): readonly number[] {
    return this.#at(root).members;
  }

  roots(): number[] {
    return [...this.#groups.keys()];
  }

  /** @returns whether both groups have the same numbers and forms, or none */
  areAlike(one: number, other: number): boolean {
    const [a, b] = [this.#at(one), this.#at(other)];
    return equal(a.registrations, b.registrations) && equal(a.csds, b.csds) && equal(a.forms, b.forms);
  }

  /** @returns why two groups stay apart, or null */
  conflictOf(one: number, other: number, strength: Strength): Conflict | null {
    const [a, b] = [this.#at(one), this.#at(other)];
    if (a.foes.some((foe) => this.rootOf(foe) === other)) return 'operator';
    if (strength === 'operator' || strength === 'registration') return null;
    if (differ(a.registrations, b.registrations)) return 'registration-numbers';
    if (strength === 'csd') return null;
    if (differ(a.csds, b.csds)) return 'csd-numbers';
    if (a.kind !== b.kind) return 'kinds';
    return differ(a.forms, b.forms) ? 'legal-forms' : null;
  }

  /** Joins two groups regardless of conflicts. @returns the new root */
  join(one: number, other: number): number {
    const [kept, gone] =
      this.#at(one).members.length >= this.#at(other).members.length ? [one, other] : [other, one];
    const [into, from] = [this.#at(kept), this.#at(gone)];
    this.#parents[gone] = kept;
    this.#groups.delete(gone);
    for (const member of from.members) into.members.push(member);
    for (const name of ['registrations', 'csds', 'forms'] as const)
      into[name] = union(into[name], from[name]);
    if (from.foes.length > 0) into.foes = [...into.foes, ...from.foes];
    return kept;
  }

  #at(root: number): Group {
    const group = this.#groups.get(root);
    if (group === undefined) throw new Error(`${root} is not the root of a group`);
    return group;
  }
}

/** One array for all groups without values, of which there are hundreds of thousands. */
const NONE: readonly never[] = [];

const listOf = (value: string | null): readonly string[] => (value === null ? NONE : [value]);

const groupOf = ({ registration, csd, formGroup, kind }: Spelling, place: number): Group => ({
  members: [place],
  registrations: listOf(registration),
  csds: listOf(csd),
  forms: listOf(formGroup),
  kind,
  foes: NONE,
});

const equal = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((value) => others.includes(value));

const union = (some: readonly string[], others: readonly string[]): readonly string[] =>
  others.every((value) => some.includes(value)) ? some : [...new Set([...some, ...others])];

/** Whether both have values but none in common. */
const differ = (some: readonly string[], others: readonly string[]): boolean =>
  some.length > 0 && others.length > 0 && !some.some((value) => others.includes(value));
