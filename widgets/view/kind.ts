import type { Chooser, Options } from './options.ts';
import type { Tree } from './tree.ts';

/** An entry of a feed, whose members may be missing. */
export type Entry = Readonly<Record<string, unknown>>;

/** A kind of widget: its feed, and how it shows the entries. It is pure, because browser and server use it. */
export type Kind = Chooser & {
  /** Filters the entries, for a feed that has no parameters. */
  choose?: (entry: Entry, options: Options) => boolean;
  body: (entries: readonly Entry[], options: Options) => Tree;
};

/** @returns a text of a feed; empty if it is absent */
export const textOf = (value: unknown): string => `${value ?? ''}`;
/** @returns a number of a feed; 0 for anything else */
export const numberOf = (value: unknown): number => Number(value) || 0;
