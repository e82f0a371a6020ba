import { provinces } from '#shared/codelists/provinces.ts';
import { DATA_DESK } from '#shared/codelists/shipped-content.ts';
import { inspectMarkdown, proseOf } from '#shared/content/markdown.ts';
import { type Client, databaseTime, type Executor } from '#shared/database/connection.ts';
import { authorFaults, daysApart, paceFault } from '#shared/domain/content/author-rules.ts';
import { type ComposedText, composeBriefing } from '#shared/domain/content/briefing/compose.ts';
import {
  corrected,
  correctionsInWords,
  differences,
  type Revised,
} from '#shared/domain/content/briefing/corrections.ts';
import { composeEdition, type EditionPart } from '#shared/domain/content/briefing/edition.ts';
import type { BriefingScope } from '#shared/domain/content/briefing/facts.ts';
import { isoWeek, publicationOf, type Week, weekName } from '#shared/domain/content/briefing/week.ts';
import { pageOf } from '#shared/domain/content/links.ts';
import {
  type articles,
  type authors,
  type ContentKind,
  contentTables,
  type FigureSource,
  type newsletterEditions,
} from '#shared/tables/content.ts';
import type { RowOf } from '#shared/tables/definition.ts';
import { upsertStatement } from '#shared/tables/statements.ts';
import { contentIdentity } from '#shared/text/identity.ts';
import { recordIssues, stageIssues } from '#workers/pipeline/issues.ts';
import { lockUntilCommit } from '#workers/pipeline/locks.ts';
import { emitChanges } from '#workers/pipeline/outbox.ts';
import { findTargets } from '../import/targets.ts';
import { factsOf } from './facts.ts';

/** Subject of briefings. */
const SUBJECT = 'Weekly briefing';
const BRIEFING = 'weekly';
/** Maximum number of rules that an issue names. */
const MAX_RULES = 20;
/** The newsletter that is written from the data. */
const NEWSLETTER = 'weekly-tenders';

const scopes: readonly BriefingScope[] = [
  { slug: null, name: 'South Africa' },
  ...provinces.flatMap(({ isProvince, slug, name }) => (isProvince ? [{ slug, name }] : [])),
];

type Author = RowOf<typeof authors>;
type Stored = Revised & { origin: string; sources: readonly FigureSource[] };

/**
 * Writes the briefings and the newsletter of a week, in the transaction of the caller, and corrects existing ones if a
 * figure of the week has changed. Writing them again without a change writes nothing.
 * @param site address of the web site that shows them; null if there is none
 * @returns names of the resources with changes
 */
export async function writeWeek(client: Client, week: Week, site: string | null): Promise<ContentKind[]> {
  await lockUntilCommit(client, 'briefings');
  const { rows } = await client.query<Author>('select * from core.author where slug = $1', [DATA_DESK]);
  const [author] = rows;
  if (author === undefined) return [];
  const parts: EditionPart[] = [];
  let changed = 0;
  let inWeek = 0;
  for (const scope of scopes) {
    const slug = `briefing${scope.slug === null ? '' : `-${scope.slug}`}-${weekName(week)}`;
    const facts = await factsOf(client, scope, week);
    parts.push({
      scope,
      slug,
      published: facts.counts['published'] ?? 0,
      closing: facts.counts['closing'] ?? 0,
    });
    const text = composeBriefing(facts, author.banned_phrases);
    if (!(await keepsTo(client, author, slug, text)) || (await pauses(client, author, scope, week, inWeek)))
      continue;
    inWeek += 1;
    changed += await storeArticle(client, { scope, week, slug, author, text, site });
  }
  const edition = await storeEdition(client, week, parts, site);
  return [
    ...(changed > 0 ? (['article'] as const) : []),
    ...(edition > 0 ? (['newsletter_edition'] as const) : []),
  ];
}

/** Issue of a briefing that is not written, because its author's record does not allow its words. */
const WITHHELD = 'briefing-withheld';

/** @returns whether an author's record allows a text; if not, there is an issue with the reason until it does */
async function keepsTo(client: Client, author: Author, slug: string, text: ComposedText): Promise<boolean> {
  const faults = authorFaults(author, { ...text, prose: proseOf(text.content), category: SUBJECT });
  if (faults.length === 0)
    await client.query('delete from ops.issue where kind = $1 and subject = $2', [WITHHELD, slug]);
  else
    await recordIssues(client, [
      stageIssues('content').warning(WITHHELD, 'content', slug, {
        author: author.slug,
        rules: faults.map(({ rule }) => rule).slice(0, MAX_RULES),
      }),
    ]);
  return faults.length === 0;
}

/** @returns whether the author's record requires a pause; existing texts were allowed */
async function pauses(
  database: Executor,
  author: Author,
  { slug }: BriefingScope,
  week: Week,
  inWeek: number,
): Promise<boolean> {
  const { rows } = await database.query<{ latest: string | null }>(
    `select max(week_start_date)::text as latest from core.article
     where origin = 'composed' and province_slug is not distinct from $1 and week_start_date < $2::date`,
    [slug, week.from],
  );
  const latest = rows[0]?.latest ?? null;
  const nearest = latest === null ? null : daysApart(latest, week.from);
  return paceFault(author, SUBJECT, { nearest, inWeek }) !== null;
}

/**
 * @returns the new state of a text: null if nothing that belongs to the week has changed, or if a file of the operator
 *   has replaced it
 */
async function revise(
  database: Executor,
  kind: 'article' | 'newsletter_edition',
  slug: string,
  sources: readonly FigureSource[],
): Promise<Revised | null> {
  const { rows } = await database.query<Stored>(
    `select origin, revision, corrections, sources from core.${kind} where slug = $1`,
    [slug],
  );
  const [before] = rows;
  if (before === undefined) return { revision: 1, corrections: [] };
  if (before.origin !== 'composed') return null;
  const changes = differences(before.sources, sources);
  return changes.length === 0 ? null : corrected(before, changes, await databaseTime(database));
}

async function storeArticle(
  client: Client,
  given: {
    scope: BriefingScope;
    week: Week;
    slug: string;
    author: Author;
    text: ComposedText;
    site: string | null;
  },
): Promise<number> {
  const { scope, week, slug, author, text, site } = given;
  const revised = await revise(client, 'article', slug, text.sources);
  if (revised === null) return 0;
  const content = `${text.content}${correctionsInWords(revised)}`;
  const row: RowOf<typeof articles> = {
    ...written(week, slug, 'article', text.title, { ...text, content }, revised),
    links: await linksOf(client, content, site),
    author_id: author.id,
    category_name: SUBJECT,
    category_color: null,
    tags: ['briefing', 'tenders', 'awards'],
    excerpt: text.excerpt,
    featured_image: null,
    seo_title: null,
    seo_description: null,
    seo_keywords: [],
    canonical_url: site === null ? null : pageOf(site, 'article', slug),
    briefing_type: BRIEFING,
    province_slug: scope.slug,
    week_start_date: week.from,
    featured_tender_ids: text.tenders,
  };
  return store(client, 'article', row);
}

async function storeEdition(
  client: Client,
  week: Week,
  parts: readonly EditionPart[],
  site: string | null,
): Promise<number> {
  const slug = `${NEWSLETTER}-${weekName(week)}`;
  const text = composeEdition(week, parts);
  const revised = await revise(client, 'newsletter_edition', slug, text.sources);
  if (revised === null) return 0;
  const content = `${text.content}${correctionsInWords(revised)}`;
  const { year, week: number } = isoWeek(week);
  const row: RowOf<typeof newsletterEditions> = {
    ...written(week, slug, 'newsletter_edition', text.title, { ...text, content }, revised),
    links: await linksOf(client, content, site),
    newsletter_type_id: NEWSLETTER,
    edition_number: year * 100 + number,
    summary: text.excerpt,
    sent_at: null,
    recipient_count: null,
    open_rate: null,
    click_rate: null,
    generated_with_ai: false,
    metadata: { weekStartDate: week.from, weekEndDate: week.to },
  };
  return store(client, 'newsletter_edition', row);
}

const written = (
  week: Week,
  slug: string,
  kind: ContentKind,
  title: string,
  { content, figure, sources }: Pick<ComposedText, 'content' | 'figure' | 'sources'>,
  { revision, corrections }: Revised,
) => ({
  ...({ id: contentIdentity(kind, slug), slug, origin: 'composed', path: null } as const),
  // Texts of a past week appear at once; those written in time appear at their time.
  ...({ status: 'scheduled', publish_at: publicationOf(week), title } as const),
  ...{ content, figure, sources, revision, corrections },
});

/** A link without a target has no page; it becomes plain text. */
async function linksOf(
  database: Executor,
  content: string,
  site: string | null,
): Promise<Record<string, string>> {
  const links = inspectMarkdown(content).links.map(({ target }) => target);
  const targets = await findTargets(database, links, site, new Set());
  return Object.fromEntries([...targets].map(([link, { page }]) => [link, page]));
}

async function store(client: Client, kind: ContentKind, row: object): Promise<number> {
  const { rows } = await client.query<{ id: string }>(upsertStatement(contentTables[kind]), [
    JSON.stringify([row]),
  ]);
  return emitChanges(
    client,
    kind,
    rows.map(({ id }) => id),
  );
}
