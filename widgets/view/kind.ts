import type { Options } from './options.ts';
import type { Tree } from './tree.ts';

/** An entry of a feed, whose members are not trusted to be there. */
export type Entry = Readonly<Record<string, unknown>>;

/** Options by which a kind chooses what it shows. */
export type Choice = 'province' | 'category' | 'year';

/** A kind of widget: which feed it reads and what it shows of it. It is pure, because browser and server use it. */
export type Kind = {
  /** Also that of its feed, below `/api/widgets/`. */
  name: string;
  /**
   * How the query of its feed begins; absent for a feed that has no parameters. As many entries are asked for as there may
   * be, so that widgets of different lengths on one page share a request.
   */
  query?: readonly string[];
  /** Options by which it chooses. */
  choices: readonly Choice[];
  /** How many entries are shown unless that is said, and at most. */
  usual: number;
  most: number;
  title: string;
  /** What there is none of, when there is nothing to show. */
  subject: string;
  /** Chooses among the entries, for a feed that has no parameters. */
  choose?: (entry: Entry, options: Options) => boolean;
  body: (entries: readonly Entry[], options: Options) => Tree;
};

/** @returns a text of a feed; an empty one for what is absent */
export const textOf = (value: unknown): string => `${value ?? ''}`;
/** @returns a number of a feed; 0 for anything else */
export const numberOf = (value: unknown): number => Number(value) || 0;
