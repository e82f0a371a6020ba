import type { ReadRecord } from '#shared/content/read-record.ts';
import type { Executor } from '#shared/database/connection.ts';
import { type AuthorPace, daysApart, isSameSubject, paceFault } from '#shared/domain/content/author-rules.ts';
import { weekOf } from '#shared/domain/content/briefing/week.ts';
import { southAfricanDay } from '#shared/time.ts';

/** How often authors may write, by their records: articles in the files, together with stored ones. */

/** An article that is public on its South African day, or will be. */
type Dated = { slug: string; author: string; subject: string | null; readers: string | null; day: string };

/**
 * An article that is stored with the same author, subject and day was allowed, and stays so when the author's record changes.
 * @param records without another fault
 * @param leaving as for checkRecords
 * @returns the articles that their authors' records do not allow, with the reason; of two that are too near the later one
 */
export async function paceFaults(
  database: Executor,
  records: readonly ReadRecord[],
  authors: ReadonlyMap<string, AuthorPace>,
  now: Date,
  leaving: readonly string[] | null,
): Promise<Map<ReadRecord, string>> {
  const paced = records.filter((record) => {
    const author = record.kind === 'article' ? authors.get(record.values.author ?? '') : undefined;
    return author !== undefined && (author.max_posts_per_week !== null || hasPauses(author));
  });
  if (paced.length === 0) return new Map();
  const stored = new Map((await storedArticles(database, leaving)).map((one) => [one.slug, one]));
  const replaced = new Set(records.flatMap(({ kind, values }) => (kind === 'article' ? [values.slug] : [])));
  const accepted = [...stored.values()].filter(({ slug }) => !replaced.has(slug));
  const fresh: { record: ReadRecord; article: Dated }[] = [];
  for (const record of paced) {
    const article = datedOf(record, stored, now);
    if (article === null) continue;
    if (isSame(stored.get(article.slug), article)) accepted.push(article);
    else fresh.push({ record, article });
  }
  const faults = new Map<ReadRecord, string>();
  for (const { record, article } of fresh.toSorted((one, other) =>
    placeOf(one) < placeOf(other) ? -1 : 1,
  )) {
    const { author, subject, readers, day } = article;
    const others = accepted.filter((one) => one.author === author);
    const near = others.filter((one) => isSameSubject(one.subject, subject) && one.readers === readers);
    const fault = paceFault(authors.get(author)!, subject, {
      nearest: near.length === 0 ? null : Math.min(...near.map((one) => daysApart(one.day, day))),
      inWeek: others.filter((one) => weekOf(one.day).from === weekOf(day).from).length,
    });
    if (fault === null) accepted.push(article);
    else faults.set(record, `${author} writes too often: ${fault}`);
  }
  return faults;
}

const hasPauses = ({ cooldown_days_by_topic: pauses }: AuthorPace): boolean => Object.keys(pauses).length > 0;
const placeOf = ({ article: { day, slug } }: { article: Dated }): string => `${day} ${slug}`;
const isSame = (before: Dated | undefined, now: Dated): boolean =>
  before !== undefined &&
  before.author === now.author &&
  before.day === now.day &&
  isSameSubject(before.subject, now.subject);

/** @returns null if it will not be public */
function datedOf(record: ReadRecord, stored: ReadonlyMap<string, Dated>, now: Date): Dated | null {
  if (record.kind !== 'article') return null;
  const { slug, status, author, category, province, published_at: at } = record.values;
  if (author === null || !['published', 'scheduled'].includes(status)) return null;
  const day = at === null ? stored.get(slug)?.day : southAfricanDay(new Date(at));
  return { slug, author, subject: category, readers: province, day: day ?? southAfricanDay(now) };
}

async function storedArticles(database: Executor, leaving: readonly string[] | null): Promise<Dated[]> {
  const { rows } = await database.query<Dated>(
    `select article.slug, author.slug as author, article.category_name as subject, article.province_slug as readers,
       (coalesce(article.publish_at, article.created_at) at time zone 'Africa/Johannesburg')::date::text as day
     from core.article join core.author on author.id = article.author_id
     where article.status in ('published', 'scheduled')
       and (article.path is null or $1::text[] is null or article.path = any($1::text[]))`,
    [leaving],
  );
  return rows;
}
