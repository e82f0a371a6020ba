import type { Criterion, Found } from '#shared/domain/documents/analysis.ts';
import { after, before, matchesOf } from '#shared/domain/documents/reading/matches.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { foundAt } from './found.ts';

/** `a maximum of 20 points will be awarded for …`, `20 points are allocated to …`: what follows is the name. */
const AWARDED =
  /\b(\d{1,3}) ?(?:points?|punte|%) (?:will be |shall be |are |is |word )?(?:awarded|allocated|given|toegeken|geallokeer)(?: to bidders)? (?:for|to|vir|aan) /gi;
/** `experience of the company (30 points), methodology (40 points)`: what stands before is the name. */
const IN_BRACKETS = /[([](\d{1,3}) ?(?:points?|punte|%)[)\]]/gi;
const MAX_NAME = 140;
/** What the points of all criteria together are said to be. */
export const OUT_OF = /\b(?:out of|total of|uit|totaal van) (\d{2,3})\b/gi;
const ABOUT = /\b(?:functional|quality|technical|funksional|kwaliteit|tegniese)/i;

/** Finds criteria that sentences name with their points, where these add up to a hundred or to what is said of them. */
export function criteriaInProse(reader: Reader): { criteria: Found<Criterion>[]; total: number | null } {
  for (const rows of [awarded(reader), inBrackets(reader)]) {
    const total = rows.reduce((sum, { weight }) => sum + weight, 0);
    const stated =
      total === 100 || matchesOf(reader, OUT_OF).some(({ groups }) => Number(groups[0]) === total);
    if (rows.length < 2 || !stated) continue;
    return {
      criteria: rows.map((row) =>
        foundAt(reader, { name: row.name, weight: row.weight, subCriteria: [] }, [row], 0.85),
      ),
      total,
    };
  }
  return { criteria: [], total: null };
}

type Row = Span & { weight: number; name: string };

const isAbout = (reader: Reader, { start }: Span): boolean => ABOUT.test(before(reader, start, 900));
const isCriterion = ({ name }: Row): boolean =>
  name.length >= 4 && !/\b(?:price|specific goals?|prys)\b/i.test(name);

const awarded = (reader: Reader): Row[] =>
  matchesOf(reader, AWARDED)
    .filter((match) => isAbout(reader, match))
    .map(({ start, end, groups }) => {
      const name = bare(after(reader, end, MAX_NAME).split(/[.;:]/)[0]!);
      return {
        start,
        end: end + after(reader, end, MAX_NAME).indexOf(name) + name.length,
        weight: Number(groups[0]),
        name,
      };
    })
    .filter(isCriterion);

function inBrackets(reader: Reader): Row[] {
  const rows: Row[] = [];
  for (const match of matchesOf(reader, IN_BRACKETS).filter((one) => isAbout(reader, one))) {
    const from = Math.max(rows.at(-1)?.end ?? 0, match.start - MAX_NAME);
    const text = reader.flow.slice(from, match.start);
    const name = bare(text.split(/[.;:] /).at(-1)!);
    rows.push({
      start: from + text.lastIndexOf(name),
      end: match.end,
      weight: Number(match.groups[0]),
      name,
    });
  }
  return rows.filter(isCriterion);
}

const bare = (text: string): string => text.replace(/^(?:and|en|the|die|,| ){1,3}/i, '').trim();
