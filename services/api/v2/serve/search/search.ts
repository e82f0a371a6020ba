import { listedOnly } from '#services/api/v2/serve/conditions.ts';
import { limits } from '#services/api/v2/serve/parameters.ts';
import { asking } from '#services/api/v2/serve/search/asking.ts';
import { type CountedFacets, countedOf } from '#services/api/v2/serve/search/facets.ts';
import type { ListPage, SearchPlan } from '#services/api/v2/serve/search/ranked.ts';
import {
  type Counts,
  type Decisions,
  NO_DECISIONS,
  readText,
  type SearchReading,
} from '#services/api/v2/serve/search/reading.ts';
import { BY_NUMBER } from '#services/api/v2/serve/search/search-statement.ts';
import {
  type At,
  filled,
  type Hit,
  judge,
  NOBODY,
  type Searching,
  type SearchWindow,
  within,
} from '#services/api/v2/serve/search/windows.ts';
import type { Correction } from '#shared/domain/search/corrections.ts';

/**
 * Lists in which the best matches come first.
 *
 * Ranking every record with a common word would take seconds, so the records with all words are divided into two parts.
 * The first matches are the window: they are ranked by relevance, and equal ones keep the order of the list. All
 * further matches follow in the order of the list. A query with fewer matches than the window holds is ranked
 * completely. The window takes records whose title and names match, then those that match by description or address
 * only; both in the order of the list (for tenders the newest first).
 *
 * If fewer than `ENOUGH` records have all words, records with most of the words follow, in a separate window with
 * nothing after it. Their number does not depend on the size of the page. A cursor contains what was decided on the
 * first page and the ends of the windows, so that no record is returned twice or left out, whatever is published while
 * the list is read.
 */

/** Records with all words from which on those with most words do not follow: the same for every size of a page. */
const ENOUGH = limits.limit.default;

/** The windows of a list, and what was decided about its words. */
type SearchedWindows = { decisions: Decisions; all: SearchWindow; most: SearchWindow | null };
type SearchPosition = SearchedWindows & { key: string | null; at: At; apart?: boolean };

/** Reads one page of a ranked list. @param searching `cursors` writes the cursor of the next page */
export async function searchPage(searching: Searching, plan: SearchPlan): Promise<ListPage> {
  const {
    reading,
    apart,
    windows,
    hits,
    counted = null,
  } = plan.after
    ? await readOn(searching, plan, JSON.parse(plan.after.key ?? '{}') as SearchPosition, plan.after.id)
    : await readFirst(searching, plan);
  const page = hits.slice(0, plan.limit);
  const last = hits.length > plan.limit ? page.at(-1) : undefined;
  const { decisions, all, most } = windows;
  const ended = last && ({ ...windows, apart, key: last.row[1], at: last.at } satisfies SearchPosition);
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
      // A cursor written by an earlier release has no month.
      recent: all.recent ?? null,
      counted,
    },
  };
}

/** How a text is read: as it was written, or without its quotation marks. */
type Read = { reading: SearchReading; apart: boolean };
type Page = Read & { windows: SearchedWindows; counted?: CountedFacets; hits: Hit[] };

async function readFirst(searching: Searching, plan: SearchPlan): Promise<Page> {
  const skip = plan.page === null ? 0 : (plan.page - 1) * plan.limit;
  const { windows, hits, mostHits, counted, ...read } = await begin(searching, plan, skip);
  if (windows.all.border === null) return { ...read, windows, counted, hits: [...hits, ...mostHits] };
  const asked = asking(plan, read.reading.all(windows.decisions));
  return {
    ...{ ...read, windows, counted },
    hits: await filled(searching, asked, { hits, found: windows.all }, null, skip),
  };
}

/**
 * Decides how a list begins. If no record has the words in quotation marks together, each is searched for separately.
 */
export async function begin(searching: Searching, plan: SearchPlan, skip: number): Promise<Read & Decided> {
  const reading = await readText(plan.query ?? '', searching.index);
  const decided = await decide(searching, plan, reading, skip);
  const { all, most } = decided.windows;
  if (!plan.correct || reading.apart === null || all.count + (most?.count ?? 0) > 0)
    return { reading, apart: false, ...decided };
  const apart = await reading.apart();
  return { reading: apart, apart: true, ...(await decide(searching, plan, apart, skip)) };
}

/** Continues at the end of the previous page. */
async function readOn(
  searching: Searching,
  plan: SearchPlan,
  { key, at, apart = false, ...windows }: SearchPosition,
  id: string,
): Promise<Page> {
  const written = await readText(plan.query ?? '', searching.index);
  const reading = apart && written.apart ? await written.apart() : written;
  const read = { reading, apart };
  const { decisions, all, most } = windows;
  const asked = asking(plan, reading.all(decisions));
  const asksMost = asking(plan, reading.most(decisions));
  // After the window nothing is ranked.
  if ('elsewhere' in at)
    return {
      ...read,
      windows,
      hits: await filled(searching, asked, { hits: [], found: all }, { ...at, key, id }, 0),
    };
  const after = { relevance: at.relevance, key, id };
  if (at.most)
    return { ...read, windows, hits: asMost(await within(searching, asksMost, most ?? NOBODY, after, 0)) };
  const hits = await within(searching, asked, all, after, 0);
  if (!most || hits.length > plan.limit)
    return { ...read, windows, hits: await filled(searching, asked, { hits, found: all }, null, 0) };
  const rest = { ...asksMost, limit: plan.limit - hits.length };
  return { ...read, windows, hits: [...hits, ...asMost(await within(searching, rest, most, null, 0))] };
}

type Decided = { windows: SearchedWindows; hits: Hit[]; mostHits: Hit[]; counted: CountedFacets };

/** Finds the records with all words and, if these are few, corrects words and accepts records with most of them. */
export async function decide(
  searching: Searching,
  plan: SearchPlan,
  reading: SearchReading,
  skip: number,
): Promise<Decided> {
  const judgeAll = (decisions: Decisions) => judge(searching, plan, reading.all(decisions), skip);
  let decisions = NO_DECISIONS;
  let { found, hits, best, counted } = await judgeAll(decisions);
  // A single word has no majority of words, and a caller who knows a number means that record.
  const enough = () =>
    found.border !== null ||
    found.count >= ENOUGH ||
    (found.count > 0 && (reading.terms < 2 || best >= BY_NUMBER));
  const windows = (most: SearchWindow | null) => ({ decisions, all: found, most });
  if (enough()) return { windows: windows(null), hits, mostHits: [], counted };

  const unfiltered = plan.conditions.length === listedOnly(searching.resource).length + 1;
  // The number of records with a single word is known by now, unless only some records were read.
  const count = async (): Promise<Counts> => {
    const all = [found.total.count];
    return reading.terms === 1 && unfiltered ? { found: all, inNotice: all } : reading.count(decisions);
  };
  let counts = await count();
  for (const rare of plan.correct ? [false, true] : []) {
    if (found.count > 0) break;
    const corrections = await reading.corrections(counts, rare);
    if (corrections.length === 0) continue;
    // Words that no record had were corrected before; these corrections stay beside those of rare words.
    const corrected = { ...decisions, corrections: merged(decisions.corrections, corrections) };
    const judged = await judgeAll(corrected);
    // A word that records have is only widened if that finds something.
    if (rare && judged.found.count === 0) continue;
    decisions = corrected;
    ({ found, hits, best, counted } = judged);
    if (enough()) return { windows: windows(null), hits, mostHits: [], counted };
    counts = await count();
  }

  const weighed = { ...decisions, weights: await reading.weigh(counts) };
  const texts = reading.most(weighed);
  if (texts === null) return { windows: windows(null), hits, mostHits: [], counted };
  decisions = weighed;
  const most = await judge(searching, plan, texts, Math.max(0, skip - found.count));
  const both = [counted, most.counted];
  return { windows: windows(most.found), hits, mostHits: asMost(most.hits), counted: countedOf(both) };
}

/** Later corrections of a word replace earlier ones. */
const merged = (earlier: readonly Correction[], later: readonly Correction[]): Correction[] => [
  ...new Map([...earlier, ...later]),
];

const asMost = (hits: readonly Hit[]): Hit[] =>
  hits.map(({ row, at }) => ({ row, at: 'relevance' in at ? { relevance: at.relevance, most: true } : at }));
