import type { Found } from '#shared/domain/documents/analysis.ts';
import { after, before, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { elect } from './found.ts';

const SCORE =
  '(?<![\\d/.])(\\d{1,3}(?:[.,]\\d{1,2})?)\\)?(?: ?\\([a-z -]{2,30}\\))? ?(%|per ?cent|persent|points?|punte|out of|uit|\\/ ?\\d{2,3})';
const MINIMUM =
  /\b(?:minimum|threshold|at least|not less than|less than|below|fewer than|drempel(?:waarde)?|minste|minder as|cut-?off|qualifying|pass mark|hurdle|kwalifiserende?)\b/gi;
const NUMBER = new RegExp(SCORE, 'i');
const NUMBERS = new RegExp(SCORE, 'gi');
/** A minimum may stand without its unit, above all in a table. */
const MINIMUM_SCORE =
  /\b(?:minimum (?:qualifying )?(?:score|points)|threshold|drempel(?:waarde)?|minimum punte|pass mark|cut-?off)\b/gi;
const BARE = /(?<![\d/.])(\d{2,3})(?![\d.,:/-]*\d| ?%| ?per)/;
const OR_MORE = /\b(?:minimum|threshold|or more|or higher|or above|of meer|drempel)/i;
const ABOUT =
  /\b(?:functional|quality|technical|evaluat|qualif|score|threshold|funksional|kwaliteit|tegnies|drempel|punte|points|phase|stage|fase)/i;
const SUBJECT =
  /\b(?:functional(?:ity)?|quality (?:criteria|scor\w+|points|evaluation)|(?:for|of) quality|technical (?:scor\w+|evaluation|criteria|points|proposal|phase|threshold|requirements)|funksional(?:iteit)?|kwaliteit|tegniese)\b/i;
const THRESHOLD = /\b(?:threshold|drempel\w*|minimum qualifying|cut-?off)\b/i;
/** Minima of something else. */
const OTHER =
  /\b(?:local|plaaslike|content|production|inhoud|sub-?contract|subkontrak|b-?bbee|level|vlak|black|swart|owned|guarantee|waarborg|retention|deposit|price|prys|turnover|labour|cpg|penalt|interest|vat|year|specific goals|participation|eme|qse|per criterion|each criterion|payment|unit|discount|market)/i;
const OUT_OF =
  /^(?: ?(?:%|points?|punte))?[ ,(]{0,2}(?:out of|uit|of|van|from)? ?(?:a |the |'n |die )?(?:possible |maximum |total |maksimum |totaal )?(?:of |van )?\/? ?(?:\(?(\d{2,3}))\b/i;

/**
 * Finds the minimum for functionality, in percent of its points.
 * @param total points that functionality has in the document, where its table says so
 */
export function findThreshold(reader: Reader, total: number | null): Found<number> | null {
  const pairs = [
    ...pairsOf(reader, MINIMUM, NUMBER, 110),
    ...pairsOf(reader, MINIMUM_SCORE, BARE, 40).map((pair) => ({
      ...pair,
      groups: [pair.groups[0], 'points'],
    })),
    ...pairsOf(reader, NUMBERS, OR_MORE, 40).map((pair) => ({
      ...pair,
      end: pair.first.end,
      between: '',
      groups: pair.first.groups,
    })),
  ];
  const votes = pairs.flatMap(({ start, end, between, groups: [digits = '', unit = ''] }) => {
    const text = reader.flow.slice(start, end);
    const context = before(reader, start, 200) + text + after(reader, end, 120);
    const close = `${before(reader, start, 50)}${text}${after(reader, end, 40)}`;
    if (!ABOUT.test(context) || !(SUBJECT.test(context) || THRESHOLD.test(context)) || OTHER.test(between))
      return [];
    if (OTHER.test(close) && !SUBJECT.test(close)) return [];
    const value = percentOf(
      Number(digits.replace(',', '.')),
      unit,
      after(reader, end - unit.length, 60),
      total,
    );
    return value === null
      ? []
      : [{ start, end, value, weight: (SUBJECT.test(close) ? 3 : 1) + (/^%|per/i.test(unit) ? 1 : 0) }];
  });
  return elect(reader, votes, { agreed: 0.96, disputed: 0.8 });
}

/** @returns the share in percent; null where it is none that anybody demands */
function percentOf(score: number, unit: string, rest: string, total: number | null): number | null {
  const points = !/^(?:%|per)/i.test(unit);
  const stated = points ? Number(OUT_OF.exec(rest)?.[1] ?? Number.NaN) : Number.NaN;
  const whole = stated >= score ? stated : (total ?? 100);
  const value = points ? (score / (whole >= score ? whole : 100)) * 100 : score;
  return value >= 30 && value <= 100 ? Math.round(value * 100) / 100 : null;
}
