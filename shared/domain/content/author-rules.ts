import { daysBetween } from '#shared/time.ts';
import { ownWords, type Prose, toneFaults } from './tone.ts';

/** What an author's record requires of an article. */

export type AuthorRules = {
  name: string;
  /** Subjects; an empty list means all. */
  allowed_categories: readonly string[];
  banned_phrases: readonly string[];
  /** Names of `toneRules`. */
  tone_rules: readonly string[];
};

/** The parts of an article that are judged. */
export type JudgedArticle = {
  title: string;
  prose: readonly Prose[];
  category?: string | null | undefined;
  /** Names and titles in the article that the author did not choose. */
  others?: readonly string[];
};

/** How an article breaks its author's rules: the field, and for the text also the line in it, from 1. */
export type AuthorFault = { field: 'category' | 'title' | 'content'; line: number; rule: string };

/** The author's other articles. */
export type AuthorRecord = {
  /** Days to the nearest other article on the subject for the same readers, before or after; null if there is none. */
  nearest: number | null;
  /** Other articles in the same week, on any subject. */
  inWeek: number;
};

export type AuthorPace = {
  cooldown_days_by_topic: Readonly<Record<string, number>>;
  max_posts_per_week: number | null;
};

/** @returns why the author's record does not allow another article on the subject; null if it does */
export function paceFault(
  { cooldown_days_by_topic: cooldown, max_posts_per_week: most }: AuthorPace,
  subject: string | null,
  { nearest, inWeek }: AuthorRecord,
): string | null {
  const pause = Object.entries(cooldown).find(([topic]) => isSameSubject(topic, subject))?.[1] ?? 0;
  if (nearest !== null && nearest < pause)
    return `${pause} days lie between two articles about ${subject}, and another one is ${nearest} days away`;
  if (most !== null && inWeek >= most) return `a week has at most ${most}, and this one has ${inWeek} others`;
  return null;
}

/** @returns the number of days between two South African days, in any order */
export const daysApart = (one: string, other: string): number => Math.abs(daysBetween(one, other));

/** @returns whether two articles are about one subject */
export const isSameSubject = (one: string | null, other: string | null): boolean =>
  folded(one ?? '') === folded(other ?? '');

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** @returns the author's rules that an article breaks */
export function authorFaults(
  { name, allowed_categories: allowed, banned_phrases: banned, tone_rules: tone }: AuthorRules,
  { title, prose, category, others = [] }: JudgedArticle,
): AuthorFault[] {
  const faults: AuthorFault[] = [];
  if (allowed.length > 0 && !allowed.some((one) => isSameSubject(one, category ?? null)))
    faults.push({
      ...{ field: 'category', line: 1 },
      rule: `${name} writes about ${allowed.join(', ')} only, not about ${category ?? 'no category'}`,
    });
  const own = prose.map(({ line, text }) => ({ line, text: ownWords(text, others) }));
  for (const [field, parts] of [
    ['title', [{ line: 1, text: title }]],
    ['content', own],
  ] as const) {
    for (const phrase of banned)
      for (const { line, text } of parts) {
        const at = lineOfPhrase(text, phrase);
        if (at !== null)
          faults.push({
            ...{ field, line: line + at },
            rule: `the ${field} has “${phrase}”, a phrase that ${name} does not use`,
          });
      }
    for (const { line, rule, fault } of toneFaults(tone, parts))
      faults.push({ field, line, rule: `${fault}; the tone of ${name} is: ${rule}` });
  }
  return faults;
}

/**
 * @returns the line of a text, from 0, in which a phrase begins, ignoring differences of blanks and line ends; null if
 *   the text does not contain it
 */
function lineOfPhrase(text: string, phrase: string): number | null {
  const lines: { from: number; line: number }[] = [];
  let whole = '';
  for (const [line, words] of text.split('\n').entries()) {
    if (whole !== '') whole += ' ';
    lines.push({ from: whole.length, line });
    whole += folded(words);
  }
  const at = whole.indexOf(folded(phrase));
  return at === -1 ? null : (lines.findLast(({ from }) => from <= at)?.line ?? 0);
}
