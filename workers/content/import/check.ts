import type { ContentFault } from '#shared/content/fault.ts';
import { proseOf } from '#shared/content/markdown.ts';
import type { ReadRecord } from '#shared/content/read-record.ts';
import type { Executor } from '#shared/database/connection.ts';
import { type AuthorPace, type AuthorRules, authorFaults } from '#shared/domain/content/author-rules.ts';
import { contentIdentity } from '#shared/text/identity.ts';
import { paceFaults } from './pace.ts';
import { findTargets, type Target } from './targets.ts';

/** The data that an import has about records to which others refer. */
export type Known = {
  targets: ReadonlyMap<string, Target>;
  authors: ReadonlyMap<string, AuthorRules & AuthorPace>;
};

/**
 * Checks records against each other and against what is stored.
 * @param site address of the web site that shows the texts; null where there is none
 * @param now the time of the database
 * @param leaving the paths of all files, where records of others are removed; null where they stay
 * @returns the records without a fault, the faults of the others, and what links and authors are
 */
export async function checkRecords(
  database: Executor,
  records: readonly ReadRecord[],
  site: string | null,
  now: Date,
  leaving: readonly string[] | null,
): Promise<{ records: ReadRecord[]; faults: ContentFault[]; known: Known }> {
  const faults: ContentFault[] = [...repeated(records)];
  const wrong = new Set(faults.map(placeOf));
  const once = records.filter((record) => !wrong.has(placeOf(record)));
  const articles = new Set(once.flatMap(({ kind, values }) => (kind === 'article' ? [values.slug] : [])));
  const links = once.flatMap((record) => [...record.links.map(({ target }) => target), ...featured(record)]);
  const known: Known = {
    targets: await findTargets(database, links, site, articles),
    authors: await authorsOf(database, once, leaving),
  };
  const good: ReadRecord[] = [];
  for (const record of once) {
    const own = faultsOf(record, known, now);
    if (own.length === 0) good.push(record);
    else faults.push(...own);
  }
  const tooSoon = await paceFaults(database, good, known.authors, now, leaving);
  for (const [record, rule] of tooSoon)
    faults.push({ path: record.path, line: record.lineOf('published_at'), rule });
  return { records: good.filter((record) => !tooSoon.has(record)), faults, known };
}

const placeOf = ({ path, line }: { path: string; line: number }): string => `${path}\0${line}`;
const featured = (record: ReadRecord): string[] =>
  record.kind === 'article' ? record.values.featured_tender_ids.map((id) => `tender:${id}`) : [];

/** If two records have one slug, neither is accepted. */
function repeated(records: readonly ReadRecord[]): ContentFault[] {
  const bySlug = Map.groupBy(records, ({ kind, values }) => `${kind} ${values.slug}`);
  return [...bySlug.values()].flatMap((same) =>
    same.length < 2
      ? []
      : same.map((record) => {
          const other = same.find((one) => one !== record)!;
          return {
            path: record.path,
            line: record.line,
            rule: `the slug ${record.values.slug} is also that of ${other.path}, line ${other.line}`,
          };
        }),
  );
}

/** The rules of the authors that articles may name: those in the files override stored ones. */
async function authorsOf(
  database: Executor,
  records: readonly ReadRecord[],
  leaving: readonly string[] | null,
): Promise<Map<string, AuthorRules & AuthorPace>> {
  const { rows } = await database.query<AuthorRules & AuthorPace & { slug: string }>(
    `select slug, name, allowed_categories, banned_phrases, tone_rules, cooldown_days_by_topic, max_posts_per_week from core.author
     where path is null or $1::text[] is null or path = any($1::text[])`,
    [leaving],
  );
  return new Map<string, AuthorRules & AuthorPace>([
    ...rows.map((row) => [row.slug, row] as const),
    ...records.flatMap((record) =>
      record.kind === 'author' ? [[record.values.slug, record.values] as const] : [],
    ),
  ]);
}

function faultsOf(record: ReadRecord, { targets, authors }: Known, now: Date): ContentFault[] {
  const fault = (line: number, rule: string) => ({ path: record.path, line, rule });
  const faults = record.links.flatMap(({ line, target }) =>
    targets.has(target) ? [] : [fault(line, `the link ${target.slice(0, 200)} leads to nothing`)],
  );
  if (record.kind === 'newsletter_edition' || record.kind === 'article') {
    const at = record.values.published_at;
    if (record.values.status === 'published' && at !== null && new Date(at) > now)
      faults.push(
        fault(record.lineOf('published_at'), 'published_at is in the future: such a text is scheduled'),
      );
  }
  if (record.kind !== 'article') return faults;
  for (const target of featured(record))
    if (!targets.has(target))
      faults.push(
        fault(record.lineOf('featured_tender_ids'), `there is no tender ${target.slice('tender:'.length)}`),
      );
  const { author: name } = record.values;
  if (name === null) return faults;
  const author = authors.get(name);
  if (author === undefined)
    faults.push(fault(record.lineOf('author'), `there is no author with the slug ${name}`));
  else
    for (const { field, line, rule } of authorFaults(author, {
      ...record.values,
      prose: proseOf(record.values.content),
    }))
      faults.push(fault(field === 'content' ? record.lineOfText(line) : record.lineOf(field), rule));
  return faults;
}

export const authorIdentity = (slug: string): string => contentIdentity('author', slug);
