import type { Found } from '#shared/domain/documents/analysis.ts';
import { onlyAmount } from '#shared/domain/documents/reading/amounts.ts';
import { after, before, matchesOf, type Pair, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { isTotal } from '#shared/domain/documents/reading/row-texts.ts';
import { NUMBER_WORD, sumOfWords } from '#shared/text/number-words.ts';
import { elect, type Vote } from './found.ts';
import { OUT_OF } from './functionality-prose.ts';

const WORDS = `(?:${NUMBER_WORD})(?:[ -](?:en-)?(?:${NUMBER_WORD}))?`;
/** Its groups are the digits or the words, and the unit. */
const SCORE = `(?<![\\d/.])(?:(\\d{1,3}(?:[.,]\\d{1,2})?)\\)?(?: ?\\([a-z -]{2,30}\\))?|\\b(${WORDS})) ?(%|per ?cent|persent|points?|punte|marks|out of|uit|\\/ ?\\d{2,3}|of the \\d{2,3}|van die \\d{2,3})`;
const NUMBER = new RegExp(SCORE, 'i');
const NUMBERS = new RegExp(SCORE, 'gi');
const BARE = /(?<![\d/.])(\d{2,3})(?![\d.,:/-]*\d| ?%| ?per| ?days| ?dae| ?months| ?years)/;
const MINIMUM =
  /\b(?:minimum|threshold|at least|not less than|no less than|less than|lower than|below|under|short of|exceeds?|fewer than|from|drempel(?:waarde)?|ten minste|minste|minder as|laer (?:telling )?as|benede|onder|vanaf|cut-?off|qualifying|pass mark|hurdle|kwalifiserende?|slaagpunt)\b/gi;
/** A minimum may stand without its unit, above all in a table. */
const MINIMUM_SCORE =
  /\b(?:minimum(?: \w+)? (?:score|points|mark|percentage|number of \w+(?: \w+)?)|threshold|drempel(?:waarde)?|minimum punte|minimum telling|kwalifiserende telling|pass mark|slaagpunt|cut-?off(?: (?:score|point))?|qualifying score)\b/gi;
/** Words that demand a score, where the sentence says of what and what follows from it. */
const DEMANDS =
  /\b(?:fail(?:s|ed|ing)? to \w+|(?:not|nie) (?:\w+ )?(?:obtain|achieve|reach|score|attain|meet|receive|earn|get|behaal)|must (?:\w+ )?(?:obtain|achieve|reach|score|attain|receive|earn|get|have)|need(?:s|ed)?|required?|requires|who (?:obtain|achieve|reach|score|attain|receive|earn)|that (?:obtain|achieve|reach|score|attain|receive|earn)s?|moet|wat|behaal)\b/gi;
const FOLLOWS =
  /\b(?:proceed|further|next (?:stage|phase|round|step)|considered|disqualif|eliminat|reject|non-?responsive|qualif|acceptable|go through|advance|short-?list|moves? on|goes on|go on|continue|pass|excluded|set aside|falls? (?:out|away)|drops? out|not (?:be )?evaluated|unsuccessful|opened|admitted|eligible|survive|slaag|deurgaan|uitgesluit|tersyde|evaluated on price|stage (?:2|two)|phase (?:2|two)|verder|volgende|gediskwalif|uitgeskakel|afgekeur|oorweeg|fail)/i;
const OR_MORE =
  /\b(?:minimum|threshold|or more|or higher|or above|or better|and (?:above|more|higher|over)|of meer|of hoër|en meer|drempel|is (?:needed|required))/i;
const ABOUT =
  /\b(?:functional|quality|technical|evaluat|qualif|score|threshold|funksional|kwaliteit|tegnies|drempel|punte|telling|points|phase|stage|fase)/i;
const SUBJECT =
  /\b(?:functional(?:ity)?|quality (?:criteria|scor\w+|points|evaluation)|(?:for|of) quality|score quality|technical (?:scor\w+|evaluation|criteria|points|proposal|phase|stage|threshold|merit|ability|capability|capacity|competence|aspects?|assessment|part)|(?:technical|on|for) merit|funksional(?:iteit)?|kwaliteit|tegniese)\b/i;
const THRESHOLD = /\b(?:threshold|drempel\w*|minimum qualifying|cut-?off|pass mark)\b/i;
/** Minima of something else. */
const OTHER =
  /\b(?:local|plaaslike|content|production|inhoud|sub-?contract|subkontrak|b-?bbee|level|vlak|black|swart|owned|guarantee|waarborg|retention|deposit|price|prys|turnover|labour|cpg|penalt|interest|vat|year|specific goals|participation|eme|qse|per criterion|each criterion|payment|unit|discount|market|efficiency|temperature|humidity)/i;
/** The stage that follows is often that of the price. */
const PRICE = /\b(?:price|prys)\w*/gi;
const REST =
  /^(?: ?(?:%|points?|punte|marks))?[ ,(]{0,2}(?:\/|(?:out of|uit|of|van|from) (?:a |the |'n |die )?(?:possible |maximum |total |maksimum |totaal )?(?:of |van )?) ?\(?(\d{2,3})\b/i;

/**
 * Finds the minimum for functionality, in percent of its points.
 * @param total points that functionality has in the document, where its table says so
 */
export function findThreshold(reader: Reader, total: number | null): Found<number> | null {
  const whole = total ?? statedTotal(reader);
  const pairs: Demand[] = [
    ...pairsOf(reader, MINIMUM, BARE, 30).map((pair) => ({ ...pair, isWeak: true, isBare: true })),
    ...pairsOf(reader, MINIMUM, NUMBER, 110).map((pair) => ({ ...pair, isWeak: false })),
    ...pairsOf(reader, MINIMUM_SCORE, BARE, 40).map((pair) => ({ ...pair, isWeak: false })),
    ...pairsOf(reader, NUMBERS, OR_MORE, 40).map((pair) => ({
      ...pair,
      ...{ end: pair.first.end, between: '', groups: pair.first.groups, isWeak: false },
    })),
    ...pairsOf(reader, DEMANDS, NUMBER, 60).map((pair) => ({ ...pair, isWeak: true })),
  ];
  const votes = pairs.flatMap((pair) => voteOf(reader, pair, whole, total));
  return elect(reader, [...votes, ...columnVotes(reader, whole)], { agreed: 0.96, disputed: 0.8 });
}

type Demand = Pair & { isWeak: boolean; isBare?: boolean };
const SCORES =
  /\b(?:scor(?:e|es|ed|ing)|points|marks|punte|telling|persentasie|percentage|threshold|drempel)\b/i;

function voteOf(
  reader: Reader,
  { start, end, between, groups, isWeak, isBare = false }: Demand,
  whole: number | null,
  total: number | null,
): Vote<number>[] {
  const [digits, words, unit = ''] = isBare ? [groups[0]] : groups;
  const text = reader.flow.slice(start, end);
  const context = before(reader, start, 200) + text + after(reader, end, 120);
  const close = `${before(reader, start, 50)}${text}${after(reader, end, 40)}`;
  if (!ABOUT.test(context) || OTHER.test(between)) return [];
  const sentence = sentenceAround(reader, start, end);
  // A score that decides who goes on is one for functionality, whatever the document calls it.
  const decides =
    (SCORES.test(sentence) || (total !== null && unit !== '')) &&
    FOLLOWS.test(sentence) &&
    !OTHER.test(sentence.replace(PRICE, ''));
  if (!SUBJECT.test(context) && !THRESHOLD.test(context) && !decides) return [];
  if (OTHER.test(close) && !SUBJECT.test(close)) return [];
  if (isBare && !decides) return [];
  if (
    isWeak &&
    !decides &&
    !(SUBJECT.test(sentence) && (FOLLOWS.test(sentence) || OUT_OF_ALL.test(sentence)))
  )
    return [];
  const value = percentOf(
    digits === undefined ? sumOfWords(words ?? '') : Number(digits.replace(',', '.')),
    unit,
    after(reader, end - unit.length, 60),
    whole,
  );
  if (value === null) return [];
  const certain = (SUBJECT.test(close) ? 3 : 1) + (/^%|per/i.test(unit) ? 1 : 0);
  return [{ start, end, value, weight: isWeak ? certain / 2 : certain }];
}

const OUT_OF_ALL = /\b(?:out of|uit|possible|of the \d)/i;
const SENTENCE = 220;

function sentenceAround(reader: Reader, start: number, end: number): string {
  const head = before(reader, start, SENTENCE)
    .split(/[.;!] (?=[A-Z'"(])/)
    .at(-1)!;
  const tail = after(reader, end, SENTENCE).split(/[.;!] (?=[A-Z'"(])/)[0]!;
  return head + reader.flow.slice(start, end) + tail;
}

/** What sentences say that functionality counts together, where no table does. */
function statedTotal(reader: Reader): number | null {
  const totals = matchesOf(reader, OUT_OF)
    .filter(({ start, end }) => SUBJECT.test(before(reader, start, 60) + after(reader, end, 40)))
    .map(({ groups }) => Number(groups[0] ?? groups[1] ?? groups[2]))
    .filter((total) => total >= 50 && total <= 200);
  return totals.length === 0 ? null : Math.max(...totals);
}

const HEAD = /\b(?:minimum|threshold|drempel|cut-?off|qualifying|kwalifiserende)/i;
const ROWS_BELOW = 12;

/** Reads a column of minima: that of the total, or of the only row. */
function columnVotes(reader: Reader, whole: number | null): Vote<number>[] {
  return reader.lines.flatMap(({ cells, start }, at): Vote<number>[] => {
    const head = cells.length < 2 ? undefined : cells.find(({ text }) => text.length < 50 && HEAD.test(text));
    if (head === undefined || OTHER.test(head.text) || !SUBJECT.test(before(reader, start, 300) + head.text))
      return [];
    const rows = reader.lines.slice(at + 1, at + 1 + ROWS_BELOW).flatMap((line) => {
      const cell = line.cells.find(({ column }) => column === head.column);
      const score = cell === undefined ? null : onlyAmount(cell.text);
      return score === null ? [] : [{ line, score, isMarked: cell!.text.includes('%') }];
    });
    const row = rows.length === 1 ? rows[0] : rows.find(({ line }) => isTotal(line.cells[0]!.text));
    const value = row === undefined ? null : percentOf(row.score, row.isMarked ? '%' : '', '', whole);
    return row === undefined || value === null
      ? []
      : [{ start: row.line.start, end: row.line.end, value, weight: 1.5 }];
  });
}

/** @returns the share in percent; null where it is none that anybody demands */
function percentOf(score: number, unit: string, rest: string, total: number | null): number | null {
  const points = !/^(?:%|per)/i.test(unit);
  const stated = points ? Number(REST.exec(rest)?.[1] ?? Number.NaN) : Number.NaN;
  const whole = stated >= score ? stated : (total ?? 100);
  const value = points ? (score / (whole >= score ? whole : 100)) * 100 : score;
  return value >= 30 && value < 100 ? Math.round(value * 100) / 100 : null;
}
