import type { Correction, FigureSource } from '#shared/tables/content.ts';
import { southAfricanTime } from '#shared/time.ts';
import { dayInWords } from '../wording.ts';
import { asMarkdown } from './compose.ts';

/** A text with its corrections. */
export type Revised = { revision: number; corrections: readonly Correction[] };

const keyOf = ({ label, request, path }: FigureSource): string => `${label} ${request} ${path}`;

/**
 * Compares the settled figures of a week in a text with the present ones. Figures about the present, such as all awards
 * of a company, may change without a correction.
 * @returns the differences in words
 */
export function differences(before: readonly FigureSource[], now: readonly FigureSource[]): string[] {
  const settled = (sources: readonly FigureSource[]) =>
    new Map(sources.filter((source) => source.settled).map((source) => [keyOf(source), source]));
  const [old, fresh] = [settled(before), settled(now)];
  return [
    ...[...fresh].flatMap(([key, { label, value }]) => {
      const was = old.get(key);
      if (was === undefined) return [`${label}: ${value}, which was missing`];
      return was.value === value ? [] : [`${label}: ${value}, not ${was.value}`];
    }),
    ...[...old].flatMap(([key, { label, value }]) =>
      fresh.has(key) ? [] : [`${label}: ${value} is no longer said`],
    ),
  ];
}

/** @returns the next revision, which states its corrections */
export const corrected = (before: Revised, changes: readonly string[], at: Date): Revised => ({
  revision: before.revision + 1,
  corrections: [{ revision: before.revision + 1, at: southAfricanTime(at), changes }, ...before.corrections],
});

/** @returns the paragraph at the end of a corrected text; empty for a first revision */
export const correctionsInWords = ({ corrections }: Revised): string =>
  corrections.length === 0
    ? ''
    : `\n## Corrections\n\n${corrections.map(({ at, changes }) => `- ${dayInWords(at)}: ${changes.map(asMarkdown).join('; ')}.`).join('\n')}\n`;
