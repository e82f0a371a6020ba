import { daysBetween } from '#shared/time.ts';

/** What an author's record asks of an article. */

export type AuthorRules = {
  name: string;
  /** Subjects; none means all. */
  allowed_categories: readonly string[];
  banned_phrases: readonly string[];
};

/** The parts of an article that are judged. */
export type JudgedArticle = { title: string; content: string; category?: string | null | undefined };

/** What an author has written already on a subject. */
export type AuthorRecord = {
  /** South African day of the latest article on it, for the same readers; null for none. */
  latest: string | null;
  /** Articles in the same week. */
  inWeek: number;
};

export type AuthorPace = {
  cooldown_days_by_topic: Readonly<Record<string, number>>;
  max_posts_per_week: number | null;
};

/** @param day South African, of the new article @returns whether the author's record allows one more on the subject */
export function mayWrite(
  { cooldown_days_by_topic: cooldown, max_posts_per_week: most }: AuthorPace,
  subject: string,
  { latest, inWeek }: AuthorRecord,
  day: string,
): boolean {
  const pause = Object.entries(cooldown).find(([topic]) => folded(topic) === folded(subject))?.[1] ?? 0;
  const rested = latest === null || daysBetween(latest, day) >= pause;
  return rested && (most === null || inWeek < most);
}

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/** @returns what an article does that its author may not, with the field that has it */
export function authorFaults(
  { name, allowed_categories: allowed, banned_phrases: banned }: AuthorRules,
  { title, content, category }: JudgedArticle,
): { field: 'category' | 'title' | 'content'; rule: string }[] {
  const faults: ReturnType<typeof authorFaults> = [];
  if (allowed.length > 0) {
    const subject = folded(category ?? '');
    if (!allowed.some((one) => folded(one) === subject))
      faults.push({
        field: 'category',
        rule: `${name} writes about ${allowed.join(', ')} only, not about ${category ?? 'no category'}`,
      });
  }
  for (const phrase of banned)
    for (const [field, text] of [
      ['title', title],
      ['content', content],
    ] as const)
      if (folded(text).includes(folded(phrase)))
        faults.push({ field, rule: `the ${field} has “${phrase}”, a phrase that ${name} does not use` });
  return faults;
}
