import type { Total } from '#services/api/v2/serve/cache/totals.ts';
import { listedOnly } from '#services/api/v2/serve/conditions.ts';
import type { Cursors } from '#services/api/v2/serve/cursor.ts';
import { limits } from '#services/api/v2/serve/parameters.ts';
import type { ListPlan } from '#services/api/v2/serve/plan.ts';
import { asking } from '#services/api/v2/serve/search/asking.ts';
import type { IndexWords } from '#services/api/v2/serve/search/index-words.ts';
import type { Edge, ListPage, ListRow } from '#services/api/v2/serve/search/ranked.ts';
import {
  type Counts,
  type Decisions,
  NO_DECISIONS,
  type Reading,
  readText,
} from '#services/api/v2/serve/search/reading.ts';
import {
  type Beyond,
  BY_NUMBER,
  beyondStatement,
  type Judged,
  sampleStatement,
  windowStatement,
} from '#services/api/v2/serve/search/search-statement.ts';
import {
  BY_INDEX,
  isByMonth,
  latestSince,
  type Sampled,
  sinceBehind,
  type Ways,
  WINDOW,
  waysFor,
} from '#services/api/v2/serve/search/ways.ts';
import type { Pool } from '#shared/database.ts';
import type { Correction } from '#shared/domain/search/corrections.ts';
import type { SearchTexts } from '#shared/domain/search/tsquery.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/**
 * Lists in which the best matches come first.
 *
 * Ranking every record that has a common word would take seconds, so the records with all words are two parts. The first
 * matches are the window: they are ranked by relevance, and in the order of the list among equals. All further matches
 * follow in the order of the list. A query with fewer matches than the window holds is ranked completely. The window takes
 * records whose title and names match, then those that match by description or address only; both in the order of the list
 * (for tenders the newest first).
 *
 * Where all words give less than a page, records with most of the words follow: a window of their own, and nothing behind
 * it. A cursor contains what was decided on the first page and the ends of the windows, so that no record is returned twice
 * or left out, whatever is published while the list is read.
 */

/** Where a search takes place. */
export type Searching = {
  pool: Pool;
  resource: Resource;
  index: IndexWords;
  cursors: Cursors;
  source: 'body' | 'detail';
  /** Number of records with all words that suffices, so that those with most of them do not follow; by default a page. */
  enough?: number;
};

/** A window as the first page found it; all later pages keep it. */
export type Found = {
  ways: Ways;
  /** Last record of the window, where more records match than it holds. */
  border: Edge | null;
  /** Number of records in the window. */
  count: number;
  /** Number of all matches. */
  total: Total;
  /** Beginning of the month since which there are about as many matches as are counted; null where there are not many more. */
  recent: string | null;
};
/** The windows of a list, and what was decided about its words. */
type Course = { decisions: Decisions; all: Found; most: Found | null };
/** End of a page: at a relevance within one of the windows, or behind the first. */
type At = { relevance: number; most?: true } | { elsewhere: boolean };
type Place = Course & { key: string | null; at: At; apart?: boolean };
type Hit = { row: ListRow; at: At };

const NOBODY: Found = {
  ways: BY_INDEX.ways,
  border: null,
  count: 0,
  total: { count: 0, relation: 'eq' },
  recent: null,
};

/** Reads one page of a ranked list. @param searching `cursors` writes the cursor of the next page */
export async function searchPage(searching: Searching, plan: ListPlan): Promise<ListPage> {
  const { reading, apart, course, hits } = plan.after
    ? await readOn(searching, plan, JSON.parse(plan.after.key ?? '{}') as Place, plan.after.id)
    : await readFirst(searching, plan);
  const page = hits.slice(0, plan.limit);
  const last = hits.length > plan.limit ? page.at(-1) : undefined;
  const { decisions, all, most } = course;
  const ended = last && ({ ...course, apart, key: last.row[1], at: last.at } satisfies Place);
  return {
    rows: page.map(({ row }) => row),
    next: last ? searching.cursors.write({ key: JSON.stringify(ended), id: last.row[2] }, plan.scope) : null,
    total: { count: all.total.count + (most?.count ?? 0), relation: all.total.relation },
    searched: {
      corrections: decisions.corrections,
      allWords: all.total,
      mostWords: most !== null && most.count > 0,
      texts: [reading.all(decisions), most && reading.most(decisions)].filter((texts) => texts !== null),
      matching: reading.matching(decisions),
      apart,
      // A cursor that an earlier release wrote has no month.
      recent: all.recent ?? null,
    },
  };
}

/** How a text is read: as it was written, or without its quotation marks. */
type Read = { reading: Reading; apart: boolean };
type Page = Read & { course: Course; hits: Hit[] };

async function readFirst(searching: Searching, plan: ListPlan): Promise<Page> {
  const skip = plan.page === null ? 0 : (plan.page - 1) * plan.limit;
  const { course, hits, mostHits, ...read } = await begin(searching, plan, skip);
  if (course.all.border === null) return { ...read, course, hits: [...hits, ...mostHits] };
  const asked = asking(plan, read.reading.all(course.decisions));
  return { ...read, course, hits: await filled(searching, asked, { hits, found: course.all }, null, skip) };
}

/** Decides how a list begins. Where no record has words in quotation marks together, each is searched for on its own. */
export async function begin(searching: Searching, plan: ListPlan, skip: number): Promise<Read & Decided> {
  const reading = await readText(plan.query ?? '', searching.index);
  const decided = await decide(searching, plan, reading, skip);
  const { all, most } = decided.course;
  if (!plan.correct || reading.apart === null || all.count + (most?.count ?? 0) > 0)
    return { reading, apart: false, ...decided };
  const apart = await reading.apart();
  return { reading: apart, apart: true, ...(await decide(searching, plan, apart, skip)) };
}

/** Continues where the previous page ended. */
async function readOn(
  searching: Searching,
  plan: ListPlan,
  { key, at, apart = false, ...course }: Place,
  id: string,
): Promise<Page> {
  const written = await readText(plan.query ?? '', searching.index);
  const reading = apart && written.apart ? await written.apart() : written;
  const read = { reading, apart };
  const { decisions, all, most } = course;
  const asked = asking(plan, reading.all(decisions));
  const asksMost = asking(plan, reading.most(decisions));
  // Behind the window nothing is ranked.
  if ('elsewhere' in at)
    return {
      ...read,
      course,
      hits: await filled(searching, asked, { hits: [], found: all }, { ...at, key, id }, 0),
    };
  const after = { relevance: at.relevance, key, id };
  if (at.most)
    return { ...read, course, hits: asMost(await within(searching, asksMost, most ?? NOBODY, after, 0)) };
  const hits = await within(searching, asked, all, after, 0);
  if (!most || hits.length > plan.limit)
    return { ...read, course, hits: await filled(searching, asked, { hits, found: all }, null, 0) };
  const rest = { ...asksMost, limit: plan.limit - hits.length };
  return { ...read, course, hits: [...hits, ...asMost(await within(searching, rest, most, null, 0))] };
}

type Decided = { course: Course; hits: Hit[]; mostHits: Hit[] };

/** Finds the records with all words and, where these are few, corrects words and lets most of them suffice. */
export async function decide(
  searching: Searching,
  plan: ListPlan,
  reading: Reading,
  skip: number,
): Promise<Decided> {
  const judgeAll = (decisions: Decisions) => judge(searching, plan, reading.all(decisions), skip);
  let decisions = NO_DECISIONS;
  let { found, hits, best } = await judgeAll(decisions);
  // Of a single word there is no most, and whoever knows a number means that record.
  const enough = () =>
    found.border !== null ||
    found.count >= (searching.enough ?? plan.limit) ||
    (found.count > 0 && (reading.terms < 2 || best >= BY_NUMBER));
  const course = (most: Found | null) => ({ decisions, all: found, most });
  if (enough()) return { course: course(null), hits, mostHits: [] };

  const unfiltered = plan.conditions.length === listedOnly(searching.resource).length + 1;
  // Of a single word it is known by now how many records have it, unless only some records were looked at.
  const count = async (): Promise<Counts> => {
    const all = [found.total.count];
    return reading.terms === 1 && unfiltered ? { found: all, inNotice: all } : reading.count(decisions);
  };
  let counts = await count();
  for (const rare of plan.correct ? [false, true] : []) {
    if (found.count > 0) break;
    const corrections = await reading.corrections(counts, rare);
    if (corrections.length === 0) continue;
    // What no record had was corrected before; it is no less an error than what few have.
    const corrected = { ...decisions, corrections: merged(decisions.corrections, corrections) };
    const judged = await judgeAll(corrected);
    // A word that records have is only widened where that finds something.
    if (rare && judged.found.count === 0) continue;
    decisions = corrected;
    ({ found, hits, best } = judged);
    if (enough()) return { course: course(null), hits, mostHits: [] };
    counts = await count();
  }

  const weighed = { ...decisions, weights: await reading.weigh(counts) };
  const texts = reading.most(weighed);
  if (texts === null) return { course: course(null), hits, mostHits: [] };
  decisions = weighed;
  const most = await judge(searching, plan, texts, Math.max(0, skip - found.count));
  return { course: course(most.found), hits, mostHits: asMost(most.hits) };
}

/** Later corrections of a word replace earlier ones. */
const merged = (earlier: readonly Correction[], later: readonly Correction[]): Correction[] => [
  ...new Map([...earlier, ...later]),
];

const asMost = (hits: readonly Hit[]): Hit[] =>
  hits.map(({ row, at }) => ({ row, at: 'relevance' in at ? { relevance: at.relevance, most: true } : at }));

/** The first page of a window. */
async function judge(
  { pool, resource, source }: Searching,
  plan: ListPlan,
  texts: SearchTexts | null,
  skip: number,
): Promise<{ found: Found; hits: Hit[]; best: number }> {
  if (texts === null) return { found: NOBODY, hits: [], best: 0 };
  const asked = asking(plan, texts);
  const sampled = texts.rare ? null : (await pool.query<Sampled>(sampleStatement(resource, asked))).rows[0]!;
  const { ways, whole } = sampled === null ? BY_INDEX : waysFor(sampled);
  const { rows } = await pool.query<Judged>(windowStatement(resource, asked, ways, null, null, skip, source));
  const [size = '0', matched = null, [elsewhere, key, id, best] = [null, null, null, null]] = rows[0] ?? [];
  const count = Number(size);
  const complete = whole && count < WINDOW;
  const border = complete || elsewhere === null || id === null ? null : { elsewhere, key, id };
  const total: Total =
    border === null || ways.together
      ? { count: Math.max(count, Number(matched ?? 0)), relation: 'eq' }
      : {
          count: Math.max(count, Number(matched ?? 0), sampled === null ? 0 : seenIn(sampled)),
          relation: 'gte',
        };
  const recent = sampled === null || border === null ? null : latestSince(sampled, limits.facetRecords);
  return { found: { ways, border, count, total, recent }, hits: judged(rows), best: best ?? 0 };
}

/** A later page of a window. */
export async function within(
  { pool, resource, source }: Searching,
  asked: ListPlan,
  { ways, border }: Found,
  after: { relevance: number; key: string | null; id: string } | null,
  skip: number,
): Promise<Hit[]> {
  const { rows } = await pool.query<Judged>(
    windowStatement(resource, asked, ways, border, after, skip, source),
  );
  return judged(rows);
}

/** Number of matches in the sample. */
const seenIn = ([names, elsewhere]: Sampled): number => Number(names) + Number(elsewhere);

/**
 * Fills a page with records from behind the window.
 * @param after end of the previous page, if it was behind the window
 */
async function filled(
  { pool, resource, source }: Searching,
  asked: ListPlan,
  { hits, found: { ways, border, count } }: { hits: Hit[]; found: Found },
  after: Edge | null,
  skip: number,
): Promise<Hit[]> {
  const from = after ?? border;
  if (!from || hits.length > asked.limit) return hits;
  const rest = { ...asked, limit: asked.limit - hits.length };
  const skipped = Math.max(0, skip - count);
  const way = from.elsewhere ? ways.elsewhere : ways.names;
  const walked = way !== null && typeof way === 'object' && 'walk' in way;
  const since =
    walked || !isByMonth(resource, asked) || !border
      ? null
      : sinceBehind(from.key, border.key, count, skipped + rest.limit);
  const { rows } = await pool.query<Beyond>(beyondStatement(resource, rest, from, skipped, source, since));
  return [...hits, ...rows.map(([elsewhere, ...row]): Hit => ({ row, at: { elsewhere } }))];
}

const judged = (rows: readonly Judged[]): Hit[] =>
  rows.flatMap(([, , , relevance, ...row]): Hit[] =>
    relevance === null ? [] : [{ row, at: { relevance: Number(relevance) } }],
  );
